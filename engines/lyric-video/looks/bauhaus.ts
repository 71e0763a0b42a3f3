import { frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { orbit, tick, wrap } from '../../drawing/motion.ts';
import { grain, halftone } from '../../drawing/texture.ts';
import type { FrameCues } from '../frame-cues.ts';
import { cycle, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { keptDrawings } from '../picture/kept.ts';
import { posterized } from '../picture/prints.ts';
import type { Tones } from '../picture/tones.ts';
import { slide } from '../words/entrances.ts';
import { clearedAround, inked, underlineEnd } from '../words/ink.ts';
import { dancersOf, stairsOf } from './bauhaus-stage.ts';

const PAPER = '#efe6d2';
/** The sheet and the long bar. Shapes and faces keep their colors when these change. */
const SHEET = '#efe6d3';
const BAR = '#f2b81d';
const BLACK = '#1a1a1a';
const RED = '#d5321f';
const BLUE = '#1f4e9c';
const YELLOW = '#f2b81c';
/** Pictures of a turn of the wheel, and of a large wheel, which needs more memory. */
const [STEPS, FEWER_STEPS] = [48, 32];
/** Foot of the meter's steps above the lower edge, and the height of the highest, in shares of the frame's height. */
const [FOOT, STEP] = [0.045, 0.08];
/** Turns per second of the music's time. */
const SPEED = 1 / 3;

/**
 * Weimar and Dessau, 1923: circle, bar, quarter circle and triangle in primary colors on paper; lower case, aligned
 * left.
 */
export const bauhaus: Look = {
  fps: 24,
  transition: 'push',
  shots: { chorus: 'poster' },
  inks: {
    opening: { [SHEET]: '#f7f3ea', [BAR]: '#1a1a1a' },
    chorus: { [SHEET]: '#f5c63c', [BAR]: '#efe6d2', [RED]: '#c32513' },
    break: { [SHEET]: '#d8442c', [BAR]: '#efe6d2', [RED]: '#1f4e9c', [BLUE]: '#f2b81c' },
    ending: { [SHEET]: '#24477f', [BAR]: '#d5321f', [BLUE]: '#f2b81c' },
  },

  arrange,

  lettering: ({ tint }) => ({
    font: 'Jost',
    weight: 700,
    size: 0.135,
    smallest: 0.055,
    leading: 1.08,
    space: 0.26,
    tracking: -0.015,
    casing: 'lower',
    align: 'left',
    margin: 0.2,
    turn: 'switch',
    dim: 0.56,
    entrance: slide('line', 0.34, -1.6, 0.06),
    paint(pen, text, state, { size, word }) {
      if (state === 'waiting') return inked(pen, text, size, { fill: BLACK });
      pen.fillStyle = tint(RED);
      pen.fillRect(0, 0.13 * size, underlineEnd(text, word.width, size), 0.075 * size);
      clearedAround(pen, text, size, 0.055);
      inked(pen, text, size, { fill: tint(RED) });
    },
    count(pen, radius) {
      pen.fillStyle = tint(RED);
      disc(pen, 0, 0, radius);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, text, shape } = composition;
    const ground = groundOf(composition);
    const { x, y, radius } = center(composition);
    const middle: Point = [x, y];
    const wheel = wheelOf(composition, radius);
    const ball = frames(8, radius * 0.8, radius * 0.8, (pen, share) => {
      pen.fillStyle = composition.tint(RED);
      disc(pen, radius * 0.4, radius * 0.4, radius * (0.24 + 0.15 * share));
      pen.fill();
    });
    const bar = sprite(18 * unit, height, (pen) => {
      pen.fillStyle = BLACK;
      pen.fillRect(0, 0, 18 * unit, height);
    });
    const steps = stepsOf(composition);
    const portrait = portraitOf(composition, radius);
    const thump = ({ bass, hit }: FrameCues) => bass * 0.7 + hit * 0.4;
    const across = shape === 'wide' ? 0.82 : 1.02;
    const { tint, movement } = composition;
    const inks = { black: BLACK, paper: tint(PAPER), red: tint(RED), blue: tint(BLUE), yellow: tint(YELLOW) };
    return layers([
      still(ground),
      // Behind the wheel, so that it never crosses a face.
      textEdge(composition) === 'top' &&
        picture(bar)
          .at(({ travel }) => [width - wrap(travel * 46 * unit, width * 0.5) - width * 0.02, 0], 'top-left')
          .part({ bottom: text.top - 0.05 * height }),
      cycle(wheel, ({ travel }) => travel * SPEED * wheel.length).at(middle),
      portrait && picture(portrait).at(middle),
      // An eighth of a turn on each beat, then a rest.
      movement !== 'ending' &&
        meter(ball, thump).at(({ beat }) =>
          orbit(middle, tick(beat, 1 / 3) * (Math.PI / 4), [radius * across, radius * 1.02]),
        ),
      dancersOf(composition, inks),
      stairsOf(composition, inks, radius * 0.17),
      ...(movement === 'ending' || movement === 'break' ? [] : steps).map((step, index) => {
        const left = width - (steps.length - index) * step.width - 0.06 * width;
        const lift = ({ beat, loudness }: FrameCues) =>
          Math.round((0.25 + 0.75 * Math.abs(Math.sin(beat * 1.57 + index))) * loudness * step.height);
        return picture(step)
          .at((cues) => [left, (1 - FOOT) * height - lift(cues)], 'top-left')
          .part((cues) => ({ bottom: lift(cues) }));
      }),
    ]);
  },
};

/** The words of each picture end above the highest step of the meter. */
function arrange({ text, art, movement, shape, height }: Composition): Pick<Composition, 'text' | 'art'> {
  if (movement === 'break' || movement === 'ending') return { text, art };
  const hasRoomAbove = movement === 'opening' || (movement === 'chorus' && shape !== 'wide');
  const top = text.top - (hasRoomAbove ? 0.03 * height : 0);
  return { text: { ...text, top, height: Math.min(text.height, (1 - FOOT - STEP - 0.015) * height - top) }, art };
}

function center({ art, shape }: Composition) {
  const radius = Math.min(art.width, art.height) * (shape === 'wide' ? 0.44 : 0.4);
  return { x: art.left + art.width * (shape === 'wide' ? 0.5 : 0.44), y: art.top + art.height * 0.5, radius };
}

/** Where the words border on the composition. */
function textEdge({ shape, text, art, width }: Composition): 'side' | 'top' | 'bottom' {
  if (text.top + text.height <= art.top + 0.02 * width) return 'bottom';
  return shape === 'wide' && text.top < art.top + art.height ? 'side' : 'top';
}

function groundOf(composition: Composition) {
  const { width, height, tint, unit, chance, text } = composition;
  const { x, y, radius } = center(composition);
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(SHEET);
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = tint(BLUE);
    pen.beginPath();
    pen.arc(width, 0, radius * 0.95, Math.PI / 2, Math.PI);
    pen.lineTo(width, 0);
    pen.fill();
    pen.save();
    pen.translate(x, y);
    pen.rotate(-Math.PI / 4);
    pen.fillStyle = tint(BAR);
    pen.fillRect(-radius * 2.2, radius * 0.52, radius * 4.4, radius * 0.3);
    pen.fillStyle = BLACK;
    pen.fillRect(-radius * 2.2, radius * 0.9, radius * 4.4, 7 * unit);
    pen.fillRect(-radius * 2.2, radius * 0.98, radius * 4.4, 3 * unit);
    pen.restore();
    // Keeps the text's part of the page clear: the composition ends above, below or beside it.
    const edge = textEdge(composition);
    pen.fillStyle = tint(SHEET);
    if (edge === 'side') pen.fillRect(text.left - 0.02 * width, 0, text.width + 0.02 * width, height);
    else if (edge === 'bottom') pen.fillRect(0, 0, width, text.top + text.height + 0.02 * height);
    else pen.fillRect(0, text.top - 0.03 * height, width, height);
    pen.fillStyle = BLACK;
    if (edge === 'side') pen.fillRect(text.left - 0.025 * width, 0.08 * height, 8 * unit, 0.84 * height);
    else {
      const line = edge === 'bottom' ? text.top + text.height + 0.02 * height : text.top - 0.03 * height;
      pen.fillRect(text.left, line, text.width, 8 * unit);
    }
    pen.fillStyle = tint(BLUE);
    polygon(pen, [
      [0, height],
      [0, height - radius * 0.55],
      [radius * 0.55, height],
    ]);
    pen.fill();
    // The dots are in a corner without words.
    const dots = { left: 0.03 * width, top: 0.03 * height, width: 72 * unit, height: 72 * unit };
    pen.fillStyle = BLACK;
    if (text.top > dots.top + dots.height && text.left > dots.left) halftone(pen, dots, 13 * unit, 0, () => 0.12);
    grain(pen, width, height, 0.1, chance);
  });
}

/** Half black, half outlined, with a yellow quarter, so that its turning is visible. */
function wheelOf({ tint, unit, movement }: Composition, radius: number) {
  const size = radius * 2;
  return frames(movement === 'chorus' ? FEWER_STEPS : STEPS, size, size, (pen, share) => {
    pen.translate(radius, radius);
    pen.rotate(share * 2 * Math.PI);
    pen.fillStyle = tint(PAPER);
    disc(pen, 0, 0, radius * 0.94);
    pen.fill();
    pen.fillStyle = BLACK;
    pen.beginPath();
    pen.arc(0, 0, radius * 0.94, 0, Math.PI);
    pen.fill();
    pen.fillStyle = tint(YELLOW);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * 0.72, -Math.PI / 2, 0);
    pen.fill();
    pen.strokeStyle = BLACK;
    pen.lineWidth = 6 * unit;
    for (const part of [0.94, 0.72, 0.5, 0.28]) {
      pen.beginPath();
      pen.arc(0, 0, radius * part, Math.PI, 2 * Math.PI);
      pen.stroke();
    }
  });
}

function stepsOf({ tint, width, height, shape }: Composition) {
  const wide = width * (shape === 'wide' ? 0.022 : 0.04);
  return [BLACK, RED, YELLOW, BLUE, BLACK].map((color) =>
    sprite(wide, height * STEP, (pen) => {
      pen.fillStyle = tint(color);
      pen.fillRect(0, 0, wide, height);
    }),
  );
}

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side: about a chorus's size. */
const ANALYZED = 0.7;

const kept = keptDrawings<Tones>();

function portraitOf({ singer, tint, width, height }: Composition, radius: number) {
  if (!singer) return undefined;
  const side = radius * 1.36;
  const usual = ANALYZED * Math.min(width, height);
  const tones = kept(singer, usual, () => drawnTones(figureOf(singer, { width: usual, height: usual }, circle)));
  const figure = posterized(tones, [BLACK, tint(RED), tint(YELLOW), tint(PAPER)]);
  return sprite(side, side, (pen) => {
    circle(pen, side, side);
    pen.fillStyle = tint(BLUE);
    pen.fill();
    pen.clip();
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(figure, 0, 0, side, side);
  });
}
