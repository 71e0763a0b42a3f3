import { type Context2D, plate } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { tornEdge } from '../../../drawing/hand.ts';
import { grain, halftone, hatch } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import type { Rectangle } from '../../words/layout.ts';

type Mark = 'print' | 'dots' | 'stripes' | 'music' | 'checks' | undefined;
/** A torn sheet: its color, what is printed on it, its middle and size in shares of the frame, and its turn. */
type Sheet = readonly [color: string, mark: Mark, x: number, y: number, wide: number, tall: number, turn: number];

const [PAPER, BLUE, SUN, ROSE] = ['#e9e2cf', '#3b7ea1', '#f6c445', '#f2b8b0'];

/** Each movement is cut and glued anew. */
const SHEETS: Readonly<Record<MovementKind, readonly Sheet[]>> = {
  opening: [
    [PAPER, 'print', 0.2, 0.5, 0.5, 1.2, 0.04],
    [ROSE, 'dots', 0.62, 0.2, 0.7, 0.6, -0.05],
    [BLUE, undefined, 0.86, 0.72, 0.5, 0.7, 0.08],
    [SUN, 'stripes', 0.5, 0.86, 0.9, 0.3, -0.03],
  ],
  verse: [
    [SUN, 'stripes', 0.14, 0.3, 0.5, 0.8, -0.06],
    [PAPER, 'print', 0.74, 0.24, 0.66, 0.62, 0.05],
    [BLUE, 'dots', 0.2, 0.86, 0.62, 0.42, 0.05],
    [ROSE, undefined, 0.76, 0.84, 0.7, 0.42, -0.04],
  ],
  chorus: [
    [PAPER, 'music', 0.26, 0.24, 0.7, 0.62, -0.05],
    [BLUE, 'stripes', 0.8, 0.5, 0.62, 1.2, 0.06],
    [SUN, 'dots', 0.22, 0.82, 0.6, 0.44, 0.05],
    [ROSE, undefined, 0.56, 0.96, 0.5, 0.26, -0.08],
  ],
  break: [
    [BLUE, 'checks', 0.18, 0.4, 0.46, 1.1, 0.04],
    [SUN, undefined, 0.52, 0.5, 0.44, 1.2, -0.03],
    [ROSE, 'dots', 0.86, 0.42, 0.46, 1.1, 0.05],
    [PAPER, 'print', 0.5, 0.94, 1.1, 0.26, -0.02],
  ],
  ending: [
    [BLUE, undefined, 0.5, 0.3, 1.1, 0.8, -0.03],
    [ROSE, 'dots', 0.16, 0.8, 0.6, 0.44, 0.07],
    [SUN, 'stripes', 0.84, 0.82, 0.6, 0.4, -0.06],
    [PAPER, 'music', 0.52, 0.98, 0.5, 0.24, 0.03],
  ],
};

/** The sheets under everything else. */
export function tableOf({ width, height, unit, tint, chance, movement }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint('#cdb892');
    pen.fillRect(0, 0, width, height);
    grain(pen, width, height, 0.22, chance, 1.7);
    const own = chance.fork('table');
    for (const [color, mark, x, y, wide, tall, turn] of SHEETS[movement]) {
      const [w, h] = [wide * width, tall * height];
      const torn = (grow: number, down: number, depth: number, edge: Chance) =>
        tornEdge(
          pen,
          { left: -w / 2 - grow, top: -h / 2 - grow + down, width: w + 2 * grow, height: h + 2 * grow },
          depth * unit,
          edge,
        );
      pen.save();
      pen.translate(x * width, y * height);
      pen.rotate(turn);
      pen.fillStyle = 'rgb(0 0 0 / 0.22)';
      torn(unit, 7 * unit, 6, own.fork(`${x}${y}`));
      pen.fill();
      pen.fillStyle = '#fffdf5';
      torn(0, 0, 7, own);
      pen.fill();
      pen.fillStyle = tint(color);
      torn(-6 * unit, 0, 6, own);
      pen.fill();
      pen.clip();
      if (mark) printed(pen, mark, { left: -w / 2, top: -h / 2, width: w, height: h }, unit, own);
      pen.restore();
    }
  });
}

