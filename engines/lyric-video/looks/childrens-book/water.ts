import { css, hex, mix } from '../../../drawing/color.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { tuft } from './land.ts';
import { type Brush, form } from './paint.ts';
import { around } from './shapes.ts';
import type { Stage } from './stage.ts';

/** A river from the horizon to the viewer. Lengths are in hundredths of the picture's height. */

export const HORIZON = 30;

/** Where the river's banks are at a height: it winds, and widens toward the viewer. */
export function banksAt({ wide }: Stage, y: number): [number, number] {
  const near = Math.max(0, (y - HORIZON) / (100 - HORIZON));
  const middle = wide * (0.5 + 0.17 * Math.sin(near ** 0.62 * 8.6 + 0.4) * (0.35 + 0.75 * near));
  const half = Math.max(wide, 100) * (0.014 + 0.36 * near ** 1.15);
  return [middle - half, middle + half];
}

/** Water in evening light, with the banks mirrored in it. */
export function water(brush: Brush, stage: Stage): void {
  const { pen, tint, plain, chance } = brush;
  const [light, dark] = [hex(plain('#fff4d6')), hex(plain('#4a6078'))];
  const own = chance.fork('water');
  const rows = Array.from({ length: 60 }, (_, index) => HORIZON + 0.5 + (index / 59) * 74);
  const outline: Point[] = [
    ...rows.map((y): Point => [banksAt(stage, y)[0], y]),
    ...[...rows].reverse().map((y): Point => [banksAt(stage, y)[1], y]),
  ];
  pen.save();
  polygon(pen, outline);
  pen.clip();
  const colors = ['#fff0c6', '#f7d3a2', '#c3bdb2', '#86a6b6'].map((color) => hex(tint(color)));
  for (let y = HORIZON; y < 102; y += 0.8) {
    const place = Math.min(2.999, ((y - HORIZON) / 72) ** 0.7 * 3);
    const index = Math.floor(place);
    const color = mix(
      colors[index] as (typeof colors)[number],
      colors[index + 1] as (typeof colors)[number],
      place - index,
    );
    pen.fillStyle = css(color);
    pen.fillRect(0, y, stage.wide, 1);
    const near = (y - HORIZON) / 70;
    const [from, to] = banksAt(stage, y);
    for (let stroke = 0; stroke < 9; stroke++) {
      const x = own.between(from, to);
      const long = (1 + near * 9) * own.between(0.4, 1.2);
      pen.strokeStyle = css(mix(color, own.next() < 0.55 ? light : dark, 0.3), own.between(0.3, 0.7));
      pen.lineWidth = (0.1 + near * 0.8) * own.between(0.5, 1.4);
      pen.beginPath();
      pen.moveTo(x - long, y);
      pen.quadraticCurveTo(x, y + own.around() * near, x + long, y + own.around() * 0.3);
      pen.stroke();
    }
    // The banks are mirrored in the water.
    for (const [bank, side] of [
      [from, 1],
      [to, -1],
    ] as const) {
      pen.fillStyle = css(hex(tint('#6d7a52')), 0.5);
      const shade = 0.3 + near * 7;
      pen.fillRect(side > 0 ? bank : bank - shade, y, shade, 0.82);
      for (let stroke = 0; stroke < 3; stroke++) {
        const long = (0.6 + near * 10) * own.between(0.55, 1);
        pen.strokeStyle = css(hex(tint(own.pick(['#6d7a52', '#85834f', '#5b6b5a']))), own.between(0.25, 0.6));
        pen.lineWidth = 0.2 + near * 0.9;
        pen.beginPath();
        pen.moveTo(bank - side, y);
        pen.lineTo(bank + side * long, y + own.around() * 0.4);
        pen.stroke();
      }
    }
  }
  pen.restore();
  shores(brush, stage);
}

/** A smooth edge of earth along both banks, with tufts of sedge near the viewer. */
function shores(brush: Brush, stage: Stage): void {
  const rows = Array.from({ length: 24 }, (_, index) => HORIZON + 0.5 + (index / 23) * 74);
  for (const bank of [0, 1] as const) {
    const spine = rows.map((y): Point => [banksAt(stage, y)[bank], y]);
    form(brush, around(spine, [0.2, 0.7, 1.3, 1.8]), '#7c7443', { line: 0, shade: 0 });
    for (let y = 48; y < 98; y += 5.5) tuft(brush, banksAt(stage, y)[bank], y + 0.6, 1 + (y - 44) * 0.09);
  }
}
