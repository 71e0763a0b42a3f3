import { blit, lay } from '../../drawing/blit.ts';
import { cycled, newCanvas, plate, sprite } from '../../drawing/canvas.ts';
import { type Frame, frameOf, type Sprite } from '../../drawing/frame.ts';
import { brushStroke, disc, type Point, splatter } from '../../drawing/hand.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import { cycle, each, type Layer, layers, onTwos, picture, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, trimmed } from '../picture/figure.ts';
import { featuresAlone, posterized, withoutFeatures } from '../picture/prints.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { birdOf, fieldOf, lightOf } from './paint-gesture-bird.ts';
import { groundOf } from './paint-gesture-ground.ts';

const PAINTS = ['#14213d', '#d62828', '#f4a300', '#0f7173', '#14213d', '#e85d9a'] as const;
/** Beats from one stroke to the next. */
const BETWEEN = 2;

/** Action painting: broad strokes of thick paint on raw canvas in time with the beat, and splashes at the onsets. */
export const paintGesture: Look = {
  fps: 24,
  transition: 'wipe',
  mirrored: true,
  stands: true,
  inks: {
    opening: { '#d62828': '#14213d', '#f4a300': '#8c8577', '#0f7173': '#14213d', '#e85d9a': '#b9b2a3' },
    chorus: { '#14213d': '#5a1a6e', '#0f7173': '#e8540f', '#f4a300': '#f2c200' },
    break: { '#14213d': '#0d3b4f', '#d62828': '#0f7173', '#f4a300': '#7ab6a0', '#e85d9a': '#e9b949' },
    ending: { '#d62828': '#2b3a67', '#f4a300': '#5c6da0', '#0f7173': '#14213d', '#e85d9a': '#8f9cc4' },
  },

  lettering: ({ tint }) => ({
    font: 'Knewave',
    size: 0.15,
    smallest: 0.06,
    leading: 1.08,
    space: 0.24,
    casing: 'as it is',
    align: 'center',
    margin: 0.4,
    turn: 'fill',
    dim: 0.56,
    entrance: wipe('line', 0.28, 0.06),
    paint(pen, text, state, { size, word, chance }) {
      // Words wait as dry ink, and are painted over thickly: the paint has an edge in its own shadow.
      const thick = { color: tint('#8e1620'), dx: 0.014, dy: 0.034, steps: 4 };
      inked(
        pen,
        text,
        size,
        state === 'waiting' ? { fill: tint('#14213d') } : { fill: tint('#d62828'), shadow: thick },
      );
      pen.globalCompositeOperation = 'source-atop';
      pen.lineWidth = 0.02 * size;
      const bristles = (color: string, apart: number) => {
        pen.strokeStyle = color;
        hatch(pen, { left: 0, top: -size, width: word.width, height: 1.4 * size }, apart * size, -8, chance);
      };
      if (state === 'waiting') return bristles('rgb(233 227 214 / 0.28)', 0.1);
      bristles('rgb(120 10 20 / 0.28)', 0.11);
      bristles('rgb(255 190 160 / 0.35)', 0.085);
    },
    count(pen, radius) {
      pen.fillStyle = tint('#d62828');
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
    },
  }),

  scene(composition) {
    const { chance, width, height, unit } = composition;
    const canvas = canvasOf(composition);
    const takes = composition.singer
      ? [PAINTS.map((color, index) => strokeOf(composition, composition.tint(color), index))]
      : birdOf(composition);
    const strokes = takes.flat();
    const parts = strokes.length / takes.length;
    const isBird = takes.length > 1;
    // A part of a bird is there until it is painted over.
    const before = isBird ? parts : parts - 1;
    const splashes = PAINTS.slice(0, 4).map((color, index) => splashOf(composition, composition.tint(color), index));
    const places = Array.from({ length: 11 }, () => [chance.next(), chance.next()] as const);
    const portrait = portraitOf(composition);
    const base = portrait && baseOf(composition);
    const settled = frameOf(composition.width, composition.height);
    let settledOf = -1;
    const paint = (frame: Frame, newest: number, drawn: number) => {
      lay(frame, canvas);
      const present = Array.from({ length: before + 1 }, (_, at) => newest - before + at).filter((at) => at >= 0);
      if (isBird) present.sort((a, b) => (a % parts) - (b % parts) || a - b);
      for (const number of present) {
        const { drawing, x, y, leftwards } = cycled(strokes, number);
        const share = number === newest ? 1 - (1 - drawn) ** 2 : 1;
        const isOldest = number === newest - before;
        // Otherwise, the oldest stroke fades while the newest appears.
        const opacity = isOldest && (!isBird || drawn === 1) ? 1 - drawn : 1;
        if (opacity === 0) continue;
        if (share === 1) blit(frame, drawing, x, y, { opacity });
        else bristled(drawing, share, leftwards, unit, (from) => blit(frame, drawing, x, y, { opacity, from }));
      }
    };
    const growing: Layer = (frame, { beat }) => {
      const newest = Math.floor(beat / BETWEEN);
      const drawn = Math.min(1, (beat - newest * BETWEEN) * 2.2);
      if (drawn < 1) return paint(frame, newest, drawn);
      // A drawn stroke stays until the next begins.
      if (settledOf === newest) return lay(frame, settled);
      paint(frame, newest, 1);
      lay(settled, frame);
      settledOf = newest;
    };
    const splashAt = (number: number): Point => {
      const [across, down] = cycled(places, number);
      return [across * width, (down < 0.5 ? 0.04 : 0.96) * height];
    };
    return layers([
      onTwos(composition, [
        growing,
        portrait &&
          picture(portrait.drawing).at(({ bass }) => [portrait.x, portrait.y - (bass - 1) * 6 * unit], 'bottom-right'),
        base && picture(base.drawing).at([base.x, base.y]),
        each([0, 1, 2, 3], (back) =>
          when(
            ({ hits }) => hits > back,
            cycle(splashes, ({ hits }) => hits - back)
              .at(({ hits }) => splashAt(hits - back))
              .opacity(({ hit }) => (back === 0 ? 0.4 + 0.6 * Math.max(hit, 0.5) : 0.9 - 0.25 * back)),
          ),
        ),
      ]),
    ]);
  },
};

