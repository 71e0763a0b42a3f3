import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { MovementKind } from '../movements.ts';
import type { Rectangle } from '../words/layout.ts';
import { companionArea } from './doodle-arrangement.ts';
import { type Sketch, sketchOf } from './doodle-ballpoint.ts';
import type { Drawing } from './doodle-drawing.ts';
import { HAND, writingHand } from './doodle-hand.ts';
import { onGuitar } from './doodle-listener.ts';
import { pensOf, TAKES } from './doodle-page.ts';
import { onStage } from './doodle-rocker.ts';
import { onBooks, onMoon } from './doodle-sleepers.ts';
import { onRoofs } from './doodle-walker.ts';

const DRAWINGS: Readonly<Record<MovementKind, Drawing>> = {
  opening: onBooks,
  verse: onRoofs,
  chorus: onStage,
  break: onGuitar,
  ending: onMoon,
};

/** Something on a page that is drawn in several takes. */
interface Taken {
  takes: readonly Sprite[];
  x: number;
  y: number;
}

export function bodyOf({ takes, x, y }: Taken): Rectangle {
  const { width, height } = takes[0] as Sprite;
  return { left: x, top: y, width, height };
}

/** A cat that does something else in each movement. Its takes come twice, once for each beat. */
export function catOf(composition: Composition) {
  const { art, unit, chance, movement } = composition;
  const { box, draw, scenery, ground, nib } = DRAWINGS[movement];
  const size = Math.min(art.width / box.width, art.height / box.height);
  const x = art.left + (art.width - size * box.width) / 2;
  const free = art.height - size * box.height;
  const y = art.top + (movement === 'chorus' ? free : free / 2);
  const pens = pensOf(composition, 1.4 * unit + 0.24 * size);
  const sketched = (
    pen: Context2D,
    left: number,
    top: number,
    what: (sketch: Sketch) => void,
    name: string,
    take = 0,
  ) => {
    pen.save();
    pen.translate(left, top);
    pen.scale(size, size);
    what(sketchOf(pen, pens, chance.fork(name), size, take));
    pen.restore();
  };
  const takes = Array.from({ length: TAKES * 2 }, (_, index) =>
    sprite(size * box.width, size * box.height, (pen) => {
      sketched(pen, -box.left * size, -box.top * size, (sketch) => draw(sketch, index >= TAKES), 'cat', index % TAKES);
    }),
  );
  const at = ([left, top]: Point): Point => [x + (left - box.left) * size, y + (top - box.top) * size];
  return {
    takes,
    x,
    y,
    at,
    size,
    /** What is around the cat, drawn onto the page. */
    scenery: (pen: Context2D) => sketched(pen, ...at([0, 0]), scenery, 'scenery'),
    ground: ground && {
      left: at([ground.left, 0])[0],
      top: at([0, ground.top])[1],
      width: ground.width * size,
      height: ground.height * size,
    },
    nib: nib && at(nib),
  };
}

/** The cat beside a singer on a tall page. */
export function companionOf(composition: Composition) {
  const art = companionArea(composition);
  // Without its moon, a cat would hang in the air.
  const movement = composition.movement === 'ending' ? 'opening' : composition.movement;
  return art && catOf({ ...composition, art, movement });
}

/** A hand that is drawing. @param nib its place in pixels @param size pixels of a unit */
export function handOf(composition: Composition, nib: Point, size: number): Taken {
  const { width, height, unit, chance } = composition;
  const [x, y] = [nib[0] + HAND.left * size, nib[1] + HAND.top * size];
  const [right, bottom] = [
    Math.min(HAND.width * size, width - x + 24 * unit),
    Math.min(HAND.height * size, height - y + 20 * unit),
  ];
  const drawn = sprite(right, bottom, (pen) => {
    pen.translate(-HAND.left * size, -HAND.top * size);
    pen.scale(size, size);
    writingHand(sketchOf(pen, pensOf(composition, 1.4 * unit + 0.28 * size), chance.fork('hand'), size));
  });
  return { takes: [drawn], x, y };
}
