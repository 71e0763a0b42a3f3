import { Path2D } from '@napi-rs/canvas';
import type { Context2D } from '../../../drawing/canvas.ts';
import type { Point } from '../../../drawing/hand.ts';

/** One colored pencil. */
interface Pencil {
  color: string;
  /** Opacity, 0 to 1. */
  alpha: number;
  width: number;
}

/** Strokes that are drawn at once. A path of many more takes longer. */
const AT_ONCE = 30;

/**
 * Draws short straight strokes with several pencils. Strokes of one pencil are drawn at once, because a call of the canvas
 * takes longer than a stroke.
 */
export function pencilCase(pen: Context2D, pencils: readonly Pencil[]) {
  const kinds = pencils.map((pencil) => ({ ...pencil, path: '', count: 0 }));
  const draw = (kind: (typeof kinds)[number]) => {
    if (kind.count === 0) return;
    pen.strokeStyle = kind.color;
    pen.globalAlpha = kind.alpha;
    pen.lineWidth = kind.width;
    pen.stroke(new Path2D(kind.path));
    kind.path = '';
    kind.count = 0;
  };
  return {
    stroke(pencil: number, x: number, y: number, dx: number, dy: number): void {
      const kind = kinds[pencil % kinds.length] as (typeof kinds)[number];
      kind.path += `M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`;
      if (++kind.count >= AT_ONCE) draw(kind);
    },
    /** Draws what is left. */
    end(): void {
      kinds.forEach(draw);
      pen.globalAlpha = 1;
    },
  };
}

/** A closed path that can be drawn several times. */
export function closedPath(outline: readonly Point[]): Path2D {
  return new Path2D(`M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`);
}

/** Everything within a distance, except a closed path that is moved. */
export function allBut(path: Path2D, [x, y]: Point, far: number, [dx, dy]: Point): Path2D {
  const rest = new Path2D(
    `M${short(x - far)} ${short(y - far)}h${short(3 * far)}v${short(3 * far)}h${short(-3 * far)}Z`,
  );
  rest.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: dx, f: dy });
  return rest;
}

/** Thousandths are enough. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
