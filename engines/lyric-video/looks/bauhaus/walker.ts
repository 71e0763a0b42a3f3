import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import { ball, bar, cone, halfRing, hoop, type Inks, plane, round, slab, type Tone } from './solids.ts';

/** Width and height of the walking figure in its own units. It stands on the lower edge. */
export const WALKER = { wide: 440, tall: 700 } as const;

/** Middle of the figure, and heights of its hips, shoulders and head. */
const [MIDDLE, HIPS, SHOULDERS, HEAD] = [220, 392, 196, 92];
/** Lengths of a thigh, of a shin, and of both parts of an arm. */
const [THIGH, SHIN, UPPER, LOWER] = [130, 138, 104, 92];

/**
 * A puppet of a cone, a ball and a disc, which walks to the right.
 * @param step position in the walk, from 0 to 1 for both legs
 */
export function walker(pen: Context2D, inks: Inks, step: number): void {
  const { black, paper, red, blue } = inks;
  const turn = step * 2 * Math.PI;
  const swing = Math.sin(turn);
  const [hips, shoulders] = [HIPS - 8 * Math.abs(Math.cos(turn)) + 8, SHOULDERS];
  arm(pen, [MIDDLE - 6, shoulders + 4], 0.62 * swing + 0.1, [black[1], black[1]], red);
  leg(pen, [MIDDLE - 6, hips], turn + Math.PI, [black[1], black[1]], blue);
  leg(pen, [MIDDLE + 6, hips], turn, black, red);
  // The disc sways with the hips.
  slab(pen, blue, [MIDDLE, hips - 22], [148, 40], 17, 0.07 * swing);
  hoop(pen, paper[0], [MIDDLE, hips - 22], [112, 28], 5, 0.07 * swing);
  cone(pen, red, [MIDDLE, shoulders - 26], [MIDDLE, hips - 18], [100, 10]);
  bar(pen, black[0], [MIDDLE, shoulders], [MIDDLE, HEAD], 16);
  arm(pen, [MIDDLE + 4, shoulders + 4], -0.62 * swing + 0.1, black, blue);
  head(pen, inks, 0.05 * swing);
}

/** The near half of the head is white and has the face. */
function head(pen: Context2D, { black, paper, red }: Inks, nod: number): void {
  pen.save();
  pen.translate(MIDDLE, HEAD);
  pen.rotate(nod);
  halfRing(pen, red[0], [0, 0], [82, 66], Math.PI * 0.62, Math.PI * 0.92);
  plane(pen, paper[0], [
    [48, -16],
    [78, 14],
    [48, 14],
  ]);
  ball(pen, [black[0], paper[0]], [0, 0], 54, -Math.PI / 2);
  round(pen, black[0], [22, -8], 9);
  bar(pen, red[0], [16, 26], [46, 26], 8);
  ball(pen, red, [0, -66], 14);
  pen.restore();
}

/** A leg of two cones. @param turn radians: at 0 it comes forward under the body */
function leg(pen: Context2D, [x, y]: Point, turn: number, tone: Tone, shoe: Tone): void {
  const thigh = 0.46 * Math.sin(turn);
  // The knee bends while the leg comes forward.
  const shin = thigh - 0.75 * Math.max(0, Math.cos(turn)) - 0.06;
  const knee: Point = [x + Math.sin(thigh) * THIGH, y + Math.cos(thigh) * THIGH];
  const foot: Point = [knee[0] + Math.sin(shin) * SHIN, knee[1] + Math.cos(shin) * SHIN];
  cone(pen, tone, [x, y], knee, [26, 13]);
  cone(pen, tone, knee, foot, [16, 7]);
  ball(pen, [shoe[0], shoe[0]], knee, 18);
  pen.fillStyle = shoe[0];
  pen.save();
  pen.translate(...foot);
  pen.rotate(-0.7 * (shin + 0.06));
  pen.beginPath();
  pen.arc(12, 22, 32, Math.PI, 2 * Math.PI);
  pen.closePath();
  pen.fill();
  pen.restore();
}

/** An arm of two cones with a ball at each joint. @param swing radians forward */
function arm(pen: Context2D, [x, y]: Point, swing: number, tone: Tone, joints: Tone): void {
  const elbow: Point = [x + Math.sin(swing) * UPPER, y + Math.cos(swing) * UPPER];
  const bent = swing + 0.5 + 0.3 * swing;
  const hand: Point = [elbow[0] + Math.sin(bent) * LOWER, elbow[1] + Math.cos(bent) * LOWER];
  cone(pen, tone, [x, y], elbow, [19, 11]);
  cone(pen, tone, elbow, hand, [16, 8]);
  ball(pen, joints, [x, y], 25);
  ball(pen, joints, elbow, 13);
  ball(pen, joints, hand, 19);
}
