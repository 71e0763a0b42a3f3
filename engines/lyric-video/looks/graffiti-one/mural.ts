import { cycled, sprite } from '../../../drawing/canvas.ts';
import { type Point, splatter } from '../../../drawing/hand.ts';
import { each, type Layer, meter, picture, still, when } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { boardOf, type Can, RED, round, WHITE, YELLOW } from './board.ts';
import { climber } from './climber.ts';
import { crane } from './crane.ts';
import { facade } from './facade.ts';
import { footOf } from './ground.ts';

/** Where the sun, the crane and the ladder are, and how large. In units. */
const PLACES = {
  wide: { sun: [950, 330, 236], crane: { x: 944, y: 424, scale: 0.58 }, ladder: [640, 0.27] },
  tall: { sun: [372, 850, 270], crane: { x: 380, y: 920, scale: 0.62 }, ladder: [44, 0.32] },
  square: { sun: [420, 470, 150], crane: { x: 430, y: 520, scale: 0.38 }, ladder: [86, 0.23] },
} as const;

const FLAPS = 5;
/** How far down the wings are at their highest, so that the mural does not reach the roof. */
const FLAP = 0.14;
/** Where paint bursts, from the middle of the sun, in its radii. */
const BURSTS: readonly Point[] = [
  [-0.95, -0.7],
  [0.8, -0.85],
  [-0.75, 0.8],
  [0.75, 0.8],
];

/** The kid has sprayed a crane on the whole side of a house. */
export function muralOf(composition: Composition): Layer[] {
  const { unit, shape, tint, chance } = composition;
  const { sun, crane: place, ladder } = PLACES[shape];
  const [sunX, sunY, radius] = sun;
  const board = boardOf(composition, facade(composition));
  const [x, scale] = ladder;
  const painted = (can: Can, flap: number) => {
    can.stencil({ x: 0, y: 0, scale: 1 }, () => can.coat(YELLOW, round(sunX, sunY, radius)), YELLOW);
    for (const [aside, long] of [
      [-0.5, 60],
      [-0.16, 104],
      [0.4, 46],
    ] as const)
      can.drip(YELLOW, sunX + aside * radius, sunY + Math.sqrt(1 - aside ** 2) * radius - 6, long, 6);
    can.stencil(place, () => crane(can, flap));
    can.stencil({ x, y: footOf(composition) - 980 * scale, scale }, () => climber(can));
  };
  const s = place.scale;
  const box = [place.x - 540 * s, place.y - 860 * s, place.x + 500 * s, place.y + 150 * s] as const;
  const flaps = board.states(FLAPS, box, (can, share) => painted(can, FLAP + 0.36 * share));
  const bursts = [RED, WHITE, YELLOW].map((color, index) =>
    sprite(320 * unit, 320 * unit, (pen) => {
      pen.fillStyle = tint(color);
      splatter(pen, 160 * unit, 160 * unit, 156 * unit, 90, chance.fork(`burst ${index}`));
    }),
  );
  return [
    still(board.plate((can) => painted(can, FLAP))),
    meter(flaps.states, ({ beat }) => 0.5 - 0.5 * Math.cos(beat * Math.PI)).at(flaps.at, 'top-left'),
    each(bursts, (burst, index) =>
      when(
        ({ hits }) => hits % bursts.length === index,
        picture(burst)
          .at(({ hits }) => {
            const [dx, dy] = cycled(BURSTS, hits);
            return [(sunX + dx * radius) * unit, (sunY + dy * radius) * unit];
          })
          .opacity(({ hit }) => Math.min(1, 1.6 * hit)),
      ),
    ),
  ];
}
