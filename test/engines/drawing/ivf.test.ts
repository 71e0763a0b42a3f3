import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { pictureHead, streamHead } from '../../../engines/drawing/ivf.ts';

const [WIDTH, HEIGHT, RATE] = [16, 8, 24];
const SIZE = (WIDTH * HEIGHT * 3) / 2;

test('a picture that is written once stays until the time of the next', () => {
  const times = [0, 1, 4, 6];
  const picture = (time: number) => [pictureHead(SIZE, time), new Uint8Array(SIZE).fill(100 + time)];
  const stream = Buffer.concat([streamHead({ width: WIDTH, height: HEIGHT }, RATE), ...times.flatMap(picture)]);
  const read = ['-f', 'ivf', '-i', 'pipe:0', '-vf', `fps=${RATE}`, '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1'];
  const frames = execFileSync('ffmpeg', ['-v', 'error', ...read], { input: stream });
  expect(frames).toEqual(Buffer.concat([0, 1, 1, 1, 4, 4, 6].map((time) => Buffer.alloc(SIZE, 100 + time))));
});
