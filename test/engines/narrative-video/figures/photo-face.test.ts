import { describe, expect, test } from '@jest/globals';
import { luminance, type Rgb } from '../../../../engines/drawing/color.ts';
import type { FaceState } from '../../../../engines/narrative-video/acting/face-state.ts';
import { expressionOf } from '../../../../engines/narrative-video/figures/kit/expression.ts';
import { EXTENT, type HeadPicture } from '../../../../engines/narrative-video/figures/photo/head-picture.ts';
import { FACE, PhotoFace } from '../../../../engines/narrative-video/figures/photo/photo-face.ts';
import { type Warp, warpOf } from '../../../../engines/narrative-video/figures/photo/warp.ts';
import type { Point } from '../../../../engines/people/person.ts';
import { NEUTRAL_FACE } from '../neutral-face.ts';

const SCALE = 100;
const SKIN: Rgb = [214, 170, 148];
const REST: Warp = {
  open: 0,
  width: 0.6,
  smile: 0,
  lift: 0,
  inner: 0,
  pressed: 0,
  blink: 0,
  squint: 0,
  wide: 0,
  aside: 0,
  hasTeeth: false,
  tears: false,
};
/** Height of the inner lips, of the eyes, of the chin and of the brows, in the head's space. */
const [LIPS, EYES, CHIN, BROW] = [0.6, 0, 1, -0.25];
const INNER_LIPS = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308];
const LOWER_LIPS = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308];
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
  const across = INNER_LIPS.map((_, at) => -0.3 + at * 0.06);
  put(
    INNER_LIPS,
    across.map((x) => [x, LIPS]),
  );
  put(
    LOWER_LIPS,
    across.map((x) => [x, LIPS + smile * (1 - (x / 0.3) ** 2)]),
  );
  const lid = (side: number, bow: number): Point[] =>
    UPPER.map((_, at) => [side * 0.4 - 0.15 + (at / 8) * 0.3, EYES + bow * Math.sin((at / 8) * Math.PI)]);
  put(UPPER, lid(-1, -0.07));
  put(LOWER, lid(-1, 0.07));
  put([362, 398, 384, 385, 386, 387, 388, 466, 263], lid(1, -0.07));
  put([362, 382, 381, 380, 374, 373, 390, 249, 263], lid(1, 0.07));
  const brow = (side: number, up: number): Point[] =>
    [0, 1, 2, 3, 4].map((at) => [side * (0.18 + at * 0.11), BROW - up]);
  put([107, 66, 105, 63, 70], brow(-1, 0.03));
  put([55, 65, 52, 53, 46], brow(-1, -0.03));
  put([336, 296, 334, 293, 300], brow(1, 0.03));
  put([285, 295, 282, 283, 276], brow(1, -0.03));
  put(
    [50, 280, 205, 425, 61, 291, 57, 287, 0, 17, 200],
    [
      [-0.5, 0.3],
      [0.5, 0.3],
      [-0.38, 0.45],
      [0.38, 0.45],
      [-0.33, LIPS],
      [0.33, LIPS],
      [-0.34, LIPS + 0.08],
      [0.34, LIPS + 0.08],
      [0, LIPS - 0.06],
      [0, LIPS + smile + 0.07],
      [0, 0.85],
    ],
  );
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [EXTENT.left + ((at % width) + 0.5) / SCALE, EXTENT.top + (Math.floor(at / width) + 0.5) / SCALE];
    const isEye = Math.abs(y - EYES) < 0.04 && Math.abs(Math.abs(x) - 0.4) < 0.06;
    const isTooth = y > LIPS && y < LIPS + smile * (1 - (x / 0.3) ** 2);
    data.set([...(isEye ? [20, 20, 20] : isTooth ? [250, 250, 250] : SKIN), 255], at * 4);
  }
  return { data, lit: data, width, height, scale: SCALE, points, skin: SKIN, hair: [40, 30, 20], brows: 1 };
}

