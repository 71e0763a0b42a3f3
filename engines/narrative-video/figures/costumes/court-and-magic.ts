import { hex } from '../../../drawing/color.ts';
import {
  BLACK,
  BLUE,
  type Costume,
  GOLD,
  GREEN,
  PINK,
  PURPLE,
  RED,
  sign,
  trousers,
  WHITE,
  WINE,
  YELLOW,
} from './cut.ts';

/** Clothes of kings and queens, and of those who can do what others cannot. */
export const COURT_AND_MAGIC = {
  king: {
    top: { kind: 'robe', color: WINE, accent: GOLD },
    shoes: BLACK,
    hat: { kind: 'crown', color: GOLD, accent: RED },
    back: { kind: 'cape', color: RED },
  },
  queen: {
    top: { kind: 'gown', color: hex('#8a1f52'), accent: GOLD },
    shoes: GOLD,
    hat: { kind: 'crown', color: GOLD, accent: RED },
    back: { kind: 'cape', color: PURPLE },
  },
  prince: {
    top: { kind: 'jacket', color: hex('#3567b5'), accent: WHITE, tie: GOLD },
    bottom: trousers(WHITE),
    shoes: BLACK,
    hat: { kind: 'tiara', color: GOLD, accent: BLUE },
    back: { kind: 'cape', color: RED },
  },
  princess: {
    top: { kind: 'gown', color: PINK, accent: WHITE },
    shoes: PINK,
    hat: { kind: 'tiara', color: GOLD, accent: hex('#e0407e') },
  },
  wizard: {
    top: { kind: 'robe', color: hex('#3a3f9e'), accent: GOLD },
    shoes: BLACK,
    hat: { kind: 'pointed', color: hex('#3a3f9e'), accent: GOLD },
  },
  witch: {
    top: { kind: 'robe', color: hex('#2d2438'), accent: PURPLE },
    shoes: BLACK,
    hat: { kind: 'pointed', color: hex('#2d2438'), accent: PURPLE },
  },
  fairy: {
    top: { kind: 'leotard', color: hex('#58c46a'), accent: hex('#d8f2c8') },
    shoes: GREEN,
    hat: { kind: 'tiara', color: GOLD, accent: PINK },
    back: { kind: 'wings', color: hex('#eaf6ff') },
  },
  superhero: {
    top: { kind: 'sweater', color: BLUE, emblems: [sign('bolt', [YELLOW, RED], 0, 1.25)] },
    bottom: trousers(BLUE),
    shoes: RED,
    back: { kind: 'cape', color: RED },
  },
  vampire: {
    top: { kind: 'jacket', color: BLACK, accent: WHITE, tie: RED },
    bottom: trousers(BLACK),
    shoes: BLACK,
    back: { kind: 'cape', color: hex('#8a1224') },
  },
  angel: {
    top: { kind: 'robe', color: WHITE, accent: GOLD },
    shoes: GOLD,
    hat: { kind: 'tiara', color: GOLD },
    back: { kind: 'wings', color: WHITE },
  },
  elf: {
    top: { kind: 'sweater', color: GREEN, accent: RED },
    bottom: trousers(RED),
    shoes: GREEN,
    hat: { kind: 'santa', color: GREEN, accent: WHITE },
  },
  magician: {
    top: { kind: 'jacket', color: BLACK, accent: WHITE, tie: RED },
    bottom: trousers(BLACK),
    shoes: BLACK,
    hat: { kind: 'top-hat', color: BLACK, accent: RED },
    back: { kind: 'cape', color: PURPLE },
  },
} as const satisfies Record<string, Costume>;
