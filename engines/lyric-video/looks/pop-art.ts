import { type Context2D, plates, sprite } from '../../drawing/canvas.ts';
import { polygon, star } from '../../drawing/hand.ts';
import { halftone } from '../../drawing/texture.ts';
import { wordsAbove } from '../composition.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, pages, picture, when } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval, posterized, rim, tonesOf } from '../picture/figure.ts';
import { pop } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

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
  arrange: wordsAbove,

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
      draw(pen, { left, top, width, height }, { size }) {
        const isBelow = art.top > text.top + text.height / 2;
        const tail = (isBelow ? -0.68 : 0.68) * size;
        const grow = 0.62 * size;
        bubble(pen, left - grow, top - grow * 0.8, width + 2 * grow, height + 1.6 * grow, tail);
        pen.save();
        pen.translate(9 * unit, 9 * unit);
        pen.fillStyle = BLACK;
        pen.fill();
        pen.restore();
        bubble(pen, left - grow, top - grow * 0.8, width + 2 * grow, height + 1.6 * grow, tail);
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

/** @param tail length in pixels; a negative tail points down */
function bubble(pen: Context2D, left: number, top: number, width: number, height: number, tail: number): void {
  const r = Math.min(height / 2, width / 4);
  pen.beginPath();
  pen.moveTo(left + r, top);
  if (tail > 0) {
    pen.lineTo(left + width * 0.44, top);
    pen.lineTo(left + width * 0.5, top - tail);
    pen.lineTo(left + width * 0.58, top);
  }
  pen.lineTo(left + width - r, top);
  pen.quadraticCurveTo(left + width, top, left + width, top + r);
  pen.lineTo(left + width, top + height - r);
  pen.quadraticCurveTo(left + width, top + height, left + width - r, top + height);
  if (tail < 0) {
    pen.lineTo(left + width * 0.58, top + height);
    pen.lineTo(left + width * 0.5, top + height - tail);
    pen.lineTo(left + width * 0.44, top + height);
  }
  pen.lineTo(left + r, top + height);
  pen.quadraticCurveTo(left, top + height, left, top + height - r);
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

function portraitOf({ singer, art, tint, unit }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height);
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const flat = posterized(figure, [BLACK, '#c2185b', '#ffb38a', '#fff1d6'], 3 * unit);
  const tones = tonesOf(figure, 3 * unit);
  const grow = 9 * unit;
  const edge = rim(figure, grow, BLACK);
  return sprite(side + 2 * grow, side + 2 * grow, (pen) => {
    pen.drawImage(edge, 0, 0);
    pen.translate(grow, grow);
    pen.drawImage(flat, 0, 0);
    pen.globalCompositeOperation = 'source-atop';
    pen.fillStyle = tint(RED);
    halftone(pen, { left: 0, top: 0, width: side - 1, height: side - 1 }, 9 * unit, 30, (x, y) => {
      const light = tones.light[Math.floor(y) * tones.width + Math.floor(x)] ?? 1;
      return light > 0.45 && light < 0.82 ? 0.32 : 0;
    });
  });
}
