import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { house } from './house.ts';
import { BLUE, CORAL, CREAM, DAWN, INK, NIGHT, WINE } from './inks.ts';
import { sheetOf } from './sheet.ts';
import { stippled } from './stipple.ts';

const SUN = { x: 560, y: 330, radius: 226 };
const HOUSE = { x: 872, y: 418 };

/** Her face as it looks up, from the hair to the jaw, and what her body is: a neck, a breast, a hip and a knee. */
const HER =
  '-60,760* -20,640 40,548 112,470 176,416 234,366 294,338 345,329 376,335 408,321 459,284 480,273 495,286 500,312 512,313 527,294 543,294 551,311 563,300 580,302 590,321 604,322 628,313 656,326 676,360 690,410 720,452 762,466 830,440 910,402 990,404 1070,452 1150,490 1230,476 1330,410 1400,760*';
/** The other one, whose head lies at the right. */
const HIM =
  '500,760* 560,560 640,470 720,424 800,398 860,404 900,420 922,396 930,372 954,358 974,364 986,360 990,344 1000,338 1008,346 1014,334 1024,332 1034,346 1042,346 1046,322 1056,310 1072,318 1100,350 1116,356 1150,350 1196,366 1240,410 1280,480 1310,560 1340,760*';

/** Dawn. Two who sleep are the hills behind which the sun rises. */
export function sleepersScene(composition: Composition, view: View): Layer[] {
  const { chance } = composition;
  const { left, right, top } = view;
  const dawn = sheetOf(composition, view, DAWN, (brush) => {
    stippled(brush, '#fdeed8', [left, top, right, 560], chance.fork('sky'), (x, y) => {
      const near = 1 - Math.hypot(x - SUN.x, (y - SUN.y) * 1.1) / 620;
      return near > 0 ? 0.9 * near : 0;
    });
    brush.disc(CORAL, SUN.x, SUN.y, SUN.radius);
    sleeper(brush, HIM, BLUE, '#7f95d0', 470, chance.fork('his'));
    sleeper(brush, HER, NIGHT, '#5a6cab', 540, chance.fork('hers'));
    features(brush);
    house(brush, CREAM, HOUSE.x, HOUSE.y);
  });
  const [x, y] = [HOUSE.x, HOUSE.y - 14];
  const shine = view.cuts(6, [x - 50, y - 50, x + 50, y + 50], (brush, share) => {
    stippled(
      brush,
      '#ffd9a0',
      [x - 50, y - 50, x + 50, y + 50],
      chance.fork('shine'),
      (px, py) => Math.max(0, 0.5 - Math.hypot(px - x, py - y) / (50 + 50 * share)) * share,
    );
  });
  return [still(dawn), meter(shine, ({ loudness }) => loudness).at(view.at(x - 50, y - 50), 'top-left')];
}

/** @param foot below which the light ends */
function sleeper(
  { pen, tint, fill }: Brush,
  outline: string,
  color: string,
  light: string,
  foot: number,
  chance: Composition['chance'],
): void {
  fill(color, outline);
  pen.save();
  pen.clip();
  stippled({ pen, tint }, light, [-40, 260, 1400, 720], chance, (x, y) => {
    const up = (foot - y) / 250 + 0.14 * Math.sin(x / 70) - 0.06;
    return up > 0 ? 0.6 * Math.min(1, up) ** 1.6 : 0;
  });
  pen.restore();
}

function features({ fill, limb }: Brush): void {
  // Her hair is ploughed land.
  fill(INK, '-60,760* -20,640 40,548 112,470 176,416 234,366 262,352 300,392 318,452 372,500 400,560 396,640 420,760*');
  for (const furrow of [
    '244,372,1 180,432,3 110,510,3.4 50,600,3.4 4,720,3',
    '262,380,1 214,450,3 158,530,3.4 112,620,3.4 84,720,3',
    '280,398,1 252,470,3 216,550,3.4 182,640,3.4 164,720,3',
    '296,428,1 292,490,3 274,570,3.4 252,650,3.4 244,720,3',
    '318,470,1 330,530,3 328,600,3.4 320,660,3.4 326,720,3',
  ])
    limb('#46558f', furrow);
  limb(CREAM, '400,398,1.6 421,378,5 425,356,5 414,336,2');
  for (const lash of ['420,346,3 430,341,1', '425,358,3 436,357,1', '424,370,3 434,374,1']) limb(CREAM, lash);
  limb('#46558f', '352,390,1.4 338,366,4.4 348,342,1.4');
  fill(WINE, '513,313 527,295 543,295 551,311 546,330 534,338 520,326');
  fill('#a8364a', '551,311 563,301 580,303 588,319 570,328 546,336 540,326');
}
