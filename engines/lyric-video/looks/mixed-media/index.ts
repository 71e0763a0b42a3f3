import { type Context2D, cycled, frames, plate, sprite } from '../../../drawing/canvas.ts';
import { brushStroke, disc, handLine, type Point, splatter, tornEdge } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain, hatch } from '../../../drawing/texture.ts';
import { cycle, each, layers, meter, onTwos, still, when } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { slide } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { CORAL, furtherPictures, pictureOf } from './picture.ts';

const TEAL = '#12454a';
const GOLD = '#d8a73a';

/** Acrylic over graph paper, a printed photograph, gold leaf, red thread, ink and typed labels on one board. */
export const mixedMedia: Look = {
  fps: 24,
  transition: 'push',
  // A wide opening has the picture as large as a verse, on the other side.
  arrange: ({ movement, shape, width, height, text, art }) =>
    movement === 'opening' && shape === 'wide'
      ? {
          text: { left: width * 0.07, top: height * 0.28, width: width * 0.42, height: height * 0.42 },
          art: { left: width * 0.54, top: height * 0.04, width: width * 0.42, height: height * 0.88 },
        }
      : { text, art },
  inks: {
    opening: { [TEAL]: '#857a66', '#e9b8a4': '#d8cdb6' },
    chorus: { [TEAL]: '#b3304a', [CORAL]: '#12454a', '#9fc0bd': '#d7a9a4' },
    break: { [TEAL]: '#c98a1e', '#e9b8a4': '#e3cf9a', '#9fc0bd': '#c9b98f' },
    ending: { [TEAL]: '#22284d', [CORAL]: '#5a5f94', '#e9b8a4': '#9fa6c4', [GOLD]: '#b9b4a6' },
  },

  lettering: ({ tint }) => ({
    font: 'Anton',
    size: 0.14,
    smallest: 0.056,
    leading: 1.26,
    space: 0.3,
    joint: 0.22,
    casing: 'upper',
    align: 'left',
    margin: 0.4,
    turn: 'switch',
    dim: 0.9,
    entrance: slide('line', 0.3, 0.8, 0.06),
    paint(pen, text, state, { size, word, chance }) {
      if (state === 'waiting') {
        // Pencil lines under the paint.
        pen.fillStyle = '#9ba29c';
        pen.fillText(text, 0, 0);
        pen.globalCompositeOperation = 'source-atop';
        pen.strokeStyle = '#4f5854';
        pen.lineWidth = 0.016 * size;
        hatch(pen, { left: 0, top: -size, width: word.width, height: 1.3 * size }, 0.045 * size, -45, chance);
        pen.globalCompositeOperation = 'source-over';
        pen.strokeStyle = '#3c4543';
        pen.lineWidth = 0.022 * size;
        pen.strokeText(text, 0, 0);
        return;
      }
      pen.strokeStyle = tint(chance.pick([CORAL, CORAL, TEAL, '#1d1d1d']));
      pen.lineCap = 'round';
      const [left, right] = [-0.16 * size, word.width + 0.16 * size];
      brushStroke(
        pen,
        [
          [left, -0.36 * size],
          [word.width / 2, -0.42 * size],
          [right, -0.36 * size],
        ],
        1.06 * size,
        chance,
        { dryness: 0.25, hairs: 26 },
      );
      inked(pen, text, size, { fill: '#fbf6e9' });
    },
    count(pen, radius) {
      pen.fillStyle = tint(GOLD);
      disc(pen, 0, 0, radius * 0.85);
      pen.fill();
    },
  }),

  scene(composition) {
    const { art, unit, chance, tint } = composition;
    const board = boardOf(composition);
    const side = Math.min(art.width, art.height);
    const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
    const shots = pictureOf(composition, side);
    const threads = frames(6, side * 1.3, side * 1.3, (pen, share) => thread(pen, composition, side, share));
    const gold = frames(4, side * 0.5, side * 0.5, (pen, share) => leafOf(pen, composition, side * 0.25, share));
    const drops = [0, 1, 2].map((index) =>
      sprite(side * 0.4, side * 0.4, (pen) => {
        pen.fillStyle = tint(index === 1 ? CORAL : '#1d1d1d');
        splatter(pen, side * 0.2, side * 0.2, side * 0.19, 60, chance.fork(`drops ${index}`));
      }),
    );
    const leaf = cycle(gold, ({ index }) => index / 5);
    const splashAt = splashesOf(composition, [x, y], side);
    return layers([
      onTwos(composition, [
        still(board),
        leaf.at(({ bass }) => [x + side * 0.18, y - side * 0.52 - bass * 10 * unit], 'top-left'),
        // Behind the picture, because no thread may cross a face.
        meter(threads, ({ loudness, hit }) => 0.7 * loudness + 0.3 * hit).at([x, y]),
        cycle(shots, ({ beat }) => Math.floor(beat)).at([x, y]),
        each([0, 1, 2], (back) =>
          when(
            ({ hits }) => hits > back,
            cycle(drops, ({ hits }) => hits - back)
              .at(({ hits }) => splashAt(hits - back))
              .opacity(back === 0 ? 1 : 0.8 - back * 0.3),
          ),
        ),
        leaf.at(({ travel }) => [x - side * 0.66, y + side * 0.2 + sway(travel, 2, 2 * unit)], 'top-left'),
      ]),
    ]);
  },
};

