import { hex, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';

/** What a description says about a character. It overrides what the picture seems to show. */
export interface Described {
  age?: CharacterSheet['age'];
  build?: CharacterSheet['build'];
  skin?: Rgb;
  eyes?: Rgb;
  hair?: Partial<CharacterSheet['hair']>;
  beard?: CharacterSheet['beard'];
  glasses?: boolean;
  hat?: CharacterSheet['hat'];
  top?: Partial<CharacterSheet['top']>;
  bottom?: Partial<CharacterSheet['bottom']>;
  shoes?: Rgb;
}

const COLORS: Readonly<Record<string, Rgb>> = {
  black: hex('#2a2a2e'),
  white: hex('#f0eeea'),
  gray: hex('#8d9096'),
  grey: hex('#8d9096'),
  silver: hex('#b4b8be'),
  red: hex('#c8323a'),
  orange: hex('#e08a34'),
  yellow: hex('#ecc84a'),
  green: hex('#3f8a54'),
  blue: hex('#3a66b0'),
  navy: hex('#28365e'),
  purple: hex('#7a4a9c'),
  pink: hex('#e08aae'),
  brown: hex('#6e4a32'),
  beige: hex('#d8c4a2'),
  turquoise: hex('#3aa8a8'),
  teal: hex('#2f8580'),
  gold: hex('#d0a848'),
};
const HAIR_COLORS: Readonly<Record<string, Rgb>> = {
  ...COLORS,
  red: hex('#a8482a'),
  ginger: hex('#b8582c'),
  auburn: hex('#7e3a26'),
  blond: hex('#d8b878'),
  blonde: hex('#d8b878'),
  fair: hex('#d8b878'),
  brunette: hex('#54382a'),
  dark: hex('#33261f'),
};
const EYE_COLORS: Readonly<Record<string, Rgb>> = {
  ...COLORS,
  blue: hex('#4a7fb0'),
  brown: hex('#5a3d2a'),
  green: hex('#5a8a5a'),
};

const ANY_COLOR = Object.keys(HAIR_COLORS).join('|');
/** Words that may be between a color and the thing. */
const BETWEEN =
  '(?:[ ,-]+(?:and|long|short|curly|wavy|straight|shoulder-length|medium|leather|denim|wool|cotton|old|new|big|plain))*';

/** @param text a character's name and description, in English */
export function describedIn(text: string): Described {
  const words = text.toLowerCase();
  const says = (pattern: RegExp) => pattern.test(words);
  const age = says(/\b(child|kid|boy|girl|toddler|little)\b/)
    ? 'child'
    : says(/\b(old|elderly|grand(ma|pa|mother|father)|granny|senior|aged)\b(?! (jacket|coat|hat|boots|guitar))/)
      ? 'old'
      : says(/\b(young|teen\w*|student)\b/)
        ? 'young'
        : undefined;
  const build = says(/\b(slim|thin|skinny|slender|petite|slight)\b/)
    ? 'slight'
    : says(
          /\b(broad|stocky|muscular|heavy|big|strong|fat|chubby|burly) (man|woman|guy|build|shoulders|boy|girl)|broad-shouldered\b/,
        )
      ? 'broad'
      : undefined;
  return defined({
    age,
    build,
    eyes: colorOf(words, 'eyes?', EYE_COLORS),
    hair: some({ color: colorOf(words, 'hair|curls|braids|ponytail', HAIR_COLORS) ?? blondIn(words), ...hairIn(says) }),
    beard: beardIn(says),
    glasses: says(/\b(no|without) (glasses|spectacles)\b/) ? false : says(/\b(glasses|spectacles)\b/) || undefined,
    hat: hatIn(words, says),
    top: some({ ...topIn(says), color: colorOf(words, TOP_WORDS, COLORS) }),
    bottom: some({ ...bottomIn(says), color: colorOf(words, BOTTOM_WORDS, COLORS) }),
    shoes: colorOf(words, 'shoes|boots|sneakers|sandals|heels', COLORS),
  });
}

const TOP_WORDS = 't-shirt|tee|shirt|blouse|sweater|pullover|jumper|hoodie|jacket|coat|blazer|suit|dress|gown|top';
const BOTTOM_WORDS = 'trousers|pants|jeans|leggings|shorts|skirt|dress|gown';

type Says = (pattern: RegExp) => boolean;

/** A haircut, which is not somebody called Bob. */
const BOB =
  /\b(an?|her|his|their|the|in|with|\w+-length|short|long|sleek|blunt|neat|straight|wavy|curly|blonde?|brown|black|dark|gray|grey|red) bob\b|\bbob (hair)?cut\b/;

function hairIn(says: Says): Partial<CharacterSheet['hair']> {
  const length = says(/\b(bald|shaved head|no hair)\b/)
    ? 'bald'
    : says(/\b(buzz ?cut|cropped|crew ?cut)\b/)
      ? 'cropped'
      : says(/\blong\b[^.,;]*\b(hair|curls|braids|ponytail)\b/)
        ? 'long'
        : says(/\b(shoulder-length|medium)\b[^.,;]*\b(hair|cut)\b/) || says(BOB)
          ? 'medium'
          : says(/\bshort\b[^.,;]*\b(hair|curls)\b/)
            ? 'short'
            : undefined;
  const texture = says(/\b(curly|curls|afro|frizzy)\b/) ? 'curly' : says(/\bwavy\b/) ? 'wavy' : undefined;
  const recedes = says(/\b(receding|thinning) hair/) || undefined;
  return defined({ length, texture, recedes, fringe: says(/\b(fringe|bangs)\b/) || undefined });
}

function blondIn(words: string): Rgb | undefined {
  const found = words.match(/\b(blonde?|ginger|brunette|redhead)\b/)?.[1];
  return found === 'redhead' ? HAIR_COLORS.ginger : found ? HAIR_COLORS[found] : undefined;
}

function beardIn(says: Says): CharacterSheet['beard'] | undefined {
  if (says(/\b(no|without a) beard\b|\bclean-shaven\b/)) return 'none';
  if (says(/\bgoatee\b/)) return 'goatee';
  if (says(/\b(stubble|unshaven)\b/)) return 'stubble';
  if (says(/\b(beard|bearded)\b/)) return 'full';
  return says(/\b(mustache|moustache)\b/) ? 'mustache' : undefined;
}

function hatIn(words: string, says: Says): CharacterSheet['hat'] | undefined {
  const kind = says(/\b(beanie|woolly hat|knit hat)\b/)
    ? 'beanie'
    : says(/\b(baseball cap|cap)\b/)
      ? 'cap'
      : says(/\b(hat|fedora|sombrero)\b/)
        ? 'brimmed'
        : undefined;
  return kind && { kind, color: colorOf(words, 'beanie|cap|hat|fedora|sombrero', COLORS) ?? (COLORS.navy as Rgb) };
}

function topIn(says: Says): Partial<CharacterSheet['top']> {
  const kinds: readonly (readonly [RegExp, CharacterSheet['top']['kind']])[] = [
    [/\b(space ?suit|astronaut)\b/, 'spacesuit'],
    [/\b(dress|gown)\b/, 'dress'],
    [/\b(jacket|coat|blazer|suit)\b/, 'jacket'],
    [/\bhoodie\b/, 'hoodie'],
    [/\b(sweater|pullover|jumper)\b/, 'sweater'],
    [/\b(tank top|vest|singlet)\b/, 'tank-top'],
    [/\b(t-shirt|tee)\b/, 't-shirt'],
    [/\b(shirt|blouse)\b/, 'shirt'],
  ];
  return defined({ kind: kinds.find(([pattern]) => says(pattern))?.[1] });
}

function bottomIn(says: Says): Partial<CharacterSheet['bottom']> {
  const kinds: readonly (readonly [RegExp, CharacterSheet['bottom']['kind']])[] = [
    [/\b(dress|gown)\b/, 'dress'],
    [/\bskirt\b/, 'skirt'],
    [/\bshorts\b/, 'shorts'],
    [/\b(trousers|pants|jeans|leggings)\b/, 'trousers'],
  ];
  return defined({ kind: kinds.find(([pattern]) => says(pattern))?.[1] });
}

/** The color word before a thing: "a red leather jacket". */
function colorOf(words: string, thing: string, colors: Readonly<Record<string, Rgb>>): Rgb | undefined {
  const found = words.match(new RegExp(`\\b(${ANY_COLOR})${BETWEEN}[ -]+(?:${thing})\\b`))?.[1];
  return found ? colors[found] : undefined;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(facts: T): Defined<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function some<T extends object>(facts: T): Defined<T> | undefined {
  const known = defined(facts);
  return Object.keys(known).length > 0 ? known : undefined;
}
