import { pointsOf } from '../../../drawing/curve.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { orbit, wrap } from '../../../drawing/motion.ts';
import { cycle, each, type Layer } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { placing, sweep } from '../../picture/wet-brush.ts';
import { looseOf, type Sheet } from './sheet.ts';

/** The wings of a gull at each part of a beat, from the shoulder outward. Its span is 1. */
const WINGS: readonly (readonly Point[])[] = [
  pointsOf('0,0 0.14,-0.16 0.3,-0.2 0.5,-0.12'),
  pointsOf('0,0 0.15,-0.08 0.32,-0.07 0.52,0.02'),
  pointsOf('0,0 0.16,0.02 0.32,0.06 0.48,0.16'),
  pointsOf('0,0 0.15,-0.06 0.32,-0.05 0.52,0.03'),
];

/** Paints a gull with three strokes for each part of a beat. @param span pixels */
export function gullOf(composition: Composition, span: number, colors: readonly [string, string]): Sprite[] {
  return WINGS.map((wing, index) =>
    looseOf(composition, `gull ${span} ${index}`, [span * 1.2, span * 0.72], (sheet) =>
      gull(sheet, [span * 0.6, span * 0.36], span, wing, colors),
    ),
  );
}

function gull(sheet: Sheet, at: Point, span: number, wing: readonly Point[], colors: readonly [string, string]): void {
  const paints = colors.map(sheet.tint);
  for (const flip of [1, -0.86]) {
    // One press and lift: thin at the shoulder, full at the wrist, and drawn out to the tip, where pigment pools.
    sweep(
      sheet,
      placing(at, -0.1, span, flip)(wing),
      (along) => span * 0.085 * Math.sin(Math.PI * (0.16 + 0.8 * along)) ** 1.1,
      { colors: paints, load: [0.5, 0.55, 0.97], pooled: 0.8 },
      16,
    );
  }
  sweep(
    sheet,
    placing(at, -0.1, span)(pointsOf('-0.14,0.05 -0.02,0.005 0.12,0.02')),
    (along) => span * 0.075 * Math.sin(Math.PI * (0.1 + 0.82 * along)),
    { colors: paints, load: [0.85, 0.6, 0.95] },
    12,
  );
}

/** Gulls that cross the picture, beat their wings in turn, and return. @param places in pixels, of a bird and its phase */
export function crossing(
  birds: readonly Sprite[],
  places: readonly Point[],
  { width }: Pick<Composition, 'width'>,
  speed: number,
): Layer {
  return each(places, ([x, y], index) =>
    cycle(birds, ({ travel }) => travel * (3 + 0.4 * index) + index * 1.4).at(({ travel }) => [
      wrap(x + (travel * speed * width) / 100 + 0.15 * width, 1.3 * width) - 0.15 * width,
      y + Math.sin(travel * 0.7 + index * 2) * 0.008 * width,
    ]),
  );
}

/** Gulls that circle above a place. @param places in pixels @param reach of a circle in pixels */
export function circling(birds: readonly Sprite[], places: readonly Point[], reach: number): Layer {
  return each(places, (place, index) =>
    cycle(birds, ({ travel }) => travel * 3 + index * 1.4).at(({ travel }) =>
      orbit(place, travel * 0.35 + index * 2.6, [reach, reach * 0.3]),
    ),
  );
}
