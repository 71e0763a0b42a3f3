import { cycle, type Layer, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { boardOf, type Can, WHITE } from './board.ts';
import { dog } from './dog.ts';
import { footOf } from './ground.ts';
import { plaster } from './plaster.ts';
import { rider } from './rider.ts';

/** Where the origins of the rider and of a dog that runs ahead are across, and how large they are. In units. */
const PLACES = {
  wide: { x: 566, scale: 0.565, dog: { x: 1130, scale: 0.46 } },
  tall: { x: 706, scale: 0.77, dog: undefined },
  square: { x: 446, scale: 0.43, dog: { x: 650, scale: 0.36 } },
} as const;

/** Poses of a turn of the pedals, and beats that a turn takes. */
const [POSES, BEATS] = [6, 2];
/** Length of a dash of the sprayed road and of the gap after it, and its height, in units. */
const [DASH, GAP, THICK] = [46, 50, 7];

/** The line has become a bicycle, on which the kid rides along a wall of old plaster. */
export function rideOf(composition: Composition): Layer[] {
  const { width, unit, shape } = composition;
  const { x, scale, dog: ahead } = PLACES[shape];
  const foot = footOf(composition);
  const wide = width / unit;
  const board = boardOf(composition, plaster(composition));
  const place = { x, y: foot - 14 - 1000 * scale, scale, mirrored: true };
  const painted = (can: Can, phase: number) => {
    dashes(can, wide, foot - 40, phase);
    can.stencil(place, () => rider(can, phase));
    if (ahead) can.stencil({ ...ahead, y: foot - 8 - 352 * ahead.scale, mirrored: true }, () => dog(can, phase));
  };
  const [left, right] = [x - 890 * scale, x - 60 * scale];
  const poses = board.states(POSES, [left, place.y + 20 * scale, right, foot - 4], (can, share) =>
    painted(can, (share * (POSES - 1)) / POSES),
  );
  const road = board.states(POSES, [right, foot - (ahead ? 352 * ahead.scale : 46), wide, foot - 4], (can, share) =>
    painted(can, (share * (POSES - 1)) / POSES),
  );
  const pose = ({ beat }: { beat: number }) => (beat / BEATS) * POSES;
  return [
    still(board.plate((can) => painted(can, 0))),
    cycle(road.states, pose).at(road.at, 'top-left'),
    cycle(poses.states, pose).at(poses.at, 'top-left'),
  ];
}

function dashes({ coat }: Can, wide: number, y: number, phase: number): void {
  for (let x = -phase * (DASH + GAP); x < wide; x += DASH + GAP)
    coat(WHITE, `M${x},${y} h${DASH} v${THICK} h${-DASH} Z`);
}
