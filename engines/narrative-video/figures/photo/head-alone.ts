import type { CharacterSheet } from '../../../people/character-sheet.ts';
import { shouldersOf } from './build.ts';
import { foundOnce } from './found-once.ts';
import { EXTENT, plainHead, sampleAt } from './head-picture.ts';
import type { HeadPlace } from './head-place.ts';
import type { PhotoSource } from './photo-source.ts';

/** Least height of what a photograph shows below the chin, in heads, so that it shows shoulders. */
const SHOULDERS = 0.42;
/** How far below the chin and beside it a raised hand hides the neck and the shoulders, in heads. */
const HAND = { below: 0.38, beside: 1 };

/** Whether a photograph shows nothing of a body that could move: it ends at the neck, or its arms are before a turned chest. */
function isHeadAlone(source: Pick<PhotoSource, 'person' | 'height'> & HeadPlace): boolean {
  const { person, height, chin, head } = source;
  if (height - chin[1] < head * SHOULDERS) return true;
  if (shouldersOf(source).isFrontal) return false;
  const { leftWrist, rightWrist } = person.joints;
  return [leftWrist, rightWrist].some(
    (wrist) => wrist && wrist[1] < chin[1] + head * HAND.below && Math.abs(wrist[0] - chin[0]) < head * HAND.beside,
  );
}

/**
 * Returns the head without the body, if the photograph does not show a body whose arms can move: the whole body is painted.
 * Others are returned as they are.
 */
export function headAlone(source: PhotoSource, sheet: CharacterSheet): PhotoSource {
  if (!isHeadAlone(source)) return source;
  const { data, mask } = foundOnce(source, `alone ${sheet.hair.color} ${sheet.hair.length}`, () =>
    withoutBody(source, sheet),
  );
  const lit = new Uint8ClampedArray(source.lit);
  for (let at = 3; at < lit.length; at += 4) lit[at] = data[at] as number;
  return { ...source, data, lit, hasNoBody: true, isAlone: true, person: { ...source.person, mask, joints: {} } };
}

function withoutBody(source: PhotoSource, sheet: CharacterSheet): { data: Uint8ClampedArray; mask: Uint8Array } {
  const { width, height, chin, toward, head } = source;
  const cut = plainHead(source, sheet);
  const data = new Uint8ClampedArray(source.data);
  const unit = head / 2;
  const [a, b] = [toward[1] / unit, toward[0] / unit];
  const sample = new Uint8ClampedArray(4);
  const cutRow = (y: number): void => {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4 + 3;
      if (data[at] === 0) continue;
      const [dx, dy] = [x + 0.5 - chin[0], y + 0.5 - chin[1]];
      const [across, down] = [dx * a - dy * b, dx * b + dy * a + 1];
      sample[3] = 0;
      if (down > EXTENT.top) sampleAt(sample, 0, { ...cut, lit: cut.data }, across, down);
      data[at] = Math.min(data[at] as number, sample[3] as number);
    }
  };
  for (let y = 0; y < height; y += 1) cutRow(y);
  return { data, mask: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] as number) };
}
