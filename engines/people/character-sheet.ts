import type { Rgb } from '../drawing/color.ts';
import { type Features, USUAL_FEATURES } from './features.ts';

const FACE_SHAPES = ['round', 'oval', 'square', 'long', 'heart'] as const;
/** Swept hair is a short cut with volume, brushed back over the tops of the ears to the nape. A bob ends at the chin. */
const HAIR_LENGTHS = ['bald', 'cropped', 'short', 'swept', 'bob', 'medium', 'long'] as const;
const HAIR_TEXTURES = ['straight', 'wavy', 'curly'] as const;
const BEARDS = ['none', 'stubble', 'mustache', 'goatee', 'full'] as const;
export const TOPS = ['t-shirt', 'shirt', 'sweater', 'hoodie', 'jacket', 'spacesuit', 'dress', 'tank-top'] as const;
/** Tops that only stories name. A robe and a gown reach the ground, and a tutu stands out below a leotard. */
const COSTUME_TOPS = ['robe', 'gown', 'leotard'] as const;
const BOTTOMS = ['trousers', 'shorts', 'skirt', 'dress'] as const;

const HATS = ['cap', 'beanie', 'brimmed'] as const;
/** Hats that only stories name. A peaked cap is an officer's. A visor is the helmet of a knight. */
const COSTUME_HATS = [
  'cowboy',
  'chef',
  'pointed',
  'crown',
  'tiara',
  'tricorn',
  'sailor',
  'peaked',
  'helmet',
  'visor',
  'santa',
  'nurse',
  'hood',
  'beret',
  'top-hat',
] as const;
/** What is worn over a top: a coat is the lower part of a long jacket, and a tabard the cloth over armor. */
const OVERGARMENTS = ['apron', 'vest', 'coat', 'tabard'] as const;

/** A badge, a ribbon or a name plate on a chest. */
export interface Emblem {
  /** What it shows. Absent if it is plain. */
  shape?: 'star' | 'cross' | 'number' | 'bolt' | 'stripes';
  /** Its middle: -1 to 1 from the wearer's right to the left, as the viewer sees it, and 0 at the hips to 1 at the neck. */
  across: number;
  up: number;
  /** Its size in halves of the chest's width, and in its height. */
  wide: number;
  tall: number;
  colors: readonly Rgb[];
}

/** What a drawing of a person must keep in every look, so that a stranger recognizes them. */
export interface CharacterSheet {
  /** Seed for what no picture shows, such as shoes. The same name and picture give the same sheet. */
  seed: string;
  age: 'child' | 'young' | 'adult' | 'old';
  /** Whether looks draw a girl or woman, or a boy or man. */
  presentation: 'feminine' | 'masculine';
  build: 'slight' | 'medium' | 'broad';
  face: (typeof FACE_SHAPES)[number];
  /** Absent if no picture shows the face. */
  features?: Features;
  skin: Rgb;
  eyes: Rgb;
  brows: Rgb;
  /** Thickness of the brows relative to the look's usual ones for women or men: 0.8 to 1.4. */
  browThickness: number;
  lips: Rgb;
  hair: {
    color: Rgb;
    /** Color of the gray hair at the temples and between the dark hair. Absent if hair has one color. */
    graying?: Rgb;
    length: (typeof HAIR_LENGTHS)[number];
    texture: (typeof HAIR_TEXTURES)[number];
    /** Whether it covers the forehead. */
    fringe: boolean;
    /** Whether the hairline of a short cut has moved up at the temples. */
    recedes?: true;
    /** Whether short hair stands far from the skull. */
    full?: true;
    /** As the viewer sees it. */
    parting: 'left' | 'middle' | 'right';
  };
  beard: (typeof BEARDS)[number];
  glasses: boolean;
  hat?: {
    kind: (typeof HATS)[number] | (typeof COSTUME_HATS)[number];
    color: Rgb;
    /** Its band, its badge or its stones. */
    accent?: Rgb;
    /** Color of the crown of an officer's cap. Its band and its visor have the hat's color. */
    crown?: Rgb;
  };
  top: {
    kind: (typeof TOPS)[number] | (typeof COSTUME_TOPS)[number];
    color: Rgb;
    /** Scarf, belt, print, lining, or the shirt under a jacket. */
    accent?: Rgb;
    /** The tie on the shirt under a jacket. */
    tie?: Rgb;
    /** The ring of a space suit. */
    ring?: Rgb;
    emblems?: readonly Emblem[];
    /** What is worn over it. */
    over?: { kind: (typeof OVERGARMENTS)[number]; color: Rgb /** The fur along the edges of a coat. */; fur?: Rgb };
    /** The cloth around the neck. */
    scarf?: Rgb;
  };
  bottom: { kind: (typeof BOTTOMS)[number]; color: Rgb };
  shoes: Rgb;
  /** What hangs from the shoulders. */
  back?: { kind: 'cape' | 'wings'; color: Rgb };
}

/** Whether badges or ribbons of a uniform are on a top, and not the sign of a costume. */
export function isBadged({ emblems = [] }: Pick<CharacterSheet['top'], 'emblems'>): boolean {
  return emblems.some(({ shape }) => shape === undefined);
}

/** Whether a top has a skirt of its own. */
export function hasOwnSkirt({ kind }: Pick<CharacterSheet['top'], 'kind'>): boolean {
  return kind === 'dress' || kind === 'robe' || kind === 'gown' || kind === 'leotard';
}

/** Returns how the features of the person's face differ from usual ones. */
export function featuresIn({ features }: Pick<CharacterSheet, 'features'>): Features {
  return features ?? USUAL_FEATURES;
}

/** Whether hair covers the ears: long hair, and women's short hair if it is full. */
export function coversEars(hair: CharacterSheet['hair']): boolean {
  return isHanging(hair) || (hair.length === 'swept' && hair.full === true);
}

/** Whether hair hangs beside the face. */
export function isHanging({ length }: Pick<CharacterSheet['hair'], 'length'>): boolean {
  return length === 'bob' || length === 'medium' || length === 'long';
}

/**
 * Returns the sheet with which looks draw a person. Women's short hair becomes swept, from a parting at a side: with few
 * lines, hair that ends above the ears has the outline of a man's. A high forehead of a woman is no receding hairline.
 */
export function coifed(sheet: CharacterSheet): CharacterSheet {
  if (sheet.presentation !== 'feminine') return sheet;
  const { recedes: _, ...hair } = sheet.hair;
  const { parting } = hair;
  const swept = { length: 'swept', parting: parting === 'middle' ? 'left' : parting } as const;
  return { ...sheet, hair: hair.length === 'short' ? { ...hair, ...swept } : hair };
}
