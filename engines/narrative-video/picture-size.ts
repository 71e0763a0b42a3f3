/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** How much larger the set is than the picture. */
export const OVERSCAN = { x: 1.24, y: 1.12 };
