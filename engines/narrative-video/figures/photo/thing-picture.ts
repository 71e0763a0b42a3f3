import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { clamp } from '../../../drawing/motion.ts';
import { noise } from '../../../drawing/noise.ts';
import { boxMean } from '../../../people/box-mean.ts';
import type { HeldThing } from '../kit/held-thing.ts';
import { readName } from '../kit/in-both-hands.ts';
import { brushOf, type Ink } from '../kit/ink.ts';
import { drawSpoon } from '../kit/soup.ts';
import { CROCKERY, drawSticks } from './crockery.ts';
import { SMALL_THINGS } from './small-things.ts';
import { GUITARS } from './wooden-guitar.ts';
import { drawLetter, drawLetterBack } from './written-letter.ts';

/** Things whose shape is painted as a camera sees it. All others are drawn as in drawings, and lit. */
const DETAILED: Readonly<Record<string, HeldThing>> = {
  ...GUITARS,
  ...CROCKERY,
  ...SMALL_THINGS,
  letter: drawLetterBack,
  [readName('letter')]: drawLetter,
};

/** Area of a thing's picture in hundredths of the figure's height, with y up, and the pixels for one of them. */
interface Sheet {
  left: number;
  right: number;
  top: number;
  bottom: number;
  scale: number;
}

/** The largest thing is an umbrella. */
const USUAL: Sheet = { left: -24, right: 24, top: 46, bottom: -22, scale: 11 };
/** Small things that are seen from near, with details that a coarse picture would lose. */
const NEAR: Readonly<Record<string, Sheet>> = {
  letter: { left: -9, right: 9, top: 14, bottom: -5, scale: 40 },
  [readName('letter')]: { left: -9, right: 9, top: 14, bottom: -5, scale: 40 },
  noodles: { left: -9, right: 9, top: 9, bottom: -6, scale: 32 },
  ring: { left: -5, right: 5, top: 8, bottom: -3, scale: 44 },
  key: { left: -5, right: 5, top: 9, bottom: -6, scale: 40 },
  coin: { left: -5, right: 5, top: 9, bottom: -2, scale: 40 },
  bowl: { left: -9, right: 9, top: 9, bottom: -6, scale: 32 },
  cup: { left: -6, right: 6, top: 8, bottom: -5, scale: 32 },
};
/** Light from everywhere, and the light that falls from one side and from above. Set by eye, as all numbers here. */
const [AMBIENT, DIRECT] = [0.66, 0.5];
/** How far the edges of a thing are rounded, in hundredths of the figure's height, and how strongly they bend. */
const [EDGE, BEND] = [0.45, 2.6];
/** Sheets of paper, and the share of the bend that their edges have. */
const [PAPERS, THIN]: readonly [ReadonlySet<string>, number] = [
  new Set(['letter', 'newspaper', 'map', 'photo'].flatMap((name) => [name, readName(name)])),
  0.12,
];
/** Brightness of the reflection of the light, and differences of brightness of any surface. */
const [SHINE, ROUGH] = [70, 0.05];
/** Offset and blur of a thing's shadow in hundredths of the figure's height, and its opacity. */
const SHADOW = { aside: 0.9, down: 1.5, blur: 0.73, opacity: 0.5 };
/** Steps of the light's direction on a thing that turns. */
const STEPS = 12;
/** Maximum number of pictures that are kept. A scene shows one or two. */
const MOST = 8;

/** A thing in the light, and the shape of its shadow. */
interface ThingPicture {
  lit: Canvas;
  shadow: Canvas;
}

const KEPT = new Map<string, ThingPicture>();

/**
 * Returns a thing as a camera sees it: with round edges, lit from the side of the light, and with a soft shadow on the
 * body behind it. It is painted once for each light.
 */
export function thingOnFilm(name: string, drawn: HeldThing): HeldThing {
  return (brush, paint, toward, other, lips) => {
    const { context, side, ink } = brush;
    const { a, b } = context.getTransform();
    const turn = Math.round((Math.atan2(b, a) / Math.PI) * STEPS) / STEPS;
    const white = paint([255, 255, 255]);
    const key = [name, toward, side, turn, ...white].join();
    const sheet = NEAR[name] ?? USUAL;
    const picture =
      KEPT.get(key) ??
      pictureOf((pen) => (DETAILED[name] ?? drawn)(brushOn(pen, sheet.scale, ink, side), paint, toward), sheet, {
        side,
        turn: turn * Math.PI,
        bend: PAPERS.has(name) ? BEND * THIN : BEND,
      });
    KEPT.delete(key);
    KEPT.set(key, picture);
    const [oldest] = KEPT.keys();
    if (KEPT.size > MOST && oldest !== undefined) KEPT.delete(oldest);
    lay(context, picture, sheet, side, turn * Math.PI);
    // They follow the other hand, so they are no part of the picture.
    if (name === 'noodles') drawSticks(brush, paint, toward, other, lips);
    if (name === 'bowl') drawSpoon(brush, paint, toward, other, lips);
  };
}

