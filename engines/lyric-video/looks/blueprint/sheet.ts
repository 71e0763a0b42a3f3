import { type Canvas, type Context2D, newCanvas, plate } from '../../../drawing/canvas.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { grain, hatch } from '../../../drawing/texture.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, inside, oval } from '../../picture/figure.ts';
import { lineDrawing } from '../../picture/line-drawing.ts';
import { featuresAlone, posterized, withoutFeatures } from '../../picture/prints.ts';

export const PAPER = '#0f4c8a';
export const LINE = '#e8f4ff';
export const SOFT = 'rgb(214 236 255 / 0.55)';
/** Width of the border of a sheet. */
const BORDER = 29;

/** The paper with its grid, its border, and the views that do not move. */
export function paperOf(composition: Composition) {
  const { width, height, unit, tint, chance, art, shape, singer, movement } = composition;
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
    const [x, y] = middleOf(composition);
    const low = singer ? footOf(composition) : art.top + art.height + 20 * unit;
    pen.setLineDash([26 * unit, 7 * unit, 5 * unit, 7 * unit]);
    pen.strokeStyle = SOFT;
    pen.beginPath();
    pen.moveTo(x, art.top - 20 * unit);
    pen.lineTo(x, low);
    pen.moveTo(art.left - 10 * unit, y);
    pen.lineTo(art.left + art.width + 10 * unit, y);
    pen.stroke();
    pen.setLineDash([]);
    if (singer) otherViews(pen, composition, singer);
    if (movement === 'ending') folded(pen, composition);
    // The block is where no bust is.
    const isLeft = shape === 'wide' && x > width * 0.45;
    const isFree = shape === 'wide' || !singer || low < height * 0.8;
    if (shape !== 'square' && isFree && movement !== 'chorus') titleBlock(pen, width, height, unit, edge, isLeft);
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

/** Where construction lines cross: on a singer's face, or in the middle of the picture. */
export function middleOf(composition: Composition): Point {
  const { art, singer } = composition;
  const x = art.left + art.width / 2;
  return [x, singer ? footOf(composition) - 0.6 * sideOf(composition) : art.top + art.height / 2];
}

/** The line on which a singer stands: the border of the sheet, or the end of the picture's area. */
export function footOf({ art, height, unit }: Composition): number {
  return Math.min(art.top + art.height, height - BORDER * unit);
}

/** Side of the square in which a singer is drawn, or of the largest in the picture's area. */
export function sideOf(composition: Composition): number {
  const { art, singer, unit } = composition;
  const room = singer ? footOf(composition) - Math.max(art.top, BORDER * unit) : art.height;
  return Math.min(art.width, room);
}

/** The singer as an engraver prints white on blue: light parts are white, the next darker ones are hatched. */
export function viewOf({ unit, tint }: Composition, singer: Singer, side: number): Canvas {
  const figure = figureOf(singer, { width: side, height: side }, oval);
  const tones = drawnTones(figure, 2.4 * unit);
  const flat = withoutFeatures(tones);
  const { canvas: strokes, pen: ruler } = newCanvas(figure.width, figure.height);
  ruler.strokeStyle = LINE;
  ruler.lineWidth = 1.5 * unit;
  hatch(ruler, { left: 0, top: 0, width: side, height: side }, 6 * unit, 45);
  const { canvas, pen } = newCanvas(figure.width, figure.height);
  pen.drawImage(figure.canvas, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = tint(PAPER);
  pen.fillRect(0, 0, figure.width, figure.height);
  pen.globalCompositeOperation = 'source-over';
  pen.drawImage(inside(strokes, posterized(flat, [null, null, LINE, LINE, LINE])), 0, 0);
  pen.drawImage(posterized(flat, [null, null, null, LINE, LINE]), 0, 0);
  pen.drawImage(lineDrawing(figure, LINE, Math.max(1, 2 * unit)), 0, 0);
  pen.drawImage(featuresAlone(tones, tint(PAPER), '#ffffff'), 0, 0);
  // A bust ends on a ground line.
  pen.fillStyle = LINE;
  pen.fillRect(0, figure.height - 2 * unit, figure.width, 2 * unit);
  return canvas;
}

/** Parts for a break, and further views of the singer for an ending. */
function otherViews(pen: Context2D, composition: Composition, singer: Singer): void {
  const { movement, shape, width, height, unit } = composition;
  if (movement !== 'break' && movement !== 'ending') return;
  const places: readonly Point[] =
    shape === 'wide'
      ? [
          [0.15, 0.4],
          [0.85, 0.4],
        ]
      : [
          [0.27, 0.16],
          [0.73, 0.16],
        ];
  const radius = Math.min(width, height) * (shape === 'wide' ? 0.2 : 0.19);
  pen.setLineDash([]);
  pen.fillStyle = LINE;
  pen.textAlign = 'center';
  pen.font = `${20 * unit}px "Share Tech Mono"`;
  places.forEach(([across, down], index) => {
    const [x, y] = [across * width, down * height];
    pen.save();
    pen.translate(x, y);
    if (movement === 'break') machine(pen, radius, 0.13 + index * 0.4, unit);
    else {
      const side = radius * 2;
      const view = viewOf(composition, { ...singer, near: index ? 1.55 : 1 }, side);
      disc(pen, 0, 0, radius);
      pen.clip();
      if (index) pen.drawImage(view, -radius, -radius);
      else {
        pen.scale(-1, 1);
        pen.drawImage(view, -radius, -radius);
      }
    }
    pen.restore();
    pen.strokeStyle = LINE;
    pen.lineWidth = 2 * unit;
    if (movement === 'ending') {
      disc(pen, x, y, radius);
      pen.stroke();
    }
    const name = movement === 'break' ? `PART ${index + 1}` : index ? 'DETAIL B · 2:1' : 'VIEW A';
    pen.fillText(name, x, y + radius + 24 * unit);
  });
  pen.textAlign = 'left';
}

/** The drawing is done: it was stamped, and folded into its file. */
function folded(pen: Context2D, { width, height, unit, shape, singer }: Composition): void {
  const [columns, rows] = shape === 'wide' ? [4, 2] : shape === 'tall' ? [2, 4] : [3, 3];
  const crease = (from: Point, to: Point, turned: boolean) => {
    const [dx, dy] = [from[0] === to[0] ? 1 : 0, from[1] === to[1] ? 1 : 0];
    const reach = 64 * unit;
    const shade = pen.createLinearGradient(
      from[0] - dx * reach,
      from[1] - dy * reach,
      from[0] + dx * reach,
      from[1] + dy * reach,
    );
    const [dark, light] = ['rgb(0 4 24 / 0.3)', 'rgb(220 236 255 / 0.15)'];
    shade.addColorStop(0, 'rgb(0 4 24 / 0)');
    shade.addColorStop(0.495, turned ? light : dark);
    shade.addColorStop(0.505, turned ? dark : light);
    shade.addColorStop(1, 'rgb(220 236 255 / 0)');
    pen.fillStyle = shade;
    pen.fillRect(
      from[0] - dx * reach,
      from[1] - dy * reach,
      to[0] - from[0] + 2 * dx * reach,
      to[1] - from[1] + 2 * dy * reach,
    );
  };
  for (let column = 1; column < columns; column++) {
    const x = (column / columns) * width;
    crease([x, 0], [x, height], column % 2 === 0);
  }
  for (let row = 1; row < rows; row++) {
    const y = (row / rows) * height;
    crease([0, y], [width, y], row % 2 === 0);
  }
  pen.save();
  // Beside the neck, or below the further views of a singer.
  const across = shape === 'wide' ? (singer ? 0.17 : 0.48) : singer ? 0.3 : 0.25;
  const down = shape === 'wide' ? 0.78 : 0.36;
  pen.translate(width * across, height * down);
  pen.rotate(-0.16);
  pen.strokeStyle = '#ff8f7a';
  pen.fillStyle = '#ff8f7a';
  pen.lineWidth = 5 * unit;
  pen.strokeRect(-128 * unit, -40 * unit, 256 * unit, 80 * unit);
  pen.lineWidth = 1.5 * unit;
  pen.strokeRect(-119 * unit, -31 * unit, 238 * unit, 62 * unit);
  pen.font = `${47 * unit}px "Share Tech Mono"`;
  pen.textAlign = 'center';
  pen.fillText('APPROVED', 0, 16 * unit);
  pen.restore();
}

function titleBlock(pen: Context2D, width: number, height: number, unit: number, edge: number, isLeft: boolean): void {
  const [w, h] = [330 * unit, 80 * unit];
  const [left, top] = [isLeft ? edge + 7 * unit : width - edge - 7 * unit - w, height - edge - 7 * unit - h];
  pen.strokeStyle = LINE;
  pen.lineWidth = 1.6 * unit;
  pen.strokeRect(left, top, w, h);
  pen.strokeRect(left, top + h / 2, w, h / 2);
  pen.strokeRect(left + w * 0.62, top, w * 0.38, h);
  pen.fillStyle = LINE;
  pen.font = `${20 * unit}px "Share Tech Mono"`;
  pen.fillText('SONG · ELEVATION', left + 9 * unit, top + 27 * unit);
  pen.fillText('SCALE 1:1', left + 9 * unit, top + 67 * unit);
  pen.fillText('SHEET 1', left + w * 0.62 + 9 * unit, top + 27 * unit);
  pen.fillText('REV A', left + w * 0.62 + 9 * unit, top + 67 * unit);
}

export function machine(pen: Context2D, radius: number, share: number, unit: number): void {
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

export function cross(pen: Context2D, x: number, y: number, reach: number): void {
  pen.beginPath();
  pen.moveTo(x - reach, y);
  pen.lineTo(x + reach, y);
  pen.moveTo(x, y - reach);
  pen.lineTo(x, y + reach);
  pen.stroke();
}
