import { newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import type { Brush } from './paint.ts';
import { outlineOf } from './shapes.ts';

/** A painted picture on a page. Lengths are in hundredths of the picture's height; its upper left corner is the origin. */
export interface Stage {
  wide: number;
  /** Where the motif is: beside the words. */
  left: number;
  right: number;
  /** Size of a motif that is 100 wide, in shares. */
  scale: number;
  hasSinger: boolean;
  /** Whether the picture is the whole page, so that the frame's edges cut it. */
  isWhole: boolean;
}

/** Somebody who moves in front of the picture. */
export interface Actor {
  /** Where its origin is. */
  at: Point;
  scale: number;
  mirrored?: boolean;
  /** What it covers around its origin, in its own lengths. */
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Number of its poses. */
  poses: number;
  paint(brush: Brush, share: number): void;
  /** The pose: 0 for the first, 1 for the first again. */
  pose(cues: FrameCues): number;
  /** Whether it is behind a singer. */
  isFar?: true;
  /** How far it moves from its place. */
  move?(cues: FrameCues): Point;
}

/** How far the edge of a picture's paint wanders. */
const RAGGED = 0.9;

export interface Page {
  /** Paints the picture without those who move in it. */
  paint(brush: Brush, stage: Stage): void;
  actors(stage: Stage): readonly Actor[];
}

/** The middle of the motif. */
export function middleOf({ left, right }: Stage): number {
  return (left + right) / 2;
}

/**
 * Paints a picture with a clean edge, as of paint along a strip of tape on paper.
 * @param size of the picture in pixels
 */
export function vignette(
  size: { width: number; height: number },
  stage: Stage,
  page: Page,
  brush: Omit<Brush, 'pen'>,
  chance: Chance,
) {
  const unit = size.height / 100;
  const { canvas, pen } = newCanvas(size.width, size.height);
  pen.scale(unit, unit);
  page.paint({ ...brush, pen }, stage);
  const { canvas: mask, pen: edge } = newCanvas(size.width, size.height);
  edge.scale(unit, unit);
  const own = chance.fork('edges');
  const { wide } = stage;
  const [low, high] = [waves(own), waves(own)];
  const [fromAt, toAt] = [waves(own), waves(own)];
  const leftAt = (y: number) => 1.7 + fromAt(y) * RAGGED;
  const rightAt = (y: number) => wide - 1.7 - toAt(y) * RAGGED;
  // The sides end before the corners, which are rounded.
  const along = (long: number) => {
    const count = Math.round(long / 2);
    return Array.from({ length: count + 1 }, (_, index) => 2.6 + (index / count) * (long - 5.2));
  };
  const [across, down] = [along(wide), along(100)];
  polygon(
    edge,
    outlineOf([
      ...across.map((x): Point => [x, 1.6 + high(x) * 1.2]),
      ...down.map((y): Point => [rightAt(y), y]),
      ...across.reverse().map((x): Point => [x, 98.4 - low(x) * 1.2]),
      ...down.reverse().map((y): Point => [leftAt(y), y]),
    ]),
  );
  edge.fill();
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask, 0, 0);
  return canvas;
}

/** A line that wanders between 0 and 1, never the same way twice. */
function waves(own: Chance): (at: number) => number {
  const parts = [0.05, 0.13, 0.31, 0.7].map((speed) => ({
    speed: speed * own.between(0.8, 1.3),
    phase: own.next() * 7,
  }));
  return (at) =>
    0.5 + parts.reduce((sum, { speed, phase }, index) => sum + Math.sin(at * speed + phase) / (3 + index * 2), 0) * 0.6;
}
