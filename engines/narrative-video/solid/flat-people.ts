import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { luminance } from '../../drawing/color.ts';
import { type Lens, projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { floats } from '../acting/afloat.ts';
import { freeCanvas } from '../canvas-memory.ts';
import type { SmallPicture } from '../figures/figure.ts';
import type { PictureSize } from '../picture-size.ts';
import { drawInLayers } from '../stage/draw-actor.ts';
import { STATURE } from './framing.ts';
import { HalvedPicture, MOST_HALVINGS } from './halved-picture.ts';
import type { Standing } from './space.ts';
import { isBedded } from './standing-people.ts';
import { aboveWater } from './waterline.ts';

/**
 * Pixels of the picture for each pixel of the shadows, across and down. Shadows are soft, but those of a low sun lie so
 * flat that coarse rows would tear them.
 */
const COARSE = { across: 6, down: 2 };
/** Pixels around the picture, so that the camera can move by a frame without uncovering where people were cut off. */
const MARGIN = 8;
/** Shadows are steeper than the light, so that those of a low sun stay in the picture. */
const STEEPEST = 0.75;
/** Smallest height of a shadow, as a share of the person's. */
const LEAST = 0.05;
/** Distances from the feet to the ends of a figure and of what it holds, as shares of its height. */
const [TALLEST, BELOW_FEET] = [1.3, 0.12];
/** Opacity of people's reflections on wet ground. */
const MIRRORED = 0.3;

/** People who are flat pictures in space, such as cut-out photographs. They are drawn once for each pose. */
export class FlatPeople {
  readonly #picture: PictureSize;
  readonly #canvas: Canvas;
  readonly #shadows: Canvas;
  readonly #halved: HalvedPicture;
  readonly #toward: Lighting['key']['toward'];
  readonly #strength: number;
  /** Rows of the shadows' canvas that are not empty. */
  #shaded = { top: 0, rows: 0 };

  constructor(picture: PictureSize, { key, sky }: Lighting) {
    this.#picture = picture;
    this.#canvas = createCanvas(picture.width + MARGIN * 2, picture.height + MARGIN * 2);
    this.#shadows = createCanvas(Math.ceil(picture.width / COARSE.across), Math.ceil(picture.height / COARSE.down));
    this.#halved = new HalvedPicture(this.#canvas);
    this.#toward = key.toward;
    const [lit, dark] = [luminance([...key.color]), luminance([...sky])];
    this.#strength = 0.22 + 0.34 * (lit / (lit + dark + 1e-6));
  }

  /** Draws the people as this lens sees them, and their shadows. `lay` shows both. */
  pose(lens: Lens, people: readonly Standing[]): void {
    // As long as the shadows remember the people's picture, it would be copied before it changes.
    const shade = this.#shadows.getContext('2d');
    shade.reset();
    const pen = this.#canvas.getContext('2d');
    pen.reset();
    pen.imageSmoothingQuality = 'low';
    pen.translate(MARGIN, MARGIN);
    shade.scale(1 / COARSE.across, 1 / COARSE.down);
    shade.fillStyle = '#000';
    let [top, bottom] = [this.#picture.height, 0];
    const placed = people.map(({ figure, state, x, z, size, gone }) => {
      // A lens that looks up or down sees the head at another distance than the feet, and faces are looked at.
      const { head, crown } = state.skeleton.joints;
      const up = ((head[1] + crown[1]) / 2) * size * STATURE;
      const face = projected(lens, [(x + gone) * STATURE, up, z * STATURE]);
      const meter = lens.focal / face.distance;
      return { figure, state, at: { x: face.x, y: face.y + up * meter, height: STATURE * size * meter } };
    });
    drawInLayers(placed, {
      arms: ({ figure, at, state }, layer) => figure.drawArms?.(pen, at, state, layer),
      body: ({ figure, at, state }) => {
        const draw = () => figure.draw(pen, at, state);
        if (floats(state)) aboveWater(pen, at.y, this.#picture, draw);
        else draw();
      },
    });
    const tallest = Math.max(...placed.map(({ at }) => at.height));
    const small = this.#halved.halved(this.#canvas, halvingsOf(tallest));
    for (const { at, state } of placed) {
      touchGround(shade, at, state.skeleton.joints);
      top = Math.min(top, at.y - at.height * TALLEST);
      bottom = Math.max(bottom, at.y + at.height * BELOW_FEET);
    }
    this.#shaded = this.#rowsBetween(lens, top, bottom);
    // A picture that ends at the chest, or that lies on a bed, has no feet from which its shadow could begin.
    if (people.some(({ figure, state }) => !figure.isBust && !isBedded(state))) this.#cast(shade, lens, small);
    shade.resetTransform();
    shade.globalCompositeOperation = 'source-in';
    shade.fillStyle = `rgba(12,10,20,${this.#strength})`;
    shade.fillRect(0, 0, this.#shadows.width, this.#shadows.height);
    this.#halved.forget();
    for (const { figure, at, state } of placed) figure.lightEdges?.(pen, at, state, small);
  }

  /**
   * Returns the rows of the shadows' canvas that shadows can reach.
   * @param top upper end of the standing people, pixels of the picture
   */
  #rowsBetween(lens: Lens, top: number, bottom: number): { top: number; rows: number } {
    const { y } = projected(lens, [0, 0, 0]);
    const highest = y + (Math.min(top, y) - y) * this.#heightOf(lens);
    // Enlarging mixes neighboring rows.
    const first = Math.max(0, Math.floor(highest / COARSE.down) - 2);
    return {
      top: first,
      rows: Math.max(0, Math.min(this.#shadows.height, Math.ceil(bottom / COARSE.down) + 2) - first),
    };
  }

  /** Returns the height of shadows, as a share of the person's. */
  #heightOf({ position }: Lens): number {
    const [, up, toward] = this.#toward;
    // Height in the picture of a meter on the ground, relative to a meter that stands upright.
    const flat = position[1] / Math.hypot(position[1], position[2]);
    return Math.max(LEAST, (toward / Math.max(STEEPEST, up)) * flat);
  }

  /** Lays the standing people on the ground, away from the light. */
  #cast(shade: SKRSContext2D, lens: Lens, { canvas, coarse }: SmallPicture): void {
    const { y } = projected(lens, [0, 0, 0]);
    const [right, up] = this.#toward;
    shade.translate(0, y);
    shade.transform(1, 0, right / Math.max(STEEPEST, up), this.#heightOf(lens), 0, 0);
    // Otherwise the outline, which is much flatter here, would have steps and gaps.
    shade.imageSmoothingQuality = 'medium';
    shade.drawImage(canvas, -MARGIN, -MARGIN - y, canvas.width * coarse, canvas.height * coarse);
  }

  /**
   * Draws the last pose over a picture.
   * @param feet y of the line in the picture below which wet ground reflects people
   */
  lay(context: SKRSContext2D, isGroundSeen: boolean, feet?: number): void {
    const { width, height } = this.#picture;
    const { top, rows } = this.#shaded;
    if (isGroundSeen && rows > 0) {
      const scale = height / this.#shadows.height;
      context.drawImage(this.#shadows, 0, top, this.#shadows.width, rows, 0, top * scale, width, rows * scale);
    }
    if (feet !== undefined) {
      context.save();
      context.globalAlpha = MIRRORED;
      context.translate(0, feet * 2);
      context.scale(1, -1);
      context.drawImage(this.#canvas, -MARGIN, -MARGIN);
      context.restore();
    }
    context.drawImage(this.#canvas, -MARGIN, -MARGIN);
  }

  /** Frees its pictures at once. Nothing can be drawn afterwards. */
  free(): void {
    freeCanvas(this.#canvas);
    freeCanvas(this.#shadows);
    this.#halved.free();
  }
}

/** Height of a figure in pixels of the small picture on which its outline is found: the light on it is soft. */
const FINE = 220;

function halvingsOf(height: number): number {
  return Math.max(0, Math.min(MOST_HALVINGS, Math.round(Math.log2(height / FINE))));
}

/** Darkens the ground right under the feet. */
function touchGround(
  shade: SKRSContext2D,
  { x, y, height }: { x: number; y: number; height: number },
  { leftToe, rightToe }: Standing['state']['skeleton']['joints'],
): void {
  for (const [across, up] of [leftToe, rightToe]) {
    if (up > RAISED) continue;
    shade.beginPath();
    shade.ellipse(x + across * height, y, height * 0.07, height * 0.016, 0, 0, 7);
    shade.fill();
  }
}

/** Height from which a foot does not touch the ground, as a share of the stature. */
const RAISED = 0.06;
