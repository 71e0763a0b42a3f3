import type { Point } from '../../../drawing/hand.ts';
import { cycle, each, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bird } from './bird.ts';
import { cat } from './cat.ts';
import { drawnOf, isSecond, POSED, pageOf, poseOf, sizeOf, TAKES, takeOf } from './page.ts';
import type { Sketch } from './pen.ts';
import { walking } from './poses.ts';
import { roofs } from './roofs.ts';
import { portraitOf } from './singer.ts';

/** Five wires over the roofs, in units of the page. */
interface Wires {
  /** Where the upper one is on the left and on the right. */
  left: number;
  right: number;
  /** Distance between wires, and how far they hang down in the middle. */
  gap: number;
  sag: number;
  /** Where the cat walks, and pixels at 720p of its units. */
  cat: number;
  scale: number;
  /** Where birds sit: across, and on which wire. */
  birds: readonly Point[];
  /** Where washing hangs from the lowest wire. */
  washing?: readonly [x: number, scale: number];
  /** Up to where there are roofs, and where their walls end. */
  town: number;
  roofs: number;
}

const ALONE: Readonly<Record<Composition['shape'], Wires>> = {
  wide: {
    left: 428,
    right: 366,
    gap: 33,
    sag: 40,
    cat: 925,
    scale: 4.3,
    birds: [
      [660, 1],
      [520, 2],
      [405, 4],
      [262, 3],
    ],
    washing: [905, 0.87],
    town: 760,
    roofs: 706,
  },
  tall: {
    left: 770,
    right: 716,
    gap: 33,
    sag: 34,
    cat: 486,
    scale: 4.5,
    birds: [
      [282, 1],
      [224, 3],
      [164, 2],
    ],
    washing: [262, 1.35],
    town: 760,
    roofs: 1224,
  },
  square: {
    left: 440,
    right: 396,
    gap: 22,
    sag: 24,
    cat: 500,
    scale: 2.9,
    birds: [
      [330, 1],
      [246, 3],
      [160, 2],
    ],
    washing: [372, 0.7],
    town: 250,
    roofs: 692,
  },
};

/** With a singer in front of the wires. */
const SHARED: typeof ALONE = {
  wide: {
    left: 520,
    right: 470,
    gap: 25,
    sag: 26,
    cat: 560,
    scale: 2.5,
    birds: [
      [372, 1],
      [270, 3],
      [186, 2],
    ],
    town: 760,
    roofs: 704,
  },
  tall: {
    left: 500,
    right: 478,
    gap: 21,
    sag: 16,
    cat: 470,
    scale: 2.5,
    birds: [
      [300, 1],
      [226, 3],
      [150, 2],
    ],
    town: 760,
    roofs: 1240,
  },
  square: {
    left: 330,
    right: 318,
    gap: 16,
    sag: 12,
    cat: 270,
    scale: 1.75,
    birds: [
      [176, 1],
      [128, 3],
    ],
    town: 760,
    roofs: 692,
  },
};

/** The cat walks along wires on which birds sit like notes, over the roofs and the washing. */
export function wiresOf(composition: Composition): Layer[] {
  const { shape, unit, singer } = composition;
  const wires = (singer ? SHARED : ALONE)[shape];
  const { cat: x, scale, birds, gap } = wires;
  const [width, height] = sizeOf(composition);
  const at = (across: number, wire: number) => wireAt(wires, width, across, wire);
  const clefAt = 34 + 1.4 * gap;
  const page = pageOf(composition, (sketch) => {
    roofs(sketch, { left: -30, right: wires.town, top: wires.roofs, bottom: height, wide: 118 });
    for (let wire = 0; wire < 5; wire++) {
      const points = Array.from({ length: 25 }, (_, index): Point => {
        const across = -20 + ((width + 40) * index) / 24;
        return [across, at(across, wire)];
      });
      sketch.line(points, { weight: 0.75, taper: 0.005 });
    }
    clef(sketch, clefAt, at(clefAt, 2), gap / 33);
    if (wires.washing) washing(sketch, ...wires.washing, (across) => at(across, 4));
  });
  const foot = at(x, 0);
  const turn = Math.atan2(at(x + 22 * scale, 0) - at(x - 26 * scale, 0), 48 * scale);
  const box = { left: x - 56 * scale, top: foot - 74 * scale, width: 110 * scale, height: 80 * scale };
  const walker = drawnOf(composition, 'cat', box, POSED, (sketch, index) =>
    sketch.within({ x, y: foot, scale, turn }, () => cat(sketch, walking(isSecond(index)))),
  );
  const size = gap / 16;
  const notes = birds.map(([across, wire], index) => {
    const y = at(across, wire);
    const around = { left: across - 22 * size, top: y - 40 * size, width: 44 * size, height: 42 * size };
    // The one that sits next to the cat looks at it.
    return drawnOf(composition, `bird ${index}`, around, TAKES, (sketch) =>
      bird(sketch, { x: across, y, scale: size, flip: index < 2 }),
    );
  });
  return [
    still(page),
    ...portraitOf(composition),
    each(notes, ({ sprites, x: left, y: top }, index) =>
      cycle(sprites, takeOf).at(({ onTwos: { beat } }) => {
        const hop = Math.floor(beat) % notes.length === index ? Math.max(0, Math.sin((beat % 1) * 2 * Math.PI)) : 0;
        return [left, top - Math.round(2 * hop) * 5 * unit];
      }, 'top-left'),
    ),
    cycle(walker.sprites, poseOf).at([walker.x, walker.y], 'top-left'),
  ];
}

