import type { Point } from '../../../drawing/hand.ts';
import { BLACK, type Can, GRAY, RED, round, WHITE, YELLOW } from './board.ts';
import { head } from './kid.ts';

/** Of the bicycle, which rides to the left and whose wheels touch the ground at y = 1000. */
const [FRONT, REAR, RADIUS]: [Point, Point, number] = [[232, 846], [712, 846], 150];
const [CRANK, PEDAL]: [Point, number] = [[478, 846], 62];
const [SADDLE, STEM]: [Point, Point] = [
  [606, 566],
  [298, 520],
];
const SPOKES = 7;
const [HIP, THIGH, SHIN]: [Point, number, number] = [[600, 546], 196, 214];

/** The bicycle as one sprayed line that comes from the right, and its rider. @param phase turns of the pedals */
export function rider(can: Can, phase: number): void {
  const { coat, motif } = can;
  leg(can, phase + 0.5, true);
  for (const [color, aside] of [
    [BLACK, 5],
    [YELLOW, 0],
  ] as const) {
    motif({ x: aside, y: aside, scale: 1 }, () => bicycle(can, color, phase));
  }
  leg(can, phase, false);
  motif({ x: -4, y: -42, scale: 1 }, () => {
    // The satchel flies behind.
    coat(GRAY, 'M664,420 L800,388 L836,500 L706,548 Z');
    coat(BLACK, 'M664,420 L800,388 L818,446 L754,486 L676,472 Z', 'M700,530 L828,482 L836,502 L706,550 Z');
    coat(WHITE, 'M738,452 l22,-6 l10,32 l-22,7 Z');
    coat(
      RED,
      'M410,346 L520,300 C600,322 668,400 690,500 C698,546 698,590 690,632 L548,640 C520,600 490,560 470,520 C440,470 414,410 410,346 Z',
    );
    coat(
      BLACK,
      'M534,306 C612,336 676,420 694,510 C700,552 700,596 692,634 L626,638 L652,596 L612,604 L664,540 L626,540 L672,486 C656,420 600,350 534,306 Z',
      'M566,632 L540,590 L500,556 L530,552 L508,520 L558,560 L590,612 Z',
      'M548,636 L600,636 L604,658 L556,658 Z',
      'M610,636 L660,634 L664,656 L614,658 Z',
      'M668,632 L694,630 L698,652 L674,654 Z',
      // the strap
      'M470,336 L502,326 L690,440 L676,462 Z',
    );
    coat(
      RED,
      'M512,352 C474,330 432,344 414,380 L362,470 L286,486 L288,546 L392,548 C424,544 452,524 468,496 L540,430 Z',
    );
    coat(
      BLACK,
      'M288,530 L392,526 C424,520 446,500 464,470 L548,420 L478,508 C452,540 424,556 392,560 L290,556 Z',
      'M284,482 L310,480 L314,558 L288,560 Z',
      'M372,468 L412,462 L392,486 L430,484 L384,510 Z',
      'M440,380 L462,372 L444,420 L430,432 Z',
    );
    coat(WHITE, 'M288,492 L262,486 L244,496 L240,544 L262,560 L288,550 Z');
    coat(
      BLACK,
      'M240,508 L266,504 L266,510 L240,515 Z',
      'M240,526 L266,522 L266,528 L241,533 Z',
      'M246,546 L268,542 L290,552 L264,564 Z',
    );
    motif({ x: -30, y: 80, scale: 0.9, turn: -0.04 }, () => head(can));
  });
}

