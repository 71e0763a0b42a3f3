/** Seconds between two frames that a player can jump to, at most. */
const SECONDS_BETWEEN_KEYS = 5;

export interface Effort {
  /** Their number changes the bytes, so that it is the same on every machine. */
  threads: number;
  /** Frames that are compared before one is encoded: each takes twice its size. */
  lookahead: number;
}

/** Where one encoder has the machine to itself; two at a time take a thread each, and less memory. */
export const ALONE: Effort = { threads: 2, lookahead: 10 };
export const BESIDE_ANOTHER: Effort = { threads: 1, lookahead: 6 };

/**
 * x264 for drawn pictures, from Y, U and V in limited range: finer motion search gains them nothing, knowing which parts of
 * them stand still (mbtree) much. Less work than its preset `superfast` at the same likeness, for some more bits
 * (`npm run bench:encoder`); a single B-frame and no search for the best number of them is most of it.
 * @returns ffmpeg's options of the output
 */
export function videoEncoder(framesPerSecond: number, { threads, lookahead }: Effort): string[] {
  const parameters = [...PARAMETERS, `rc-lookahead=${lookahead}`].join(':');
  return [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '21', '-threads', `${threads}`],
    ...['-g', `${framesPerSecond * SECONDS_BETWEEN_KEYS}`, '-x264-params', parameters, ...COLOURS],
  ];
}

const PARAMETERS = [
  ...['cabac=1', 'deblock=0,0', '8x8dct=1', 'partitions=i8x8,i4x4', 'aq-mode=1'],
  ...['mbtree=1', 'bframes=1', 'b-adapt=0', 'scenecut=40'],
];

/** BT.709 in limited range, said of input and output alike. */
export const COLOURS = [
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
