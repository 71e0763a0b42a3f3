import { type Context2D, frames } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handLine, handStroke, type Point, ringOf } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { BLUE, face, RED } from './art-brut-people.ts';

const [BLACK, PAPER] = ['#0c0c0c', '#f6f1e4'];
const [TAKES, MOUTHS] = [3, 5];
/** Lengths of the singer in radii of the head: above its middle, below it, and to each side. */
const [ABOVE, BELOW, BESIDE] = [1.35, 2.8, 1.8];

/**
 * A singer as a child scratches it: a large head, a dress, and stiff arms, one of which holds a microphone.
 * @returns takes of the body in two poses and its top, takes of the face from a closed to an open mouth and its middle, in
 * pixels of the frame
 */
export function scratchedSinger(composition: Composition) {
  const { art, chance } = composition;
  const radius = Math.min(art.height / (ABOVE + BELOW), art.width / (2 * BESIDE));
  const top = art.top + (art.height - radius * (ABOVE + BELOW)) / 2;
  const center: Point = [art.left + art.width / 2, top + radius * ABOVE];
  const takes = Array.from({ length: TAKES }, (_, take) => chance.fork(`singer ${take}`));
  const bodies = takes.map((own) =>
    frames(2, 2 * BESIDE * radius, (ABOVE + BELOW) * radius, (pen, share) => {
      pen.translate(BESIDE * radius, ABOVE * radius);
      ground(pen, radius, own.fork('ground'));
      body(pen, composition, radius, share >= 0.5, own.fork(`pose ${share}`));
    }),
  );
  const faces = takes.map((own) =>
    frames(MOUTHS, radius * 2.4, radius * 2.4, (pen, share) =>
      face(pen, { ...composition, unit: radius / 150 }, radius, share, own.fork('face')),
    ),
  );
  return { bodies, faces, center, top: [center[0], top] as Point };
}

/** The singer is scratched on black, as the words are. */
function ground(pen: Context2D, radius: number, chance: Chance): void {
  const points = ringOf(0, ((BELOW - ABOVE) / 2) * radius, radius, 18, () => 1).map(([x, y], index): Point => {
    const middle = ((BELOW - ABOVE) / 2) * radius;
    const uneven = 0.94 + 0.05 * Math.sin(index * 2.4);
    return [x * BESIDE * uneven, middle + (y - middle) * ((ABOVE + BELOW) / 2) * uneven];
  });
  pen.fillStyle = BLACK;
  handLine(pen, points, radius * 0.05, chance, true);
  pen.fill();
  pen.strokeStyle = PAPER;
  pen.lineWidth = radius * 0.035;
  pen.stroke();
}

/** Around the middle of the head. @param isUp whether the free arm is raised */
function body(pen: Context2D, { tint }: Composition, radius: number, isUp: boolean, chance: Chance): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  const wide = radius * 0.085;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const limb = (thick: number, ...points: Point[]) => {
    pen.strokeStyle = PAPER;
    pen.lineWidth = thick * radius;
    handLine(pen, points, 0, chance);
    pen.stroke();
  };
  const lift = isUp ? 0.08 : 0;
  limb(0.13, at(-0.26, 2.1), at(-0.28, 2.3), at(-0.3 - lift, 2.42), at(-0.5, 2.43));
  limb(0.13, at(0.26, 2.1), at(0.3, 2.3), at(0.3 + lift, 2.42), at(0.5, 2.42));
  limb(0.18, at(0, 0.8), at(0, 1.3));
  const hand = isUp ? at(-1.4, 0.32) : at(-1.0, 1.52);
  limb(0.13, at(-0.34, 1.3), isUp ? at(-1.0, 1.25) : at(-0.76, 1.38), hand);
  pen.lineWidth = wide * 0.8;
  for (let finger = -2; finger <= 2; finger++) {
    const turn = (isUp ? -1.9 : 2.4) + finger * 0.42;
    const tip: Point = [hand[0] + Math.cos(turn) * radius * 0.3, hand[1] + Math.sin(turn) * radius * 0.3];
    handStroke(pen, hand, tip, radius * 0.02, chance);
  }
  const dress = () =>
    handLine(
      pen,
      [at(-0.36, 1.06), at(0.36, 1.04), at(0.56, 1.6), at(0.92, 2.1), at(0, 2.24), at(-0.92, 2.1), at(-0.56, 1.6)],
      radius * 0.04,
      chance.fork('dress'),
      true,
    );
  pen.fillStyle = tint(RED);
  dress();
  pen.fill();
  pen.save();
  pen.clip();
  pen.lineWidth = wide * 0.55;
  pen.strokeStyle = tint(BLUE);
  hatch(pen, { left: -radius, top: radius, width: radius * 2, height: radius * 0.75 }, radius * 0.12, 32, chance);
  pen.strokeStyle = tint(RED);
  hatch(
    pen,
    { left: -radius * 1.1, top: radius * 1.75, width: radius * 2.2, height: radius },
    radius * 0.12,
    96,
    chance,
  );
  pen.restore();
  pen.strokeStyle = PAPER;
  pen.lineWidth = wide;
  dress();
  pen.stroke();
  pen.lineWidth = wide * 0.8;
  handStroke(pen, at(-0.56, 1.64), at(0.56, 1.62), radius * 0.03, chance);
  for (const y of [1.3, 1.52]) {
    pen.fillStyle = PAPER;
    disc(pen, ...at(0, y), radius * 0.06);
    pen.fill();
  }
  microphone(pen, radius, chance, limb, tint(RED));
}

/** In the other hand, beside the mouth. */
function microphone(
  pen: Context2D,
  radius: number,
  chance: Chance,
  limb: (thick: number, ...points: Point[]) => void,
  red: string,
): void {
  const at = (x: number, y: number): Point => [x * radius, y * radius];
  limb(0.13, at(0.34, 1.3), at(1.2, 1.55), at(1.26, 1.18));
  pen.lineWidth = radius * 0.13;
  handStroke(pen, at(1.4, 1.5), at(1.2, 0.86), radius * 0.01, chance);
  pen.lineWidth = radius * 0.08;
  pen.fillStyle = red;
  disc(pen, ...at(1.16, 0.72), radius * 0.25);
  pen.fill();
  pen.stroke();
  pen.lineWidth = radius * 0.035;
  for (const side of [-0.1, 0, 0.1]) {
    handStroke(pen, at(0.96, 0.72 + side), at(1.36, 0.72 + side), radius * 0.02, chance);
    handStroke(pen, at(1.16 + side, 0.52), at(1.16 + side, 0.92), radius * 0.02, chance);
  }
}
