import { curve, pointsOf, ribbon } from '../../../drawing/curve.ts';
import { type Point, ringOf } from '../../../drawing/hand.ts';
import { tick } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { head } from './head.ts';
import { discOf } from './layout.ts';
import { form, type Hand, sheetOf, sizeOf, spriteOf } from './paint.ts';
import { dots, PATTERNS, patterned, scales, strokes, zigzags } from './patterns.ts';
import { portraitOf, RING } from './portrait.ts';
import { wallOf } from './signs.ts';

/** Teeth of a wheel, the hands that are its spokes, and drawings of its way from one hand to the next. */
const [TEETH, HANDS, STEPS] = [16, 8, 3] as const;
/** Share of a beat in which the wheels go on. */
const TURNING = 0.5;

/** The middle of a wheel in shares of the frame, and its radius in shares of the shorter side. */
type Wheel = readonly [x: number, y: number, radius: number];
/** The foot of a bird in shares of the frame, its height in shares of the shorter side, and where it looks. */
type Perch = readonly [x: number, y: number, tall: number, side: 1 | -1];

interface Plan {
  /** The first wheel is around the singer's disc. */
  wheels: readonly Wheel[];
  /** Pairs of wheels with a belt around them. */
  belts: readonly (readonly [number, number])[];
  birds: readonly Perch[];
}

const PLANS: Readonly<Record<Composition['shape'], Plan>> = {
  wide: {
    wheels: [
      [0.5, 0.52, 0.31],
      [0.17, 0.66, 0.25],
      [0.84, 0.33, 0.24],
      [0.83, 0.86, 0.17],
      [0.2, 0.17, 0.14],
    ],
    belts: [
      [0, 1],
      [0, 2],
      [2, 3],
      [1, 4],
    ],
    birds: [
      [0.345, 0.33, 0.27, 1],
      [0.665, 0.98, 0.3, -1],
      [0.955, 0.72, 0.2, -1],
    ],
  },
  tall: {
    wheels: [
      [0.5, 0.5, 0.38],
      [0.27, 0.17, 0.24],
      [0.74, 0.83, 0.26],
      [0.2, 0.86, 0.17],
      [0.8, 0.19, 0.16],
    ],
    belts: [
      [0, 1],
      [0, 2],
      [2, 3],
      [1, 4],
    ],
    birds: [
      [0.82, 0.35, 0.28, -1],
      [0.17, 0.75, 0.3, 1],
      [0.5, 0.985, 0.22, -1],
    ],
  },
  square: {
    wheels: [
      [0.5, 0.53, 0.3],
      [0.16, 0.2, 0.17],
      [0.85, 0.82, 0.18],
      [0.14, 0.86, 0.13],
      [0.85, 0.18, 0.15],
    ],
    belts: [
      [0, 1],
      [0, 2],
      [1, 3],
      [0, 4],
    ],
    birds: [
      [0.5, 0.235, 0.2, 1],
      [0.36, 0.985, 0.2, 1],
      [0.92, 0.6, 0.2, -1],
    ],
  },
};

