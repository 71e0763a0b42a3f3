import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { handPictures, layHand } from '../../../../engines/narrative-video/figures/photo/hand-picture.ts';
import type { PartPicture } from '../../../../engines/narrative-video/figures/photo/part-picture.ts';

const LENGTH = 120;
const SKIN: Rgb = [205, 160, 135];

/** Returns the ranges of opaque pixels across a hand, at a share of its length below the wrist. */
function runs({ canvas, above }: PartPicture, along: number): [from: number, to: number][] {
  const row = Math.round(above + along * LENGTH);
  const { data } = canvas.getContext('2d').getImageData(0, row, canvas.width, 1);
  const found: [number, number][] = [];
  for (let x = 1; x < canvas.width; x += 1) {
    const [before, here] = [data[x * 4 - 1] ?? 0, data[x * 4 + 3] ?? 0].map((alpha) => alpha > 128);
    if (here && !before) found.push([x, x]);
    const last = found.at(-1);
    if (here && last) last[1] = x;
  }
  return found;
}

describe('a hand', () => {
  test('spreads four fingers beyond its thumb when it is open', () => {
    expect(runs(handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('open'), 0.66)).toHaveLength(4);
  });

  test('has no fingers beyond a fist', () => {
    expect(runs(handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('fist'), 0.78)).toHaveLength(0);
    expect(runs(handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('point'), 0.78)).toHaveLength(1);
  });

  test('shows nothing but the thumb of a hand behind a sheet', () => {
    const thumb = handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('thumb');
    const [run, ...others] = runs(thumb, 0.6);
    expect(others).toHaveLength(0);
    expect((run?.[1] ?? 0) - (run?.[0] ?? 0)).toBeLessThan(LENGTH * 0.2);
    expect(run?.[1]).toBeLessThan(thumb.canvas.width / 2);
    expect(runs(thumb, 0)).toHaveLength(0);
  });

  test('begins softly where a thumb lies on its palm', () => {
    const { canvas, above } = handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('thumb');
    const most = (along: number) => {
      const { data } = canvas.getContext('2d').getImageData(0, Math.round(above + along * LENGTH), canvas.width, 1);
      return data.filter((_, at) => at % 4 === 3).reduce((a, b) => Math.max(a, b), 0);
    };
    expect(most(0.22)).toBeLessThan(120);
    expect(most(0.45)).toBe(255);
  });

  test('hides its fingers on the side of the thumb behind a sheet', () => {
    const beyond = (shape: 'flat' | 'behind') =>
      runs(handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })(shape), 0.75);
    const middle = handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('behind').canvas.width / 2;
    expect(beyond('flat').some(([, to]) => to > middle)).toBe(true);
    for (const [, to] of beyond('behind')) expect(to).toBeLessThan(middle);
  });

  test('shows fingers over a shoulder, of which the little one is shorter, and no wrist', () => {
    const hand = handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('over');
    expect(runs(hand, 0.78)).toHaveLength(3);
    expect(runs(hand, 0.4)).toHaveLength(1);
    expect(runs(hand, 0.1)).toHaveLength(0);
  });

  test.each<[1 | -1, string]>([
    [1, 'left'],
    [-1, 'right'],
  ])('has its thumb on the side that is asked for: %s', (thumb, side) => {
    const hand = handPictures(LENGTH, SKIN, thumb, { side: 1, place: () => {} })('open');
    const [all] = [runs(hand, 0.42)];
    const middle = hand.canvas.width / 2;
    const [left, right] = [middle - (all[0]?.[0] ?? middle), (all.at(-1)?.[1] ?? middle) - middle];
    expect(left > right ? 'left' : 'right').toBe(side);
  });

  test('is brighter on the side of the light', () => {
    const { canvas, above } = handPictures(LENGTH, SKIN, 1, { side: -1, place: () => {} })('fist');
    const lights = [-0.16, 0.16].map((aside) => {
      const at = canvas
        .getContext('2d')
        .getImageData(canvas.width / 2 + aside * LENGTH, above + LENGTH * 0.06, 1, 1).data;
      return luminance([at[0] ?? 0, at[1] ?? 0, at[2] ?? 0]);
    });
    expect(lights[0]).toBeGreaterThan((lights[1] ?? 0) + 10);
  });

  test('reaches from the wrist to its tip, wherever that is', () => {
    const canvas = createCanvas(300, 100);
    const [wrist, tip] = [
      { x: 60, y: 50, z: 0 },
      { x: 180, y: 50, z: 0 },
    ];
    layHand(
      canvas.getContext('2d'),
      handPictures(LENGTH, SKIN, 1, { side: 1, place: () => {} })('relaxed'),
      wrist,
      tip,
      LENGTH,
    );
    const { data } = canvas.getContext('2d').getImageData(0, 0, 300, 100);
    const columns = Array.from({ length: 300 }, (_, x) => x).filter((x) =>
      Array.from({ length: 100 }, (_, y) => data[(y * 300 + x) * 4 + 3] ?? 0).some((alpha) => alpha > 128),
    );
    expect(columns[0]).toBeLessThan(60);
    expect(columns.at(-1)).toBeGreaterThan(160);
    expect(columns.at(-1)).toBeLessThan(190);
  });
});
