import type { Canvas } from '../drawing/canvas.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Frame } from '../drawing/frame.ts';
import type { Face } from '../people/person.ts';
import type { FrameCues } from './frame-cues.ts';
import type { MovementKind } from './movements.ts';
import type { Shape, Shot } from './shots.ts';
import type { Transition } from './transitions.ts';
import type { Rectangle } from './words/layout.ts';
import type { Lettering } from './words/lettering.ts';
import type { Phrase } from './words/tokens.ts';

/** Shifts a color `#rrggbb` for the song's genre and the movement. */
export type Tint = (color: string) => string;

/** The canvas, the areas and the singer that a look draws with. Lengths are in pixels. */
export interface Composition {
  width: number;
  height: number;
  /** The frame's shorter side divided by 720, so that a line of `2 * unit` looks equally strong in every size. */
  unit: number;
  shape: Shape;
  /** The part of the song that this picture is for. */
  movement: MovementKind;
  chance: Chance;
  tint: Tint;
  /**
   * The areas for words and for the picture, both inside the safe margins. In a movement without words, the area for
   * words is outside the frame.
   */
  text: Rectangle;
  art: Rectangle;
  singer?: Singer;
  /** The word that the song is known by, as it is written in the lyrics, for looks that draw a word as a picture. */
  word?: string;
  /** The line that the song is known by, for looks that draw it as a picture. It may be too long for one. */
  line?: Phrase;
}

export interface Singer {
  /** Opaque where the singer is visible. */
  canvas: Canvas;
  width: number;
  height: number;
  /** Whether a background was removed. */
  cutOut: boolean;
  /** In pixels of the canvas; undefined if no person was found. */
  face?: Face;
  /** How much larger than usual the face is framed; 1 by default. */
  near?: number;
  /** Whether something hides the end of the bust, so that it needs no edge of its own. */
  stands?: boolean;
}

/** Draws the whole picture behind the words for one moment. The result depends only on that moment. */
export interface Scene {
  draw(frame: Frame, cues: FrameCues): void;
}

export interface Look {
  /** Frames per second: 24 for pictures drawn by hand, 30 for pictures that move smoothly. */
  fps: 24 | 30;
  /** How the pictures of two movements change. */
  transition: Transition;
  /** The shots of movements, if they differ from most looks. */
  shots?: Partial<Record<MovementKind, Shot>>;
  /** Whether a wide picture has its words on the other side than in most looks. */
  mirrored?: true;
  /**
   * Whether a singer stands on the lower edge of the area for the picture: the edge of the frame, or one that the look
   * draws. Without it, a bust ends in a curve.
   */
  stands?: true;
  /**
   * The colors of movements, by those of the verse, as `#rrggbb`: a print has other inks and papers. In looks without
   * them, the time of day changes all colors.
   */
  inks?: Partial<Record<MovementKind, Readonly<Record<string, string>>>>;
  /** The areas of words and picture, for looks that need other areas than most. */
  arrange?(composition: Composition): Pick<Composition, 'text' | 'art'>;
  lettering(composition: Composition): Lettering;
  scene(composition: Composition): Scene;
}