/** Returns the luminances of a column of the warped face, from one height to another. */
function column(head: HeadPicture, warp: Partial<Warp>, x: number, [from, to]: readonly [number, number]): number[] {
  const { data, width } = new PhotoFace(head).showing({ ...REST, ...warp });
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
      column(headOf(0.12), { open, hasTeeth: true }, 0, [0.5, 1.1]).filter((value) => value > 240).length;
    expect(teeth(0)).toBeGreaterThan(8);
    expect(teeth(1)).toBeGreaterThanOrEqual(teeth(0) - 1);
  });

  test('covers the teeth of its smile with the lower lip when it is sad', () => {
    const teeth = (pressed: number) =>
      column(headOf(0.1), { pressed, smile: -1 }, 0, [0.5, 1.1]).filter((value) => value > 240).length;
    expect(teeth(0)).toBeGreaterThan(8);
    expect(teeth(1)).toBe(0);
  });

  test('keeps a broad smile as it was photographed, pixel by pixel, in calm and joy', () => {
    const smiling = withCorners(headOf(0.1), LIPS - 0.06);
    const plain = column(smiling, { smile: 0 }, 0, [0.3, 1.1]);
    expect(plain.filter((value) => value > 240).length).toBeGreaterThan(8);
    for (const smile of [1 / 3, 1]) expect(column(smiling, { smile, squint: 1 }, 0, [0.3, 1.1])).toEqual(plain);
  });

  test('shows no black between its lips, but the colors of its own lips', () => {
    const { data, width } = new PhotoFace(headOf()).showing({ ...REST, open: 1 });
    const rows = Array.from({ length: 20 }, (_, row) => LIPS + row / SCALE);
    for (const y of rows) {
      const at = (Math.floor((y - FACE.top) * SCALE) * width + Math.floor(-FACE.left * SCALE)) * 4;
      const [red, green, blue] = data.subarray(at, at + 3) as unknown as Rgb;
      expect(luminance([red, green, blue])).toBeGreaterThan(45);
      expect(red).toBeGreaterThan(green);
    }
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

  test('covers its teeth up to the corners of the mouth', () => {
    for (const x of [-0.22, 0.22]) {
      const values = column(headOf(0.1), { pressed: 1, smile: -1 }, x, [0.4, 1.1]);
      expect(values.filter((value) => value > 240)).toEqual([]);
    }
  });

  test.each([
    { smile: 1, corners: 'higher' as const },
    { smile: -1, corners: 'lower' as const },
  ])('has corners of the mouth that are $corners than its middle at a smile of $smile', ({ smile, corners }) => {
    const lips = (x: number) => {
      const values = column(lined(headOf()), { smile }, x, [0.3, 0.9]);
      return values.indexOf(Math.min(...values)) / SCALE;
    };
    const rise = lips(0) - lips(0.27);
    if (corners === 'higher') expect(rise).toBeGreaterThan(0.05);
    else expect(rise).toBeLessThan(-0.05);
  });

  test('has wet cheeks when it cries, with tears so thin that most of the cheek is dry', () => {
    const cheek = (tears: boolean) => {
      const { data, width } = new PhotoFace(headOf()).showing({ ...REST, tears });
      return [0.3, 0.34, 0.38, 0.42].map((y) => {
        const at = (Math.floor((y - FACE.top) * SCALE) * width + Math.floor((-0.7 - FACE.left) * SCALE)) * 4;
        return Array.from({ length: 0.5 * SCALE }, (_, x) =>
          luminance([...data.subarray(at + x * 4, at + x * 4 + 3)] as unknown as Rgb),
        );
      });
    };
    const [dry, wet] = [cheek(false), cheek(true)];
    expect(Math.max(...wet.flat())).toBeGreaterThan(Math.max(...dry.flat()) + 12);
    for (const [at, row] of wet.entries()) {
      const shining = row.filter((value, x) => value > (dry[at]?.[x] ?? 0) + 5).length;
      expect(shining).toBeLessThan(3);
    }
  });

  test('has eyes that stay open when it cries', () => {
    const darkened = (blink: number) =>
      column(headOf(), { blink }, 0.31, [-0.1, 0.06]).filter((value) => value < 140).length;
    expect(darkened(0.25)).toBeLessThan(3);
  });

  test('has a red nose and red lids when it cries', () => {
    const redness = (tears: boolean, x: number, y: number) => {
      const { data, width } = new PhotoFace(headOf()).showing({ ...REST, tears });
      const at = (Math.floor((y - FACE.top) * SCALE) * width + Math.floor((x - FACE.left) * SCALE)) * 4;
      return (data[at] as number) / (data[at + 1] as number);
    };
    // The test's points that have no place of their own are at the nose.
    for (const [x, y] of [
      [0, -0.4],
      [-0.28, 0.1],
    ] as const)
      expect(redness(true, x, y)).toBeGreaterThan(redness(false, x, y) * 1.06);
  });

  test('narrows its eyes in a laugh, and moves its irises with its gaze', () => {
    const open = dark(column(headOf(), {}, 0.4, [-0.1, 0.1]));
    expect(dark(column(headOf(), { squint: 1 }, 0.4, [-0.1, 0.1]))).toBeLessThan(open * 0.8);
    expect(dark(column(headOf(), {}, 0.475, [-0.1, 0.1]))).toBe(0);
    expect(dark(column(headOf(), { aside: 1 }, 0.475, [-0.1, 0.1]))).toBeGreaterThan(0.03);
  });

  test('keeps its brows as thick as they are while it raises their inner ends in grief', () => {
    const thick = (warp: Partial<Warp>, x: number) =>
      dark(column(lined(lined(headOf(), BROW - 0.02), BROW + 0.02), warp, x, [-0.45, -0.1]));
    for (const x of [0.2, 0.4]) expect(thick({ inner: 1 }, x)).toBeLessThan(thick({}, x) + 0.03);
  });

  test('raises the inner ends of its brows in grief, and lowers them in anger', () => {
    const brow = (inner: number, x: number) => {
      const values = column(lined(headOf(), BROW), { inner }, x, [-0.5, -0.05]);
      return values.indexOf(Math.min(...values)) / SCALE;
    };
    expect(brow(0, 0.2) - brow(1, 0.2)).toBeGreaterThan(0.04);
    expect(brow(1, 0.2) - brow(1, 0.55)).toBeLessThan(-0.05);
    expect(brow(-1, 0.2) - brow(0, 0.2)).toBeGreaterThan(0.02);
  });

  test('never lowers its brows over its eyes', () => {
    const angry = column(lined(headOf(), BROW), { inner: -1, lift: -1 }, 0.2, [-0.5, 0.1]);
    expect(angry.indexOf(Math.min(...angry)) / SCALE - 0.5).toBeLessThan(-0.1);
  });

  test('opens its eyes wide in surprise', () => {
    const open = (wide: number) => dark(column(headOf(), { wide }, 0.4, [-0.15, 0.15]));
    expect(open(1)).toBeGreaterThan(open(0) * 1.1);
  });

  test('moves its brows less between a hat and glasses', () => {
    const moved = (brows: number) => {
      const still = column({ ...lined(headOf(), BROW), brows }, {}, 0.3, [-0.45, -0.1]);
      const raised = column({ ...lined(headOf(), BROW), brows }, { lift: 1 }, 0.3, [-0.45, -0.1]);
      return still.indexOf(Math.min(...still)) - raised.indexOf(Math.min(...raised));
    };
    expect(moved(1)).toBeGreaterThan(3);
    expect(moved(0.4)).toBeLessThan(moved(1));
  });
});

