import { plate, sprite } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import { type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { skyline, waterTower } from '../../picture/skyline.ts';
import { mist } from './mist.ts';
import { NOZZLE, PAINTER_TALL, PAINTER_WIDE, painter } from './painter.ts';
import { BLACK, puffs } from './piece.ts';
import { BODY, trainCar } from './train.ts';
import { wildWord } from './wild.ts';

/** Upper edge and height of the car, then of the painter, in shares of the frame's height; and where the painter stands across. */
const PLACES = {
  wide: { car: [0.35, 0.56], stands: [0.46, 0.52], across: 0.83 },
  tall: { car: [0.45, 0.36], stands: [0.575, 0.285], across: 0.84 },
  square: { car: [0.42, 0.48], stands: [0.5, 0.46], across: 0.8 },
} as const;

/** Dawn in the yard: a piece along a whole car is half done. */
export function yardOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, shape, chance } = composition;
  const { car, stands, across } = PLACES[shape];
  const own = chance.fork('yard');
  const [top, tall] = [car[0] * height, car[1] * height];
  const rail = top + 0.985 * tall;
  const scale = (stands[1] * height) / PAINTER_TALL;
  const place = { x: across * width - 0.5 * PAINTER_WIDE * scale, y: stands[0] * height };
  const back = plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: height }, [
      [0, tint('#3a2a8c')],
      [0.5 * car[0], tint('#7a3aa8')],
      [0.8 * car[0], tint('#f0608f')],
      [1.08 * car[0], tint('#ffc46b')],
    ]);
    pen.fillStyle = tint('#ffe9a8');
    disc(pen, 0.86 * width, top - 0.02 * tall, 0.19 * Math.min(width, height));
    pen.fill();
    const row = { left: -10, right: width + 10, base: top + 0.3 * tall };
    skyline(
      pen,
      tint('#6d2f86'),
      { ...row, tall: [0.32 * tall, 0.46 * tall], wide: [50 * unit, 120 * unit] },
      own.fork('city'),
    );
    waterTower(pen, [tint('#3a1a5c'), tint('#8a3f86')], 0.66 * width, top + 0.06 * tall, 100 * unit);
    // Ballast and rails.
    pen.fillStyle = tint('#2a1848');
    pen.fillRect(0, top + 0.85 * tall, width, height);
    const stones = own.fork('stones');
    for (let stone = 0; stone < 260; stone++) {
      const down = stones.next();
      pen.fillStyle = tint(stone % 3 ? '#4a2f6e' : '#1a0f30');
      pen.beginPath();
      pen.ellipse(
        stones.next() * width,
        rail + down * (height - rail),
        (6 + 10 * down) * unit,
        (3 + 4 * down) * unit,
        0,
        0,
        2 * Math.PI,
      );
      pen.fill();
    }
    pen.fillStyle = BLACK;
    pen.fillRect(0, rail - 2 * unit, width, 11 * unit);
    pen.fillStyle = tint('#ffb27a');
    pen.fillRect(0, rail - 2 * unit, width, 4 * unit);
    pen.save();
    const long = width * 1.3 + tall;
    pen.translate(width - long + 0.06 * width, top);
    const steel = [tint('#f0d3dc'), tint('#8f7fa6')] as const;
    const left = width - long + 0.06 * width;
    const end = place.x + 0.2 * PAINTER_WIDE * scale;
    // The last letter is a sketch so far.
    const wide = Math.min(end - 0.1 * width, 2.6 * tall);
    const word = wildWord(composition, { width: wide, height: 0.54 * tall, unfinished: 1 });
    trainCar(pen, tint, {
      width: long,
      height: tall,
      steel,
      pane: tint('#2b1d4f'),
      ground() {
        const area = { left: -0.4 * tall, top: 0.06 * tall, width: long - 0.02 * width, height: 0.82 * tall };
        puffs(pen, area, ['#0a3f66', '#0e6f94', '#17a0b4'].map(tint), unit, own.fork('cloud'));
      },
      piece: () =>
        pen.drawImage(
          word,
          end - left - 0.5 * (word.width + wide),
          0.5 * (BODY.top + BODY.bottom + 0.02) * tall - word.height / 2,
        ),
    });
    pen.restore();
    pen.save();
    pen.translate(place.x + NOZZLE.x * scale, place.y + NOZZLE.y * scale);
    mist(pen, tint('#b8fbff'), 90 * unit, unit, own.fork('mist'));
    pen.restore();
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const figure = sprite(PAINTER_WIDE * scale, PAINTER_TALL * scale, (pen) => {
    pen.scale(scale, scale);
    painter(pen, tint);
  });
  return [
    still(back),
    picture(figure).at(({ beat }) => [place.x + sway(beat, Math.PI, 2 * unit), place.y], 'top-left'),
  ];
}
