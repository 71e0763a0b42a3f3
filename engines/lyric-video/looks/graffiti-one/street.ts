import { Path2D } from '@napi-rs/canvas';
import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';
import { bricksOf, layBricks, relief } from './bricks.ts';
import { footOf, lamp, sprayed } from './walls.ts';
import { strokesAround, woman } from './woman.ts';

/** How much smaller the wall is from across the street. */
const FAR = 2.3;
const DARK = '#150c22';

/** The whole wall at dusk, seen from across the street. Its mural is lit. */
export function streetAtDusk(composition: Composition) {
  const { width, height, unit, chance, shape } = composition;
  const foot = footOf(composition);
  const wall = wallIn(composition);
  const bricks = bricksOf(unit, FAR);
  return plate(width, height, (pen) => {
    sky(pen, composition, foot);
    houses(pen, composition, wall, foot);
    layBricks(pen, wall, bricks, composition);
    const scale = Math.min(wall.height / 980, wall.width / 1150);
    const at = [wall.left + (shape === 'wide' ? 0.2 : 0.06) * wall.width, foot - 880 * scale] as const;
    const mural = sprayed(
      composition,
      (can) => {
        strokesAround(can);
        woman(can);
      },
      { at, scale },
      bricks,
    );
    pen.save();
    pen.beginPath();
    pen.rect(wall.left, wall.top, wall.width, wall.height);
    pen.clip();
    pen.drawImage(mural, 0, 0);
    // It glows in the light.
    pen.globalCompositeOperation = 'screen';
    pen.globalAlpha = 0.42;
    pen.drawImage(mural, 0, 0);
    pen.globalCompositeOperation = 'source-over';
    pen.globalAlpha = 1;
    relief(pen, wall, bricks, chance);
    // Lamps at its foot light the wall; its edges stay in the dusk.
    const dusk = pen.createRadialGradient(
      wall.left + wall.width * 0.45,
      foot,
      wall.height * 0.5,
      wall.left + wall.width * 0.45,
      foot,
      wall.height * 1.35,
    );
    dusk.addColorStop(0, 'rgb(255 200 140 / 0.16)');
    dusk.addColorStop(1, 'rgb(20 8 50 / 0.4)');
    pen.fillStyle = dusk;
    pen.fillRect(wall.left, wall.top, wall.width, wall.height);
    pen.restore();
    // The roof's edge, and the side of the house in the shade.
    pen.fillStyle = DARK;
    pen.fillRect(wall.left - 8 * unit, wall.top - 12 * unit, wall.width + 16 * unit, 14 * unit);
    pen.fillRect(wall.left + wall.width, wall.top, 22 * unit, wall.height);
    chimney(pen, wall.left + wall.width * 0.18, wall.top - 12 * unit, unit);
    chimney(pen, wall.left + wall.width * 0.74, wall.top - 12 * unit, unit * 0.8);
    road(pen, composition, wall, foot);
    const [x, y] = duskLampPlace(composition);
    lamp(pen, x, y, foot + 10 * unit, 0.8 * unit, -1);
    pool(pen, x, foot + 26 * unit, unit);
    grain(pen, width, height, 0.14, chance, 1.4);
  });
}

/** Where the light of the street lamp at dusk is. */
export function duskLampPlace({ shape, width, height }: Composition): readonly [number, number] {
  return shape === 'wide' ? [0.84 * width, 0.36 * height] : [0.8 * width, 0.46 * height];
}

function wallIn(composition: Composition): Rectangle {
  const { shape, width, height } = composition;
  const top = height * (shape === 'wide' ? 0.12 : 0.2);
  const [left, across] = shape === 'wide' ? [0.13, 0.63] : [0.05, 0.84];
  return { left: left * width, top, width: across * width, height: footOf(composition) - top };
}

