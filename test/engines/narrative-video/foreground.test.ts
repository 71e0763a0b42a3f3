import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { foregroundOf } from '../../../engines/narrative-video/foreground/index.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { type CameraMove, PLACES, type Scene } from '../../../engines/narrative-video/story.ts';
import { aScene } from './a-scene.ts';

const LIGHT = lightOf('day', 'clear', 'calm');
const PICTURE = { width: 640, height: 360 };
const MOMENT = { unit: 360, frame: 0, length: 4, loudness: 0, energy: 0, pulse: 0, beats: 0, action: 'stand' as const };

const pen = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');

/** Returns how the opacity of each pixel of what is near the camera is drawn at a time: 0 to 255, row by row. */
function nearIn(changes: Partial<Scene>, { x = 0.5, isSharp = false } = {}): (seconds: number) => Uint8Array {
  const people = [{ x: x * PICTURE.width }];
  const near = foregroundOf(aScene({ shot: 'wide', ...changes }), LIGHT, PICTURE, people, {
    isSharp,
    travel: 1,
    seed: 'job',
  });
  return (seconds) => {
    pen.clearRect(0, 0, PICTURE.width, PICTURE.height);
    near?.draw(pen, { ...MOMENT, ...PICTURE, seconds, time: seconds, poseTime: seconds });
    const { data } = pen.getImageData(0, 0, PICTURE.width, PICTURE.height);
    const opacities = new Uint8Array(data.length / 4);
    for (let pixel = 0; pixel < opacities.length; pixel++) opacities[pixel] = data[pixel * 4 + 3] ?? 0;
    return opacities;
  };
}

const drawn = (changes: Partial<Scene>, { seconds = 2, x = 0.5, isSharp = false } = {}) =>
  nearIn(changes, { x, isSharp })(seconds);

/** Returns where something is seen, as shares of the picture's width and height. */
function seenIn(opacities: Uint8Array): { x: number; y: number }[] {
  const seen: { x: number; y: number }[] = [];
  for (let pixel = 0; pixel < opacities.length; pixel++)
    if ((opacities[pixel] ?? 0) > 60)
      seen.push({ x: (pixel % PICTURE.width) / PICTURE.width, y: pixel / PICTURE.width / PICTURE.height });
  return seen;
}

const columnsOf = (opacities: Uint8Array) => seenIn(opacities).map(({ x }) => x);

test.each(PLACES.filter((place) => place !== 'train'))(
  'something near the camera frames %s at an edge, and leaves the middle free',
  (place) => {
    for (const camera of ['push-in', 'pan-left', 'pan-right', 'crane-up'] satisfies CameraMove[]) {
      const near = nearIn({ place, camera });
      for (const seconds of [0, 2, 3.9]) {
        const seen = seenIn(near(seconds));
        const share = seen.length / (PICTURE.width * PICTURE.height);
        expect(share).toBeGreaterThan(0.002);
        expect(share).toBeLessThan(0.22);
        const middle = seen.filter(({ x, y }) => Math.abs(x - 0.5) < 0.1 && y > 0.22 && y < 0.82);
        expect(middle).toHaveLength(0);
      }
    }
  },
);

test('nothing near the camera hides the place at which people look', () => {
  expect(seenIn(drawn({ place: 'snow', shot: 'wide' }))).not.toEqual([]);
  expect(seenIn(drawn({ place: 'snow', shot: 'wide', framing: 'from-behind' }))).toEqual([]);
});

test('what is near is on the side where nobody stands', () => {
  for (const place of ['beach', 'sea', 'cafe'] as const) {
    expect(columnsOf(drawn({ place }, { x: 0.64 })).reduce((a, b) => Math.max(a, b))).toBeLessThan(0.5);
    expect(columnsOf(drawn({ place }, { x: 0.36 })).reduce((a, b) => Math.min(a, b))).toBeGreaterThan(0.5);
  }
});

test('nothing hangs from above where something flies', () => {
  for (const things of [['kite'], ['eagle']] as const)
    expect(columnsOf(drawn({ place: 'beach', things: [...things] }))).toHaveLength(0);
  expect(columnsOf(drawn({ place: 'beach', things: ['dog'] })).length).toBeGreaterThan(0);
  expect(columnsOf(drawn({ place: 'cafe', things: ['kite'] })).length).toBeGreaterThan(0);
});

test('what is near moves farther than the camera pans over the ground, and is out of focus', () => {
  const edgeAt = (seconds: number) =>
    columnsOf(drawn({ place: 'cafe', camera: 'pan-right' }, { x: 0.7, seconds })).reduce((a, b) => Math.max(a, b));
  expect(Math.abs(edgeAt(0) - edgeAt(3.99))).toBeGreaterThan(0.04);
  const soft = (isSharp: boolean) =>
    drawn({ place: 'cafe' }, { isSharp }).filter((value) => value > 8 && value < 247).length;
  expect(soft(false)).toBeGreaterThan(soft(true) * 1.5);
});

test('nothing is near the camera in a train, where it would hide seats', () => {
  expect(columnsOf(drawn({ place: 'train' }, { x: 0.7 }))).toHaveLength(0);
});

test.each(['medium', 'close'] as const)('nothing is before people in %s pictures', (shot) => {
  for (const place of PLACES) expect(drawn({ place, shot }).some((opacity) => opacity > 0)).toBe(false);
});

test('a stall has a lantern and a curtain, and a fir in the snow has snow on it', () => {
  const at = (changes: Partial<Scene>) => drawn({ place: 'street', ...changes }).join();
  expect(at({ things: ['stall'] })).not.toBe(at({}));
  expect(drawn({ place: 'mountain', weather: 'snow' }).join()).not.toBe(drawn({ place: 'mountain' }).join());
});
