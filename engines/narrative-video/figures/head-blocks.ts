import type { Path2D } from '@napi-rs/canvas';
import type { Head } from './kit/head-space.ts';
import { cornered, ellipse, smoothPath } from './kit/tube.ts';

/** Returns the outline of a block-shaped head for the shape of the face. */
export function blockOf({ half, sheet, yaw }: Head): Path2D {
  const lean = Math.sin(yaw) * 0.1;
  const slim = sheet.presentation === 'feminine' ? 0.8 : 1;
  const box = (top: number, broad: number, tension: number) => {
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
    case 'square':
      return box(0.92, 1, 0.55);
    case 'heart':
      return cornered([
        [-half, -0.8],
        [-half * 0.7, -1],
        [half * 0.7, -1],
        [half, -0.8],
        [half * 0.24 + lean, 0.98],
        [-half * 0.24 + lean, 0.98],
      ]);
    case 'long':
      return box(0.86, 0.96, 0.3);
    case 'oval':
      return box(0.94, 0.62, 0.1);
  }
}