/** Where drops fall: on the edges of the picture, because none may be on a face, and clear of the words. */
function splashesOf({ text, shape }: Composition, [x, y]: Point, side: number): (number: number) => Point {
  const reach = 0.2 * side;
  const edges = [-0.47, 0.47].map((share) => x + share * side);
  const isClear = (at: number) => at + reach < text.left || at - reach > text.left + text.width;
  const free = shape === 'wide' ? edges.filter(isClear) : edges;
  const [top, bottom] = [y - 0.45 * side, y + 0.45 * side];
  const isAbove = text.top < y;
  const from = shape === 'wide' || !isAbove ? top : Math.max(top, text.top + text.height + reach);
  const to = shape === 'wide' || isAbove ? bottom : Math.min(bottom, text.top - reach);
  return (number) => [cycled(free, number), from + ((number * 0.618) % 1) * (to - from)];
}

function boardOf(composition: Composition) {
  const { width, height, unit, tint, chance, text, art, shape } = composition;
  const own = chance.fork('board');
  return plate(width, height, (pen) => {
    pen.fillStyle = '#ebe4d3';
    pen.fillRect(0, 0, width, height);
    pen.strokeStyle = tint('#9fc0bd');
    pen.lineWidth = unit;
    pen.globalAlpha = 0.7;
    for (const turn of [0, 90]) hatch(pen, { left: 0, top: 0, width, height }, 22 * unit, turn);
    pen.globalAlpha = 1;
    pen.strokeStyle = tint(TEAL);
    pen.lineCap = 'round';
    const wide = Math.min(width, height) * 0.3;
    // Without words, the paint goes from edge to edge.
    const isFree = text.left > width || text.top > height;
    const [start, end] = isFree ? [0, width] : [art.left, art.left + art.width];
    const strokes: readonly (readonly [Point, Point])[] = [
      [
        [start - wide * 0.2, art.top + art.height * 0.18],
        [end + art.width * 0.04, art.top + art.height * 0.34],
      ],
      [
        [end, art.top + art.height * 0.56],
        [start - wide * 0.1, art.top + art.height * 0.78],
      ],
    ];
    for (const [from, to] of strokes) {
      brushStroke(pen, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - wide * 0.1], to], wide, own, {
        dryness: 0.35,
        hairs: Math.round(wide / (2 * unit)),
      });
    }
    pen.fillStyle = tint('#e9b8a4');
    tornEdge(
      pen,
      { left: -20 * unit, top: height * 0.9, width: width + 40 * unit, height: height * 0.2 },
      7 * unit,
      own,
    );
    pen.fill();
    pen.fillStyle = '#f6f1e4';
    tornEdge(
      pen,
      {
        left: text.left - 34 * unit,
        top: text.top - 26 * unit,
        width: text.width + 68 * unit,
        height: text.height + (shape === 'wide' ? 52 : 60) * unit,
      },
      6 * unit,
      own,
    );
    pen.fill();
    typed(pen, stageNotes(own), text.left, Math.min(height - 40 * unit, text.top + text.height + 74 * unit), unit);
    if (isFree) furtherPictures(pen, composition);
    pen.fillStyle = '#1d1d1d';
    splatter(pen, width * 0.9, height * 0.88, 110 * unit, 60, own);
    grain(pen, width, height, 0.13, chance, 1.7);
  });
}

