import { type Canvas, frames, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Sprite } from '../../drawing/frame.ts';
import { handStroke } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, still } from '../layers.ts';
import type { Composition, Look, Singer } from '../look.ts';
import { sketched } from '../picture/cat.ts';
import { CAT_POSES } from '../picture/cat-poses.ts';
import { DOODLES } from '../picture/doodles.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, inside } from '../picture/figure.ts';
import { keptDrawings } from '../picture/kept.ts';
import { lineDrawing } from '../picture/line-drawing.ts';
import { posterized, withoutFeatures } from '../picture/prints.ts';
import { NEAREST } from '../shots.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';
import { areasOf, type Rectangle } from '../words/layout.ts';
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
    if (singer && composition.shape !== 'tall')
      return { text, art: movement === 'chorus' ? areasOf(composition)(...NEAREST[composition.shape]) : art };
    if (singer) return sharedPage(composition);
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
    const portrait = portraitOf(composition);
    const companion = companionOf(composition);
    const hero = portrait ?? catOf(composition);
    const bodies = [hero, ...(companion ? [companion] : [])].map(bodyOf);
    const things = thingsOf(composition, bodies);
    const page = pageOf(composition, bodies[0] as Rectangle);
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
        companion &&
          cycle(companion.takes, (cues) => (take(cues) % TAKES) + TAKES * (Math.floor(cues.beat + 1) % 2)).at(
            ({ treble }) => [companion.x, companion.y - treble * 8 * unit],
            'top-left',
          ),
      ]),
    ]);
  },
};

/**
 * The areas of a tall page that a singer shares with the cat. In a chorus the singer is so near that nobody else fits.
 */
function sharedPage({ movement, width, height, unit, text }: Composition) {
  const area = areasOf({ width, height });
  const last = width - 2.2 * AROUND * unit;
  const words = (top: number, down: number) => besideMargin(area(0.06, top, 0.94, down), unit, last);
  if (movement === 'opening') return { text: words(0.07, 0.2), art: area(0.06, 0.4, 1, 0.63) };
  if (movement === 'verse') return { text: words(0.57, 0.2), art: area(0.12, 0.01, 0.86, 0.53) };
  if (movement === 'chorus') return { text: words(0.07, 0.26), art: area(...NEAREST.tall) };
  return { text, art: movement === 'break' ? area(0.18, 0.5, 0.72, 0.52) : area(0.14, 0.42, 0.76, 0.55) };
}

/** Where the cat is beside a singer on a tall page. */
export function companionOf(composition: Composition) {
  const { movement, shape, singer, width, height } = composition;
  if (!singer || shape !== 'tall' || movement === 'chorus') return undefined;
  const area = areasOf({ width, height });
  const art = {
    opening: area(0.13, 0.3, 0.3, 0.2),
    verse: area(0.16, 0.8, 0.72, 0.19),
    break: area(0.15, 0.05, 0.72, 0.44),
    ending: area(0.16, 0.06, 0.72, 0.33),
  }[movement];
  return catOf({ ...composition, art });
}

function bodyOf({ takes, x, y }: { takes: readonly Sprite[]; x: number; y: number }): Rectangle {
  const { width, height } = takes[0] as Sprite;
  return { left: x, top: y, width, height };
}

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

const kept = keptDrawings<readonly [shade: Canvas, lines: Canvas]>();

/** The singer's lines, and the dark parts as they are hatched in a boring lesson: both in black. */
function linesOf(singer: Singer, side: number, { unit, chance }: Composition): readonly [shade: Canvas, lines: Canvas] {
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, circle);
  const tones = drawnTones(figure, 3 * unit);
  const { canvas: strokes, pen } = newCanvas(side, side);
  ballpoint(pen, INK, 1.6 * unit);
  hatch(pen, { left: 0, top: 0, width: side, height: side }, 6.5 * unit, -52, chance.fork('hatch'));
  const shade = inside(strokes, posterized(withoutFeatures(tones), [INK, INK, null, null, null, null, null]));
  return [shade, lineDrawing(figure, INK, Math.max(1.5, 3.2 * unit), undefined, tones)];
}

/** The singer with a crown. In a chorus the singer looks to the other side. */
function portraitOf(composition: Composition) {
  const { singer, art, unit, tint, chance, width, height, movement } = composition;
  if (!singer) return undefined;
  const side = Math.min(art.width, art.height * 0.9);
  const usual = Math.min(width, height);
  const drawings = kept(singer, usual, () => linesOf(singer, usual, composition));
  const wobble = chance.fork('portrait');
  const takes = frames(TAKES, side, side * 1.1, (pen) => {
    pen.save();
    pen.imageSmoothingQuality = 'high';
    pen.translate(side / 2, side * 0.6);
    pen.rotate(wobble.around() * 0.012);
    if (movement === 'chorus') pen.scale(-1, 1);
    pen.translate(-side / 2, -side * 0.5);
    for (const drawn of drawings)
      pen.drawImage(drawn, wobble.around() * 2 * unit, wobble.around() * 2 * unit, side, side);
    pen.restore();
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = tint(INK);
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    pen.globalCompositeOperation = 'source-over';
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