function brushOn(pen: Context2D, scale: number, { weight, line }: Ink, side: number) {
  return brushOf(pen, { weight, line, drop: 0 }, scale * 100, side).scaled(scale);
}

/** Lays a thing over its shadow, which falls only on what is already drawn: the body. */
function lay(
  context: Context2D,
  { lit, shadow }: ThingPicture,
  { left, right, top, bottom }: Sheet,
  side: number,
  turn: number,
): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [-side * SHADOW.aside, SHADOW.down];
  context.save();
  context.scale(1, -1);
  context.imageSmoothingQuality = 'medium';
  const at = (canvas: Canvas, dx: number, dy: number) =>
    context.drawImage(canvas, left + dx, -top + dy, right - left, top - bottom);
  context.globalCompositeOperation = 'source-atop';
  at(shadow, x * cos + y * sin, y * cos - x * sin);
  context.globalCompositeOperation = 'source-over';
  at(lit, 0, 0);
  context.restore();
}

/** The side of the light, the turn of the thing in the picture, radians clockwise, and how strongly its edges bend. */
interface Lit {
  side: number;
  turn: number;
  bend: number;
}

function pictureOf(draw: (pen: Context2D) => void, sheet: Sheet, lighting: Lit): ThingPicture {
  const { scale } = sheet;
  const [wide, tall] = [(sheet.right - sheet.left) * scale, (sheet.top - sheet.bottom) * scale];
  const { canvas: lit, pen } = newCanvas(wide, tall);
  pen.save();
  pen.scale(scale, -scale);
  pen.translate(-sheet.left, -sheet.top);
  draw(pen);
  pen.restore();
  const { canvas: shadow, pen: shade } = newCanvas(wide, tall);
  shade.filter = `blur(${SHADOW.blur * scale}px)`;
  shade.drawImage(lit, 0, 0);
  shade.filter = 'none';
  shade.globalCompositeOperation = 'source-in';
  shade.fillStyle = `rgba(12,8,12,${SHADOW.opacity})`;
  shade.fillRect(0, 0, wide, tall);
  const image = pen.getImageData(0, 0, wide, tall);
  light(image.data, { wide, tall, edge: Math.round(EDGE * scale) }, lighting);
  pen.putImageData(image, 0, 0);
  return { lit, shadow };
}

/** Lights pixels as a body whose edges are round. */
function light(
  data: Uint8ClampedArray,
  { wide, tall, edge }: { wide: number; tall: number; edge: number },
  { side, turn, bend }: Lit,
): void {
  const solid = Float32Array.from({ length: wide * tall }, (_, at) => (data[at * 4 + 3] as number) / 255);
  const height = boxMean(boxMean(solid, wide, edge), wide, edge);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y, z] = [side * 0.62, -0.5, 0.6];
  const [lx, ly] = [x * cos + y * sin, y * cos - x * sin];
  for (let at = wide; at < wide * (tall - 1); at += 1) {
    if (solid[at] === 0) continue;
    const nx = ((height[at - 1] as number) - (height[at + 1] as number)) * edge * bend;
    const ny = ((height[at - wide] as number) - (height[at + wide] as number)) * edge * bend;
    const facing = clamp((nx * lx + ny * ly + z) / Math.hypot(nx, ny, 1));
    const rough = 1 + (noise(at % wide, Math.floor(at / wide)) - 0.5) * ROUGH;
    const reached = (AMBIENT + (DIRECT * facing) / z) * rough * FLAT;
    const shine = SHINE * Math.max(0, facing - z - 0.12);
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 4 + channel] = (data[at * 4 + channel] as number) * reached + shine;
  }
}

/** Factor by which a surface toward the viewer keeps its color. */
const FLAT = 0.97 / (AMBIENT + DIRECT);
