import type { Brush } from '../../picture/flat-shapes.ts';
import { jointOf } from '../../picture/joint.ts';
import { dog, HAIR, head, SKIN } from './couple.ts';

/** What the boat and its oars cover around the waterline's middle, the pen's origin. */
export const BOAT = { left: -232, top: -214, right: 232, bottom: 62 } as const;

const [COAT, LIT, DARK, MOON] = ['#b85c55', '#dd8a6c', '#743b4c', '#c6d6ee'] as const;
/** Where the near oar turns on the boat's edge, and how much longer it is outside than inside. */
const [LOCK, OUTSIDE] = [[-36, -44], 2] as const;
/** Where the hips are, and the lengths of an upper arm and a forearm. */
const [HIP, UPPER, LOWER] = [[34, -36], 46, 42] as const;

/**
 * A boat seen from its side, its stern to the left, in moonlight from the right. The dog sits in the stern and looks back,
 * and somebody who looks the same way pulls both oars.
 * @param share position in one pull, 0 to 1: the hands are far from the chest at 0, and near it at 0.5
 */
export function boatWithTwo(brush: Brush, share: number): void {
  const { fill, limb } = brush;
  const swing = Math.cos(2 * Math.PI * share);
  const lifted = Math.max(0, -Math.sin(2 * Math.PI * share));
  const hands = [-32 - 26 * swing, -86 + 14 * lifted] as const;
  const lean = -4 - 15 * swing;
  fill('#1c1a34', '-208,-52* -120,-53 0,-52 120,-56 220,-73* 200,-50 150,-30 -150,-26 -196,-38');
  inStern(brush);
  farArm(brush, hands, lean);
  legs(brush);
  torso(brush, lean);
  nearArm(brush, hands, lean);
  hull(brush);
  oar(brush, hands, lifted);
  // The hand closes over the handle.
  fill(
    SKIN.plain,
    `${hands[0] - 8},${hands[1] - 3} ${hands[0] - 3},${hands[1] - 9} ${hands[0] + 6},${hands[1] - 8} ${hands[0] + 9},${hands[1]} ${hands[0] + 5},${hands[1] + 7} ${hands[0] - 4},${hands[1] + 6}`,
  );
  for (const finger of [-4, 0, 4])
    limb(
      SKIN.shade,
      `${hands[0] - 6},${hands[1] + finger - 1},1 ${hands[0] - 1},${hands[1] + finger},1.6 ${hands[0] + 3},${hands[1] + finger + 1},0.8`,
    );
}

function inStern(brush: Brush): void {
  const { pen, limb } = brush;
  pen.save();
  pen.translate(-236, -22);
  pen.scale(1.3, 1.3);
  dog(brush);
  limb(MOON, '72,-68,0.8 88,-50,2 98,-32,1.8 104,-14,0.8');
  limb(MOON, '60,-97,0.6 70,-88,1.6 73,-76,0.6');
  pen.restore();
}

function legs({ limb }: Brush): void {
  limb('#25244a', '34,-44,34 -24,-76,28 -54,-52,22 -74,-24,18');
  limb('#33305a', '38,-40,36 -8,-72,30 -38,-52,24 -60,-20,19');
  limb('#5c6690', '10,-74,1 -10,-82,3 -26,-76,1');
}

/** @param lean how far the shoulders are to the right of the hips' usual place */
function torso(brush: Brush, lean: number): void {
  const { pen, fill, limb } = brush;
  const [hip, low] = HIP;
  pen.save();
  pen.transform(1, 0, -lean / 90, 1, hip, low);
  fill(COAT, '-26,4 -26,-30 -22,-64 -12,-88 4,-94 20,-84 32,-54 36,-20 32,6');
  fill(LIT, '-26,0 -26,-30 -22,-64 -12,-88 -4,-92 -12,-64 -16,-30 -16,0');
  fill(DARK, '12,6 16,-24 12,-58 6,-88 20,-84 32,-54 36,-20 32,6');
  limb(MOON, '10,-91,1 23,-78,2.6 33,-48,2.8 36,-10,1');
  pen.restore();
  pen.save();
  pen.translate(hip - 2 + lean, low + 42);
  pen.scale(1.42, 1.42);
  head(brush);
  fill('#d9b8a4', '-13,-91 -11,-97 2,-95 13,-97 17,-91 8,-85 -6,-85');
  fill('#a98085', '4,-95* 13,-97 17,-91 8,-85* 6,-90');
  limb(MOON, '4,-138.6,0.6 17,-128,1.7 22,-111,1.7 24,-96,0.6');
  limb(HAIR.strand, '9,-136,0.4 17,-124,1.4 19,-110,0.4');
  pen.restore();
}

