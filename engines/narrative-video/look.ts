import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../drawing/chance.ts';
import type { FigureDesign } from './figures/figure.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Hand } from './hand.ts';
import type { Light } from './light.ts';
import type { SetLayers } from './places/set-layers.ts';
import type { Rain } from './rain.ts';
import type { SpaceDesign } from './solid/space.ts';
import type { Scene } from './story.ts';

export type LayerRole = 'sky' | 'ground' | 'front';

export type Distance = 'near' | 'even' | 'far';

/** What every look decides: how people are designed, how the drawing is finished, and how it films. */
interface AnyLook {
  /** Pixels along the picture's shorter side, enlarged without smoothing; without it, every pixel of the video. */
  grid?: number;
  /** Whether it has no hard lines that enlarging would blur. Then large pictures are painted smaller. */
  isSoft: boolean;
  /** Drawings a second; the video has 24. */
  drawings: 8 | 12 | 24;
  /** How far the camera travels, 0 to 1. */
  travel: number;
  /** How close it prefers to be to people. */
  distance: Distance;
  /** How people are designed and drawn. */
  figures: FigureDesign;
  /** What rain looks like. Without it, rain is thin streaks. */
  rain?: Rain;
  /** Redraws the picture of a character that is not a person, once. The result has the same size and position. */
  treat(image: Canvas, unit: number, chance: Chance): Promise<Canvas> | Canvas;
  /** Returns the time of people's poses for a time of the song, both in seconds, so that poses can hold or snap. */
  timing?(seconds: number): number;
  /** Drawn over every frame. */
  overlay?(context: SKRSContext2D, facts: FrameFacts): void;
  /** Changes every pixel of a finished frame: red, green, blue, alpha. */
  present?(frame: Buffer, width: number): void;
  /** The camera's shake: an offset in shares of the shorter side. */
  shake?(facts: FrameFacts): { x: number; y: number };
}

/** A look whose places are painted on layers. */
export interface PaintedLook extends AnyLook {
  hand: Hand;
  /** Height of the horizon as a share of the set's height, which follows from how high the camera stands. */
  horizon: number;
  /** Changes the hour's light into the look's own: looks differ most at night. */
  light?(light: Light): Light;
  /** Draws the open sky. Without it, the usual sky is drawn. */
  sky?(set: SetLayers): void;
  /** Adds the look's own objects to a place that is drawn. */
  adorn?(set: SetLayers, scene: Scene): void;
  /** Changes a whole painted layer once. The alpha channel stays. */
  finish?(layer: Canvas, role: LayerRole, unit: number, chance: Chance): Promise<Canvas> | Canvas;
  /** Draws the ground's layer in place of a plain copy. */
  drawGround?(
    context: SKRSContext2D,
    layer: Canvas,
    at: { x: number; y: number; scale: number },
    facts: FrameFacts,
  ): void;
}

/** A look whose places are built in space, with people in them. */
export interface SolidLook extends AnyLook {
  space: SpaceDesign;
}

export type Look = PaintedLook | SolidLook;
