import { type CharacterSheet, isHanging as hangs } from '../../../people/character-sheet.ts';
import { EXTENT, type HeadPicture } from './head-picture.ts';

/** The hair of a head from behind, in the space of the head. */
export interface BackOfHead {
  hair: Pick<CharacterSheet['hair'], 'length' | 'texture'>;
  /** Whether the hair hides the neck. */
  isHanging: boolean;
  /** Height of the crown, or of the highest hair below a hat. */
  top: number;
  /** Height at which the hair ends. */
  end: number;
  /** Half of the width of head and hair at a height. */
  half(y: number): number;
}

/** Half of the width of the neck. */
export const NECK = 0.46;
/** Where hair ends by its length. */
const ENDS: Readonly<Record<BackOfHead['hair']['length'], number>> = {
  bald: 0.68,
  cropped: 0.6,
  short: 0.68,
  swept: 0.68,
  bob: 1.06,
  medium: 1.36,
  long: 2.1,
};
/** Heights between which the width of a head is measured, and the least and most of half of it. */
const MEASURED = { from: -0.75, to: -0.1 };
const BROAD = { least: 0.74, most: 1.04 };
/** Most of half the width of hair that has fallen: in the photograph, it may have flown aside. */
const FALLEN = 0.88;
/** How much wider hair gets on the shoulders. */
const FALLS = 0.03;
/** How far strands swing aside. */
export const WAVES: Readonly<Record<BackOfHead['hair']['texture'], number>> = {
  straight: 0.018,
  wavy: 0.04,
  curly: 0.06,
};
/** Range of the crown's height, and the height of the hair that a hat covers. */
const [CROWN, UNDER_HAT] = [{ least: -1.36, most: -1.04 }, -0.9];
/** Height at which a head is broadest, and how angular its crown is: 2 is an ellipse. */
const [BROADEST, ANGULAR] = [-0.24, 2.2];
/** Half of the width of short hair where it ends, relative to the neck. */
const TRIMMED = 0.94;

/** Returns the shape of the back of a photographed head: as broad and as high as the head, and the same on both sides. */
export function backOfHead(picture: HeadPicture, hair: BackOfHead['hair'], hasHat: boolean): BackOfHead {
  return backOf(measured(picture), hair, hasHat);
}

/**
 * Returns the shape of the back of a head.
 * @param broad half of its width
 * @param crown height of its crown
 */
export function backOf(
  { broad, crown }: { broad: number; crown: number },
  hair: BackOfHead['hair'],
  hasHat: boolean,
): BackOfHead {
  const top = hasHat ? UNDER_HAT : crown;
  const end = ENDS[hair.length];
  const isHanging = hangs(hair);
  const wide = isHanging ? Math.min(broad, FALLEN) : broad;
  return {
    hair,
    isHanging,
    top,
    end,
    half(y) {
      if (y < BROADEST) {
        const up = Math.min(1, (BROADEST - y) / (BROADEST - crown));
        return wide * (1 - up ** ANGULAR) ** (1 / ANGULAR);
      }
      if (isHanging)
        return (
          wide * (1 + FALLS * Math.sin((y - BROADEST) * 2.3) + WAVES[hair.texture] * 0.5 * Math.sin((y - BROADEST) * 7))
        );
      const down = Math.min(1, (y - BROADEST) / (end - BROADEST));
      // The head narrows faster below the ears.
      return wide + (NECK * TRIMMED - wide) * (0.3 * down + 0.7 * down ** 2.6);
    },
  };
}

/** Returns half of the usual width of a photographed head, and the height of its crown. */
function measured({ data, width, height, scale }: HeadPicture): { broad: number; crown: number } {
  const isSeen = (x: number, y: number) => (data[(y * width + x) * 4 + 3] as number) > 128;
  const rowOf = (down: number) => Math.round((down - EXTENT.top) * scale);
  const halves = Array.from({ length: rowOf(MEASURED.to) - rowOf(MEASURED.from) }, (_, row) => {
    const y = rowOf(MEASURED.from) + row;
    let seen = 0;
    for (let x = 0; x < width; x += 1) if (isSeen(x, y)) seen += 1;
    return seen / 2 / scale;
  }).toSorted((one, other) => one - other);
  const middle = Math.round(-EXTENT.left * scale);
  let row = 0;
  while (row < height && !isSeen(middle, row)) row += 1;
  const clamped = (value: number, { least, most }: { least: number; most: number }) =>
    Math.max(least, Math.min(most, value));
  return {
    broad: clamped(halves[halves.length >> 1] ?? 0, BROAD),
    crown: clamped(EXTENT.top + row / scale, CROWN),
  };
}