type Hands = readonly [x: number, y: number];

function farArm({ limb, fill }: Brush, [x, y]: Hands, lean: number): void {
  const shoulder = [HIP[0] - 14 + lean, HIP[1] - 78] as const;
  const hand = [x - 14, y - 5] as const;
  const [ex, ey] = jointOf(shoulder, hand, UPPER, LOWER, 1);
  limb('#8d6a66', `${x - 4},${y - 8},4 ${x - 22},${y + 12},4.4 ${LOCK[0] - 14},${LOCK[1] - 8},4.6`);
  limb(DARK, `${shoulder[0]},${shoulder[1]},22 ${ex},${ey},18 ${hand[0]},${hand[1]},13`);
  fill(
    SKIN.plain,
    `${hand[0] - 9},${hand[1]} ${hand[0] - 4},${hand[1] - 7} ${hand[0] + 5},${hand[1] - 5} ${hand[0] + 4},${hand[1] + 6} ${hand[0] - 5},${hand[1] + 6}`,
  );
}

function nearArm({ limb }: Brush, [x, y]: Hands, lean: number): void {
  const shoulder = [HIP[0] + 8 + lean, HIP[1] - 76] as const;
  const [ex, ey] = jointOf(shoulder, [x + 8, y], UPPER, LOWER, 1);
  limb(DARK, `${shoulder[0] + 2},${shoulder[1] + 2},30 ${ex + 2},${ey + 2},24`);
  limb(COAT, `${shoulder[0]},${shoulder[1]},26 ${(shoulder[0] + ex) / 2},${(shoulder[1] + ey) / 2},25 ${ex},${ey},22`);
  limb(COAT, `${ex},${ey},22 ${(ex + x + 8) / 2},${(ey + y) / 2},19 ${x + 8},${y},15`);
  limb(LIT, `${ex - 4},${ey - 6},2 ${(ex + x) / 2},${(ey + y) / 2 - 6},5 ${x + 9},${y - 4},3`);
  limb('#d9b8a4', `${x + 5},${y - 7},5 ${x + 7},${y + 7},5`);
}

function hull({ fill, limb }: Brush): void {
  fill('#4d3a4c', '-206,-50* -120,-42 0,-40 120,-46 220,-70* 206,-34 184,-4 150,9* -160,9* -190,-8 -202,-30');
  fill('#6f5058', '-206,-50* -120,-42 0,-40 120,-46 218,-70* 206,-44 120,-26 0,-20 -120,-22 -204,-32*');
  limb('#33283f', '-203,-30,1.6 -120,-21,2.4 0,-19,2.4 120,-25,2.4 211,-46,1.4');
  limb('#33283f', '-192,-10,1.6 -110,-4,2 0,-3,2 110,-7,2 190,-20,1.4');
  fill('#b08873', '-210,-54* -120,-46 0,-44 120,-50 224,-75* 221,-67* 120,-42 0,-36 -120,-38 -208,-46*');
  limb(MOON, '60,-46.6,0.8 120,-50,2 180,-61,2.2 223,-75,1');
  limb(MOON, '219,-66,1 206,-34,2.6 188,-8,1');
  fill(
    '#2a2038',
    `${LOCK[0] - 5},${LOCK[1] + 6}* ${LOCK[0] - 5},${LOCK[1] - 5}* ${LOCK[0] + 5},${LOCK[1] - 5}* ${LOCK[0] + 5},${LOCK[1] + 6}*`,
  );
}

/** The near oar, which lies straight through its lock. @param lifted how far its blade is above the water, 0 to 1 */
function oar({ limb, pen }: Brush, [x, y]: Hands, lifted: number): void {
  const [dx, dy] = [LOCK[0] - x, LOCK[1] - y];
  const at = (share: number) => `${LOCK[0] + dx * share},${LOCK[1] + dy * share}`;
  limb('#9a7468', `${x - dx * 0.12},${y - dy * 0.12},5 ${LOCK[0]},${LOCK[1]},5.4 ${at(OUTSIDE * 0.74)},5`);
  limb('#c8a086', `${at(OUTSIDE * 0.7)},5 ${at(OUTSIDE * 0.86)},13 ${at(OUTSIDE * 1.06)},11`);
  if (lifted > 0.2) return;
  const before = pen.globalAlpha;
  pen.globalAlpha = before * 0.8;
  const [bx, by] = [LOCK[0] + dx * OUTSIDE * 1.06, LOCK[1] + dy * OUTSIDE * 1.06];
  limb('#c2d2e2', `${bx - 22},${by + 3},1 ${bx},${by + 6},2.6 ${bx + 22},${by + 3},1`);
  pen.globalAlpha = before;
}
