import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Wardrobe } from '../../../engines/narrative-video/cast/actors.ts';
import { framesOf } from '../../../engines/narrative-video/compose.ts';
import type { Figure } from '../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import { aScene } from './a-scene.ts';
import { aSheet } from './a-sheet.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

const PICTURE = { width: 320, height: 180 };
const SECONDS = 2.5;

const films = new Map<string, ReturnType<typeof film>>();

/** Returns a film that is made once for all tests. */
function drawings(action: 'walk' | 'run'): ReturnType<typeof film> {
  const made = films.get(action) ?? film(action);
  films.set(action, made);
  return made;
}

/** Films a walk in pixel-art, and returns each drawing of its person with an unmoved face, and its position. */
async function film(action: 'walk' | 'run'): Promise<{ picture: string; x: number }[]> {
  const look = lookOf('pixel-art');
  const figure: Figure = await look.figures.make({ sheet: aSheet(), picture: '' }, lightOf('day', 'clear', 'calm'));
  const seen: { picture: string; x: number }[] = [];
  const draw: Figure['draw'] = (context, at, state) => {
    const cell = createCanvas(160, 160);
    figure.draw(cell.getContext('2d'), { x: 80, y: 140, height: 100 }, { ...state, face: NEUTRAL_FACE });
    const picture = createHash('md5').update(cell.data()).digest('hex');
    seen.push({ picture, x: Math.round(at.x) });
    figure.draw(context, at, state);
  };
  const wardrobe: Wardrobe = { players: [], dress: async () => ({ ...figure, draw }) };
  const scenes = [
    aScene({ text: 'a walk', place: 'clouds', action, characters: [0], end: SECONDS, camera: 'crane-down' }),
  ];
  const composition = { scenes, look, picture: PICTURE, wardrobe, rhythm: quietSong(SECONDS), ...NOBODY, seed: 's' };
  const part = [{ from: 0, to: SECONDS * look.drawings }];
  for await (const frame of framesOf(composition, part)) expect(frame).toHaveLength(PICTURE.width * PICTURE.height * 4);
  return seen;
}

test.each([
  { action: 'walk', cycle: 12 },
  { action: 'run', cycle: 8 },
] as const)('a $action in pixel-art has eight pictures, which come again every $cycle drawings', async (row) => {
  const seen = await drawings(row.action);
  const pictures = seen.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(8);
  expect(pictures.slice(row.cycle)).toEqual(pictures.slice(0, -row.cycle));
});

test('somebody who walks in pixel-art moves on in every drawing, at almost equal steps of whole pixels', async () => {
  const seen = await drawings('walk');
  const steps = seen.slice(1).map(({ x }, index) => Math.abs(x - (seen[index]?.x ?? 0)));
  expect(Math.min(...steps)).toBeGreaterThan(0);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(2);
});
