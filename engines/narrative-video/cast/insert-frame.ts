/** What an insert frames, in heights of the figure, from its feet: to the viewer's right, up, and toward the viewer. */
export interface InsertFrame {
  x: number;
  y: number;
  z: number;
  /** Height of the picture. */
  tall: number;
  /** Whether the figure is a flat picture, which a camera in space sees straight from the front. */
  isFlat: boolean;
  /**
   * If it is seen over the shoulder of whoever reads it, who is turned away from the viewer: how far aside the camera is
   * for each meter behind it, so that the head does not hide it.
   */
  read?: number;
  /** Where the thing is if the picture shows the face too. Without it, it is in the middle. */
  thing?: ThingPlace;
}

/** Place of a thing that is seen with a face: from the picture's middle to the right and up, in shares of its height. */
export interface ThingPlace {
  aside: number;
  up: number;
  /** Size relative to a thing that fills the picture. */
  size: number;
}
