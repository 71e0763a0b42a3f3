import { darken, hex } from '../../drawing/color.ts';
import { type Part, smoothBlock } from './part.ts';
import { CATENARY, NEAR_END } from './railway-line.ts';
import type { Maker } from './thing.ts';

/** Length of a piece of the line in meters. */
export const PIECE_LONG = 6;
/** How far behind the middle of the line its masts are, in meters. */
export const MASTS_BEHIND = 2.7;
const RAILS = NEAR_END[1];
const { wires, steel } = CATENARY;
const [contact, carrier] = wires;

/** A piece of a railway line around its middle: gravel, rails on sleepers, and the wires over it. */
const track: Maker = ({ color = hex('#77726c') }) => {
  const half = PIECE_LONG / 2;
  return [
    smoothBlock([0, 0, 0], [PIECE_LONG + 0.1, RAILS - 0.24, 4.2], darken(color, 0.1), 'stone'),
    ...Array.from({ length: 8 }, (_, sleeper) =>
      smoothBlock([(sleeper - 3.5) * 0.75, RAILS - 0.24, 0], [0.26, 0.12, 2.5], hex('#5a5048'), 'wood'),
    ),
    ...[-0.72, 0.72].map((z) =>
      smoothBlock([0, RAILS - 0.14, z], [PIECE_LONG + 0.02, 0.14, 0.09], hex('#9aa2ae'), 'metal'),
    ),
    ...wires.map(
      (above): Part => ({
        form: 'bar',
        at: [-half, RAILS + above, 0],
        to: [half, RAILS + above, 0],
        radius: 0.022,
        color: steel,
      }),
    ),
  ];
};

/** A mast with an arm over the line. */
const mast: Maker = ({ color = steel }) => [
  smoothBlock([0, 0, 0], [0.24, RAILS + CATENARY.mast, 0.24], color, 'metal'),
  { form: 'bar', at: [0, RAILS + carrier, 0], to: [0, RAILS + carrier, MASTS_BEHIND], radius: 0.06, color },
  {
    form: 'bar',
    at: [0, RAILS + contact - 0.2, 0],
    to: [0, RAILS + carrier, MASTS_BEHIND * 0.8],
    radius: 0.045,
    color,
  },
];

/** What a railway line is made of. */
export const RAILWAY = { track, mast } as const;
