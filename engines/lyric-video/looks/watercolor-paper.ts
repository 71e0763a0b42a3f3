import { type Canvas, plate } from '../../drawing/canvas.ts';
import { grain } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import { pigmentOf } from '../picture/pigment.ts';
import { blossom, PAPER } from './watercolor-blossoms.ts';
import { hillsOf } from './watercolor-hills.ts';
import { stemsOf } from './watercolor-leaves.ts';

/** The two colors of the sky in each movement, and the thickness of its paint. */
const SKIES: Readonly<Record<MovementKind, readonly [above: string, below: string, strength: number]>> = {
  opening: ['#a9bccb', '#e9c9a6', 0.62],
  verse: ['#6fa9d6', '#f2b98a', 0.72],
  chorus: ['#f0909e', '#f7c45c', 0.6],
  break: ['#5fb3b0', '#f2d479', 0.85],
  ending: ['#4a63a8', '#a07cc0', 0.95],
};

/** Strokes of a broad, wet brush: where each begins and ends, its level, its thickness and how it rises. */
type Stroke = readonly [from: number, to: number, level: number, half: number, rise: number];
const STROKES: Readonly<Record<MovementKind, readonly Stroke[]>> = {
  opening: [
    [0.3, 1.06, 0.5, 0.1, -0.06],
    [-0.06, 0.62, 0.66, 0.1, -0.04],
  ],
  verse: [
    [-0.2, 1.0, 0.16, 0.15, -0.1],
    [0.12, 1.06, 0.42, 0.14, -0.14],
    [-0.06, 0.66, 0.66, 0.12, -0.06],
  ],
  chorus: [
    [0.4, 1.06, 0.2, 0.2, 0.1],
    [0.3, 1.06, 0.62, 0.2, 0.06],
    [-0.06, 0.34, 0.86, 0.1, -0.04],
  ],
  break: [
    [-0.06, 0.8, 0.14, 0.12, 0.16],
    [0.1, 1.06, 0.36, 0.15, 0.2],
    [-0.06, 1.06, 0.64, 0.12, 0.1],
  ],
  ending: [
    [-0.06, 1.06, 0.1, 0.2, -0.04],
    [-0.06, 1.06, 0.4, 0.2, 0.05],
    [0.1, 0.9, 0.66, 0.12, -0.03],
  ],
};

/** A sky of wet strokes with free paper between them, hills before it, and the stems of blossoms. */
export function paperOf(
  composition: Composition,
  stemmed: readonly { x: number; y: number; size: number }[],
  framing: readonly { x: number; y: number; size: number; colors: readonly [string, string] }[],
) {
  const { width, height, chance, unit, tint, movement } = composition;
  const own = chance.fork('hills');
  const short = Math.min(width, height);
  return plate(width, height, (pen) => {
    pen.fillStyle = PAPER;
    pen.fillRect(0, 0, width, height);
    const [above, below, thick] = SKIES[movement];
    // The sky was wetter than the hills, so that its paint ran farther.
    const [reach, far] = [short * 0.03, short * 0.085];
    for (const [from, to, level, half, rise] of STROKES[movement]) {
      const top = Math.max(0, (level - half - Math.abs(rise) - 0.1) * height);
      const bottom = Math.min(height, (level + half + Math.abs(rise) + 0.1) * height);
      const stroke = pigmentOf({
        width,
        height: bottom - top,
        colors: [tint(above), tint(below)],
        inside: (x, y) => {
          const share = (x / width - from) / (to - from);
          // The brush holds less water toward the end of a stroke.
          const thickness = half * height * Math.min(1, 1.25 - 0.6 * share);
          const middle = (level + rise * (x / width - 0.5)) * height - top;
          return Math.min(thickness - Math.abs(y - middle), (x / width - from) * width, (to - x / width) * width) / far;
        },
        reach: far,
        stray: 0.34,
        strength: (y) => thick * (1.15 - 0.5 * ((y + top) / height)),
        chance: own,
      });
      dry(stroke, (level + rise * -0.5) * height - top, half * height, [from * width, to * width]);
      pen.drawImage(stroke, 0, top);
    }
    hillsOf(composition).forEach(({ color, next, line, top, from, to }, index) => {
      const paint = pigmentOf({
        width,
        height: height - top,
        colors: [tint(color), tint(next)],
        inside: (x, y) => Math.min(y + top - line(x), x - from, to - x) / reach,
        reach,
        stray: 0.3,
        // Distant hills were painted with more water.
        strength: () => 0.75 + index * 0.28,
        chance: own,
      });
      pen.drawImage(paint, 0, top);
    });
    pen.drawImage(stemsOf(composition, stemmed), 0, 0);
    for (const { x, y, size, colors } of framing) {
      pen.save();
      pen.translate(x - size / 2, y - size / 2);
      blossom(pen, colors, size / 2, chance.fork(`framing ${x}`));
      pen.restore();
    }
    grain(pen, width, height, 0.08, chance, 2.6 * unit);
    grain(pen, width, height, 0.06, chance, 1);
  });
}

/** A wash thins out below, and where the brush came and went. Its upper edge stays where the paint dried. */
function dry(stroke: Canvas, middle: number, half: number, [from, to]: readonly [number, number]): void {
  const pen = stroke.getContext('2d');
  pen.globalCompositeOperation = 'destination-in';
  const down = pen.createLinearGradient(0, middle - half, 0, middle + 1.5 * half);
  down.addColorStop(0, '#000000');
  down.addColorStop(0.35, '#000000d0');
  down.addColorStop(1, '#00000000');
  const across = pen.createLinearGradient(from, 0, to, 0);
  across.addColorStop(0, '#00000000');
  across.addColorStop(0.22, '#000000');
  across.addColorStop(0.62, '#000000');
  across.addColorStop(1, '#00000000');
  for (const thinned of [down, across]) {
    pen.fillStyle = thinned;
    pen.fillRect(0, 0, stroke.width, stroke.height);
  }
}
