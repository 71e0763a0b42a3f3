import { expect, test } from '@jest/globals';
import type { Light } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { paintSet } from '../../../engines/narrative-video/set/set.ts';
import { aScene } from './a-scene.ts';

const LOOKS = ['90s-anime', 'ghibli', 'disney-90s', 'cartoon-network', 'yellow-family'] as const;
const SIZE = { width: 160, height: 90 };
const ROOM = aScene({ text: 'A room.', place: 'room' });

test('each look furnishes a room in its own way, even if colors, lines and horizon are the same', async () => {
  const { hand, ...look } = lookOf('yellow-family');
  const rooms = await Promise.all(
    LOOKS.map(async (name) => {
      const { architecture = 'blocks' } = lookOf(name).hand;
      const daylight = (light: Light) => light;
      const { layers } = await paintSet(
        ROOM,
        SIZE,
        { ...look, light: daylight, hand: { ...hand, architecture } },
        'seed',
      );
      const { canvas } = layers.sky;
      return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    }),
  );
  rooms.forEach((one, index) => {
    for (const other of rooms.slice(index + 1)) {
      const apart = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
      expect(apart).toBeGreaterThan(one.length * 0.1);
    }
  });
});
