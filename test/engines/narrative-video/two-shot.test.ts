import { expect, test } from '@jest/globals';
import { performanceOf } from '../../../engines/narrative-video/acting/performance.ts';
import { castScene, type Wardrobe } from '../../../engines/narrative-video/actors.ts';
import { lightOf } from '../../../engines/narrative-video/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { aScene } from './a-scene.ts';
import { aSheet } from './a-sheet.ts';
import { quietSong } from './quiet-song.ts';

const LOOKS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family', 'pixel-art'] as const;
const SHAPES = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
] as const;
const LIGHT = lightOf('day', 'clear', 'calm');

/** Width of heads relative to their height. The hair of every look fits into it. */
const ROUND = 1.1;

test.each(LOOKS)('two people beside each other in %s have their heads in the picture', async (name) => {
  const scene = aScene({
    text: 'One dances, one looks on.',
    action: 'dance',
    characters: [0, 1],
    deeds: [
      { action: 'dance', character: 0 },
      { action: 'look-around', character: 1 },
    ],
    shot: 'medium',
  });
  const figure = await lookOf(name).figures.make({ sheet: aSheet(), picture: '' }, LIGHT);
  const wardrobe: Wardrobe = { players: [], dress: async () => figure };
  const voice = { mouthAt: () => 'closed' as const };
  const performance = performanceOf({ scene, singer: 0, rhythm: quietSong(4), voice, seed: 'job' });
  for (const picture of SHAPES) {
    const set = { light: LIGHT, ground: picture.height * 0.9, height: picture.height };
    for (const { x, height } of await castScene(scene, wardrobe, set, picture, performance)) {
      const half = (figure.proportions.head * ROUND * height) / 2;
      expect(x - half).toBeGreaterThan(0);
      expect(x + half).toBeLessThan(picture.width);
    }
  }
});
