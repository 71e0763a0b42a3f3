import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import { FACE, type Warp, warpedFace } from '../../../../engines/narrative-video/figures/photo/face-warp.ts';
import { EXTENT, type HeadPicture } from '../../../../engines/narrative-video/figures/photo/head-picture.ts';
import type { Point } from '../../../../engines/people/person.ts';

const SCALE = 100;
const SKIN: Rgb = [214, 170, 148];
const REST: Warp = { open: 0, width: 0.6, smile: 0, lift: 0, inner: 0, pressed: 0, blink: 0, hasTeeth: false };
/** Height of the inner lips, of the eyes and of the chin, in the head's space. */
const [LIPS, EYES, CHIN] = [0.6, 0, 1];
const UPPER = [33, 246, 161, 160, 159, 158, 157, 173, 133];
const LOWER = [33, 7, 163, 144, 145, 153, 154, 155, 133];

/** A head of one color with dark eyes, whose lips are apart by `smile` and show white teeth. */
function headOf(smile = 0): HeadPicture {
  const width = Math.round((EXTENT.right - EXTENT.left) * SCALE);
  const height = Math.round((EXTENT.bottom - EXTENT.top) * SCALE);
  const points = Array.from({ length: 478 }, (): Point => [0, -0.4]);
  const put = (indexes: readonly number[], spots: readonly Point[]) => {
    for (const [at, index] of indexes.entries()) points[index] = spots[at] as Point;
  };
  put(
    [78, 308, 13, 14, 152],
    [
      [-0.3, LIPS],
      [0.3, LIPS],
      [0, LIPS],
      [0, LIPS + smile],
      [0, CHIN],
    ],
  );
  const lid = (side: number, bow: number): Point[] =>
    UPPER.map((_, at) => [side * 0.4 - 0.15 + (at / 8) * 0.3, EYES + bow * Math.sin((at / 8) * Math.PI)]);
  put(UPPER, lid(-1, -0.07));
  put(LOWER, lid(-1, 0.07));
  put([362, 398, 384, 385, 386, 387, 388, 466, 263], lid(1, -0.07));
  put([362, 382, 381, 380, 374, 373, 390, 249, 263], lid(1, 0.07));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [EXTENT.left + ((at % width) + 0.5) / SCALE, EXTENT.top + (Math.floor(at / width) + 0.5) / SCALE];
    const isEye = Math.abs(y - EYES) < 0.04 && Math.abs(Math.abs(x) - 0.4) < 0.06;
    const isTooth = y > LIPS && y < LIPS + smile && Math.abs(x) < 0.2;
    data.set([...(isEye ? [20, 20, 20] : isTooth ? [250, 250, 250] : SKIN), 255], at * 4);
  }
  return { data, width, height, scale: SCALE, points, skin: SKIN, hair: [40, 30, 20] };
}

/** Returns the luminances of a column of the warped face, from one height to another. */
function column(head: HeadPicture, warp: Partial<Warp>, x: number, [from, to]: readonly [number, number]): number[] {
  const { data, width } = warpedFace(head, { ...REST, ...warp });
  const rows = Array.from({ length: Math.round((to - from) * SCALE) }, (_, row) => from + row / SCALE);
  return rows.map((y) => {
    const at = (Math.floor((y - FACE.top) * SCALE) * width + Math.floor((x - FACE.left) * SCALE)) * 4;
    return luminance([...data.subarray(at, at + 3)] as unknown as Rgb);
  });
}

const dark = (values: readonly number[]) => values.filter((value) => value < 90).length / SCALE;

describe('a photographed face', () => {
  test('sings with a mouth that opens by less than a tenth of the head', () => {
    const opened = [0, 0.4, 1].map((open) => dark(column(headOf(), { open }, 0, [0.3, 1.2])));
    expect(opened[0]).toBe(0);
    expect(opened[1]).toBeGreaterThan(0.02);
    expect(opened[2]).toBeGreaterThan((opened[1] ?? 0) * 1.5);
    expect(opened[2]).toBeLessThan(0.2);
  });

  test('keeps the corners of an open mouth together', () => {
    expect(dark(column(headOf(), { open: 1 }, 0.285, [0.3, 1.2]))).toBe(0);
  });

  test('keeps the teeth of its smile while it sings', () => {
    const teeth = (open: number) =>
      column(headOf(0.1), { open, hasTeeth: true }, 0, [0.5, 1.1]).filter((value) => value > 240).length;
    expect(teeth(0)).toBeGreaterThan(8);
    expect(teeth(1)).toBeGreaterThanOrEqual(teeth(0) - 1);
  });

  test('covers the teeth of its smile with the lower lip when it is sad', () => {
    const teeth = (pressed: number) =>
      column(headOf(0.1), { pressed, smile: -1 }, 0, [0.5, 1.1]).filter((value) => value > 240).length;
    expect(teeth(0)).toBeGreaterThan(8);
    expect(teeth(1)).toBe(0);
  });

  test('passes from lips to the inside of the mouth without a hard edge', () => {
    const values = column(headOf(), { open: 1 }, 0, [0.55, 0.7]);
    expect(values.filter((value) => value > 60 && value < 165).length).toBeGreaterThan(0);
  });

  test('closes its eyes with the skin around them', () => {
    expect(dark(column(headOf(), {}, 0.4, [-0.1, 0.1]))).toBeGreaterThan(0.05);
    const shut = column(headOf(), { blink: 1 }, 0.4, [-0.12, 0.12]);
    expect(Math.min(...shut)).toBeGreaterThan(90);
    expect(Math.abs((shut[10] ?? 0) - luminance(SKIN))).toBeLessThan(4);
  });
});
