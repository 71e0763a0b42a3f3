import { luminance, type Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { cutOut } from '../../../people/cut-out.ts';
import { landmarksOf } from '../../../people/landmarks.ts';
import type { Person } from '../../../people/person.ts';
import { loadPicture } from '../../../people/picture.ts';
import { median, swatchesOf } from '../../../people/swatches.ts';
import { enlargedPortrait } from './enlarged-portrait.ts';
import { softenGlare, whiten } from './face-tones.ts';
import { withCrown } from './hat-crown.ts';
import { FACE, type HeadPlace, headIn } from './head-place.ts';
import { withoutLap } from './lap.ts';
import { withShorterNeck } from './shorter-neck.ts';
import { withSoftSides } from './side-cut.ts';
import { skinGains } from './skin-gains.ts';
import { fillThroat } from './throat.ts';

/** A person's photograph without its background, in the colors of good light. */
export interface PhotoSource extends HeadPlace {
  /** RGBA, not premultiplied. */
  data: Uint8ClampedArray;
  /** The same in the light of the place. */
  lit: Uint8ClampedArray;
  width: number;
  height: number;
  person: Person;
  /** Whether only the head is the photograph's: the body is painted. */
  hasNoBody?: true;
  /** Whether its shoulders are not seen either, so that they are where they fit the head. */
  isAlone?: true;
  /** Color of the face's bare skin, corrected like the photograph. */
  skin: Rgb;
  /** Corrects another color that was seen in the same light. */
  corrected(color: Rgb): Rgb;
}

/** Value of the brightest channel of a pixel from which it is corrected in full: that of skin, if it is darker than this. */
const LIT = 170;

/** Largest difference of the channels of skin in a picture without colors, 0 to 255. */
const COLORLESS = 10;

/**
 * Cuts a person out of a picture, and corrects the color of the light by that of the skin.
 * @param sheet its `skin` is the skin's color in good light
 * @param white color of white in the light of the place
 */
export async function photoSourceOf(
  path: string,
  found: Person,
  sheet: Pick<CharacterSheet, 'skin' | 'hat' | 'top' | 'hair'>,
  white: Rgb,
): Promise<PhotoSource> {
  const own = cuts.get(found) ?? new Map<string, Promise<Omit<PhotoSource, 'lit'>>>();
  cuts.set(found, own);
  const key = JSON.stringify([path, sheet.skin, sheet.hat, sheet.top.kind]);
  const cut = own.get(key) ?? cutFrom(path, found, sheet);
  own.set(key, cut);
  const known = await cut;
  return { ...known, lit: litBy(known.data, white) };
}

/** People who are cut out, because each place of a story shows the same ones in another light. */
const cuts = new WeakMap<Person, Map<string, Promise<Omit<PhotoSource, 'lit'>>>>();

async function cutFrom(
  path: string,
  found: Person,
  sheet: Pick<CharacterSheet, 'skin' | 'hat' | 'top' | 'hair'>,
): Promise<Omit<PhotoSource, 'lit'>> {
  const { skin, hat } = sheet;
  const taken = await loadPicture(path);
  const enlarged = await enlargedPortrait({ picture: taken, person: found }, landmarksOf(found.face).height / FACE);
  const { picture: source, person: large } = withoutLap(withShorterNeck(enlarged));
  const face = landmarksOf(large.face);
  const cap = hat?.crown && { color: hat.color, crown: hat.crown };
  const crowned = cap ? withCrown({ ...source, mask: large.mask }, face, cap) : large.mask;
  const mask = withSoftSides({ ...source, mask: crowned }, headIn(face), large.face.points);
  const person = { ...large, mask };
  const swatches = swatchesOf(source, person);
  const seen = median(face.skin.flatMap((place) => swatches.at(place, face.height * 0.05))) ?? skin;
  const gains = skinGains(seen, skin);
  const full = Math.min(LIT, Math.max(...seen));
  // In a picture without colors, the gains are those of skin alone, and black cloth stays black.
  const isColorless = Math.max(...seen) - Math.min(...seen) < COLORLESS;
  const corrected = (color: Rgb) => onFilm(isColorless ? lifted(color, gains, full) : gained(color, gains));
  const data = new Uint8ClampedArray(source.width * source.height * 4).fill(255);
  const filmRow = (row: number): void => {
    for (let at = row * source.width; at < (row + 1) * source.width; at += 1) {
      const [red, green, blue] = onFilm(
        lifted(
          [source.data[at * 3] as number, source.data[at * 3 + 1] as number, source.data[at * 3 + 2] as number],
          gains,
          full,
        ),
      );
      data[at * 4] = red;
      data[at * 4 + 1] = green;
      data[at * 4 + 2] = blue;
    }
  };
  for (let row = 0; row < source.height; row += 1) filmRow(row);
  const colors = { data, width: source.width, height: source.height };
  cutOut(colors, person.mask);
  const { toward, head } = headIn(face);
  const own = onFilm(lifted(seen, gains, full));
  const place = { chin: face.chin, toward, half: head / 2 };
  whiten(colors, place, skin);
  softenGlare(colors, place);
  fillThroat(colors, { chin: face.chin, toward, head }, { ...sheet, skin });
  return {
    ...colors,
    person,
    chin: face.chin,
    head,
    skin: own,
    toward,
    corrected,
  };
}

function gained(color: Rgb, gains: readonly number[]): Rgb {
  return color.map((value, channel) => Math.min(255, value * (gains[channel] as number))) as unknown as Rgb;
}

/** Share of its color that film keeps, and the difference of channels from which it keeps less and less, and the most. */
const [COLOR, PURE, PUREST] = [0.98, 150, 215];

/** Returns a color with the purity that the film of the places shows, which is less than a portrait's. */
function onFilm([red, green, blue]: Rgb): Rgb {
  const gray = luminance([red, green, blue]);
  const purity = (Math.max(red, green, blue) - Math.min(red, green, blue)) * COLOR;
  const room = PUREST - PURE;
  const kept = purity <= PURE ? purity : PURE + room * (1 - Math.exp((PURE - purity) / room));
  const by = purity > 0 ? (COLOR * kept) / purity : 0;
  return [gray + (red - gray) * by, gray + (green - gray) * by, gray + (blue - gray) * by];
}

/** Brightness below which cloth is brightened, and by how much: black cloth has folds too. */
const [DARK, TOE] = [100, 0.3];

/** Factors of colors by the brightness of their brightest channel. */
const GAINS = Float32Array.from({ length: 256 }, (_, most) => (most < DARK ? (DARK / Math.max(1, most)) ** TOE : 1));

/** Returns the factor of a color by its brightest channel. */
export function exposure(most: number): number {
  return GAINS[Math.max(0, Math.min(255, Math.round(most)))] as number;
}

/** Brightens dark cloth, and keeps its differences and its hue. */
export function exposed([red, green, blue]: Rgb): Rgb {
  const by = exposure(Math.max(red, green, blue));
  return [red * by, green * by, blue * by];
}

function litBy(data: Uint8ClampedArray, white: Rgb): Uint8ClampedArray {
  const lit = new Uint8ClampedArray(data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const red = ((data[at] as number) * white[0]) / 255;
    const green = ((data[at + 1] as number) * white[1]) / 255;
    const blue = ((data[at + 2] as number) * white[2]) / 255;
    const by = exposure(Math.max(red, green, blue));
    lit[at] = red * by;
    lit[at + 1] = green * by;
    lit[at + 2] = blue * by;
  }
  return lit;
}

/**
 * Corrects a pixel. Black stays black, and a dark channel of a bright pixel, as blue is in lamplight, is corrected too.
 * @param full value of the brightest channel from which it is corrected in full
 */
function lifted([red, green, blue]: Rgb, gains: readonly number[], full: number): Rgb {
  const share = Math.min(1, Math.max(red, green, blue) / full) ** 2;
  const by = (channel: 0 | 1 | 2) => 1 + ((gains[channel] as number) - 1) * share;
  return [red * by(0), green * by(1), blue * by(2)];
}
