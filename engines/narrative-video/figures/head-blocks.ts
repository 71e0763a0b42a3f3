import type { Path2D } from '@napi-rs/canvas';
import type { Head } from './kit/head-space.ts';
import { cornered, ellipse, smoothPath } from './kit/tube.ts';

/** Widths of a box at the forehead and at the jaw, as shares of the head's, and how sharp its corners are. */
const BOXES = { square: [0.92, 1, 0.55], long: [0.86, 0.96, 0.3], oval: [0.94, 0.62, 0.1] } as const;
/** Women's jaws are narrower. */
const SLIM = 0.8;

/** Returns how far a block-shaped head reaches to a side at a height between the forehead and the jaw. */
export function reachOfBlock({ half, sheet, yaw }: Head, sign: 1 | -1, down: number): number {
  const { face } = sheet;
  if (face === 'round') return half * Math.sqrt(1 - down * down);
  const lean = Math.sin(yaw) * 0.1 * sign * ((down + 0.8) / 1.78);
  if (face === 'heart') return half * (1 - (0.76 * (down + 0.8)) / 1.78) + lean;
  const [top, jaw] = BOXES[face];
  const bottom = jaw * (sheet.presentation === 'feminine' ? SLIM : 1);
  return half * (top + ((bottom - top) * (down + 0.7)) / 1.4) + lean;
}

/** Returns the outline of a block-shaped head for the shape of the face. */
export function blockOf({ half, sheet, yaw }: Head): Path2D {
  const lean = Math.sin(yaw) * 0.1;
  const slim = sheet.presentation === 'feminine' ? SLIM : 1;
  const box = ([top, broad, tension]: (typeof BOXES)[keyof typeof BOXES]) => {
    const bottom = broad * slim;
    return smoothPath(
      [
        [-half * top * 0.7, -0.98],
        [half * top * 0.7, -0.98],
        [half * top, -0.7],
        [half * ((top + bottom) / 2), 0],
        [half * bottom + lean, 0.7],
        [half * bottom * 0.72 + lean, 0.99],
        [-half * bottom * 0.72 + lean, 0.99],
        [-half * bottom + lean, 0.7],
        [-half * ((top + bottom) / 2), 0],
        [-half * top, -0.7],
      ],
      tension,
    );
  };
  switch (sheet.face) {
    case 'round':
      return ellipse(lean * 0.4, 0, half, 1);
    case 'heart':
      return cornered([
        [-half, -0.8],
        [-half * 0.7, -1],
        [half * 0.7, -1],
        [half, -0.8],
        [half * 0.24 + lean, 0.98],
        [-half * 0.24 + lean, 0.98],
      ]);
    default:
      return box(BOXES[sheet.face]);
  }
}
