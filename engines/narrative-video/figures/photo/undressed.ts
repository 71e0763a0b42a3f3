import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { apart } from '../../../people/swatches.ts';
import { frameOf } from './bust-picture.ts';
import { foundOnce } from './found-once.ts';
import type { PhotoSource } from './photo-source.ts';

/** Heights between which a photographed neck fades into the painted one, in the space of the head. */
const [NECK, COLLAR] = [1.2, 1.32];
/** Heights between which hair on the shoulders fades. */
const [SHOULDERS, ENDS] = [1.9, 2.5];
/** Half of the neck's width, between which and which the photograph fades beside it. */
const [THROAT, BESIDE] = [0.4, 0.5];
/** Height from which only skin is kept, and distances to the face's color between which a pixel is skin. */
const [BELOW_CHIN, SKIN, NO_SKIN] = [1.02, 62, 92];
/** How far the nose is from the middle of a face in profile, in halves of the face's width. */
const PROFILE = 0.62;
/** Distances to the color of hair, as `apart` measures it, between which a pixel is hair. */
const [HAIR, NO_HAIR] = [40, 62];
/** Rows and columns over which this is averaged, as a share of the head's height. */
const EVEN = 0.02;

/**
 * Returns a photograph of somebody's head, neck and hair, without the body in its own clothes. The body is painted in
 * others.
 */
export function undressed(source: PhotoSource, { hair }: Pick<CharacterSheet, 'hair'>): PhotoSource {
  const { person, width, height } = source;
  const { data, mask } = foundOnce(source, `undressed ${hair.color}`, () => withoutBody(source, hair));
  const { leftShoulder, rightShoulder } = person.joints;
  return {
    ...source,
    data,
    lit: data,
    width,
    height,
    person: {
      ...person,
      mask,
      joints: { ...(leftShoulder && { leftShoulder }), ...(rightShoulder && { rightShoulder }) },
    },
    corrected: (color) => color,
    hasNoBody: true,
  };
}

/**
 * Whether a face is seen from the side, so that its neck is not above the middle of a body that faces the viewer. Such
 * people keep their clothes.
 */
export function isProfile({ person: { face } }: Pick<PhotoSource, 'person'>): boolean {
  const [nose, left, right] = [face.points[4], face.points[234], face.points[454]];
  if (!nose || !left || !right) return true;
  const half = Math.hypot(right[0] - left[0], right[1] - left[1]) / 2;
  const along =
    ((nose[0] - (left[0] + right[0]) / 2) * (right[0] - left[0]) +
      (nose[1] - (left[1] + right[1]) / 2) * (right[1] - left[1])) /
    (half * 2);
  return Math.abs(along) > half * PROFILE;
}

function colorAt(data: PhotoSource['data'], at: number): Rgb {
  return [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
}

function withoutBody(
  source: PhotoSource,
  hair: CharacterSheet['hair'],
): Pick<PhotoSource, 'data'> & { mask: Uint8Array } {
  const { width, height, person } = source;
  const { a, b, left, top } = frameOf(source);
  const data = new Uint8ClampedArray(source.data);
  const mask = Uint8Array.from(person.mask);
  const isLong = hair.length === 'long' || hair.length === 'medium';
  const hairs = isLong ? hairIn(source, source.corrected(hair.color)) : undefined;
  const keepRow = (y: number): void => {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const down = b * x + a * y + top;
      if (down < 1) continue;
      const across = Math.abs(a * x - b * y + left);
      if (source.data[at * 4 + 3] === 0) continue;
      const bare = down < BELOW_CHIN ? 1 : 1 - smoothstep(SKIN, NO_SKIN, apart(colorAt(source.data, at), source.skin));
      const neck = bare * (1 - smoothstep(NECK, COLLAR, down)) * (1 - smoothstep(THROAT, BESIDE, across));
      const isBeside = hairs ? smoothstep(THROAT * 0.7, THROAT, across) : 0;
      const strands = isBeside * (hairs?.[at] ?? 0) * (1 - smoothstep(SHOULDERS, ENDS, down));
      const kept = Math.max(neck, strands);
      data[at * 4 + 3] = (data[at * 4 + 3] as number) * kept;
      mask[at] = (mask[at] as number) * kept;
    }
  };
  for (let y = 0; y < height; y += 1) keepRow(y);
  return { data, mask };
}

/** Returns how much each pixel is hair, 0 to 1. */
function hairIn({ data, width, head }: PhotoSource, hair: Rgb): Float32Array {
  const share = new Float32Array(data.length / 4);
  for (let at = 0; at < share.length; at += 1) {
    if (data[at * 4 + 3] === 0) continue;
    share[at] = 1 - smoothstep(HAIR, NO_HAIR, apart(colorAt(data, at), hair));
  }
  const even = Math.max(1, Math.round(head * EVEN));
  return boxMean(boxMean(share, width, even), width, even).map((mean) => smoothstep(0.35, 0.7, mean));
}
