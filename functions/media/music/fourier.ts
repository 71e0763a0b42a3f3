/** Magnitudes of real frames of one length, a power of two: an iterative radix-2 transform with its tables made once. */
export function magnitudes(size: number): (frame: Float32Array, out: Float32Array) => void {
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, index) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) value |= 1 << (bits - 1 - bit);
    return value;
  });
  const cosine = Float32Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
  const sine = Float32Array.from({ length: size / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / size));
  const window = Float32Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  const re = new Float32Array(size);
  const im = new Float32Array(size);
  // Indices stay inside tables of known length: the checks of noUncheckedIndexedAccess would only cost time here.
  const at = (table: Float32Array | Uint32Array, index: number) => table[index] as number;

  return (frame, out) => {
    for (let index = 0; index < size; index++) {
      const from = at(reversed, index);
      re[index] = at(frame, from) * at(window, from);
      im[index] = 0;
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const c = at(cosine, k * step);
          const s = at(sine, k * step);
          const low = start + k;
          const high = low + half;
          const tr = at(re, high) * c - at(im, high) * s;
          const ti = at(re, high) * s + at(im, high) * c;
          re[high] = at(re, low) - tr;
          im[high] = at(im, low) - ti;
          re[low] = at(re, low) + tr;
          im[low] = at(im, low) + ti;
        }
      }
    }
    for (let index = 0; index < out.length; index++) out[index] = Math.hypot(at(re, index), at(im, index));
  };
}
