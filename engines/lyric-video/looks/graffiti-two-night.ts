import { plate, sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { wrap } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { wash } from '../../drawing/wash.ts';
import { each, type Layer, onTwos, picture, still } from '../layers.ts';
import type { Composition } from '../look.ts';
import { skyline, waterTower, windows } from '../picture/skyline.ts';
import { BLACK, puffs } from './graffiti-two-piece.ts';
import { RAPPER_TALL, rapper } from './graffiti-two-rapper.ts';
import { BODY, carBody, trainCar } from './graffiti-two-train.ts';
import { wildWord } from './graffiti-two-wild.ts';

/** Upper edge and height of the train in shares of the frame's height. */
const TRAINS = { wide: [0.4, 0.46], tall: [0.48, 0.27], square: [0.48, 0.32] } as const;

/** Night: the painted train passes over the city, before the moon. */
export function nightOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, shape, chance } = composition;
  const [top, tall] = TRAINS[shape].map((share) => share * height) as [number, number];
  const own = chance.fork('night');
  const short = Math.min(width, height);
  const rail = top + 0.98 * tall;
  const back = plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#0e1038')],
      [0.45, tint('#2a2a86')],
      [0.8, tint('#7a3aa8')],
    ]);
    pen.fillStyle = 'rgb(255 255 255 / 0.85)';
    const stars = own.fork('stars');
    for (let point = 0; point < 40; point++) {
      disc(pen, stars.next() * width, stars.next() * 0.4 * height, stars.between(1, 2.6) * unit);
      pen.fill();
    }
    const moon = { x: 0.7 * width, y: top - 0.02 * short, radius: 0.29 * short };
    pen.fillStyle = tint('#4a3aa8');
    disc(pen, moon.x, moon.y, 1.22 * moon.radius);
    pen.fill();
    pen.fillStyle = '#fff1c8';
    disc(pen, moon.x, moon.y, moon.radius);
    pen.fill();
    pen.fillStyle = '#f3d79a';
    for (const [x, y, radius] of [
      [-0.3, -0.42, 0.16],
      [0.24, -0.56, 0.1],
      [0.42, -0.2, 0.2],
      [-0.6, -0.1, 0.1],
    ] as const) {
      disc(pen, moon.x + x * moon.radius, moon.y + y * moon.radius, radius * moon.radius);
      pen.fill();
    }
    const far = { left: -10, right: width + 10, base: rail, tall: [0.9 * tall, 1.3 * tall] } as const;
    skyline(pen, tint('#221f6e'), { ...far, wide: [60 * unit, 120 * unit] }, own.fork('far'));
    const near = { ...far, tall: [0.6 * tall, 1.05 * tall], wide: [90 * unit, 170 * unit] } as const;
    const city = own.fork('near');
    pen.fillStyle = tint('#14124a');
    pen.fillRect(0, rail - 2, width, height);
    for (const house of skyline(pen, tint('#14124a'), near, city))
      windows(pen, tint('#4d41a8'), house, Math.ceil((height - house.top) / (26 * unit)), 15 * unit, city);
    waterTower(pen, [tint('#14124a'), tint('#2f2a86')], 0.2 * width, top + 0.1 * tall, 130 * unit);
    // The bridge that carries the train.
    const step = 0.3 * short;
    for (let x = -0.2 * step; x < width; x += step) {
      pen.fillStyle = BLACK;
      pen.fillRect(x, rail, 0.1 * step, height);
      pen.strokeStyle = BLACK;
      pen.lineWidth = 0.05 * step;
      pen.beginPath();
      pen.moveTo(x, rail + 0.5 * step);
      pen.quadraticCurveTo(x + 0.5 * step, rail + 0.05 * step, x + 1.05 * step, rail + 0.5 * step);
      pen.stroke();
    }
    pen.fillStyle = BLACK;
    pen.fillRect(0, rail, width, 30 * unit);
    pen.fillStyle = tint('#e0218a');
    pen.fillRect(0, rail + 5 * unit, width, 5 * unit);
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const long = 2.7 * tall;
  const gap = 0.1 * tall;
  const painted = [
    ['#6b1440', '#93205a', '#b82e74'],
    ['#0c3566', '#12508c', '#1a6cb0'],
  ] as const;
  const train = sprite(2 * (long + gap), 1.16 * tall, (pen) => {
    for (const [index, colors] of painted.entries()) {
      pen.save();
      pen.translate(index * (long + gap), 0.1 * tall);
      pen.fillStyle = BLACK;
      pen.fillRect(long - 2, 0.3 * tall, gap + 4, 0.5 * tall);
      const steel = [tint('#8a86c8'), tint('#3a3580')] as const;
      trainCar(pen, tint, { width: long, height: tall, steel, pane: tint('#ffe27a') }, () =>
        puffs(
          pen,
          { left: 0.03 * long, top: 0.28 * tall, width: 0.94 * long, height: 0.62 * tall },
          colors.map(tint),
          unit,
          own.fork(`car ${index}`),
        ),
      );
      const word = wildWord(composition, 0.275 * tall, 4, { shift: 2 * index });
      // A piece on a car is drawn out, and leaves room for a character.
      const room = index === 0 ? { left: 0, width: long } : { left: 0.3 * long, width: 0.7 * long };
      const across = Math.min(1.2 * room.width, 1.85 * word.width);
      pen.drawImage(
        word,
        room.left + (room.width - across) / 2,
        (BODY.bottom - 0.19) * tall - word.height / 2,
        across,
        word.height,
      );
      if (index === 1) {
        carBody(pen, { width: long, height: tall });
        pen.clip();
        const scale = (0.8 * tall) / RAPPER_TALL;
        pen.translate(0.05 * long, BODY.top * tall);
        pen.scale(scale, scale);
        rapper(pen, tint, 0.6);
      }
      pen.restore();
    }
  });
  const parts = [
    still(back),
    each([-1, 0, 1], (turn) =>
      picture(train).at(
        ({ travel }) => [
          turn * train.width + wrap(travel * 240 * unit + 0.82 * train.width, train.width),
          top - 0.1 * tall,
        ],
        'top-left',
      ),
    ),
  ];
  return [onTwos(composition, parts)];
}
