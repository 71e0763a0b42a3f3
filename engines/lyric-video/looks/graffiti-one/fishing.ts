import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { orbit, sway } from '../../../drawing/motion.ts';
import { cycle, type Layer, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillPolygon } from '../../picture/path-shapes.ts';
import { angler, ROD_END } from './angler.ts';
import { boardOf, type Can, YELLOW } from './board.ts';
import { footOf } from './ground.ts';
import { SHOPS, shutter } from './shutter.ts';

/** Where the kid's origin is across, how large the kid is, and half of the puddle's size. In units. */
const PLACES = {
  wide: { x: 396, scale: 0.4, puddle: [300, 51] },
  tall: { x: 246, scale: 0.5, puddle: [158, 84] },
  square: { x: 206, scale: 0.4, puddle: [196, 52] },
} as const;

const [SWINGS, RIPPLES] = [5, 6];
/** Reach of the light of the moon in the water, in units. */
const SHINE = 330;

/** Night: on the box of a shutter the kid fishes for the moon, which a puddle mirrors. */
export function fishingOf(composition: Composition): Layer[] {
  const { unit, shape } = composition;
  const { x, scale, puddle } = PLACES[shape];
  const { edge, lamp } = SHOPS[shape];
  const board = boardOf(composition, shutter(composition));
  const foot = footOf(composition);
  const place = { x, y: edge - 706 * scale, scale };
  const [endX, endY] = [x + ROD_END[0] * scale, place.y + ROD_END[1] * scale];
  const painted = (can: Can, swing: number) => {
    can.stencil(place, () => angler(can, swing));
  };
  const box = [x + 250 * scale, edge - 70 * scale, x + 470 * scale, edge + 280 * scale] as const;
  const swings = board.states(SWINGS, box, (can, share) => painted(can, 0.3 * share - 0.12));
  const [wide, tall] = [2 * puddle[0] * unit, 2 * puddle[1] * unit];
  const ripples = frames(RIPPLES, wide, tall, (pen, share) => water(pen, wide, tall, unit, share));
  const shine = sprite(2 * SHINE * unit, (foot - endY + SHINE) * unit, (pen) => {
    pen.scale(unit, unit);
    pen.translate(SHINE - endX, -endY);
    const moonlight = pen.createRadialGradient(endX, foot + puddle[1], 0, endX, foot + puddle[1], SHINE);
    moonlight.addColorStop(0, 'rgb(255 233 166 / 0.46)');
    moonlight.addColorStop(0.4, 'rgb(214 214 255 / 0.2)');
    moonlight.addColorStop(1, 'rgb(190 200 255 / 0)');
    pen.fillStyle = moonlight;
    pen.fillRect(endX - SHINE, endY, 2 * SHINE, foot - endY + SHINE);
    pen.strokeStyle = YELLOW;
    pen.lineWidth = 6;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(endX, endY + 3);
    pen.bezierCurveTo(endX - 16, endY + 160, endX + 14, foot - 120, endX + 4, foot + 0.5 * puddle[1]);
    pen.stroke();
  });
  const glow = sprite(320 * unit, 320 * unit, (pen) => {
    const light = pen.createRadialGradient(160 * unit, 160 * unit, 0, 160 * unit, 160 * unit, 160 * unit);
    light.addColorStop(0, 'rgb(255 226 150 / 0.55)');
    light.addColorStop(1, 'rgb(255 210 120 / 0)');
    pen.fillStyle = light;
    pen.fillRect(0, 0, 320 * unit, 320 * unit);
  });
  return [
    still(board.plate((can) => painted(can, -0.12))),
    meter(swings.states, ({ beat }) => 0.5 + sway(beat, Math.PI / 2, 0.5)).at(swings.at, 'top-left'),
    picture(shine).at([(endX - SHINE) * unit, endY * unit], 'top-left'),
    cycle(ripples, ({ beat }) => beat * 4).at([(endX + 4) * unit, (foot + 6 + puddle[1]) * unit]),
    picture(glow)
      .at([lamp[0] * unit, (lamp[1] + 14) * unit])
      .opacity(({ loudness }) => 0.3 + 0.7 * loudness),
  ];
}

/** A puddle with the moon in it, and rings around the line's end. @param share of the way to the next ring, 0 to 1 */
function water(pen: Context2D, wide: number, tall: number, unit: number, share: number): void {
  const [x, y] = [wide / 2, tall / 2];
  pen.beginPath();
  pen.moveTo(0.01 * wide, 0.56 * tall);
  pen.bezierCurveTo(0.03 * wide, 0.3 * tall, 0.2 * wide, 0.36 * tall, 0.26 * wide, 0.2 * tall);
  pen.bezierCurveTo(0.33 * wide, 0.02 * tall, 0.56 * wide, -0.03 * tall, 0.66 * wide, 0.1 * tall);
  pen.bezierCurveTo(0.76 * wide, 0.22 * tall, 0.94 * wide, 0.1 * tall, 0.99 * wide, 0.36 * tall);
  pen.bezierCurveTo(1.01 * wide, 0.66 * tall, 0.82 * wide, 0.6 * tall, 0.78 * wide, 0.78 * tall);
  pen.bezierCurveTo(0.7 * wide, 0.98 * tall, 0.5 * wide, 0.94 * tall, 0.42 * wide, 0.99 * tall);
  pen.bezierCurveTo(0.26 * wide, 1.02 * tall, 0.22 * wide, 0.86 * tall, 0.14 * wide, 0.84 * tall);
  pen.bezierCurveTo(0.06 * wide, 0.82 * tall, 0, 0.72 * tall, 0.01 * wide, 0.56 * tall);
  pen.closePath();
  const sky = pen.createLinearGradient(0, 0, 0, tall);
  sky.addColorStop(0, '#10122a');
  sky.addColorStop(1, '#232c52');
  pen.fillStyle = sky;
  pen.fill();
  pen.strokeStyle = 'rgb(190 200 240 / 0.28)';
  pen.lineWidth = 1.6 * unit;
  pen.stroke();
  pen.clip();
  // Waves push the crescent's lower parts aside, and cut strips out of it.
  const radius = 0.46 * tall;
  const waved = ([across, down]: Point): Point => {
    const aside = Math.sin(down * 9 + share * 2 * Math.PI) * 0.08 * (down + 1);
    return [x + (across * 1.4 + aside) * radius, y + down * radius];
  };
  const arc = (middle: number, reach: number, from: number, to: number) =>
    Array.from({ length: 30 }, (_, index) => orbit([middle, 0], from + ((to - from) * index) / 29, reach));
  fillPolygon(pen, '#ffe9a6', [...arc(0, 1, 0.93, 5.35), ...arc(0.42, 0.82, 4.93, 1.35)].map(waved));
  pen.strokeStyle = '#1c2450';
  for (const [down, wide] of [
    [0.28, 1.4],
    [0.54, 2.4],
    [0.78, 3.2],
  ] as const) {
    pen.lineWidth = wide * unit;
    pen.beginPath();
    for (let step = -12; step <= 12; step++) {
      const across = step / 12;
      pen.lineTo(
        x + across * 2 * radius,
        y + down * radius + Math.sin(across * 7 + share * 2 * Math.PI + down * 9) * 1.6 * unit,
      );
    }
    pen.stroke();
  }
  for (const ring of [0, 1, 2]) {
    const far = (ring + share) / 3;
    pen.strokeStyle = `rgb(220 228 255 / ${(0.55 * (1 - far)).toFixed(3)})`;
    pen.beginPath();
    pen.ellipse(x, 0.2 * tall, far * 0.42 * wide, far * 0.6 * tall, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
}
