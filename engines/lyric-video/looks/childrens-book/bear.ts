import type { Point } from '../../../drawing/hand.ts';
import { awayFrom, type Brush, dab, drawn, falling, form, placed } from './paint.ts';
import { around, outlineOf, oval, points } from './shapes.ts';

/**
 * The bear, seen from the side and looking to the right. It stands on the origin; lengths are in hundredths of its
 * height.
 */

export const FUR = '#a9703c';
/** Limbs on the far side. */
const FAR_FUR = '#8a5a38';
const MUZZLE = '#e3bd88';
const DARK = '#38251f';
const SCARF = '#b4452c';

/** Stroke lengths of the bear's fur. */
const HAIR = 3.4;

interface Face {
  /** How far the mouth is open, 0 to 1. */
  mouth?: number;
  /** 1 for open eyes, 0 for eyes that sleep. */
  eyes?: number;
}

/** Paints the head around the origin, about 30 wide. */
export function bearHead(brush: Brush, { mouth = 0, eyes = 1 }: Face = {}): void {
  const away = awayFrom(15, 2);
  const coat = { flow: away, hair: HAIR * 0.8, line: 0.35 };
  ear(brush, 1.5, -11.4, 3.6, FAR_FUR);
  if (mouth > 0) openMouth(brush, mouth);
  form(
    brush,
    outlineOf(
      points(`
      -9,8 -12,1 -10.4,-6.4 -4.4,-11.2 2.4,-11 7.6,-7.6 9.8,-3.8 14,-2.6 16.6,0 15,4 9.5,6.4 8,9.6
      2,11.8 -5,11.6
    `),
    ),
    FUR,
    coat,
  );
  form(brush, outlineOf(points('8.4,-2.9 13,-2.9 18.4,-1.4 19.6,1.4 17.4,4.4 13,6 8.6,6.6 5.4,4.2 6,0')), MUZZLE, {
    flow: 0.3,
    hair: HAIR * 0.55,
    apart: 0.8,
    shade: 0.8,
    line: 0.25,
  });
  form(brush, outlineOf(points('15,-2.2 17.4,-3.4 20,-2 19.6,0.2 17.4,0.9 15.6,-0.3')), DARK, {
    shade: 0.4,
    line: 0.3,
  });
  dab(brush, 17.6, -2.2, 0.8, 0.45, '#8d7a78', 0.3);
  if (mouth <= 0) drawn(brush, points('18.2,1 17.4,3 14,4.2 10.6,3.8 9,2.4'), DARK, 0.7, 0.85);
  cheek(brush, 5.4, 3.6, 2.6);
  eye(brush, 7.2, -3.9, eyes);
  drawn(brush, points('4.9,-7.4 6.8,-8.2 8.8,-7.4'), DARK, 0.7, 0.6);
  ear(brush, -7, -9.8, 4.3, FUR);
}

function openMouth(brush: Brush, mouth: number): void {
  const drop = 2 + 6 * mouth;
  form(
    brush,
    outlineOf([
      [5, 5],
      [17, 3.4],
      [16.6, 3.6 + drop * 0.7],
      [13, 5.6 + drop],
      [7, 7.6 + drop * 0.7],
      [3, 8],
    ]),
    MUZZLE,
    { shade: 1, flow: 0.4, hair: HAIR * 0.5 },
  );
  form(
    brush,
    outlineOf([
      [7, 5],
      [16.6, 3.2],
      [15.4, 3.4 + drop * 0.55],
      [12, 4.6 + drop * 0.8],
      [8, 6 + drop * 0.5],
    ]),
    '#6b2320',
    { shade: 0.4, line: 0.3 },
  );
  dab(brush, 11.6, 4 + drop * 0.66, 2.6, 1.3, '#d0705e', 0.2);
}

function ear(brush: Brush, x: number, y: number, size: number, color: string): void {
  form(brush, oval(x, y, size, size * 1.02, -0.2), color, { flow: awayFrom(x, y + 4), hair: HAIR * 0.6, line: 0.35 });
  form(brush, oval(x + 0.5, y + 0.6, size * 0.54, size * 0.58, -0.2), '#c98a62', { shade: 0.6, line: 0 });
}

/** @param open 0 for an eye that sleeps, to 1 */
export function eye(brush: Brush, x: number, y: number, open: number, size = 1): void {
  if (open < 0.3) {
    drawn(
      brush,
      [
        [x - 1.7 * size, y],
        [x, y + 0.9 * size],
        [x + 1.7 * size, y + 0.1 * size],
      ],
      DARK,
      0.62 * size,
    );
    return;
  }
  dab(brush, x, y, 1.05 * size, 1.35 * size * Math.min(1, open + 0.1), DARK);
  dab(brush, x + 0.36 * size, y - 0.5 * size, 0.34 * size, 0.34 * size, '#fff6e2');
  if (open < 0.8)
    drawn(
      brush,
      [
        [x - 1.8 * size, y - 0.5],
        [x, y - 1.1 * size],
        [x + 1.8 * size, y - 0.4],
      ],
      DARK,
      0.6 * size,
    );
}

