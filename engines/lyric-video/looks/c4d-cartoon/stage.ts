import type { Point } from '../../../drawing/hand.ts';
import { projected } from '../../../drawing/solids/lens.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import type { Composition } from '../../look.ts';
import type { MachineSet, Spot } from './set.ts';
import { SETS } from './sets.ts';
import { type Plastic, plasticOf } from './shapes.ts';
import { lensFor, Painter } from './studio.ts';

/** Everything that the pictures of a movement are made with. */
export interface Stage {
  set: MachineSet;
  composition: Composition;
  plastic: Plastic;
  painter: Painter;
  spot: Spot;
  /** Pixels of the frame that a meter covers at a point of the set. */
  scaleAt(point: Vector): number;
  /** @param room pixels around a point of the frame */
  isInFrame(point: Point, room: number): boolean;
}

export function stageOf(composition: Composition): Stage {
  const { art, movement, tint, width, height } = composition;
  const plastic = plasticOf(tint);
  const set = SETS[movement](plastic);
  const scale = Math.min(art.width / set.size[0], art.height / set.size[1]);
  const lens = lensFor(set.camera, [art.left + art.width / 2, art.top + art.height * set.aim], scale);
  return {
    set,
    composition,
    plastic,
    painter: new Painter(composition, lens, set.light, set.region),
    spot: (point) => {
      const { x, y } = projected(lens, point);
      return [x, y];
    },
    scaleAt: (point) => lens.focal / projected(lens, point).distance,
    isInFrame: ([x, y], room) => x > -room && x < width + room && y > -room && y < height + room,
  };
}
