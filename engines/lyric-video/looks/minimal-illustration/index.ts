import { type Context2D, frames, plate } from '../../../drawing/canvas.ts';
import { blob, disc, handLine, type Point } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, each, layers, meter, onTwos, picture, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { NEAREST } from '../../shots.ts';
import { fadeIn } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { areasOf, type Rectangle } from '../../words/layout.ts';
import { WAYS } from './lines.ts';
import { CLAY, DISC, echoes, LINE, portraitOf } from './singer.ts';

const PAPER = '#f6f1ea';
const STAGES = 24;
/** A smaller line above a singer looks like a mistake, in shares of the frame's width. */
const SMALLEST = 0.3;

/** One thin continuous line draws a face, a hand, a flower, a bird or the sea over a few quiet shapes of color. */
export const minimalIllustration: Look = {
  fps: 24,
  transition: 'dissolve',
  mirrored: true,
  stands: true,
  inks: {
    chorus: { [PAPER]: '#f3d9c9', '#e9c9a8': '#fff1e2' },
    break: { [PAPER]: '#e3e8dc', [CLAY]: '#b9866b', '#e9c9a8': '#f4eee2' },
    ending: { [PAPER]: '#dcdfe8', [CLAY]: '#8f9cc0', '#e9c9a8': '#c7cadb', '#a9b39a': '#9aa3b8' },
  },

  // A singer fills a tall frame up to the words.
  arrange: ({ shape, movement, width, height, text, art, singer }) => {
    const area = areasOf({ width, height });
    if (singer && movement === 'chorus') return { text, art: area(...NEAREST[shape]) };
    if (shape !== 'tall' || !singer) return { text, art };
    if (movement === 'opening') return { text: area(0.06, 0.08, 0.88, 0.2), art: area(-0.1, 0.3, 1.2, 0.73) };
    if (movement === 'verse') return { text: area(0.06, 0.68, 0.88, 0.2), art: area(-0.02, 0.06, 1.04, 0.58) };
    return { text, art };
  },

  lettering: () => ({
    font: '"Josefin Sans"',
    weightElsewhere: 400,
    size: 0.125,
    smallest: 0.046,
    leading: 1.2,
    space: 0.34,
    tracking: 0.015,
    casing: 'lower',
    align: 'center',
    rest: 0.3,
    margin: 0.25,
    turn: 'fill',
    dim: 0.76,
    entrance: fadeIn('line', 0.5, 0.07),
    paint(pen, text, state, { size }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: '#5d5751' });
      inked(pen, text, size, { fill: LINE, outline: { color: LINE, width: 0.014 } });
    },
    count(pen, radius) {
      pen.strokeStyle = LINE;
      pen.lineWidth = radius * 0.12;
      disc(pen, 0, 0, radius * 0.6);
      pen.stroke();
    },
  }),

  scene(composition) {
    const { art, unit } = composition;
    const paper = paperOf(composition);
    const side = Math.min(art.width, art.height);
    const [x, y] = [art.left + (art.width - side) / 2, art.top + (art.height - side) / (composition.singer ? 1 : 2)];
    const shapes = shapesOf(composition, side);
    const line = lineOf(composition, { left: x, top: y, width: side, height: side });
    const drawing = line
      ? frames(STAGES, line.width, line.width, (pen, share) =>
          oneLine(pen, composition, line.width, Math.min(1, (share + 1 / STAGES) * 1.02)),
        )
      : [];
    const leaf = frames(12, 44 * unit, 44 * unit, (pen, share) => leafOf(pen, unit, share, composition.tint(CLAY)));
    // Leaves fall beside a singer.
    const beside = composition.singer && side * 0.3;
    const free = (across: number) => {
      if (beside === undefined) return across;
      const [left, right] = [
        Math.max(0, x + side / 2 - beside),
        Math.max(0, composition.width - x - side / 2 - beside),
      ];
      const at = across * (left + right);
      return (at < left ? at : at + 2 * beside) / composition.width;
    };
    const leaves = Array.from({ length: composition.singer ? 5 : 3 }, () => ({
      x: free(composition.chance.next()),
      y: composition.chance.next(),
      phase: composition.chance.between(0, 6),
    }));
    const portrait = portraitOf(composition, side);
    return layers([
      onTwos(composition, [
        still(paper),
        each(shapes, ({ states, dx, dy, phase, rests }) =>
          meter(states, ({ bass, beat }) => 0.2 + 0.75 * bass * (0.6 + 0.4 * Math.sin(phase + beat * 0.5))).at(
            ({ travel, loudness }) => [
              x + dx * side + (rests ? 0 : sway(travel, 0.35, 12 * unit, phase)),
              y + dy * side - (rests ? 0 : loudness * 6 * unit),
            ],
          ),
        ),
        each(leaves, ({ x: across, y: down, phase }) =>
          cycle(leaf, ({ travel }) => travel * 5 + phase * 2)
            .at(
              ({ travel }) => [
                across * composition.width + sway(travel, 0.8, (beside === undefined ? 46 : 14) * unit, phase),
                ((down + travel * 0.045) % 1) * (composition.height + 60 * unit) - 60 * unit,
              ],
              'top-left',
            )
            .opacity(({ calm }) => 0.2 + 0.6 * calm),
        ),
        portrait && picture(portrait.drawing).at([x + side / 2 + portrait.right, y + side], 'bottom-right'),
        line &&
          meter(drawing, ({ travel }) => Math.min(0.999, drawnShare((travel / 11) % 1))).at(
            [line.left, line.top],
            'top-left',
          ),
      ]),
    ]);
  },
};

