import { areasOf } from '../../people/areas.ts';
import { boxMean } from '../../people/box-mean.ts';
import type { Box, Face } from '../../people/person.ts';
import { type Features, featuresOf } from './features.ts';
import type { Figure } from './figure.ts';
import { exposureOf, levelsOf, ovalOf, type Skin } from './skin.ts';
import { evened, lightOf, speckOf, type Tones, tonesOf } from './tones.ts';

/** Lightness of the lips below that of the skin. */
const LIPS = 0.2;
/** Lightness of most of the skin; how much of the light from a side remains, and how strong the forms are. By eye. */
const [SKIN, SIDE, FORMS] = [0.86, 0.36, 0.85];
/** Darkest and lightest skin. Darker is for the ink. */
const [DARKEST, LIGHTEST] = [0.38, 0.97];
/** Room around a face in shares of its width. */
const AROUND = 0.2;
/** How much darker than the skin around it a line must be, in shares of its lightness, and how fast it gains strength. */
const [FAINTEST, GAIN] = [0.13, 18];
/** Share of ink from which a line is seen, and how long it must be, in shares of the face's width. */
const [VISIBLE, LONG] = [0.06, 0.2];

/**
 * Simplifies tones for a few inks. A photographed face gets light skin with large shadows, and its features as an
 * illustrator inks them, because thresholds alone would lose eyes and mouth in shadows.
 * @param soft radius of the blur in pixels @param bold thickness of the features' lines: 1 is usual
 */
export function drawnTones(figure: Figure, soft = 2, bold = 1): Tones {
  const { face, width, height } = figure;
  if (!face || face.points.length === 0) return tonesOf(figure, soft);
  const { sharp, light: blurred, cover } = lightOf(figure, soft);
  const box = roomAround(face.box, width, height);
  const part = (values: Float32Array) => cropped(values, width, box);
  const drawn = drawnFace(facePart(face, box), part(sharp), part(blurred), box.width, bold);
  const whole = wholeOf(width, height, box);
  const [share, flat, lips] = [drawn.share, drawn.light, drawn.features.lips].map(whole) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const light = evened(blurred.map(drawn.expose), cover, width).map((value, at) => {
    const own = share[at] as number;
    return clamp(value * (1 - own) + (flat[at] as number) * own - LIPS * (lips[at] as number));
  });
  return { width, height, cover, light, speck: speckOf(figure), features: shownIn(drawn.features, whole) };
}

/** The features of `drawnTones` without its tones, for drawings in lines: their forms take most of the time. */
export function drawnFeatures(figure: Figure, bold = 1): Omit<Tones, 'light' | 'speck'> {
  const { face, width, height } = figure;
  const { sharp, cover } = lightOf(figure, 0);
  if (!face || face.points.length === 0) return { width, height, cover };
  const box = roomAround(face.box, width, height);
  const { features } = inkedFace(facePart(face, box), cropped(sharp, width, box), box.width, bold);
  return { width, height, cover, features: shownIn(features, wholeOf(width, height, box)) };
}

function shownIn({ ink, paper, around }: Features, whole: (part: Float32Array) => Float32Array) {
  return { ink: whole(ink), paper: whole(paper), around: whole(around) };
}

/** Returns a function that puts what belongs to a part of a picture into the whole. */
function wholeOf(width: number, height: number, box: Box) {
  return (values: Float32Array) => pasted(values, new Float32Array(width * height), width, box);
}

/** The same tones with the face's features in them, for prints of one ink in dots or lines. */
export function shadedTones(figure: Figure, soft = 2): Tones {
  const { features, ...tones } = drawnTones(figure, soft);
  if (!features) return tones;
  const { ink, paper } = features;
  const light = tones.light.map((value, at) => {
    const [inked, blank] = [ink[at] as number, paper[at] as number];
    return value * Math.max(0, 1 - inked - blank) + blank;
  });
  return { ...tones, light };
}

/** The part of a figure that is worked on, in whole pixels. */
function roomAround({ x, y, width, height }: Box, columns: number, rows: number): Box {
  const room = AROUND * width;
  const [left, top] = [Math.max(0, Math.floor(x - room)), Math.max(0, Math.floor(y - room))];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(columns, Math.ceil(x + width + room)) - left),
    height: Math.max(1, Math.min(rows, Math.ceil(y + height + room)) - top),
  };
}

function cropped(values: Float32Array, columns: number, { x, y, width, height }: Box): Float32Array {
  const part = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (y + row) * columns + x;
    part.set(values.subarray(from, from + width), row * width);
  }
  return part;
}

