import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Where the cast is: beside the words in a wide picture, or in a framed picture on the page, above or below them. */
export function viewOf({ art, width, height, shape, text }: Composition): Rectangle {
  const edge = Math.min(width, height) * 0.055;
  if (shape === 'wide') {
    const isBefore = art.left < text.left;
    const from = isBefore ? edge : text.left + text.width + edge;
    const to = isBefore ? Math.min(text.left, width) - edge : width - edge;
    return { left: from, top: 0, width: to - from, height };
  }
  const isBelow = text.top < art.top;
  const top = isBelow ? text.top + text.height + edge / 2 : edge;
  const bottom = isBelow ? height - edge : Math.min(Math.max(art.top + art.height, text.top - edge / 2), height - edge);
  return { left: edge, top, width: width - 2 * edge, height: bottom - top };
}

/** What is painted: the whole of a wide page, or a picture above or below the words. */
export function fieldOf({ width, height, shape }: Composition, view: Rectangle): Rectangle {
  if (shape === 'wide') return { left: 0, top: 0, width, height };
  const more = 0.7 * view.left;
  return { left: view.left - more, top: view.top - more, width: view.width + 2 * more, height: view.height + more };
}
