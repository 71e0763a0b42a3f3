import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { IDENTITY } from '../../../../engines/drawing/solids/matrix.ts';
import type { Texture } from '../../../../engines/drawing/solids/mesh.ts';
import { skeletonOf } from '../../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../../engines/narrative-video/acting/standing.ts';
import { paintedCloth, printedCloth } from '../../../../engines/narrative-video/solid/ps2/cloth.ts';
import { consoleFigure } from '../../../../engines/narrative-video/solid/ps2/figure.ts';
import { strandsOf } from '../../../../engines/narrative-video/solid/ps2/strands.ts';
import { aSheet } from '../a-sheet.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const RED: Rgb = [200, 60, 50];

/** Returns the luminance of each pixel. */
function tonesOf({ data, width, height }: Texture): number[] {
  return Array.from({ length: width * height }, (_, index) =>
    luminance([...data.subarray(index * 4, index * 4 + 3)] as unknown as Rgb),
  );
}

describe('clothes of PS2_LOW_POLY', () => {
  const cloth = paintedCloth(RED);

  test('have painted folds, darker and lighter than the cloth, which is most of them', () => {
    const tones = tonesOf(cloth.texture as Texture);
    const plain = luminance(RED);
    const share = (isWanted: (tone: number) => boolean) => tones.filter(isWanted).length / tones.length;
    expect(share((tone) => tone < plain * 0.85)).toBeGreaterThan(0.03);
    expect(share((tone) => tone > plain * 1.12)).toBeGreaterThan(0.02);
    expect(share((tone) => Math.abs(tone - plain) < plain * 0.1)).toBeGreaterThan(0.5);
  });

  test('keep their print, and show folds around it', () => {
    const [width, height] = [64, 96];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row += 1) data.set([20, 20, 240, 255], (row * width + 32) * 4);
    const printed = printedCloth(cloth, { texture: { width, height, data } }).texture as Texture;
    const at = (x: number, y: number) => printed.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
    for (let y = 0; y < height; y += 8) expect(at(32, y)[2]).toBeGreaterThan(180);
    const column = Array.from({ length: height }, (_, y) => at(20, y)[0] as number);
    expect(Math.max(...column) - Math.min(...column)).toBeGreaterThan(30);
  });

  test('of one color are painted once', () => {
    expect(paintedCloth([...RED])).toBe(cloth);
  });
});

test('strands of hair run from the roots to the tips in a dark and a light tone', () => {
  const texture = strandsOf([150, 110, 60]);
  const tones = tonesOf(texture);
  const step = (far: number) => {
    const steps = tones.slice(far).map((tone, index) => Math.abs(tone - (tones[index] as number)));
    return steps.reduce((sum, one) => sum + one, 0) / steps.length;
  };
  expect(step(1)).toBeGreaterThan(step(texture.width) * 2);
  const plain = luminance([150, 110, 60]);
  expect(Math.min(...tones)).toBeLessThan(plain * 0.8);
  expect(Math.max(...tones)).toBeGreaterThan(plain * 1.2);
});

test('a body has less light the nearer to the ground it is, however often it moves', () => {
  const figure = consoleFigure(aSheet());
  const state = {
    ...{ pose: UPRIGHT_POSE, skeleton: skeletonOf(UPRIGHT_POSE, figure.proportions, 0) },
    ...{ face: NEUTRAL_FACE, seconds: 0, pulse: 0 },
  };
  const openAt = (low: number, high: number) => {
    const limbs = figure.pose(state, 1.7).filter(({ matrix }) => matrix === IDENTITY);
    const found = limbs.flatMap(({ mesh }) =>
      [...mesh.openness].filter((_, vertex) => {
        const y = mesh.positions[vertex * 3 + 1] as number;
        return y > low && y < high;
      }),
    );
    return found.reduce((sum, one) => sum + one, 0) / found.length;
  };
  const [shins, chest] = [openAt(0.2, 0.4), openAt(1.1, 1.3)];
  expect(shins).toBeLessThan(chest * 0.85);
  expect(openAt(0.2, 0.4)).toBeCloseTo(shins);
});
