import type { SKRSContext2D } from '@napi-rs/canvas';
import type { InsertFrame } from '../cast/insert-frame.ts';
import type { Figure, FigureState } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import type { PictureSize } from '../picture-size.ts';
import type { Scene } from '../story.ts';
import type { SolidFigure } from './solid-figure.ts';

/** A person of a scene at one moment. */
export interface Standing {
  /** Built in space, or a flat picture that stands in it. */
  figure: Figure & { solid?: SolidFigure };
  state: FigureState;
  /** Position of the feet, in statures: `x` to the right of the middle, `z` toward the viewer. */
  x: number;
  z: number;
  /** Height relative to an adult. */
  size: number;
  /** Distance moved to the right since the scene began, in statures. */
  gone: number;
  /** Turn of the whole person about the vertical through the feet, radians. Default: none */
  turn?: number;
  /** Whether it stands near the camera, before what the picture shows. */
  isNear?: boolean;
}

/** A place in space, with people in it. */
export interface Space {
  draw(context: SKRSContext2D, facts: FrameFacts, people: readonly Standing[]): void;
  /** Frees its pictures at once. Nothing can be drawn afterwards. */
  free(): void;
}

/** Where the heads of a scene's people are on average, and how far their hands reach, in statures. */
export interface Heads {
  /** To the right of the middle. */
  x: number;
  /** Above the ground. */
  y: number;
  /** Upper end of the highest one. Default: nobody is higher than a standing adult */
  top?: number;
  /** Height of a head from chin to crown. Default: an adult's. */
  size?: number;
  /** Height of the smallest photographed head in its picture, pixels. Default: nobody is photographed. */
  detail?: number;
  /** From the middle of the scene to either side. Default: elbows have room, but spread arms do not. */
  reach?: number;
  /**
   * The side on which somebody near the camera is, over whose shoulder the others are seen: -1 on the viewer's left, 1
   * on the right. These are the heads of the others.
   */
  near?: number;
  /** What an insert frames, in statures. Default: the picture shows people. */
  insert?: InsertFrame;
}

/** How a look builds a scene in space. */
export interface SpaceDesign {
  /** @param heads Default: people stand in the middle */
  build(scene: Scene, light: Light, picture: PictureSize, seed: string, heads?: Heads): Space;
}
