/**
 * Complex Fourier transform in place, for one length that is a power of two. It uses radix 2 and computes its tables
 * once.
 */
export interface Transform {
  forward(re: Float32Array, im: Float32Array): void;
  /** Inverts `forward`, including the division by the length. */
  inverse(re: Float32Array, im: Float32Array): void;
}

export function transformOf(size: number): Transform {
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, index) => {
    let value = 0;
    for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) value |= 1 << (bits - 1 - bit);
    return value;
  });
  const cosine = Float32Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
  const sine = Float32Array.from({ length: size / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / size));
  // Indices stay inside tables of known length, so the checks of noUncheckedIndexedAccess would only cost time.
  const at = (table: Float32Array | Uint32Array, index: number) => table[index] as number;

  const swap = (values: Float32Array) => {
    for (let index = 0; index < size; index++) {
      const other = at(reversed, index);
      if (other <= index) continue;
      const kept = at(values, index);
      values[index] = at(values, other);
      values[other] = kept;
    }
  };
  const forward = (re: Float32Array, im: Float32Array) => {
    swap(re);
    swap(im);
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let k = 0; k < half; k++) {
        const c = cosine[k * step] as number;
        const s = sine[k * step] as number;
        for (let low = k; low < size; low += 2 * half) {
          const high = low + half;
          const tr = (re[high] as number) * c - (im[high] as number) * s;
          const ti = (re[high] as number) * s + (im[high] as number) * c;
          re[high] = (re[low] as number) - tr;
          im[high] = (im[low] as number) - ti;
          re[low] = (re[low] as number) + tr;
          im[low] = (im[low] as number) + ti;
        }
      }
    }
  };
  return {
    forward,
    inverse(re, im) {
      forward(im, re);
      for (let index = 0; index < size; index++) {
        re[index] = at(re, index) / size;
        im[index] = at(im, index) / size;
      }
    },
  };
}

/**
 * Returns a function that writes the magnitudes of a real frame's spectrum. It multiplies each frame by a Hann window.
 */
export function magnitudes(size: number): (frame: Float32Array, out: Float32Array) => void {
  const { forward } = transformOf(size);
  const window = Float32Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  const re = new Float32Array(size);
  const im = new Float32Array(size);
  return (frame, out) => {
    for (let index = 0; index < size; index++) re[index] = (frame[index] as number) * (window[index] as number);
    im.fill(0);
    forward(re, im);
    for (let index = 0; index < out.length; index++) {
      // Math.hypot would guard against an overflow that sound cannot cause, and takes several times as long.
      out[index] = Math.sqrt((re[index] as number) ** 2 + (im[index] as number) ** 2);
    }
  };
}
