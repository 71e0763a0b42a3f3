/** Longest distance between two frames that a player can jump to, seconds. */
const SECONDS_BETWEEN_KEYS = 5;

export interface Effort {
  preset: 'ultrafast' | 'superfast';
  /** The number of threads changes the bytes, so it is the same on every machine. */
  threads: number;
  /** x264's parameters that differ from the preset, by name. */
  parameters: readonly string[];
}

/**
 * For words over one picture that never cuts. This needs a sixth less work than `superfast`, for the same likeness, and
 * makes files up to a fifth larger (`npm run bench:encoder`, on drawn frames). A video is made once, while somebody waits,
 * but is sent many times. So it has frames between others (`bframes`) and a second frame to copy from (`ref`), which save
 * many bytes for little work.
 */
export const ONE_PICTURE: Effort = {
  preset: 'ultrafast',
  threads: 3,
  parameters: [
    ...['cabac=1', 'deblock=0,0', 'partitions=i4x4', 'aq-mode=1'],
    // For drawn pictures, it helps much to know which parts stand still.
    ...['mbtree=1', 'rc-lookahead=8', 'scenecut=0', 'b-adapt=0', 'bframes=3', 'ref=2'],
  ],
};

/**
 * For scenes in which everything moves. Less work would hardly be faster, because drawing takes most of the time, and
 * would make files up to half larger (`npm run bench:encoder`). Finer motion (`subme`) takes memory. Two encoders run at a
 * time, so each gets one thread. They look fewer frames ahead, because each such frame takes twice its size in memory.
 */
export const SCENES: Effort = {
  preset: 'superfast',
  threads: 1,
  parameters: ['mbtree=1', 'rc-lookahead=6', 'b-adapt=0', 'weightp=0', 'subme=0'],
};

/**
 * Options for x264 to encode drawn pictures, from Y, U and V in limited range.
 * @returns ffmpeg's options of the output
 */
export function videoEncoder(framesPerSecond: number, { preset, threads, parameters }: Effort): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-crf', '21', '-threads', `${threads}`],
    ...['-g', `${framesPerSecond * SECONDS_BETWEEN_KEYS}`, '-x264-params', parameters.join(':'), ...COLORS],
  ];
}

/** BT.709 in limited range, declared for input and output alike. */
export const COLORS = [
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