function canvasOf(composition: Composition) {
  const { width, height, chance, unit, singer } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = '#f5f0e4';
    pen.fillRect(0, 0, width, height);
    pen.strokeStyle = 'rgb(120 100 70 / 0.13)';
    pen.lineWidth = 1.2 * unit;
    for (const turn of [0, 90]) hatch(pen, { left: 0, top: 0, width, height }, 4 * unit, turn);
    groundOf(pen, composition);
    if (!singer) lightOf(pen, composition);
    grain(pen, width, height, 0.1, chance, 1.6);
  });
}

/** Width of the end of a growing stroke in shares of the stroke, and height of a bristle of its brush. */
const [END, BRISTLE] = [0.14, 2];

/** Shows the part of a stroke that is already drawn. Its end is ragged, as the bristles leave it. */
function bristled(
  { width, height }: Sprite,
  share: number,
  leftwards: boolean,
  unit: number,
  show: (part: { left: number; top: number; right: number; bottom: number }) => void,
): void {
  // Even heights, because a pixel of color is as high as two of light.
  const thick = 2 * Math.max(1, Math.round((BRISTLE * unit) / 2));
  for (let top = 0; top < height; top += thick) {
    const row = top / thick;
    const late = END * (0.5 + 0.28 * Math.sin(row * 0.23) + 0.22 * Math.sin(row * 1.9) * Math.sin(row * 0.7));
    const drawn = Math.max(0, share * (1 + END) - late) * width;
    const bottom = Math.min(height, top + thick);
    show(leftwards ? { left: width - drawn, right: width, top, bottom } : { left: 0, right: drawn, top, bottom });
  }
}

/** The direction of each stroke through its box: across, up, down, around. */
const GESTURES: readonly ((share: number) => Point)[] = [
  (share) => [share, 0.86 - 0.72 * share],
  (share) => [share, 0.16 + 0.64 * share ** 1.4],
  (share) => [0.5 - 0.42 * Math.cos(share * 5.6 - 0.6), 0.5 - 0.4 * Math.sin(share * 5.6 - 0.6)],
  (share) => [share, 0.5 + 0.34 * Math.sin(share * 6.2)],
  (share) => [share, 0.3 + 0.45 * share - 0.5 * Math.sin(share * 3.1)],
  (share) => [share, 0.72 - 0.2 * share + 0.18 * Math.sin(share * 9)],
];

