import type { Sketch } from './pen.ts';

interface Bird {
  /** Where its feet are, in units of the page. */
  x: number;
  y: number;
  scale?: number;
  /** Whether it looks to the right. */
  flip?: boolean;
  /** It flies, with its wings up or down. */
  wings?: 'up' | 'down';
  isAsleep?: boolean;
}

const BODY = '-9.4,-8.6 -7.6,-13.4 -1,-16.2 6,-15.6 9.6,-12.2 8,-7.6 1.6,-4.6 -5.6,-4.8';

/** A bird that is a note as well: its body is the head of the note. About 20 units across, and 34 tall with its stem. */
export function bird(sketch: Sketch, { x, y, scale = 1, flip = false, wings, isAsleep = false }: Bird): void {
  const { within, fill, line, dot, inks } = sketch;
  within({ x, y, scale, flip }, () => {
    // It stands out from a dark page, too.
    line('8.6,-12 8.8,-24 8.4,-37', { color: inks.paper, weight: 2.6, taper: 0.05 });
    line('8.4,-37 9.6,-31 15,-27 14.4,-20', { color: inks.paper, weight: 2.9, taper: 0.1 });
    line(BODY, { color: inks.paper, weight: 2.2, closed: true });
    if (!wings) for (const foot of ['-2,-6 -2.4,.6', '2.4,-6 2.6,.6']) line(foot, { weight: 0.6, taper: 0.1 });
    line('8.6,-12 8.8,-24 8.4,-37', { weight: 0.85, taper: 0.05 });
    line('8.4,-37 9.6,-31 15,-27 14.4,-20', { weight: 1.2, taper: 0.4 });
    fill(BODY, inks.ink);
    fill('-8.6,-11.8 -8.6,-11.8 -14.6,-9.4 -14.6,-9.4 -8.6,-8', inks.yellow);
    line('-8.6,-12 -14.6,-9.4 -14.6,-9.4 -8.6,-7.6', { weight: 0.5, taper: 0.1 });
    if (isAsleep) line('-6.4,-11.2 -4.6,-10 -2.6,-11.2', { color: inks.paper, weight: 0.6 });
    else {
      dot([-4.4, -11.4], 2.5, inks.paper);
      dot([-5, -11.2], 1.1);
    }
    if (!wings) return line('0,-10 4,-8.4 7,-10.6', { color: inks.paper, weight: 0.5 });
    const wing =
      wings === 'up'
        ? '5,-12 5,-12 -3,-17 -5,-27 1,-38 12,-44 12,-44 11,-38 15,-36 15,-36 12,-31 15,-28 15,-28 11,-23 12,-19 12,-19 9,-14'
        : '5,-13 5,-13 -2,-9 -5,0 -2,10 6,18 6,18 7,12 11,11 11,11 10,6 14,3 14,3 11,-2 13,-5 13,-5 9,-11';
    line(wing, { color: inks.paper, weight: 1.8, closed: true });
    fill(wing, inks.ink);
  });
}
