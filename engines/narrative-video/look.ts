import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../drawing/chance.ts';
import type { Canon } from './acting/canon.ts';
import type { FigureDesign } from './figures/figure.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { Light } from './light/light.ts';
import type { Passage } from './passage.ts';
import type { Hand } from './pen/hand.ts';
import type { SetLayers } from './places/set-layers.ts';
import type { Rhythm } from './rhythm.ts';
import type { SpaceDesign } from './solid/space.ts';
import type { Scene } from './story.ts';
import type { TrainView } from './train/train-view.ts';
import type { Rain } from './weather/rain.ts';

export type LayerRole = 'sky' | 'far' | 'ground' | 'front';

export type Distance = 'near' | 'even' | 'far';

/** What every look decides: the design of people, the finish of the drawing, and the camera work. */
interface AnyLook {
  /**
   * Number of pixels along the picture's shorter side, which are enlarged without smoothing. Without it, the picture
   * has every pixel of the video.
   */
  grid?: number;
  /** Whether nothing is out of focus and light has hard edges: consoles and flat cartoons have no lens. */
  isSharp?: boolean;
  /** Whether nothing is near the camera: a flat cartoon is one drawing on another. */
  isFlat?: boolean;
  /** Whether it has no hard lines that enlarging would blur. If so, large pictures are painted smaller. */
  isSoft: boolean;
  /** Drawings per second. The video has 24 frames per second. */
  drawings: 8 | 12 | 24;
  /** How far the camera moves, 0 to 1. */
  travel: number;
  /** Its preferred distance to people. */
  distance: Distance;
  /** Changes the light of the time of day to the look's own. Looks differ most at night. */
  light?(light: Light): Light;
  /** How people are acted. Without it, movements are natural. */
  canon?: Canon;
  /** How people are designed and drawn. */
  figures: FigureDesign;
  /** What rain looks like. Without it, rain is thin streaks. */
  rain?: Rain;
  /** Redraws the picture of a character that is not a person, once. The result has the same size and position. */
  treat(image: Canvas, unit: number, chance: Chance): Promise<Canvas> | Canvas;
  /** Returns the time of people's poses for a time of the song, both in seconds, so that poses can hold or snap. */
  timing?(seconds: number): number;
  /** Returns between which poses people are at a time of the song in seconds, unless they walk. */
  passage?(seconds: number, rhythm: Rhythm): Passage;
  /** Ticks per second of walks that are drawn frame by frame. Without it, walks follow the beat and are smooth. */
  ticks?: number;
  /** Draws over every frame. */
  overlay?(context: SKRSContext2D, facts: FrameFacts): void;
  /** Changes the pixels of a finished frame in place: red, green, blue, alpha. */
  present?(frame: Buffer, width: number): void;
  /** Returns the camera's shake: an offset in shares of the shorter side. */
  shake?(facts: FrameFacts): { x: number; y: number };
}

/** The parts of a painted set on which moving things depend. Lengths are pixels of the set. */
export interface PaintedGround {
  width: number;
  height: number;
  light: Light;
}

/**
 * Draws moving things of the ground.
 * @param at placement of the set in the picture
 */
export type Stirred = (context: SKRSContext2D, at: { x: number; y: number; scale: number }, facts: FrameFacts) => void;

/** A look whose places are painted on layers. */
export interface PaintedLook extends AnyLook {
  hand: Hand;
  /** Height of the horizon as a share of the set's height. It follows from the height of the camera. */
  horizon: number;
  /** Whether the camera only scrolls, as on consoles that could not enlarge a picture smoothly. */
  scrolls?: boolean;
  /** Whether people's pictures are kept while `timing` holds their poses. */
  holdsPeople?: boolean;
  /** Whether people keep one color on the side away from the light too, as in cartoons of flat colors. */
  hasFlatPeople?: boolean;
  /** Whether far things have a plane of their own, which moves against the sky. Otherwise, they are painted on it. */
  hasFarPlane?: boolean;
  /** Whether things in front, out of focus, also frame medium shots. */
  framesMedium?: boolean;
  /** Speed of the clouds with the wind, in widths of the picture per second. Only looks with a far plane have it. */
  clouds?: number;
  /** What passes outside a moving train. */
  trainView: TrainView;
  /** Draws the open sky. Without it, the usual sky is drawn. */
  sky?(set: SetLayers, scene: Scene): void;
  /** Adds the look's own objects to a finished place. */
  adorn?(set: SetLayers, scene: Scene): void;
  /** Makes what moves on the ground by itself in a scene. It is drawn behind people. */
  stir?(scene: Scene, set: PaintedGround): Stirred | undefined;
  /** Changes a whole painted layer once. The alpha channel stays the same. */
  finish?(layer: Canvas, role: LayerRole, unit: number, chance: Chance): Promise<Canvas> | Canvas;
}

/** A look whose places and people are built in three dimensions. */
export interface SolidLook extends AnyLook {
  space: SpaceDesign;
}

export type Look = PaintedLook | SolidLook;
