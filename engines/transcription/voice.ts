import { type Transform, transformOf } from '../sound/fourier.ts';

/**
 * Brings a voice forward from a stereo mix. A singer is in the middle of the mix. Whatever part of the middle can be
 * predicted from the difference of the two sides is accompaniment, and is subtracted at each frequency. The method is
 * linear: a mask would leave a warble that costs a recognizer more accuracy than the music does.
 */
const FRAME = 1024;
const HOP = FRAME / 4;
/**
 * Share of the prediction that each frame keeps. The prediction follows the music within about a second of sound at
 * 16 kHz. If it were faster, it would follow the voice and cancel it too. `npm run bench:transcription` measures the
 * gain: compare "only voice forward" with "only unchanged".
 */
const KEPT = Math.exp(-HOP / 16_000);
/** If the side's power is smaller than this share of the middle's, it is rounding and not sound. */
const SILENT_SIDE = 1e-6;
/**
 * If the middle is this many times as loud as the sides, the sound is in the middle: a voice with a wide echo. An
 * instrument panned halfway to one side at equal power (0.92 and 0.38) has a ratio of 2.4, so 3 still removes it.
 */
const FARTHEST = 3;
/** The sum of four squared Hann windows, each shifted by a quarter of the length. */
const OVERLAP = 1.5;

/** Returns the voice as mono samples. @param stereo left and right interleaved, 16 kHz */
export function voiceOf(stereo: Int16Array): Int16Array {
  const length = stereo.length >> 1;
  const mixed = new Float32Array(length + 2 * FRAME);
  const canceller = sideCanceller();
  const window = Float32Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME));
  const middle = new Float32Array(FRAME);
  const side = new Float32Array(FRAME);
  for (let start = -FRAME + HOP; start < length; start += HOP) {
    for (let i = 0; i < FRAME; i++) {
      const left = stereo[2 * (start + i)] ?? 0;
      const right = stereo[2 * (start + i) + 1] ?? 0;
      const weight = window[i] as number;
      middle[i] = ((left + right) / 2) * weight;
      side[i] = ((left - right) / 2) * weight;
    }
    canceller(middle, side);
    for (let i = 0; i < FRAME; i++) {
      const to = start + i + FRAME;
      mixed[to] = (mixed[to] ?? 0) + ((middle[i] as number) * (window[i] as number)) / OVERLAP;
    }
  }
  return Int16Array.from({ length }, (_, i) => Math.max(-32_768, Math.min(32_767, Math.round(mixed[i + FRAME] ?? 0))));
}

/** Returns a function that takes the frames in order, and writes the samples of the voice into `middle`. */
function sideCanceller(): (middle: Float32Array, side: Float32Array) => void {
  const transform: Transform = transformOf(FRAME);
  const bins = FRAME / 2 + 1;
  const crossRe = new Float32Array(bins);
  const crossIm = new Float32Array(bins);
  const sidePower = new Float32Array(bins);
  const middlePower = new Float32Array(bins);
  const at = (values: Float32Array, index: number) => values[index] as number;

  return (middle, side) => {
    // Two real signals share one complex transform: the even part of the spectrum belongs to the middle, the odd part
    // to the side.
    transform.forward(middle, side);
    for (let k = 0; k < bins; k++) {
      const mirror = (FRAME - k) % FRAME;
      const mRe = (at(middle, k) + at(middle, mirror)) / 2;
      const mIm = (at(side, k) - at(side, mirror)) / 2;
      const sRe = (at(side, k) + at(side, mirror)) / 2;
      const sIm = (at(middle, mirror) - at(middle, k)) / 2;
      crossRe[k] = KEPT * at(crossRe, k) + mRe * sRe + mIm * sIm;
      crossIm[k] = KEPT * at(crossIm, k) + mIm * sRe - mRe * sIm;
      sidePower[k] = KEPT * at(sidePower, k) + sRe * sRe + sIm * sIm;
      middlePower[k] = KEPT * at(middlePower, k) + mRe * mRe + mIm * mIm;
      const heard = at(sidePower, k) > SILENT_SIDE * at(middlePower, k) ? at(sidePower, k) : Number.POSITIVE_INFINITY;
      const predictedRe = at(crossRe, k) / heard;
      const predictedIm = at(crossIm, k) / heard;
      // Squares need neither Math.hypot nor a power of 4, which took most of the time here.
      const loudness = (predictedRe * predictedRe + predictedIm * predictedIm) / (FARTHEST * FARTHEST);
      const aside = 1 / (1 + loudness * loudness);
      const shareRe = predictedRe * aside;
      const shareIm = predictedIm * aside;
      const re = mRe - (shareRe * sRe - shareIm * sIm);
      const im = mIm - (shareRe * sIm + shareIm * sRe);
      middle[k] = re;
      side[k] = im;
      middle[mirror] = re;
      side[mirror] = mirror === k ? im : -im;
    }
    transform.inverse(middle, side);
  };
}
