/** Seconds between two frames that a player can jump to, at most. */
const SECONDS_BETWEEN_KEYS = 5;

export interface Effort {
  /** Their number changes the bytes, so that it is the same on every machine. */
  threads: number;
  /** x264's parameters by their names. */
  parameters: readonly string[];
}

/** Knowing which parts stand still (mbtree) gains drawn pictures much; large transforms and finer motion search nothing. */
const DRAWN = ['cabac=1', 'deblock=0,0', 'partitions=i4x4', 'aq-mode=1', 'mbtree=1', 'b-adapt=0'];

/** Words over one picture that never cuts. */
export const ONE_PICTURE: Effort = {
  threads: 3,
  parameters: [...DRAWN, 'bframes=0', 'scenecut=0', 'rc-lookahead=8'],
};

/** Scenes in which everything moves. Two encoders at a time take a thread each, and look less far ahead: a frame there takes twice its size. */
export const SCENES: Effort = {
  threads: 1,
  parameters: [...DRAWN, 'bframes=1', 'scenecut=40', 'rc-lookahead=6'],
};

/**
 * x264 for drawn pictures, from Y, U and V in limited range. Less work than its preset `superfast` at the same likeness or a little
 * more, for a quarter to a half more bytes (`npm run bench:encoder`): a video is made once, while somebody waits.
 * @returns ffmpeg's options of the output
 */
export function videoEncoder(framesPerSecond: number, { threads, parameters }: Effort): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '21', '-threads', `${threads}`],
    ...['-g', `${framesPerSecond * SECONDS_BETWEEN_KEYS}`, '-x264-params', parameters.join(':'), ...COLOURS],
  ];
}

/** BT.709 in limited range, said of input and output alike. */
export const COLOURS = [
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
