import { frames, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { handStroke } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { sketched } from '../picture/cat.ts';
import { CAT_POSES } from '../picture/cat-poses.ts';
import { DOODLES } from '../picture/doodles.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, inside } from '../picture/figure.ts';
import { lineDrawing } from '../picture/line-drawing.ts';
import { posterized } from '../picture/prints.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { thingsOf } from './doodle-margin.ts';
import { AROUND, ballpoint, besideMargin, INK, PAPER, pageOf, RED, TAKES } from './doodle-page.ts';

const MARKER = '#fff07a';
/** Frames for which one take is shown: eight takes per second. */
const HOLD = 4;

/** A page of a school notebook in ballpoint: the margins fill with drawings whose lines wobble. */
export const doodle: Look = {
  fps: 24,
  transition: 'push',
  mirrored: true,
  stands: true,
  // A legal pad, a green page and a page of packing paper.
  inks: {
    chorus: { [PAPER]: '#fff0a3', [MARKER]: '#ffb0d0', '#a9cdea': '#9dbfc9' },
    break: { [PAPER]: '#dff0e0', [INK]: '#17503f', '#a9cdea': '#a5cdb4' },
    ending: { [PAPER]: '#d8c09a', [INK]: '#33261c', '#a9cdea': '#c4a67c', '#f0a3a8': '#c98a6a' },
  },

  // Nothing but the holes is left of the margin's line. A sleeping cat is low and wide, so it gets more room.
  arrange: (composition) => {
    const { art, singer, movement, unit, width: across } = composition;
    const last = across - 1.3 * AROUND * unit;
    const isSung = composition.text.left < across;
    const text = isSung ? besideMargin(composition.text, unit, last) : composition.text;
    if (singer) return { text, art };
    const more = movement === 'ending' ? 0.08 : 0;
    const { left, top, width, height } = art;
    const room = {
      left: left - more * width,
      top: top - more * height,
      width: (1 + 2 * more) * width,
      height: (1 + 2 * more) * height,
    };
    const isBefore = isSung && left + width / 2 < text.left;
    return { text, art: besideMargin(room, unit, isBefore ? text.left - 1.7 * AROUND * unit : last) };
  },

  lettering: ({ tint }) => ({
    font: 'Gochi Hand',
    weightElsewhere: 400,
    size: 0.15,
    smallest: 0.062,
    leading: 1.0,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    margin: 0.25,
    turn: 'fill',
    entrance: wipe('line', 0.3, 0.06),
    sway: (share) => ({ dy: -0.05 * Math.abs(Math.sin(share * 2 * Math.PI)) }),
    dim: 0.64,
    paint(pen, text, state, { size, word, chance }) {
      if (state === 'sung') {
        pen.strokeStyle = tint(MARKER);
        pen.lineWidth = 0.5 * size;
        // The line's round end would cover the letters of the word before it.
        const from = (word.before === 'nothing' ? 0.3 : 0.05) * size;
        handStroke(pen, [from, -0.24 * size], [word.width - 0.05 * size, -0.28 * size], 0.05 * size, chance);
      }
      inked(
        pen,
        text,
        size,
        state === 'sung' ? { fill: tint(INK), outline: { color: tint(INK), width: 0.014 } } : { fill: tint(INK) },
      );
    },
    count(pen, radius) {
      pen.strokeStyle = tint(RED);
      pen.lineWidth = radius * 0.2;
      pen.beginPath();
      pen.moveTo(-radius * 0.7, -radius * 0.7);
      pen.lineTo(radius * 0.7, radius * 0.7);
      pen.moveTo(radius * 0.7, -radius * 0.7);
      pen.lineTo(-radius * 0.7, radius * 0.7);
      pen.stroke();
    },
  }),

  scene(composition) {
    const { unit } = composition;
    const hero = portraitOf(composition) ?? catOf(composition);
    const { width, height } = hero.takes[0] as Sprite;
    const body = { left: hero.x, top: hero.y, width, height };
    const things = thingsOf(composition, body);
    const page = pageOf(composition, body);
    const take = ({ index }: FrameCues) => Math.floor(index / HOLD);
    return layers([
      onTwos(composition, [
        still(page),
        each(things, ({ takes, x, y }, number) =>
          cycle(takes, (cues) => take(cues) + number).at(({ beat, hits, hit }) => {
            const jump = number % 4 === hits % 4 ? hit * 26 * unit : 0;
            return [x + ((Math.floor(beat) + number) % 2 ? 3 : -3) * unit, y - jump];
          }),
        ),
        cycle(hero.takes, (cues) => (take(cues) % TAKES) + TAKES * (Math.floor(cues.beat) % 2)).at(
          ({ bass }) => [hero.x, hero.y - bass * 10 * unit],
          'top-left',
        ),
      ]),
    ]);
  },
};

/** A cat that does something else in each movement, if there is no singer. Its takes come twice, once for each beat. */
export function catOf({ art, unit, tint, chance, movement }: Composition) {
  const { box, draw } = CAT_POSES[movement];
  const size = Math.min(art.width / box.width, art.height / box.height);
  const wobble = chance.fork('cat');
  const pens = { ink: tint(INK), red: tint(RED), paper: tint(PAPER), width: 2.4 * unit + 0.008 * size };
  const takes = Array.from({ length: TAKES * 2 }, (_, index) =>
    sprite(size * box.width, size * box.height, (pen) => {
      pen.translate(-box.left * size, -box.top * size);
      sketched(pen, size, pens, wobble.fork(`${index % TAKES}`), (sketch) => draw(sketch, index >= TAKES));
    }),
  );
  return {
    takes,
    x: art.left + (art.width - size * box.width) / 2,
    y: art.top + (art.height - size * box.height) / 2,
  };
}

/** The singer in lines, with the dark parts hatched as one does in a boring lesson. */
function portraitOf({ singer, art, unit, tint, chance, height }: Composition) {
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height * 0.9);
  const figure = figureOf(singer, { width: side, height: side }, circle);
  const lines = lineDrawing(figure, tint(INK), Math.max(1.5, 3.2 * unit));
  const wobble = chance.fork('portrait');
  const { canvas: strokes, pen: ballpen } = newCanvas(side, side);
  ballpoint(ballpen, tint(INK), 1.6 * unit);
  hatch(ballpen, { left: 0, top: 0, width: side, height: side }, 6.5 * unit, -52, wobble);
  const shade = inside(strokes, posterized(drawnTones(figure, 3 * unit), [INK, INK, null, null, null, null, null]));
  const takes = frames(TAKES, side, side * 1.1, (pen) => {
    pen.save();
    pen.translate(side / 2, side * 0.6);
    pen.rotate(wobble.around() * 0.012);
    pen.translate(-side / 2, -side * 0.5);
    for (const drawn of [shade, lines]) pen.drawImage(drawn, wobble.around() * 2 * unit, wobble.around() * 2 * unit);
    pen.restore();
    if (art.top + art.height < height) {
      // The bust ends on a line of its own.
      ballpoint(pen, tint(INK), 2.6 * unit);
      handStroke(pen, [0, side * 1.088], [side, side * 1.09], 2 * unit, wobble);
    }
    pen.translate(side / 2, side * 0.09);
    ballpoint(pen, tint(RED), 4 * unit);
    DOODLES.crown(pen, side * 0.12, wobble);
  });
  return { takes, x: art.left + (art.width - side) / 2, y: art.top + art.height - side * 1.1 };
}
