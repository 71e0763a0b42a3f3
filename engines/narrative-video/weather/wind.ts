/** Seconds between two gusts, and the widths of the picture that a gust crosses in that time. */
const GUST = { seconds: 3.4, widths: 1.3 };
/** Farthest that clouds go in a scene, in widths of the picture. The sky's layer is not much wider than that. */
const FARTHEST = 0.12;

/**
 * Returns the strength of the wind, from 0 to 1. It blows to the viewer's right, in gusts that travel across the
 * picture, so that grass, hair and clothes bend one after another.
 * @param across position in the picture: 0 is its left edge, 1 its right one
 */
export function windAt(seconds: number, across: number): number {
  const turn = (seconds / GUST.seconds - across / GUST.widths) * 2 * Math.PI;
  const gust = (1 + Math.sin(turn)) / 2;
  const flutter = Math.sin(turn * 3.7 + across * 9) * 0.5 + Math.sin(turn * 6.1 + 1) * 0.5;
  return Math.max(0, Math.min(1, 0.16 + 0.68 * gust ** 1.6 + 0.12 * flutter));
}

/**
 * Returns how far the wind has carried the clouds, in widths of the picture from the middle of their way.
 * @param speed widths per second
 */
export function cloudDrift(speed: number, { seconds, length }: { seconds: number; length: number }): number {
  return (seconds / length - 0.5) * Math.min(FARTHEST, speed * length);
}
