import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { Person } from '../../people/person.ts';
import type { FaceState } from '../acting/face-state.ts';
import type { Pose } from '../acting/pose.ts';
import type { PosedSkeleton, Proportions } from '../acting/skeleton.ts';
import type { Light } from '../light.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** What a figure does at one moment. */
export interface FigureState {
  pose: Pose;
  /** The pose on the figure's own proportions. */
  skeleton: PosedSkeleton;
  face: FaceState;
  /** Seconds of the scene, for what moves by itself: hair, cloth. */
  seconds: number;
  /** 1 on a beat, falling to 0 before the next. */
  pulse: number;
  /** What the hands hold, drawn by the same look; absent for empty hands. */
  held?: { left?: string; right?: string };
  /** Everything that the figure has: held, worn, ridden, played. */
  things?: readonly ThingName[];
}

/** Where a figure stands: pixels of the canvas. */
export interface Footing {
  x: number;
  /** Where its feet touch the ground. */
  y: number;
  /** Of the standing figure. */
  height: number;
}

/** One character, made in one look, that can be drawn in any pose. */
export interface Figure {
  readonly proportions: Proportions;
  /** Its height against a grown person's; without it the same. */
  readonly stature?: number;
  /** How wide it is at most, standing, in shares of its height; without it as wide as a person. */
  readonly width?: number;
  /** Its picture ends at the chest: it is shown cut off by the frame's lower edge, and casts no shadow. */
  readonly isBust?: boolean;
  /** A drawing depends on nothing but its arguments, so that frames can be drawn in any order. */
  draw(context: SKRSContext2D, at: Footing, state: FigureState): void;
}

/** What a look knows of a character when it makes the figure. */
export interface Model {
  sheet: CharacterSheet;
  /** Path of the character's picture, a PNG. */
  picture: string;
  /** Absent where no person was found in the picture: a drawing, an animal, a thing. */
  person?: Person;
}

/** How a look makes figures: its design of heads, bodies and faces. */
export interface FigureDesign {
  make(model: Model, light: Light): Promise<Figure> | Figure;
}
