import { type Context2D, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { blob, handStroke, type Point, polygon } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition, Singer } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, rim, trimmed } from '../picture/figure.ts';
import { lineDrawing } from '../picture/line-drawing.ts';
import { posterized } from '../picture/prints.ts';
import { BLACK, BLUE, PAPER, RED } from './art-brut-cells.ts';
import { face } from './art-brut-face.ts';

/** Clumsy faces at both sides of a singer in a break and an ending, with the wall for a body. */
export function crowd(pen: Context2D, composition: Composition, chance: Chance): void {
  const { movement, shape, width, height, unit } = composition;
  if (movement !== 'break' && movement !== 'ending') return;
  const size = (movement === 'break' ? 112 : 80) * unit;
  const places: readonly Point[] =
    shape === 'wide'
      ? [
          [0.09, 0.3],
          [0.16, 0.76],
          [0.91, 0.34],
          [0.85, 0.8],
          ...(movement === 'ending'
            ? ([
                [0.27, 0.42],
                [0.75, 0.46],
              ] as const)
            : []),
        ]
      : [
          [0.2, 0.1],
          [0.52, 0.16],
          [0.82, 0.1],
          ...(movement === 'ending'
            ? ([
                [0.26, 0.3],
                [0.76, 0.32],
              ] as const)
            : []),
        ];
  places.forEach(([across, down], index) => {
    pen.save();
    pen.translate(across * width - 1.3 * size, down * height - 1.3 * size);
    const expression = { open: (index * 0.37) % 1, isAsleep: movement === 'ending', kind: index };
    face(pen, composition, size, expression, chance.fork(`face ${index}`));
    pen.restore();
  });
}

/** A fence of uneven boards in front of a singer whose bust ends above the frame's edge. */
export function fenceOf({ art, width, height, unit, tint, chance }: Composition) {
  if (art.top + art.height >= height) return undefined;
  const own = chance.fork('fence');
  const high = 92 * unit;
  return sprite(width, high, (pen) => {
    pen.strokeStyle = BLACK;
    pen.lineJoin = 'round';
    for (let x = -8 * unit; x < width; ) {
      const wide = own.between(40, 66) * unit;
      const top = own.between(6, 26) * unit;
      const lean = own.around() * 5 * unit;
      polygon(pen, [
        [x, high + 8 * unit],
        [x + lean, top + 14 * unit],
        [x + lean + wide / 2, top],
        [x + lean + wide, top + 16 * unit],
        [x + wide, high + 8 * unit],
      ]);
      const kind = own.below(4);
      pen.fillStyle = kind === 0 ? tint(RED) : kind === 1 ? tint(BLUE) : PAPER;
      pen.fill();
      if (kind === 2) {
        pen.save();
        pen.clip();
        pen.strokeStyle = tint(RED);
        pen.lineWidth = 4 * unit;
        hatch(pen, { left: x, top: 0, width: wide, height: high }, 12 * unit, own.between(20, 70), own);
        pen.restore();
      }
      pen.strokeStyle = BLACK;
      pen.lineWidth = 8 * unit;
      pen.stroke();
      x += wide;
    }
    pen.lineWidth = 9 * unit;
    handStroke(pen, [-10, high * 0.66], [width + 10, high * 0.62], 5 * unit, own);
    pen.fillStyle = BLACK;
    pen.fillRect(0, high - 9 * unit, width, 10 * unit);
  });
}

/** The singer in four inks and clumsy lines. */
export function portraitOf({ art, unit, tint, chance }: Composition, singer: Singer, takes: number) {
  const side = Math.min(art.width, art.height);
  const figure = figureOf(singer, { width: side, height: side }, (pen, w, h) =>
    blob(pen, w / 2, h / 2, w * 0.46, 0.1, chance.fork('shape'), 10),
  );
  const tones = drawnTones(figure, 4 * unit);
  const flat = posterized(tones, [BLACK, tint(BLUE), tint(RED), PAPER, PAPER]);
  const lines = lineDrawing(figure, BLACK, 5 * unit, PAPER);
  const grow = 12 * unit;
  const edge = rim(figure.canvas, grow, BLACK);
  // Only clothes are hatched.
  const hatched = figure.face ? figure.face.box.y + figure.face.box.height * 1.25 : side * 0.7;
  const drawn = Array.from({ length: takes }, (_, take) => {
    const own = chance.fork(`portrait ${take}`);
    const { canvas, pen } = newCanvas(edge.width, side + grow);
    pen.drawImage(edge, own.around() * 3 * unit, own.around() * 3 * unit);
    pen.drawImage(flat, grow + own.around() * 3 * unit, grow + own.around() * 3 * unit);
    pen.drawImage(lines, grow, grow);
    pen.beginPath();
    pen.rect(0, hatched, side + 2 * grow, side);
    pen.clip();
    pen.globalCompositeOperation = 'source-atop';
    pen.globalAlpha = 0.35;
    pen.strokeStyle = BLACK;
    pen.lineWidth = 2.4 * unit;
    hatch(pen, { left: 0, top: hatched, width: side, height: side - hatched }, 17 * unit, 30, own);
    return trimmed(canvas);
  });
  return { drawings: drawn.map(({ drawing }) => drawing), right: drawn[0]?.right ?? 0 };
}