/** The height of a wire; the upper one gives way under the cat. */
function wireAt({ left, right, gap, sag, cat: x, scale }: Wires, width: number, across: number, wire: number): number {
  const share = across / width;
  const weight = wire === 0 ? 0.3 * gap * Math.exp(-(((across - x) / (34 * scale)) ** 2)) : 0;
  return left + (right - left) * share + sag * 4 * share * (1 - share) + wire * gap + weight;
}

/** A clef, bent from wire. @param y of the middle wire */
function clef({ within, line }: Sketch, x: number, y: number, scale: number): void {
  within({ x, y, scale: scale * 1.12 }, () => {
    line(
      '4,18 -10,16 -10,0 4,-4 16,8 12,26 -4,32 -22,24 -26,4 -14,-18 2,-36 12,-60 6,-84 -4,-76 -6,-54 0,-10 8,40 10,62 2,76 -12,74 -14,62 -6,58 -3,66',
      { weight: 1.7, taper: 0.1 },
    );
  });
}

/** A jersey, a sock and another sock. */
function washing(sketch: Sketch, x: number, scale: number, wire: (x: number) => number): void {
  const { within, shape, line, felt, inks } = sketch;
  const peg = () => shape('-4,-12 -4,-12 4,-12 4,-12 3,10 3,10 -3,10 -3,10', { weight: 0.6 });
  const pegged = (across: number, turn: number, draw: () => void, pegs: readonly number[]) =>
    within({ x: x + across * scale, y: wire(x + across * scale), turn, scale }, () => {
      draw();
      for (const one of pegs) within({ x: one, y: 0 }, peg);
    });
  pegged(
    60,
    -0.02,
    () => {
      const jersey =
        '-46,0 -46,0 46,0 46,0 80,66 92,112 92,112 70,120 70,120 52,66 52,66 56,140 56,140 0,144 -54,141 -54,141 -50,66 -50,66 -66,118 -66,118 -90,110 -90,110 -78,62';
      shape(jersey, { weight: 1.1 });
      felt(jersey, inks.red, { gap: 15, angle: -64, shift: [7, 6] });
      line('-20,0 -10,14 10,14 20,0', { weight: 0.9, taper: 0.1 });
      for (const stripe of ['-50,96 0,100 54,96', '-52,112 0,117 55,112']) line(stripe, { weight: 0.8, taper: 0.1 });
      for (const fold of ['-49,64 -42,50 -40,34', '51,64 43,52 41,38', '-20,140 -16,126', '24,140 22,124'])
        line(fold, { weight: 0.6, taper: 0.6 });
    },
    [-38, 38],
  );
  for (const [across, turn] of [
    [196, 0.05],
    [254, -0.04],
  ] as const)
    pegged(
      across,
      turn,
      () => {
        const sock = '-14,0 -14,0 15,0 15,0 13,44 22,62 34,72 34,84 18,86 0,78 -10,64 -13,40';
        shape(sock, { weight: 1 });
        felt('-13,10 -13,10 14,10 14,10 14,24 14,24 -13,24 -13,24', inks.red, { gap: 8, angle: 4, shift: [2, 2] });
        felt('-13,36 -13,36 13,36 13,36 16,50 16,50 -12,52 -12,52', inks.red, { gap: 8, angle: 4, shift: [2, 2] });
        line('22,64 16,72 18,84', { weight: 0.6 });
      },
      [0],
    );
}
