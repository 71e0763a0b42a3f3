import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Expression } from './expression.ts';
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
  isAway: boolean;
  /** Half of the head's width, in the head's units. */
  half: number;
  /** Time in the scene in seconds, for hair in the wind. */
  seconds: number;
  /** Strength of the wind to the viewer's right, 0 to 1. Without it, hair only sways. */
  wind?: number;
  /**
   * Returns the position of a point of the face.
   * @param across -1 at the left ear to 1 at the right one, as the viewer sees them
   */
  at(across: number, down: number): Point;
  /** Returns the apparent width of a feature at this place relative to its width from the front. */
  narrowing(across: number): number;
}

/** Maximum angle to the side at which a point of the face is drawn, in radians. */
const MOST = 1.5;

/** Calls `draw` with the context in the head's own space. */
export function inHead(
  brush: Brush,
  frame: HeadFrame,
  half: number,
  facts: Pick<Head, 'sheet' | 'expression' | 'seconds' | 'wind'>,
  draw: (head: Head) => void,
): void {
  const { context } = brush;
  context.save();
  context.translate(frame.x, frame.y);
  context.rotate(frame.roll);
  context.scale(frame.radius, frame.radius);
  const { yaw, pitch } = frame;
  draw({
    ...facts,
    brush: brush.scaled(frame.radius),
    yaw,
    pitch,
    isAway: frame.isAway,
    half,
    at(across, down) {
      // Points that have turned out of view stay on the outline.
      const angle = Math.max(-MOST, Math.min(MOST, Math.asin(Math.max(-1, Math.min(1, across))) + yaw));
      return [half * Math.sin(angle), down + Math.sin(pitch) * 0.42 * Math.cos(angle)];
    },
    narrowing(across) {
      const side = Math.max(-1, Math.min(1, across));
      return (
        Math.max(0.18, Math.sqrt(1 - side * side) * Math.cos(yaw) - side * Math.sin(yaw)) /
        Math.max(0.5, Math.sqrt(1 - side * side))
      );
    },
  });
  context.restore();
}

/** How much farther the ends of hair stream in the strongest wind than they sway in still air. */
const STREAM = 3.2;

/** Returns how far the air moves hair to the viewer's right at a height of the head, relative to its sway at the chin. */
export function streaming({ seconds, wind }: Head, down: number): number {
  const sway = Math.sin(seconds * 1.9 - down * 1.1);
  return (wind === undefined ? sway : wind * STREAM + sway * 0.3) * Math.max(0, down) ** 1.3;
}
