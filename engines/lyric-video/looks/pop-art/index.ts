import { type Canvas, newCanvas, sprite } from '../../../drawing/canvas.ts';
import { star } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, layers, onTwos, pages, picture, when } from '../../layers.ts';
import type { Composition, Look, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, oval, rim, trimmed } from '../../picture/figure.ts';
import { posterized } from '../../picture/prints.ts';
import { pop } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { speech } from './bubble.ts';
import { areasOfPage, burstPlace } from './page.ts';
import { cellsOf, GUTTER, ledgeOf, panelsOf } from './panels.ts';
import { BLACK, BLUE, RED, YELLOW } from './print.ts';

const BURSTS = ['POW!', 'BAM!', 'WOW!', 'YEAH!'];

/** A comic panel, enlarged until its printing shows: halftone dots, a sunburst, thick black lines, a speech bubble. */
export const popArt: Look = {
  fps: 24,
  transition: 'iris',
  mirrored: true,
  stands: true,
  inks: {
    opening: { [RED]: '#1798e8', [BLUE]: '#ffffff' },
    chorus: { [BLUE]: '#ff3d94', [YELLOW]: '#ffe94a' },
    break: { [YELLOW]: '#3fd0c9', [BLUE]: '#ee2b37', [RED]: '#ff7a1a' },
    ending: { [YELLOW]: '#8fb4ff', [RED]: '#3a2fb8', [BLUE]: '#241c6e' },
  },

  // A bubble needs room above its words.
  arrange: (composition) => {
    const { movement, shape, width, height, text, art, singer, unit } = composition;
    if (!singer) return areasOfPage(composition, GUTTER * unit);
    if (movement === 'chorus' && shape === 'wide')
      return { text: { left: 0.52 * width, top: 0.17 * height, width: 0.42 * width, height: 0.62 * height }, art };
    return movement === 'chorus'
      ? { text: { ...text, top: (shape === 'square' ? 0.12 : 0.095) * height, height: 0.2 * height }, art }
      : { text, art };
  },

  lettering: (composition) => ({
    font: 'Bangers',
    size: 0.15,
    smallest: 0.062,
    leading: 1.12,
    space: 0.27,
    tracking: 0.03,
    casing: 'upper',
    align: 'center',
    inset: 0.06,
    margin: 0.3,
    turn: 'switch',
    dim: 0.56,
    entrance: pop('line', 0.26, 0.05),
    sway: (share) => ({ dy: -0.1 * Math.sin(share * Math.PI) }),
    paint(pen, text, state, { size }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: BLACK });
      inked(pen, text, size, {
        fill: composition.tint(RED),
        outline: { color: BLACK, width: 0.055 },
        shadow: { color: composition.tint(BLUE), dx: 0.07, dy: 0.07 },
      });
    },
    backing: {
      margin: 1.5,
      draw(pen, { left, top }, { size, block }) {
        pen.translate(left - block.left, top - block.top);
        speech(pen, composition, block, size);
      },
    },
    count(pen, radius) {
      star(pen, 0, 0, radius * 1.2, radius * 0.7, 9);
      pen.fillStyle = composition.tint(YELLOW);
      pen.fill();
      pen.lineWidth = radius * 0.16;
      pen.strokeStyle = BLACK;
      pen.stroke();
    },
  }),

  scene(composition) {
    const { art, unit, tint, width, height, singer, movement } = composition;
    const panels = panelsOf(composition, printsOf(composition));
    const place = burstPlace(composition, GUTTER * unit);
    const bursts = BURSTS.map((word, index) =>
      burstOf(
        word,
        singer ? Math.min(art.width, art.height) * 0.95 : place.size,
        tint([YELLOW, RED][index % 2] as string),
        unit,
      ),
    );
    const portrait =
      singer && movement !== 'break'
        ? trimmed(printed(composition, Math.min(art.width, art.height), PRINTS[0]))
        : undefined;
    const ledge = ledgeOf(composition);
    const small = Math.min(width, height) * 0.07;
    const burst = cycle(bursts, ({ beat }) => Math.floor(beat / 4));
    // A burst that is nearly at its own size is drawn sharp.
    const burstScale = ({ hit }: FrameCues) => (0.8 + 0.2 * hit > 0.985 ? 1 : 0.8 + 0.2 * hit);
    return layers([
      onTwos(composition, [
        pages(panels, ({ travel }) => travel * 7),
        portrait &&
          picture(portrait.drawing).at(
            ({ bass }) => [
              art.left + art.width / 2 + portrait.right,
              art.top + art.height - bass * 14 * unit + 14 * unit,
            ],
            'bottom-right',
          ),
        portrait && picture(ledge.drawing).at([0, ledge.y], 'top-left'),
        portrait &&
          movement !== 'ending' &&
          when(
            ({ hit }) => hit > 0.2,
            burst
              .at(({ hits }) => [art.left + art.width * (hits % 2 ? 0.14 : 0.86), art.top + small * 1.6])
              .scale(({ hit }) => 0.3 + 0.12 * hit),
          ),
        !singer && movement !== 'ending' && burst.at(place.at).scale(burstScale),
      ]),
    ]);
  },
};

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

/** Inks of a print from dark to light. The first is that of most pictures. */
const PRINTS = [
  [BLACK, '#c2185b', '#ffb38a', '#fff1d6'],
  [BLACK, '#0f6fb8', '#5ee0d0', '#fdf9d8'],
  [BLACK, '#6a1b9a', '#ff8a5c', '#ffec6e'],
  [BLACK, '#00796b', '#ff7fb0', '#fff1f6'],
] as const;

/** A print for each panel of a break, in other inks each time. */
function printsOf(composition: Composition) {
  if (!composition.singer || composition.movement !== 'break') return [];
  return cellsOf(composition).map(({ left, top, width, height }, index) => ({
    canvas: printed(composition, Math.min(height, width * 1.2), PRINTS[index % PRINTS.length] as readonly string[]),
    foot: [left + width / 2, top + height] as const,
  }));
}

/** The singer in four inks and dots, with a thick line around. */
function printed({ singer, unit }: Composition, side: number, inks: readonly string[]): Canvas {
  const figure = figureOf(singer as Singer, { width: side, height: side }, oval);
  const tones = drawnTones(figure, 3 * unit);
  const flat = posterized(tones, inks);
  const dots = flat.getContext('2d');
  dots.globalCompositeOperation = 'source-atop';
  // Shadows of the skin are printed in dots, which leave the features and the light alone.
  dots.fillStyle = inks[1] as string;
  halftone(dots, { left: 0, top: 0, width: side - 1, height: side - 1 }, side / 64, 30, (x, y) => {
    const at = Math.floor(y) * tones.width + Math.floor(x);
    const light = tones.light[at] ?? 1;
    const drawn = (tones.features?.ink[at] ?? 0) + (tones.features?.paper[at] ?? 0);
    return light > 0.5 && drawn < 0.3 ? 0.42 * Math.min(1, Math.max(0, (0.72 - light) / 0.14)) : 0;
  });
  const grow = 9 * unit;
  const { canvas, pen } = newCanvas(side + 2 * grow, side + grow);
  pen.drawImage(rim(figure.canvas, grow, BLACK), 0, 0);
  pen.drawImage(flat, grow, grow);
  return canvas;
}
