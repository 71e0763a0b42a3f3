import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { disc, type Point, star } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { each, type Layer, picture } from '../layers.ts';
import type { Composition } from '../look.ts';

const RINGS = 3;
const STARS = 26;

type Window = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** Draws rings of sound that leave the picture. @param share how much of a beat has passed, 0 to 1 */
export function rings(pen: Context2D, { tint }: Composition, [x, y]: Point, radius: number, share: number): void {
  // Each ring takes the place of the next, so all have one color.
  pen.strokeStyle = tint('#f2b84b');
  pen.lineWidth = radius * 0.11;
  for (let ring = 0; ring < RINGS; ring++) {
    pen.globalAlpha = 0.75 * (1 - (ring + share) / RINGS);
    disc(pen, x, y, radius * (1.08 + 0.46 * (ring + share)));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** In an ending, stars come out, and twinkle with the high notes. */
export function starsOf({ movement, tint, unit, chance }: Composition, window: Window): Layer | false {
  if (movement !== 'ending') return false;
  const own = chance.fork('stars');
  const kinds: Sprite[] = [6, 10, 17].map((size) =>
    sprite(2 * size * unit, 2 * size * unit, (pen) => {
      pen.fillStyle = tint('#f3ecdf');
      star(pen, size * unit, size * unit, size * unit, size * 0.22 * unit, 4);
      pen.fill();
    }),
  );
  const stars = Array.from({ length: STARS }, (_, index) => {
    // None is near the moon.
    const [across, down] = [own.between(0.03, 0.97), own.between(0.03, 0.97)];
    const isFree = across < 0.66 || down > 0.6;
    return {
      at: [
        window.left + (isFree ? across : across * 0.6) * (window.right - window.left),
        window.top + down * 0.66 * (window.bottom - window.top),
      ] as const,
      phase: own.between(0, 6.3),
      kind: kinds[index % 5 === 0 ? 2 : index % 2] as Sprite,
    };
  });
  return each(stars, ({ at, phase, kind }) =>
    picture(kind)
      .at(at)
      .opacity(({ travel, treble }) => Math.max(0.1, 0.5 + sway(travel, 1.6, 0.4, phase) + 0.5 * treble)),
  );
}

/** The yellow moon, which is a crescent in an ending. */
export function moonOf({ movement, tint, chance }: Composition, radius: number): Sprite {
  const side = radius * 2.2;
  return sprite(side, side, (pen) => {
    pen.fillStyle = tint('#f2b84b');
    disc(pen, side / 2, side / 2, radius);
    pen.fill();
    pen.globalCompositeOperation = 'source-atop';
    grain(pen, side, side, 0.3, chance.fork('moon'), 1.4);
    if (movement !== 'ending') return;
    pen.globalCompositeOperation = 'destination-out';
    disc(pen, side / 2 + radius * 0.42, side / 2 - radius * 0.2, radius * 0.86);
    pen.fill();
  });
}
