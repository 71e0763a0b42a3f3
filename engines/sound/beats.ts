/** The range and the weights below are set by hand, not measured; `test/engines/sound` checks them on click tracks. */
const SLOWEST_BPM = 60;
const FASTEST_BPM = 190;
/** Near the tempo that listeners tap most often, about 120. Other tempos need stronger evidence. */
const PREFERRED_BPM = 115;
/** If a song has a pulse, the autocorrelation's peak is above this share of its energy. Higher values miss quiet drums. */
const CLEAR_PULSE = 0.08;
/** Weight of a steady distance between beats against a strong onset: higher is steadier, lower follows changes of tempo. */
const STEADINESS = 40;

export interface Beats {
  tempo: number | null;
  beats: number[];
}

/**
 * Finds the tempo by autocorrelation. Dynamic programming then finds the path of beats through the strongest onsets at
 * nearly that distance (Ellis, "Beat tracking by dynamic programming", 2007).
 */
export function beatsOf(novelty: Float32Array, rate: number): Beats {
  const period = periodOf(novelty, rate);
  if (period === undefined) return { tempo: null, beats: [] };
  const spread = Math.sqrt(novelty.reduce((sum, value) => sum + value * value, 0) / novelty.length) || 1;
  const score = new Float32Array(novelty.length);
  const previous = new Int32Array(novelty.length).fill(-1);
  const shortest = Math.round(period / 2);
  const longest = Math.round(period * 2);
  for (let index = 0; index < novelty.length; index++) {
    let best = 0;
    for (let gap = shortest; gap <= longest && gap <= index; gap++) {
      const total = (score[index - gap] as number) - STEADINESS * Math.log(gap / period) ** 2;
      if (total <= best) continue;
      best = total;
      previous[index] = index - gap;
    }
    score[index] = (novelty[index] as number) / spread + best;
  }
  let at = lastPeak(score, longest);
  const beats: number[] = [];
  while (at >= 0) {
    beats.push(at / rate);
    at = previous[at] as number;
  }
  return { tempo: Math.round((600 * rate) / period) / 10, beats: beats.reverse() };
}

function periodOf(novelty: Float32Array, rate: number): number | undefined {
  const shortest = Math.floor((60 * rate) / FASTEST_BPM);
  const longest = Math.ceil((60 * rate) / SLOWEST_BPM);
  const energy = correlation(novelty, 0);
  if (novelty.length < longest * 4 || energy < 1e-6) return undefined;
  const plain = Array.from({ length: longest + 2 }, (_, lag) => (lag < shortest - 1 ? 0 : correlation(novelty, lag)));
  let best = { lag: 0, value: 0 };
  for (let lag = shortest; lag <= longest; lag++) {
    const octaves = Math.log2((60 * rate) / lag / PREFERRED_BPM);
    const value = (plain[lag] as number) * Math.exp(-0.5 * (octaves / 0.8) ** 2);
    if (value > best.value) best = { lag, value };
  }
  if (best.lag === 0 || (plain[best.lag] as number) < CLEAR_PULSE * energy) return undefined;
  const [left, top, right] = [plain[best.lag - 1], plain[best.lag], plain[best.lag + 1]] as [number, number, number];
  const bend = left - 2 * top + right;
  return best.lag + (bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (left - right)) / bend)) : 0);
}

function correlation(values: Float32Array, lag: number): number {
  let sum = 0;
  for (let index = lag; index < values.length; index++)
    sum += (values[index] as number) * (values[index - lag] as number);
  return sum / (values.length - lag);
}

function lastPeak(score: Float32Array, reach: number): number {
  let best = score.length - 1;
  for (let index = Math.max(0, score.length - reach); index < score.length; index++) {
    if ((score[index] as number) > (score[best] as number)) best = index;
  }
  return best;
}
