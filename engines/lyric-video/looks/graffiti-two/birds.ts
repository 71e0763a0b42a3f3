import { frames } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillPath } from '../../picture/path-shapes.ts';
import type { Area } from './sheet.ts';

/** Drawings of a wing beat, and by how much the tips of the wings are below the middle in each. */
const TIPS = [-12, -4, 8, -2];

/** A flock, of which each bird flies its own way. Lengths are in units. */
interface Flock {
  count: number;
  /** Wingspan. */
  wide: number;
  ink: string;
  /** Returns where a bird is, by its number. */
  at(cues: FrameCues, number: number): Point;
  /** The part of the frame in which they are seen, if it is not all of it. */
  seen?: Partial<Area>;
}

/** Draws birds that beat their wings twice on each beat. */
export function flockOf({ unit }: Composition, { count, wide, ink, at, seen = {} }: Flock): Layer {
  const scale = (wide * unit) / 48;
  const wings = frames(TIPS.length, 48 * scale, 34 * scale, (pen, share) => {
    const tip = 17 + (TIPS[Math.round(share * TIPS.length)] as number);
    const arm = 15 + 0.35 * (tip - 17);
    pen.scale(scale, scale);
    fillPath(
      pen,
      ink,
      `M1 ${tip} Q12 ${arm - 5} 21 14 L24 12 L27 14 Q36 ${arm - 5} 47 ${tip} Q36 ${arm + 3} 28 21 L24 27 L20 21 Q12 ${arm + 3} 1 ${tip} Z`,
    );
  });
  const window = Object.fromEntries(Object.entries(seen).map(([side, length]) => [side, length * unit]));
  return each([...Array(count).keys()], (number) =>
    cycle(wings, ({ beat }) => 8 * beat + 1.7 * number)
      .at((cues) => {
        const [x, y] = at(cues, number);
        return [x * unit, y * unit];
      })
      .inside(window),
  );
}
