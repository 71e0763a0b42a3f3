import { sway } from '../../../drawing/motion.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { BLUE, discOf, EVERYWHERE, limb, NIGHT, PAPER, type Press, RED, round, sheetOf, YELLOW } from './press.ts';
import { portraitsOf } from './singer.ts';
import { sittingSwallow } from './swallow.ts';

const STATES = 8;

/** The place of the microphone alone and beside a singer, and the height of its foot. In units. */
const PLACES = {
  wide: { alone: [520, 350, 0.9], aside: [860, 350, 0.8], foot: 622 },
  tall: { alone: [350, 620, 1.02], aside: [470, 970, 0.62], foot: 1120 },
  square: { alone: [316, 336, 0.78], aside: [520, 336, 0.6], foot: 630 },
} as const;

/** The floor of the stage. */
const STAGES = {
  wide: 'M-20,566 C300,530 800,540 1300,610 V760 H-20 Z',
  tall: 'M-20,1040 C200,1000 480,1010 760,1070 V1300 H-20 Z',
  square: 'M-20,576 C200,546 480,556 760,606 V760 H-20 Z',
} as const;

/** The curtain, and a fold of it. */
const CURTAINS = {
  wide: [
    'M1300,-20 H930 C1040,120 1070,320 1050,600 L1080,760 H1300 Z',
    '1010,-20,6 1110,200,26 1132,420,22 1130,760,46',
  ],
  tall: ['M760,-20 H470 C580,220 610,620 590,1060 L610,1300 H760 Z', '560,-20,6 636,260,20 654,640,16 658,1300,34'],
  square: ['M760,-20 H560 C620,120 640,320 624,600 L640,760 H760 Z', '630,-20,4 664,180,12 672,400,10 676,760,20'],
} as const;

const MICROPHONE =
  'M-52,-40 C-52,-86 -32,-104 0,-104 C32,-104 52,-86 52,-40 V20 C52,48 32,60 0,60 C-32,60 -52,48 -52,20 Z';

/** The empty stage. The swallow of the dusk sits on the microphone. */
export function encoreOf(composition: Composition): Layer[] {
  const sheet = sheetOf(composition);
  const { alone, aside, foot } = PLACES[composition.shape];
  const { x, y, radius } = discOf(composition);
  const [curtain, fold] = CURTAINS[composition.shape];
  const [portrait] = portraitsOf(composition, [BLUE]);
  const [left, top, scale] = portrait ? aside : alone;
  const at = { x: left, y: top, scale };
  const printed = (press: Press, share: number) => {
    const { print, cover, inside, motif } = press;
    print(NIGHT, EVERYWHERE);
    cover(PAPER, round(x, y, radius));
    inside(round(x, y, radius), () => {
      print(YELLOW, round(x + 0.12 * radius, y + 0.06 * radius, radius));
      portrait?.whole(press);
    });
    cover(BLUE, STAGES[composition.shape]);
    cover(YELLOW, round(at.x, foot, 200, 32));
    cover(RED, curtain);
    print(RED, limb(fold));
    const pole = `M${at.x - 5},${at.y} h10 V${foot} h-10 Z`;
    cover(PAPER, pole);
    if (!portrait) inside(round(x, y, radius), () => cover(NIGHT, pole));
    cover(NIGHT, round(at.x, foot, 54, 11));
    motif(at, () => {
      head(press, portrait ? BLUE : NIGHT);
      motif({ x: 4, y: -102, scale: 0.95, turn: -0.13 * share }, () => sittingSwallow(press, portrait ? BLUE : NIGHT));
    });
  };
  const s = at.scale;
  const singing = sheet.states(STATES, [at.x - 100 * s, at.y - 320 * s, at.x + 150 * s, at.y + 50 * s], printed);
  return [
    still(sheet.plate((press) => printed(press, 0))),
    meter(singing.states, ({ travel, hit }) => 0.3 + sway(travel, 2, 0.3) + 0.4 * hit).at(singing.at, 'top-left'),
  ];
}

function head({ cover }: Press, yoke: string): void {
  cover(yoke, 'M-66,-6 H66 V30 C66,66 30,84 0,84 C-30,84 -66,66 -66,30 Z');
  cover(PAPER, MICROPHONE);
  cover(
    NIGHT,
    ...[-78, -54, -30].map((down) => `M-40,${down} h34 v11 h-34 Z M6,${down} h34 v11 h-34 Z`),
    'M-52,-8 H52 V8 H-52 Z',
    'M-34,20 H34 V31 H-34 Z',
  );
}