function strokeOf(composition: Composition, color: string, index: number) {
  const { width, height, unit, chance } = composition;
  const own = chance.fork(`stroke ${index}`);
  const thick = Math.min(width, height) * own.between(0.13, 0.21);
  const art = fieldOf(composition);
  const [w, h] = [art.width * 1.06, art.height * 1.02];
  const gesture = GESTURES[index % GESTURES.length] as (share: number) => Point;
  const drawing = sprite(w, h, (pen) => {
    pen.strokeStyle = color;
    pen.lineCap = 'round';
    const points = Array.from({ length: 33 }, (_, step): Point => {
      const [px, py] = gesture(step / 32);
      return [thick * 0.6 + px * (w - thick * 1.2), thick * 0.6 + py * (h - thick * 1.2)];
    });
    brushStroke(pen, points, thick, own, { dryness: 0.45, hairs: Math.round(thick / (1.8 * unit)) });
    pen.fillStyle = color;
    for (let drip = 0; drip < 4; drip++) {
      const [x, y] = points[own.below(points.length)] as Point;
      pen.beginPath();
      pen.roundRect(x, y, own.between(4, 8) * unit, thick * own.between(0.6, 1.1), 4 * unit);
      pen.fill();
    }
    splatter(pen, w * own.between(0.3, 0.7), h * own.between(0.3, 0.7), thick * 2, 26, own);
  });
  return {
    drawing,
    x: art.left + art.width / 2 - w / 2,
    y: art.top + art.height / 2 - h / 2,
    leftwards: index % 2 === 1,
  };
}

/** A broad stroke that hides the end of a bust above the frame's edge. */
function baseOf({ art, unit, tint, chance, height }: Composition) {
  const y = art.top + art.height;
  if (y >= height) return undefined;
  const own = chance.fork('base');
  const [w, h] = [art.width * 1.04, 96 * unit];
  const drawing = sprite(w, h, (pen) => {
    pen.lineCap = 'round';
    for (const [color, lift, thick] of [
      [tint('#14213d'), 0.56, 62],
      [tint('#d62828'), 0.42, 30],
    ] as const) {
      pen.strokeStyle = color;
      const points = [0.04, 0.35, 0.7, 0.96].map((x, step): Point => [x * w, (lift + (step % 2 ? -0.06 : 0.05)) * h]);
      brushStroke(pen, points, thick * unit, own, { dryness: 0.3 });
    }
  });
  return { drawing, x: art.left + art.width / 2, y: y - 14 * unit };
}

function splashOf({ width, height, chance }: Composition, color: string, index: number) {
  const size = Math.min(width, height) * (0.22 + 0.09 * (index % 3));
  const own = chance.fork(`splash ${index}`);
  return sprite(size, size, (pen) => {
    pen.fillStyle = color;
    splatter(pen, size / 2, size / 2, size * 0.48, 80, own);
    disc(pen, size / 2, size / 2, size * 0.07);
    pen.fill();
  });
}

/** The singer in three coats of paint, laid on with a wide flat brush. */
function portraitOf({ singer, art, tint, unit, chance }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height);
  const own = chance.fork('portrait');
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) => {
    pen.beginPath();
    pen.ellipse(w / 2, h / 2, w * 0.44, h * 0.48, 0, 0, 2 * Math.PI);
  });
  const tones = drawnTones(figure, 2 * unit);
  // Skin keeps its warmth in every palette.
  const inks = [...['#14213d', '#7a1f3d', '#d62828'].map((color) => tint(color)), '#f2a24b', '#fff4dc'];
  const under = posterized(withoutFeatures(tones), inks);
  const { canvas, pen } = newCanvas(side, side);
  pen.globalAlpha = 0.9;
  pen.drawImage(under, 0, 0);
  pen.globalAlpha = 0.4;
  pen.lineCap = 'round';
  for (let dab = 0; dab < 500; dab++) {
    const [x, y] = [own.next() * side, own.next() * side];
    const at = Math.floor(y) * tones.width + Math.floor(x);
    if ((tones.cover[at] ?? 0) < 200) continue;
    const light = Math.max(0, Math.min(0.99, (tones.light[at] as number) + own.around() * 0.04));
    pen.strokeStyle = inks[Math.floor(light * 5)] as string;
    const [long, turn] = [own.between(10, 26) * unit, -0.7 + own.around() * 0.5];
    brushStroke(
      pen,
      [
        [x, y],
        [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
      ],
      13 * unit,
      own,
      { dryness: 0.35, hairs: 6 },
    );
  }
  // The finest brush comes last.
  pen.globalAlpha = 0.92;
  pen.drawImage(featuresAlone(tones, inks[0] as string, inks[4] as string), 0, 0);
  const { drawing, right } = trimmed(canvas);
  return { drawing, x: art.left + art.width / 2 + right, y: art.top + art.height };
}
