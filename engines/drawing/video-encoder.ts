/** Seconds between two frames that a player can jump to, at most. */
const SECONDS_BETWEEN_KEYS = 5;

export interface Effort {
  preset: 'ultrafast' | 'superfast';
  /** Their number changes the bytes, so that it is the same on every machine. */
  threads: number;
  /** x264's parameters by their names, where the preset is left. */
  parameters: readonly string[];
}

/**
 * Words over one picture that never cuts: less work than `superfast`, at the same likeness or a little more, for a quarter to two
 * fifths more bytes. A video is made once, while somebody waits.
 */
export const ONE_PICTURE: Effort = {
  preset: 'ultrafast',
  threads: 3,
  parameters: [
    ...['cabac=1', 'deblock=0,0', 'partitions=i4x4', 'aq-mode=1'],
    // Knowing which parts stand still gains drawn pictures much.
    ...['mbtree=1', 'rc-lookahead=8', 'scenecut=0', 'b-adapt=0', 'bframes=0'],
  ],
};

/**
 * Scenes in which everything moves: less work would hardly be quicker, since drawing takes most, and cost up to half more
 * bytes; finer motion (`subme`) takes memory. Two encoders at a time take a thread each, and look less far ahead: a frame there takes
 * twice its size.
 */
export const SCENES: Effort = {
  preset: 'superfast',
  threads: 1,
  parameters: ['mbtree=1', 'rc-lookahead=6', 'b-adapt=0', 'weightp=0', 'subme=0'],
};

/**
 * x264 for drawn pictures, from Y, U and V in limited range (`npm run bench:encoder`).
 * @returns ffmpeg's options of the output
 */
export function videoEncoder(framesPerSecond: number, { preset, threads, parameters }: Effort): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', preset, '-crf', '21', '-threads', `${threads}`],
    ...['-g', `${framesPerSecond * SECONDS_BETWEEN_KEYS}`, '-x264-params', parameters.join(':'), ...COLORS],
  ];
}

/** BT.709 in limited range, said of input and output alike. */
export const COLORS = [
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
