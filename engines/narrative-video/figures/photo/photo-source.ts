import type { Rgb } from '../../../drawing/color.ts';
import { cutOut } from '../../../people/cut-out.ts';
import { landmarksOf } from '../../../people/landmarks.ts';
import type { Person, Point } from '../../../people/person.ts';
import { loadPicture } from '../../../people/picture.ts';
import { median, swatchesOf } from '../../../people/swatches.ts';

/** A person's photograph without its background, in the colors of good light. */
export interface PhotoSource {
  /** RGBA, not premultiplied. */
  data: Uint8ClampedArray;
  /** The same in the light of the place. */
  lit: Uint8ClampedArray;
  width: number;
  height: number;
  person: Person;
  chin: Point;
  /** From the chin to the crown, without hair, in pixels. */
  head: number;
  /** Unit vector from the forehead to the chin. */
  toward: Point;
  /** Color of the face's bare skin, corrected like the photograph. */
  skin: Rgb;
  /** Corrects another color that was seen in the same light. */
  corrected(color: Rgb): Rgb;
}

/** Height of the face as a share of the head's height. */
const FACE = 0.8;
/** How much brighter or darker a photograph may become, and a channel relative to the others: lamps leave their color. */
const CORRECTION = { least: 0.8, most: 1.3 };
const TINT = { least: 0.88, most: 1.14 };
/** Brightness from which a channel is corrected in full. */
const LIT = 170;

/**
 * Cuts a person out of a picture, and corrects the color of the light by that of the skin.
 * @param skin the skin's color in good light
 * @param white color of white in the light of the place
 */
export async function photoSourceOf(path: string, person: Person, skin: Rgb, white: Rgb): Promise<PhotoSource> {
  const source = await loadPicture(path);
  const face = landmarksOf(person.face);
  const swatches = swatchesOf(source, person);
  const seen = median(face.skin.flatMap((place) => swatches.at(place, face.height * 0.05))) ?? skin;
  const wanted = seen.map((value, channel) => (skin[channel] as number) / Math.max(1, value));
  const mean = wanted.reduce((sum, gain) => sum + gain, 0) / wanted.length;
  const gains = wanted.map((gain) => within(mean, CORRECTION) * within(gain / mean, TINT));
  const corrected = (color: Rgb) =>
    color.map((value, channel) => Math.min(255, value * (gains[channel] as number))) as unknown as Rgb;
  const data = new Uint8ClampedArray(source.width * source.height * 4).fill(255);
  for (let at = 0; at < source.width * source.height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[at * 4 + channel] = lifted(source.data[at * 3 + channel] as number, gains[channel] as number);
    }
  }
  const colors = { data, width: source.width, height: source.height };
  cutOut(colors, person.mask);
  const lit = litBy(colors.data, white);
  const [dx, dy] = [face.chin[0] - face.forehead[0], face.chin[1] - face.forehead[1]];
  const long = Math.hypot(dx, dy);
  return {
    ...colors,
    lit,
    person,
    chin: face.chin,
    head: face.height / FACE,
    skin: seen.map((value, channel) => lifted(value, gains[channel] as number)) as unknown as Rgb,
    toward: [dx / long, dy / long],
    corrected,
  };
}

function within(value: number, { least, most }: { least: number; most: number }): number {
  return Math.max(least, Math.min(most, value));
}

/** Brightness below which cloth is brightened, and by how much: black cloth has folds too. */
const [DARK, TOE] = [100, 0.3];

/** Factors of colors by the brightness of their brightest channel. */
const GAINS = Float32Array.from({ length: 256 }, (_, most) => (most < DARK ? (DARK / Math.max(1, most)) ** TOE : 1));

/** Brightens dark cloth, and keeps its differences and its hue. */
export function exposed([red, green, blue]: Rgb): Rgb {
  const by = GAINS[Math.min(255, Math.round(Math.max(red, green, blue)))] as number;
  return [red * by, green * by, blue * by];
}

function litBy(data: Uint8ClampedArray, white: Rgb): Uint8ClampedArray {
  const lit = new Uint8ClampedArray(data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const red = ((data[at] as number) * white[0]) / 255;
    const green = ((data[at + 1] as number) * white[1]) / 255;
    const blue = ((data[at + 2] as number) * white[2]) / 255;
    const by = GAINS[Math.round(Math.max(red, green, blue))] as number;
    lit[at] = red * by;
    lit[at + 1] = green * by;
    lit[at + 2] = blue * by;
  }
  return lit;
}

/** Corrects a channel of a pixel. Black stays black. */
function lifted(value: number, gain: number): number {
  return value * (1 + (gain - 1) * Math.min(1, value / LIT) ** 2);
}
