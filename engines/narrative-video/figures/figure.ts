import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { Person } from '../../people/person.ts';
import type { Shape } from '../acting/changing.ts';
import type { FaceState } from '../acting/face-state.ts';
import type { Flown } from '../acting/flight.ts';
import type { ArmsAround } from '../acting/meeting.ts';
import type { Pose } from '../acting/pose.ts';
import type { PosedSkeleton, Proportions } from '../acting/skeleton.ts';
import type { Contact } from '../acting/staging.ts';
import type { Light } from '../light/light.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** What a figure does at one moment. */
export interface FigureState {
  pose: Pose;
  /** The pose applied to the figure's own proportions. */
  skeleton: PosedSkeleton;
  /** The poses between which it is while it moves too fast to be seen clearly. */
  smear?: { from: PosedSkeleton; to: PosedSkeleton };
  face: FaceState;
  /** Time in the scene in seconds, for hair and cloth that move in the wind. */
  seconds: number;
  /** Strength of the wind that blows to the viewer's right where it stands, 0 to 1. */
  wind?: number;
  /** How its body gives way when it leaves the ground and lands: above 0 it is stretched, below 0 squashed. */
  bounce?: number;
  /** 1 on a beat, falling to 0 before the next one. */
  pulse: number;
  /** Things in the hands, drawn in the same look. Absent if the hands are empty. */
  held?: { left?: string; right?: string };
  /** Whether the hands are as if they held these things, which are not drawn: to find out what of a picture shows them. */
  isHeldUnseen?: boolean;
  /**
   * Whether a page in both hands is seen from its reader's side, on which no fingers cover it. A drawn figure shows its
   * arms and nothing else, as a reader sees them.
   */
  isPageSeen?: boolean;
  /** All things that the figure holds, wears, rides or plays. */
  things?: readonly ThingName[];
  /** Whether its hands have nothing to do in this shot, so that its arms may be as the look likes them. */
  handsRest?: boolean;
  /** Whether it lies under a blanket, in looks that draw one. */
  isCovered?: boolean;
  /** Arms that are around a partner. They are drawn with `drawArms` and not with the body. */
  around?: ArmsAround;
  /** What left its hand or foot. */
  flown?: Flown;
  /** The shape that it has instead of its own, or gets. */
  shape?: Shape;
  /** What it does with a partner whom it touches. */
  contact?: Contact;
}

/** When arms around a partner are drawn: before both bodies, or after them. */
export type ArmLayer = 'behind' | 'over';

/** Position of a figure, in pixels of the canvas. */
export interface Footing {
  x: number;
  /** Height at which its feet touch the ground. */
  y: number;
  /** Height of the standing figure. */
  height: number;
}

/** A copy of a picture in whole fractions of its size. */
export interface SmallPicture {
  canvas: Canvas;
  /** Red, green, blue and opacity, premultiplied, row by row. */
  pixels: Uint8Array;
  /** Pixels of the picture for each of its own, along each side. */
  coarse: number;
}

/** One character in one look, which can be drawn in any pose. */
export interface Figure {
  readonly proportions: Proportions;
  /** Height relative to an adult's. Defaults to 1. */
  readonly stature?: number;
  /** Height of its head in its photograph, pixels. Absent if it is drawn or built. */
  readonly detail?: number;
  /** Maximum width when standing, in shares of its height. Defaults to a person's width. */
  readonly width?: number;
  /**
   * Whether its picture ends at the chest. Such a figure is cut off by the lower edge of the frame and casts no shadow.
   */
  readonly isBust?: boolean;
  /** Draws the figure. The result depends only on the arguments, so frames can be drawn in any order. */
  draw(context: SKRSContext2D, at: Footing, state: FigureState): void;
  /**
   * Lights the outline of the figure on a layer of people, after all of them have been drawn.
   * @param small a copy of the layer, before any outline is lit
   */
  lightEdges?(context: SKRSContext2D, at: Footing, state: FigureState, small: SmallPicture): void;
  /**
   * Draws the arms that are around a partner in this layer. Without it, `draw` draws all arms, or the figure is solid and
   * needs no layers.
   */
  drawArms?(context: SKRSContext2D, at: Footing, state: FigureState, layer: ArmLayer): void;
}

/** What a look knows about a character when it makes the figure. */
export interface Model {
  sheet: CharacterSheet;
  /** The sheet in the clothes of a role, where the look takes all other clothes from the picture. */
  costume?: CharacterSheet;
  /** Path of the character's picture, a PNG. */
  picture: string;
  /** Absent if no person was found in the picture, for example in a drawing or a picture of an animal or a thing. */
  person?: Person;
  /** Whether there is no picture at all, so that nobody knows the face. */
  isUnseen?: true;
}

/** How a look makes figures, with its own heads, bodies and faces. */
export interface FigureDesign {
  /** Whether people wear what their picture shows, unless they have a costume. */
  keepsClothes?: boolean;
  /** Whether people of whom there is no picture are seen from behind: no face of them would be like the others'. */
  hidesUnseen?: boolean;
  make(model: Model, light: Light): Promise<Figure> | Figure;
}
