import { type Context2D, plates, sprite } from '../../drawing/canvas.ts';
import { type Point, polygon, star } from '../../drawing/hand.ts';
import { halftone } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, pages, picture, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, oval, rim } from '../picture/figure.ts';
import { posterized } from '../picture/prints.ts';
import { pop } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import type { Rectangle } from '../words/layout.ts';

const RED = '#ee2b37';
const YELLOW = '#ffd91a';
const BLUE = '#1798e8';
const BLACK = '#111111';
const RAYS = 16;
const TURNS = 10;
const BURSTS = ['POW!', 'BAM!', 'WOW!', 'YEAH!'];

/** A comic panel, enlarged until its printing shows: halftone dots, a sunburst, thick black lines, a speech bubble. */
export const popArt: Look = {
  fps: 24,
  transition: 'iris',
  inks: {
    opening: { [RED]: '#1798e8', [BLUE]: '#ffffff' },
    chorus: { [BLUE]: '#ff3d94', [YELLOW]: '#ffe94a' },
    break: { [YELLOW]: '#3fd0c9', [BLUE]: '#ee2b37', [RED]: '#ff7a1a' },
    ending: { [YELLOW]: '#8fb4ff', [RED]: '#3a2fb8', [BLUE]: '#241c6e' },
  },

  // A bubble needs room above its words.
  arrange: ({ movement, shape, height, text, art }) =>
    movement === 'chorus' && shape !== 'wide'
      ? { text: { ...text, top: (shape === 'square' ? 0.12 : 0.095) * height, height: 0.2 * height }, art }
      : { text, art },

  lettering: ({ tint, unit, text, art }) => ({
    font: 'Bangers',
    size: 0.15,
    smallest: 0.062,
    leading: 1.04,
    space: 0.27,
    tracking: 0.03,
    casing: 'upper',
    align: 'center',
    inset: 0.06,
    margin: 0.3,
    turn: 'switch',
    entrance: pop('line', 0.26, 0.05),
    sway: (share) => ({ dy: -0.1 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: BLACK });
      inked(pen, text, size, {
        fill: tint(RED),
        outline: { color: BLACK, width: 0.055 },
        shadow: { color: tint(BLUE), dx: 0.07, dy: 0.07 },
      });
    },
    backing: {
      margin: 1.35,
      draw(pen, { left, top, width, height }, { size, block }) {
        // A long line leaves less room at its sides.
        const grow = Math.min(0.62 * size, block.left - 22 * unit);
        const around = { left: left - grow, top: top - 0.5 * size, width: width + 2 * grow, height: height + size };
        const under = block.top + block.height + 0.5 * size;
        const side = sideOf(art, text);
        // The tip is above the singer's hair.
        const room = side === 'bottom' ? art.top + 0.02 * art.height - under : Infinity;
        const tail = { side, length: Math.max(0.3 * size, Math.min(0.68 * size, room)) };
        bubble(pen, around, tail);
        pen.save();
        pen.translate(9 * unit, 9 * unit);
        pen.fillStyle = BLACK;
        pen.fill();
        pen.restore();
        bubble(pen, around, tail);
        pen.fillStyle = '#ffffff';
        pen.fill();
        pen.lineWidth = 6 * unit;
        pen.strokeStyle = BLACK;
        pen.lineJoin = 'round';
        pen.stroke();
      },
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.2, radius * 0.7, 9);
      pen.fillStyle = tint(YELLOW);
      pen.fill();
      pen.lineWidth = radius * 0.16;
      pen.strokeStyle = BLACK;
      pen.stroke();
    },
  }),

  scene(composition) {
    const { art, unit, tint, width, height, singer } = composition;
    const panels = panelsOf(composition);
    const bursts = BURSTS.map((word, index) =>
      burstOf(word, Math.min(art.width, art.height) * 0.95, tint([YELLOW, RED][index % 2] as string), unit),
    );
    const portrait = portraitOf(composition);
    const small = Math.min(width, height) * 0.07;
    const burst = cycle(bursts, ({ beat }) => Math.floor(beat / 4));
    // A burst that is nearly at its own size is drawn sharp.
    const burstScale = ({ hit }: FrameCues) => (0.8 + 0.2 * hit > 0.985 ? 1 : 0.8 + 0.2 * hit);
    return layers([
      pages(panels, ({ travel }) => travel * 7),
      portrait &&
        picture(portrait).at(
          ({ bass }) => [art.left + art.width / 2, art.top + art.height - bass * 14 * unit + 14 * unit],
          'bottom',
        ),
      portrait &&
        when(
          ({ hit }) => hit > 0.2,
          burst
            .at(({ hits }) => [art.left + art.width * (hits % 2 ? 0.14 : 0.86), art.top + small * 1.6])
            .scale(({ hit }) => 0.3 + 0.12 * hit),
        ),
      !singer && burst.at([art.left + art.width / 2, art.top + art.height / 2]).scale(burstScale),
    ]);
  },
};

