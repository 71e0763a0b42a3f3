import { describe, expect, test } from '@jest/globals';
import { framesOf } from '../../../../engines/narrative-video/compose.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import { lineView } from '../../../../engines/narrative-video/train/railway-view.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const LOOKS = [undefined, ...NARRATIVE_PRESETS];
const PICTURE = { width: 320, height: 180 };

/** Returns which pixels are as bright and warm as lit windows, on film too, at a moment of a night of 4 s. */
async function litAt(preset: NarrativePreset | undefined, seconds: number): Promise<boolean[]> {
  const look = lookOf(preset);
  const scene = aScene({ place: 'train', framing: 'exterior', time: 'night' });
  const wardrobe = { players: [], dress: () => Promise.reject(new Error('nobody is here')) };
  const composition = { scenes: [scene], look, picture: PICTURE, wardrobe, rhythm: quietSong(9), ...NOBODY, seed: 's' };
  const from = Math.round(seconds * look.drawings);
  const lit: boolean[] = [];
  for await (const frame of framesOf(composition, [{ from, to: from + 1 }]))
    for (let at = 0; at < frame.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = frame.subarray(at, at + 3);
      lit.push(red > 165 && green > 125 && red - blue > 20);
    }
  return lit;
}

test.each(LOOKS)('a train brings the light of its windows into the night in %s', async (preset) => {
  const [early, late] = [await litAt(preset, 0.2), await litAt(preset, 3.6)];
  const brought = late.filter((isLit, at) => isLit && !early[at]).length;
  expect(brought / late.length).toBeGreaterThan(0.005);
});

describe('a railway line on a set', () => {
  const view = lineView({ width: 1588, height: 806, unit: 720, horizon: 460, isLevel: false });

  test('goes from the near end away from the viewer, to a train that is large at the picture’s edge', () => {
    expect(view.alongAt(view.left)).toBeCloseTo(0);
    expect(view.alongAt(view.right)).toBeCloseTo(view.whole);
    expect(view.levelAt(view.left, 0) - view.levelAt(view.left, 3.75)).toBeCloseTo(0.46 * 720);
    expect(view.scaleAt(view.right)).toBeLessThan(view.scaleAt(view.left) * 0.4);
    for (const along of [0, 7, 30]) expect(view.alongAt(view.xAt(along))).toBeCloseTo(along);
  });

  test('is level for a camera that only scrolls', () => {
    const level = lineView({ width: 1588, height: 806, unit: 720, horizon: 460, isLevel: true });
    expect(level.scaleAt(level.right)).toBe(level.scaleAt(level.left));
    expect(level.levelAt(level.right, 0)).toBe(level.levelAt(level.left, 0));
  });
});
