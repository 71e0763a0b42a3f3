import { describe, expect, test } from '@jest/globals';
import { shouldersOf } from '../../../../engines/narrative-video/figures/photo/build.ts';
import { headAlone } from '../../../../engines/narrative-video/figures/photo/head-alone.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import type { CharacterSheet } from '../../../../engines/people/character-sheet.ts';
import type { Person, Point } from '../../../../engines/people/person.ts';

const [WIDTH, HEIGHT, HEAD] = [300, 400, 80];
const SHEET = {
  skin: [200, 150, 120],
  hair: { color: [40, 30, 20], length: 'short' },
  top: { kind: 'sweater', color: [20, 20, 20] },
} as unknown as CharacterSheet;

/** Somebody in black whose chin is at 150, 120. @param height row at which the photograph ends */
function photograph(joints: Person['joints'], height = HEIGHT): PhotoSource {
  const data = new Uint8ClampedArray(WIDTH * height * 4);
  for (let at = 0; at < WIDTH * height; at += 1) data.set([20, 20, 20, 255], at * 4);
  const points = Array.from({ length: 468 }, (_, index): Point => {
    const angle = (index / 468) * Math.PI * 2;
    return [150 + Math.cos(angle) * 30, 85 + Math.sin(angle) * 35];
  });
  const mask = new Uint8Array(WIDTH * height).fill(255);
  return {
    data,
    lit: data.slice(),
    width: WIDTH,
    height,
    chin: [150, 120],
    head: HEAD,
    toward: [0, 1],
    skin: [200, 150, 120],
    corrected: (color: PhotoSource['skin']) => color,
    person: { width: WIDTH, height, mask, joints, face: { points } },
  } as unknown as PhotoSource;
}

const FRONTAL = { leftShoulder: [210, 155], rightShoulder: [90, 155] } as const;
const TURNED = { leftShoulder: [165, 155], rightShoulder: [135, 155] } as const;
const opacityAt = ({ data }: PhotoSource, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];

describe('A photograph whose body cannot move', () => {
  test.each([
    ['ends at the neck', photograph(FRONTAL, 140)],
    ['has a hand at the chin of somebody who is turned', photograph({ ...TURNED, rightWrist: [170, 140] })],
  ])('shows the head alone if it %s', (_, source) => {
    const alone = headAlone(source, SHEET);
    expect(alone.isAlone).toBe(true);
    expect(alone.person.joints).toEqual({});
    expect(opacityAt(alone, 150, 85)).toBe(255);
    expect(opacityAt(alone, 60, 135)).toBe(0);
  });

  test.each([
    ['the hands are low', photograph({ ...TURNED, rightWrist: [170, 300] })],
    ['the shoulders are seen from the front', photograph({ ...FRONTAL, rightWrist: [170, 140] })],
  ])('keeps its body if %s', (_, source) => {
    expect(headAlone(source, SHEET)).toBe(source);
  });
});

test('the shoulders below a head alone are seen from the front, and behind the chin of a profile', () => {
  const source = photograph({});
  const mask = source.person.mask.map((_, at) => (at % WIDTH < 160 && at % WIDTH > 60 ? 255 : 0));
  const { isFrontal, middle } = shouldersOf({ ...source, isAlone: true, person: { ...source.person, mask } });
  expect(isFrontal).toBe(true);
  expect(middle[0]).toBeLessThan(130);
  expect(middle[1]).toBeGreaterThan(120);
});