/** The sunburst in steps from one ray to the next, with the dots and the panel's frame over it. */
function panelsOf({ width, height, unit, tint, art }: Composition) {
  const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
  const reach = Math.hypot(width, height);
  const dots = (pen: Context2D) => {
    pen.fillStyle = tint(RED);
    const far = Math.max(width, height) * 0.75;
    halftone(
      pen,
      { left: 0, top: 0, width, height },
      19 * unit,
      45,
      (px, py) => Math.max(0, Math.hypot(px - x, py - y) / far - 0.42) * 0.75,
    );
  };
  return plates(TURNS, width, height, (pen, index) => {
    pen.fillStyle = tint(BLUE);
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = tint(YELLOW);
    for (let ray = 0; ray < RAYS; ray++) {
      const from = ((ray + index / TURNS) / RAYS) * 2 * Math.PI;
      const to = from + Math.PI / RAYS;
      polygon(pen, [
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ]);
      pen.fill();
    }
    dots(pen);
    const edge = 16 * unit;
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = edge * 2;
    pen.strokeRect(0, 0, width, height);
    pen.strokeStyle = BLACK;
    pen.lineWidth = 7 * unit;
    pen.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
  });
}

/** Returns the side of the words on which the singer is. */
function sideOf(art: Rectangle, text: Rectangle): Side {
  const across = art.left + art.width / 2 - (text.left + text.width / 2);
  const down = art.top + art.height / 2 - (text.top + text.height / 2);
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}

type Side = 'top' | 'right' | 'bottom' | 'left';

/** A rounded rectangle with a tail at one side. Lengths are in pixels. */
function bubble(pen: Context2D, { left, top, width, height }: Rectangle, tail: { side: Side; length: number }): void {
  const [right, bottom] = [left + width, top + height];
  const r = Math.min(height / 2, width / 4);
  const wide = Math.min(width, height) * 0.16;
  const [x, y] = [left + width / 2, top + height / 2];
  const tails: Record<Side, readonly Point[]> = {
    top: [
      [x - wide, top],
      [x, top - tail.length],
      [x + wide, top],
    ],
    right: [
      [right, y - wide],
      [right + tail.length, y],
      [right, y + wide],
    ],
    bottom: [
      [x + wide, bottom],
      [x, bottom + tail.length],
      [x - wide, bottom],
    ],
    left: [
      [left, y + wide],
      [left - tail.length, y],
      [left, y - wide],
    ],
  };
  const along = (side: Side) => {
    if (side === tail.side) for (const point of tails[side]) pen.lineTo(...point);
  };
  pen.beginPath();
  pen.moveTo(left + r, top);
  along('top');
  pen.lineTo(right - r, top);
  pen.quadraticCurveTo(right, top, right, top + r);
  along('right');
  pen.lineTo(right, bottom - r);
  pen.quadraticCurveTo(right, bottom, right - r, bottom);
  along('bottom');
  pen.lineTo(left + r, bottom);
  pen.quadraticCurveTo(left, bottom, left, bottom - r);
  along('left');
  pen.lineTo(left, top + r);
  pen.quadraticCurveTo(left, top, left + r, top);
  pen.closePath();
}

function burstOf(word: string, size: number, color: string, unit: number) {
  return sprite(size, size, (pen) => {
    pen.translate(size / 2, size / 2);
    pen.lineJoin = 'round';
    star(pen, 8 * unit, 8 * unit, size * 0.47, size * 0.32, 15, 0.1);
    pen.fillStyle = BLACK;
    pen.fill();
    star(pen, 0, 0, size * 0.47, size * 0.32, 15, 0.1);
    pen.fillStyle = '#ffffff';
    pen.fill();
    pen.strokeStyle = BLACK;
    pen.lineWidth = 6 * unit;
    pen.stroke();
    star(pen, 0, 0, size * 0.39, size * 0.27, 15, 0.1);
    pen.fillStyle = color;
    pen.fill();
    pen.stroke();
    pen.rotate(-0.14);
    pen.font = `${size * 0.24}px Bangers`;
    pen.textAlign = 'center';
    pen.translate(0, size * 0.085);
    inked(pen, word, size * 0.24, {
      fill: '#ffffff',
      outline: { color: BLACK, width: 0.07 },
      shadow: { color: BLACK, dx: 0.06, dy: 0.06 },
    });
  });
}

function portraitOf({ singer, art, unit }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height);
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const tones = drawnTones(figure, 3 * unit);
  const flat = posterized(tones, [BLACK, '#c2185b', '#ffb38a', '#fff1d6']);
  const grow = 9 * unit;
  const edge = rim(figure.canvas, grow, BLACK);
  return sprite(side + 2 * grow, side + 2 * grow, (pen) => {
    pen.drawImage(edge, 0, 0);
    pen.translate(grow, grow);
    pen.drawImage(flat, 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    // Skin is printed in dots of red, which leave the features alone.
    pen.fillStyle = RED;
    halftone(pen, { left: 0, top: 0, width: side - 1, height: side - 1 }, side / 64, 30, (x, y) => {
      const at = Math.floor(y) * tones.width + Math.floor(x);
      const light = tones.light[at] ?? 1;
      const drawn = (tones.features?.ink[at] ?? 0) + (tones.features?.paper[at] ?? 0);
      return light > 0.45 && light < 0.82 && drawn < 0.3 ? 0.3 : 0;
    });
  });
}
