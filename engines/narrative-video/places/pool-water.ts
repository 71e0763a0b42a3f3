import { hex } from '../../drawing/color.ts';
import { perspectiveOf, seenAt } from './perspective.ts';
import type { Place } from './set-layers.ts';
import { bubbles, sunbeams } from './underwater.ts';

const BARE = { hasOutline: false, isFlat: true, isBright: true } as const;
const [JOINT, STRIPE] = [hex('#c8f4fa'), hex('#1f4f8a')];
/** Distance of the far wall, and of two stripes on the floor, in meters. */
const [WALL, LANE] = [-7, 2.4];

/** The water of a swimming pool from inside: tiles, stripes on the floor, and ropes on the surface. */
export const poolWater: Place = (set) => {
  const { sky, far, middle, near, width, height, unit } = set;
  const view = perspectiveOf(set);
  sky.wash(0, height * 0.5, hex('#9ff0f6'), hex('#4fc8e8'));
  sky.wash(height * 0.5, height * 0.5, hex('#4fc8e8'), hex('#2a9ad0'));
  sunbeams(set);
  const foot = seenAt(view, [0, 0, WALL])[1];
  const tile = unit * 0.07;
  for (let y = foot; y > 0; y -= tile) far.rect(0, y, width, unit * 0.004, JOINT, { ...BARE, alpha: 0.4 });
  for (let x = 0; x < width; x += tile) far.rect(x, 0, unit * 0.004, foot, JOINT, { ...BARE, alpha: 0.4 });
  middle.rect(-20, foot, width + 40, height - foot + 20, hex('#6fd4ec'), BARE);
  for (let lane = -3; lane <= 3; lane += 1) {
    const x = lane * LANE;
    const corners = [
      [x - 0.16, 0, WALL],
      [x + 0.16, 0, WALL],
      [x + 0.16, 0, 4.5],
      [x - 0.16, 0, 4.5],
    ] as const;
    middle.shape(
      corners.map((corner) => seenAt(view, corner)),
      STRIPE,
      { ...BARE, alpha: 0.8 },
    );
    const [left, top] = seenAt(view, [x, 1, WALL]);
    far.rect(left - unit * 0.016, top, unit * 0.032, foot - top, STRIPE, { ...BARE, alpha: 0.8 });
  }
  for (let float = 0; float * unit * 0.09 < width; float += 1)
    near.disc(float * unit * 0.09, unit * 0.13, unit * 0.036, hex(float % 4 < 2 ? '#e8483c' : '#fbfbf4'), {
      squash: 0.7,
      isFlat: true,
    });
  bubbles(set);
};
