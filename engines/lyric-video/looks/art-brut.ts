import { type Context2D, plates } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handLine, handStroke, type Point } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, pages, picture, variants } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { pop } from '../words/entrances.ts';
import { clearedAround, inked, underlineEnd } from '../words/ink.ts';
import { areasOf } from '../words/layout.ts';
import { BLACK, BLUE, drawCells, meshOf, RED, YELLOW } from './art-brut-cells.ts';
import { face } from './art-brut-face.ts';
import { figuresOf } from './art-brut-figures.ts';
import { crowd, fenceOf, portraitOf } from './art-brut-people.ts';

/** Of the cells of the wall. */
const GROUND = '#f6f1e5';
const TAKES = 3;
const FRAMES_PER_TAKE = 5;

/** Raw: a jigsaw of outlined cells, which in places grow into clumsy figures, and words scratched on black. */
export const artBrut: Look = {
  fps: 24,
  transition: 'cut',
  mirrored: true,
  stands: true,
  inks: {
    opening: { [RED]: '#d98a7a', [BLUE]: '#5b6f8f', [YELLOW]: '#ead9a8', [GROUND]: '#e9dfcd' },
    chorus: { [RED]: '#e2463a', [BLUE]: '#b0307a', [YELLOW]: '#ffb31c', [GROUND]: '#f7d58c' },
    break: { [RED]: '#e0661f', [BLUE]: '#0f6b52', [YELLOW]: '#f6c445', [GROUND]: '#bfdccf' },
    ending: { [RED]: '#6b7fb8', [BLUE]: '#26305e', [YELLOW]: '#ffe08a', [GROUND]: '#39457a' },
  },

  arrange: ({ movement, shape, width, height, text, art, singer }) => {
    if (singer) return { text, art };
    const area = areasOf({ width, height });
    if (shape !== 'wide') {
      const isTall = shape === 'tall';
      if (movement === 'opening')
        return { text, art: isTall ? area(0.04, 0.06, 0.92, 0.5) : area(0.1, 0.03, 0.8, 0.63) };
      if (movement === 'verse')
        return { text, art: isTall ? area(0.06, 0.04, 0.88, 0.44) : area(0.1, 0.02, 0.8, 0.46) };
      return { text, art: movement === 'ending' ? area(0, 0.35, 1, 0.5) : art };
    }
    if (movement === 'opening') return { text, art: area(0.25, 0.02, 0.5, 0.62) };
    if (movement === 'verse') return { text: area(0.43, 0.2, 0.52, 0.6), art: area(0.02, 0.03, 0.4, 0.94) };
    if (movement === 'ending') return { text, art: area(0.08, 0.2, 0.84, 0.72) };
    return { text, art };
  },

  lettering: ({ tint }) => ({
    font: '"Finger Paint"',
    size: 0.125,
    smallest: 0.052,
    leading: 1.1,
    space: 0.3,
    casing: 'as it is',
    align: 'center',
    inset: 0.05,
    margin: 0.25,
    turn: 'switch',
    entrance: pop('line', 0.22, 0.05),
    sway: (share, { index }) => ({ dx: 0.04 * Math.sin(share * 18 + index), dy: 0.03 * Math.cos(share * 21) }),
    paint(pen, text, state, { size, word, chance, index }) {
      pen.translate(word.width / 2, 0);
      pen.rotate(chance.around() * 0.05);
      pen.translate(-word.width / 2, 0);
      if (state === 'sung') {
        pen.strokeStyle = '#f6f1e4';
        pen.lineWidth = 0.035 * size;
        const end = underlineEnd(text, word.width, size);
        for (let line = 0; line < 2; line++)
          handStroke(pen, [0, (0.16 + 0.08 * line) * size], [end, (0.13 + 0.09 * line) * size], 0.06 * size, chance);
        clearedAround(pen, text, size, 0.06);
      }
      inked(pen, text, size, {
        fill: state === 'sung' ? tint(index % 2 ? '#ff4b3e' : '#ffd23e') : '#f6f1e4',
        outline: { color: '#0c0c0c', width: 0.03 },
      });
    },
    backing: {
      margin: 1,
      draw(pen, { left, top, width, height }, { size }, chance) {
        const room = 0.5 * size;
        const edge: Point[] = [];
        const corners: Point[] = [
          [left - room, top - room * 0.7],
          [left + width + room, top - room * 0.7],
          [left + width + room, top + height + room * 0.7],
          [left - room, top + height + room * 0.7],
        ];
        corners.forEach(([x, y], index) => {
          const [tx, ty] = corners[(index + 1) % 4] as Point;
          for (let step = 0; step < 6; step++) edge.push([x + ((tx - x) * step) / 6, y + ((ty - y) * step) / 6]);
        });
        pen.fillStyle = '#0c0c0c';
        handLine(pen, edge, 0.22 * size, chance, true);
        pen.fill();
        pen.strokeStyle = '#f6f1e4';
        pen.lineWidth = 0.04 * size;
        pen.stroke();
      },
    },
    count(pen, radius) {
      pen.fillStyle = '#0c0c0c';
      disc(pen, 0, 0, radius);
      pen.fill();
      pen.fillStyle = tint(RED);
      disc(pen, 0, 0, radius * 0.55);
      pen.fill();
    },
  }),

  scene(composition) {
    const { art, unit } = composition;
    const walls = wallsOf(composition);
    const portrait = composition.singer && portraitOf(composition, composition.singer, TAKES);
    const fence = portrait && fenceOf(composition);
    const figures = portrait ? [] : figuresOf(composition);
    const take = ({ index }: FrameCues) => Math.floor(index / FRAMES_PER_TAKE);
    // Two figures beside each other do not hop together.
    const pose = ({ beat }: FrameCues, index: number) => Math.floor(beat + index) % 2;
    const lift = ({ bass }: FrameCues) => bass * 12 * unit;
    const [foot, side] = [art.top + art.height, art.left + art.width / 2];
    return layers([
      onTwos(composition, [
        pages(walls, (cues) => take(cues) + (cues.hit > 0.6 ? 1 : 0)),
        portrait &&
          cycle(portrait.drawings, take).at(
            ({ hits, bass }) => [side + portrait.right + (hits % 2 ? 4 : -4) * unit, foot - bass * 8 * unit + 8 * unit],
            'bottom-right',
          ),
        each(figures, ({ bodies, foot: [x, y] }, index) =>
          variants(bodies, take, (cues) => pose(cues, index) / 2).at((cues) => [x, y - lift(cues)], 'bottom'),
        ),
        each(figures, ({ faces, centers }, index) =>
          variants(faces, take, ({ bass, hit }) => 0.65 * bass + 0.4 * hit).at((cues) => {
            const [x, y] = centers[pose(cues, index)] as Point;
            return [x, y - lift(cues)];
          }),
        ),
        fence && picture(fence).at([0, foot + 26 * unit], 'bottom-left'),
      ]),
    ]);
  },
};

