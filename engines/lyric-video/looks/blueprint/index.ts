import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, layers, meter, picture, still } from '../../layers.ts';
import type { Look } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { trimmed } from '../../picture/figure.ts';
import { wipe } from '../../words/entrances.ts';
import { inked } from '../../words/ink.ts';
import { guitarOf } from './guitar.ts';
import { cross, footOf, LINE, machine, middleOf, PAPER, paperOf, SOFT, sideOf, viewOf } from './sheet.ts';

const STEPS = 36;

/** A working drawing: cyan paper, white construction lines, center marks, and the line of text with its dimensions. */
export const blueprint: Look = {
  fps: 24,
  transition: 'wipe',
  stands: true,
  // Other printing papers for drawings: green and brown ones, and a deeper blue.
  inks: {
    opening: { [PAPER]: '#2a6496' },
    chorus: { [PAPER]: '#0b6b70' },
    break: { [PAPER]: '#6b3a26' },
    ending: { [PAPER]: '#122a55' },
  },

  // Without a singer, the drawing has as much of the sheet as the words leave.
  arrange: ({ shape, width, height, text, art, movement, singer }) => {
    const part = (left: number, top: number, across: number, down: number) => ({
      left: left * width,
      top: top * height,
      width: across * width,
      height: down * height,
    });
    if (singer || shape === 'square' || movement === 'chorus') return { text, art };
    if (shape === 'wide') {
      if (movement === 'ending') return { text, art: part(0.07, 0.12, 0.86, 0.76) };
      return movement === 'opening'
        ? { text: part(0.07, 0.24, 0.4, 0.4), art: part(0.5, 0.07, 0.46, 0.86) }
        : { text, art };
    }
    if (movement === 'ending') return { text, art: part(0.1, 0.12, 0.8, 0.76) };
    return text.top > height ? { text, art } : { text: part(0.09, 0.08, 0.82, 0.2), art: part(0.06, 0.31, 0.88, 0.6) };
  },

  lettering: ({ tint }) => ({
    font: 'Share Tech Mono',
    weightElsewhere: 400,
    size: 0.112,
    smallest: 0.05,
    leading: 1.2,
    space: 0.5,
    tracking: 0.01,
    casing: 'upper',
    align: 'center',
    margin: 0.12,
    turn: 'fill',
    entrance: wipe('line', 0.4, 0.05),
    paint(pen, text, state, { size }) {
      if (state === 'sung')
        return inked(pen, text, size, { fill: '#ffffff', outline: { color: '#ffffff', width: 0.032 } });
      // Letters that wait are drawn as outlines, and not yet lined in.
      pen.fillStyle = 'rgb(232 244 255 / 0.16)';
      pen.strokeStyle = LINE;
      pen.lineWidth = Math.max(1.6, 0.036 * size);
      pen.fillText(text, 0, 0);
      pen.strokeText(text, 0, 0);
    },
    backing: {
      margin: 1,
      draw(pen, block, { size }) {
        pen.fillStyle = tint(PAPER);
        pen.globalAlpha = 0.72;
        pen.fillRect(block.left - 0.2 * size, block.top, block.width + 0.4 * size, block.height);
        pen.globalAlpha = 1;
        dimensions(pen, block, size);
      },
    },
    count(pen, radius) {
      pen.strokeStyle = LINE;
      pen.lineWidth = radius * 0.16;
      disc(pen, 0, 0, radius * 0.7);
      pen.stroke();
      cross(pen, 0, 0, radius * 1.3);
    },
  }),

  scene(composition) {
    const { unit, singer } = composition;
    const paper = paperOf(composition);
    const side = sideOf(composition);
    const radius = side * 0.4;
    const [x, y] = middleOf(composition);
    const guitar = singer ? undefined : guitarOf(composition);
    const gearRadius = guitar?.gear.radius ?? radius;
    const gearAt = guitar?.gear.at ?? [x, y];
    const gear = frames(STEPS, gearRadius * 2, gearRadius * 2, (pen, share) => {
      pen.translate(gearRadius, gearRadius);
      machine(pen, gearRadius, share, guitar ? 0.6 * unit : unit);
    });
    const circles = frames(singer ? 10 : 0, radius * 2, radius * 2, (pen, share) => {
      pen.strokeStyle = LINE;
      pen.lineWidth = 2 * unit;
      pen.setLineDash([12 * unit, 6 * unit, 3 * unit, 6 * unit]);
      disc(pen, radius, radius, radius * (0.3 + 0.66 * share));
      pen.stroke();
    });
    const portrait = singer && trimmed(viewOf(composition, singer, side));
    const scan = sprite(composition.width, 3 * unit, (pen) => {
      pen.fillStyle = SOFT;
      pen.fillRect(0, 0, composition.width, 3 * unit);
    });
    return layers([
      still(paper),
      guitar && meter(guitar.drawings, apartIn(composition.movement)).at(guitar.at, 'top-left'),
      cycle(gear, ({ travel }) => travel * 10)
        .at([gearAt[0] - gearRadius, gearAt[1] - gearRadius], 'top-left')
        .opacity(portrait ? 0.6 : 1),
      portrait && meter(circles, ({ bass, hit }) => 0.8 * bass + 0.3 * hit).at([x - radius, y - radius], 'top-left'),
      portrait && picture(portrait.drawing).at([x + portrait.right, footOf(composition)], 'bottom-right'),
      picture(scan)
        .at(({ travel }) => [0, (travel * 60 * unit) % composition.height], 'top-left')
        .opacity(({ hit }) => 0.35 + 0.4 * hit),
    ]);
  },
};

/** How far apart the guitar's parts are: in a break they come together and part again, otherwise they follow the music. */
function apartIn(movement: MovementKind) {
  if (movement === 'break') return ({ beat }: FrameCues) => 0.5 + 0.5 * Math.cos((beat / 16) * 2 * Math.PI);
  return ({ loudness }: FrameCues) => 1 - loudness;
}

/** The dimension lines for the width and the height of the text. */
function dimensions(
  pen: Context2D,
  block: { left: number; top: number; width: number; height: number },
  size: number,
): void {
  const { left, top, width, height } = block;
  const below = top + height + 0.38 * size;
  const beside = left - 0.45 * size;
  const arrow = 0.13 * size;
  pen.strokeStyle = LINE;
  pen.fillStyle = LINE;
  pen.lineWidth = Math.max(1.4, 0.02 * size);
  pen.beginPath();
  for (const x of [left, left + width]) {
    pen.moveTo(x, top + height + 0.08 * size);
    pen.lineTo(x, below + 0.15 * size);
  }
  for (const y of [top, top + height]) {
    pen.moveTo(left - 0.12 * size, y);
    pen.lineTo(beside - 0.15 * size, y);
  }
  pen.moveTo(left, below);
  pen.lineTo(left + width, below);
  pen.moveTo(beside, top);
  pen.lineTo(beside, top + height);
  pen.stroke();
  head(pen, left, below, arrow, 0);
  head(pen, left + width, below, arrow, Math.PI);
  head(pen, beside, top, arrow, Math.PI / 2);
  head(pen, beside, top + height, arrow, -Math.PI / 2);
  pen.font = `${0.3 * size}px "Share Tech Mono"`;
  pen.textAlign = 'center';
  pen.fillText(`${Math.round(width)}`, left + width / 2, below + 0.3 * size);
}

function head(pen: Context2D, x: number, y: number, reach: number, turn: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(reach, -reach * 0.3);
  pen.lineTo(reach, reach * 0.3);
  pen.fill();
  pen.restore();
}
