import { choosePoints, findCells, STEP } from './choose';
import { illuminate } from './illuminate';
import { COLOR, edges, emptyLists, LIT, LIT_NUMBERS, lit, means, POINT, points, runs, targets } from './lists';
import { Light, PaintInput } from './paint-input';
import { printBetween } from './print';
import { MEAN, SUMMED } from './tables';

/** Colors the drawn bounds. The caller has made room for them. */
export function paint(input: PaintInput, left: i32, top: i32, right: i32, bottom: i32): void {
  emptyLists();
  if (left >= right || top >= bottom) return;
  const raster = input.raster;
  findCells(raster, left, top, right, bottom);
  choosePoints(input, left, top, right, bottom);
  if (input.textureCount > 0) {
    lit.reserve((points.count >> 2) * LIT_NUMBERS);
    lit.count = (points.count >> 2) * LIT_NUMBERS;
  }
  illuminateMean(input, input.other !== 0 ? input.otherFrom : raster.count);
  if (input.other !== 0) illuminate(input, changetype<Light>(input.other), input.otherFrom, raster.count);
  const words = input.words;
  const count = points.count >> 2;
  for (let index = 0; index < count; index += 1) {
    const to = load<i32>(targets.data + ((<usize>index) << 2));
    if (to >= 0) store<u32>(words + ((<usize>to) << 2), load<u32>(points.data + <usize>index * POINT, COLOR));
  }
  mixEdges(words);
  interpolate(words);
  printBetween(input);
  averageRows(words, (<usize>(right - left)) << 2);
}

/** Colors points before the record `to` with the mean of several lights, as under a wide lamp. */
function illuminateMean(input: PaintInput, to: i32): void {
  if (input.lightCount === 1) {
    illuminate(input, changetype<Light>(load<usize>(input.lights)), 0, to);
    return;
  }
  const count = <usize>(points.count >> 2);
  const sums = heap.alloc(count * 12 + 1);
  memory.fill(sums, 0, count * 12);
  const numbers: usize = input.textureCount > 0 ? count * <usize>LIT_NUMBERS : 0;
  const factors = heap.alloc(numbers * 4 + 1);
  memory.fill(factors, 0, numbers * 4);
  const lights = <f64>input.lightCount;
  for (let light = 0; light < input.lightCount; light += 1) {
    illuminate(input, changetype<Light>(load<usize>(input.lights + ((<usize>light) << 2))), 0, to);
    for (let index: usize = 0; index < count; index += 1) {
      const color = points.data + index * POINT + COLOR;
      const sum = sums + index * 12;
      for (let channel: usize = 0; channel < 3; channel += 1) {
        const amount = load<u32>(SUMMED + ((<usize>load<u8>(color + channel)) << 2));
        store<u32>(sum + channel * 4, load<u32>(sum + channel * 4) + amount);
      }
    }
    for (let at: usize = 0; at < numbers * 4; at += 4)
      store<f32>(factors + at, <f32>(<f64>load<f32>(factors + at) + <f64>load<f32>(lit.data + at) / lights));
  }
  const over = 4096.0 / 65535 / lights;
  for (let index: usize = 0; index < count; index += 1) {
    const point = points.data + index * POINT;
    if (load<i32>(point) >= to) continue;
    for (let channel: usize = 0; channel < 3; channel += 1) {
      const step = Math.floor(<f64>load<u32>(sums + index * 12 + channel * 4) * over + 0.5);
      store<u8>(point + COLOR + channel, load<u8>(MEAN + <usize>step));
    }
    if (numbers > 0) memory.copy(lit.data + index * LIT, factors + index * LIT, LIT);
  }
  heap.free(sums);
  heap.free(factors);
}

/** Mixes the surfaces in each pixel on an edge by the number of their samples. */
function mixEdges(words: usize): void {
  for (let at: usize = 0; at < <usize>edges.count; at += 3) {
    const edge = edges.data + (at << 2);
    const first = load<i32>(edge, 4);
    const last = first + load<i32>(edge, 8);
    let red = 0;
    let green = 0;
    let blue = 0;
    let covered = 0;
    for (let index = first; index < last; index += 1) {
      const samples = -load<i32>(targets.data + ((<usize>index) << 2));
      const color = load<u32>(points.data + <usize>index * POINT, COLOR);
      covered += samples;
      red += <i32>(color & 0xff) * samples;
      green += <i32>((color >>> 8) & 0xff) * samples;
      blue += <i32>((color >>> 16) & 0xff) * samples;
    }
    const over = 1 / <f64>covered;
    const color =
      (((covered * 255) >> 2) << 24) |
      ((<i32>(<f64>blue * over)) << 16) |
      ((<i32>(<f64>green * over)) << 8) |
      <i32>(<f64>red * over);
    store<i32>(words + ((<usize>load<i32>(edge)) << 2), color);
  }
}

function interpolate(words: usize): void {
  const fading = i16x8(4, 4, 4, 4, 3, 3, 3, 3);
  const faded = i16x8(2, 2, 2, 2, 1, 1, 1, 1);
  const growing = i16x8(0, 0, 0, 0, 1, 1, 1, 1);
  const grown = i16x8(2, 2, 2, 2, 3, 3, 3, 3);
  for (let run: usize = 0; run < <usize>runs.count; run += 1) {
    const at = words + ((<usize>load<i32>(runs.data + (run << 2))) << 2);
    const from = i16x8.extend_low_i8x16_u(v128.load32_splat(at));
    const to = i16x8.extend_low_i8x16_u(v128.load32_splat(at, 4 * STEP));
    v128.store(at, quarters(mixed(from, to, fading, growing), mixed(from, to, faded, grown)));
  }
}

/** Colors pixels between two shaded rows, four at once. @param line bytes of a row */
function averageRows(words: usize, line: usize): void {
  for (let index: usize = 0; index < <usize>means.count; index += 3) {
    const stretch = means.data + (index << 2);
    let at = words + ((<usize>load<i32>(stretch)) << 2);
    const below = load<i32>(stretch, 4);
    const end = at + ((<usize>load<i32>(stretch, 8)) << 2);
    const up = <usize>below * line;
    const down = <usize>(STEP - below) * line;
    const fading = i16x8.splat(<i16>(STEP - below));
    const growing = i16x8.splat(<i16>below);
    for (; at + 16 <= end; at += 16) {
      const from = v128.load(at - up);
      const to = v128.load(at + down);
      const first = mixed(i16x8.extend_low_i8x16_u(from), i16x8.extend_low_i8x16_u(to), fading, growing);
      const second = mixed(i16x8.extend_high_i8x16_u(from), i16x8.extend_high_i8x16_u(to), fading, growing);
      v128.store(at, quarters(first, second));
    }
    for (; at < end; at += 4) {
      const from = i16x8.extend_low_i8x16_u(v128.load32_zero(at - up));
      const to = i16x8.extend_low_i8x16_u(v128.load32_zero(at + down));
      const mean = mixed(from, to, fading, growing);
      store<u32>(at, i32x4.extract_lane(quarters(mean, mean), 0));
    }
  }
}

/** Channels of two colors, each times its weight. */
function mixed(from: v128, to: v128, fading: v128, growing: v128): v128 {
  return i16x8.add(i16x8.mul(from, fading), i16x8.mul(to, growing));
}

/** Divides channels by STEP and packs them into bytes. */
function quarters(first: v128, second: v128): v128 {
  return i8x16.narrow_i16x8_u(i16x8.shr_u(first, 2), i16x8.shr_u(second, 2));
}
