import { smoothstep } from '../../../drawing/motion.ts';
import type { Body, Side } from '../kit/body-cut.ts';
import type { Spot } from '../kit/rig.ts';

const SIDES: readonly Side[] = ['left', 'right'];
/** How far a shoulder rises with its arm, and moves toward the neck, in shares of the height. */
const [UP, INWARD] = [0.024, 0.02];
/** Height of the elbow above the shoulder, in lengths of the upper arm, between which the shoulder rises. */
const [FROM, TO] = [-0.1, 0.7];

/**
 * Returns a body whose shoulders rise with raised arms, as the collarbone does. Arms that began where they hang would come out
 * of the sides of the chest.
 */
export function withRaisedShoulders(body: Body): Body {
  const { rig, proportions } = body;
  const { joints, height } = rig;
  const moved = SIDES.map((side) => {
    const [shoulder, elbow] = [joints[`${side}Shoulder`], joints[`${side}Elbow`]];
    const raised = smoothstep(FROM, TO, (shoulder.y - elbow.y) / (proportions.upperArm * height));
    if (raised === 0) return {};
    const inward = Math.sign(joints.neck.x - shoulder.x) * INWARD * raised * height;
    const up = UP * raised * height;
    const lifted = ({ x, y, z }: Spot): Spot => ({ x: x + inward, y: y - up, z });
    return Object.fromEntries(
      (['Shoulder', 'Elbow', 'Wrist', 'Hand'] as const).map((name) => [
        `${side}${name}`,
        lifted(joints[`${side}${name}`]),
      ]),
    );
  });
  return { ...body, rig: { ...rig, joints: Object.assign({}, joints, ...moved) } };
}
