import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Actor, footingOf, wayOf } from './actors.ts';
import type { Placement } from './camera.ts';
import { freeCanvas } from './canvas-memory.ts';
import { drawActors, drawContactShadows } from './draw-actor.ts';
import type { Seat } from './drawn-things/drawn.ts';
import { castShadows, type FigureLight, shadeFigures } from './figure-light.ts';
import type { FrameFacts } from './frame-facts.ts';
import type { PictureSize } from './picture-size.ts';

/** A moment, and the placement of the ground's layer in it. */
interface Moment {
  facts: FrameFacts;
  ground: Placement;
}

/** Pixels around the picture, so that the camera can move by a frame without uncovering where people were cut off. */
const MARGIN = 8;

/**
 * People on a layer of their own, on which the place's light falls on them. They are drawn once for each pose, because
 * drawing them takes most of a frame's time. While the pose is held, their picture follows the camera by whole pixels, so
 * it stays sharp.
 */
export class HeldPeople {
  readonly #picture: PictureSize;
  readonly #light: FigureLight;
  readonly #canvas: Canvas;
  /** Time of the pose on the canvas, seconds of the song. */
  #posedAt: number | undefined;

  constructor(picture: PictureSize, light: FigureLight) {
    this.#picture = picture;
    this.#light = light;
    this.#canvas = createCanvas(picture.width + MARGIN * 2, picture.height + MARGIN * 2);
  }

  /**
   * @param posed the moment of the pose
   * @param now the moment of the frame, the same or a little later
   */
  draw(
    context: SKRSContext2D,
    actors: readonly Actor[],
    posed: Moment,
    now: Moment,
    seatOf: (actor: Actor) => Seat | undefined,
  ): void {
    const [first] = actors;
    if (!first) return;
    if (actors.some(({ stands }) => stands !== first.stands)) {
      // They follow the camera differently.
      drawContactShadows(context, actors, now.ground, this.#picture, now.facts);
      drawActors(context, actors, now.ground, this.#picture, now.facts, seatOf);
      return;
    }
    if (this.#posedAt !== posed.facts.time) this.#pose(actors, posed, seatOf);
    const way = wayOf(first, posed.facts, this.#picture);
    const from = footingOf(first, posed.ground, this.#picture, way);
    const to = footingOf(first, now.ground, this.#picture, way);
    context.drawImage(this.#canvas, Math.round(to.x - from.x) - MARGIN, Math.round(to.y - from.y) - MARGIN);
  }

  #pose(actors: readonly Actor[], { facts, ground }: Moment, seatOf: (actor: Actor) => Seat | undefined): void {
    this.#posedAt = facts.time;
    const pen = this.#canvas.getContext('2d');
    pen.reset();
    pen.imageSmoothingQuality = 'low';
    pen.translate(MARGIN, MARGIN);
    drawActors(pen, actors, ground, this.#picture, facts, seatOf);
    const footings = actors.map((actor) => footingOf(actor, ground, this.#picture, wayOf(actor, facts, this.#picture)));
    if (actors.some(({ near }) => near)) return;
    shadeFigures(this.#canvas, this.#light, Math.max(...footings.map(({ height }) => height)));
    if (actors.some(({ stands }) => stands !== 'on-ground')) return;
    castShadows(this.#canvas, this.#light, Math.max(...footings.map(({ y }) => y)) + MARGIN);
    pen.globalCompositeOperation = 'destination-over';
    drawContactShadows(pen, actors, ground, this.#picture, facts);
  }

  /** Frees the picture's memory. Nothing can be drawn afterwards. */
  free(): void {
    freeCanvas(this.#canvas);
  }
}