function stageNotes(chance: { below(count: number): number }): string {
  return `fig. ${1 + chance.below(40)} — side ${chance.below(2) ? 'B' : 'A'}`;
}

function typed(pen: Context2D, note: string, x: number, y: number, unit: number): void {
  pen.font = `${22 * unit}px "Special Elite"`;
  const wide = pen.measureText(note).width;
  pen.save();
  pen.translate(x, y);
  pen.rotate(-0.025);
  pen.fillStyle = '#fffdf4';
  pen.fillRect(-12 * unit, -24 * unit, wide + 24 * unit, 35 * unit);
  pen.fillStyle = '#26302f';
  pen.fillText(note, 0, 0);
  pen.restore();
}

/** A red thread around pins that tightens while the music is loud. */
function thread(pen: Context2D, { tint, unit, chance }: Composition, side: number, share: number): void {
  const own = chance.fork('thread');
  pen.translate(side * 0.65, side * 0.65);
  const pins = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * 2 * Math.PI + own.around() * 0.3;
    const far = side * own.between(0.44, 0.6);
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
  pen.strokeStyle = tint('#c9202f');
  pen.lineWidth = 2.6 * unit;
  for (let index = 0; index < 7; index++) {
    const [from, to] = [pins[index] as Point, pins[(index * 3 + 2) % 7] as Point];
    const sag = (1 - share) * 34 * unit;
    handLine(
      pen,
      [
        from,
        [(from[0] * 2 + to[0]) / 3, (from[1] * 2 + to[1]) / 3 + sag],
        [(from[0] + to[0] * 2) / 3, (from[1] + to[1] * 2) / 3 + sag],
        to,
      ],
      0,
      own,
    );
    pen.stroke();
  }
  for (const [x, y] of pins) {
    pen.fillStyle = '#1d1d1d';
    disc(pen, x, y, 6 * unit);
    pen.fill();
    pen.fillStyle = '#ffffff';
    disc(pen, x - 2 * unit, y - 2 * unit, 2 * unit);
    pen.fill();
  }
}

/** A flake of gold leaf with moving highlights. */
function leafOf(pen: Context2D, { tint, chance }: Composition, reach: number, share: number): void {
  const own = chance.fork('leaf');
  pen.translate(reach, reach);
  tornEdge(pen, { left: -reach * 0.75, top: -reach * 0.6, width: reach * 1.5, height: reach * 1.2 }, reach * 0.11, own);
  const shine = pen.createLinearGradient(-reach, -reach, reach, reach);
  const at = 0.2 + share * 0.6;
  shine.addColorStop(0, tint('#a87416'));
  shine.addColorStop(Math.max(0, at - 0.18), tint(GOLD));
  shine.addColorStop(at, '#fff0b8');
  shine.addColorStop(Math.min(1, at + 0.16), tint(GOLD));
  shine.addColorStop(1, tint('#8a5c10'));
  pen.fillStyle = shine;
  pen.fill();
}
