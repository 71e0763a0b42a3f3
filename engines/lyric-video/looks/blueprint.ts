import { type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import { grain } from '../../drawing/texture.ts';
import { cycle, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { outlined } from '../picture/prints.ts';
import { wipe } from '../words/entrances.ts';
import { inked } from '../words/ink.ts';

const PAPER = '#0f4c8a';
const LINE = '#e8f4ff';
const SOFT = 'rgb(214 236 255 / 0.55)';
const STEPS = 36;

/** A working drawing: cyan paper, white construction lines, center marks, and the line of text with its dimensions. */
export const blueprint: Look = {
  fps: 24,
  transition: 'wipe',
  // Other printing papers for drawings: green and brown ones, and a deeper blue.
  inks: {
    opening: { [PAPER]: '#2a6496' },
    chorus: { [PAPER]: '#0b6b70' },
    break: { [PAPER]: '#6b3a26' },
    ending: { [PAPER]: '#122a55' },
  },

  lettering: ({ tint }) => ({
    font: 'Share Tech Mono',
    weightElsewhere: 400,
    size: 0.098,
    smallest: 0.046,
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
        return inked(pen, text, size, { fill: '#ffffff', outline: { color: '#ffffff', width: 0.012 } });
      pen.fillStyle = 'rgb(15 76 138 / 0.7)';
      pen.strokeStyle = LINE;
      pen.lineWidth = Math.max(1.2, 0.02 * size);
      pen.setLineDash([0.09 * size, 0.05 * size]);
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
    const { unit, art } = composition;
    const paper = paperOf(composition);
    const radius = Math.min(art.width, art.height) * 0.46;
    const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
    const gear = frames(STEPS, radius * 2, radius * 2, (pen, share) => {
      pen.translate(radius, radius);
      machine(pen, radius, share, unit);
    });
    const circles = frames(10, radius * 2, radius * 2, (pen, share) => {
      pen.strokeStyle = LINE;
      pen.lineWidth = 2 * unit;
      pen.setLineDash([12 * unit, 6 * unit, 3 * unit, 6 * unit]);
      disc(pen, radius, radius, radius * (0.3 + 0.66 * share));
      pen.stroke();
    });
    const portrait = portraitOf(composition, radius);
    const scan = sprite(composition.width, 3 * unit, (pen) => {
      pen.fillStyle = SOFT;
      pen.fillRect(0, 0, composition.width, 3 * unit);
    });
    return layers([
      still(paper),
      cycle(gear, ({ travel }) => travel * 10)
        .at([x - radius, y - radius], 'top-left')
        .opacity(portrait ? 0.6 : 1),
      meter(circles, ({ bass, hit }) => 0.8 * bass + 0.3 * hit).at([x - radius, y - radius], 'top-left'),
      portrait && picture(portrait).at([x, y + radius], 'bottom'),
      picture(scan)
        .at(({ travel }) => [0, (travel * 60 * unit) % composition.height], 'top-left')
        .opacity(({ hit }) => 0.35 + 0.4 * hit),
    ]);
  },
};

function paperOf({ width, height, unit, tint, chance, art, shape }: Composition) {
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    grid(pen, width, height, 24 * unit, 'rgb(190 224 255 / 0.14)', unit);
    grid(pen, width, height, 120 * unit, 'rgb(190 224 255 / 0.3)', unit);
    pen.strokeStyle = LINE;
    pen.lineWidth = 3 * unit;
    const edge = 22 * unit;
    pen.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
    pen.lineWidth = 1.2 * unit;
    pen.strokeRect(edge + 7 * unit, edge + 7 * unit, width - 2 * edge - 14 * unit, height - 2 * edge - 14 * unit);
    const [x, y] = [art.left + art.width / 2, art.top + art.height / 2];
    pen.setLineDash([26 * unit, 7 * unit, 5 * unit, 7 * unit]);
    pen.strokeStyle = SOFT;
    pen.beginPath();
    pen.moveTo(x, art.top - 20 * unit);
    pen.lineTo(x, art.top + art.height + 20 * unit);
    pen.moveTo(art.left - 10 * unit, y);
    pen.lineTo(art.left + art.width + 10 * unit, y);
    pen.stroke();
    pen.setLineDash([]);
    if (shape !== 'square') titleBlock(pen, width, height, unit, edge);
    grain(pen, width, height, 0.09, chance, 2);
  });
}

function grid(pen: Context2D, width: number, height: number, step: number, color: string, line: number): void {
  pen.strokeStyle = color;
  pen.lineWidth = line;
  pen.beginPath();
  for (let x = step; x < width; x += step) {
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  for (let y = step; y < height; y += step) {
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  pen.stroke();
}

function titleBlock(pen: Context2D, width: number, height: number, unit: number, edge: number): void {
  const [w, h] = [250 * unit, 62 * unit];
  const [left, top] = [width - edge - 7 * unit - w, height - edge - 7 * unit - h];
  pen.strokeStyle = LINE;
  pen.lineWidth = 1.6 * unit;
  pen.strokeRect(left, top, w, h);
  pen.strokeRect(left, top + h / 2, w, h / 2);
  pen.strokeRect(left + w * 0.62, top, w * 0.38, h);
  pen.fillStyle = LINE;
  pen.font = `${15 * unit}px "Share Tech Mono"`;
  pen.fillText('SONG · ELEVATION', left + 9 * unit, top + 21 * unit);
  pen.fillText('SCALE 1:1', left + 9 * unit, top + 51 * unit);
  pen.fillText('SHEET 1', left + w * 0.62 + 9 * unit, top + 21 * unit);
  pen.fillText('REV A', left + w * 0.62 + 9 * unit, top + 51 * unit);
}

function machine(pen: Context2D, radius: number, share: number, unit: number): void {
  const teeth = 18;
  pen.strokeStyle = LINE;
  pen.lineWidth = 2.2 * unit;
  pen.save();
  pen.rotate((share * 2 * Math.PI) / 3);
  pen.beginPath();
  for (let tooth = 0; tooth < teeth * 4; tooth++) {
    const angle = (tooth / (teeth * 4)) * 2 * Math.PI;
    const reach = radius * (tooth % 4 < 2 ? 0.82 : 0.72);
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.stroke();
  for (let hole = 0; hole < 6; hole++) {
    const angle = (hole / 6) * 2 * Math.PI;
    disc(pen, Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5, radius * 0.12);
    pen.stroke();
    cross(pen, Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5, radius * 0.16);
  }
  pen.restore();
  disc(pen, 0, 0, radius * 0.22);
  pen.stroke();
  disc(pen, 0, 0, radius * 0.15);
  pen.stroke();
  pen.lineWidth = unit;
  disc(pen, 0, 0, radius * 0.97);
  pen.stroke();
  for (let tick = 0; tick < 72; tick++) {
    const angle = (tick / 72) * 2 * Math.PI;
    const from = radius * (tick % 6 ? 0.945 : 0.9);
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * from, Math.sin(angle) * from);
    pen.lineTo(Math.cos(angle) * radius * 0.97, Math.sin(angle) * radius * 0.97);
    pen.stroke();
  }
}

function cross(pen: Context2D, x: number, y: number, reach: number): void {
  pen.beginPath();
  pen.moveTo(x - reach, y);
  pen.lineTo(x + reach, y);
  pen.moveTo(x, y - reach);
  pen.lineTo(x, y + reach);
  pen.stroke();
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
  pen.lineWidth = Math.max(1, 0.016 * size);
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
  pen.font = `${0.26 * size}px "Share Tech Mono"`;
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

/** The singer in lines, on the paper's own blue: construction circles do not cross the face. */
function portraitOf({ singer, unit, tint }: Composition, radius: number) {
  if (!singer) return undefined;
  const figure = figureOf(singer, { width: radius * 1.8, height: radius * 1.9 }, oval);
  const lines = outlined(figure, 0xe8f4ff, Math.max(1, 1.6 * unit));
  return sprite(figure.width, figure.height, (pen) => {
    pen.drawImage(figure.canvas, 0, 0);
    pen.globalCompositeOperation = 'source-in';
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, figure.width, figure.height);
    pen.globalCompositeOperation = 'source-over';
    pen.drawImage(lines, 0, 0);
  });
}
