import { type Context2D, frames, plates, sprite } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { handLine, type Point } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, layers, meter, onTwos, pages, picture, variants, when } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { inked } from '../../words/ink.ts';
import { areasOf } from '../../words/layout.ts';
import type { Lettering } from '../../words/lettering.ts';
import { DARK, eyeball } from './eye.ts';
import { FOLDS, mandala } from './mandala.ts';
import { meltingOf, othersOf } from './singer.ts';
import { LIGHT, lips, MIDDLE, melting, palm } from './things.ts';

const STEPS = 12;
/** Arms of the spiral, points of an arm's edge, and how fast an arm turns as it goes outward. */
const [ARMS, POINTS, TWIST] = [9, 60, 0.62];
/** Directions in which an eye looks, eyes on an orbit, and their sizes. */
const [GAZES, SWARM, DEPTHS] = [5, 10, 6];

/** Exponent of the ground of the words, between those of an ellipse and a rectangle, so that its corners hold words. */
const SQUARE = 6;

/** A spiral without end, things with an eye too many, and restless letters. */
export const weird: Look = {
  fps: 24,
  transition: 'iris',
  mirrored: true,
  stands: true,
  inks: {
    chorus: {
      '#ff4fa3': '#ff8a1f',
      '#2a0b4f': '#4a0a2e',
      '#7a1fa2': '#c2187a',
      '#ff9d3c': '#3fc7b4',
      [MIDDLE]: '#008f9c',
      [LIGHT]: '#a8ffd8',
    },
    break: { '#ff4fa3': '#2fd6a0', '#2a0b4f': '#0b2f4f', '#7a1fa2': '#1f6fa2' },
    ending: {
      '#ff4fa3': '#4f6bff',
      '#2a0b4f': '#0d0b3a',
      '#7a1fa2': '#2b1f8a',
      [MIDDLE]: '#7a4dff',
      [LIGHT]: '#8ff7ff',
    },
  },

  arrange: ({ movement, shape, width, height, text, art, singer }) => {
    if (singer || shape !== 'wide') return { text, art };
    const area = areasOf({ width, height });
    if (movement === 'verse') return { text: area(0.46, 0.22, 0.47, 0.52), art: area(0.03, 0.0, 0.4, 0.92) };
    if (movement === 'opening') return { text: area(0.08, 0.25, 0.42, 0.5), art: area(0.56, 0.0, 0.4, 0.94) };
    if (movement === 'chorus') return { text: area(0.07, 0.16, 0.41, 0.68), art: area(0.53, 0.0, 0.45, 0.94) };
    return { text, art };
  },

  lettering: ({ tint }): Lettering => ({
    font: 'Shrikhand',
    size: 0.15,
    smallest: 0.055,
    leading: 1.14,
    space: 0.3,
    casing: 'as it is',
    align: 'center',
    // Slanted letters reach farther than the words' own widths.
    inset: 0.04,
    margin: 0.45,
    turn: 'switch',
    entrance: {
      by: 'line',
      seconds: 0.6,
      stagger: 0.06,
      pose: (progress, { index }) => ({
        dx: Math.sin(progress * 9 + index) * (1 - progress) * 1.4,
        dy: Math.cos(progress * 7 + index * 2) * (1 - progress) * 1.2,
        opacity: Math.min(1, progress * 3),
      }),
    },
    sway: (share, { index }) => ({ dx: 0.09 * Math.sin(share * 14 + index), dy: 0.12 * Math.sin(share * 9) }),
    paint(pen, text, state, { size, word, chance }) {
      pen.translate(word.width / 2, -0.3 * size);
      pen.transform(1, chance.around() * 0.1, chance.around() * 0.22, 1, 0, 0);
      pen.translate(-word.width / 2, 0.3 * size);
      const fill = state === 'waiting' ? '#fdfdf0' : tint(LIGHT);
      inked(pen, text, size, { fill, outline: { color: DARK, width: 0.06 } });
    },
    count(pen, radius) {
      eyeball(pen, radius, [0, 0], 1, tint('#39ff88'));
    },
  }),

  scene(composition) {
    const { art, unit, singer, movement } = composition;
    const tunnels = tunnelsOf(composition);
    const radius = Math.min(art.width, art.height) * (singer ? 0.4 : 0.38);
    const center = middleOf(composition);
    const [x] = center;
    const portrait = singer && meltingOf(composition, singer);
    const { behind, before } = swarmOf(composition, center, radius);
    const isKaleidoscope = !singer && (movement === 'break' || movement === 'ending');
    return layers([
      onTwos(composition, [
        pages(tunnels, ({ travel }) => travel * 13),
        behind,
        portrait &&
          cycle(portrait.drawings, ({ travel }) => travel * 8).at(
            ({ hits, hit }) => [x + portrait.right + (hits % 2 ? 5 : -5) * hit * unit, art.top + art.height],
            'bottom-right',
          ),
        isKaleidoscope && kaleidoscopeOf(composition, center),
        !singer && !isKaleidoscope && thingOf(composition, center, radius),
        before,
      ]),
    ]);
  },
};

