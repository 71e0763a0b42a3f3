import type { Canvas } from '../../drawing/canvas.ts';
import type { Singer } from '../look.ts';

/**
 * Keeps what was drawn of a singer in one movement for the others, because finding the lines of a face takes longer than
 * everything else in a picture. A drawing of another size is made again.
 */
export function keptDrawings<T>(): (singer: Singer, side: number, draw: () => T) => T {
  const kept = new WeakMap<Canvas, { side: number; drawing: T }>();
  return (singer, side, draw) => {
    const last = kept.get(singer.canvas);
    if (last?.side === side) return last.drawing;
    const drawing = draw();
    kept.set(singer.canvas, { side, drawing });
    return drawing;
  };
}
