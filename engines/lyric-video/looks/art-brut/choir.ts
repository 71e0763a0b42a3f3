import { handLine, type Point, polygon, ringOf } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { each, type Layer, still, variants } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { type Expression, eye, head } from './head.ts';
import { discOf, groundOf } from './layout.ts';
import { boardOf, form, type Hand, plainGround, sheetOf, spriteOf } from './paint.ts';
import { patterned, scales, strokes } from './patterns.ts';
import { portraitOf } from './portrait.ts';
import { echoes } from './signs.ts';
import { takeOf } from './takes.ts';

/** Distance between small heads, in radiuses of the huge one. */
const APART = 0.225;
/** One small head of this many sings on its own. */
const SINGERS = 5;
/** How far the mouth of the huge head is open. */
const MOUTHS = [0.15, 0.5, 1] as const;

/** Shares of the radius at which the huge skull's outline is, clockwise from the right. */
const SKULL = [1, 1.0, 1.02, 1.06, 1.09, 1.06, 1.02, 1.0, 1, 1.04, 1.06, 1.05, 1.04, 1.05, 1.06, 1.04] as const;

/** A huge head that is full of small heads. With a singer, they surround the singer. */
export function choirOf(composition: Composition): Layer[] {
  const { unit } = composition;
  const { center, radius } = discOf(composition);
  const portrait = portraitOf(composition);
  const at = (across: number, down: number): Point => [center[0] + across * radius, center[1] + down * radius];
  const whole = (portrait ? 1.52 : 1.26) * radius;
  const skull = ringOf(...center, whole, SKULL.length, (index) => SKULL[index] as number);
  const crowd = (portrait ? choirAround : crowdIn)(center, radius);
  const sheet = sheetOf(composition, (hand) => {
    const { inks } = hand;
    const grounds = [inks.card, inks.red, inks.card, inks.yellow, inks.card, inks.chalk];
    echoes(hand, skull, { count: 24, step: 38, grounds, ink: inks.black });
    hair(hand, center, whole);
    if (!portrait) ears(hand, at);
    form(hand, skull, inks.darker, {
      wide: 11,
      fill: (box) => {
        patterned(hand.pen, strokes, inks.black, hand.chance, { step: 7, wide: 1.5 })(box);
        for (const one of crowd)
          if (!one.sings) head(hand, one.middle, one.radius, expressionOf(hand, one.kind, (one.kind * 0.31) % 1));
      },
    });
    if (!portrait) features(hand, at, radius);
    plainGround(hand, boardOf(groundOf(composition, 20)));
  });
  const singers = crowd.filter(({ sings }) => sings);
  const drawings = singers.map(({ radius: size, kind }) => {
    const side = 3 * size;
    return [0, 1].map((take) =>
      [0, 0.9].map((open) =>
        spriteOf(composition, [side, side], `${kind} ${take}`, (hand) =>
          head(hand, [side / 2, side / 2], size, expressionOf(hand, kind, open)),
        ),
      ),
    );
  });
  return [
    still(sheet),
    each(singers, ({ middle: [x, y], kind }, index) =>
      variants(drawings[index] ?? [], takeOf, ({ onTwos: { beat } }) => (Math.floor(beat + kind) % 2) / 2).at([
        x * unit,
        y * unit,
      ]),
    ),
    portrait ?? mouthOf(composition, at(0, 0.6), radius),
  ];
}

interface Small {
  middle: Point;
  radius: number;
  kind: number;
  sings: boolean;
}

/** Packs small heads into the huge one, beside its features. */
function crowdIn([x, y]: Point, radius: number): Small[] {
  const heads: Small[] = [];
  for (let row = -6; row <= 6; row++) {
    for (let column = -7; column <= 7; column++) {
      const [across, down] = [(column + 0.5 * (row & 1)) * APART, row * 0.92 * APART];
      if (Math.hypot(across, down) > 1.18) continue;
      const isEye = Math.hypot((Math.abs(across) - 0.48) / 0.44, (down + 0.26) / 0.4) < 1;
      const isBrow = Math.abs(across) < 0.9 && down > -0.78 && down < -0.5;
      const isNose = Math.abs(across) < 0.2 && down > -0.4 && down < 0.36;
      const isMouth = Math.abs(across) < 0.72 && down > 0.34 && down < 0.88;
      if (isEye || isBrow || isNose || isMouth) continue;
      heads.push(small([x + across * radius, y + down * radius], 0.5 * APART * radius, heads.length));
    }
  }
  return heads;
}

/** Small heads in a ring around a singer. */
function choirAround(center: Point, radius: number): Small[] {
  return ringOf(...center, 1.365 * radius, 26, () => 1).map((middle, kind) => small(middle, 0.145 * radius, kind));
}

function small(middle: Point, radius: number, kind: number): Small {
  return { middle, radius, kind, sings: kind % SINGERS === 2 };
}

function expressionOf({ inks }: Hand, kind: number, open: number): Expression {
  const paints = [inks.chalk, inks.red, inks.yellow, inks.blue, inks.card];
  return { paint: paints[(kind * 3) % 5] as string, open, gaze: ((kind * 7) % 3) - 1, kind };
}

