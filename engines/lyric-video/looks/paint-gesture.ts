import { blit, lay } from '../../drawing/blit.ts';
import { type Context2D, cycled, newCanvas, plate } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Frame, Sprite } from '../../drawing/frame.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import { cycle, each, type Layer, layers, onTwos, picture, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { dabbed } from '../picture/dabs.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, trimmed } from '../picture/figure.ts';
import { featuresAlone, posterized, withoutFeatures } from '../picture/prints.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { birdOf, fieldOf, lightOf } from './paint-gesture-bird.ts';
import { groundOf } from './paint-gesture-ground.ts';
import { baseOf, splashOf, strokeOf } from './paint-gesture-strokes.ts';

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
    opening: { '#d62828': '#2b4a75', '#f4a300': '#d9901a', '#0f7173': '#3d5a80', '#e85d9a': '#8c8577' },
    chorus: { '#14213d': '#5a1a6e', '#0f7173': '#e8540f', '#f4a300': '#f2c200' },
    break: { '#14213d': '#0d3b4f', '#d62828': '#d9632b', '#f4a300': '#e39a1f', '#e85d9a': '#e9b949' },
    ending: { '#d62828': '#2b3a67', '#f4a300': '#e6b450', '#0f7173': '#43578f', '#e85d9a': '#dfe4f4' },
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
      inked(pen, text, size, { fill: tint(state === 'waiting' ? '#14213d' : '#d62828') });
      dryEnd(pen, word.width, size, chance);
    },
    count(pen, radius) {
      pen.fillStyle = tint('#d62828');
      disc(pen, 0, 0, radius * 0.8);
      pen.fill();
    },
  }),

  // A singer's head is large, and so is a bird beside words.
  arrange: ({ shape, width, height, text, art, movement, singer }) => {
    if (singer && shape === 'tall' && movement === 'break')
      return { text, art: { left: -0.1 * width, top: 0.24 * height, width: 1.2 * width, height: 0.79 * height } };
    if (singer && shape === 'tall' && movement === 'ending')
      return { text, art: { left: -0.02 * width, top: 0.36 * height, width: 1.04 * width, height: 0.67 * height } };
    if (singer || shape !== 'wide') return { text, art };
    if (movement === 'opening')
      return { text, art: { left: 0.2 * width, top: 0.04 * height, width: 0.6 * width, height: 0.6 * height } };
    if (movement === 'chorus')
      return { text, art: { left: 0.02 * width, top: 0.03 * height, width: 0.48 * width, height: 0.94 * height } };
    if (movement !== 'verse') return { text, art };
    return {
      text: { left: 0.05 * width, top: 0.22 * height, width: 0.42 * width, height: 0.56 * height },
      art: { left: 0.49 * width, top: 0.05 * height, width: 0.48 * width, height: 0.9 * height },
    };
  },

  scene(composition) {
    const { chance, unit } = composition;
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
      paint(frame, newest, drawn);
    };
    const field = fieldOf(composition);
    // Drops land beside the newest strokes.
    const splashAt = (number: number): Point => {
      const [turn, far] = cycled(places, number);
      const reach = 0.43 + 0.04 * far;
      return [
        field.left + field.width * (0.5 + reach * Math.cos(turn * 6.3)),
        field.top + field.height * (0.5 + reach * Math.sin(turn * 6.3)),
      ];
    };
    return layers([
      onTwos(composition, [
        growing,
        each([0, 1], (back) =>
          when(
            ({ hits }) => hits > back,
            cycle(splashes, ({ hits }) => hits - back)
              .at(({ hits }) => splashAt(hits - back))
              .opacity(({ hit }) => (back === 0 ? 0.4 + 0.6 * Math.max(hit, 0.5) : 0.6)),
          ),
        ),
        portrait &&
          picture(portrait.drawing).at(({ bass }) => [portrait.x, portrait.y - (bass - 1) * 6 * unit], 'bottom-right'),
        base && picture(base.drawing).at([base.x, base.y]),
      ]),
    ]);
  },
};

/** Clears streaks at the end of a word, where the brush runs dry. */
function dryEnd(pen: Context2D, end: number, size: number, chance: Chance): void {
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.lineCap = 'round';
  for (let streak = 0; streak < 6; streak++) {
    const y = -size * chance.between(0.02, 0.62);
    pen.lineWidth = size * chance.between(0.007, 0.016);
    pen.beginPath();
    pen.moveTo(end + 0.1 * size, y - 0.02 * size);
    pen.lineTo(end - size * chance.between(0.03, 0.17), y);
    pen.stroke();
  }
  pen.restore();
}

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

/** The singer in dabs of a loaded brush that follow the forms, over a coat of flat paint. */
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
  pen.globalAlpha = 1;
  pen.drawImage(dabbed(under, tones, 15 * unit, own), 0, 0);
  // The finest brush comes last.
  pen.globalAlpha = 0.92;
  pen.drawImage(featuresAlone(tones, inks[0] as string, inks[4] as string), 0, 0);
  const { drawing, right } = trimmed(canvas);
  return { drawing, x: art.left + art.width / 2 + right, y: art.top + art.height };
}
