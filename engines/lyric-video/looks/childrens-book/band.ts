import type { Point } from '../../../drawing/hand.ts';
import { bearHead, foot, limb, scarf, trunk } from './bear.ts';
import { contactShadow, grassBefore } from './contact.ts';
import { awayFrom, type Brush, dab, drawn, form, placed } from './paint.ts';
import { rabbitArm, rabbitBody, rabbitHead, rabbitLeg } from './rabbit.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

const BRICK = '#b4452c';
const OCHRE = '#d79a35';
const CREAM = '#f3e6cb';
const WOOD = '#7a5236';
const DARK = '#38251f';

/** A drum with its center at the origin, seen slightly from above. @param wide of its head */
export function drum(brush: Brush, wide: number, tall: number): void {
  const [rx, ry] = [wide / 2, wide * 0.17];
  form(
    brush,
    outlineOf([
      [-rx, -tall / 2],
      [-rx, -tall / 2],
      [-rx * 0.98, tall / 2],
      [-rx * 0.5, tall / 2 + ry * 0.9],
      [0, tall / 2 + ry],
      [rx * 0.5, tall / 2 + ry * 0.9],
      [rx * 0.98, tall / 2],
      [rx, -tall / 2],
      [rx, -tall / 2],
    ]),
    BRICK,
    { flow: 1.5, even: true, hair: wide * 0.09, apart: 0.7, line: 0.4 },
  );
  const rimAt = (share: number, y: number): Point => [
    -Math.cos(share * Math.PI) * rx,
    y + Math.sin(share * Math.PI) * ry,
  ];
  for (let cord = 0; cord < 6; cord++) {
    const [a, b, c] = [cord / 6, (cord + 0.5) / 6, (cord + 1) / 6];
    drawn(brush, [rimAt(a, -tall / 2 + 1), rimAt(b, tall / 2 - 1), rimAt(c, -tall / 2 + 1)], CREAM, 0.6, 0.9);
  }
  for (const y of [-tall / 2, tall / 2])
    drawn(
      brush,
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => rimAt(share, y)),
      OCHRE,
      1.9,
      1,
    );
  form(brush, oval(0, -tall / 2, rx, ry), CREAM, { flow: 0, line: 0.5, shade: 0.6 });
}

/** A small round bird that sits on the origin and looks to the right. @param song how far its beak is open */
export function bird(brush: Brush, song: number, color: string): void {
  form(brush, around(points('-4,-4 -9,-2.6 -13,-1'), [3.4, 2.6, 1.8]), color, { flow: 2.8, line: 0.3, shade: 1.4 });
  form(brush, outlineOf(points('-6,-4 -4,-8 0,-11 4,-11.4 6.4,-8.6 5.6,-4 2,-0.6 -3,-1')), color, {
    flow: awayFrom(8, -8),
    hair: 1.8,
    line: 0.3,
  });
  form(brush, oval(3, -4, 3, 3, 0.4), '#dba08a', { flow: 2, even: true, hair: 1.3, line: 0, shade: 0.6 });
  form(brush, outlineOf(points('-5,-4 -2,-6.6 1.6,-5.4 0,-2.4 -4,-2')), color, {
    flow: 2.8,
    hair: 1.6,
    line: 0.35,
    shade: 1.5,
  });
  for (const side of [-1, 1])
    drawn(
      brush,
      [
        [6, -8.6],
        [9.2, -8.4 + side * (0.5 + song * 1.4)],
      ],
      OCHRE,
      1,
      1,
    );
  dab(brush, 4.2, -8.9, 0.6, 0.7, DARK);
  for (const x of [0, 2.4])
    drawn(
      brush,
      [
        [x, -0.8],
        [x + 0.2, 0.6],
      ],
      WOOD,
      0.5,
      1,
    );
}

/**
 * The bear singing with its head thrown back, on a stump, playing the accordion.
 * @param open how far the bellows are pulled, 0 to 1 @param mouth how far the bear's mouth is open
 */
