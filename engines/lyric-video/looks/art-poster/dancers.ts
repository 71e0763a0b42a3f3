import { type Layer, pages } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { GUITAR, HOLE } from './guitar.ts';
import { BLUE, discOf, limb, PAPER, type Press, RED, round, sheetOf, YELLOW } from './press.ts';
import { portraitsOf } from './singer.ts';

const STATES = 12;
/** How far the dancers move apart at most, in their own lengths, and how far they turn, in radians. */
const [APART, TURN] = [10, 0.03];

/** Where the pair and the lamp are, in units. */
const PLACES = {
  wide: { pair: { x: 740, y: 44, scale: 0.445, turn: 0.16 }, lamp: [540, 250, 290] },
  tall: { pair: { x: 388, y: 380, scale: 0.47, turn: 0.1 }, lamp: [250, 500, 370] },
  square: { pair: { x: 388, y: 54, scale: 0.43, turn: 0.12 }, lamp: [220, 240, 230] },
} as const;

/** What both print: a guitar, whose neck is their raised arms, and whose body is their embrace. */
const TOGETHER = [GUITAR.body, GUITAR.neck, GUITAR.head];
const HER = [
  round(-128, 452, 58, 68),
  round(-190, 396, 42),
  limb('-120,500,50 -118,560,70'),
  limb('-110,600,96 -260,660,66 -420,610,46 -534,490,30 -580,410,30 -604,340,6'),
  'M-150,800 C-260,900 -400,1070 -600,1120 C-420,1230 -120,1250 70,1160 C110,1100 60,1000 0,980 Z',
  limb('-180,1160,84 -204,1290,60 -164,1400,34 -124,1444,18 -60,1460,6'),
  limb('-360,1140,86 -500,1260,58 -640,1260,36 -720,1210,22 -760,1160,6'),
];
const HIM = [
  round(132, 432, 60, 70),
  limb('120,490,60 120,560,90'),
  limb('110,600,96 300,590,70 440,490,52 478,370,34 478,290,32 456,216,6'),
  limb('70,900,190 150,1120,124 120,1320,84 110,1400,60'),
  limb('120,900,170 320,1080,124 480,1210,88 606,1290,58'),
  'M66,1392 C110,1386 140,1390 142,1432 H0 C10,1412 40,1410 66,1392 Z',
  'M590,1258 C618,1270 634,1288 640,1306 C676,1310 706,1326 714,1346 L590,1366 C574,1340 566,1300 590,1258 Z',
];

/** Two dancers in two inks. Where they overlap, a guitar appears. With a singer, two prints of the picture overlap. */
export function dancersOf(composition: Composition): Layer[] {
  const sheet = sheetOf(composition);
  const { pair, lamp } = PLACES[composition.shape];
  const [red, blue] = portraitsOf(composition, [RED, BLUE]);
  const printed = (press: Press, share: number) => {
    const { print, cover, motif } = press;
    print(YELLOW, round(lamp[0], lamp[1], lamp[2]));
    if (red && blue) {
      const { x, radius } = discOf(composition);
      const reach = red.mirror + 0.04 * radius + 5 * share;
      const [left, right] = [x - reach, x + reach - 2 * radius];
      blue.paper(press, right, true);
      red.paper(press, left);
      blue.print(press, right, true);
      return red.print(press, left);
    }
    motif(pair, () => {
      motif({ x: -APART * share, y: 0, scale: 1, turn: TURN * share }, () => print(RED, ...TOGETHER, ...HER));
      motif({ x: APART * share, y: 0, scale: 1, turn: -TURN * share }, () => print(BLUE, ...TOGETHER, ...HIM));
      cover(PAPER, round(0, HOLE, 66));
    });
  };
  const plates = Array.from({ length: STATES }, (_, index) =>
    sheet.plate((press) => printed(press, 0.5 - 0.5 * Math.cos((index / STATES) * 2 * Math.PI))),
  );
  // They meet on every other beat.
  return [pages(plates, ({ beat }) => (beat / 2) * STATES)];
}