describe('the expression of a photograph', () => {
  const felt = (face: Partial<FaceState>) => warpOf(expressionOf({ ...NEUTRAL_FACE, ...face }));

  test('has shut eyes in a hug', () => {
    expect(felt({ feeling: 'happy', strength: 0.85, blink: 0.85 }).blink).toBe(1);
  });

  test('looks down with wet eyes below brows that are drawn together when it cries', () => {
    const { blink, tears, inner } = felt({ feeling: 'sad', strength: 1 });
    expect(tears).toBe(true);
    expect(blink).toBeGreaterThan(0.5);
    expect(blink).toBeLessThan(0.8);
    expect(inner).toBe(1);
  });

  test('narrows its eyes in gladness, opens them wide in surprise, and looks to the side', () => {
    expect(felt({ feeling: 'happy', strength: 1 }).squint).toBeGreaterThan(0.4);
    expect(felt({}).squint).toBe(0);
    expect(felt({ feeling: 'surprised', strength: 1 }).wide).toBe(1);
    expect(felt({}).wide).toBe(0);
    expect(felt({ gaze: [0.7, 0] }).aside).toBeGreaterThan(0.5);
  });

  test('leaves the mouth of a portrait as it is in calm and joy, and closes it in grief', () => {
    for (const face of [{}, { feeling: 'happy', strength: 0.4 }, { feeling: 'happy', strength: 1 }] as const) {
      expect(felt(face).pressed).toBe(0);
      expect(felt(face).smile).toBeGreaterThanOrEqual(0);
    }
    expect(felt({ feeling: 'sad', strength: 0.7 }).pressed).toBe(1);
  });
});

/** Returns the head with corners of the mouth at this height. */
function withCorners(head: HeadPicture, y: number): HeadPicture {
  const points = head.points.map(([x, at], index): Point => (index === 78 || index === 308 ? [x, y] : [x, at]));
  return { ...head, points };
}

/** Returns the head with a dark line across it. */
function lined(head: HeadPicture, down = LIPS): HeadPicture {
  const row = Math.round((down - EXTENT.top) * SCALE);
  for (let y = row - 1; y <= row + 1; y += 1)
    for (let x = 0; x < head.width; x += 1) head.data.set([60, 30, 30], (y * head.width + x) * 4);
  return head;
}
