import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Expression } from './expression.ts';
import type { Lips } from './held-thing.ts';
import type { Brush } from './ink.ts';
import type { HeadFrame } from './rig.ts';
import type { Point } from './tube.ts';

/**
 * A head as a look draws it. The context is moved, turned and scaled so that the head's middle is the origin, its chin
 * is at y = 1 and its crown at y = -1. The brush's lines keep their width.
 */
export interface Head {
  brush: Brush;
  sheet: CharacterSheet;
  expression: Expression;
  /** Rotation in radians, positive to the viewer's right. */
  yaw: number;
  pitch: number;
  /** Rotation in the picture plane in radians, clockwise as the viewer sees it. Without it, the head is upright. */
  roll?: number;
  isAway: boolean;
  /** Half of the head's width, in the head's units. */
  half: number;
  /** Time in the scene in seconds, for hair in the wind. */
  seconds: number;
  /** How near the beat is, 1 on it. Locks stay behind a head that falls with it. */
  pulse?: number;
  /** Strength of the wind to the viewer's right, 0 to 1. Without it, hair only sways. */
  wind?: number;
  /**
   * Returns the position of a point of the face.
   * @param across -1 at the left ear to 1 at the right one, as the viewer sees them
   */
  at(across: number, down: number): Point;
  /** Returns the apparent width of a feature at this place relative to its width from the front. */
  narrowing(across: number): number;
  /** Whether a feature at this place has turned out of view. */
  hides(across: number): boolean;
}

/** Apparent width below which a feature is out of view, and the least that is drawn of a visible one. */
const [UNSEEN, LEAST] = [0.13, 0.18];
/** Distance from the middle of the face at which the bridge of the nose ends and the sockets of the eyes begin. */
const BRIDGE = 0.3;

/**
 * Calls `draw` with the context in the head's own space.
 * @param depth how far the sockets of the eyes lie before the middle of the head, in shares of its half width: 1 on a ball,
 *   less on a face whose eyes lie deeper than its nose
 */
export function inHead(
  brush: Brush,
  frame: HeadFrame,
  half: number,
  facts: Pick<Head, 'sheet' | 'expression' | 'seconds' | 'pulse' | 'wind'>,
  draw: (head: Head) => void,
  depth = 1,
): void {
  const { context } = brush;
  context.save();
  context.translate(frame.x, frame.y);
  context.rotate(frame.roll);
  context.scale(frame.radius, frame.radius);
  const { yaw, pitch } = frame;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const seenWidth = (across: number) => {
    const side = Math.max(-0.99, Math.min(0.99, across));
    return cos - (depth * sin * side) / Math.sqrt(1 - side * side);
  };
  draw({
    ...facts,
    brush: brush.scaled(frame.radius),
    yaw,
    pitch,
    roll: frame.roll,
    isAway: frame.isAway,
    half,
    at: (across, down) => facePoint(frame, { half, depth }, [across, down]),
    narrowing: (across) => Math.max(LEAST, seenWidth(across)),
    hides: (across) => seenWidth(across) < UNSEEN,
  });
  context.restore();
}

/** Returns the position of a point of a face in the head's units. */
function facePoint(
  { yaw, pitch }: Pick<HeadFrame, 'yaw' | 'pitch'>,
  { half, depth }: { half: number; depth: number },
  [across, down]: Point,
): Point {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  // Points that have turned out of view stay on the outline.
  const edge = Math.atan2(cos, depth * Math.abs(sin));
  const wanted = Math.asin(Math.max(-1, Math.min(1, across)));
  const angle = sin < 0 ? Math.max(-edge, wanted) : Math.min(edge, wanted);
  const raised = (1 - depth) * Math.max(0, 1 - (Math.sin(angle) / BRIDGE) ** 2);
  const near = Math.cos(angle) * cos - Math.sin(angle) * sin;
  return [
    half * (Math.sin(angle) * cos + (depth + raised) * Math.cos(angle) * sin),
    down + Math.sin(pitch) * 0.42 * near,
  ];
}

/** Where a look draws the middle of mouths: its height in the head's units, and how far it turns with the face, 1 as far. */
export interface MouthPlace {
  down: number;
  turns?: number;
}

/** Half of a pursed mouth's width, in the head's units. */
const PURSED = 0.13;

/** Returns the mouth that a look draws on a head, in pixels. */
export function mouthOn(frame: HeadFrame, half: number, { down, turns = 1 }: MouthPlace, depth = 1): Lips {
  const [ahead, y] = facePoint(frame, { half, depth }, [0, down]);
  const [sin, cos] = [Math.sin(frame.roll), Math.cos(frame.roll)];
  const x = ahead * turns;
  return {
    at: [frame.x + (x * cos - y * sin) * frame.radius, frame.y + (x * sin + y * cos) * frame.radius],
    half: PURSED * frame.radius,
  };
}

/** How much farther the ends of hair stream in the strongest wind than they sway in still air. */
const STREAM = 3.2;

/** Height below which still air moves hair no farther: long hair would be a wing. */
const CALM = 1.15;

/** Returns how far the air moves hair to the viewer's right at a height of the head, relative to its sway at the chin. */
export function streaming({ seconds, wind }: Head, down: number): number {
  const sway = Math.sin(seconds * 1.9 - down * 1.1) * Math.max(0, Math.min(CALM, down)) ** 1.3;
  return wind === undefined ? sway : wind * STREAM * Math.max(0, down) ** 1.3 + sway * 0.3;
}
