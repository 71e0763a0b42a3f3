import { curve, curveAt, lengthsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { HIS, him } from './couple.ts';
import { house } from './house.ts';
import { BLUE, CORAL, CREAM, INK, NIGHT, SKIN, WINTER } from './inks.ts';
import { sheetOf } from './sheet.ts';
import { stippled } from './stipple.ts';

/** How the scarf lies. Wide frames have room beside her, others above. */
interface Lie {
  /** The lower left corner of her drawing, and its size. */
  her: { left: number; size: number };
  horizon: number;
  /** The middle and the width of the scarf, from the neck to the door, as `x,y,w x,y,w …`. */
  scarf: string;
  walker: { x: number; y: number; size: number };
}

/** A place on the scarf, and its width there. */
type Place = readonly [x: number, y: number, width: number];

const WIDE: Lie = {
  her: { left: 90, size: 1 },
  horizon: 318,
  scarf:
    '420,520,104 510,634,108 690,668,94 876,612,74 964,556,54 926,508,40 800,460,28 752,424,20 790,386,15 836,354,12 837,330,9',
  walker: { x: 912, y: 552, size: 0.46 },
};
const NARROW: Lie = {
  walker: { x: 640, y: 412, size: 0.5 },
  her: { left: 223, size: 0.72 },
  horizon: 60,
  scarf:
    '461,590,74 560,684,78 700,668,70 782,590,62 756,500,54 660,420,46 556,350,38 506,285,32 556,225,26 660,185,20 690,148,15 632,114,12 598,92,10 604,70,8',
};

/** Winter. Her scarf is the road on which somebody comes home. */
export function scarfScene(composition: Composition, view: View): Layer[] {
  const { chance, shape } = composition;
  const { left, right, top } = view;
  const lie = shape === 'wide' ? WIDE : NARROW;
  const { horizon } = lie;
  const scarf = lie.scarf.split(' ').map((point) => point.split(',').map(Number) as [number, number, number]);
  const [doorX, doorY] = scarf.at(-1) as Place;
  const snow = sheetOf(composition, view, WINTER, (brush) => {
    const { pen, fill } = brush;
    fill(
      '#c3cfe8',
      `${left - 9},${horizon + 30}* ${doorX - 540},${horizon + 10} ${doorX - 220},${horizon - 34} ${doorX + 60},${horizon - 10} ${right + 9},${horizon - 50}* ${right + 9},729* ${left - 9},729*`,
    );
    fill(
      CREAM,
      `${left - 9},${horizon + 120}* ${doorX - 440},${horizon + 86} ${doorX - 140},${horizon + 14} ${doorX + 120},${horizon + 6} ${right + 9},${horizon + 70}* ${right + 9},729* ${left - 9},729*`,
    );
    stippled(brush, '#c3b8c4', [left, horizon, right, 720], chance.fork('snow'), (x, y) => {
      const down = (y - horizon - 90 + 0.12 * (x - 600)) / (650 - horizon);
      return down < 0.1 ? 0 : 0.34 * (down - 0.1);
    });
    house(brush, '#e4eaf6', doorX, doorY);
    const size = () => {
      pen.translate(lie.her.left, 740);
      pen.scale(lie.her.size, lie.her.size);
      pen.translate(-90, -740);
    };
    pen.save();
    size();
    fill(NIGHT, '60,740* 96,620 170,556 270,520 380,520 440,566 486,640 510,740*');
    stippled(brush, BLUE, [90, 524, 300, 740], chance.fork('coat'), (x, y) => {
      const rim = 1 - Math.hypot((x - 300) / 210, (y - 760) / 236);
      return rim > 0 && rim < 0.22 ? 0.5 - 2 * rim : 0;
    });
    pen.restore();
    road(brush, scarf);
    pen.save();
    size();
    head(brush);
    pen.restore();
  });
  const { walker } = lie;
  const box = [walker.x - 60, walker.y - 150, walker.x + 70, walker.y + 30] as const;
  const walking = view.cuts(8, box, (brush, share) => comingHome(brush, walker, share));
  const flake = view.cut([0, 0, 9, 9], ({ disc }) => disc(CREAM, 4.5, 4.5, 3.6));
  const own = chance.fork('flakes');
  const flakes = Array.from({ length: 26 }, () => ({
    x: own.between(left, right),
    phase: own.next() * 400,
    sway: own.between(0, 6),
  }));
  return [
    still(snow),
    each(flakes, ({ x, phase, sway }) =>
      picture(flake).at(
        ({ onTwos: { travel } }): Point =>
          view.at(x + 14 * Math.sin(travel + sway), top + ((phase + travel * 34) % (horizon - top + 10))),
        'center',
      ),
    ),
    cycle(walking, ({ onTwos: { beat } }) => beat * 4).at(view.at(box[0], box[1]), 'top-left'),
  ];
}

/** The scarf, whose seam becomes the broken line of a road. */
function road({ pen, limb, tint }: Brush, scarf: readonly Place[]): void {
  const line = (dx: number, dy: number) =>
    scarf.map(([x, y, wide]) => `${x + dx * (wide / 100)},${y + dy * (wide / 100)},${wide}`).join(' ');
  limb('#d9ccc8', line(6, 18));
  limb(CORAL, line(0, 0));
  pen.strokeStyle = tint('#fbd9c4');
  pen.lineCap = 'round';
  for (const [x, y, dx, dy, wide] of dashesOf(scarf)) {
    pen.lineWidth = 0.8 + 0.045 * wide;
    pen.beginPath();
    pen.moveTo(x - dx / 2, y - dy / 2);
    pen.lineTo(x + dx / 2, y + dy / 2);
    pen.stroke();
  }
}

/** The dashes of a road: middle, direction and the road's width. They shrink with the road. */
function dashesOf(scarf: readonly Place[]): (readonly [x: number, y: number, dx: number, dy: number, wide: number])[] {
  const fine = curve(
    scarf.map(([x, y]): Point => [x, y]),
    false,
    24,
  );
  const lengths = lengthsOf(fine);
  const dashes = [];
  for (let index = 30, next = 0; index + 3 < fine.length; index++) {
    if ((lengths[index] as number) < next) continue;
    const wide = curveAt(scarf, index / (fine.length - 1))[2];
    const [a, b] = [fine[index - 1], fine[index + 1]] as [Point, Point];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [x, y] = fine[index] as Point;
    dashes.push([x, y, ((b[0] - a[0]) / long) * wide * 0.5, ((b[1] - a[1]) / long) * wide * 0.5, wide] as const);
    next = (lengths[index] as number) + wide * 0.95;
  }
  return dashes;
}

/** Her head in profile, and the scarf around her neck. */
function head(brush: Brush): void {
  const { fill, limb, pen } = brush;
  pen.save();
  pen.translate(-20, 40);
  fill(SKIN, '300,400* 430,400* 420,470 430,540 300,560 276,500');
  fill('#d98d74', '400,440* 428,438 418,470 424,520 360,520 380,470');
  fill(
    SKIN,
    '330,140 400,136 440,166 452,206 455,240 450,262 458,282 478,316 484,330 476,340 462,343 463,352 474,362 474,372 463,377 470,385 469,396 458,402 457,412 461,428 452,448 430,458 400,456 370,440 330,430 290,330',
  );
  fill(
    INK,
    '398,122 340,108 272,124 224,170 200,240 194,320 176,410* 220,438 280,446 340,434* 352,400 346,350 362,322 386,300 404,262 428,222 452,208* 456,180 438,142',
  );
  fill(SKIN, '352,318 366,306 378,316 376,338 362,352 350,344');
  limb('#d98d74', '358,322,1.4 368,322,3 366,338,1.4');
  for (const strand of [
    '240,176,1 300,150,4 372,152,4 430,186,1',
    '216,260,1 240,204,4 296,178,3 352,184,1',
    '208,340,1 224,290,4 262,240,3 300,226,1',
  ])
    limb('#4a4374', strand);
  // A closed eye, a brow, and lips.
  limb(INK, '414,286,1.6 428,294,5 446,288,2');
  limb(INK, '446,288,3 455,294,1');
  limb(INK, '412,244,1 430,234,5 448,240,2');
  fill(CORAL, '478,358 464,356 448,366 452,370 464,370 476,367');
  fill('#c9503f', '474,370 460,372 450,370 458,384 470,386');
  brush.disc('#ef8f76', 420, 344, 22);
  pen.restore();
  fill(
    CORAL,
    '214,512 206,560 246,600 330,622 420,612 474,580 486,540 462,506 430,492 400,506 330,520 262,506 232,492',
  );
  fill('#c9503f', '206,556 246,600 330,622 420,612 474,580 480,566 430,590 340,602 262,580 222,548');
  for (const rib of [
    '262,512,1 256,546,3.4 272,590,1',
    '312,520,1 308,560,3.4 320,606,1',
    '362,518,1 364,560,3.4 374,606,1',
    '410,508,1 418,548,3.4 426,594,1',
  ])
    limb('#fbd9c4', rib);
}

/** @param share position in two steps, 0 to 1 */
function comingHome(brush: Brush, { x, y, size }: Lie['walker'], share: number): void {
  const { pen, fill, disc } = brush;
  const swing = Math.sin(2 * Math.PI * share);
  pen.save();
  pen.translate(x, y - Math.abs(swing) * 2);
  pen.scale(size, size);
  fill('#b34a3c', '-30,2 40,-6 120,10 60,22 -20,12');
  him(
    brush,
    { ...HIS, coat: NIGHT, fold: '#2c3768', scarf: CREAM },
    {
      left: { sleeve: `-30,-204,18 -40,-164,16 ${-38 - 4 * swing},-126,13`, hand: [-38 - 4 * swing, -118] },
      right: { sleeve: `30,-204,18 40,-164,16 ${38 - 4 * swing},-126,13`, hand: [38 - 4 * swing, -118] },
    },
  );
  disc(SKIN, 0, -241, 13);
  pen.restore();
}