/** A machine of wheels whose spokes are hands, with birds that watch it. */
export function machineOf(composition: Composition): Layer[] {
  const { unit, shape } = composition;
  const [width, height] = sizeOf(composition);
  const short = Math.min(width, height);
  const { wheels, belts, birds } = PLANS[shape];
  const portrait = portraitOf(composition);
  const { center, radius } = discOf(composition);
  const placed = wheels.map(([x, y, share], index) =>
    portrait && index === 0
      ? { middle: center, radius: radius * (1 + RING) + 54 }
      : { middle: [x * width, y * height] as Point, radius: share * short },
  );
  const sheet = sheetOf(composition, (hand) => {
    const { inks } = hand;
    wallOf(hand, [width, height], 78, [inks.chalk, inks.chalk, inks.yellow, inks.chalk, inks.red, inks.blue]);
    for (const [from, to] of belts) belt(hand, placed[from] as Placed, placed[to] as Placed);
    for (const { middle, radius: own } of placed)
      form(
        hand,
        ringOf(...middle, 1.05 * own, 22, () => 1),
        inks.black,
      );
  });
  const turning = placed.map(({ radius: own }, index) =>
    Array.from({ length: STEPS }, (_, step) =>
      spriteOf(composition, [2 * own + 12, 2 * own + 12], `wheel ${index} ${step}`, (hand) =>
        wheel(hand, own, (step / STEPS) * ((2 * Math.PI) / HANDS), index, portrait !== undefined && index === 0),
      ),
    ),
  );
  const flock = birds.map(([, , tall, side], index) =>
    [0, 1].map((open) =>
      spriteOf(composition, [tall * short * 1.12, tall * short], `bird ${index} ${open}`, (hand) =>
        bird(hand, tall * short, side, index, open),
      ),
    ),
  );
  // Wheels that touch turn in opposite directions.
  const turn = ({ onTwos: { beat } }: FrameCues, index: number) => {
    const step = Math.floor(tick(beat, TURNING) * STEPS);
    return index % 2 ? -step : step;
  };
  return [
    still(sheet),
    each(placed, ({ middle: [x, y] }, index) =>
      cycle(turning[index] ?? [], (cues) => turn(cues, index)).at([x * unit, y * unit]),
    ),
    ...(portrait ? [portrait] : []),
    each(birds, ([x, y], index) =>
      cycle(flock[index] ?? [], ({ onTwos: { beat } }) => beat + index).at(
        [x * width * unit, y * height * unit],
        'bottom',
      ),
    ),
  ];
}

interface Placed {
  middle: Point;
  radius: number;
}

/** @param turn radians, clockwise @param isOpen whether its middle is left for something else */
function wheel(hand: Hand, radius: number, turn: number, kind: number, isOpen: boolean): void {
  const { pen, inks, chance } = hand;
  const paints = [inks.red, inks.yellow, inks.blue, inks.chalk];
  const [rim, floor, palms] = [0, 1, 3].map((off) => paints[(kind + off) % 4] as string) as [string, string, string];
  pen.translate(radius + 6, radius + 6);
  pen.rotate(turn);
  const teeth = Array.from({ length: TEETH }, (_, tooth) => {
    const at = (share: number, far: number): Point => {
      const angle = ((tooth + share) / TEETH) * 2 * Math.PI;
      return [Math.cos(angle) * far * radius, Math.sin(angle) * far * radius];
    };
    return [at(-0.3, 0.87), at(-0.26, 1), at(0.26, 1), at(0.3, 0.87)];
  }).flat();
  form(hand, teeth, rim, { wide: 6, fill: patterned(pen, dots, inks.black, chance, { step: 13 }) });
  const circle = (share: number) => ringOf(0, 0, share * radius, 22, () => 1);
  form(hand, circle(0.78), inks.black, { wide: 4 });
  form(hand, circle(0.74), floor, {
    wide: 5,
    fill: patterned(pen, strokes, inks.black, chance, { step: 8, wide: 1.6 }),
  });
  for (let spoke = 0; spoke < HANDS; spoke++) {
    pen.save();
    pen.rotate((spoke / HANDS) * 2 * Math.PI + Math.PI / 2);
    palm(hand, radius, palms);
    pen.restore();
  }
  if (isOpen) return;
  pen.rotate(-turn);
  form(hand, circle(0.36), inks.black, { wide: 4 });
  head(hand, [0, 0], 0.32 * radius, {
    paint: kind % 2 ? inks.chalk : inks.yellow,
    open: 0.6,
    kind,
    gaze: kind % 2 ? 1 : -1,
  });
}

