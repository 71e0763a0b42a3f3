import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import { wrap } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import { each, type Layer, onTwos, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { skyline, waterTower, windows } from '../../picture/skyline.ts';
import { BLACK, puffs } from './piece.ts';
import { BODY, trainCar } from './train.ts';
import { viaduct } from './viaduct.ts';
import { wildWord } from './wild.ts';

/** Upper edge and height of the train in shares of the frame's height. */
const TRAINS = { wide: [0.54, 0.25], tall: [0.58, 0.12], square: [0.55, 0.18] } as const;
/** Length of a car and the gap after it, in its heights. */
const [LONG, GAP] = [2.9, 0.08];
/** Backgrounds of the pieces on the two cars, from the outside in. */
const GROUNDS = [
  ['#6b1440', '#93205a', '#b82e74'],
  ['#0c3566', '#12508c', '#1a6cb0'],
] as const;

/** Dusk: the painted train passes over the city on a viaduct, before the rising moon. */
export function nightOf(composition: Composition): Layer[] {
  const { width, height, unit, shape, chance } = composition;
  const [top, tall] = TRAINS[shape].map((share) => share * height) as [number, number];
  const back = plate(width, height, (pen) => {
    dusk(pen, composition, top, tall);
    viaduct(pen, composition, top + tall, tall);
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const car = (LONG + GAP) * tall;
  const train = sprite(2 * car, tall, (pen) => {
    for (const index of [0, 1] as const) {
      pen.save();
      pen.translate(index * car, 0);
      wholeCar(pen, composition, tall, index);
      pen.restore();
    }
  });
  const parts = [
    still(back),
    each([-1, 0, 1], (turn) =>
      picture(train).at(
        ({ travel }) => [turn * train.width + wrap(travel * 240 * unit + 0.94 * train.width, train.width), top],
        'top-left',
      ),
    ),
  ];
  return [onTwos(composition, parts)];
}

/** A car with a piece from end to end. */
function wholeCar(pen: Context2D, composition: Composition, tall: number, index: 0 | 1): void {
  const { unit, tint, chance } = composition;
  const long = LONG * tall;
  const word = wildWord(composition, { width: 0.89 * long, height: 0.52 * tall, scheme: index ? 'hot' : 'cold' });
  pen.fillStyle = BLACK;
  pen.fillRect(long - 2, 0.2 * tall, GAP * tall + 4, 0.6 * tall);
  trainCar(pen, tint, {
    width: long,
    height: tall,
    steel: [tint('#b7a6dc'), tint('#4a3f86')],
    pane: tint('#ffe27a'),
    ground() {
      const area = { left: -0.06 * long, top: 0.26 * tall, width: 1.12 * long, height: 0.7 * tall };
      puffs(pen, area, GROUNDS[index].map(tint), unit, chance.fork(`car ${index}`));
    },
    piece() {
      const middle = 0.505 * long;
      pen.drawImage(word, middle - word.width / 2, 0.5 * (0.11 + BODY.bottom - 0.03) * tall - word.height / 2);
    },
  });
}

function dusk(pen: Context2D, { width, height, unit, tint, chance }: Composition, top: number, tall: number): void {
  const own = chance.fork('night');
  const short = Math.min(width, height);
  const at = (share: number) => (top + share * tall) / height;
  wash(pen, { width, top: 0, bottom: height }, [
    [0, tint('#2a1a78')],
    [0.45 * at(0), tint('#7a2fa0')],
    [at(-0.04), tint('#f0608f')],
    [at(0.3), tint('#ff9d5c')],
    [at(0.8), tint('#ffc46b')],
  ]);
  pen.fillStyle = 'rgb(255 255 255 / 0.85)';
  const stars = own.fork('stars');
  for (let point = 0; point < 40; point++) {
    disc(pen, stars.next() * width, stars.next() ** 1.4 * 0.7 * top, stars.between(1, 2.6) * unit);
    pen.fill();
  }
  const moon = { x: 0.74 * width, y: top - 0.17 * short, radius: (top > 0.3 * height ? 0.3 : 0.21) * short };
  pen.fillStyle = 'rgb(255 214 160 / 0.3)';
  disc(pen, moon.x, moon.y, 1.24 * moon.radius);
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
  const row = { left: -10, right: width + 10, base: height } as const;
  const above = height - top;
  skyline(
    pen,
    tint('#a8408f'),
    { ...row, tall: [above - 0.02 * short, above + 0.2 * short], wide: [60 * unit, 120 * unit] },
    own.fork('far'),
  );
  const city = own.fork('near');
  const near = { ...row, tall: [above - 0.1 * short, above + 0.11 * short], wide: [90 * unit, 170 * unit] } as const;
  for (const house of skyline(pen, tint('#33195e'), near, city))
    windows(pen, tint('#ffb35c'), house, Math.ceil((height - house.top) / (26 * unit)), 15 * unit, city);
  waterTower(pen, [tint('#33195e'), tint('#8a3f86')], 0.2 * width, top - 0.05 * short, 130 * unit);
  // Haze over the roofs, before which the wheels stand out.
  const haze = pen.createLinearGradient(0, top + 0.6 * tall, 0, top + tall);
  haze.addColorStop(0, 'rgb(255 140 120 / 0)');
  haze.addColorStop(1, 'rgb(255 140 120 / 0.55)');
  pen.fillStyle = haze;
  pen.fillRect(0, top + 0.6 * tall, width, height);
}