export function accordionBear(brush: Brush, open: number, mouth: number): void {
  const sway = (open - 0.5) * 0.1;
  const pull = open * 11;
  contactShadow(brush, 6, 0, 84);
  stump(brush, 0, 44, 22);
  limb(brush, points('10,-24 25,-25 27,-9'), [19, 16, 12], true);
  foot(brush, 26, -1 - 3 * open, -0.24 * open, true);
  placed(brush, { turn: sway }, (own) => {
    trunk(own, points('-9,-78 -19,-69 -25,-52 -27,-34 -20,-19 -4,-15 15,-17 25,-30 24,-48 17,-64 9,-75'), -1);
  });
  limb(brush, points('-12,-26 4,-27 10,-7'), [22, 18, 13]);
  foot(brush, 9, 0.6, 0);
  grassBefore(brush, -22, 30, 5, 7);
  placed(brush, { turn: sway }, (own) => {
    limb(
      own,
      [
        [12, -64],
        [29 + pull * 0.7, -61],
        [32 + pull, -45],
      ],
      [12, 12, 9],
      true,
    );
    accordion(own, pull);
    placed(own, { x: 3, y: -86, turn: -0.42 - sway * 2, scale: 1.14 }, (head) => bearHead(head, { mouth, eyes: 0 }));
    scarf(own, 0, -72, 22, 0.3 + open);
    limb(
      own,
      [
        [-15, -63],
        [-25 - pull * 0.35, -49],
        [-12 - pull * 0.4, -42],
      ],
      [15, 13, 10],
    );
    for (const y of [-45, -42.6, -40])
      drawn(
        own,
        [
          [-10 - pull * 0.4, y],
          [-6.6 - pull * 0.4, y + 0.2],
        ],
        DARK,
        1,
        0.7,
      );
  });
}

function accordion(brush: Brush, pull: number): void {
  const [left, right] = [-6 - pull * 0.4, 22 + pull];
  const folds = 8;
  const edge = (side: number) =>
    Array.from({ length: folds * 2 + 1 }, (_, index): Point => {
      const share = index / (folds * 2);
      const arch = Math.sin(share * Math.PI) * (2 + pull * 0.3);
      const out = index % 2 ? 1.6 : -0.6;
      return [left + (right - left) * share, -44 + side * (13 + out) - arch];
    });
  const [above, below] = [edge(-1), edge(1)];
  form(brush, [...above, ...[...below].reverse()], '#8d2f22', { flow: 1.5, line: 0.5, shade: 0.8 });
  above.forEach((point, index) => {
    const other = below[index] as Point;
    drawn(brush, [point, other], index % 2 ? '#d3765a' : '#571d1a', 0.7, 0.8);
  });
  placed(brush, { x: left - 3, y: -44, turn: -0.06 }, (own) => {
    form(own, outlineOf(points('-5,-15! 4,-15.4! 4.4,14.6! -5,14!')), '#2f5a63', { flow: 1.5, line: 0.5 });
    for (let button = 0; button < 5; button++) dab(own, 1.4, -11 + button * 5.4, 0.9, 0.9, CREAM);
  });
  placed(brush, { x: right + 3, y: -44, turn: 0.14 + pull * 0.012 }, (own) => {
    form(own, outlineOf(points('-4.4,-15.4! 5,-15! 5,14.4! -4.4,15!')), '#2f5a63', { flow: 1.5, line: 0.5 });
    form(own, outlineOf(points('0.6,-13! 4.6,-12.8! 4.6,12! 0.6,12.6!')), CREAM, { flow: 1.5, line: 0.3, shade: 0.4 });
    for (let key = 0; key < 7; key++)
      drawn(
        own,
        [
          [0.8, -10 + key * 3.4],
          [3.4, -10 + key * 3.4],
        ],
        DARK,
        1,
        0.9,
      );
  });
}

/** A sawn tree trunk to sit on, its foot at the origin's height. */
function stump(brush: Brush, x: number, wide: number, tall: number): void {
  const half = wide / 2;
  form(
    brush,
    outlineOf([
      [x - half * 0.86, -tall],
      [x - half * 0.86, -tall],
      [x - half * 0.9, -tall * 0.4],
      [x - half * 1.1, 1],
      [x - half * 0.4, -1],
      [x + half * 0.2, 1.4],
      [x + half * 1.16, 0],
      [x + half * 0.92, -tall * 0.4],
      [x + half * 0.86, -tall],
      [x + half * 0.86, -tall],
    ]),
    '#8b6a4a',
    { flow: 1.55, even: true, hair: tall * 0.24, apart: 0.5, line: 0.45 },
  );
  form(brush, oval(x, -tall, half * 0.88, half * 0.24), '#dcbf8e', { flow: 0, line: 0.4, shade: 0.5 });
  for (const share of [0.62, 0.36, 0.14])
    drawn(brush, oval(x + half * 0.06, -tall, half * 0.88 * share, half * 0.24 * share), '#a88452', 0.4, 0.7);
}

