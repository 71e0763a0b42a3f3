import { hex } from '../../../drawing/color.ts';
import { BLACK, BLUE, type Costume, GOLD, GREEN, PINK, RED, shorts, sign, trousers, WHITE, YELLOW } from './cut.ts';

/** Clothes of those whom an audience watches, and of those who would rather not be seen. */
export const STAGE_AND_SPORT = {
  dancer: {
    top: { kind: 'leotard', color: PINK, accent: WHITE },
    shoes: PINK,
    masculine: { top: { kind: 'tank-top', color: BLACK }, bottom: trousers(hex('#4a4d58')), shoes: BLACK },
  },
  footballer: {
    top: { kind: 't-shirt', color: RED, emblems: [sign('number', [WHITE], 0, 1.3)] },
    bottom: shorts(WHITE),
    shoes: BLACK,
  },
  boxer: {
    top: { kind: 'tank-top', color: hex('#d8dde4') },
    bottom: shorts(RED),
    shoes: BLACK,
  },
  athlete: {
    top: { kind: 'tank-top', color: BLUE, emblems: [sign('number', [WHITE], 0, 1.2)] },
    bottom: shorts(BLACK),
    shoes: WHITE,
  },
  clown: {
    top: { kind: 'shirt', color: YELLOW, accent: RED, over: { kind: 'vest', color: GREEN }, scarf: RED },
    bottom: trousers(hex('#3f86d0')),
    shoes: RED,
    hat: { kind: 'top-hat', color: RED, accent: YELLOW },
  },
  santa: {
    top: { kind: 'jacket', color: RED, accent: WHITE, over: { kind: 'coat', color: RED, fur: WHITE } },
    bottom: trousers(RED),
    shoes: BLACK,
    hat: { kind: 'santa', color: RED, accent: WHITE },
  },
  rocker: {
    top: { kind: 'jacket', color: BLACK, accent: RED, emblems: [sign('star', [WHITE], -0.5, 0.6)] },
    bottom: trousers(hex('#34343c')),
    shoes: hex('#1c1c22'),
  },
  rapper: {
    top: { kind: 'hoodie', color: hex('#7a2fb0'), accent: GOLD },
    bottom: trousers(hex('#3a4a68')),
    shoes: WHITE,
    hat: { kind: 'cap', color: BLACK },
  },
  robber: {
    top: {
      kind: 'sweater',
      color: WHITE,
      emblems: [{ shape: 'stripes', across: 0, up: 0.4, wide: 2, tall: 0.76, colors: [BLACK] }],
    },
    bottom: trousers(BLACK),
    shoes: BLACK,
    hat: { kind: 'beanie', color: BLACK },
  },
  ninja: {
    top: { kind: 'hoodie', color: hex('#23242e'), accent: RED },
    bottom: trousers(hex('#23242e')),
    shoes: BLACK,
    hat: { kind: 'hood', color: hex('#23242e'), accent: RED },
  },
} as const satisfies Record<string, Costume>;
