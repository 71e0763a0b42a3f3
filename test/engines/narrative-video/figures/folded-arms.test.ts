import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Shoulders } from '../../../../engines/narrative-video/figures/photo/build.ts';
import { eraseForearm, TURNED_FROM } from '../../../../engines/narrative-video/figures/photo/folded-arms.ts';
import { fillFreed } from '../../../../engines/narrative-video/figures/photo/freed-trunk.ts';
import type { PhotoSource } from '../../../../engines/narrative-video/figures/photo/photo-source.ts';
import { narrowBelow } from '../../../../engines/narrative-video/figures/photo/trunk-edges.ts';

const SIDE = 400;
const TURNED = { isFrontal: false, across: 100, middle: [200, 100], angle: 0 } as Shoulders;

/** Returns the opacity at places of a photograph, from which the left arm of a turned body with these joints is erased. */
function erased(
  elbow: [number, number],
  wrist: [number, number],
  from = TURNED_FROM.elbow,
): (x: number, y: number) => number {
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  pen.fillRect(0, 0, SIDE, SIDE);
  const joints = { leftShoulder: [250, 100], leftElbow: elbow, leftWrist: wrist };
  const colors = { data: new Uint8ClampedArray(SIDE * SIDE * 4), width: SIDE, height: SIDE, skin: [210, 160, 140] };
  eraseForearm(pen, { ...colors, person: { joints } } as unknown as PhotoSource, TURNED, 'left', from);
  return (x, y) => pen.getImageData(x, y, 1, 1).data[3] as number;
}

describe('the arms of a body that is turned in its photograph', () => {
  test('lose the forearm that hangs, and keep the upper arm down to the round elbow', () => {
    const at = erased([250, 200], [250, 300]);
    expect(at(250, 250)).toBe(0);
    expect(at(250, 130)).toBe(255);
    expect(at(250, 205)).toBe(255);
  });

  test('lose more if the painted arm begins at the shoulder', () => {
    const at = erased([250, 200], [250, 300], TURNED_FROM.shoulder);
    expect(at(250, 200)).toBe(0);
    expect(at(250, 130)).toBe(255);
  });

  test('keep a raised forearm, which may cover hair and face', () => {
    const at = erased([280, 140], [240, 60]);
    expect(at(260, 100)).toBe(255);
  });
});

describe('the place of a limb that was removed from before a trunk', () => {
  const UPRIGHT = { aside: 0, unit: 100, isAcross: false };
  /** Returns colors of a body on which red is above and blue below, and from which a place was removed. */
  function filled(
    gap: [number, number, number, number],
    how = UPRIGHT,
    color = '#e80808',
  ): (x: number, y: number) => number[] {
    const whole = createCanvas(SIDE, SIDE);
    const pen = whole.getContext('2d');
    pen.fillStyle = '#ff0000';
    pen.fillRect(100, 100, 200, 100);
    pen.fillStyle = '#0000ff';
    pen.fillRect(100, 200, 200, 100);
    const body = createCanvas(SIDE, SIDE).getContext('2d');
    body.drawImage(whole, 0, 0);
    body.clearRect(...gap);
    const painted = createCanvas(SIDE, SIDE);
    const cloth = painted.getContext('2d');
    cloth.fillStyle = color;
    cloth.fillRect(140, 0, 100, SIDE);
    fillFreed(body, painted, whole, how);
    return (x, y) => [...body.getImageData(x, y, 1, 1).data];
  }

  test('has the colors beside it in each row', () => {
    const at = filled([180, 120, 30, 160]);
    expect(at(195, 150)).toEqual([255, 0, 0, 255]);
    expect(at(195, 250)).toEqual([0, 0, 255, 255]);
  });

  test('has the color above it if the limb lay across the trunk', () => {
    const at = filled([120, 170, 160, 60], { ...UPRIGHT, isAcross: true });
    expect(at(200, 215)).toEqual([255, 0, 0, 255]);
  });

  test('has the color of the cloth if the color above it is another one, like that of a bare arm', () => {
    const at = filled([120, 170, 160, 60], { ...UPRIGHT, isAcross: true }, '#00ff00');
    expect(at(200, 215)).toEqual([0, 255, 0, 255]);
  });

  test('is filled at the side of the body only as far as the trunk reaches, which leans', () => {
    const upright = filled([200, 120, 100, 60]);
    expect(upright(220, 150)).toEqual([255, 0, 0, 255]);
    expect(upright(260, 150)[3]).toBe(0);
    const leaning = filled([200, 120, 100, 60], { ...UPRIGHT, aside: 40 });
    expect(leaning(260, 150)).toEqual([255, 0, 0, 255]);
    expect(leaning(320, 150)[3]).toBe(0);
  });
});

test('a body narrows toward the end of its photograph, and is whole above', () => {
  const body = createCanvas(SIDE, SIDE).getContext('2d');
  body.fillRect(0, 0, SIDE, SIDE);
  narrowBelow(body, { half: 200, above: 50, unit: 100 }, 300);
  const opacity = (x: number, y: number) => body.getImageData(x, y, 1, 1).data[3] as number;
  expect(opacity(200, 290)).toBe(255);
  expect(opacity(270, 290)).toBe(0);
  expect(opacity(330, 150)).toBe(255);
});
