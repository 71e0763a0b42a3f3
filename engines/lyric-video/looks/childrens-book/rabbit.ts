import type { Point } from '../../../drawing/hand.ts';
import { cheek, eye } from './bear.ts';
import { contactShadow } from './contact.ts';
import { marchAt } from './marching-bear.ts';
import { awayFrom, type Brush, dab, drawn, falling, form, placed } from './paint.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/**
 * The rabbit, seen from the side and looking to the right. It stands on the origin; lengths are in those of the bear, to
 * whose belly it reaches.
 */

const COAT = '#d9c7a8';
const FAR_COAT = '#b9a488';
const JACKET = '#6f93a3';
const FAR_JACKET = '#55778a';
const DARK = '#38251f';
const HAIR = 1.9;

interface Gesture {
  /** How far the ears are blown back, -1 to 1. */
  ears?: number;
  /** 1 for open eyes, 0 for eyes that sleep. */
  eyes?: number;
  mouth?: number;
}

/** Paints the head around the origin, about 14 wide, with its long ears. */
export function rabbitHead(brush: Brush, { ears = 0, eyes = 1, mouth = 0 }: Gesture = {}): void {
  const fold = ears * 2.4;
  rabbitEar(
    brush,
    [
      [0.4, -5],
      [1.6 - fold * 0.3, -11],
      [4 - fold, -15.5],
      [6.6 - fold * 1.4, -14.6 + Math.abs(fold) * 0.2],
    ],
    true,
  );
  form(
    brush,
    outlineOf(points('-6.6,2 -6.2,-3 -2.4,-6.2 2.6,-5.6 6,-2.6 8.4,0.2 7.6,2.8 4.4,4.6 0,6 -4.4,5.4')),
    COAT,
    {
      flow: awayFrom(8, 0),
      hair: HAIR,
      line: 0.3,
    },
  );
  form(brush, oval(5, 2.4, 2.9, 1.9, 0.15), '#f3e6cb', { flow: 0.2, hair: 1.2, shade: 0.6, line: 0 });
  if (mouth > 0) {
    form(brush, oval(5.6, 4, 1.3, 0.7 + mouth * 1.2, 0.2), '#6b2320', { shade: 0.3, line: 0.2 });
    dab(brush, 5.8, 4.4 + mouth * 0.7, 0.7, 0.5, '#d0705e');
  } else drawn(brush, points('7.6,1.6 6.4,3 4.6,2.8'), DARK, 0.34, 0.8);
  dab(brush, 8.2, 0.1, 1, 0.75, '#b9665a', 0.4);
  for (const [x, y] of [
    [2.4, 5.4],
    [1.2, 3.8],
  ] as const)
    drawn(
      brush,
      [
        [5, 2.4],
        [3.4, (2.4 + y) / 2 - 0.2],
        [x - 1.6, y - 0.6],
      ],
      '#8c7a66',
      0.16,
      0.6,
    );
  cheek(brush, 2.4, 2.4, 1.6);
  eye(brush, 3.6, -1.7, eyes, 0.72);
  rabbitEar(
    brush,
    [
      [-3, -4.6],
      [-4.6 - fold * 0.5, -11],
      [-5.6 - fold * 1.2, -17],
      [-5.2 - fold * 2.2, -21 + Math.abs(fold) * 0.5],
    ],
    false,
  );
}

function rabbitEar(brush: Brush, spine: readonly Point[], isFar: boolean): void {
  form(brush, around(spine, [2.6, 4.4, 4, 1]), isFar ? FAR_COAT : COAT, { flow: -1.5, hair: HAIR * 0.8, line: 0.3 });
  form(brush, around(spine.slice(1), [1, 1.9, 0.3]), '#cf9a82', { shade: 0.5, line: 0 });
}

/** An arm in a sleeve with a paw. */
export function rabbitArm(brush: Brush, spine: readonly Point[], isFar = false): void {
  const [x, y] = spine.at(-1) as Point;
  form(brush, oval(x, y, 2, 1.8), isFar ? FAR_COAT : COAT, { flow: 1, hair: 1.2, line: 0.25 });
  form(brush, around(spine, [5, 4.4, 3.8]), isFar ? FAR_JACKET : JACKET, { flow: 1, line: 0.35, shade: 0.8 });
}

export function rabbitBody(brush: Brush): void {
  form(brush, oval(-7.6, -8.4, 2.8, 2.6), '#f3e6cb', { flow: 2.6, hair: 1.6, line: 0.2 });
  form(brush, outlineOf(points('-2,-24 -5.6,-19 -7.6,-12 -6,-6 0,-4.6 5.6,-6.6 6.4,-13 4.4,-20 2.4,-24')), COAT, {
    flow: falling(0, 0.08),
    hair: HAIR,
    line: 0.3,
  });
  form(brush, outlineOf(points('-2.6,-24.4 -6.4,-19 -8.4,-11.6 -4,-9.4 2,-9.6 6,-11 5.4,-18 2.8,-24.2')), JACKET, {
    flow: 1.4,
    hair: 1.6,
    apart: 0.9,
    line: 0.35,
  });
  for (const y of [-19, -15]) dab(brush, 3.6, y, 0.6, 0.6, '#e2b25a');
}

