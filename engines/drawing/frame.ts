/**
 * A picture in the encoder's format: 8-bit Y, U and V planes of BT.709 in limited range, with color at half the size.
 */
export interface Frame {
  width: number;
  height: number;
  /** The three planes, one after another. */
  data: Uint8Array;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
  /** Blends sprites into this frame faster than `blendPlainly`. */
  blend?: Blend;
  /** Copies parts of plates into this frame faster than `copyPlainly`. */
  copy?: Copy;
  /** What is drawn is noted here instead, until the frame is settled. */
  marks?: Mark[] | undefined;
}

/** @param width even, as is height @param data the memory of the frame, three bytes for two pixels */
export function frameOf(width: number, height: number, data = new Uint8Array((width * height * 3) / 2)): Frame {
  const luma = width * height;
  return {
    width,
    height,
    data,
    y: data.subarray(0, luma),
    u: data.subarray(luma, luma + luma / 4),
    v: data.subarray(luma + luma / 4),
  };
}

/** One channel, or two that share their transparency, with the visible runs of each row. */
export interface Plane {
  width: number;
  height: number;
  alpha: Uint8Array;
  /** `from, to, opaque (1 or 0)` of each run, row after row. */
  runs: Int32Array;
  /** The index in `runs` at which each row begins, and the end of the last row. */
  rows: Int32Array;
}

/** A part of a picture, with transparency. */
export interface Sprite {
  width: number;
  height: number;
  luma: Plane;
  chroma: Plane;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One thing that is drawn into a frame. Places are whole pixels of the frame and may be outside. */
export type Mark = PlateMark | SpriteMark | ScaledMark;

/** A picture of the frame's size. */
export interface PlateMark {
  kind: 'plate';
  plate: Frame;
}

export interface SpriteMark {
  kind: 'sprite';
  sprite: Sprite;
  left: number;
  top: number;
  /** The part of the sprite that is drawn, in its own pixels. */
  part: Box;
  /** 1 to 256. */
  opacity: number;
}

/** A sprite at another size, made of the nearest pixels. */
export interface ScaledMark {
  kind: 'scaled';
  sprite: Sprite;
  left: number;
  top: number;
  scale: number;
  /** 1 to 256. */
  opacity: number;
}

/**
 * Blends one channel of a sprite into a frame.
 * @param x the column of the frame where the sprite's first column would be, even if that is outside
 * @param y the same for rows
 * @param part the samples of the sprite's channel that are drawn; all of them must be inside the frame
 * @param opacity 1 to 256
 */
export type Blend = (
  frame: Frame,
  channel: 'y' | 'u' | 'v',
  sprite: Sprite,
  x: number,
  y: number,
  part: Box,
  opacity: number,
) => void;

/**
 * Copies a part of one channel of a frame into another frame of its size.
 * @param part in samples of the channel
 */
export type Copy = (frame: Frame, channel: 'y' | 'u' | 'v', source: Frame, part: Box) => void;

type Pixels = { data: Uint8ClampedArray | Uint8Array; width: number; height: number };

/** Converts opaque pixels. @param pixels RGBA, of an even size */
export function plateOf({ data, width, height }: Pixels): Frame {
  const frame = frameOf(width, height);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let row = 0; row < height; row += 2) convertOpaque(pixels, width, row, frame);
  return frame;
}