function printed(pen: Context2D, mark: Mark, area: Rectangle, unit: number, chance: Chance): void {
  if (mark === 'print') newsprint(pen, area, unit, chance);
  else if (mark === 'music') score(pen, area, unit, chance);
  else if (mark === 'dots') {
    pen.fillStyle = 'rgb(232 69 44 / 0.75)';
    halftone(pen, area, 22 * unit, 30, () => 0.12);
  } else if (mark === 'stripes') {
    pen.strokeStyle = 'rgb(255 255 255 / 0.42)';
    pen.lineWidth = 9 * unit;
    hatch(pen, area, 26 * unit, 90);
  } else {
    pen.fillStyle = 'rgb(255 255 255 / 0.24)';
    const step = 44 * unit;
    for (let y = 0; y < area.height; y += step)
      for (let x = (y / step) % 2 ? step : 0; x < area.width; x += 2 * step)
        pen.fillRect(area.left + x, area.top + y, step, step);
  }
}

const STORY =
  'the band was late and nobody minded for the night was warm and every window in the street stood open as if the whole town had been waiting to hear that song once more before the summer went away with the last train';
const HEADLINES = ['RADIO HITS THE ROAD', 'A SONG FOR EVERYONE', 'CITY DANCES TILL DAWN', 'THE MOON IS LISTENING'];

/** Columns of small type under headlines. */
function newsprint(pen: Context2D, { left, top, width, height }: Rectangle, unit: number, chance: Chance): void {
  const words = STORY.split(' ');
  const [column, size, leading] = [150 * unit, 10.5 * unit, 13 * unit];
  pen.textAlign = 'left';
  for (let x = left + 16 * unit; x < left + width; x += column) {
    let word = chance.below(words.length);
    let next = top + chance.between(0, 120) * unit;
    for (let y = top + 20 * unit; y < top + height; y += leading) {
      if (y > next) {
        pen.fillStyle = 'rgb(30 26 20 / 0.72)';
        pen.font = `${24 * unit}px "Abril Fatface"`;
        pen.fillText(chance.pick(HEADLINES), x, y + 18 * unit, column - 18 * unit);
        y += 34 * unit;
        next = y + chance.between(150, 420) * unit;
      }
      pen.fillStyle = 'rgb(40 36 30 / 0.62)';
      pen.font = `${size}px "Special Elite"`;
      let line = '';
      while (line.length < 23) line += `${words[word++ % words.length]} `;
      pen.fillText(line, x, y, column - 18 * unit);
    }
  }
}

/** Staves with notes. */
function score(pen: Context2D, { left, top, width, height }: Rectangle, unit: number, chance: Chance): void {
  pen.strokeStyle = 'rgb(40 36 30 / 0.5)';
  pen.fillStyle = 'rgb(40 36 30 / 0.7)';
  pen.lineWidth = 1.4 * unit;
  const gap = 9 * unit;
  for (let y = top + 30 * unit; y < top + height; y += 92 * unit) {
    pen.beginPath();
    for (let line = 0; line < 5; line++) {
      pen.moveTo(left, y + line * gap);
      pen.lineTo(left + width, y + line * gap);
    }
    pen.stroke();
    for (let x = left + 24 * unit; x < left + width; x += chance.between(30, 52) * unit) {
      const at = y + chance.below(9) * (gap / 2);
      const up = at > y + 2 * gap ? -1 : 1;
      pen.beginPath();
      pen.ellipse(x, at, gap * 0.64, gap * 0.46, -0.4, 0, 2 * Math.PI);
      pen.fill();
      pen.fillRect(
        x - up * gap * 0.58 - (up < 0 ? 1.6 * unit : 0),
        Math.min(at, at + up * 3.2 * gap),
        1.8 * unit,
        3.2 * gap,
      );
    }
  }
}