function pasted(part: Float32Array, whole: Float32Array, columns: number, { x, y, width, height }: Box): Float32Array {
  for (let row = 0; row < height; row++) {
    whole.set(part.subarray(row * width, (row + 1) * width), (y + row) * columns + x);
  }
  return whole;
}

function facePart({ points }: Face, { x, y }: Box): Pick<Face, 'points'> {
  return { points: points.map((point) => [point[0] - x, point[1] - y] as const) };
}

/** @param sharp lightness of each pixel around the face, 0 to 1 @param columns pixels of a row */
function drawnFace(
  face: Pick<Face, 'points'>,
  sharp: Float32Array,
  blurred: Float32Array,
  columns: number,
  bold: number,
) {
  const { skin, features } = inkedFace(face, sharp, columns, bold);
  const expose = exposureOf(skin);
  return { ...simplified(blurred.map(expose), blurred, skin, features, columns), features, expose };
}

function inkedFace(face: Pick<Face, 'points'>, sharp: Float32Array, columns: number, bold: number) {
  const oval = ovalOf(face, columns, sharp.length / columns);
  const [, usual] = levelsOf(oval, sharp);
  const features = featuresOf(face, sharp, columns, { skin: usual, bold });
  const skin: Skin = { ...oval, levels: levelsOf(oval, sharp, features.around) };
  return { skin, features: { ...features, ink: lined(sharp, skin, features, columns) } };
}

/** The face without its features, and how much of each pixel it replaces. */
function simplified(
  exposed: Float32Array,
  light: Float32Array,
  { oval, width, levels }: Skin,
  { around }: Features,
  columns: number,
) {
  const [shadow, usual] = levels;
  // Hair, beards and frames of glasses are much darker than the shadows of the skin.
  const isSkin = light.map((value) => clamp(1 - (shadow - value) / (0.6 * (usual - shadow))));
  const own = oval.map((share, at) => share * (isSkin[at] as number) * (1 - (around[at] as number)) + 1e-5);
  const lit = exposed.map((value, at) => value * (own[at] as number));
  const mean = (reach: number, times: number) => {
    const spread = (values: Float32Array): Float32Array => {
      let result = values;
      for (let time = 0; time < times; time++) result = boxMean(result, columns, Math.ceil(reach * width));
      return result;
    };
    const weights = spread(own);
    return spread(lit).map((sum, at) => sum / (weights[at] as number));
  };
  const [near, far] = [mean(0.05, 2), mean(0.25, 1)];
  return {
    share: oval.map((share, at) => share * Math.max(isSkin[at] as number, around[at] as number)),
    light: near.map((value, at) => {
      const side = far[at] as number;
      return Math.max(DARKEST, Math.min(LIGHTEST, SKIN + (side - SKIN) * SIDE + (value - side) * FORMS));
    }),
  };
}

/** Adds strong lines of the photograph that no mesh knows: frames of glasses, and deep folds. */
function lined(
  sharp: Float32Array,
  { oval, width, levels }: Skin,
  { ink, paper }: Features,
  columns: number,
): Float32Array {
  const near = boxMean(sharp, columns, Math.max(1, Math.round(0.006 * width)));
  const far = boxMean(sharp, columns, Math.ceil(0.045 * width));
  const lines = near.map((value, at) => {
    const deeper = ((far[at] as number) - value) / levels[1] - FAINTEST;
    return clamp(deeper * GAIN) * (oval[at] as number) * (1 - (paper[at] as number));
  });
  const long = longOnes(lines, columns, LONG * width);
  return ink.map((share, at) => Math.max(share, long[at] as number));
}

/** Drops lines that reach less far than a length in pixels: short folds, stubble and noise. */
function longOnes(lines: Float32Array, columns: number, length: number): Float32Array {
  const { of, sizes } = areasOf(
    lines.map((share) => Number(share > VISIBLE)),
    columns,
  );
  const ends = sizes.map(() => ({ left: columns, right: 0, top: Number.POSITIVE_INFINITY, bottom: 0 }));
  lines.forEach((share, at) => {
    if (share <= VISIBLE) return;
    const end = ends[of[at] as number] as (typeof ends)[number];
    const [x, y] = [at % columns, Math.floor(at / columns)];
    end.left = Math.min(end.left, x);
    end.right = Math.max(end.right, x);
    end.top = Math.min(end.top, y);
    end.bottom = Math.max(end.bottom, y);
  });
  const isLong = ends.map(({ left, right, top, bottom }) => Math.hypot(right - left, bottom - top) >= length);
  return lines.map((share, at) => (share > VISIBLE && isLong[of[at] as number] ? share : 0));
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1, value));
}
