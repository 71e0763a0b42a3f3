import type { Box, Frame, Mark } from './frame.ts';
import { type Clip, clipOf, drawMark } from './marks.ts';
import { TileHashes } from './tile-hashes.ts';

/**
 * Side of the square tiles in which changes are looked for, pixels. Larger tiles draw more that stays, smaller ones draw
 * each sprite in more pieces (`tools/gallery/lyric-stills.ts --speed`).
 */
const TILE = 64;
/** A frame, and hashes of what was drawn on each of its tiles. */
interface Slot {
  frame: Frame;
  tiles: Int32Array;
  /** Whether the marks made the frame's samples, and nothing else. */
  isKnown: boolean;
}

/**
 * Draws frames that differ little from those before. What is drawn is noted first. Then only those tiles are drawn on
 * which something else is noted than what the frame's memory already shows.
 */
export class ChangingFrames {
  readonly #slots: readonly Slot[];
  readonly #hashes: TileHashes;
  #last = 0;
  #spare: Int32Array;

  /** @param frames of one size. The samples of each stay until as many others were drawn. */
  constructor(frames: readonly Frame[]) {
    const { width, height } = frames[0] as Frame;
    this.#hashes = new TileHashes(width, height, TILE);
    const tiles = () => new Int32Array(this.#hashes.size);
    this.#slots = frames.map((frame) => ({ frame, tiles: tiles(), isKnown: false }));
    this.#spare = tiles();
  }

  /**
   * @param paint fills the whole frame with plates and sprites, whose samples never change. It settles the frame before
   *   it touches samples itself.
   * @returns a frame; if nothing changes, the same one as the last time
   */
  draw(paint: (frame: Frame) => void): Frame {
    const next = (this.#last + 1) % this.#slots.length;
    const [last, slot] = [this.#slots[this.#last] as Slot, this.#slots[next] as Slot];
    const { frame } = slot;
    const marks: Mark[] = [];
    frame.marks = marks;
    paint(frame);
    const isKnown = frame.marks !== undefined;
    frame.marks = undefined;
    if (isKnown) {
      const seen = marks.slice(
        Math.max(
          0,
          marks.findLastIndex(({ kind }) => kind === 'plate'),
        ),
      );
      const tiles = this.#spare;
      this.#hashes.write(seen, tiles);
      if (last.isKnown && !differs(last.tiles, tiles, 0, tiles.length)) return last.frame;
      this.#update(slot, last, tiles, seen);
      this.#spare = slot.tiles;
      slot.tiles = tiles;
    }
    slot.isKnown = isKnown;
    this.#last = next;
    return frame;
  }

  /** Copies the tiles that the last frame shows already, and draws the others that differ. */
  #update(slot: Slot, last: Slot, tiles: Int32Array, marks: readonly Mark[]): void {
    const { frame } = slot;
    const isOld = (at: number) => !slot.isKnown || differs(slot.tiles, tiles, at, at + 2);
    const isNew = (at: number) => !last.isKnown || differs(last.tiles, tiles, at, at + 2);
    for (const clip of this.#clipsOf(frame, (at) => isOld(at) && !isNew(at))) {
      drawMark(frame, { kind: 'plate', plate: last.frame }, clip);
    }
    const clips = this.#clipsOf(frame, (at) => isOld(at) && isNew(at));
    for (const mark of marks) for (const clip of clips) drawMark(frame, mark, clip);
  }

  /** Returns rectangles of the chosen tiles. @param isChosen gets a tile's place in a list of hashes */
  #clipsOf({ width, height }: Frame, isChosen: (at: number) => boolean): Clip[] {
    const { across, down } = this.#hashes;
    const boxes: Box[] = [];
    for (let row = 0; row < down; row++) {
      const top = row * TILE;
      const bottom = Math.min(height, top + TILE);
      let from = -1;
      for (let column = 0; column <= across; column++) {
        if (column < across && isChosen(2 * (row * across + column))) {
          if (from < 0) from = column;
          continue;
        }
        if (from < 0) continue;
        const [left, right] = [from * TILE, Math.min(width, column * TILE)];
        const above = boxes.find((box) => box.bottom === top && box.left === left && box.right === right);
        if (above) above.bottom = bottom;
        else boxes.push({ left, top, right, bottom });
        from = -1;
      }
    }
    return boxes.map(clipOf);
  }
}

function differs(one: Int32Array, other: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (one[at] !== other[at]) return true;
  return false;
}