/** The rabbit on a stump, behind its drum. @param beat 0 to 1 for a stroke of each stick */
export function drummingRabbit(brush: Brush, beat: number): void {
  const swing = Math.sin(beat * 2 * Math.PI);
  const stick = (x: number, y: number, lift: number, isFar: boolean) => {
    const paw: Point = [x + 6, y + 1 - lift * 4];
    drawn(brush, [paw, [paw[0] + 7.4, paw[1] + 2.6 - lift * 6]], WOOD, 1, 1);
    dab(brush, paw[0] + 7.6, paw[1] + 2.6 - lift * 6.2, 1.1, 1.1, CREAM);
    rabbitArm(brush, [[x - 2, y - 6], [x + 2, y - 1.4 - lift * 2], paw], isFar);
  };
  contactShadow(brush, 4, 0.4, 40);
  stump(brush, -1, 22, 15);
  placed(brush, { y: -11.4 }, (own) => {
    rabbitLeg(own, [2, -7], [8, -8], [8, -0.6], true);
    rabbitBody(own);
  });
  placed(brush, { x: 16, y: -12, turn: 0.16 }, (own) => drum(own, 19, 14));
  placed(brush, { y: -11.4 }, (own) => rabbitLeg(own, [-1, -7], [5, -8.4], [5, -0.4]));
  stick(6, -29, Math.max(0, swing), true);
  placed(brush, { x: 1.6, y: -40.4, turn: -0.12 + swing * 0.06 }, (own) =>
    rabbitHead(own, { ears: swing * 0.7, mouth: 0.7 }),
  );
  stick(2, -28, Math.max(0, -swing), false);
  grassBefore(brush, -11, 12, 2.4, 5);
}

/** A hedgehog on its hind legs, striking a triangle. @param strike 0 to 1 */
export function hedgehog(brush: Brush, strike: number): void {
  contactShadow(brush, 0, 0, 24);
  for (const x of [-2.4, 2.6])
    form(
      brush,
      around(
        [
          [x, -1.4],
          [x + 3, -0.8],
        ],
        [2.6, 2],
      ),
      '#a67c58',
      { line: 0.3 },
    );
  form(brush, outlineOf(points('-1,-22 -6,-19 -9,-12 -8,-4 -2,-1 4,-2 5,-9 4,-16 3,-20')), '#6d5340', {
    flow: awayFrom(9, -10),
    hair: 4.4,
    apart: 0.34,
    line: 0.2,
  });
  form(brush, outlineOf(points('0,-15 4,-16 6,-12 5.6,-5 3,-2 0,-3 -1.6,-9')), '#dfc193', {
    flow: 1.5,
    hair: 1.4,
    line: 0.3,
  });
  form(brush, outlineOf(points('1,-21 4.4,-20.8 7,-18.4 10.6,-17 10.4,-15.6 6,-14.6 2,-15.4 0,-18')), '#dfc193', {
    flow: 0.2,
    hair: 1.2,
    line: 0.3,
  });
  dab(brush, 10.8, -16.6, 1, 0.9, DARK);
  dab(brush, 5.4, -18.4, 0.6, 0.7, DARK);
  drawn(brush, points('13,-20 9.6,-11 17,-11.6 13.6,-19.4'), '#8b98a0', 0.9, 1);
  drawn(brush, points('13,-20 12.6,-23'), WOOD, 0.4, 1);
  form(brush, around(points('3,-13 8,-17 12.4,-23'), [3, 2.4, 2.2]), '#b98f64', { line: 0.3, hair: 1.2, flow: -0.8 });
  const tip: Point = [15.6 - strike * 4, -9 - strike * 1.5];
  drawn(brush, [[8, -8.4], tip], '#8b98a0', 0.8, 1);
  form(brush, around(points('2,-11 5,-8 8.4,-8.4'), [3, 2.6, 2.2]), '#b98f64', { line: 0.3, hair: 1.2, flow: 0.6 });
}