/** Eyes, brows and a nose. */
function features(hand: Hand, at: (x: number, y: number) => Point, radius: number): void {
  const { pen, inks, chance } = hand;
  for (const side of [-1, 1]) {
    form(
      hand,
      ringOf(...at(0.48 * side, -0.26), 0.4 * radius, 10, (index) => (index % 5 ? 0.9 : 1)),
      inks.yellow,
      { wide: 6 },
    );
    eye(hand, at(0.48 * side, -0.26), 0.25 * radius, 6, -0.5);
    const brow = [
      at(0.14 * side, -0.6),
      at(0.5 * side, -0.78),
      at(0.88 * side, -0.58),
      at(0.84 * side, -0.52),
      at(0.5 * side, -0.66),
      at(0.16 * side, -0.53),
    ];
    form(hand, brow, inks.black, { wide: 4 });
  }
  const nose = [
    at(-0.08, -0.42),
    at(0.08, -0.42),
    at(0.1, 0.06),
    at(0.24, 0.26),
    at(0.1, 0.36),
    at(-0.12, 0.36),
    at(-0.24, 0.26),
    at(-0.1, 0.06),
  ];
  form(hand, nose, inks.red, { wide: 6, fill: patterned(pen, scales, inks.black, chance, { step: 18, wide: 2 }) });
}

/** Locks of hair, as thick as snakes. */
function hair(hand: Hand, [x, y]: Point, radius: number): void {
  const { pen, inks, chance } = hand;
  for (let lock = 0; lock < 13; lock++) {
    const turn = -Math.PI * (-0.06 + (1.12 * lock) / 12);
    const point = (far: number, off: number): Point => [
      x + Math.cos(turn + off) * far * radius,
      y + Math.sin(turn + off) * far * radius,
    ];
    const tip = lock % 2 ? 1.3 : 1.22;
    const outline = [
      point(0.9, -0.11),
      point(1.12, -0.1),
      point(tip, -0.02),
      point(tip, 0.05),
      point(1.12, 0.1),
      point(0.9, 0.11),
    ];
    const paint = [inks.blue, inks.chalk, inks.red][lock % 3] as string;
    const line = paint === inks.blue ? inks.chalk : inks.black;
    form(hand, outline, paint, { wide: 6, fill: patterned(pen, strokes, line, chance, { step: 9, wide: 2.4 }) });
  }
}

function ears(hand: Hand, at: (x: number, y: number) => Point): void {
  for (const side of [-1, 1]) {
    const outline = [
      at(1.2 * side, -0.24),
      at(1.46 * side, -0.32),
      at(1.56 * side, -0.02),
      at(1.42 * side, 0.26),
      at(1.2 * side, 0.2),
    ];
    form(hand, outline, hand.inks.yellow, { wide: 8 });
  }
}

/** A wide mouth with teeth, in which three heads sing, too. */
function mouthOf(composition: Composition, [x, y]: Point, radius: number): Layer {
  const { unit } = composition;
  const [wide, tall] = [1.5 * radius, 0.8 * radius];
  const takes = [0, 1].map((take) =>
    MOUTHS.map((open) =>
      spriteOf(composition, [wide, tall], `mouth ${take}`, (hand) => mouth(hand, [wide / 2, tall / 2], radius, open)),
    ),
  );
  const share = ({ onTwos: { bass, hit } }: FrameCues) => 0.75 * bass + 0.45 * hit;
  return variants(takes, takeOf, share).at([x * unit, y * unit]);
}

function mouth(hand: Hand, [x, y]: Point, radius: number, open: number): void {
  const { pen, inks, chance } = hand;
  const at = (across: number, down: number): Point => [x + across * radius, y + down * radius];
  const deep = 0.1 + 0.2 * open;
  form(
    hand,
    [
      at(-0.7, -0.06),
      at(-0.3, -0.24),
      at(0, -0.19),
      at(0.3, -0.24),
      at(0.7, -0.06),
      at(0.42, 0.08 + deep),
      at(0, 0.12 + deep),
      at(-0.42, 0.08 + deep),
    ],
    inks.red,
    { wide: 7 },
  );
  const hole = [
    at(-0.58, -0.06),
    at(-0.3, -0.14),
    at(0.3, -0.14),
    at(0.58, -0.06),
    at(0.36, deep),
    at(0, 0.03 + deep),
    at(-0.36, deep),
  ];
  form(hand, hole, inks.black, {
    wide: 6,
    fill() {
      for (const across of [-0.24, 0, 0.24])
        head(hand, at(across, deep - 0.02), 0.115 * radius, { paint: inks.yellow, open });
      pen.fillStyle = inks.chalk;
      for (let tooth = -4; tooth <= 4; tooth++) {
        const left = tooth * 0.13 - 0.058;
        polygon(pen, [
          at(left, -0.2),
          at(left + 0.116, -0.2),
          at(left + 0.1, 0.0 - 0.04 * Math.abs(tooth % 2)),
          at(left + 0.016, -0.01),
        ]);
        pen.fill();
      }
    },
  });
  handLine(pen, hole, 1, chance, true);
  pen.stroke();
}
