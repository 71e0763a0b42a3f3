/** Drawings of a face a second: on twos. */
export const DRAWINGS = 12;

/** A handful of shapes that any mouth can be drawn in, after the sounds that make them. */
export const MOUTH_SHAPES = ['closed', 'teeth', 'narrow', 'round', 'half-open', 'open', 'wide'] as const;
export type MouthShape = (typeof MOUTH_SHAPES)[number];

export const FEELINGS = ['neutral', 'happy', 'sad', 'angry', 'surprised', 'in-love', 'afraid'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** What a face shows at one moment. */
export interface FaceState {
  mouth: MouthShape;
  feeling: Feeling;
  /** How strongly the feeling shows, 0 to 1. */
  strength: number;
  /** 0 is open, 1 is shut. */
  blink: number;
  /** Where the eyes look, each from -1 to 1: to the viewer's right, and up. */
  gaze: readonly [x: number, y: number];
}
