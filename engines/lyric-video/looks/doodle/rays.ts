import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { drawnOf } from './page.ts';
import type { Sketch } from './pen.ts';

/** A stroke that stands around the moon, in units of the page. */
interface Ray {
  /** Away from the moon. */
  way: Point;
  line: readonly [from: Point, middle: Point, to: Point];
}

/** Strokes around the moon. */
const RAYS = 32;
/** In shares of the moon's radius: the lengths of four strokes in a row, where strokes begin, and how far they jump. */
const LENGTHS = [0.3, 0.1, 0.2, 0.1] as const;
const [FROM, JUMP] = [1.07, 0.12];
/** How strong a hit must be for a jump. */
const OUT = 0.2;
/** Room around a stroke, in units of the page. */
const ROOM = 8;

/**
 * Returns the strokes around the moon that stay off the words, wherever they jump.
 * @param lowest where the last strokes end, in units of the page
 */
export function raysOf(
  { text, unit, chance: all }: Composition,
  [x, y]: Point,
  radius: number,
  lowest: number,
): [standing: Ray[], jumping: Ray[]] {
  const chance = all.fork('rays');
  const rays: [Ray[], Ray[]] = [[], []];
  for (let index = 0; index < RAYS; index++) {
    const turn = (index / RAYS) * 2 * Math.PI + 0.04 * chance.around();
    const way: Point = [Math.cos(turn), Math.sin(turn)];
    const at = (far: number): Point => [x + way[0] * far * radius, y + way[1] * far * radius];
    const isLong = index % 4 === 0;
    const long = LENGTHS[index % 4] as number;
    const to = FROM + long * chance.between(0.75, 1);
    const [across, down] = at(to + JUMP);
    const isInText = across * unit > text.left && down * unit > text.top && down * unit < text.top + text.height;
    if (!isInText && down < lowest) rays[isLong ? 1 : 0].push({ way, line: [at(FROM), at((FROM + to) / 2), at(to)] });
  }
  return rays;
}

export function drawRay({ line }: Sketch, ray: Ray): void {
  line(ray.line, { weight: 1.5, taper: 0.5 });
}

/** A stroke that jumps away from the moon on a hit, and comes back. */
export function jumpingRay(composition: Composition, ray: Ray, radius: number, index: number): Layer {
  const { way, line } = ray;
  const [from, , to] = line;
  const box = {
    left: Math.min(from[0], to[0]) - ROOM,
    top: Math.min(from[1], to[1]) - ROOM,
    width: Math.abs(from[0] - to[0]) + 2 * ROOM,
    height: Math.abs(from[1] - to[1]) + 2 * ROOM,
  };
  const { sprites, x, y } = drawnOf(composition, `ray ${index}`, box, 1, (sketch) => drawRay(sketch, ray));
  return picture(sprites[0] as Sprite).at(({ onTwos: { hit } }) => {
    // It is out or not, and nowhere between, because whatever moves is drawn again.
    const far = (hit > OUT ? JUMP : 0) * radius * composition.unit;
    return [x + way[0] * far, y + way[1] * far];
  }, 'top-left');
}
