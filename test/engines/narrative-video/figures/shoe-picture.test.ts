import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { layShoe, shoePictures } from '../../../../engines/narrative-video/figures/photo/shoe-picture.ts';

const SIDE = 400;
const HEIGHT = 1000;
const SHOES = shoePictures([60, 40, 30], [240, 240, 240]);

/** Returns the width and height of a shoe that points down from the ankle. */
function pointingDown(yaw: number): [wide: number, tall: number] {
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  layShoe(pen, SHOES, { x: 200, y: 150, z: 0 }, { x: 200, y: 250, z: 0 }, HEIGHT, yaw);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue;
    xs.add(((at - 3) / 4) % SIDE);
    ys.add(Math.floor((at - 3) / 4 / SIDE));
  }
  return [xs.size, ys.size];
}

test('the shoe of a runner points down with its tip, and shows its side', () => {
  for (const yaw of [Math.PI / 2, -Math.PI / 2]) {
    const [wide, tall] = pointingDown(yaw);
    expect(tall).toBeGreaterThan(wide * 1.5);
    expect(wide).toBeLessThan(0.085 * HEIGHT);
  }
});