function sky(pen: Context2D, { width, unit, chance }: Composition, foot: number): void {
  const fade = pen.createLinearGradient(0, 0, 0, foot);
  fade.addColorStop(0, '#2a1f63');
  fade.addColorStop(0.3, '#74358c');
  fade.addColorStop(0.62, '#f0726a');
  fade.addColorStop(1, '#ffb46a');
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, foot);
  const own = chance.fork('evening');
  pen.save();
  pen.filter = `blur(${(9 * unit).toFixed(1)}px)`;
  for (let cloud = 0; cloud < 7; cloud++) {
    pen.fillStyle = cloud % 2 ? 'rgb(255 150 120 / 0.4)' : 'rgb(60 30 110 / 0.4)';
    pen.beginPath();
    pen.ellipse(
      own.next() * width,
      own.between(0.04, 0.5) * foot,
      own.between(90, 240) * unit,
      own.between(7, 16) * unit,
      -0.06,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
  pen.restore();
}

function houses(pen: Context2D, { width, height, unit, chance }: Composition, wall: Rectangle, foot: number): void {
  const own = chance.fork('houses');
  const blocks = [
    [0, 0.3, 0.14],
    [0.765, 0.5, 0.075],
    [0.84, 0.34, 0.1],
    [0.94, 0.42, 0.1],
  ] as const;
  for (const [left, top, across] of blocks) {
    const [x, y] = [left * width, top * height];
    pen.fillStyle = '#2a1440';
    pen.fillRect(x, y, across * width, foot - y);
    pen.fillStyle = '#1d0e30';
    pen.fillRect(x, y, across * width, 7 * unit);
    for (let row = y + 26 * unit; row < foot - 60 * unit; row += 44 * unit)
      for (let column = x + 16 * unit; column < x + across * width - 26 * unit; column += 36 * unit) {
        if (column > wall.left - 20 * unit && column < wall.left + wall.width) continue;
        pen.fillStyle = own.next() < 0.36 ? '#ffc46b' : '#43235c';
        pen.fillRect(column, row, 16 * unit, 24 * unit);
      }
  }
}

function chimney(pen: Context2D, x: number, y: number, unit: number): void {
  pen.fillRect(x, y - 44 * unit, 34 * unit, 46 * unit);
  pen.fillRect(x - 4 * unit, y - 48 * unit, 42 * unit, 8 * unit);
  pen.fillRect(x + 6 * unit, y - 62 * unit, 8 * unit, 16 * unit);
}

/** The pavement before the wall, and the road, on which the light of the mural lies. */
function road(pen: Context2D, { width, height, unit }: Composition, wall: Rectangle, foot: number): void {
  pen.fillStyle = '#4a2f52';
  pen.fillRect(0, foot, width, height - foot);
  pen.fillStyle = '#6f4660';
  pen.fillRect(0, foot + 26 * unit, width, 5 * unit);
  const asphalt = pen.createLinearGradient(0, foot + 31 * unit, 0, height);
  asphalt.addColorStop(0, '#2c1a3c');
  asphalt.addColorStop(1, '#160c24');
  pen.fillStyle = asphalt;
  pen.fillRect(0, foot + 31 * unit, width, height);
  pen.save();
  pen.filter = `blur(${(22 * unit).toFixed(1)}px)`;
  for (const [share, color] of [
    [0.1, '#4a35d0'],
    [0.3, '#ff2e7e'],
    [0.5, '#ff7a4a'],
    [0.72, '#08b4cf'],
  ] as const) {
    pen.fillStyle = color;
    pen.globalAlpha = 0.34;
    pen.beginPath();
    pen.ellipse(wall.left + share * wall.width, foot + 26 * unit, 0.16 * wall.width, 40 * unit, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
  pen.fillStyle = 'rgb(255 220 190 / 0.34)';
  for (let dash = -1; dash < 12; dash++) {
    const x = dash * 150 * unit;
    pen.fill(new Path2D(`M${x} ${height - 44 * unit} h${76 * unit} l${-8 * unit} ${9 * unit} h${-76 * unit} Z`));
  }
}

function pool(pen: Context2D, x: number, y: number, unit: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, 0.2);
  const spot = pen.createRadialGradient(0, 0, 0, 0, 0, 190 * unit);
  spot.addColorStop(0, 'rgb(255 220 140 / 0.75)');
  spot.addColorStop(1, 'rgb(255 200 120 / 0)');
  pen.fillStyle = spot;
  disc(pen, 0, 0, 190 * unit);
  pen.fill();
  pen.restore();
}

/** Number of pictures of a step. */
export const STEPS = 8;
export const PASSERS = ['walker', 'bag', 'child', 'umbrella'] as const;

/** Somebody who walks to the right, dark before the light. @param tall pixels @returns pictures of two steps */
export function passerOf(who: (typeof PASSERS)[number], tall: number) {
  return Array.from({ length: STEPS }, (_, step) =>
    sprite(0.8 * tall, 1.04 * tall, (pen) => {
      pen.translate(0.4 * tall, 1.02 * tall);
      pen.scale(tall / 200, tall / 200);
      for (const [color, aside] of [
        ['#ff9a6a', -2.4],
        [DARK, 0],
      ] as const) {
        pen.save();
        pen.translate(aside, 0);
        pen.fillStyle = color;
        pen.strokeStyle = color;
        body(pen, who, (step / STEPS) * 2 * Math.PI);
        pen.restore();
      }
    }),
  );
}

function body(pen: Context2D, who: (typeof PASSERS)[number], phase: number): void {
  const stride = Math.sin(phase);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const way of [-1, 1]) {
    const [foot, lifted] = [30 * stride * way, 10 * Math.max(0, Math.cos(phase) * way)];
    pen.lineWidth = 15;
    pen.beginPath();
    pen.moveTo(0, -98);
    pen.lineTo(foot * 0.5 + 5 + lifted * 0.6, -52);
    pen.lineTo(foot - 3, -7 - lifted);
    pen.lineTo(foot + 11, -5 - lifted * 0.6);
    pen.stroke();
  }
  const coat =
    who === 'umbrella' || who === 'bag'
      ? 'M-20 -160 C-8 -170 12 -170 20 -158 C24 -130 26 -100 30 -66 L-28 -66 C-26 -100 -26 -130 -20 -160 Z'
      : 'M-20 -158 C-8 -170 12 -170 20 -156 C22 -130 18 -104 16 -90 L-16 -90 C-20 -110 -24 -134 -20 -158 Z';
  pen.fill(new Path2D(coat));
  disc(pen, 5, -181, 15);
  pen.fill();
  pen.fillRect(-5, -174, 13, 16);
  pen.fill(
    new Path2D(
      who === 'walker'
        ? 'M-12 -188 C-6 -204 18 -204 21 -190 L30 -186 L-10 -184 Z'
        : 'M-11 -180 C-16 -198 2 -204 12 -198 C20 -194 20 -188 18 -184 C6 -186 0 -176 -2 -164 L-14 -158 Z',
    ),
  );
  pen.lineWidth = 11;
  pen.beginPath();
  pen.moveTo(0, -152);
  if (who === 'child') pen.lineTo(26, -166);
  else pen.lineTo(10 - 14 * stride, -122);
  if (who === 'child') pen.lineTo(44, -186);
  else if (who === 'umbrella') pen.lineTo(30, -132);
  else pen.lineTo(18 - 26 * stride, -98);
  pen.stroke();
  if (who === 'bag') pen.fill(new Path2D('M-34 -120 C-36 -130 -14 -132 -12 -120 L-8 -84 L-40 -84 Z'));
  if (who !== 'umbrella') return;
  pen.lineWidth = 3.4;
  pen.beginPath();
  pen.moveTo(31, -128);
  pen.lineTo(22, -196);
  pen.stroke();
}
