/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}
