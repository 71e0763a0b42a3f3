/** What a look gets to know about the frame that it draws on. */
export interface FrameFacts {
  width: number;
  height: number;
  /** Shorter side, pixels. */
  unit: number;
  /** Number of the frame in the whole video. */
  frame: number;
  /** Seconds since the scene began, and the scene's length in seconds. */
  seconds: number;
  length: number;
  /** 0 to 1 */
  loudness: number;
  energy: number;
  /** 1 on a beat, falling to 0 before the next. */
  pulse: number;
  /** Beats heard so far. */
  beats: number;
  action: string;
  /** Seconds of the song, and those for which people are posed. */
  time: number;
  poseTime: number;
}
