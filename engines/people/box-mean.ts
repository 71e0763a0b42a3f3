/** Computes the mean of the square around each pixel, as far as it is in the picture. */
export function boxMean(values: Float32Array, width: number, radius: number): Float32Array {
  const height = values.length / width;
  const across = meanAlong(values, width, height, 1, width, radius);
  return meanAlong(across, height, width, width, 1, radius);
}

/**
 * Computes running means of `count` lines of `length`. Elements are `step` apart, and beginnings of lines `next` apart.
 */
function meanAlong(
  values: Float32Array,
  length: number,
  count: number,
  step: number,
  next: number,
  radius: number,
): Float32Array {
  const means = new Float32Array(values.length);
  for (let line = 0; line < count; line += 1) {
    const start = line * next;
    let sum = 0;
    for (let at = 0; at < Math.min(radius, length); at += 1) sum += values[start + at * step] as number;
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) sum += values[start + (at + radius) * step] as number;
      if (at - radius > 0) sum -= values[start + (at - radius - 1) * step] as number;
      const seen = Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
      means[start + at * step] = sum / seen;
    }
  }
  return means;
}
