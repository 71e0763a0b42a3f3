import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { hatch } from '../../../drawing/texture.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Covers a rectangle with strokes of the pen's color, in one path. @param step distance from a mark to the next */
export type Pattern = (pen: Context2D, box: Rectangle, step: number, chance: Chance) => void;

/** Visits a grid whose odd rows are shifted by half a step, with places that are missed by a little. */
function places(
  { left, top, width, height }: Rectangle,
  [across, down]: readonly [number, number],
  chance: Chance,
  draw: (x: number, y: number) => void,
): void {
  for (let row = 0; row * down <= height + down; row++) {
    for (let x = left - (row % 2) * 0.5 * across; x <= left + width + across; x += across)
      draw(x + chance.around() * 0.08 * across, top + row * down + chance.around() * 0.08 * down);
  }
}

export const strokes: Pattern = (pen, box, step, chance) => hatch(pen, box, step, 62, chance);

export const crossed: Pattern = (pen, box, step, chance) => {
  hatch(pen, box, step, 40, chance);
  hatch(pen, box, step, -38, chance);
};

export const dots: Pattern = (pen, box, step, chance) => {
  pen.beginPath();
  places(box, [step, 0.8 * step], chance, (x, y) => {
    pen.moveTo(x, y);
    pen.lineTo(x + 0.1, y);
  });
  const wide = pen.lineWidth;
  pen.lineWidth = Math.max(wide, 0.34 * step);
  pen.stroke();
  pen.lineWidth = wide;
};

/** Arches, as of scales, roof tiles or feathers. */
export const scales: Pattern = (pen, box, step, chance) => {
  pen.beginPath();
  places(box, [step, 0.5 * step], chance, (x, y) => {
    pen.moveTo(x - 0.5 * step, y);
    pen.quadraticCurveTo(x - 0.4 * step, y + 0.62 * step, x, y + 0.6 * step);
    pen.quadraticCurveTo(x + 0.4 * step, y + 0.62 * step, x + 0.5 * step, y);
  });
  pen.stroke();
};

export const zigzags: Pattern = (pen, { left, top, width, height }, step, chance) => {
  pen.beginPath();
  for (let y = top; y < top + height + step; y += step) {
    let side = 1;
    pen.moveTo(left - step, y);
    for (let x = left - step; x < left + width + step; x += 0.5 * step) {
      pen.lineTo(x, y + side * 0.26 * step + chance.around() * 0.1 * step);
      side = -side;
    }
  }
  pen.stroke();
};

export const bricks: Pattern = (pen, box, step, chance) => {
  const down = 0.6 * step;
  pen.beginPath();
  for (let y = box.top; y < box.top + box.height + down; y += down) {
    pen.moveTo(box.left, y + chance.around() * 0.1 * down);
    pen.lineTo(box.left + box.width, y + chance.around() * 0.1 * down);
  }
  places(box, [step, down], chance, (x, y) => {
    pen.moveTo(x, y);
    pen.lineTo(x + 1, y + down);
  });
  pen.stroke();
};

/** Short crosses, as of stitches. */
export const stitches: Pattern = (pen, box, step, chance) => {
  const arm = 0.24 * step;
  pen.beginPath();
  places(box, [step, 0.85 * step], chance, (x, y) => {
    pen.moveTo(x - arm, y - arm);
    pen.lineTo(x + arm, y + arm);
    pen.moveTo(x + arm, y - arm);
    pen.lineTo(x - arm, y + arm);
  });
  pen.stroke();
};

/** Eyes without lids: a ring with a dot. */
export const rounds: Pattern = (pen, box, step, chance) => {
  const radius = 0.3 * step;
  pen.beginPath();
  places(box, [step, 0.86 * step], chance, (x, y) => {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.moveTo(x - 0.5, y);
    pen.lineTo(x + 0.5, y);
  });
  pen.stroke();
};

export const PATTERNS = [strokes, rounds, scales, dots, zigzags, crossed, bricks, stitches] as const;

/** Returns what fills a form with a pattern. */
export function patterned(
  pen: Context2D,
  pattern: Pattern,
  color: string,
  chance: Chance,
  { step = 14, wide = 2 } = {},
): (box: Rectangle) => void {
  return (box) => {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pattern(pen, box, step, chance);
  };
}
