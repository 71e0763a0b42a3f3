import { type Context2D, frames, plates, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { orbit, sway } from '../../drawing/motion.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, meter, onTwos, pages, variants } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { inked, upright } from '../words/ink.ts';
import type { Lettering } from '../words/lettering.ts';
import { LIGHT, MIDDLE, meltingOf, othersOf } from './weird-singer.ts';

const STEPS = 12;
const RINGS = 15;

/** A tunnel of warped checks, eyes that follow the beat, a tongue, and restless letters. */
export const weird: Look = {
  fps: 24,
  transition: 'iris',
  stands: true,
  inks: {
    chorus: {
      '#ff4fa3': '#ff8a1f',
      '#2a0b4f': '#4a0a2e',
      '#7a1fa2': '#c2187a',
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

  lettering: ({ tint }): Lettering => ({
    font: 'Shrikhand',
    size: 0.13,
    smallest: 0.055,
    leading: 1.14,
    space: 0.3,
    casing: 'as it is',
    align: 'center',
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
    paint(pen, text, state, { size, index, word, chance }) {
      pen.translate(word.width / 2, -0.3 * size);
      pen.transform(1, chance.around() * 0.1, chance.around() * 0.22, 1, 0, 0);
      pen.translate(-word.width / 2, 0.3 * size);
      if (state === 'waiting')
        return inked(pen, text, size, { fill: '#fdfdf0', outline: { color: '#1b0b2e', width: 0.07 } });
      const acid =
        index % 3 === 0 ? ['#f6ff3d', '#39ff88'] : index % 3 === 1 ? ['#ff8df2', '#ff3d77'] : ['#6ff7ff', '#7a5cff'];
      inked(pen, text, size, {
        fill: upright(pen, size, [
          [0, tint(acid[0] as string)],
          [1, tint(acid[1] as string)],
        ]),
        outline: { color: '#1b0b2e', width: 0.07 },
        rim: { color: '#fdfdf0', width: 0.04 },
      });
    },
    count(pen, radius) {
      eyeball(pen, radius, 0, 0, 1, tint('#39ff88'));
    },
  }),

  scene(composition) {
    const { art, unit, width, height, chance, tint } = composition;
    const tunnels = tunnelsOf(composition);
    const radius = Math.min(art.width, art.height) * (composition.singer ? 0.4 : 0.34);
    const [x, y] = middleOf(composition);
    const great = [0, 1, 2, 3, 4].map((look) => {
      const turn = (look / 5) * 2 * Math.PI;
      return frames(6, radius * 2.4, radius * 2.4, (pen, share) => {
        pen.translate(radius * 1.2, radius * 1.2);
        eyeball(pen, radius, Math.cos(turn), Math.sin(turn), 1 - share * 0.9, tint('#39ff88'));
      });
    });
    const small = Math.min(width, height) * 0.07;
    const eyes = [0, 1, 2, 3].map((look) =>
      sprite(small * 2.4, small * 2.4, (pen) => {
        pen.translate(small * 1.2, small * 1.2);
        eyeball(pen, small, Math.cos(look * 1.57), Math.sin(look * 1.57), 1, tint('#ff8df2'));
      }),
    );
    const tongue = frames(8, radius * 1.3, radius * 1.5, (pen, share) => mouth(pen, radius, share, unit, tint));
    // Eyes must not cover the faces that fill a break.
    const count = !composition.singer ? 7 : composition.movement === 'break' ? 0 : 5;
    const swarm = Array.from({ length: count }, (_, index) => ({
      angle: (index / count) * 2 * Math.PI,
      far: chance.between(1.35, 1.75),
      speed: chance.between(0.2, 0.4),
    }));
    const portrait = composition.singer && meltingOf(composition, composition.singer);
    const center: Point = [x, y];
    const room = roomAround(composition, center, 1.3 * small);
    const stare = ({ hit }: FrameCues) => (hit > 0.72 ? 0.95 : hit > 0.5 ? 0.5 : 0);
    return layers([
      onTwos(composition, [
        pages(tunnels, ({ travel }) => travel * 13),
        each(swarm, ({ angle, far, speed }) =>
          cycle(eyes, ({ beat }) => Math.floor(beat) + Math.round(angle * 3)).at(({ travel }) => {
            const reach: Point = [Math.min(radius * far, room[0]), Math.min(radius * far * 0.92, room[1])];
            const [across, down] = orbit(center, angle + travel * speed, reach);
            return [across, down + sway(travel, 3, 8 * unit, angle)];
          }),
        ),
        portrait &&
          cycle(portrait.drawings, ({ travel }) => travel * 8).at(
            ({ hits, hit }) => [x + portrait.right + (hits % 2 ? 5 : -5) * hit * unit, art.top + art.height],
            'bottom-right',
          ),
        !portrait &&
          meter(tongue, ({ loudness, bass }) => 0.7 * loudness + 0.4 * bass).at([x, y + radius * 0.55], 'top'),
        !portrait && variants(great, ({ beat }) => Math.floor(beat), stare).at(({ bass }) => [x, y - bass * 8 * unit]),
      ]),
    ]);
  },
};

/** How far eyes may be from a point, across and down, so that they do not pass behind words. */
function roomAround({ text, shape, width, height }: Composition, [x, y]: Point, eye: number): Point {
  if (text.left > width || text.top > height) return [Infinity, Infinity];
  if (shape === 'wide' && (x < text.left || x > text.left + text.width))
    return [(x < text.left ? text.left - x : x - text.left - text.width) - eye, Infinity];
  return [Infinity, (y < text.top ? text.top - y : y - text.top - text.height) - eye];
}

/** Checks on rings that come nearer. At the end of the cycle, every ring has reached the place of the next. */
function tunnelsOf(composition: Composition) {
  const { width, height, tint, art, singer } = composition;
  const [x, y] = middleOf(composition);
  const others = singer ? othersOf(composition, singer) : undefined;
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) * 1.06;
  const sectors = 14;
  return plates(STEPS, width, height, (pen, step) => {
    pen.fillStyle = tint('#7a1fa2');
    pen.fillRect(0, 0, width, height);
    for (let ring = RINGS; ring >= 0; ring--) {
      const outer = reach * 1.34 ** (ring + (step / STEPS) * 2 - RINGS);
      const inner = reach * 1.34 ** (ring - 1 + (step / STEPS) * 2 - RINGS);
      const twist = Math.log(outer / reach) * 0.35;
      pen.fillStyle = ring % 2 ? tint('#b5f23d') : tint('#2a0b4f');
      for (let sector = 0; sector < sectors; sector++) {
        const from = ((sector * 2 + (ring % 2)) / (sectors * 2)) * 2 * Math.PI + twist;
        const wave = Math.sin(sector * 2.3) * 0.05;
        const to = from + Math.PI / sectors + wave;
        pen.beginPath();
        pen.arc(x, y, outer, from, to);
        pen.arc(x, y, Math.max(0, inner), to - 0.1, from - 0.1, true);
        pen.fillStyle = (sector + ring) % 2 ? tint('#2a0b4f') : tint('#ff4fa3');
        pen.fill();
      }
    }
    const dark = pen.createRadialGradient(x, y, 0, x, y, Math.min(art.width, art.height) * 0.5);
    dark.addColorStop(0, 'rgb(20 4 40 / 0.95)');
    dark.addColorStop(1, 'rgb(20 4 40 / 0)');
    pen.fillStyle = dark;
    pen.fillRect(0, 0, width, height);
    others?.(pen);
  });
}

/** The middle of the tunnel: behind a singer's head. */
function middleOf({ art, singer }: Composition): Point {
  const x = art.left + art.width / 2;
  return [x, singer ? art.top + art.height - 0.58 * Math.min(art.width, art.height) : art.top + art.height * 0.48];
}

function eyeball(pen: Context2D, r: number, lookX: number, lookY: number, open: number, iris: string): void {
  pen.fillStyle = '#1b0b2e';
  disc(pen, 0, 0, r * 1.06);
  pen.fill();
  pen.save();
  disc(pen, 0, 0, r);
  pen.clip();
  pen.fillStyle = '#ff9fd2';
  disc(pen, 0, 0, r);
  pen.fill();
  pen.beginPath();
  pen.ellipse(0, 0, r, Math.max(0.001, r * open), 0, 0, 2 * Math.PI);
  pen.clip();
  const white = pen.createRadialGradient(-r * 0.2, -r * 0.3, r * 0.1, 0, 0, r);
  white.addColorStop(0, '#ffffff');
  white.addColorStop(0.8, '#f3efe2');
  white.addColorStop(1, '#e3a9b5');
  pen.fillStyle = white;
  disc(pen, 0, 0, r);
  pen.fill();
  pen.strokeStyle = 'rgb(220 40 70 / 0.55)';
  pen.lineWidth = r * 0.025;
  for (let vein = 0; vein < 9; vein++) {
    const angle = (vein / 9) * 2 * Math.PI;
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * r, Math.sin(angle) * r);
    pen.quadraticCurveTo(
      Math.cos(angle + 0.2) * r * 0.8,
      Math.sin(angle + 0.2) * r * 0.8,
      Math.cos(angle - 0.05) * r * 0.62,
      Math.sin(angle - 0.05) * r * 0.62,
    );
    pen.stroke();
  }
  const [x, y] = [lookX * r * 0.3, lookY * r * 0.3];
  pen.fillStyle = '#1b0b2e';
  disc(pen, x, y, r * 0.5);
  pen.fill();
  pen.fillStyle = iris;
  disc(pen, x, y, r * 0.45);
  pen.fill();
  pen.fillStyle = '#1b0b2e';
  disc(pen, x, y, r * 0.22);
  pen.fill();
  pen.fillStyle = '#ffffff';
  disc(pen, x - r * 0.15, y - r * 0.17, r * 0.1);
  pen.fill();
  pen.restore();
}

function mouth(pen: Context2D, radius: number, share: number, unit: number, tint: (color: string) => string): void {
  const [x, wide] = [radius * 0.65, radius * 0.56];
  const long = radius * (0.5 + 0.75 * share);
  pen.fillStyle = tint('#ff3d77');
  pen.strokeStyle = '#1b0b2e';
  pen.lineWidth = 7 * unit;
  pen.beginPath();
  pen.moveTo(x - wide * 0.6, radius * 0.1);
  pen.bezierCurveTo(x - wide * 0.9, long * 0.8, x - wide * 0.5, long * 1.12, x, long * 1.1);
  pen.bezierCurveTo(x + wide * 0.5, long * 1.12, x + wide * 0.9, long * 0.8, x + wide * 0.6, radius * 0.1);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.strokeStyle = tint('#b3184f');
  pen.lineWidth = 5 * unit;
  pen.beginPath();
  pen.moveTo(x, radius * 0.3);
  pen.lineTo(x, long * 0.85);
  pen.stroke();
}
