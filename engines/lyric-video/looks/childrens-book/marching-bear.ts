import type { Point } from '../../../drawing/hand.ts';
import { bearHead, foot, limb, paw, scarf, trunk } from './bear.ts';
import { contactShadow } from './contact.ts';
import { type Brush, dab, drawn, form, placed } from './paint.ts';
import { around, points } from './shapes.ts';

/** How high each leg is in a march, 0 to 1, and where it is along the way, -1 to 1. @param step 0 to 1 for two steps */
export function marchAt(step: number): Readonly<Record<'near' | 'far', readonly [lift: number, along: number]>> {
  const [sin, cos] = [Math.sin(step * 2 * Math.PI), Math.cos(step * 2 * Math.PI)];
  return { near: [Math.max(0, sin) ** 0.7, -cos], far: [Math.max(0, -sin) ** 0.7, cos] };
}

/**
 * The bear marches with high knees, its belly before it, and beats a drum that hangs there.
 * @param step 0 to 1 for two steps
 * @param drum paints the drum around the origin
 */
export function marchingBear(brush: Brush, step: number, drum: (brush: Brush) => void): void {
  const { near, far } = marchAt(step);
  const swing = Math.sin(step * 2 * Math.PI);
  const rise = -3 * Math.max(near[0], far[0]);
  const lean = -0.05 - 0.03 * swing;
  contactShadow(brush, 4, 0, 62);
  const leg = ([lift, along]: readonly [number, number], isFar: boolean) => {
    const hip = isFar ? 4 : -5;
    const x = hip + along * 9 * (1 - lift) + 17 * lift;
    const knee: Point = [hip + 4 + along * 4 * (1 - lift) + 16 * lift, -15 - 22 * lift];
    limb(brush, [[hip, -29 + rise], knee, [x, -5 - 17 * lift]], [22, 18, 12.4], isFar);
    foot(brush, x, -17 * lift, 0.3 * lift + (lift > 0 ? 0 : 0.16 * Math.max(0, -along)), isFar);
  };
  const arm = (own: Brush, shoulder: Point, paw: Point, isFar: boolean) => {
    const elbow: Point = [(shoulder[0] + paw[0]) / 2 - 4, Math.max(shoulder[1], paw[1]) + 6];
    limb(own, [shoulder, elbow, paw], isFar ? [12, 10, 9] : [14, 12, 10], isFar);
  };
  const stick = (own: Brush, [x, y]: Point, lift: number) => {
    const tip: Point = [x + 12, y + 7 - lift * 20];
    drawn(own, [[x - 4, y + 1], tip], '#7a5236', 1.7, 1);
    dab(own, ...tip, 1.9, 1.9, '#f3e6cb');
  };
  const [farLift, nearLift] = [Math.max(0, swing), Math.max(0, -swing)];
  const [farPaw, nearPaw]: [Point, Point] = [
    [29, -58 - farLift * 10],
    [20, -53 - nearLift * 12],
  ];
  leg(far, true);
  placed(brush, { y: rise, turn: lean }, (own) => {
    arm(own, [9, -62], farPaw, true);
    trunk(own, points('-6,-78 -15,-71 -21,-56 -22,-38 -17,-21 -5,-15 11,-17 21,-30 22,-44 16,-61 9,-73'), -1);
  });
  leg(near, false);
  placed(brush, { y: rise, turn: lean }, (own) => {
    placed(own, { x: 30, y: -39, turn: 0.16 }, drum);
    stick(own, farPaw, farLift);
    paw(own, ...farPaw, 4.6, true);
    placed(own, { x: 5, y: -83, turn: 0.05 * swing - 0.1, scale: 1.12 }, (face) => bearHead(face, { mouth: 0.35 }));
    form(own, around(points('-9,-66 2,-60 15,-48'), [2.8, 3, 2.8]), '#7a5236', { line: 0.3, flow: 0.8 });
    scarf(own, 1, -71, 21, swing);
    stick(own, nearPaw, nearLift);
    arm(own, [-6, -61], nearPaw, false);
    paw(own, ...nearPaw, 5.2);
  });
}
