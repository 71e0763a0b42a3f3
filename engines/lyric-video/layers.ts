import { blit, blitScaled, lay } from '../drawing/blit.ts';
import { cycled, pick } from '../drawing/canvas.ts';
import { type Frame, frameOf, type Sprite } from '../drawing/frame.ts';
import type { Point } from '../drawing/hand.ts';
import type { FrameCues } from './frame-cues.ts';
import type { Scene } from './look.ts';

/** The vocabulary of scenes. A scene is a list of layers from back to front. A layer is a picture with a motion. */

/** Draws over the frame. The result depends only on the cues. */
export type Layer = Scene['draw'];

/** One value for the whole song, or a function of the cues of each frame. */
type Varying<T> = T | ((cues: FrameCues) => T);

/** The point of a sprite that is at the layer's place. */
type Anchor = 'center' | 'top-left' | 'top' | 'left' | 'bottom' | 'bottom-left' | 'bottom-right' | 'right';

const ANCHORS: Record<Anchor, Point> = {
  center: [0.5, 0.5],
  'top-left': [0, 0],
  top: [0.5, 0],
  left: [0, 0.5],
  bottom: [0.5, 1],
  'bottom-left': [0, 1],
  'bottom-right': [1, 1],
  right: [1, 0.5],
};

/** A part of a sprite or of the frame, in its own pixels. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a sprite is drawn into the frame. */
interface PlacedLayer extends Layer {
  /** Pixels of the frame. Without a place, the sprite is drawn at the frame's top left corner. */
  at(place: Varying<Point>, anchor?: Anchor): PlacedLayer;
  /** Opacity, 0 to 1. */
  opacity(share: Varying<number>): PlacedLayer;
  /**
   * Enlarges the sprite about its center, whatever the anchor. It uses the nearest pixel, so it suits quick movements
   * only.
   */
  scale(factor: Varying<number>): PlacedLayer;
  /** Shows only a part of the sprite. The part keeps its position in the whole. */
  part(part: Varying<Partial<Part>>): PlacedLayer;
  /** Shows only what is inside a part of the frame. */
  inside(window: Varying<Partial<Part>>): PlacedLayer;
}

interface Placing {
  place: Varying<Point>;
  anchor: Anchor;
  opacity: Varying<number>;
  scale: Varying<number>;
  part: Varying<Partial<Part>> | undefined;
  window: Varying<Partial<Part>> | undefined;
}

/**
 * Draws layers from back to front. In an opening they come one after another.
 * @param parts false and undefined are skipped, for example if there is no singer
 */
export function layers(parts: readonly (Layer | false | undefined)[]): Scene {
  const present = parts.filter((layer) => layer !== false && layer !== undefined);
  return {
    draw(frame, cues) {
      const { built } = cues;
      const shown = built < 1 ? 1 + Math.floor(built * (present.length - 1)) : present.length;
      for (let index = 0; index < shown; index++) (present[index] as Layer)(frame, cues);
    },
  };
}

/** Fills the frame with one picture. */
export function still(plate: Frame): Layer {
  return (frame) => lay(frame, plate);
}

/** Fills the frame with one picture after another in an endless cycle. @param position counts pictures */
export function pages(plates: readonly Frame[], position: (cues: FrameCues) => number): Layer {
  return (frame, cues) => lay(frame, cycled(plates, position(cues)));
}

/** Draws one sprite. */
export function picture(sprite: Sprite): PlacedLayer {
  return placed(() => sprite);
}

/** Draws one sprite after another in an endless cycle. @param position counts sprites */
export function cycle(sprites: readonly Sprite[], position: (cues: FrameCues) => number): PlacedLayer {
  return placed((cues) => cycled(sprites, position(cues)));
}

/** Draws one sprite of a range of states. @param share 0 for the first state, 1 for the last */
export function meter(sprites: readonly Sprite[], share: (cues: FrameCues) => number): PlacedLayer {
  return placed((cues) => pick(sprites, share(cues)));
}

/**
 * Draws one of several takes of a range of states. Each take is the same range, drawn again by hand. @param take counts
 * takes
 */
export function variants(
  takes: readonly (readonly Sprite[])[],
  take: (cues: FrameCues) => number,
  share: (cues: FrameCues) => number,
): PlacedLayer {
  return placed((cues) => pick(cycled(takes, take(cues)), share(cues)));
}

/** Draws the same layer for several things. */
export function each<T>(things: readonly T[], layer: (thing: T, index: number) => Layer): Layer {
  return layers(things.map(layer)).draw;
}

/** Draws a layer only at times. */
export function when(condition: (cues: FrameCues) => boolean, layer: Layer): Layer {
  return (frame, cues) => {
    if (condition(cues)) layer(frame, cues);
  };
}

/**
 * Draws layers once for two frames, as in hand-drawn films. The layers must fill the frame. Slow and soft pictures then
 * cost half the time, and the encoder finds that they stand still.
 */
export function onTwos(
  { width, height }: { width: number; height: number },
  parts: Parameters<typeof layers>[0],
): Layer {
  const { draw } = layers(parts);
  const kept = frameOf(width, height);
  let shown: FrameCues | undefined;
  return (frame, { onTwos: cues }) => {
    // A frame that is drawn only where it changes needs no copy.
    if (frame.marks) return draw(frame, cues);
    if (shown === cues) return lay(frame, kept);
    draw(frame, cues);
    lay(kept, frame);
    shown = cues;
  };
}

function placed(choose: (cues: FrameCues) => Sprite, placing: Partial<Placing> = {}): PlacedLayer {
  const { place = [0, 0], anchor = 'top-left', opacity = 1, scale = 1, part, window } = placing;
  const draw: Layer = (frame, cues) => {
    const sprite = choose(cues);
    const [x, y] = now(place, cues);
    const [across, down] = ANCHORS[anchor];
    const [left, top] = [x - sprite.width * across, y - sprite.height * down];
    const factor = now(scale, cues);
    const share = now(opacity, cues);
    if (factor !== 1) return blitScaled(frame, sprite, left + sprite.width / 2, top + sprite.height / 2, factor, share);
    const from = { left: 0, top: 0, right: sprite.width, bottom: sprite.height, ...(part && now(part, cues)) };
    blit(frame, sprite, left, top, { opacity: share, from: window ? cut(from, left, top, now(window, cues)) : from });
  };
  const changed = (change: Partial<Placing>) => placed(choose, { ...placing, ...change });
  return Object.assign(draw, {
    at: (to: Varying<Point>, point: Anchor = 'center') => changed({ place: to, anchor: point }),
    opacity: (to: Varying<number>) => changed({ opacity: to }),
    scale: (to: Varying<number>) => changed({ scale: to }),
    part: (to: Varying<Partial<Part>>) => changed({ part: to }),
    inside: (to: Varying<Partial<Part>>) => changed({ window: to }),
  });
}

/** Cuts a sprite, placed at a point, to the part that is inside a window. */
function cut(part: Part, x: number, y: number, window: Partial<Part>): Part {
  const { left = -Infinity, top = -Infinity, right = Infinity, bottom = Infinity } = window;
  return {
    left: Math.max(part.left, left - x),
    top: Math.max(part.top, top - y),
    right: Math.min(part.right, right - x),
    bottom: Math.min(part.bottom, bottom - y),
  };
}

function now<T>(value: Varying<T>, cues: FrameCues): T {
  return typeof value === 'function' ? (value as (cues: FrameCues) => T)(cues) : value;
}
