import { darken, hex, lighten } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { barsAlong } from './bars.ts';
import { type Part, smoothBlock } from './part.ts';
import type { Maker } from './thing.ts';

/** Distance between the middles of two windows, and the size of their openings, meters. */
const BAY = 2.75;
const PANE = { width: 2.25, height: 1.02, sill: 1 };
/** Radius of a window's corners, meters. */
const CORNER = 0.24;
/** Strips of wall that fill the outside of a round corner. */
const STRIPS = 6;
const BAYS = 5;
const HEIGHT = 2.7;
const WIDTH = BAY * BAYS;
const STEEL = hex('#aab4bc');

/** The wall of a railway carriage with large windows of one pane each. The windows are open to what passes outside. */
const carriage: Maker = ({ color = hex('#74848f'), accent = hex('#375f6e') }) => {
  const top = PANE.sill + PANE.height;
  return [
    smoothBlock([0, 0, 0], [WIDTH, PANE.sill, 0.1], accent, 'metal'),
    smoothBlock([0, PANE.sill - 0.16, 0.02], [WIDTH, 0.16, 0.1], color, 'metal'),
    smoothBlock([0, top, 0], [WIDTH, HEIGHT - top, 0.1], color, 'metal'),
    smoothBlock([0, HEIGHT, 0.55], [WIDTH, 0.1, 1.2], lighten(color, 0.3)),
    ...Array.from({ length: BAYS + 1 }, (_, edge) =>
      smoothBlock([(edge - BAYS / 2) * BAY, PANE.sill, 0], [BAY - PANE.width, PANE.height, 0.1], color, 'metal'),
    ),
    ...Array.from({ length: BAYS }, (_, bay) => windowFrame((bay - (BAYS - 1) / 2) * BAY, color)).flat(),
    ...Array.from({ length: BAYS }, (_, lamp) =>
      smoothBlock([(lamp - (BAYS - 1) / 2) * BAY, HEIGHT - 0.05, 1.1], [1.9, 0.05, 0.2], hex('#ccb896'), 'lamp'),
    ),
  ];
};

/** A rail below the ceiling from which straps hang. None hangs in the middle, where heads are. */
const straps: Maker = ({ color = hex('#e8b84a') }) => [
  { form: 'bar', at: [-WIDTH / 2, 0, 0], to: [WIDTH / 2, 0, 0], radius: 0.02, color: STEEL, finish: 'metal' },
  ...[-3.1, -2.6, -2.1, -1.6, -1.1, 1.1, 1.6, 2.1, 2.6, 3.1].flatMap((x): Part[] => [
    smoothBlock([x, -0.2, 0], [0.035, 0.2, 0.015], hex('#4a5058')),
    ...ring([x, -0.29, 0], 0.085, 8, 0.016, color),
  ]),
];

/** Returns the metal frame of a window, and strips of wall that fill the opening's corners, so that they are round. */
function windowFrame(x: number, wall: Part['color']): Part[] {
  const [half, low, high] = [PANE.width / 2 - CORNER, PANE.sill + CORNER, PANE.sill + PANE.height - CORNER];
  const outline: Vector[] = [];
  const filled: Part[] = [];
  for (const [side, up, from] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    const [middle, level] = [x + side * half, up > 0 ? high : low];
    for (const step of [0, 1, 2, 3, 4]) {
      const angle = ((from + step / 4) * Math.PI) / 2;
      outline.push([middle + Math.cos(angle) * CORNER, level + Math.sin(angle) * CORNER, 0.05]);
    }
    for (let strip = 0; strip < STRIPS; strip += 1) {
      const across = (strip + 0.5) / STRIPS;
      const open = Math.sqrt(1 - across * across) * CORNER;
      const bottom = up > 0 ? level + open : level - CORNER;
      filled.push(
        smoothBlock(
          [middle + side * across * CORNER, bottom, 0],
          [(CORNER / STRIPS) * 1.05, CORNER - open, 0.1],
          wall,
          'metal',
        ),
      );
    }
  }
  return [...filled, ...barsAlong([...outline, outline[0] as Vector], 0.04, STEEL, 'metal')];
}

function ring([x, y, z]: Vector, radius: number, sides: number, thick: number, color: Part['color']): Part[] {
  const points = Array.from({ length: sides + 1 }, (_, side): Vector => {
    const angle = (side / sides) * Math.PI * 2;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius, z];
  });
  return barsAlong(points, thick, color, 'plain');
}

/** Distance between the middles of two seats of a row: as far apart as two seated adults are, meters. */
export const SEAT_PITCH = 0.84;

/** Returns seats with headrests in a row, around the seat at the origin. They face the viewer. Meters. */
export function seatRow(count: number, cloth = hex('#245288')): Part[] {
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * SEAT_PITCH).flatMap((x): Part[] => [
    smoothBlock([x, 0, -0.06], [0.3, 0.36, 0.3], hex('#23282f'), 'metal'),
    smoothBlock([x, 0.36, 0], [SEAT_PITCH - 0.05, 0.13, 0.56], lighten(cloth, 0.06), 'cloth'),
    smoothBlock([x, 0.42, -0.28], [SEAT_PITCH - 0.05, 0.62, 0.13], cloth, 'cloth'),
    smoothBlock([x, 0.86, -0.23], [0.5, 0.2, 0.08], hex('#93a0b2'), 'cloth'),
    smoothBlock([x - SEAT_PITCH / 2, 0.36, 0.02], [0.05, 0.3, 0.5], darken(cloth, 0.45), 'metal'),
  ]);
}

const seats: Maker = ({ color }) => seatRow(3, color);

export const CARRIAGE = { carriage, straps, seats } as const;
