import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { cycle, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { lettersOf } from './letters.ts';
import { marker, writingHand } from './marker.ts';
import { BLACK } from './piece.ts';
import { middleOf, wildWord } from './wild.ts';

/** A page in its own units, and the room in which it lies, turned by so many radians. */
const PAGE = { width: 760, height: 900 } as const;
const ROOM = { width: 860, height: 990 } as const;
const TURN = -0.07;
const PAPER = '#fff4dc';
/** The letters on the page, and the middle of the piece. */
const [PIECE, MIDDLE] = [{ width: 540, height: 490 }, [388, 388]] as const;
/** States of the sketch at most after its first one, and beats for which one of them lasts. */
const [STATES, LASTS] = [3, 2];
/** Turn of the writing hand: its arm leaves through the lower edge of a wide frame, through the right one of others. */
const ARMS = { wide: 0.5, tall: -0.3, square: -0.3 } as const;
/** Room of the hand's picture around the marker's tip, in units of the page. */
const HAND = { left: 120, top: 340, width: 1180, height: 1340 } as const;
/** The paints of the markers. */
const PAINTS = [
  ['#ffd21f', '#d9820f'],
  ['#ff8a1a', '#b8500c'],
  ['#ff5aa8', '#b0105f'],
  ['#17c4c4', '#0b6f86'],
  ['#7d5cf0', '#33209a'],
] as const;

/** The writer's blackbook on a table: a hand colors the sketch of the piece letter by letter. */
export function blackbookOf(composition: Composition): Layer[] {
  const { art, width, height, word, tint, chance, shape } = composition;
  const { scale, place, at } = pageIn(art);
  const { length } = lettersOf(word);
  // Half of the letters stay outlines.
  const states = 1 + Math.min(STATES, Math.floor(length / 2));
  const colored = Array.from({ length: states }, (_, state) =>
    Math.round((state * Math.floor(length / 2)) / Math.max(1, states - 1)),
  );
  const setting = { ...PIECE, rows: length < 3 ? 1 : 2 };
  const back = plate(width, height, (pen) => {
    table(pen, composition);
    pen.save();
    place(pen);
    book(pen, composition);
    pen.restore();
    grain(pen, width, height, 0.1, chance, 1.5);
  });
  const pieces = colored.map((count) =>
    sprite(art.width, art.height, (pen) => {
      const large = { ...setting, width: PIECE.width * scale, height: PIECE.height * scale };
      const piece = wildWord(composition, {
        ...large,
        unfinished: length - count,
        sketch: { line: BLACK, filling: PAPER, wide: 0.3 },
        scheme: 'marker',
      });
      pen.translate(-art.left, -art.top);
      place(pen);
      pen.translate(...MIDDLE);
      pen.scale(1 / scale, 1 / scale);
      pen.drawImage(piece, -piece.width / 2, -piece.height / 2);
    }),
  );
  const tips = colored.map((count): Point => {
    const [x, y] = middleOf(word, setting, count);
    return at([MIDDLE[0] + x - 50, MIDDLE[1] + y + 105]);
  });
  const hand = sprite(HAND.width * scale, HAND.height * scale, (pen) => {
    pen.scale(scale, scale);
    pen.translate(HAND.left, HAND.top);
    pen.rotate(ARMS[shape]);
    pen.scale(0.86, 0.86);
    writingHand(pen, tint);
  });
  return [
    still(back),
    cycle(pieces, ({ beat }) => beat / LASTS).at([art.left, art.top], 'top-left'),
    picture(hand).at(({ beat }) => {
      const [x, y] = tips[Math.floor(beat / LASTS) % tips.length] as Point;
      const stroke = sway(beat, 2 * Math.PI, 16 * scale);
      return [x - HAND.left * scale + stroke, y - HAND.top * scale - 0.8 * stroke];
    }, 'top-left'),
  ];
}

/** Where the page lies in a part of the frame: `place` moves a pen into its units, `at` maps a point to pixels. */
function pageIn({ left, top, width, height }: Composition['art']) {
  const scale = Math.min(width / ROOM.width, height / ROOM.height);
  const [x, y] = [left + width / 2, top + height / 2];
  return {
    scale,
    place(pen: Context2D) {
      pen.translate(x, y);
      pen.rotate(TURN);
      pen.scale(scale, scale);
      pen.translate(-PAGE.width / 2, -PAGE.height / 2);
    },
    at([across, down]: Point): Point {
      const [dx, dy] = [scale * (across - PAGE.width / 2), scale * (down - PAGE.height / 2)];
      return [x + dx * Math.cos(TURN) - dy * Math.sin(TURN), y + dx * Math.sin(TURN) + dy * Math.cos(TURN)];
    },
  };
}

/** Boards of a table in the light of a lamp, with markers at its upper edge. */
function table(pen: Context2D, { width, height, unit, tint, art, shape }: Composition): void {
  pen.fillStyle = tint('#31206b');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = tint('#43288a');
  disc(pen, art.left + art.width / 2, art.top + art.height / 2, 0.62 * Math.max(art.width, art.height));
  pen.fill();
  pen.fillStyle = tint('#1d1248');
  for (let y = 150 * unit; y < height; y += 190 * unit) pen.fillRect(0, y, width, 5 * unit);
  if (shape === 'square') return;
  const [from, step, y] = shape === 'wide' ? [0.56, 0.085, 0.18] : [0.16, 0.17, 0.08];
  for (const [index, [light, dark]] of PAINTS.entries()) {
    pen.save();
    pen.translate((from + index * step) * width, y * height - (index % 2) * 26 * unit);
    pen.rotate(index % 2 ? 0.24 : 0.16);
    pen.scale(0.9 * unit, 0.9 * unit);
    marker(pen, tint, light, dark);
    pen.restore();
  }
}

/** Two pages between black covers, with pencil lines and swatches of paint on the right one. */
function book(pen: Context2D, { tint }: Composition): void {
  const { width, height } = PAGE;
  pen.fillStyle = tint('#170d38');
  pen.fillRect(-width - 10, 2, 2 * width + 46, height + 40);
  pen.fillStyle = BLACK;
  pen.fillRect(-width - 24, -22, 2 * width + 48, height + 44);
  for (const inset of [10, 0]) {
    pen.fillStyle = inset ? '#d8c4a0' : PAPER;
    pen.fillRect(-width + inset, inset, 2 * width, height);
  }
  pen.fillStyle = '#e6d2ae';
  pen.fillRect(-46, 0, 46, height);
  pen.fillStyle = BLACK;
  pen.fillRect(-3, 0, 5, height);
  // Pencil lines for the rows of letters.
  pen.strokeStyle = '#8fb8d8';
  pen.lineWidth = 3;
  pen.beginPath();
  for (const y of [143, 370, 406, 633]) {
    pen.moveTo(50, y);
    pen.lineTo(726, y - 6);
  }
  pen.stroke();
  // Swatches are scribbled with a chisel tip.
  pen.lineCap = 'butt';
  pen.lineJoin = 'bevel';
  pen.lineWidth = 20;
  for (const [index, [light]] of PAINTS.entries()) {
    const x = 60 + index * 92;
    pen.strokeStyle = tint(light);
    pen.beginPath();
    for (const row of [0, 1, 2, 3, 4, 5]) pen.lineTo(x + (row % 2) * 66 + row, 752 + row * 15 - (row % 2) * 20);
    pen.stroke();
  }
}
