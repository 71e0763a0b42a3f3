import type { Passage } from '../passage.ts';
import type { Rhythm } from '../rhythm.ts';

/** Poses for each step of a dancer. */
const POSES = 2;
/** How far a body goes beyond a pose before it settles, as a share of the way to it. */
const BEYOND = 1.16;
/** The frame between two poses shows the body here, as a share of the way. */
const HALFWAY = 0.5;

/**
 * Moves bodies from pose to pose without easing, in time with the music. The last drawing before a pose is on the way
 * to it, the first one goes beyond it, and then the pose is held.
 * @param drawing seconds from one drawing to the next
 */
export function snapAt(seconds: number, rhythm: Pick<Rhythm, 'stepsAt'>, drawing: number): Passage {
  const pose = Math.floor(rhythm.stepsAt(seconds) * POSES + 1e-6);
  const timeOf = (count: number) => timeOfStep(rhythm, count / POSES, seconds);
  const [last, next] = [timeOf(pose), timeOf(pose + 1)];
  if (next - seconds <= drawing + 1e-6) return { from: last, to: next, share: HALFWAY };
  if (seconds - last < drawing - 1e-6) return { from: timeOf(pose - 1), to: last, share: BEYOND };
  return { from: last, to: last, share: 1 };
}

/** Seconds over which the speed of the steps is measured. */
const SPAN = 0.05;

/** Returns the time of a step near `seconds`, by Newton's method, because beats do not come at equal distances. */
function timeOfStep({ stepsAt }: Pick<Rhythm, 'stepsAt'>, step: number, seconds: number): number {
  let time = seconds;
  for (let round = 0; round < 4; round += 1) {
    const speed = (stepsAt(time + SPAN) - stepsAt(time - SPAN)) / (2 * SPAN);
    time += (step - stepsAt(time)) / Math.max(0.1, speed);
  }
  return time;
}
