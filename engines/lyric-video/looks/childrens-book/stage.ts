import { newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import type { FrameCues } from '../../frame-cues.ts';
import type { Brush } from './paint.ts';

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

/** How far brush strokes stray from the edges of a picture. */
const RAGGED = 3;

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
 * Paints a picture whose edges are those of brush strokes on white paper.
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
  edge.lineCap = 'round';
  const own = chance.fork('edges');
  const { wide } = stage;
  const [low, high] = [waves(own), waves(own)];
  const [fromAt, toAt] = [waves(own), waves(own)];
  const leftAt = (y: number) => 1.7 + fromAt(y) * RAGGED;
  const rightAt = (y: number) => wide - 1.7 - toAt(y) * RAGGED;
  const steps = Array.from({ length: 161 }, (_, index) => index / 160);
  polygon(edge, [
    ...steps.map((share): Point => [wide * share, 1.6 + high(wide * share) * 1.2]),
    ...steps.map((share): Point => [rightAt(100 * share) + own.around() * 0.3, 100 * share]),
    ...steps.map((share): Point => [wide * (1 - share), 98.4 - low(wide * share) * 1.2]),
    ...steps.map((share): Point => [leftAt(100 - 100 * share) + own.around() * 0.3, 100 - 100 * share]),
  ]);
  edge.fill();
  edge.globalCompositeOperation = 'destination-in';
  polygon(edge, [
    ...steps.map((share): Point => [wide * share, 1.6 + high(wide * share) * 1.2 + own.around() * 0.2]),
    ...steps.map((share): Point => [wide * (1 - share), 98.4 - low(wide * share) * 1.2 + own.around() * 0.2]),
  ]);
  edge.fill();
  // A brush that runs dry leaves streaks of paper in the paint, and of paint on the paper.
  for (let streak = 0; streak < 900; streak++) {
    const y = own.between(1, 99);
    const x = streak % 2 ? rightAt(y) : leftAt(y);
    const isPaint = own.next() < 0.4;
    edge.globalCompositeOperation = isPaint ? 'source-over' : 'destination-out';
    edge.globalAlpha = own.between(0.3, 0.9);
    edge.lineWidth = own.between(0.1, 0.42);
    const out = (streak % 2 ? 1 : -1) * RAGGED * own.between(0, 0.5) * (isPaint ? 1 : -1);
    edge.beginPath();
    edge.moveTo(x - out * 0.7, y - own.around() * 0.5);
    edge.lineTo(x + out, y + own.around() * 0.7);
    edge.stroke();
  }
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
