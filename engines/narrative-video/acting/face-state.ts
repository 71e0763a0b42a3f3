/** Face drawings per second: animated "on twos", which is every second of 24 frames. */
export const DRAWINGS = 12;

/** Mouth shapes that every look can draw, named after the sounds or the form of the lips. */
export const MOUTH_SHAPES = ['closed', 'teeth', 'narrow', 'round', 'half-open', 'open', 'wide'] as const;
export type MouthShape = (typeof MOUTH_SHAPES)[number];

export const FEELINGS = ['neutral', 'happy', 'sad', 'angry', 'surprised', 'in-love', 'afraid'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** What a movement makes a face do. What it does not name is free. */
export interface ActedFace {
  mouth?: MouthShape;
  /** What the eyes look at: what the hands hold, the person beside, or the page that this person reads. */
  eyes?: 'hands' | 'other' | 'page';
}

/** What a face shows at one moment. */
export interface FaceState {
  mouth: MouthShape;
  feeling: Feeling;
  /** How strongly the feeling shows, 0 to 1. */
  strength: number;
  /** How far the eyes are closed: 0 is open, 1 is shut. */
  blink: number;
  /** Direction of the eyes, each from -1 to 1: toward the viewer's right, and up. */
  gaze: readonly [x: number, y: number];
}

/** Strength of grief from which tears flow. A sad mood alone is weaker. */
const TEARS = 0.84;

export function isCrying({ feeling, strength }: Pick<FaceState, 'feeling' | 'strength'>): boolean {
  return feeling === 'sad' && strength > TEARS;
}

/** Gaze below which somebody looks at a page, and blink below which the eyes are open on it. */
const [ON_PAGE, OPEN] = [-0.75, 0.6];

/** Whether somebody cries with closed eyes. Readers keep them open. */
export function isWeeping(face: Pick<FaceState, 'feeling' | 'strength' | 'blink' | 'gaze'>): boolean {
  return isCrying(face) && (face.gaze[1] > ON_PAGE || face.blink > OPEN);
}
