import { type Context2D, cycled, sprite } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { each, type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { waterTower } from '../../picture/skyline.ts';
import { CREAM, fillsOf } from './shapes.ts';

/** The colors of the street. */
export const STREET = {
  sky: '#0b5f6c',
  sun: '#ff6a50',
  dark: '#0b1d42',
  wall: '#0f4a66',
  road: '#081430',
  lit: '#ffc42e',
} as const;

/** Where a house's corner, roof and foot are, in shares of the frame's width and height. */
const [CORNER, ROOF, FOOT] = [0.452, 0.14, 0.9];

/** The windows under its roof, in hundredths of the frame's width; `top` is below the roof. */
const WINDOWS = [50, 57, 64, 71, 78, 85, 92].map((left) => ({ left, top: 2, wide: 3.6, tall: 3 }));

/** The windows of the house, of which one after another is lit with the beat. */
export function litWindows({ width, height, tint }: Composition): Layer {
  const share = width / 100;
  const { wide, tall } = WINDOWS[0] as (typeof WINDOWS)[number];
  const light = sprite(wide * share, tall * share, (pen) => {
    pen.fillStyle = tint(STREET.lit);
    pen.fillRect(0, 0, wide * share, tall * share);
  });
  const at = (number: number): Point => {
    const { left, top } = cycled(WINDOWS, number);
    return [Math.round(left * share), Math.round(ROOF * height + top * share)];
  };
  return each([0, 4], (ahead) => picture(light).at(({ beat }) => at(Math.floor(beat) + ahead), 'top-left'));
}

/** A house whose dark front faces us: the words are on its wall, over the lit shops. */
export function shopFront(pen: Context2D, { width, height, tint }: Composition): void {
  const { dark, wall, sun, lit, road, sky } = STREET;
  const own = fillsOf(pen, tint);
  pen.save();
  // In units of a hundredth of the width; the frame is 56.25 high.
  pen.scale(width / 100, width / 100);
  const down = (100 * height) / width;
  const [corner, roof, foot] = [100 * CORNER, ROOF * down, FOOT * down];
  own(road, `M${corner - 6} ${foot} H101 V${down + 1} H${corner - 9} Z`);
  own(sun, `M${corner} ${roof} L${corner - 2.4} ${roof + 5} V${foot - 3.4} L${corner} ${foot} Z`);
  own(dark, `M${corner} ${roof} H101 V${foot} H${corner} Z`);
  own(wall, `M${corner - 0.7} ${roof - 1} H101 V${roof + 0.4} H${corner - 0.7} Z`);
  own(wall, `M62 ${roof - 1} V${roof - 3} H72 V${roof - 1} Z M93 ${roof - 1} V${roof - 9} H93.4 V${roof - 1} Z`);
  waterTower(pen, [tint(dark), tint(sun)], 84, roof - 0.9, 0.115 * down);
  // Light from the shops falls on the pavement.
  const from = 0.755 * down;
  const shop = (color: string, left: number, right: number) => {
    own(color, `M${left} ${from} H${right} V${foot} H${left} Z`);
    own(color, `M${left} ${foot + 0.7} H${right} L${right - 2.5} ${down + 1} H${left - 3.4} Z`);
  };
  shop(lit, 47.5, 60.5);
  shop(sun, 67.5, 80);
  shop(lit, 83, 101);
  own(wall, `M61.6 ${from - 0.4} H66.4 V${foot} H61.6 Z`);
  own(sky, `M62.4 ${from + 0.5} H65.6 V${foot - 3} H62.4 Z`);
  own(wall, `M46.5 ${from - 1.6} H101 V${from - 0.5} H46.5 Z`);
  // Records, somebody at a table, and bottles.
  for (const [x, y, color] of [
    [49.9, 2.6, sun],
    [54, 2.6, CREAM],
    [58.1, 2.6, sky],
  ] as const) {
    pen.fillStyle = tint(dark);
    disc(pen, x, from + y, 1.75);
    pen.fill();
    pen.fillStyle = tint(color);
    disc(pen, x, from + y, 0.62);
    pen.fill();
  }
  own(dark, `M47.4 ${foot - 2.6} H60.6 V${foot + 0.1} H47.4 Z`);
  own(
    dark,
    `M70 ${foot} C70 ${foot - 3.4} 70.8 ${foot - 4} 72 ${foot - 4.2} C70.9 ${foot - 5} 70.9 ${foot - 7} 72.6 ${foot - 7} C74.4 ${foot - 7} 74.4 ${foot - 5} 73.4 ${foot - 4.2} C74.6 ${foot - 4} 75.4 ${foot - 3} 75.4 ${foot - 2.4} L77.6 ${foot - 2.4} V${foot - 1.8} H76 V${foot} Z`,
  );
  for (const [x, tall] of [
    [85, 4.4],
    [87, 3.4],
    [88.6, 5],
    [91, 4],
    [93, 4.6],
    [95.2, 3.2],
    [97, 4.8],
  ] as const)
    own(
      dark,
      `M${x} ${foot - 1.4} V${foot - tall + 1} L${x + 0.35} ${foot - tall} V${foot - tall - 1} H${x + 0.75} V${foot - tall} L${x + 1.1} ${foot - tall + 1} V${foot - 1.4} Z`,
    );
  own(dark, `M82.9 ${foot - 1.5} H101 V${foot + 0.1} H82.9 Z`);
  for (const { left, top, wide, tall } of WINDOWS) own(wall, `M${left} ${roof + top} h${wide} v${tall} h${-wide} Z`);
  pen.restore();
}
