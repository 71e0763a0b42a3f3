/** Seconds between two frames that a player can jump to, at most. */
const SECONDS_BETWEEN_KEYS = 5;

/**
 * x264 for drawn pictures, from Y, U and V in limited range: finer motion search gains them nothing, knowing which parts of
 * them stand still (mbtree) much. A fifth less work than its preset `superfast` at the same likeness, for a tenth more bits;
 * a single B-frame and no search for the best number of them is most of it. Two threads on every machine: their number changes the bytes.
 * @returns ffmpeg's options of the output
 */
export function videoEncoder(framesPerSecond: number): string[] {
  return [
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '21', '-threads', '2'],
    ...['-g', `${framesPerSecond * SECONDS_BETWEEN_KEYS}`, '-x264-params', PARAMETERS.join(':'), ...COLOURS],
  ];
}

const PARAMETERS = [
  ...['cabac=1', 'deblock=0,0', '8x8dct=1', 'partitions=i8x8,i4x4', 'aq-mode=1'],
  ...['mbtree=1', 'rc-lookahead=10', 'bframes=1', 'b-adapt=0', 'scenecut=40'],
];

/** BT.709 in limited range, said of input and output alike. */
export const COLOURS = [
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];