/** Converts two rows. V8 compiles a function that is called often sooner and better than one that loops for long. */
function convertOpaque(pixels: Uint32Array, width: number, row: number, { y, u, v }: Frame): void {
  const start = row * width;
  for (let at = start; at < start + 2 * width; at++) y[at] = lumaOf(pixels[at] as number);
  for (let at = start, chroma = start / 4; at < start + width; at += 2, chroma++) {
    const a = pixels[at] as number;
    const b = pixels[at + 1] as number;
    const c = pixels[at + width] as number;
    const d = pixels[at + width + 1] as number;
    const red = ((a & 255) + (b & 255) + (c & 255) + (d & 255)) / 4;
    const green = (((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255)) / 4;
    const blue = (((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255)) / 4;
    u[chroma] = blueOf(red, green, blue);
    v[chroma] = redOf(red, green, blue);
  }
}

/** Converts pixels with transparency. @param pixels RGBA, not premultiplied, of an even size */
export function spriteOf({ data, width, height }: Pixels): Sprite {
  const y = new Uint8Array(width * height);
  const alpha = new Uint8Array(width * height);
  const u = new Uint8Array(y.length / 4);
  const v = new Uint8Array(y.length / 4);
  const alphaHalf = new Uint8Array(y.length / 4);
  const planes = { y, u, v, alpha, alphaHalf };
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let row = 0; row < height; row += 2) convertClear(pixels, width, row, planes);
  return {
    width,
    height,
    y,
    u,
    v,
    luma: planeOf(alpha, width, height),
    chroma: planeOf(alphaHalf, width / 2, height / 2),
  };
}

/** Converts two rows, as `convertOpaque` does. */
function convertClear(
  pixels: Uint32Array,
  width: number,
  row: number,
  { y, u, v, alpha, alphaHalf }: Record<'y' | 'u' | 'v' | 'alpha' | 'alphaHalf', Uint8Array>,
): void {
  const end = (row + 1) * width;
  // The four pixels of a square are written out, because a loop over them, or small arrays, would take longer.
  for (let at = row * width, chroma = at / 4; at < end; at += 2, chroma++) {
    const a = pixels[at] as number;
    const b = pixels[at + 1] as number;
    const c = pixels[at + width] as number;
    const d = pixels[at + width + 1] as number;
    const ofA = a >>> 24;
    const ofB = b >>> 24;
    const ofC = c >>> 24;
    const ofD = d >>> 24;
    const cover = ofA + ofB + ofC + ofD;
    if (cover === 0) continue;
    y[at] = lumaOf(a);
    y[at + 1] = lumaOf(b);
    y[at + width] = lumaOf(c);
    y[at + width + 1] = lumaOf(d);
    alpha[at] = ofA;
    alpha[at + 1] = ofB;
    alpha[at + width] = ofC;
    alpha[at + width + 1] = ofD;
    const red = ((a & 255) * ofA + (b & 255) * ofB + (c & 255) * ofC + (d & 255) * ofD) / cover;
    const green =
      (((a >> 8) & 255) * ofA + ((b >> 8) & 255) * ofB + ((c >> 8) & 255) * ofC + ((d >> 8) & 255) * ofD) / cover;
    const blue =
      (((a >> 16) & 255) * ofA + ((b >> 16) & 255) * ofB + ((c >> 16) & 255) * ofC + ((d >> 16) & 255) * ofD) / cover;
    u[chroma] = blueOf(red, green, blue);
    v[chroma] = redOf(red, green, blue);
    alphaHalf[chroma] = (cover + 2) >> 2;
  }
}

/** Room for the runs of one plane, used for all, because a list that grows leaves much to collect. */
let room = new Int32Array(1 << 16);

function planeOf(alpha: Uint8Array, width: number, height: number): Plane {
  const rows = new Int32Array(height + 1);
  let end = 0;
  for (let row = 0; row < height; row++) {
    rows[row] = end;
    if (end + 3 * width > room.length) room = enlarged(room, end + 3 * width);
    const base = row * width;
    const stop = base + width;
    let at = base;
    while (at < stop) {
      const from = at;
      const first = alpha[at] as number;
      const isEven = first === 0 || first === 255;
      if (isEven) while (at < stop && alpha[at] === first) at++;
      else while (at < stop && alpha[at] !== 0 && alpha[at] !== 255) at++;
      if (first === 0) continue;
      room[end++] = from - base;
      room[end++] = at - base;
      room[end++] = isEven ? 1 : 0;
    }
  }
  rows[height] = end;
  return { width, height, alpha, runs: room.slice(0, end), rows };
}

function enlarged(values: Int32Array, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, 2 * values.length));
  larger.set(values);
  return larger;
}

// BT.709, limited range.
function lumaOf(pixel: number): number {
  return 16.5 + 0.182586 * (pixel & 255) + 0.614231 * ((pixel >> 8) & 255) + 0.062007 * ((pixel >> 16) & 255);
}

function blueOf(r: number, g: number, b: number): number {
  return 128.5 - 0.100644 * r - 0.338572 * g + 0.439216 * b;
}

function redOf(r: number, g: number, b: number): number {
  return 128.5 + 0.439216 * r - 0.398942 * g - 0.040274 * b;
}

/** Converts the picture to RGB, three bytes per pixel. */
export function rgbOf({ width, height, y, u, v }: Frame): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const half = (row >> 1) * (width / 2) + (column >> 1);
      const luma = 1.164384 * ((y[at] as number) - 16);
      const blue = (u[half] as number) - 128;
      const red = (v[half] as number) - 128;
      out[at * 3] = luma + 1.792741 * red;
      out[at * 3 + 1] = luma - 0.213249 * blue - 0.532909 * red;
      out[at * 3 + 2] = luma + 2.112402 * blue;
    }
  }
  return out;
}
