import type { Canvas } from '../drawing/canvas.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Frame } from '../drawing/frame.ts';
import type { Face } from '../people/person.ts';
import type { FrameCues } from './frame-cues.ts';
import type { Rectangle } from './words/layout.ts';
import type { Lettering } from './words/lettering.ts';

/** What a look draws on, and for whom. Lengths are pixels. */
export interface Composition {
  width: number;
  height: number;
  /** The shorter side divided by 720: a line of `2 * unit` is as strong in every size. */
  unit: number;
  shape: 'tall' | 'wide' | 'square';
  chance: Chance;
  /** A color `#rrggbb` as the song's genre shifts it. */
  tint(color: string): string;
  /** Where the words stand and where they leave room for a picture; inside the safe margins both. */
  text: Rectangle;
  art: Rectangle;
  singer?: Singer;
}

export interface Singer {
  /** Opaque where the singer is. */
  canvas: Canvas;
  width: number;
  height: number;
  /** Whether a background was taken away. */
  cutOut: boolean;
  /** In pixels of the canvas; absent where no person was found. */
  face?: Face;
}

/** Draws the picture behind the words at a moment, all of the frame, and depends on nothing but the moment. */
export interface Scene {
  draw(frame: Frame, cues: FrameCues): void;
}

export interface Look {
  /** Frames a second: 24 where the picture is drawn by hand, 30 where it glides. */
  fps: 24 | 30;
  /** Where words and picture stand, for a look that needs it otherwise than most. */
  arrange?(composition: Composition): Pick<Composition, 'text' | 'art'>;
  lettering(composition: Composition): Lettering;
  scene(composition: Composition): Scene;
}
