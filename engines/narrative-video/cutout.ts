import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';

/** A character's image, ready for scenes. It keeps the proportions of the file. */
export interface Portrait {
  canvas: Canvas;
  /** A figure has no background. A picture keeps its background. */
  kind: 'figure' | 'picture';
  /** Whether the image's lower edge cuts the figure off, so it does not stand on anything. */
  isBust: boolean;
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Longer side in pixels. No shot shows an image larger than this. */
const LARGEST = 1400;

/** @throws Error if sharp cannot read the file as an image */
export async function loadPortrait(path: string): Promise<Portrait> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(path)
    .rotate()
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const isCut = hasOwnAlpha(pixels) || removePlainBackground(pixels);
  return isCut ? figureOf(pixels) : { canvas: canvasOf(pixels), kind: 'picture', isBust: false };
}

function hasOwnAlpha({ data }: Pixels): boolean {
  let clear = 0;
  for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 255) < 40) clear += 1;
  return clear > data.length / 4 / 30;
}

/** Share of the border that must match one background, and share of the picture that must remain. */
const PLAIN_SHARE = 0.72;
const KEPT = { least: 0.04, most: 0.9 };

/**
 * Removes everything that is connected to the border and matches a plain backdrop. Returns false and changes nothing if
 * there is no such backdrop.
 */
function removePlainBackground(pixels: Pixels): boolean {
  const backdrop = fitBackdrop(pixels);
  if (!backdrop) return false;
  const { width, height, data } = pixels;
  const outside = flood(pixels, backdrop);
  let kept = 0;
  for (let index = 0; index < outside.length; index += 1) if (outside[index] === 0) kept += 1;
  if (kept < outside.length * KEPT.least || kept > outside.length * KEPT.most) return false;
  dropSpecks(outside, width, height);
  // Edges mix with the backdrop. So a pixel's alpha is the share of the figure within one pixel of it, slightly eroded.
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let inside = 0;
      let seen = 0;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
          seen += 1;
          if (outside[(y + dy) * width + x + dx] === 0) inside += 1;
        }
      }
      const share = inside / seen;
      data[(y * width + x) * 4 + 3] = outside[y * width + x] ? 0 : Math.max(0, Math.min(1, (share - 0.45) / 0.5)) * 255;
    }
  }
  return true;
}

interface Backdrop {
  /** Returns the difference between a pixel and the backdrop at its position, in color steps. */
  distance(x: number, y: number): number;
  tolerance: number;
}

/**
 * Fits a plane through the colors of the upper, left and right borders, twice. The lower border does not count, because
 * figures stand on it.
 */
function fitBackdrop({ data, width, height }: Pixels): Backdrop | undefined {
  const border: [number, number][] = [];
  const step = Math.max(1, Math.floor((width + height) / 800));
  for (let x = 0; x < width; x += step) border.push([x, 0], [x, 2]);
  for (let y = 0; y < height * 0.85; y += step) border.push([0, y], [width - 1, y]);
  const value = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel] ?? 0;
  let used = border;
  let planes: Plane[] = [];
  const distanceAt = (x: number, y: number) => {
    let sum = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const plane = planes[channel];
      if (plane) sum += (value(x, y, channel) - plane.base - (plane.x * x) / width - (plane.y * y) / height) ** 2;
    }
    return Math.sqrt(sum);
  };
  for (let round = 0; round < 3; round += 1) {
    planes = [0, 1, 2].map((channel) => fitPlane(used.map(([x, y]) => [x / width, y / height, value(x, y, channel)])));
    const sorted = used.map(([x, y]) => distanceAt(x, y)).sort((a, b) => a - b);
    const limit = Math.max(10, (sorted[Math.floor(sorted.length * 0.75)] ?? 0) * 1.6);
    used = border.filter(([x, y]) => distanceAt(x, y) <= limit);
    if (used.length < border.length * 0.4) return undefined;
  }
  const fits = border.filter(([x, y]) => distanceAt(x, y) < 30).length;
  if (fits < border.length * PLAIN_SHARE) return undefined;
  const errors = used.map(([x, y]) => distanceAt(x, y)).sort((a, b) => a - b);
  const usual = errors[Math.floor(errors.length * 0.9)] ?? 0;
  return { distance: distanceAt, tolerance: Math.min(46, Math.max(22, usual * 2.2)) };
}

interface Plane {
  base: number;
  x: number;
  y: number;
}

/** Least squares by the normal equations. Slopes are damped if the points hardly determine them. */
function fitPlane(points: readonly (readonly [number, number, number])[]): Plane {
  let [n, sx, sy, sz, sxx, syy, sxy, sxz, syz] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const [x, y, z] of points) {
    n += 1;
    sx += x;
    sy += y;
    sz += z;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    sxz += x * z;
    syz += y * z;
  }
  const [mx, my, mz] = [sx / n, sy / n, sz / n];
  const xx = sxx / n - mx * mx + 1e-3;
  const yy = syy / n - my * my + 1e-3;
  const xy = sxy / n - mx * my;
  const xz = sxz / n - mx * mz;
  const yz = syz / n - my * mz;
  const scale = xx * yy - xy * xy;
  const x = (xz * yy - yz * xy) / scale;
  const y = (yz * xx - xz * xy) / scale;
  return { base: mz - x * mx - y * my, x, y };
}

/** Returns 1 for each pixel that belongs to the backdrop and is connected to the border. */
function flood({ width, height }: Pixels, { distance, tolerance }: Backdrop): Uint8Array {
  const outside = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let [head, tail] = [0, 0];
  const visit = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const index = y * width + x;
    if (outside[index] || distance(x, y) > tolerance) return;
    outside[index] = 1;
    queue[tail] = index;
    tail += 1;
  };
  for (let x = 0; x < width; x += 1) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) {
    visit(0, y);
    visit(width - 1, y);
  }
  while (head < tail) {
    const index = queue[head] ?? 0;
    head += 1;
    const x = index % width;
    const y = (index - x) / width;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return outside;
}

/** Removes specks of the backdrop that are not joined to a large part of the figure. */
function dropSpecks(outside: Uint8Array, width: number, height: number): void {
  const part = new Int32Array(width * height);
  const sizes = [0];
  const stack: number[] = [];
  for (let start = 0; start < outside.length; start += 1) {
    if (outside[start] || part[start]) continue;
    const name = sizes.length;
    let size = 0;
    part[start] = name;
    stack.push(start);
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      size += 1;
      const x = index % width;
      for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (next < 0 || next >= outside.length || outside[next] || part[next]) continue;
        part[next] = name;
        stack.push(next);
      }
    }
    sizes.push(size);
  }
  const least = Math.max(...sizes) * 0.02;
  for (let index = 0; index < outside.length; index += 1) {
    const name = part[index] ?? 0;
    if (name > 0 && (sizes[name] ?? 0) < least) outside[index] = 1;
  }
}

/** Crops to the visible part. The lower edge shows whether the figure ends there or is cut off. */
function figureOf(pixels: Pixels): Portrait {
  const { data, width, height } = pixels;
  let [left, top, right, bottom, onEdge] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      if (y >= height - 2) onEdge += 1;
    }
  }
  const canvas = createCanvas(Math.max(1, right - left), Math.max(1, bottom - top));
  canvas.getContext('2d').drawImage(canvasOf(pixels), -left, -top);
  return { canvas, kind: 'figure', isBust: onEdge / 2 > (right - left) * 0.3 };
}

function canvasOf({ data, width, height }: Pixels): Canvas {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
}
