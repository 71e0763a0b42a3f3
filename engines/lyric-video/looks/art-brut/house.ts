import { handLine, type Point } from '../../../drawing/hand.ts';
import { head } from './head.ts';
import { form, type Hand } from './paint.ts';
import { PATTERNS, patterned, scales } from './patterns.ts';

/** A house with a gable and a person in each window. @param kind decides paints and patterns */
export function house(hand: Hand, [x, base]: Point, [wide, tall]: Point, kind: number): void {
  const { pen, inks, chance } = hand;
  const paints = [inks.chalk, inks.red, inks.yellow, inks.blue, inks.card];
  const paint = paints[kind % paints.length] as string;
  const roof = paints[(kind + 1 + (kind % 3)) % paints.length] as string;
  const half = wide / 2;
  const eaves = base - 0.62 * tall;
  const corner = (across: number, down: number): Point[] => [
    [x + across, down],
    [x + across, down],
  ];
  const walls = [
    ...corner(-half, base),
    ...corner(-half * 0.94, eaves),
    ...corner(half * 0.97, eaves),
    ...corner(half, base),
  ];
  const pattern = PATTERNS[kind % PATTERNS.length] ?? scales;
  const line = paint === inks.blue ? inks.chalk : inks.black;
  const thin = { step: Math.max(9, 0.13 * wide), wide: 1.7 };
  form(hand, walls, paint, { wide: 4, fill: patterned(pen, pattern, line, chance, thin) });
  const tip = x + (kind % 2 ? -0.1 : 0.12) * wide;
  const gable = [...corner(-1.14 * half, eaves), ...corner(tip - x, base - tall), ...corner(1.14 * half, eaves)];
  form(hand, gable, roof, { wide: 4, fill: patterned(pen, scales, inks.black, chance, thin) });
  const row = wide > 62 ? [-0.25, 0.25] : [0];
  for (const off of row)
    window(hand, [x + off * wide, eaves + 0.2 * tall], 0.15 * Math.min(wide, 96), kind + (off > 0 ? 1 : 0));
  pen.fillStyle = inks.black;
  handLine(pen, arch([x, base], 0.11 * wide, 0.2 * tall), 0.6, chance, true);
  pen.fill();
}

function window(hand: Hand, [x, y]: Point, half: number, kind: number): void {
  const { inks, pen, chance } = hand;
  const frame = arch([x, y + half], half * 1.15, 2.3 * half);
  form(hand, frame, inks.black, { wide: 2.4 });
  const paint = [inks.chalk, inks.yellow, inks.red][kind % 3] as string;
  head({ pen, inks, chance }, [x, y], 0.82 * half, {
    paint,
    open: 0.8 * ((kind * 0.37) % 1),
    gaze: kind % 2 ? 0.6 : -0.6,
  });
}

/** A door or a window with a round top. */
function arch([x, base]: Point, half: number, tall: number): Point[] {
  return [
    [x - half, base],
    [x - half, base],
    [x - half, base - 0.6 * tall],
    [x, base - tall],
    [x + half, base - 0.6 * tall],
    [x + half, base],
    [x + half, base],
  ];
}

/** A tower with an onion and a star on it. */
export function tower(hand: Hand, [x, base]: Point, [wide, tall]: Point): void {
  const { pen, inks, chance } = hand;
  const half = wide / 2;
  const top = base - 0.62 * tall;
  const walls = [
    ...edge(x - half, base),
    ...edge(x - 0.8 * half, top),
    ...edge(x + 0.8 * half, top),
    ...edge(x + half, base),
  ];
  form(hand, walls, inks.chalk, {
    fill: patterned(pen, PATTERNS[6], inks.black, chance, { step: 0.34 * wide, wide: 1.6 }),
  });
  const onion: Point[] = [
    ...edge(x - 0.8 * half, top),
    [x - 1.25 * half, top - 0.13 * tall],
    [x - 0.5 * half, top - 0.26 * tall],
    ...edge(x, base - tall),
    [x + 0.5 * half, top - 0.26 * tall],
    [x + 1.25 * half, top - 0.13 * tall],
    ...edge(x + 0.8 * half, top),
  ];
  form(hand, onion, inks.red, { fill: patterned(pen, scales, inks.black, chance, { step: 0.26 * wide, wide: 1.8 }) });
  head(hand, [x, top + 0.16 * tall], 0.46 * half, { paint: inks.yellow, open: 0.6 });
  window(hand, [x, base - 0.22 * tall], 0.42 * half, 1);
}

function edge(x: number, y: number): Point[] {
  return [
    [x, y],
    [x, y],
  ];
}

/** A tree like a lollipop, with rings. */
export function tree(hand: Hand, [x, base]: Point, [wide, tall]: Point, kind: number): void {
  const { pen, inks, chance } = hand;
  const radius = wide / 2;
  form(
    hand,
    [
      ...edge(x - 0.14 * wide, base),
      ...edge(x - 0.1 * wide, base - tall + radius),
      ...edge(x + 0.1 * wide, base - tall + radius),
      ...edge(x + 0.14 * wide, base),
    ],
    inks.card,
    { wide: 3.4 },
  );
  const middle: Point = [x, base - tall + radius];
  for (const [ring, share] of [1, 0.68, 0.36].entries()) {
    const paint = [inks.blue, inks.yellow, inks.red][(ring + kind) % 3] as string;
    const outline = Array.from({ length: 9 }, (_, index): Point => {
      const turn = (index / 9) * 2 * Math.PI;
      const far = share * radius * (1 + 0.08 * Math.sin(index * 2.4 + kind));
      return [middle[0] + Math.cos(turn) * far, middle[1] + Math.sin(turn) * far];
    });
    form(hand, outline, paint, {
      wide: 3.4,
      ...(ring ? {} : { fill: patterned(pen, PATTERNS[3], inks.black, chance, { step: 10 }) }),
    });
  }
}
