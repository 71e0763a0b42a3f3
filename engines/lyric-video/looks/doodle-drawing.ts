import type { Point } from '../../drawing/hand.ts';
import type { Rectangle } from '../words/layout.ts';
import type { Sketch } from './doodle-ballpoint.ts';

/** A large drawing on a page, in units of its own. */
export interface Drawing {
  /** The room that its subject needs. */
  box: Rectangle;
  /** What the scenery covers below the subject, where nothing else is drawn. */
  ground?: Rectangle;
  /** Where a hand is still drawing. */
  nib?: Point;
  /** What is around the subject and does not move. It may be larger than the box. */
  scenery(sketch: Sketch): void;
  /** @param isUp every other beat */
  draw(sketch: Sketch, isUp: boolean): void;
}
