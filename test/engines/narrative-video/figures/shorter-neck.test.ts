import { describe, expect, test } from '@jest/globals';
import { withShorterNeck } from '../../../../engines/narrative-video/figures/photo/shorter-neck.ts';
import type { Person, Point } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT] = [200, 300];
/** Rows of the forehead's upper end and of the chin: the head is 100 pixels high. */
const [FOREHEAD, CHIN] = [40, 120];

/** A person whose shoulders are some rows below the chin. Each row of the picture has its number as its color. */
function portrait(neck: number, lean = 0) {
  const points = Array.from({ length: 478 }, (): Point => [100, 80]);
  points[10] = [100 + lean, FOREHEAD];
  points[152] = [100, CHIN];
  const shoulders = CHIN + neck;
  const person: Person = {
    width: WIDTH,
    height: HEIGHT,
    mask: new Uint8Array(WIDTH * HEIGHT).fill(255),
    face: {
      box: { x: 60, y: 40, width: 80, height: 80 },
      points,
      leftEye: [80, 70],
      rightEye: [120, 70],
      mouth: [100, 100],
      tilt: 0,
      turn: 0,
    },
    joints: { leftShoulder: [170, shoulders], rightShoulder: [30, shoulders], leftHip: [150, 280] },
  };
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row += 1) data.fill(Math.min(255, row), row * WIDTH * 3, (row + 1) * WIDTH * 3);
  return { picture: { data, width: WIDTH, height: HEIGHT }, person };
}

const rowAt = ({ picture: { data } }: ReturnType<typeof withShorterNeck>, row: number) => data[row * WIDTH * 3];

describe('a portrait with a long neck', () => {
  const short = withShorterNeck(portrait(46));
  const [, chin] = short.person.face.points[152] as Point;

  test('has its head nearer to the shoulders, which stay where they are', () => {
    expect(chin).toBeCloseTo(130, 0);
    expect(short.person.joints).toEqual(portrait(46).person.joints);
    expect(short.person.face.mouth[1] - 100).toBe(chin - CHIN);
  });

  test('keeps the face, and has no row of the neck twice', () => {
    expect(rowAt(short, chin)).toBe(CHIN);
    expect(rowAt(short, chin - 60)).toBe(CHIN - 60);
    for (let row = chin; row < 170; row += 1) expect(rowAt(short, row + 1)).toBeGreaterThan(rowAt(short, row) ?? 0);
  });

  test('is empty above the head where there was nothing in the photograph', () => {
    expect(short.person.mask[0]).toBe(0);
    expect(short.person.mask[20 * WIDTH]).toBe(255);
  });
});

test('a usual neck, and one of a head that leans, stay as they are', () => {
  for (const usual of [portrait(33), portrait(46, 40)]) expect(withShorterNeck(usual)).toBe(usual);
});
