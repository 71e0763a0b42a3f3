import type { Pose } from './pose.ts';

/** Height of the hips from which a body is in the air, as in `Pose.hips.up`. */
const AIR = 0.02;
/** Seconds between two poses whose difference is the speed, and seconds in which a landing is cushioned. */
const [STEP, CUSHION] = [0.08, 0.24];
/** Stretch for each height per second that a body rises or falls. */
const GAIN = 0.6;

/**
 * Returns how a body gives way in a jump: it is stretched while it rises or falls fast, up to 1, and squashed where it
 * lands, down to -1.
 * @param poseBefore returns the pose some seconds earlier
 */
export function bounceAt(poseBefore: (seconds: number) => Pose): number {
  const up = (seconds: number) => poseBefore(seconds).hips.up;
  if (up(0) > AIR) return Math.min(1, (Math.abs(up(0) - up(STEP)) / STEP) * GAIN);
  for (let before = STEP / 2; before < CUSHION; before += STEP / 2) {
    if (up(before) > AIR) return before / CUSHION - 1;
  }
  return 0;
}