/** A thing of this movement, and its eyes, which follow the beat. */
function thingOf({ tint, movement, unit }: Composition, [x, y]: Point, radius: number): Layer {
  const { draw, sockets } = movement === 'opening' ? palm : movement === 'verse' ? lips : melting;
  const side = 2.9 * radius;
  const body = sprite(side, side, (pen) => {
    pen.translate(side / 2, side / 2);
    pen.scale(radius, radius);
    draw(pen, { tint });
  });
  const rise = (bass: number) => y - bass * 8 * unit;
  return layers([
    picture(body).at(({ bass }) => [x, rise(bass)]),
    each(sockets, ({ at, radius: share }) =>
      variants(staring(share * radius, tint('#39ff88')), ({ beat }) => Math.floor(beat), blink).at(({ bass }) => [
        x + at[0] * radius,
        rise(bass) + at[1] * radius,
      ]),
    ),
  ]).draw;
}

/** Pictures of an eye that looks somewhere, from open to closed, for several directions. */
function staring(radius: number, iris: string): Sprite[][] {
  return Array.from({ length: GAZES }, (_, gaze) => {
    const turn = (gaze / GAZES) * 2 * Math.PI;
    return frames(4, radius * 2.3, radius * 2.3, (pen, share) => {
      pen.translate(radius * 1.15, radius * 1.15);
      eyeball(pen, radius, [Math.cos(turn), Math.sin(turn)], 1 - share * 1.2, iris);
    });
  });
}

function blink({ hit }: FrameCues): number {
  return hit > 0.72 ? 0.95 : hit > 0.5 ? 0.5 : 0;
}

/** A kaleidoscope that turns by one of its folds, endlessly, around an eye. */
function kaleidoscopeOf(composition: Composition, [x, y]: Point): Layer {
  const { width, height, tint, movement } = composition;
  const radius = Math.min(width, height) * (movement === 'break' ? 0.55 : 0.5);
  const drawn = mandala(composition, radius);
  const turns = frames(STEPS, 2 * radius, 2 * radius, (pen, share) => {
    pen.translate(radius, radius);
    pen.rotate((share / FOLDS) * 2 * Math.PI);
    pen.drawImage(drawn, -radius, -radius);
  });
  const eyes = staring((movement === 'break' ? 0.17 : 0.2) * radius, tint('#39ff88'));
  return layers([
    cycle(turns, ({ travel }) => travel * 6).at([x, y]),
    variants(eyes, ({ beat }) => Math.floor(beat), movement === 'ending' ? () => 0.6 : blink).at([x, y]),
  ]).draw;
}

/** Eyes on one orbit, equally far apart. Those in front are larger; none is before a singer. */
function swarmOf(composition: Composition, center: Point, radius: number) {
  const { singer, movement, width, height, tint } = composition;
  // Eyes must not cover the faces that fill a break.
  if (movement === 'break' || (movement === 'ending' && !singer)) return { behind: false, before: false } as const;
  const largest = Math.min(width, height) * 0.075;
  const sizes = frames(DEPTHS, largest * 2.3, largest * 2.3, (pen, share) => {
    pen.translate(largest * 1.15, largest * 1.15);
    eyeball(pen, largest * (0.42 + 0.58 * share), [0, 0.3], 1, tint(MIDDLE));
  });
  // Around the foot of a thing, or all around a singer.
  const middle: Point = singer ? center : [center[0], center[1] + 0.82 * radius];
  const room = roomAround(composition, middle, 1.2 * largest);
  const reach: Point = [Math.min(1.35 * radius, room[0]), Math.min((singer ? 1.32 : 0.3) * radius, room[1])];
  const orbiting = (front: boolean) =>
    each(
      Array.from({ length: SWARM }, (_, index) => (index / SWARM) * 2 * Math.PI),
      (angle) => {
        const turn = ({ travel }: FrameCues) => angle + travel * 0.3;
        const near = (cues: FrameCues) => Math.sin(turn(cues));
        return when(
          (cues) => near(cues) > 0 === front,
          meter(sizes, (cues) => (near(cues) + 1) / 2).at((cues) => orbit(middle, turn(cues), reach)),
        );
      },
    );
  if (!singer) return { behind: orbiting(false), before: orbiting(true) };
  return { behind: layers([orbiting(false), orbiting(true)]).draw, before: false } as const;
}

