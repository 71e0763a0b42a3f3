import type { SKRSContext2D } from '@napi-rs/canvas';
import type { FrameFacts } from '../frame-facts.ts';
import type { Pen } from '../pen/pen.ts';

/** Where a strip of the view from a train is painted. Lengths are in pixels. */
export interface StripSheet {
  /** Length after which the strip begins again. Nothing crosses its ends. */
  width: number;
  height: number;
  /** Height of the horizon, from the top. */
  level: number;
  unit: number;
}

/** What passes outside a train at one speed. */
export interface PassingStrip {
  /** Widths of the picture per second. */
  speed: number;
  /** How far it reaches above and below the horizon, in shares of the picture's shorter side. */
  rise: number;
  drop: number;
  /** Distance: 0 is near, 1 is at the horizon. */
  depth: number;
  /** Radius of its blur in shares of the shorter side. */
  blur?: number;
  paint(pen: Pen, sheet: StripSheet): void;
}

/** How what is outside a train is drawn: strips from back to front, and rain on the glass. */
export interface TrainView {
  strips: readonly PassingStrip[];
  /** Draws drops on the glass. Without it, they are drawn elsewhere. */
  rain?: (context: SKRSContext2D, facts: FrameFacts) => void;
}
