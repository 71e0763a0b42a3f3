import { join } from 'node:path';
import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { FaceState } from '../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../engines/narrative-video/acting/kinematics.ts';
import { standing } from '../../engines/narrative-video/acting/standing.ts';
import { modelsOf } from '../../engines/narrative-video/cast/players.ts';
import type { Figure, Footing, Model } from '../../engines/narrative-video/figures/figure.ts';

export const NEUTRAL_FACE: FaceState = {
  mouth: 'closed',
  feeling: 'neutral',
  strength: 1,
  blink: 0,
  gaze: [0, 0],
};

/**
 * Finds the people in photographs.
 * @param folder where copies of the photographs are written
 * @returns undefined for each photograph without a person
 */
export async function peopleOfPhotos(photos: readonly string[], folder: string): Promise<(Model | undefined)[]> {
  const characters = await Promise.all(
    photos.map(async (photo, index) => {
      const image = join(folder, `${index}.png`);
      await sharp(photo).rotate().resize(2048, 2048, { fit: 'inside', withoutEnlargement: true }).png().toFile(image);
      return { name: `${index}`, image };
    }),
  );
  return modelsOf(characters, folder);
}

/**
 * Draws a figure that stands and looks at the viewer.
 * @param placeFor returns where it stands. `crown` and `chin` are heights above its feet, in shares of its height
 */
export function drawStanding(
  context: SKRSContext2D,
  figure: Figure,
  placeFor: (levels: { crown: number; chin: number }) => Footing,
  face = NEUTRAL_FACE,
): void {
  const skeleton = skeletonOf(standing, figure.proportions, 0);
  const { crown, head } = skeleton.joints;
  const at = placeFor({ crown: crown[1], chin: head[1] });
  figure.draw(context, at, { pose: standing, skeleton, seconds: 0, pulse: 0, face });
}
