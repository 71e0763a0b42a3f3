import type { Chance } from '../../../drawing/chance.ts';
import { type Box, type Sprite, spriteOf } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Tint } from '../../look.ts';
import { laid, type Painted, painted, type Surface } from './brush.ts';
import { type Note, PAINTS, type Paint } from './notes.ts';

/** A sprite with its upper left corner in pixels of the frame. */
export interface Placed {
  drawing: Sprite;
  x: number;
  y: number;
}

/** A stroke that is painted while one looks on. */
export interface Growing {
  whole: Placed;
  /** Its parts, in the order in which the brush leaves them. */
  parts: Placed[];
}

/** How a study lies in the frame. */
export interface Place {
  left: number;
  top: number;
  scale: number;
  /** The study's width, if it is turned to the other side. */
  turned?: number;
}

/** Paints a note on the picture. @param colors other colors than those of the note */
export function brushed(
  surface: Surface,
  { path, wide, press, colors, dry }: Note,
  { left, top, scale, turned }: Place,
  tint: Tint,
  chance: Chance,
  others: readonly [Paint, Paint] = colors,
): Painted {
  const place = ([x, y]: Point): Point => [left + (turned === undefined ? x : turned - x) * scale, top + y * scale];
  const paint = painted(
    surface,
    {
      path: path.map(place),
      wide: wide * scale,
      press,
      colors: [tint(PAINTS[others[0]]), tint(PAINTS[others[1]])],
      dry,
    },
    chance,
  );
  laid(surface, paint);
  return paint;
}

/** Cuts a stroke into the parts that the brush leaves one after another. */
export function growingOf(paint: Painted, count: number): Growing {
  const { width, time } = paint;
  const whole = emptyBox();
  const boxes = Array.from({ length: count }, emptyBox);
  const partAt = Uint8Array.from({ length: 256 }, (_, at) => Math.floor(((at - 1) / 255) * count));
  for (let pixel = 0, x = 0, y = 0; pixel < time.length; pixel++) {
    const at = time[pixel] as number;
    if (at > 0) {
      extend(whole, x, y);
      if (count > 0) extend(boxes[partAt[at] as number] as Box, x, y);
    }
    if (++x === width) {
      x = 0;
      y++;
    }
  }
  return {
    whole: partOf(paint, whole, () => true),
    parts: boxes.map((box, index) => partOf(paint, box, (at) => partAt[at] === index)),
  };
}

/** Both ends are inside. */
function emptyBox(): Box {
  return { left: 1e9, top: 1e9, right: -1, bottom: -1 };
}

function extend(box: Box, x: number, y: number): void {
  if (x < box.left) box.left = x;
  if (x > box.right) box.right = x;
  if (y < box.top) box.top = y;
  box.bottom = y;
}

function partOf({ left, top, width, data, time }: Painted, box: Box, isIn: (at: number) => boolean): Placed {
  if (box.right < 0) return { drawing: spriteOf({ data: new Uint8Array(16), width: 2, height: 2 }), x: left, y: top };
  // Colors have half the size, so that parts fit together only at even places.
  const near = box.left - ((left + box.left) & 1);
  const high = box.top - ((top + box.top) & 1);
  const [wide, tall] = [(box.right - near + 2) & ~1, (box.bottom - high + 2) & ~1];
  const cut = new Uint32Array(wide * tall);
  const pixels = new Uint32Array(data.buffer);
  for (let y = box.top; y <= box.bottom; y++) {
    for (let x = box.left; x <= box.right; x++) {
      const at = time[y * width + x] as number;
      if (at > 0 && isIn(at)) cut[(y - high) * wide + x - near] = pixels[y * width + x] as number;
    }
  }
  const drawing = spriteOf({ data: new Uint8Array(cut.buffer), width: wide, height: tall });
  return { drawing, x: left + near, y: top + high };
}
