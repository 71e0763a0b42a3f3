import { chanceOf } from '../drawing/chance.ts';
import { darken, hex, luminance, mix, type Rgb } from '../drawing/color.ts';
import type { CharacterSheet } from './character-sheet.ts';
import { clothesOf } from './clothes.ts';
import { complexionOf } from './complexion.ts';
import { type Described, describedIn } from './description.ts';
import { featuresOf } from './features.ts';
import { hairOf } from './hair.ts';
import { fairnessOf, GRAY, hairColorOf, isAllGray } from './hair-color.ts';
import { hatOf } from './hat.ts';
import { irisOf } from './iris.ts';
import { type Landmarks, landmarksOf } from './landmarks.ts';
import type { Person } from './person.ts';
import { loadPicture } from './picture.ts';
import { browThicknessOf, facialTraitsOf, presentationOf } from './presentation.ts';
import { median, type Swatches, skinIn, swatchesOf } from './swatches.ts';

/** What the request says about a character besides the picture. */
export interface About {
  name: string;
  description?: string;
}

/**
 * Reads what a drawing of the person must keep from the picture. The description overrides it.
 * @param path the picture that the person was found in
 * @throws Error if sharp cannot read the file
 */
export async function sheetOf(path: string, person: Person, about: About): Promise<CharacterSheet> {
  const swatches = swatchesOf(await loadPicture(path), person);
  const described = describedIn(`${about.name}. ${about.description ?? ''}`);
  const sheet = withDescribed(readSheet(swatches, person, about.name), described);
  const traits = facialTraitsOf(swatches, person);
  const presentation = presentationOf(sheet, traits);
  const seen = featuresOf(person.face, presentation);
  // A hat hides where the forehead ends.
  const features = sheet.hat ? { ...seen, length: seen.length * UNDER_HAT } : seen;
  return { ...sheet, presentation, features, browThickness: browThicknessOf(traits) };
}

/** How much of the length of a face under a hat is trusted. */
const UNDER_HAT = 0.5;

/** What a picture and a description show, before it is decided how to draw the person. */
type Seen = Omit<CharacterSheet, 'presentation' | 'features' | 'browThickness'>;

function readSheet(swatches: Swatches, person: Person, seed: string): Seen {
  const face = landmarksOf(person.face);
  const reach = face.height * 0.05;
  const seen = skinIn(swatches, face) ?? hex('#d8a582');
  const hat = hatOf(swatches, face, seen);
  const { tones, ...own } = hairOf(swatches, face, seen, hat);
  const fairness = fairnessOf(tones, seen);
  const { skin, gain } = complexionOf(swatches, face, fairness) ?? { skin: seen, gain: 1 };
  const brows = browsOf(face.brows.flatMap((place) => swatches.at(place, reach * 0.4)));
  const isGray = isAllGray(tones, seen);
  const hair = { ...own, ...hairColorOf(tones, seen, gain) };
  return {
    seed,
    age: isGray ? 'old' : 'adult',
    build: buildOf(person, face),
    face: shapeOf(face),
    skin,
    eyes: irisOf(swatches, person.face, fairness),
    brows:
      brows && !isGray && luminance(brows) < luminance(seen) * 0.8
        ? mix(brows, darken(hair.color, 0.2), 0.65)
        : darken(hair.color, 0.25),
    lips: lipsOf(swatches, face, seen, skin),
    hair: { parting: chanceOf(seed).pick(['left', 'middle', 'right'] as const), ...hair },
    // From the side, the jaw lies in the shadow of the collar.
    beard: Math.abs(person.face.turn) > 0.4 ? 'none' : beardOf(swatches, face, seen),
    glasses: hasGlasses(swatches, person, face, seen),
    ...(hat && { hat: hat.hat }),
    ...clothesOf(
      swatches,
      person,
      face,
      { skin: seen, hair: isGray ? hair.color : tones.middle, length: own.length },
      seed,
    ),
  };
}

function withDescribed(sheet: Seen, described: Described): Seen {
  const { hair, top, bottom, hat, ...rest } = described;
  const isAged = described.age === 'old' && !hair?.color;
  const dyed = isAged ? mix(sheet.hair.color, GRAY, 0.7) : hair?.color;
  const { graying, recedes, full, ...own } = sheet.hair;
  return {
    ...sheet,
    ...rest,
    ...(hat ? { hat } : {}),
    hair: {
      ...own,
      ...(dyed ? {} : graying && { graying }),
      ...(hair?.length ? {} : { ...(recedes && { recedes }), ...(full && { full }) }),
      ...hair,
      ...(dyed && { color: dyed }),
    },
    brows: dyed ? darken(dyed, 0.25) : sheet.brows,
    top: { ...sheet.top, ...top },
    bottom: { ...sheet.bottom, ...bottom },
  };
}

