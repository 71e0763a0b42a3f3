import type { Rgb } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Point } from '../../../people/person.ts';
import { apart, median } from '../../../people/swatches.ts';
import { colorsAround } from './colors-around.ts';
import type { PhotoSource } from './photo-source.ts';

type Photo = Pick<PhotoSource, 'data' | 'width' | 'height' | 'head' | 'skin' | 'person' | 'corrected'>;

/** Tops of which a photograph may show that their sleeves are short. */
const LONG_SLEEVED: ReadonlySet<CharacterSheet['top']['kind']> = new Set(['shirt', 'sweater', 'hoodie']);

/** Places along a forearm whose colors are compared, as shares of the way to the wrist, and their size in heads. */
const [PLACES, SIZE] = [[0.15, 0.3, 0.45, 0.6, 0.75], 0.05];
/**
 * Maximum distance of the color of a bare forearm from that of the face, as `apart` measures it, and how much farther it
 * is from the color of the top. `SUITE=slow npm test -- photographed` checks them with the pictures in test/pictures: the
 * shadowed forearm in leaning.jpg is at most 42 from the face, and at least 17 farther from the top.
 */
const [LIKE_SKIN, FARTHER] = [48, 12];
/** Opacity from which a pixel is the person's. */
const OWN = 200;

/** Returns the clothes with short sleeves if the photograph shows a bare forearm below the sleeve. */
export function sleevedAs(sheet: CharacterSheet, photo: Photo): CharacterSheet {
  const { top } = sheet;
  if (!LONG_SLEEVED.has(top.kind) || !(['left', 'right'] as const).some((side) => isBare(photo, top.color, side)))
    return sheet;
  return { ...sheet, top: { ...top, kind: 't-shirt' } };
}

function isBare(photo: Photo, top: Rgb, side: 'left' | 'right'): boolean {
  const { joints } = photo.person;
  const [elbow, wrist] = [joints[`${side}Elbow`], joints[`${side}Wrist`]];
  if (!elbow || !wrist) return false;
  const cloth = photo.corrected(top);
  return PLACES.every((share) => {
    const place: Point = [elbow[0] + (wrist[0] - elbow[0]) * share, elbow[1] + (wrist[1] - elbow[1]) * share];
    const color = median(colorsAround(photo, place, photo.head * SIZE, OWN));
    if (!color) return false;
    const fromSkin = apart(color, photo.skin);
    return fromSkin < LIKE_SKIN && apart(color, cloth) > fromSkin + FARTHER;
  });
}
