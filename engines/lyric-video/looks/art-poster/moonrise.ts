import { sway } from '../../../drawing/motion.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { BLUE, discOf, EVERYWHERE, PAPER, type Press, RED, round, sheetOf, YELLOW } from './press.ts';
import { portraitsOf } from './singer.ts';
import { flyingSwallow } from './swallow.ts';

const STATES = 6;

/** Where the swallow and the ridge are, in units, and the swallow that leaves a singer's face free. */
const PLACES = {
  wide: {
    bird: { x: 672, y: 212, scale: 0.84, turn: -0.74 },
    away: { x: 430, y: 176, scale: 0.6, turn: -0.74 },
    ridge: 'M-20,352 C180,340 420,372 600,446 C760,512 940,640 1300,600 V760 H-20 Z',
  },
  tall: {
    bird: { x: 292, y: 420, scale: 1.06, turn: -0.6 },
    away: { x: 170, y: 172, scale: 0.5, turn: -0.6 },
    ridge: 'M-20,700 C120,690 250,720 380,760 C520,804 620,806 760,770 V1300 H-20 Z',
  },
  square: {
    bird: { x: 300, y: 230, scale: 0.74, turn: -0.66 },
    away: { x: 150, y: 150, scale: 0.42, turn: -0.66 },
    ridge: 'M-20,400 C120,400 250,420 380,446 C520,474 620,474 760,446 V760 H-20 Z',
  },
} as const;

/** Dusk: a swallow flies out of the rising moon. */
export function moonriseOf(composition: Composition): Layer[] {
  const sheet = sheetOf(composition);
  const { bird, away, ridge } = PLACES[composition.shape];
  const { x, y, radius } = discOf(composition);
  const [portrait] = portraitsOf(composition, [RED]);
  const place = portrait ? away : bird;
  const dusk = ({ print }: Press) => print(RED, EVERYWHERE);
  // The face of a singer is in the moon, so only the swallow moves.
  const drift = portrait ? 0 : 0.08 * radius;
  const moonlit = (press: Press, share = 0) => {
    const { print, cover, inside } = press;
    dusk(press);
    cover(PAPER, round(x, y, radius));
    inside(round(x, y, radius), () => {
      print(YELLOW, round(x + 0.08 * radius + drift * share, y + 0.04 * radius + 0.5 * drift * share, radius));
      portrait?.whole(press);
    });
    print(BLUE, ridge);
  };
  const flown = (press: Press, share: number) => {
    moonlit(press, share);
    press.motif({ ...place, turn: place.turn - 0.04 * share }, () => flyingSwallow(press, share));
  };
  const moved = [{ x: place.x, y: place.y, radius: 270 * place.scale }, ...(portrait ? [] : [{ x, y, radius }])];
  const box = [
    Math.min(...moved.map((one) => one.x - one.radius)),
    Math.min(...moved.map((one) => one.y - one.radius)),
    Math.max(...moved.map((one) => one.x + one.radius)),
    Math.max(...moved.map((one) => one.y + one.radius)),
  ] as const;
  const flying = sheet.states(STATES, box, flown);
  return [
    still(sheet.plate(dusk)),
    still(sheet.plate((press) => moonlit(press))),
    meter(flying.states, ({ travel, hit }) => 0.35 + sway(travel, 2.2, 0.3) + 0.35 * hit).at(flying.at, 'top-left'),
  ];
}
