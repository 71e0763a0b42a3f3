import { hex } from '../../../drawing/color.ts';
import {
  BLACK,
  type Costume,
  GOLD,
  GRAY,
  NAVY,
  OLIVE,
  ORANGE,
  RED,
  STEEL,
  sign,
  trousers,
  WHITE,
  YELLOW,
} from './cut.ts';

const POLICE = hex('#27457e');

/** Uniforms of those who help, guard and fly. */
export const UNIFORMS = {
  nurse: {
    top: { kind: 'dress', color: WHITE, accent: hex('#8fc6dd'), emblems: [sign('cross', [RED, WHITE], 0.38, 0.9)] },
    bottom: { kind: 'dress', color: WHITE },
    shoes: WHITE,
    hat: { kind: 'nurse', color: WHITE, accent: RED },
    masculine: {
      top: { kind: 't-shirt', color: hex('#69b3c4'), emblems: [sign('cross', [RED, WHITE], 0.38, 0.9)] },
      bottom: trousers(hex('#69b3c4')),
      hat: undefined,
    },
  },
  doctor: {
    top: { kind: 'jacket', color: WHITE, accent: hex('#7fb2d0'), tie: NAVY, over: { kind: 'coat', color: WHITE } },
    bottom: trousers(hex('#47586e')),
    shoes: WHITE,
  },
  police: {
    top: { kind: 'shirt', color: POLICE, accent: GOLD, tie: BLACK, emblems: [sign('star', [GOLD], 0.42, 0.8)] },
    bottom: trousers(hex('#1e2c4c')),
    shoes: BLACK,
    hat: { kind: 'peaked', color: hex('#16223c'), crown: POLICE },
  },
  firefighter: {
    top: { kind: 'jacket', color: hex('#3a3f4a'), accent: YELLOW, over: { kind: 'coat', color: hex('#3a3f4a') } },
    bottom: trousers(hex('#3a3f4a')),
    shoes: BLACK,
    hat: { kind: 'helmet', color: RED, accent: YELLOW },
  },
  soldier: {
    top: { kind: 'shirt', color: OLIVE, accent: hex('#3d4526') },
    bottom: trousers(hex('#59613a')),
    shoes: hex('#2e2a20'),
    hat: { kind: 'helmet', color: hex('#5b653a'), accent: hex('#474f2c') },
  },
  knight: {
    top: {
      kind: 'sweater',
      color: STEEL,
      over: { kind: 'tabard', color: hex('#2f55a4') },
      emblems: [sign('cross', [WHITE], 0, 1)],
    },
    bottom: trousers(GRAY),
    shoes: STEEL,
    hat: { kind: 'visor', color: STEEL, accent: RED },
  },
  pilot: {
    top: { kind: 'jacket', color: hex('#1d2740'), accent: WHITE, tie: BLACK },
    bottom: trousers(hex('#1d2740')),
    shoes: BLACK,
    hat: { kind: 'peaked', color: hex('#141b2e'), crown: hex('#1d2740') },
  },
  astronaut: {
    top: { kind: 'spacesuit', color: hex('#eceef0'), ring: GRAY },
    bottom: trousers(hex('#eceef0')),
    shoes: hex('#d5d8dc'),
  },
  builder: {
    top: { kind: 't-shirt', color: hex('#4b6c9c'), over: { kind: 'vest', color: ORANGE } },
    bottom: trousers(hex('#3d4a5e')),
    shoes: hex('#6b4527'),
    hat: { kind: 'helmet', color: YELLOW },
  },
} as const satisfies Record<string, Costume>;
