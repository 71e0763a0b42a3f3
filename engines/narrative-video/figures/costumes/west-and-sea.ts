import { hex } from '../../../drawing/color.ts';
import {
  BLACK,
  BROWN,
  type Costume,
  CREAM,
  DENIM,
  GOLD,
  NAVY,
  OLIVE,
  RED,
  SAND,
  sign,
  TAN,
  trousers,
  WHITE,
  YELLOW,
} from './cut.ts';

/** Clothes of the Wild West, and of people at sea. */
export const WEST_AND_SEA = {
  cowboy: {
    top: { kind: 'shirt', color: CREAM, accent: BROWN, over: { kind: 'vest', color: BROWN }, scarf: RED },
    bottom: trousers(DENIM),
    shoes: hex('#5a3a20'),
    hat: { kind: 'cowboy', color: TAN, accent: BROWN },
  },
  sheriff: {
    top: {
      kind: 'shirt',
      color: SAND,
      accent: BROWN,
      over: { kind: 'vest', color: BLACK },
      emblems: [sign('star', [GOLD], 0.42, 0.9)],
    },
    bottom: trousers(BROWN),
    shoes: BLACK,
    hat: { kind: 'cowboy', color: hex('#4a3626'), accent: GOLD },
  },
  pirate: {
    top: { kind: 'jacket', color: hex('#8e2430'), accent: WHITE, over: { kind: 'coat', color: hex('#8e2430') } },
    bottom: trousers(BLACK),
    shoes: BROWN,
    hat: { kind: 'tricorn', color: BLACK, accent: GOLD },
  },
  captain: {
    top: { kind: 'jacket', color: NAVY, accent: WHITE, tie: BLACK },
    bottom: trousers(WHITE),
    shoes: WHITE,
    hat: { kind: 'peaked', color: NAVY, crown: WHITE },
  },
  sailor: {
    top: { kind: 'sweater', color: WHITE, accent: hex('#2c4f96'), scarf: hex('#2c4f96') },
    bottom: trousers(NAVY),
    shoes: BLACK,
    hat: { kind: 'sailor', color: WHITE, accent: hex('#2c4f96') },
  },
  fisherman: {
    top: { kind: 'jacket', color: YELLOW, accent: hex('#e9e2d2'), over: { kind: 'coat', color: YELLOW } },
    bottom: trousers(OLIVE),
    shoes: hex('#3c4a3a'),
    hat: { kind: 'brimmed', color: YELLOW },
  },
} as const satisfies Record<string, Costume>;
