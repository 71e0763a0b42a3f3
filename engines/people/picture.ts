/** A picture's red, green and blue, 0 to 255, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A square of a picture, turned about its center. */
export interface Region {
  x: number;
  y: number;
  /** Length of a side, pixels of the picture. */
  side: number;
  /** Radians clockwise. */
  angle: number;
}

export interface Picture extends Pixels {
  /** The picture's own transparency, one byte per pixel. Absent if it is opaque. */
  alpha?: Uint8Array;
  /** The picture at half its size, a quarter and so on, so that small copies use every pixel. */
  halves: Pixels[];
}

/** Larger pictures do not fit into the memory that a search may take. */
const MOST_PIXELS = 26_000_000;
const LARGEST_SIDE = 2048;

/**
 * @returns the picture, at most 2048 pixels a side
 * @throws Error if sharp cannot read the file
 */
export async function loadPicture(path: string): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(path, { limitInputPixels: MOST_PIXELS })
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colors = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  let opaque = true;
  for (let at = 0; at < alpha.length; at += 1) {
    const share = data[at * 4 + 3] ?? 255;
    alpha[at] = share;
    opaque &&= share === 255;
    // Transparent parts become white, as on paper.
    for (let channel = 0; channel < 3; channel += 1) {
      colors[at * 3 + channel] = 255 + (((data[at * 4 + channel] ?? 0) - 255) * share) / 255;
    }
  }
  const whole = { data: colors, width, height };
  return { ...whole, ...(opaque ? {} : { alpha }), halves: halvesOf(whole) };
}

function halvesOf(whole: Pixels): Pixels[] {
  const halves = [whole];
  for (let last = whole; Math.min(last.width, last.height) >= 64; ) {
    last = halved(last);
    halves.push(last);
  }
  return halves;
}

function halved({ data, width, height }: Pixels): Pixels {
  const [across, down] = [width >> 1, height >> 1];
  const small = new Uint8Array(across * down * 3);
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * 2 * width + x * 2) * 3 + channel;
        const sum =
          (data[at] as number) +
          (data[at + 3] as number) +
          (data[at + width * 3] as number) +
          (data[at + width * 3 + 3] as number);
        small[(y * across + x) * 3 + channel] = (sum + 2) >> 2;
      }
    }
  }
  return { data: small, width: across, height: down };
}

/**
 * Returns a region as a square of `size` pixels, as networks take it: red, green and blue of each pixel, 0 to 1, and
 * black outside of the picture.
 */
export function regionOf({ halves }: Picture, region: Region, size: number): Float32Array {
  const step = region.side / size;
  const level = Math.min(halves.length - 1, Math.max(0, Math.round(Math.log2(step))));
  const { data, width, height } = halves[level] as Pixels;
  const scale = 1 / 2 ** level;
  const values = new Float32Array(size * size * 3);
  // Uses plain numbers for speed, because this runs for a quarter of a million places per second.
  const cos = Math.cos(region.angle) * step * scale;
  const sin = Math.sin(region.angle) * step * scale;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const dx = x + 0.5 - size / 2;
      const dy = y + 0.5 - size / 2;
      const sx = region.x * scale + dx * cos - dy * sin - 0.5;
      const sy = region.y * scale + dx * sin + dy * cos - 0.5;
      const left = Math.floor(sx);
      const top = Math.floor(sy);
      if (left < -1 || top < -1 || left >= width || top >= height) continue;
      const fx = sx - left;
      const fy = sy - top;
      const x0 = Math.max(0, left) * 3;
      const x1 = Math.min(width - 1, left + 1) * 3;
      const y0 = Math.max(0, top) * width * 3;
      const y1 = Math.min(height - 1, top + 1) * width * 3;
      const at = (y * size + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (data[y0 + x0 + channel] as number) * (1 - fx) + (data[y0 + x1 + channel] as number) * fx;
        const lower = (data[y1 + x0 + channel] as number) * (1 - fx) + (data[y1 + x1 + channel] as number) * fx;
        values[at + channel] = (upper * (1 - fy) + lower * fy) / 255;
      }
    }
  }
  return values;
}

/** @param x share of the region's side, 0 at its left edge; `y` likewise from the upper one */
export function inPicture({ x: cx, y: cy, side, angle }: Region, x: number, y: number): [x: number, y: number] {
  const [dx, dy] = [(x - 0.5) * side, (y - 0.5) * side];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** The inverse of `inPicture`. */
export function inRegion({ x: cx, y: cy, side, angle }: Region, x: number, y: number): [x: number, y: number] {
  const [dx, dy] = [x - cx, y - cy];
  return [
    (dx * Math.cos(angle) + dy * Math.sin(angle)) / side + 0.5,
    (dy * Math.cos(angle) - dx * Math.sin(angle)) / side + 0.5,
  ];
}