/** How far eyes may be from a point, across and down, so that they do not pass behind words. */
function roomAround({ text, shape, width, height }: Composition, [x, y]: Point, eye: number): Point {
  if (text.left > width || text.top > height) return [Infinity, Infinity];
  if (shape === 'wide' && (x < text.left || x > text.left + text.width))
    return [(x < text.left ? text.left - x : x - text.left - text.width) - eye, Infinity];
  return [Infinity, (y < text.top ? text.top - y : y - text.top - text.height) - eye];
}

/** Arms of a logarithmic spiral. At the end of the cycle, every arm has reached the place of the next. */
function tunnelsOf(composition: Composition) {
  const { width, height, tint, singer, movement } = composition;
  const [x, y] = middleOf(composition);
  const others = singer ? othersOf(composition, singer) : undefined;
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) * 1.06;
  return plates(STEPS, width, height, (pen, step) => {
    pen.fillStyle = tint('#2a0b4f');
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.translate(x, y);
    pen.rotate((step / STEPS / ARMS) * 2 * Math.PI);
    for (let arm = 0; arm < ARMS; arm++) {
      const from = (arm / ARMS) * 2 * Math.PI;
      spiral(pen, from, from + Math.PI / ARMS, reach);
      pen.fillStyle = tint('#ff4fa3');
      pen.fill();
      spiral(pen, from + Math.PI / ARMS, from + (1.45 * Math.PI) / ARMS, reach);
      pen.fillStyle = tint('#7a1fa2');
      pen.fill();
    }
    pen.restore();
    const dark = pen.createRadialGradient(x, y, 0, x, y, Math.min(width, height) * 0.5);
    dark.addColorStop(0, 'rgb(20 4 40 / 0.9)');
    dark.addColorStop(1, 'rgb(20 4 40 / 0)');
    pen.fillStyle = dark;
    pen.fillRect(0, 0, width, height);
    if (movement !== 'break' && movement !== 'ending') puddle(pen, composition);
    others?.(pen);
  });
}

/** The area between two arms, from the middle outward. */
function spiral(pen: Context2D, from: number, to: number, reach: number): void {
  const nearest = 0.012 * reach;
  const at = (turn: number, share: number): Point => {
    const far = nearest * (reach / nearest) ** share;
    const angle = turn + Math.log(far / nearest) * TWIST;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  };
  pen.beginPath();
  for (let point = 0; point <= POINTS; point++) pen.lineTo(...at(from, point / POINTS));
  for (let point = POINTS; point >= 0; point--) pen.lineTo(...at(to, point / POINTS));
  pen.closePath();
}

/** A calm ground for the words, with a wavy edge. */
function puddle(pen: Context2D, { text, tint, unit, chance }: Composition): void {
  const own = chance.fork('puddle');
  const [across, down] = [text.width / 2 + 24 * unit, text.height / 2 + 24 * unit];
  const points = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = 1 / (Math.abs(cos) ** SQUARE + Math.abs(sin) ** SQUARE) ** (1 / SQUARE);
    const wave = index % 2 ? 0.99 + 0.02 * own.around() : 1.08 + 0.03 * own.around();
    return [
      text.left + text.width / 2 + cos * far * across * wave,
      text.top + text.height / 2 + sin * far * down * wave,
    ];
  });
  handLine(pen, points, 0, own, true);
  pen.fillStyle = tint('#2a0b4f');
  pen.fill();
  pen.strokeStyle = DARK;
  pen.lineWidth = 7 * unit;
  pen.stroke();
}

/** The middle of the tunnel: behind a singer's head. */
function middleOf({ art, singer }: Composition): Point {
  const x = art.left + art.width / 2;
  return [x, singer ? art.top + art.height - 0.58 * Math.min(art.width, art.height) : art.top + art.height * 0.48];
}