function bicycle({ line, coat, motif }: Can, color: string, phase: number): void {
  const [frontX, frontY] = FRONT;
  const [rearX, rearY] = REAR;
  const to = ([x, y]: Point) => `${x},${y}`;
  line(
    color,
    15,
    `M1500,${rearY + RADIUS} H${rearX} a${RADIUS},${RADIUS} 0 1 1 0.1,0 M${to(REAR)} L${to(CRANK)} L290,590 L590,622 Z M${to(CRANK)} L${to(SADDLE)} M${to(FRONT)} C262,740 284,620 ${to(STEM)} L302,480 C290,464 262,464 246,478 M${frontX},${frontY + RADIUS} a${RADIUS},${RADIUS} 0 1 1 0.1,0`,
  );
  for (const [x, y] of [FRONT, REAR]) {
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const turn = (spoke / SPOKES - phase * 1.4) * 2 * Math.PI;
      line(color, 3.4, `M${x},${y} L${x + Math.cos(turn) * RADIUS},${y + Math.sin(turn) * RADIUS}`);
    }
    coat(color, round(x, y, 15));
  }
  coat(color, 'M552,558 C580,546 644,546 672,560 C666,578 612,576 592,582 Z', round(...CRANK, 30));
  const [x, y] = pedalAt(phase);
  const [farX, farY] = pedalAt(phase + 0.5);
  line(color, 11, `M${farX},${farY} L${x},${y}`);
  for (const at of [pedalAt(phase), pedalAt(phase + 0.5)])
    motif({ x: at[0], y: at[1], scale: 1 }, () => coat(color, 'M-32,-7 H32 V7 H-32 Z'));
}

function pedalAt(phase: number): Point {
  const turn = -phase * 2 * Math.PI;
  return [CRANK[0] + Math.cos(turn) * PEDAL, CRANK[1] + Math.sin(turn) * PEDAL];
}

/** A leg on its pedal, its knee forward. */
function leg({ coat, motif }: Can, phase: number, isFar: boolean): void {
  const [px, py] = pedalAt(phase);
  const tilt = 0.16 * Math.sin(phase * 2 * Math.PI) - 0.1;
  const ankle: Point = [px + 26, py - 58];
  const [dx, dy] = [ankle[0] - HIP[0], ankle[1] - HIP[1]];
  const far = Math.min(THIGH + SHIN - 2, Math.hypot(dx, dy));
  const straight = Math.atan2(-dx, dy);
  const bend = Math.acos((THIGH ** 2 + far ** 2 - SHIN ** 2) / (2 * THIGH * far));
  const thigh = straight + bend;
  const knee: Point = [HIP[0] - Math.sin(thigh) * THIGH, HIP[1] + Math.cos(thigh) * THIGH];
  const shin = Math.atan2(-(ankle[0] - knee[0]), ankle[1] - knee[1]);
  const cloth = isFar ? BLACK : GRAY;
  motif({ x: knee[0], y: knee[1], scale: 1, turn: shin }, () => {
    coat(
      cloth,
      'M-48,-6 C-56,40 -50,110 -44,166 L-52,196 L50,196 L46,166 C60,110 60,40 44,-10 C20,-40 -28,-36 -48,-6 Z',
    );
    if (isFar) return;
    coat(
      BLACK,
      'M44,-10 C60,40 60,110 46,166 L22,172 L32,130 L4,128 L34,96 L10,70 L40,44 Z',
      'M-52,178 L-16,172 L-14,196 L-54,198 Z',
      'M-6,172 L24,172 L26,196 L-4,196 Z',
      'M34,170 L48,166 L54,196 L36,196 Z',
    );
  });
  motif({ x: HIP[0], y: HIP[1], scale: 1, turn: thigh }, () => {
    coat(cloth, 'M-58,-30 C-72,40 -62,120 -50,180 C-26,204 26,204 42,180 C62,120 82,40 72,-36 Z');
    if (isFar) return;
    coat(
      BLACK,
      'M72,-36 C82,40 62,120 42,180 L14,190 L30,140 L-6,128 L34,104 L16,70 L50,50 Z',
      'M-58,40 L-30,52 L-16,80 L-56,90 Z',
      'M-46,150 L-14,158 L-2,178 L-40,182 Z',
    );
  });
  motif({ x: ankle[0], y: ankle[1], scale: 1, turn: tilt }, () => {
    coat(WHITE, 'M-44,-12 L44,-8 L52,48 L-98,50 C-114,46 -116,26 -100,18 C-72,10 -54,4 -44,-12 Z');
    coat(BLACK, 'M-36,-6 L36,-2 L40,28 L-46,28 C-50,16 -46,4 -36,-6 Z', 'M-98,42 L52,40 L53,54 L-100,54 Z');
    coat(WHITE, 'M-14,8 L28,10 L28,15 L-14,13 Z');
  });
}
