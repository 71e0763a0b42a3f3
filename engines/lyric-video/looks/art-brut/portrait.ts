import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { disc, handLine, type Point, ringOf } from '../../../drawing/hand.ts';
import { cycle, type Layer } from '../../layers.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { withoutIslands } from '../../picture/islands.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { medalOf } from '../../picture/medallion.ts';
import { bordersOf, printed } from '../../picture/prints.ts';
import { strokesOf } from '../../picture/strokes.ts';
import { discOf } from './layout.ts';
import { type Hand, inksOf, outlined, spriteOf } from './paint.ts';
import { dots, type Pattern, patterned, rounds, strokes } from './patterns.ts';
import { beads, paced } from './signs.ts';
import { takeOf } from './takes.ts';

/** Side of the square in which a singer is drawn once, in shares of the frame's shorter side: most discs fit. */
const DRAWN = 0.54;
/** Width of the ring around the singer, in shares of its radius. */
export const RING = 0.2;

interface Drawn {
  print: Canvas;
  lines: readonly (readonly Point[])[];
  side: number;
}

const kept = keptDrawings<Drawn>();

function drawnOf({ unit, tint, chance }: Composition, singer: Singer, side: number): Drawn {
  const figure = medalOf(singer, side);
  const { black, red, chalk, yellow } = inksOf({ tint });
  const drawn = drawnTones(figure, 4 * unit, 1.5);
  const tones = withoutIslands(drawn, bordersOf([black, black, red, yellow, chalk, chalk]));
  const whole = { left: 0, top: 0, width: side, height: side };
  const { canvas, pen } = newCanvas(side, side);
  const on = (layer: Canvas, pattern: Pattern, step: number) => {
    const own = layer.getContext('2d');
    own.globalCompositeOperation = 'source-atop';
    own.lineCap = 'round';
    patterned(own, pattern, black, chance.fork('singer'), { step: step * unit, wide: 2.2 * unit })(whole);
    pen.drawImage(layer, 0, 0);
  };
  // Only what is between black and white has a pattern, so that the features stay clear.
  on(inColor(figure.canvas, yellow), dots, 11);
  on(printed(tones, [red, red, red, null, null, null]), strokes, 7);
  pen.drawImage(printed(tones, [black, black, null, null, chalk, chalk]), 0, 0);
  return { print: canvas, lines: strokesOf(figure, drawn.features?.around), side };
}

/** A silhouette in one color. */
function inColor(figure: Canvas, color: string): Canvas {
  const { canvas, pen } = newCanvas(figure.width, figure.height);
  pen.drawImage(figure, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, figure.width, figure.height);
  return canvas;
}

/** The singer in a ring of beads; undefined without a singer. */
export function portraitOf(composition: Composition): Layer | undefined {
  const { singer, width, height, unit } = composition;
  if (!singer) return undefined;
  const usual = Math.floor(DRAWN * Math.min(width, height));
  const { print, lines, side } = kept(singer, usual, () => drawnOf(composition, singer, usual));
  const { center, radius } = discOf(composition);
  const whole = radius * (1 + RING) + 6;
  const drawings = [0, 1].map((take) =>
    spriteOf(composition, [2 * whole, 2 * whole], `singer ${take}`, (hand) => {
      const { pen, inks, chance } = hand;
      const around = (share: number) => ringOf(whole, whole, share * radius, 40, () => 1);
      for (const [share, paint] of [
        [1 + RING, inks.red],
        [1 + 0.55 * RING, inks.yellow],
        [1, inks.blue],
      ] as const) {
        handLine(pen, around(share), 2, chance, true);
        pen.fillStyle = paint;
        pen.fill();
        outlined(hand, around(share), 5);
      }
      beads(hand, around(1 + 0.78 * RING), 5, 17, inks.chalk);
      beads(hand, around(1 + 0.28 * RING), 5, 17, inks.black);
      pen.save();
      disc(pen, whole, whole, radius - 2);
      pen.clip();
      halo(hand, [whole, whole], radius);
      pen.translate(whole - radius, whole - radius);
      const scale = (2 * radius) / side;
      pen.scale(scale, scale);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(print, 0, 0);
      pen.strokeStyle = inks.black;
      for (const line of lines) {
        handLine(
          pen,
          line.filter((_, index) => index % 3 === 0),
          2,
          chance,
        );
        pen.lineWidth = 2.4 / scale;
        pen.stroke();
      }
      pen.restore();
    }),
  );
  return cycle(drawings, takeOf).at(({ onTwos: { bass } }) => [
    center[0] * unit,
    (center[1] - 2 * Math.round(3 * bass)) * unit,
  ]);
}

/** Rays behind the singer's head, and eyes between them. */
function halo({ pen, inks, chance }: Hand, [x, y]: Point, radius: number): void {
  const box = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
  patterned(pen, rounds, inks.chalk, chance, { step: 21, wide: 2.2 })(box);
  pen.strokeStyle = inks.black;
  pen.lineWidth = 3;
  pen.beginPath();
  for (const [px, py] of paced(
    ringOf(x, y, radius, 60, () => 1),
    15,
  )) {
    pen.moveTo(px, py);
    pen.lineTo(x + (px - x) * 0.87, y + (py - y) * 0.87);
  }
  pen.stroke();
}
