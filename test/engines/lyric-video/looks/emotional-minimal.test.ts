import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { newCanvas } from '../../../../engines/drawing/canvas.ts';
import { frameOf, type Sprite } from '../../../../engines/drawing/frame.ts';
import { compositionOf } from '../../../../engines/lyric-video/composition.ts';
import type { Singer } from '../../../../engines/lyric-video/look.ts';
import { emotionalMinimal } from '../../../../engines/lyric-video/looks/emotional-minimal/index.ts';
import { pierOf } from '../../../../engines/lyric-video/looks/emotional-minimal/pier.ts';
import { moodOf } from '../../../../engines/lyric-video/mood.ts';
import type { MovementKind } from '../../../../engines/lyric-video/movements.ts';
import { loadSinger } from '../../../../engines/lyric-video/singer.ts';
import { cuesAmid } from '../films.ts';

const SIZE = { width: 180, height: 320 };
const SHAPES = {
  tall: SIZE,
  wide: { width: 320, height: 180 },
  square: { width: 180, height: 180 },
};
const PICTURES = join(import.meta.dirname, '../../../pictures');

function composed(movement: MovementKind, singer?: Singer, size = SIZE) {
  return compositionOf(size, 'job', moodOf(undefined), singer, movement, emotionalMinimal);
}

/** The transparency of a sprite, row after row. */
function rowsOf({ luma: { alpha, width, height } }: Sprite): Uint8Array[] {
  return Array.from({ length: height }, (_, y) => alpha.subarray(y * width, (y + 1) * width));
}

function isVisible(row: Uint8Array): boolean {
  return row.some((cover) => cover > 0);
}

/** A chorus with the singer of a test picture. */
async function chorusOf(name: string) {
  const frame = frameOf(SIZE.width, SIZE.height);
  emotionalMinimal.scene(composed('chorus', await loadSinger(join(PICTURES, name), tmpdir()))).draw(frame, cuesAmid(8));
  return frame;
}

describe('the sea of a minimal look', () => {
  test('leaves the pier empty in an ending', () => {
    const [seated, empty] = (['verse', 'ending'] as const).map((movement) => pierOf(composed(movement)).luma);
    expect(empty).not.toEqual(seated);
  });

  test.each(Object.entries(SHAPES))('shows the two on the pier from head to foot in a %s frame', (_, size) => {
    const rows = rowsOf(pierOf(composed('verse', undefined, size)));
    expect(rows.findIndex(isVisible)).toBeGreaterThan(0);
    // They sit near its left end, so their feet end above its lower edge.
    const lowest = rows.at(-1) as Uint8Array;
    expect(isVisible(lowest.subarray(0, lowest.length / 4))).toBe(false);
  });

  test.each(Object.entries(SHAPES))('keeps the words of a verse above the two on the pier in a %s frame', (_, size) => {
    const singer = { canvas: newCanvas(2, 2).canvas, width: 2, height: 2, cutOut: true };
    const composition = composed('verse', singer, size);
    const rows = rowsOf(pierOf(composition));
    const heads = size.height - rows.length + rows.findIndex(isVisible);
    expect(composition.text.top + composition.text.height).toBeLessThanOrEqual(heads);
  });

  test('keeps a singer inside a round moon', async () => {
    const [one, other] = await Promise.all(['long-blond-hair.jpg', 'astronaut.jpg'].map(chorusOf));
    const horizon = 0.93 * SIZE.height;
    const seen = Array.from({ length: Math.floor(horizon) * SIZE.width }, (_, at) => at)
      .filter((at) => Math.abs((one?.y[at] ?? 0) - (other?.y[at] ?? 0)) > 8)
      .map((at) => [at % SIZE.width, Math.floor(at / SIZE.width)] as const);
    const side = horizon - 0.37 * SIZE.height;
    const [x, y] = [SIZE.width / 2, horizon - 0.51 * side];
    expect(seen.length).toBeGreaterThan(1000);
    expect(Math.max(...seen.map(([across, down]) => Math.hypot(across - x, down - y)))).toBeLessThan(0.47 * side + 1);
  });
});
