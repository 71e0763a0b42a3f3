import { describe, expect, jest, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { type Head, inHead, mouthOn } from '../../../../engines/narrative-video/figures/kit/head-space.ts';
import { brushOf } from '../../../../engines/narrative-video/figures/kit/ink.ts';
import { headOf, LEVEL, RADIUS, SIDE, SWEPT, TURNING } from './head-pixels.ts';

const HALF = 0.8;
const EYE = 0.47;

/** Returns a head that is turned. @param depth how far its eyes lie before its middle, as in a design */
function turned(yaw: number, depth?: number): Head {
  const brush = brushOf(createCanvas(10, 10).getContext('2d'), { weight: 1, line: () => [0, 0, 0], drop: 0 }, 100, 1);
  const frame = { x: 0, y: 0, radius: 1, roll: 0, yaw, pitch: 0, isAway: false };
  let found: Head | undefined;
  inHead(brush, frame, HALF, {} as Head, (head) => (found = head), depth);
  if (!found) throw new Error('No head was drawn.');
  return found;
}

describe('A turned face', () => {
  test.each([0.3, 0.6, 0.9])(
    'has a far eye that is narrower than the near one and inside of the outline: %d',
    (yaw) => {
      const face = turned(yaw, 0.8);
      expect(face.narrowing(EYE)).toBeLessThan(face.narrowing(-EYE) * 0.8);
      expect(face.at(EYE, 0)[0]).toBeLessThan(turned(yaw).at(EYE, 0)[0]);
      expect(face.at(EYE, 0)[0]).toBeLessThan(HALF * 0.9);
    },
  );

  test('shows no far eye in profile, and a narrow near one', () => {
    const face = turned(1.25, 0.8);
    expect(face.hides(EYE)).toBe(true);
    expect(face.hides(-EYE)).toBe(false);
    expect(face.narrowing(-EYE)).toBeLessThan(0.75);
  });

  test('is mirrored if it turns to the other side', () => {
    const [one, other] = [turned(0.7, 0.8), turned(-0.7, 0.8)];
    for (const across of [0, 0.2, EYE, 0.9]) {
      expect(one.at(across, 0)[0]).toBeCloseTo(-other.at(-across, 0)[0]);
      expect(one.narrowing(across)).toBeCloseTo(other.narrowing(-across));
    }
  });

  test('has its features where they are if it looks to the viewer, however deep its eyes lie', () => {
    for (const across of [-0.9, 0, 0.3, EYE]) expect(turned(0, 0.7).at(across, 0.2)).toEqual(turned(0).at(across, 0.2));
  });
});

describe('What is drawn on a face', () => {
  const proto = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

  test.each(TURNING)('%s is clipped to a turned one only once more than to one from the front', async (look) => {
    const clipsAt = async (yaw: number) => {
      const clips = jest.spyOn(proto, 'clip');
      await headOf(look, yaw);
      const count = clips.mock.calls.length;
      clips.mockRestore();
      return count;
    };
    expect((await clipsAt(0.5)) - (await clipsAt(0))).toBeLessThanOrEqual(1);
  });
});

describe('The mouth of a head', () => {
  const head = { x: 100, y: 200, radius: 50, roll: 0, yaw: 0, pitch: 0, isAway: false };

  test.each([-0.9, -0.4, 0, 0.4, 0.9])('is where a face that is turned by %d has its features', (yaw) => {
    const { at } = mouthOn({ ...head, yaw }, HALF, { down: 0.6 }, 0.8);
    const [x, y] = turned(yaw, 0.8).at(0, 0.6);
    expect(at[0]).toBeCloseTo(100 + x * 50);
    expect(at[1]).toBeCloseTo(200 + y * 50);
  });

  test('turns less than the middle of the face if the look says so, and leans with the head', () => {
    const turnedHead = { ...head, yaw: 0.6 };
    const whole = mouthOn(turnedHead, HALF, { down: 0.6 }).at[0];
    const half = mouthOn(turnedHead, HALF, { down: 0.6, turns: 0.5 }).at[0];
    expect(half - 100).toBeCloseTo((whole - 100) / 2);
    // A head that leans clockwise has its chin to the left.
    expect(mouthOn({ ...head, roll: 0.3 }, HALF, { down: 0.6 }).at[0]).toBeLessThan(95);
  });
});

describe('Hair of a turned head', () => {
  test.each(TURNING)('%s lies on the forehead and does not stand before it', async (look) => {
    const { at, reach } = await headOf(look, 1.2, { presentation: 'feminine', hair: SWEPT });
    for (const down of [-0.5, -0.4, -0.3, -0.2]) {
      const y = Math.round(LEVEL + down * RADIUS);
      // From the outline to the left there is no gap of background.
      const edge = SIDE / 2 + Math.round(reach(down) * RADIUS);
      for (let x = edge; x > edge - 40; x -= 1) expect(at(x, y)[3]).toBeGreaterThan(128);
    }
  });
});
