/** What an insert frames, in heights of the figure, from its feet: to the viewer's right, up, and toward the viewer. */
export interface InsertFrame {
  x: number;
  y: number;
  z: number;
  /** Height of the picture. */
  tall: number;
  /** Whether the figure is a flat picture, which a camera in space sees straight from the front. */
  isFlat: boolean;
}
