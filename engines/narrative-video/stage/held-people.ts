import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../camera.ts';
import { freeCanvas } from '../canvas-memory.ts';
import { type Actor, footingOf, wayOf } from '../cast/actors.ts';
import type { Seat } from '../drawn-things/drawn.ts';
import type { FigureState, Footing } from '../figures/figure.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { CastShadows, type Edges, type FigureLight, type Lit, shadeFigures } from '../light/figure-light.ts';
import type { PictureSize } from '../picture-size.ts';
import { type Drawn, drawActors, type PeoplesThings } from './draw-actor.ts';

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
  readonly #isShaded: boolean;
  readonly #canvas: Canvas;
  readonly #shadows: CastShadows;
  /** Height at which people stand on the canvas. Absent if the picture shows no ground under them. */
  #foot: number | undefined;
  /** Time of the pose on the canvas, seconds of the song. */
  #posedAt: number | undefined;

  /** @param isShaded whether their far side is darker. Hands that are shown near would be gray. */
  constructor(picture: PictureSize, light: FigureLight, isShaded: boolean) {
    this.#picture = picture;
    this.#light = light;
    this.#isShaded = isShaded;
    this.#shadows = new CastShadows(light);
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
    things: PeoplesThings | undefined,
  ): void {
    const [first] = actors;
    if (!first) return;
    // Those who follow the camera differently are drawn for each frame.
    const moment = actors.some(({ stands }) => stands !== first.stands) ? now : posed;
    if (this.#posedAt !== moment.facts.time) this.#pose(actors, moment, things);
    const way = wayOf(first, moment.facts, this.#picture);
    const from = footingOf(first, moment.ground, this.#picture, way);
    const to = footingOf(first, now.ground, this.#picture, way);
    const [right, down] = [Math.round(to.x - from.x) - MARGIN, Math.round(to.y - from.y) - MARGIN];
    if (this.#foot !== undefined) {
      context.save();
      context.translate(right, down);
      this.#shadows.lay(context, this.#foot);
      context.restore();
    }
    context.drawImage(this.#canvas, right, down);
  }

  #pose(actors: readonly Actor[], { facts, ground }: Moment, things: PeoplesThings | undefined): void {
    this.#posedAt = facts.time;
    const pen = this.#canvas.getContext('2d');
    pen.reset();
    pen.imageSmoothingQuality = 'low';
    pen.translate(MARGIN, MARGIN);
    const drawn = drawActors(pen, actors, ground, this.#picture, facts, things);
    const lit = drawn.map((person) => litOf(person, things?.seatOf(person.actor)));
    if (this.#isShaded) shadeFigures(this.#canvas, this.#light, lit);
    this.#foot = undefined;
    if (actors.some(({ stands }) => stands !== 'on-ground')) return;
    this.#foot = Math.max(...drawn.map(({ at }) => at.y)) + MARGIN;
    this.#shadows.take(this.#canvas, lit);
  }

  /** Frees the picture's memory. Nothing can be drawn afterwards. */
  free(): void {
    freeCanvas(this.#canvas);
  }
}

function litOf({ at: { x, y, height }, state }: Drawn, seat: Seat | undefined): Lit {
  const edges = seat ? undefined : edgesOf(state, { x: x + MARGIN, y: y + MARGIN, height });
  const lit = { x: x + state.skeleton.joints.chest[0] * height + MARGIN, y: y + MARGIN, height };
  return edges ? { ...lit, edges } : lit;
}

/** Room around the joints for hair, hats and clothes in the wind, in shares of a figure's height. */
const ROOM = 0.25;

/** Returns the edges of a figure that has nothing but its clothes. Things reach farther than its joints. */
function edgesOf({ skeleton, things, held, smear, shape }: FigureState, { x, y, height }: Footing): Edges | undefined {
  if (things?.length || held || smear || shape) return undefined;
  const joints = Object.values(skeleton.joints);
  const across = joints.map(([aside]) => x + aside * height);
  return {
    left: Math.min(...across) - ROOM * height,
    top: y - (Math.max(...joints.map(([, up]) => up)) + ROOM) * height,
    right: Math.max(...across) + ROOM * height,
  };
}
