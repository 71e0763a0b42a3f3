import type { Point } from '../../../drawing/hand.ts';
import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Place } from '../../picture/motif.ts';
import { BRIDGE, GUITAR, HOLE, NUT } from './guitar.ts';
import { BLUE, limb, NIGHT, PAPER, type Press, RED, round, sheetOf, YELLOW } from './press.ts';
import { portraitsOf } from './singer.ts';
import { sittingSwallow } from './swallow.ts';

const STATES = 8;
const WIRES = 5;
/** How far a wire swings at most, in units. */
const SWING = 9;

/** Where things are in a shape of the frame. In units. */
interface Arrangement {
  man: Place;
  lamp: readonly [x: number, y: number, radius: number];
  /** Where the first wire bends and ends, and how far the next one is from it at both. */
  wires: Record<'bend' | 'end' | 'apartAtBend' | 'apart', Point>;
  /** Two wires on which swallows sit, and how large these are. */
  perches: readonly [outer: number, inner: number, scale: number];
}

const PLACES: Readonly<Record<Composition['shape'], Arrangement>> = {
  wide: {
    man: { x: 44, y: 40, scale: 0.88 },
    lamp: [170, 250, 196],
    wires: { bend: [714, 156], apartAtBend: [2, 6], end: [1290, 74], apart: [0, 43] },
    perches: [0, 1, 0.3],
  },
  tall: {
    man: { x: 56, y: 606, scale: 0.86 },
    lamp: [190, 820, 220],
    wires: { bend: [730, 482], apartAtBend: [26, -22], end: [0, 580], apart: [0, -30] },
    perches: [4, 3, 0.34],
  },
  square: {
    man: { x: 96, y: 268, scale: 0.56 },
    lamp: [180, 410, 130],
    wires: { bend: [500, 362], apartAtBend: [2, 5], end: [730, 266], apart: [0, 27] },
    perches: [0, 1, 0.25],
  },
};

/** At which shares of the two wires' ways the swallows sit. */
const [ON_OUTER, ON_INNER] = [[0.5, 0.84], [0.68]] as const;

/** Where the guitar's hole is in the guitarist's lengths, and how its neck leans. */
const HELD = { x: 262, y: 420, scale: 0.5, turn: 1.06 } as const;

const SITTING =
  'M232,150 C150,140 62,236 44,400 C30,528 60,628 170,640 C260,650 330,632 372,622 C382,650 374,676 366,700 L436,700 C440,640 458,572 446,532 C430,494 384,498 340,506 C290,516 230,500 226,440 C236,420 320,330 306,236 C298,196 280,160 232,150 Z';

const HEAD =
  'M200,190 C196,140 196,96 236,80 L306,104 C312,124 322,142 328,156 L314,162 C316,170 314,178 308,182 C308,198 292,206 274,200 C266,206 262,214 264,240 Z';
const ARMS = [
  limb('256,220,100 350,336,66 410,376,48 462,318,40 478,286,10'),
  limb('120,300,80 110,400,84 170,452,58 262,430,40 312,420,8'),
];

/** A string that goes on as a wire over the poster. Points are in units. */
interface Wire {
  /** Where it leaves the guitar, and where it begins. Without a guitar, it comes from far away. */
  nut: Point;
  begin: Point;
  /** A point at a share of the way from the nut. @param swing how far it is out of its place, in units */
  at(share: number, swing: number): Point;
  outline(swing: number): string;
}