/** Where the movement's own line is drawn: instead of a singer, or in the free part above one. */
function lineOf({ singer, shape, movement, width }: Composition, square: Rectangle): Rectangle | undefined {
  if (!singer) return square;
  if (shape === 'wide' || (movement !== 'break' && movement !== 'ending')) return undefined;
  const side = Math.min(0.8 * width, 0.86 * square.top);
  if (side < SMALLEST * width) return undefined;
  return { left: (width - side) / 2, top: 0.07 * square.top, width: side, height: side };
}

/** The line is drawn in the first half of the cycle, then it rests. At the end it disappears as it came. */
function drawnShare(way: number): number {
  if (way < 0.45) return way / 0.45;
  return way > 0.94 ? (1 - way) / 0.06 : 1;
}

function paperOf(composition: Composition) {
  const { width, height, tint, chance, singer } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance, 2);
    if (singer) echoes(pen, composition, singer);
  });
}

/** A leaf of one line that turns as it falls. */
function leafOf(pen: Context2D, unit: number, share: number, color: string): void {
  pen.translate(22 * unit, 22 * unit);
  pen.rotate(share * 2 * Math.PI);
  pen.scale(1, 0.45 + 0.55 * Math.abs(Math.cos(share * 2 * Math.PI)));
  pen.strokeStyle = LINE;
  pen.fillStyle = color;
  pen.lineWidth = 2 * unit;
  pen.beginPath();
  pen.moveTo(-17 * unit, 0);
  pen.quadraticCurveTo(0, -12 * unit, 15 * unit, 0);
  pen.quadraticCurveTo(0, 12 * unit, -17 * unit, 0);
  pen.globalAlpha = 0.55;
  pen.fill();
  pen.globalAlpha = 1;
  pen.moveTo(-20 * unit, 0);
  pen.lineTo(9 * unit, 0);
  pen.stroke();
}

/** Color, middle, radius and unevenness of each shape, in shares of the picture. */
const SHAPES = [
  [CLAY, 0.36, 0.44, 0.27, 0.1],
  ['#e9c9a8', 0.66, 0.58, 0.22, 0.14],
  ['#a9b39a', 0.66, 0.2, 0.09, 0.02],
] as const;

/** With a singer, no edge crosses the face: one shape is around the head, the others are beside it. */
const AROUND = [
  ['#e9c9a8', 0.8, 0.78, 0.2, 0.14],
  [CLAY, DISC.across, DISC.down, DISC.radius, 0],
  ['#a9b39a', 0.9, 0.1, 0.07, 0.02],
] as const;

function shapesOf({ tint, chance, singer }: Composition, side: number) {
  const own = chance.fork('shapes');
  return (singer ? AROUND : SHAPES).map(([color, dx, dy, share, bumps], index) => {
    const seed = own.fork(`${index}`);
    const radius = share * side;
    // As large as the shape at its largest.
    const half = radius * 1.11 * (1 + bumps);
    // What rests needs one state.
    const rests = singer !== undefined && color === CLAY;
    const states = frames(rests ? 1 : 6, half * 2, half * 2, (pen, share) => {
      pen.fillStyle = tint(color);
      // Keep the same outline each time: only the size follows the music.
      blob(pen, half, half, radius * (rests ? 1 : 0.86 + 0.24 * share), bumps, chance.fork(`shape ${index}`), 9);
      pen.fill();
    });
    // The disc around a head ends the lines of its bust.
    return { states, dx, dy, phase: seed.between(0, 6), rests };
  });
}

function oneLine(pen: Context2D, { movement, unit }: Composition, side: number, share: number): void {
  const scale = side / 100;
  pen.strokeStyle = LINE;
  pen.lineWidth = 3.2 * unit;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const length = 1000 * scale;
  pen.setLineDash([length * share, length * 2]);
  handLine(
    pen,
    WAYS[movement].map(([x, y]): Point => [x * scale, y * scale]),
    0,
    STILL,
  );
  pen.stroke();
  // Only the face has an eye.
  if (share < 0.3 || movement !== 'verse') return;
  pen.setLineDash([]);
  pen.beginPath();
  pen.moveTo(30 * scale, 41 * scale);
  pen.quadraticCurveTo(34.5 * scale, 44.5 * scale, 39 * scale, 42 * scale);
  pen.moveTo(28.5 * scale, 35.5 * scale);
  pen.quadraticCurveTo(34 * scale, 32.5 * scale, 40 * scale, 35.5 * scale);
  pen.stroke();
}

const STILL = {
  next: () => 0.5,
  between: (a: number, b: number) => (a + b) / 2,
  below: () => 0,
  pick: <T>(from: readonly T[]) => from[0] as T,
  around: () => 0,
  fork: () => STILL,
};