export function rabbitLeg(brush: Brush, hip: Point, knee: Point, heel: Point, isFar = false): void {
  const color = isFar ? FAR_COAT : COAT;
  form(brush, around([hip, knee, heel], [6, 4.6, 3]), color, { flow: 1.4, hair: HAIR, line: 0.25 });
  const [x, y] = heel;
  form(
    brush,
    around(
      [
        [x - 1, y + 0.6],
        [x + 3, y + 0.9],
        [x + 6, y + 1.2],
      ],
      [2.8, 3, 2.4],
    ),
    color,
    { flow: 0.1, hair: 1.3, line: 0.3 },
  );
}

/** The rabbit marching with high knees behind its flag. @param step 0 to 1 for two steps */
export function marchingRabbit(brush: Brush, step: number): void {
  const { near, far } = marchAt(step);
  const swing = Math.sin(step * 2 * Math.PI);
  contactShadow(brush, 0, 0.4, 19);
  const leg = (own: Brush, [lift, along]: readonly [number, number], isFar: boolean) => {
    const hip = isFar ? 1.8 : -1.6;
    const x = hip + along * 3.4 * (1 - lift) + 3.4 * lift;
    const knee: Point = [hip + 1.4 + along * 1.6 * (1 - lift) + 5.4 * lift, -5.4 - 6 * lift];
    rabbitLeg(own, [hip, -9], knee, [x, -2 - 5 * lift], isFar);
  };
  leg(brush, far, true);
  placed(brush, { y: -1.6 * Math.max(near[0], far[0]) - 1, turn: 0.07 + 0.03 * swing }, (own) => {
    rabbitArm(
      own,
      [
        [1, -20],
        [4 + swing * 3, -15],
        [6 + swing * 6, -14 - Math.max(0, swing) * 4],
      ],
      true,
    );
    rabbitBody(own);
    placed(own, { x: 1.6, y: -28.4, turn: -0.2 + 0.06 * swing }, (head) =>
      rabbitHead(head, { ears: 0.7 + swing * 0.5, mouth: 0.4 }),
    );
  });
  leg(brush, near, false);
  placed(brush, { y: -1.6 * Math.max(near[0], far[0]) - 1, turn: 0.07 + 0.03 * swing }, (own) => {
    placed(own, { x: 4.4, y: 0.6, turn: 0.06 * swing }, (pole) => flag(pole, swing));
    rabbitArm(own, points('-1,-20.4 5,-16.6 13,-19.6'));
  });
}

function flag(brush: Brush, swing: number): void {
  const lift = swing * 1.6;
  drawn(brush, points('7.6,-10 9.4,-26 10.6,-46'), '#7a5236', 1.1, 1);
  form(
    brush,
    outlineOf([
      [10.2, -45.6],
      [10.2, -45.6],
      [4, -46 + lift],
      [-3, -42.4 - lift],
      [-8, -42.6 - lift],
      [-8, -42.6 - lift],
      [-5, -39.6 - lift],
      [-6.6, -35.6 - lift],
      [-6.6, -35.6 - lift],
      [-1, -36 - lift * 0.6],
      [4, -38.4 + lift],
      [9.4, -36.6],
      [9.4, -36.6],
    ]),
    '#d79a35',
    { flow: 0.1, hair: 1.6, apart: 1, line: 0.35 },
  );
  dab(brush, 2.4, -41.4 + lift * 0.4, 2.1, 2, '#f3e6cb');
}

/**
 * The rabbit leaping along on all fours.
 * @param leap 0 for one that crouches, to 1 for one that is stretched in the air
 */
export function leapingRabbit(brush: Brush, leap: number): void {
  const far = leap * 6;
  contactShadow(brush, 1, 0.6, 34 - 8 * leap);
  placed(brush, { y: -leap * 8, turn: -0.34 + 0.3 * leap }, (own) => {
    rabbitLeg(own, [-5, -8], [-7 - far, -5], [-6 - far * 1.6, -2 + leap * 2], true);
    rabbitArm(
      own,
      [
        [7, -11],
        [9 + far * 0.5, -6],
        [10 + far, -2.4],
      ],
      true,
    );
    form(own, oval(-13, -11, 2.8, 2.6), '#f3e6cb', { flow: 2.6, hair: 1.6, line: 0.2 });
    form(own, outlineOf(points('-11,-12 -6,-17 2,-18 9,-17 11,-12 6,-7 -4,-5 -11,-6')), COAT, {
      flow: 2.8,
      hair: HAIR,
      line: 0.3,
    });
    form(own, outlineOf(points('-4,-17.6 2,-18.8 9.4,-17.6 11.4,-12 6.6,-6.8 -2,-6.6 -5.4,-11')), JACKET, {
      flow: 2.8,
      hair: 1.6,
      apart: 0.9,
      line: 0.35,
    });
    rabbitLeg(own, [-8, -9], [-8 - far, -5], [-9 - far * 1.5, -2 + leap * 2]);
    rabbitArm(own, [
      [5, -11],
      [8 + far * 0.5, -6],
      [8 + far, -2],
    ]);
    placed(own, { x: 11.4, y: -18.6, turn: 0.3 - 0.2 * leap }, (head) => rabbitHead(head, { ears: 0.3 + leap * 1.4 }));
  });
}