/** A blush of colored pencil. */
export function cheek({ pen, chance, tint }: Brush, x: number, y: number, size: number): void {
  const own = chance.fork('cheek');
  pen.strokeStyle = tint('#cf5c3c');
  pen.lineCap = 'round';
  pen.lineWidth = size * 0.16;
  for (let stroke = 0; stroke < 13; stroke++) {
    const [dx, dy] = [own.around() * size, own.around() * size * 0.7];
    pen.globalAlpha = own.between(0.18, 0.42);
    pen.beginPath();
    pen.moveTo(x + dx - size * 0.24, y + dy + size * 0.3);
    pen.lineTo(x + dx + size * 0.24, y + dy - size * 0.3);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A leg or an arm with a paw. */
export function limb(brush: Brush, spine: readonly Point[], widths: readonly number[], isFar = false): void {
  const [from, to] = [spine[0] as Point, spine.at(-1) as Point];
  const flow = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const outline = around(spine, widths);
  form(brush, outline, isFar ? FAR_FUR : FUR, { flow, hair: HAIR, line: 0, shade: isFar ? 1.3 : 0.9 });
  // Where it comes out of the fur, there is no line.
  const side = (outline.length - 10) / 2;
  const bare = Math.floor(side * 0.3);
  drawn(brush, outline.slice(bare, outline.length - 5 - bare), DARK, 0.45, 0.34);
}

/** A paw that holds something, with its fingers around it. @param size half its width */
export function paw(brush: Brush, x: number, y: number, size: number, isFar = false): void {
  form(brush, oval(x, y, size, size * 0.88, 0.3), isFar ? FAR_FUR : FUR, { flow: 0.6, hair: HAIR * 0.6, line: 0.4 });
  for (const finger of [-0.45, 0.05, 0.55])
    drawn(
      brush,
      [
        [x + size * 0.25, y + size * finger],
        [x + size * 0.82, y + size * (finger + 0.1)],
      ],
      DARK,
      0.7,
      0.7,
    );
}

/** A foot on the ground, its heel below the leg. */
export function foot(brush: Brush, x: number, y: number, turn: number, isFar = false): void {
  placed(brush, { x, y, turn }, (own) => {
    form(own, outlineOf(points('-6,-6 0,-8 8,-6.4 12.4,-3 11,0 0,0.8 -6,0')), isFar ? FAR_FUR : FUR, {
      flow: 0.2,
      hair: HAIR * 0.8,
      line: 0.4,
      shade: isFar ? 1.3 : 1,
    });
    for (const claw of [8.4, 10.2, 11.8])
      drawn(
        own,
        [
          [claw - 0.4, -2.6],
          [claw + 0.9, -1.2],
        ],
        '#4a2f25',
        0.6,
        0.8,
      );
  });
}

/** A scarf around the neck; its end blows away to the left. @param flutter -1 to 1 */
export function scarf(brush: Brush, x: number, y: number, wide: number, flutter: number): void {
  const stripes = (spine: readonly Point[], widths: readonly number[], flow: number) => {
    form(brush, around(spine, widths), SCARF, { flow, hair: 1.6, apart: 0.8, line: 0.4 });
  };
  const lift = flutter * 3;
  const tail: Point[] = [
    [x - wide * 0.4, y + 1],
    [x - wide * 0.72, y + 5 - lift * 0.4],
    [x - wide * 0.98, y + 6 - lift],
    [x - wide * 1.3, y + 11 - lift * 1.6],
  ];
  stripes(tail, [4.4, 6, 6.6], 2.4);
  for (const share of [0.55, 0.75, 0.95]) {
    const [ax, ay] = [x - wide * (0.4 + 0.9 * share), y + 1 + 9 * share - lift * share * 1.5];
    drawn(
      brush,
      [
        [ax - 1.2, ay - 3],
        [ax + 1.4, ay + 2.6],
      ],
      '#e2b25a',
      0.9,
      0.8,
    );
  }
  stripes(
    [
      [x - wide * 0.5, y - 1.4],
      [x - wide * 0.1, y + 2.4],
      [x + wide * 0.36, y + 1.6],
      [x + wide * 0.54, y - 1.4],
    ],
    [6, 7, 6.4, 5],
    0.1,
  );
  for (const share of [-0.3, 0, 0.28])
    drawn(
      brush,
      [
        [x + wide * share, y - 2],
        [x + wide * share + 1, y + 4.6],
      ],
      '#e2b25a',
      0.9,
      0.75,
    );
}

/** The bear's trunk from neck to seat, seen from the side. */
export function trunk(brush: Brush, outline: readonly Point[], middle: number): void {
  form(brush, outlineOf(outline), FUR, { flow: falling(middle, 0.035), hair: HAIR * 1.15, line: 0.4 });
}
