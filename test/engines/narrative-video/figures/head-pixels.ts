import { createCanvas } from '@napi-rs/canvas';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

export const TURNING = ['90s-anime', 'disney-90s', 'ghibli'] as const;
export const DRAWN = [...TURNING, 'cartoon-network', 'yellow-family', 'pixel-art'] as const;
type Look = (typeof DRAWN)[number];
export const SIDE = 400;
/** Half of a head's height on the canvas, in pixels. */
export const RADIUS = 80;
export const LEVEL = 200;

/** Draws a head in the middle of a canvas, turned by an angle and tilted by another one, in radians. */
export async function headOf(
  look: Look,
  yaw: number,
  change: Partial<CharacterSheet> = {},
  { time = 'day', face = {}, tilt = 0 }: { time?: 'day' | 'night'; face?: Partial<FaceState>; tilt?: number } = {},
) {
  const { figures, light } = lookOf(look);
  const usual = lightOf(time, 'clear', 'calm');
  const figure = await figures.make({ sheet: aSheet(change), picture: '' }, light?.(usual) ?? usual);
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const pose = { ...UPRIGHT_POSE, head: { ...UPRIGHT_POSE.head, tilt } };
  const skeleton = skeletonOf(pose, figure.proportions, yaw);
  const height = (RADIUS * 2) / figure.proportions.head;
  const { head, crown } = skeleton.joints;
  const middle = (head[1] + crown[1]) / 2;
  figure.draw(
    context,
    { x: SIDE / 2, y: LEVEL + middle * height, height },
    { pose, skeleton, face: { ...NEUTRAL_FACE, ...face }, seconds: 0, pulse: 0.25 },
  );
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const at = (x: number, y: number) => data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4);
  return {
    at,
    /** Returns how many pixels of the head are of a color that a test describes. */
    count(isWanted: (red: number, green: number, blue: number) => boolean) {
      let found = 0;
      for (let index = 0; index < data.length; index += 4) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4);
        if (alpha > 128 && isWanted(red, green, blue)) found += 1;
      }
      return found;
    },
    /** Returns how far the head reaches to the right at a height in the head's units. */
    reach(down: number) {
      const y = Math.round(LEVEL + down * RADIUS);
      for (let x = SIDE - 1; x >= 0; x -= 1) if ((at(x, y)[3] ?? 0) > 128) return (x - SIDE / 2) / RADIUS;
      return -1;
    },
  };
}

/** Full, wavy hair that is green, so that it is told apart from everything else on a head. */
export const SWEPT = {
  color: [20, 120, 40],
  length: 'swept',
  texture: 'wavy',
  fringe: false,
  parting: 'left',
  full: true,
} as const;
