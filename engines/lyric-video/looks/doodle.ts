import { type Context2D, frames, newCanvas, plate, sprite } from '../../drawing/canvas.ts';
import { disc, handStroke } from '../../drawing/hand.ts';
import { grain, hatch } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, each, layers, onTwos, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { cat } from '../picture/cat.ts';
import { DOODLES } from '../picture/doodles.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf, inside } from '../picture/figure.ts';
import { lineDrawing } from '../picture/line-drawing.ts';
import { posterized } from '../picture/prints.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const INK = '#22307a';
const RED = '#d8353f';
const PAPER = '#fbfaf4';
const MARKER = '#fff07a';
/** Number of drawings of each thing. Shown in turn, they make its line wobble. */
const TAKES = 3;
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
    const page = pageOf(composition);
    const things = thingsOf(composition);
    const hero = portraitOf(composition) ?? catOf(composition);
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
        cycle(hero.takes, take).at(({ bass }) => [hero.x, hero.y - bass * 10 * unit], 'top-left'),
      ]),
    ]);
  },
};

function pageOf({ width, height, unit, tint, chance }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.05, chance, 1.5);
    pen.lineWidth = 1.6 * unit;
    pen.strokeStyle = tint('#a9cdea');
    pen.beginPath();
    for (let y = 88 * unit; y < height; y += 43 * unit) {
      pen.moveTo(0, y);
      pen.lineTo(width, y);
    }
    pen.stroke();
    pen.strokeStyle = tint('#f0a3a8');
    pen.beginPath();
    pen.moveTo(74 * unit, 0);
    pen.lineTo(74 * unit, height);
    pen.stroke();
    for (let y = 120 * unit; y < height; y += 330 * unit) {
      pen.fillStyle = '#d9d6cb';
      disc(pen, 32 * unit, y, 15 * unit);
      pen.fill();
      pen.fillStyle = '#b9b5a8';
      disc(pen, 33 * unit, y + 2 * unit, 12 * unit);
      pen.fill();
    }
  });
}

/** A place for a drawing, and the room around it. */
interface Place {
  x: number;
  y: number;
  room: number;
}

/** Tries to find a place. More would fill the page so far that it looks like wallpaper. */
const TRIES = 400;

/** Drawings of many sizes wherever there is room, outside the areas of the words and of the large drawing. */
function thingsOf(composition: Composition) {
  const { width, height, unit, text, art, tint, movement } = composition;
  const chance = composition.chance.fork('things');
  const names = Object.keys(DOODLES) as (keyof typeof DOODLES)[];
  const first = chance.below(names.length);
  const isQuiet = movement === 'opening' || movement === 'ending';
  const largest = (movement === 'break' ? 100 : 78) * unit;
  const smallest = 26 * unit;
  const places: Place[] = [];
  const isNear = ({ left, top, width: across, height: down }: typeof text, { x, y, room }: Place) =>
    x > left - room && x < left + across + room && y > top - room && y < top + down + room;
  for (let attempt = 0; attempt < (isQuiet ? TRIES / (composition.singer ? 3 : 8) : TRIES); attempt++) {
    // Large ones first, and then smaller ones into what is left.
    const room = largest - (largest - smallest) * (attempt / TRIES) ** 0.6;
    const place = { x: chance.between(room, width - room), y: chance.between(room, height - room), room };
    const others = places.some(({ x, y, room: own }) => Math.hypot(place.x - x, place.y - y) < (own + room) * 1.06);
    if (others || isNear(art, place) || (movement !== 'break' && isNear(text, place))) continue;
    places.push(place);
  }
  return places.map(({ x, y, room: radius }, number) => {
    // Five is prime to the number of drawings, so that none comes twice before all have come.
    const draw = DOODLES[names[(number * 5 + first) % names.length] as keyof typeof DOODLES];
    const color = chance.next() < 0.24 ? tint(RED) : tint(INK);
    const turn = chance.around() * 0.4;
    const takes = frames(TAKES, radius * 2.5, radius * 2.5, (pen) => {
      pen.translate(radius * 1.25, radius * 1.25);
      pen.rotate(turn);
      ballpoint(pen, color, 2.2 * unit + 0.02 * radius);
      draw(pen, radius, chance);
    });
    return { takes, x, y };
  });
}

function ballpoint(pen: Context2D, color: string, width: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}

/** A cat that listens to music, if there is no singer. */
function catOf({ art, unit, tint, chance }: Composition) {
  const size = Math.min(art.width / 2.16, art.height / 2.5);
  const wobble = chance.fork('cat');
  const pens = { ink: tint(INK), red: tint(RED), paper: tint(PAPER), width: 2.4 * unit + 0.006 * size };
  // It blinks in one of its takes, now and then.
  const takes = Array.from({ length: TAKES * 4 }, (_, index) =>
    sprite(size * 2.16, size * 2.5, (pen) => {
      pen.translate(size * 1.02, size * 1.02);
      cat(pen, size, pens, index === TAKES * 4 - 1, wobble.fork(`${index % TAKES}`));
    }),
  );
  return { takes, x: art.left + (art.width - size * 2.16) / 2, y: art.top + (art.height - size * 2.5) / 2 };
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
