import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { box } from '../../../../engines/drawing/solids/shapes.ts';
import { Bloom } from '../../../../engines/narrative-video/solid/ps2/bloom.ts';
import { framesOf } from '../../../../engines/narrative-video/solid/ps2/frames.ts';
import { plaster } from '../../../../engines/narrative-video/solid/ps2/texture.ts';
import { tiled } from '../../../../engines/narrative-video/solid/ps2/tiling.ts';
import { streetPieces } from '../../../../engines/narrative-video/solid/street.ts';
import { aScene } from '../a-scene.ts';

test('textures of console games have one size on small and on large sides', () => {
  const wide = (by: number) => {
    const shape = box();
    const { uvs } = tiled({ ...shape, positions: shape.positions.map((value) => value * by) }, false);
    const across = [...uvs].filter((_, at) => at % 2 === 0);
    return Math.max(...across) - Math.min(...across);
  };
  expect(wide(8) / wide(1)).toBeCloseTo(8);
});

test('a wall of a console game is even in the middle and darker at floor and ceiling', () => {
  const { width, height, data } = plaster([180, 170, 160], [90, 60, 40]);
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] ?? 0).reduce((sum, value) => sum + value) / width;
  expect(row(0)).toBeLessThan(row(height / 2) - 20);
  expect(row(height - 6)).toBeLessThan(row(height / 2) - 20);
  expect(row(height - 2)).toBeCloseTo(90, 0);
});

test('what is bright in a console game glows, and what is dark stays as it is', () => {
  const picture = createCanvas(60, 30);
  const drawn = picture.getContext('2d');
  drawn.fillStyle = '#202020';
  drawn.fillRect(0, 0, 60, 30);
  drawn.fillStyle = '#ffffff';
  drawn.fillRect(0, 0, 24, 30);
  const shown = createCanvas(60, 30);
  const context = shown.getContext('2d');
  context.drawImage(picture, 0, 0);
  const bloom = new Bloom({ width: 60, height: 30 });
  bloom.over(context, picture);
  bloom.free();
  const at = (x: number) => context.getImageData(x, 15, 1, 1).data[0] ?? 0;
  expect(at(25)).toBeGreaterThan(0x20 + 10);
  expect(at(56)).toBeLessThan(0x20 + 5);
});

test('a road has lines in its color and a sidewalk behind them', () => {
  const pieces = streetPieces([240, 240, 200]);
  const lines = pieces.filter(({ of }) => of === 'line');
  const stones = pieces.filter(({ of }) => of === 'sidewalk');
  expect(lines.every(({ color }) => color.join() === '240,240,200')).toBe(true);
  expect(Math.max(...stones.map(({ at }) => at[2]))).toBeLessThan(Math.min(...lines.map(({ at }) => at[2])));
});

test('a stage is filmed from farther away if a crowd is before it', () => {
  const play = { deeds: [{ character: 0, action: 'play-guitar' as const }] };
  const before = framesOf(aScene({ ...play, text: 'Tom plays the guitar, the crowd cheers' })).wide;
  const alone = framesOf(aScene({ ...play, text: 'Tom plays the guitar' })).wide;
  expect(before.share).toBeLessThan(alone.share);
  expect(before.aim).toBeLessThan(alone.aim);
});
