import { darken, hex } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import type { Part } from './part.ts';
import { NEAR_END } from './railway-line.ts';
import type { Maker } from './thing.ts';

/** Length of a piece of the line in meters. */
export const PIECE_LONG = 6;
/** How far behind the middle of the line its masts are, in meters. */
export const MASTS_BEHIND = 2.7;
const RAILS = NEAR_END[1];
const STEEL = hex('#3a3f48');
/** Heights of the wires and of the masts above the rails, in meters. */
const [WIRES, MAST] = [[5.3, 6.1], 6.5] as const;

/** A piece of a railway line around its middle: gravel, rails on sleepers, and the wires over it. */
const track: Maker = ({ color = hex('#77726c') }) => {
  const half = PIECE_LONG / 2;
  return [
    block([0, 0, 0], [PIECE_LONG + 0.1, RAILS - 0.24, 4.2], darken(color, 0.1), 'stone'),
    ...Array.from({ length: 8 }, (_, sleeper) =>
      block([(sleeper - 3.5) * 0.75, RAILS - 0.24, 0], [0.26, 0.12, 2.5], hex('#5a5048'), 'wood'),
    ),
    ...[-0.72, 0.72].map((z) => block([0, RAILS - 0.14, z], [PIECE_LONG + 0.02, 0.14, 0.09], hex('#9aa2ae'), 'metal')),
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
  { form: 'bar', at: [0, RAILS + WIRES[1], 0], to: [0, RAILS + WIRES[1], MASTS_BEHIND], radius: 0.06, color },
  {
    form: 'bar',
    at: [0, RAILS + WIRES[0] - 0.2, 0],
    to: [0, RAILS + WIRES[1], MASTS_BEHIND * 0.8],
    radius: 0.045,
    color,
  },
];

function block(at: Vector, size: Vector, color: Part['color'], finish: Part['finish'] = 'plain'): Part {
  return { form: 'block', at, size, color, finish, isSmooth: true };
}

/** What a railway line is made of. */
export const RAILWAY = { track, mast } as const;
