import { expect, test } from '@jest/globals';
import { ADULT } from '../../../../engines/narrative-video/acting/kinematics.ts';
import type { Wardrobe } from '../../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../../engines/narrative-video/compose.ts';
import { lookOf } from '../../../../engines/narrative-video/looks.ts';
import type { NarrativePreset } from '../../../../functions/domain/requests.ts';
import { aScene } from '../a-scene.ts';
import { NOBODY, quietSong } from '../quiet-song.ts';

const PICTURE = { width: 270, height: 480 };

/** Returns the share of a yellow person's pixels that have the most frequent color of them, in the open at night. */
async function shareOfOneColor(preset: NarrativePreset | undefined): Promise<number> {
  let drawn = 0;
  const wardrobe: Wardrobe = {
    players: [],
    dress: async () => ({
      proportions: ADULT,
      draw(context, { x, y, height }) {
        const [left, wide] = [Math.round(x - height * 0.13), Math.round(height * 0.26)];
        const [top, tall] = [Math.round(y - height * 0.9), Math.round(height * 0.4)];
        drawn = wide * tall;
        context.fillStyle = 'rgb(230,200,50)';
        context.fillRect(left, top, wide, tall);
      },
    }),
  };
  const scene = aScene({
    text: 'a night',
    place: 'field',
    time: 'night',
    action: 'stand',
    characters: [0],
    shot: 'wide',
  });
  const composition = {
    ...{ scenes: [scene], look: lookOf(preset), picture: PICTURE, wardrobe, rhythm: quietSong(2) },
    ...NOBODY,
    seed: 's',
  };
  const counts = new Map<string, number>();
  for await (const frame of framesOf(composition, [{ from: 12, to: 13 }])) {
    for (let at = 0; at < frame.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = frame.subarray(at, at + 3);
      const color = [red, green, blue].join();
      if (red > 60 && green > blue * 1.8) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return Math.max(...counts.values()) / drawn;
}

test('people of the yellow family keep their color at night on the side away from the light', async () => {
  expect(await shareOfOneColor('yellow-family')).toBeGreaterThan(0.85);
  expect(await shareOfOneColor('ghibli')).toBeLessThan(0.6);
});
