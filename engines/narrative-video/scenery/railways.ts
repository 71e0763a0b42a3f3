import { darken, hex } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import { scattered } from './arrangement.ts';
import type { Part } from './part.ts';
import { besideLine, LINE, NEAR_END } from './railway-line.ts';
import type { Maker, Scenery, Thing } from './thing.ts';
import type { ThingKind } from './things.ts';

/** Length of a piece of the line, the number of pieces, and where the first one is. Meters. */
const PIECE = { long: 6, count: 14, from: -8 };
const RAILS = NEAR_END[1];
const STEEL = hex('#3a3f48');
/** Heights of the wires and of the masts above the rails, and how far behind the line masts are. Meters. */
const [WIRES, MAST, BEHIND] = [[5.3, 6.1], 6.5, 2.7] as const;

/** A piece of a railway line around its middle: gravel, rails on sleepers, and the wires over it. */
const track: Maker = ({ color = hex('#77726c') }) => {
  const half = PIECE.long / 2;
  return [
    block([0, 0, 0], [PIECE.long + 0.1, RAILS - 0.24, 4.2], darken(color, 0.1), 'stone'),
    ...Array.from({ length: 8 }, (_, sleeper) =>
      block([(sleeper - 3.5) * 0.75, RAILS - 0.24, 0], [0.26, 0.12, 2.5], hex('#5a5048'), 'wood'),
    ),
    ...[-0.72, 0.72].map((z) => block([0, RAILS - 0.14, z], [PIECE.long + 0.02, 0.14, 0.09], hex('#9aa2ae'), 'metal')),
    ...WIRES.map(
      (above): Part => ({
        form: 'bar',
        at: [-half, RAILS + above, 0],
        to: [half, RAILS + above, 0],
        radius: 0.022,
        color: STEEL,
      }),
    ),
  ];
};

/** A mast with an arm over the line. */
const mast: Maker = ({ color = STEEL }) => [
  block([0, 0, 0], [0.24, RAILS + MAST, 0.24], color, 'metal'),
  { form: 'bar', at: [0, RAILS + WIRES[1], 0], to: [0, RAILS + WIRES[1], BEHIND], radius: 0.06, color },
  { form: 'bar', at: [0, RAILS + WIRES[0] - 0.2, 0], to: [0, RAILS + WIRES[1], BEHIND * 0.8], radius: 0.045, color },
];

function block(at: Vector, size: Vector, color: Part['color'], finish: Part['finish'] = 'plain'): Part {
  return { form: 'block', at, size, color, finish, isSmooth: true };
}

export const RAILWAY = { track, mast } as const;

function onLine(kind: ThingKind, along: number, aside: number): Thing<ThingKind> {
  const [x, , z] = besideLine(along, aside);
  return { kind, x, z, turn: LINE.angle };
}

/** A railway line through meadows before a town. Nothing tall stands between it and the viewer. */
export const railway: Scenery<ThingKind> = {
  ground: { kind: 'grass', color: hex('#5f8a48'), accent: hex('#4c753a') },
  front: 13,
  sight: 60,
  things: [
    ...Array.from({ length: PIECE.count }, (_, piece) => onLine('track', PIECE.from + piece * PIECE.long, 0)),
    ...Array.from({ length: 5 }, (_, nth) => onLine('mast', 6 + nth * 15, -BEHIND)),
    ...scattered('tower', 9, { x: [-46, 52], z: [-78, -58] }, 'railway', 0.8),
    ...scattered('tree', 9, { x: [-34, 4], z: [-44, -22] }, 'railway', 1.15),
    { kind: 'house', x: -13, z: -19, turn: 0.5 },
    { kind: 'house', x: 2, z: -34, turn: 0.4, accent: hex('#6a5a88') },
    ...scattered('tuft', 16, { x: [-7, 9], z: [2.4, 6] }, 'railway', 1.5),
    { kind: 'cloud', x: -20, y: 24, z: -80, size: 1.5 },
  ],
};
