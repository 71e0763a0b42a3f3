import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../drawing/chance.ts';
import type { FigureDesign } from './figures/figure.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Hand } from './hand.ts';
import type { SetLayers } from './places/set-layers.ts';
import type { SpaceDesign } from './solid/space.ts';
import type { Scene } from './story.ts';

export type LayerRole = 'sky' | 'ground' | 'front';

export type Distance = 'near' | 'even' | 'far';

/** What every look decides: how people are designed, how the drawing is finished, and how it films. */
interface AnyLook {
  /** Pixels along the picture's shorter side, enlarged without smoothing; without it, every pixel of the video. */
  grid?: number;
  /** Has no hard line that enlarging could blur: large pictures are painted smaller. */
  isSoft: boolean;
  /** Drawings a second; the video has 24. */
  drawings: 8 | 12 | 24;
  /** How far the camera travels, 0 to 1. */
  travel: number;
  /** How near it likes to be to people. */
  distance: Distance;
  /** How people are designed and drawn. */
  figures: FigureDesign;
  /** Works over the picture of a character that is no person, once. Same size, same place. */
  treat(image: Canvas, unit: number, chance: Chance): Promise<Canvas> | Canvas;
  /** The moment at which people are posed at a moment of the song, seconds: held poses, snaps. */
  timing?(seconds: number): number;
  /** Drawn over every frame. */
  overlay?(context: SKRSContext2D, facts: FrameFacts): void;
  /** The last word on every pixel of a frame: red, green, blue, alpha. */
  present?(frame: Buffer, width: number): void;
  /** The camera's own unrest: offset in shares of the shorter side. */
  shake?(facts: FrameFacts): { x: number; y: number };
}

/** A look whose places are painted on layers. */
export interface PaintedLook extends AnyLook {
  hand: Hand;
  /** Where the land ends, as a share of the set's height: how high the camera stands. */
  horizon: number;
  /** Draws the open sky; without it, as everybody does. */
  sky?(set: SetLayers): void;
  /** Adds what belongs to the look to a place that is drawn. */
  adorn?(set: SetLayers, scene: Scene): void;
  /** Works over a whole painted layer once. The alpha channel stays. */
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
