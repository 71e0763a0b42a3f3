import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { lightOf } from '../../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { Emblem } from '../../../../engines/people/character-sheet.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SIDE = 400;

/** Returns how many pixels of somebody in a red suit are green, on the left and on the right half of the picture. */
async function greenOn(look: NarrativePreset, emblems: readonly Emblem[]): Promise<[left: number, right: number]> {
  const color = [200, 40, 40] as const;
  const sheet = aSheet({
    eyes: [60, 60, 120],
    top: { kind: 'spacesuit', color, ring: [120, 120, 124], emblems },
    bottom: { kind: 'trousers', color },
  });
  const figure = await lookOf(look).figures.make({ sheet, picture: '' }, lightOf('day', 'clear', 'calm'));
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const state = { pose: UPRIGHT_POSE, skeleton: skeletonOf(UPRIGHT_POSE, figure.proportions, 0), seconds: 0, pulse: 0 };
  figure.draw(context, { x: SIDE / 2, y: SIDE - 20, height: SIDE * 0.9 }, { ...state, face: NEUTRAL_FACE });
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const found: [number, number] = [0, 0];
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    if (green > red * 1.2 && green > blue * 1.2) found[((index / 4) % SIDE) * 2 < SIDE ? 0 : 1] += 1;
  }
  return found;
}

describe('emblems on a chest', () => {
  test.each(NARRATIVE_PRESETS)('%s shows a badge on the side where the picture has it', async (look) => {
    const badge = { across: -0.5, up: 0.6, wide: 0.4, tall: 0.3, colors: [[20, 170, 50]] } as const;
    const [left, right] = await greenOn(look, [badge]);
    expect(left).toBeGreaterThan(12);
    expect(right).toBe(0);
    expect(await greenOn(look, [])).toEqual([0, 0]);
  });
});