/** An arm with a hand, which reaches upward from the middle to the rim of a wheel. */
function palm(hand: Hand, radius: number, paint: string): void {
  const at = (x: number, y: number): Point => [x * radius, -y * radius];
  const fingers = [-0.1, -0.035, 0.03, 0.09].flatMap((x, index) => {
    const top = [0.67, 0.71, 0.71, 0.66][index] as number;
    return [at(x - 0.022, 0.57), at(x - 0.02, top), at(x + 0.02, top), at(x + 0.022, 0.57)];
  });
  const outline = [
    at(-0.06, 0.2),
    at(-0.05, 0.42),
    at(-0.16, 0.55),
    at(-0.13, 0.58),
    ...fingers,
    at(0.1, 0.48),
    at(0.05, 0.42),
    at(0.06, 0.2),
  ];
  form(hand, outline, paint, { wide: Math.max(2.6, 0.02 * radius) });
}

/** A belt around two wheels, drawn as its two straight sides. */
function belt(hand: Hand, from: Placed, to: Placed): void {
  const { pen, inks, chance } = hand;
  const [dx, dy] = [to.middle[0] - from.middle[0], to.middle[1] - from.middle[1]];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  for (const side of [-1, 1]) {
    const at = ({ middle: [x, y], radius }: Placed): Point => [x + nx * side * radius, y + ny * side * radius];
    const line = curve([at(from), at(to)], false, 10);
    const outline = ribbon(line, () => 13);
    form(hand, outline, inks.chalk, {
      wide: 5,
      fill: patterned(pen, zigzags, inks.black, chance, { step: 11, wide: 2 }),
    });
  }
}

const BODY = pointsOf(
  '0.16,0.2 0.3,0.06 0.46,0.12 0.5,0.3 0.66,0.4 0.86,0.5 1.08,0.42 1.02,0.62 0.82,0.74 0.6,0.84 0.36,0.8 0.22,0.62 0.18,0.4',
);
const WING = pointsOf('0.4,0.4 0.62,0.42 0.9,0.56 0.74,0.68 0.5,0.68 0.38,0.56');

/** A bird with a frontal eye. @param open 1 for an open beak */
function bird(hand: Hand, tall: number, side: 1 | -1, kind: number, open: number): void {
  const { pen, inks, chance } = hand;
  const at = ([x, y]: Point): Point => [(side < 0 ? x : 1.12 - x) * tall, y * tall];
  const paint = [inks.yellow, inks.chalk, inks.red][kind % 3] as string;
  pen.strokeStyle = inks.black;
  pen.lineWidth = 8;
  for (const x of [0.42, 0.56]) {
    pen.beginPath();
    pen.moveTo(...at([x, 0.78]));
    pen.lineTo(...at([x, 0.96]));
    pen.lineTo(...at([x - 0.09, 0.975]));
    pen.stroke();
  }
  const gape = 0.07 * open;
  form(
    hand,
    [
      [0.2, 0.16],
      [0.02, 0.2 - gape],
      [0.2, 0.25],
    ].map(([x = 0, y = 0]) => at([x, y])),
    inks.red,
    { wide: 4 },
  );
  if (open)
    form(
      hand,
      [
        [0.2, 0.22],
        [0.04, 0.31],
        [0.22, 0.3],
      ].map(([x = 0, y = 0]) => at([x, y])),
      inks.red,
      { wide: 4 },
    );
  form(hand, BODY.map(at), paint, { wide: 7, fill: patterned(pen, scales, inks.black, chance, { step: 15, wide: 2 }) });
  form(hand, WING.map(at), inks.blue, {
    wide: 5,
    fill: patterned(pen, PATTERNS[kind] ?? dots, inks.chalk, chance, { step: 11, wide: 2.2 }),
  });
  const middle = at([0.32, 0.21]);
  for (const [share, color] of [
    [0.095, inks.chalk],
    [0.05, inks.black],
  ] as const)
    form(
      hand,
      ringOf(...middle, share * tall, 9, () => 1),
      color,
      { wide: 4 },
    );
}