/** It sleeps, too. */
function moon(pen: Context2D, composition: Composition, chance: Chance): void {
  const { width, height, shape, unit } = composition;
  const radius = 105 * unit;
  pen.save();
  pen.translate(
    (shape === 'wide' ? 0.77 : 0.68) * width - 1.3 * radius,
    (shape === 'wide' ? 0.24 : 0.2) * height - 1.3 * radius,
  );
  face(pen, composition, radius, { open: 0, isAsleep: true, kind: 1 }, chance.fork('moon'));
  pen.restore();
}

/** Large, quiet cells, of which few are hatched. */
function wallsOf(composition: Composition) {
  const { width, height, unit, chance, singer, tint, movement } = composition;
  const kinds = [...Array.from({ length: 11 }, () => 'paper' as const), 'red lines', 'blue lines'] as const;
  const mesh = meshOf({ left: 0, top: 0, width, height }, 150 * unit, kinds, chance.fork('cells'));
  return plates(TAKES, width, height, (pen, take) => {
    const shake = chance.fork(`take ${take}`);
    pen.fillStyle = BLACK;
    pen.fillRect(0, 0, width, height);
    drawCells(pen, mesh, composition, { gap: 5 * unit, paper: tint(GROUND) }, shake);
    if (singer) crowd(pen, composition, shake);
    else if (movement === 'ending') moon(pen, composition, shake);
    grain(pen, width, height, 0.1, chance, 1.6);
  });
}
