import { hex } from '../../../drawing/color.ts';
import { BLACK, BROWN, type Costume, DENIM, GOLD, GRAY, RED, SAND, TAN, trousers, WHITE } from './cut.ts';

const SUIT = hex('#2b3346');

/** Clothes for work in kitchens, fields, schools, offices and churches. */
export const WORK = {
  chef: {
    top: { kind: 'shirt', color: WHITE, accent: GRAY, over: { kind: 'apron', color: hex('#e4e7ea') }, scarf: RED },
    bottom: trousers(hex('#4c515c')),
    shoes: BLACK,
    hat: { kind: 'chef', color: WHITE },
  },
  waiter: {
    top: {
      kind: 'shirt',
      color: WHITE,
      accent: BLACK,
      over: { kind: 'apron', color: BLACK },
      tie: BLACK,
    },
    bottom: trousers(BLACK),
    shoes: BLACK,
  },
  maid: {
    top: { kind: 'dress', color: BLACK, accent: WHITE, over: { kind: 'apron', color: WHITE } },
    bottom: { kind: 'dress', color: BLACK },
    shoes: BLACK,
    hat: { kind: 'nurse', color: WHITE, accent: WHITE },
  },
  farmer: {
    top: { kind: 'shirt', color: hex('#b3423a'), accent: hex('#5e1f1c'), over: { kind: 'apron', color: DENIM } },
    bottom: trousers(DENIM),
    shoes: BROWN,
    hat: { kind: 'brimmed', color: hex('#dcb868') },
  },
  painter: {
    top: { kind: 'shirt', color: hex('#dfe6ee'), over: { kind: 'apron', color: hex('#c9b48a') } },
    bottom: trousers(DENIM),
    shoes: BROWN,
    hat: { kind: 'beret', color: RED },
  },
  mechanic: {
    top: { kind: 'shirt', color: hex('#2f5f9e'), accent: GOLD, over: { kind: 'apron', color: hex('#2a4f86') } },
    bottom: trousers(hex('#2a4f86')),
    shoes: BLACK,
    hat: { kind: 'cap', color: RED },
  },
  teacher: {
    top: { kind: 'shirt', color: WHITE, accent: BROWN, tie: RED, over: { kind: 'vest', color: hex('#3f6f5a') } },
    bottom: trousers(TAN),
    shoes: BROWN,
  },
  scientist: {
    top: { kind: 'jacket', color: WHITE, accent: hex('#8fbf8a'), tie: BROWN, over: { kind: 'coat', color: WHITE } },
    bottom: trousers(hex('#565c68')),
    shoes: BROWN,
  },
  businessman: {
    top: { kind: 'jacket', color: SUIT, accent: WHITE, tie: RED },
    bottom: trousers(SUIT),
    shoes: BLACK,
  },
  detective: {
    top: { kind: 'jacket', color: SAND, accent: WHITE, tie: BROWN, over: { kind: 'coat', color: SAND } },
    bottom: trousers(hex('#4a4438')),
    shoes: BROWN,
    hat: { kind: 'brimmed', color: hex('#6e5a40') },
  },
  judge: {
    top: { kind: 'robe', color: BLACK, accent: WHITE, scarf: WHITE },
    shoes: BLACK,
  },
  monk: { top: { kind: 'robe', color: BROWN, accent: SAND }, shoes: hex('#4a2f1a') },
  nun: {
    top: { kind: 'robe', color: BLACK, accent: WHITE, scarf: WHITE },
    shoes: BLACK,
    hat: { kind: 'hood', color: BLACK, accent: WHITE },
  },
  priest: { top: { kind: 'robe', color: BLACK, scarf: WHITE }, shoes: BLACK },
} as const satisfies Record<string, Costume>;
