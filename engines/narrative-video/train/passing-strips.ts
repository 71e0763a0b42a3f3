import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { Light } from '../light/light.ts';
import { blurred } from '../looks/raster.ts';
import type { Hand } from '../pen/hand.ts';
import { createPen } from '../pen/pen.ts';
import type { PictureSize } from '../picture-size.ts';
import type { PassingStrip, TrainView } from './train-view.ts';

/** Length of a strip in widths of the picture. A longer one repeats more rarely. */
const LOOP = 1.5;
/** How far the sky reaches above and below the horizon, in shares of the shorter side. */
const SKY = { rise: 0.8, drop: 0.45 };

interface Painted {
  canvas: Canvas;
  level: number;
  speed: number;
}

/** The view from a moving train in a look's hand. It is painted once for a scene, and each frame moves its strips. */
export class PassingStrips {
  readonly #view: TrainView;
  readonly #light: Light;
  readonly #painted: readonly Painted[];

  /** @param light light in the open */
  constructor({ hand, trainView }: { hand: Hand; trainView: TrainView }, light: Light, picture: PictureSize) {
    this.#view = trainView;
    this.#light = light;
    const { strips } = trainView;
    this.#painted = [sky, ...strips].map((strip, index) => painted(strip, index));

    function painted({ speed, rise, drop, depth, blur = 0, paint }: PassingStrip, index: number): Painted {
      const unit = Math.min(picture.width, picture.height);
      const width = Math.ceil(picture.width * (speed > 0 ? LOOP : 1));
      const level = Math.ceil(rise * unit);
      const height = level + Math.ceil(drop * unit);
      const canvas = createCanvas(width, height);
      const chance = chanceOf(`outside a train/${index}`);
      paint(createPen({ context: canvas.getContext('2d'), unit, depth }, hand, light, chance), {
        width,
        height,
        level,
        unit,
      });
      const soft = blurred(canvas, blur * unit);
      if (soft !== canvas) freeCanvas(canvas);
      return { canvas: soft, level, speed };
    }
  }

  /**
   * Draws the view over the whole picture. Walls are drawn over it.
   * @param horizon pixels below the picture's upper edge
   */
  draw(context: SKRSContext2D, facts: FrameFacts, horizon: number): void {
    const { width, seconds } = facts;
    for (const { canvas, level, speed } of this.#painted) {
      const way = Math.round(seconds * speed * width) % canvas.width;
      for (let left = -way; left < width; left += canvas.width)
        context.drawImage(canvas, left, Math.round(horizon) - level);
    }
    const { weather } = this.#light;
    if (weather === 'rain' || weather === 'storm') this.#view.rain?.(context, facts);
  }

  /** Frees the pictures' memory. Nothing can be drawn afterwards. */
  free(): void {
    for (const { canvas } of this.#painted) freeCanvas(canvas);
  }
}

const sky: PassingStrip = {
  ...SKY,
  speed: 0,
  depth: 1,
  paint(pen, { level, height }) {
    const { zenith, middle, horizon, haze } = pen.light;
    pen.wash(0, level * 0.5, zenith, middle);
    pen.wash(level * 0.5, level * 0.5, middle, horizon);
    pen.wash(level, height - level, horizon, haze);
  },
};
