import { type Context2D, plates } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { disc, handLine, handStroke, type Point } from '../../drawing/hand.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, onTwos, pages, picture, variants } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { pop } from '../words/entrances.ts';
import { clearedAround, inked, underlineEnd } from '../words/ink.ts';
import { BLUE, crowd, fenceOf, portraitOf, RED } from './art-brut-people.ts';
import { scratchedSinger } from './art-brut-singer.ts';

const TAKES = 3;
const FRAMES_PER_TAKE = 5;

/** Raw and crowded: a jigsaw of outlined cells, hatched in red and blue, clumsy faces, and words scratched on black. */
export const artBrut: Look = {
  fps: 24,
  transition: 'cut',
  stands: true,
  inks: {
    opening: { [RED]: '#c9bfae', [BLUE]: '#2b2b2b' },
    chorus: { [RED]: '#f0a01c', [BLUE]: '#c22a5c' },
    break: { [RED]: '#e0661f', [BLUE]: '#0f6b52' },
    ending: { [RED]: '#6b7fb8', [BLUE]: '#1d2440' },
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
          handStroke(
            pen,
            [0, (0.16 + 0.08 * line) * size],
            [end, (0.13 + 0.09 * line) * size],
            0.06 * size,
            chance,
          );
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
    const singer = portrait ? undefined : scratchedSinger(composition);
    const take = ({ index }: FrameCues) => Math.floor(index / FRAMES_PER_TAKE);
    const hopping =
      ([x, y]: Point) =>
      ({ beat, bass }: FrameCues): Point => [x + (Math.floor(beat) % 2 ? 7 : -7) * unit, y - bass * 12 * unit];
    const [foot, side] = [art.top + art.height, art.left + art.width / 2];
    return layers([
      onTwos(composition, [
        pages(walls, (cues) => take(cues) + (cues.hit > 0.6 ? 1 : 0)),
        portrait &&
          cycle(portrait.drawings, take).at(
            ({ hits, bass }) => [side + portrait.right + (hits % 2 ? 4 : -4) * unit, foot - bass * 8 * unit + 8 * unit],
            'bottom-right',
          ),
        singer && variants(singer.bodies, take, ({ beat }) => (beat % 2) / 2).at(hopping(singer.top), 'top'),
        singer && variants(singer.faces, take, ({ bass, hit }) => 0.65 * bass + 0.4 * hit).at(hopping(singer.center)),
        fence && picture(fence).at([0, foot + 26 * unit], 'bottom-left'),
      ]),
    ]);
  },
};

function wallsOf(composition: Composition) {
  const { width, height, unit, tint, chance } = composition;
  const step = 92 * unit;
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const own = chance.fork('cells');
  const joints: Point[][] = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from(
      { length: columns + 1 },
      (_, column): Point => [
        (column - 1) * step + own.around() * step * 0.42,
        (row - 1) * step + own.around() * step * 0.42,
      ],
    ),
  );
  const kinds = Array.from({ length: rows * columns }, () => own.below(9));
  const turns = kinds.map(() => own.between(0, 180));
  return plates(TAKES, width, height, (pen, take) => {
    const shake = chance.fork(`take ${take}`);
    pen.fillStyle = '#0c0c0c';
    pen.fillRect(0, 0, width, height);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const number = row * columns + column;
        const corners = [
          joints[row]?.[column],
          joints[row]?.[column + 1],
          joints[row + 1]?.[column + 1],
          joints[row + 1]?.[column],
        ] as Point[];
        cell(pen, corners, kinds[number] as number, turns[number] as number, shake, unit, tint);
      }
    }
    if (composition.singer) crowd(pen, composition, shake);
    grain(pen, width, height, 0.1, chance, 1.6);
  });
}

function cell(
  pen: Context2D,
  corners: Point[],
  kind: number,
  turn: number,
  chance: Chance,
  unit: number,
  tint: (color: string) => string,
): void {
  const cx = corners.reduce((sum, [x]) => sum + x, 0) / 4;
  const cy = corners.reduce((sum, [, y]) => sum + y, 0) / 4;
  const points: Point[] = [];
  corners.forEach(([x, y], index) => {
    const [nx, ny] = corners[(index + 1) % 4] as Point;
    points.push(
      [x + (cx - x) * 0.1, y + (cy - y) * 0.1],
      [(x + nx) / 2 + (cx - (x + nx) / 2) * 0.07, (y + ny) / 2 + (cy - (y + ny) / 2) * 0.07],
    );
  });
  handLine(pen, points, 2.4 * unit, chance, true);
  pen.fillStyle = kind === 0 ? tint(RED) : kind === 1 ? tint(BLUE) : '#f6f1e4';
  pen.fill();
  if (kind < 2 || kind > 5) return;
  pen.save();
  pen.clip();
  pen.strokeStyle = tint(kind % 2 ? RED : BLUE);
  pen.lineWidth = 4.4 * unit;
  hatch(
    pen,
    { left: cx - 80 * unit, top: cy - 80 * unit, width: 160 * unit, height: 160 * unit },
    12 * unit,
    turn,
    chance,
  );
  pen.restore();
}