/** Returns the color of brows. Half of what is seen between their hairs is skin. */
function browsOf(colors: readonly Rgb[]): Rgb | undefined {
  return median([...colors].sort((a, b) => luminance(a) - luminance(b)).slice(0, Math.ceil(colors.length * 0.45)));
}

function shapeOf({ height, width, jaw }: Landmarks): CharacterSheet['face'] {
  const [long, square] = [height / width, jaw / width];
  if (long > 1.42) return 'long';
  if (square < 0.76) return 'heart';
  if (square > 0.88) return long < 1.2 ? 'round' : 'square';
  return long < 1.16 ? 'round' : 'oval';
}

function buildOf({ joints: { leftShoulder, rightShoulder } }: Person, { height }: Landmarks): CharacterSheet['build'] {
  if (!leftShoulder || !rightShoulder) return 'medium';
  const across = Math.hypot(leftShoulder[0] - rightShoulder[0], leftShoulder[1] - rightShoulder[1]) / height;
  return across > 2.3 ? 'broad' : across < 1.35 ? 'slight' : 'medium';
}

function lipsOf(swatches: Swatches, { lips, height }: Landmarks, seen: Rgb, skin: Rgb): Rgb {
  const color = median(lips.flatMap((place) => swatches.at(place, height * 0.012)));
  if (!color) return mix(skin, [190, 60, 70], 0.4);
  // Lips get the same correction as the skin, because the same light falls on both.
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.min(255, ((color[channel] as number) / Math.max(1, seen[channel] as number)) * (skin[channel] as number)),
  ) as [number, number, number];
  return [red, green, Math.max(green * 0.7, Math.min(blue, green + (red - green) * 0.12))];
}

/** How much darker places are than the skin, 0 to 1. */
function darkness(
  swatches: Swatches,
  places: readonly (readonly [number, number])[],
  reach: number,
  skin: Rgb,
): number {
  const color = median(places.flatMap((place) => swatches.at(place, reach)));
  return color ? 1 - luminance(color) / Math.max(1, luminance(skin)) : 0;
}

function beardOf(swatches: Swatches, face: Landmarks, skin: Rgb): CharacterSheet['beard'] {
  const reach = face.height * 0.03;
  const [chin, lip, jaws] = [[face.belowMouth], [face.lip], face.jaws].map((places) =>
    darkness(swatches, places, reach, skin),
  ) as [number, number, number];
  if (chin > 0.4) return jaws > 0.42 ? 'full' : 'goatee';
  if (lip > 0.42 && chin < 0.25) return 'mustache';
  return chin > 0.34 && lip > 0.34 && jaws > 0.3 ? 'stubble' : 'none';
}

/** Glasses have a rim below each eye and a bridge between them, darker than the skin. */
function hasGlasses(
  swatches: Swatches,
  { face }: Person,
  { middle, right, down, height }: Landmarks,
  skin: Rgb,
): boolean {
  const darkest = (from: readonly [number, number], reach: number) => {
    const lights = Array.from({ length: 24 }, (_, step) => {
      const along = reach * (0.4 + (step / 23) * 0.6);
      const color = median(swatches.at([from[0] + down[0] * along, from[1] + down[1] * along], height * 0.006));
      return color ? luminance(color) : luminance(skin);
    });
    // A rim is a dark line with lighter skin on both sides.
    return lights.reduce((deepest, light, step) => {
      const before = Math.max(...lights.slice(0, step), 0);
      const after = Math.max(...lights.slice(step + 1), 0);
      return Math.max(deepest, 1 - light / Math.max(1, Math.min(before, after)));
    }, 0);
  };
  const aside = (eye: readonly [number, number], by: number): [number, number] => [
    eye[0] + right[0] * by * height,
    eye[1] + right[1] * by * height,
  ];
  const below = [face.leftEye, face.rightEye].map((eye) =>
    Math.min(darkest(aside(eye, -0.04), height * 0.26), darkest(aside(eye, 0.04), height * 0.26)),
  );
  const bridge = darkest([middle[0] - down[0] * height * 0.1, middle[1] - down[1] * height * 0.1], height * 0.2);
  return Math.min(...below) > 0.22 && bridge > 0.12;
}