/** A guitarist as one sweep of ink. The strings are wires over the whole poster, on which swallows sit as notes do. */
export function guitaristOf(composition: Composition): Layer[] {
  const sheet = sheetOf(composition);
  const { man, lamp, wires, perches } = PLACES[composition.shape];
  const [outer, inner, scale] = perches;
  const [portrait] = portraitsOf(composition, [RED]);
  const strings = Array.from({ length: WIRES }, (_, index) => wireOf(man, wires, index));
  const swingOf = (index: number, share: number) => (index % 2 ? -1 : 1) * SWING * share;
  const printed = (press: Press, share: number) => {
    const { print, line, motif } = press;
    print(YELLOW, round(...lamp));
    for (const [index, { outline }] of strings.entries()) line(NIGHT, 2.6, outline(swingOf(index, share)));
    const perched = (wire: number, along: number) => {
      const [x, y] = (strings[wire] as Wire).at(along, swingOf(wire, share));
      motif({ x, y, scale }, () => sittingSwallow(press));
    };
    for (const along of ON_OUTER) perched(outer, along);
    for (const along of ON_INNER) perched(inner, along);
    if (!portrait) return motif(man, () => guitarist(press));
    for (const { nut, begin } of strings) line(NIGHT, 2.6, `M${begin} L${nut}`);
    portrait.whole(press);
  };
  const box = boxOf(strings);
  const vibrating = sheet.states(STATES, box, printed);
  return [
    still(sheet.plate((press) => printed(press, 0))),
    meter(vibrating.states, ({ loudness, hit }) => 0.35 * loudness + 0.65 * hit).at(vibrating.at, 'top-left'),
  ];
}

function wireOf(man: Place, { bend, apartAtBend, end, apart }: Arrangement['wires'], index: number): Wire {
  const [sin, cos] = [Math.sin(HELD.turn), Math.cos(HELD.turn)];
  const onGuitar = (x: number, y: number): Point => [
    man.x + man.scale * (HELD.x + HELD.scale * (x * cos - (y - HOLE) * sin)),
    man.y + man.scale * (HELD.y + HELD.scale * (x * sin + (y - HOLE) * cos)),
  ];
  const moved = ([x, y]: Point, [across, down]: Point, times: number): Point => [x + across * times, y + down * times];
  const nut = onGuitar(-16 + 8 * index, NUT);
  const [bent, last] = [moved(bend, apartAtBend, index), moved(end, apart, index)];
  return {
    nut,
    begin: onGuitar(-30 + 15 * index, 1300),
    at(share, swing) {
      const on = (axis: 0 | 1, bow: number) =>
        (1 - share) ** 2 * nut[axis] + 2 * share * (1 - share) * bow + share ** 2 * last[axis];
      return [on(0, bent[0]), on(1, bent[1] + 2 * swing)];
    },
    outline: (swing) => `M${nut} Q${moved(bent, [0, 2], swing)} ${last}`,
  };
}

/** The part of the poster in which wires swing and swallows sit on them. */
function boxOf(wires: readonly Wire[]): [left: number, top: number, right: number, bottom: number] {
  const points = wires.flatMap((wire) => [0, 0.25, 0.5, 0.75, 1].map((share) => wire.at(share, 0)));
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...across), Math.min(...down) - 84, Math.max(...across) + 20, Math.max(...down) + 30];
}

function guitar({ cover, print, line }: Press): void {
  cover(PAPER, GUITAR.body);
  print(RED, GUITAR.body);
  cover(NIGHT, GUITAR.neck, GUITAR.head, round(0, HOLE, 66), 'M-84,830 H84 V858 H-84 Z');
  for (let index = 0; index < WIRES; index++) {
    line(PAPER, 3.4, `M${-30 + 15 * index},${BRIDGE} L${-16 + 8 * index},${NUT}`);
  }
}

function guitarist(press: Press): void {
  const { cover, print, join, motif } = press;
  cover(NIGHT, limb('120,630,40 90,720,20'), limb('240,630,40 270,724,20'), 'M60,612 H300 V650 H60 Z');
  print(BLUE, SITTING, HEAD, ...ARMS);
  cover(NIGHT, 'M366,690 C392,694 416,694 438,688 C452,700 496,704 512,724 H352 C356,710 362,700 366,690 Z');
  motif(HELD, () => motif({ x: 0, y: -HOLE, scale: 1 }, () => guitar(press)));
  join(BLUE, ...ARMS);
  cover(NIGHT, 'M142,92 C190,44 310,70 372,138 C300,112 216,106 142,92 Z');
  cover(NIGHT, 'M190,84 C186,20 240,-6 284,24 C308,42 318,72 324,104 C280,84 232,78 190,84 Z');
  cover(RED, 'M190,84 C189,72 190,62 194,52 C240,50 290,62 318,84 C320,90 322,98 324,104 C280,84 232,78 190,84 Z');
}
