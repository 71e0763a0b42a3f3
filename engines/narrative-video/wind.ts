/** Farthest that clouds go in a scene, in widths of the picture. The sky's layer is not much wider than that. */
const FARTHEST = 0.12;

/**
 * Returns how far the wind has carried the clouds, in widths of the picture from the middle of their way.
 * @param speed widths per second
 */
export function cloudDrift(speed: number, { seconds, length }: { seconds: number; length: number }): number {
  return (seconds / length - 0.5) * Math.min(FARTHEST, speed * length);
}
