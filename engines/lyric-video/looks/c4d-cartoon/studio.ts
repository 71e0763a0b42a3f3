import { type Context2D, even, newCanvas, plate, sprite } from '../../../drawing/canvas.ts';
import { hex } from '../../../drawing/color.ts';
import type { Frame, Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { type Lens, lensAt, scaledLens } from '../../../drawing/solids/lens.ts';
import type { Lighting } from '../../../drawing/solids/lighting.ts';
import { minus, unit, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import { lampOf, Studio, type StudioLight } from '../../../drawing/solids/studio.ts';
import { radiance } from '../../../drawing/solids/tone.ts';
import type { Composition } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';

/** Where the camera stands, meters, and the point that it aims at. */
export interface Camera {
  from: Vector;
  to: Vector;
}

/** The light of a set, as `#rrggbb` and strengths. */
export interface LightPlan {
  /** A softbox. Its radius as seen from the set, radians: shadows of a small one keep their shape. */
  key: { toward: Vector; color: string; strength: number; radius?: number };
  /** The dome around the set, which has shadows of its own. */
  dome: { color: string; strength: number };
  /** Light from everywhere, from above and from below: the bounce of the floor. */
  sky: { color: string; strength: number };
  bounce: { color: string; strength: number };
  /** Colored light from the other side, and on edges from behind. */
  fill: { toward: Vector; color: string; strength: number };
  rim: { toward: Vector; color: string; strength: number };
  lamps?: readonly { at: Vector; color: string; strength: number; reach: number }[];
}

/** The region in which things cast shadows: its middle, and its radius in meters. */
export interface Region {
  middle: Vector;
  reach: number;
}

/** Radius of a large softbox as seen from the set, radians. */
const SOFTBOX = 0.5;
/** The dome reaches down almost to the horizon. */
const DOME = 1;
/** Points of the softbox for three of the dome. */
const [BOX_POINTS, DOME_POINTS] = [4, 3] as const;

/** Pixels that are drawn at once: the kernel's memory grows with them, and never shrinks. */
const BAND = 230_400;
/** Samples for each pixel of what is in focus, along each side, beside the kernel's own two: rims stay smooth. */
const FINE = 1.5;

/** Sides of sprites of solids that are alone are multiples of this, pixels: sprites of few sizes share a canvas. */
const ROOM = 24;
/** Distance of the camera from a solid that is alone, meters. */
const FAR = 12;
/** The softbox of so many more points has a whole reflection in a ball, not one of its points. */
const SMOOTH = 5;

interface Size {
  width: number;
  height: number;
}

/** Solids of a picture, from back to front. All but the set are out of focus. */
interface Staging {
  /** What surrounds the set. It casts no shadow, since nothing is behind it. */
  backdrop: Mesh;
  set: Mesh;
  near?: Mesh;
  /** Solids that are drawn as sprites, but whose shadows lie on the set. */
  guests?: readonly Mesh[];
  /** Draws light or color on the backdrop. */
  paint?(pen: Context2D): void;
  /** Draws on the set. */
  draw?(pen: Context2D): void;
}

/** A lens that shows a point of the set at a place of the frame. @param scale pixels per meter there */
export function lensFor({ from, to }: Camera, at: Point, scale: number): Lens {
  const lens = lensAt(from, to, 1, { width: 2, height: 2 });
  return { ...lens, focal: scale * Math.hypot(...minus(to, from)), centerX: at[0], centerY: at[1] };
}

/** Draws solids into pictures of the frame or of parts of it. */
export class Painter {
  readonly lens: Lens;
  readonly #studio = new Studio();
  readonly #composition: Composition;
  readonly #plan: LightPlan;
  readonly #region: Region;
  #scratch: Context2D | undefined;
  /** The light on solids that are alone. */
  #solitary: Lighting[] | undefined;

  /** @param lens the frame's */
  constructor(composition: Composition, lens: Lens, plan: LightPlan, region: Region) {
    this.#composition = composition;
    this.lens = lens;
    this.#plan = plan;
    this.#region = region;
  }

  plate({ backdrop, set, near, guests = [], paint, draw }: Staging): Frame {
    const { width, height, unit: pixel } = this.#composition;
    const casters = [set, ...guests];
    const lights = this.#studio.lit(casters, this.#lightOf(this.#region, 3));
    return plate(width, height, (pen) => {
      const put = (mesh: Mesh | undefined, softness: number) => {
        if (mesh) this.#put(pen, mesh, lights, softness * pixel);
      };
      put(backdrop, 7);
      paint?.(pen);
      put(set, 0);
      draw?.(pen);
      put(near, 5);
    });
  }

  /** @param softness radius in which it is out of focus, pixels. What is blurred needs only half the samples. */
  #put(pen: Context2D, mesh: Mesh, lights: readonly Lighting[], softness: number): void {
    const { width, height } = this.#composition;
    if (softness === 0) {
      this.#fine(pen, [mesh], this.lens, { width, height }, lights);
      return;
    }
    const share = 0.5;
    const size = { width: even(width * share), height: even(height * share) };
    const { canvas, pen: brush } = newCanvas(size.width, size.height);
    this.#inBands(brush, [mesh], scaledLens(this.lens, share), size, lights);
    const { canvas: soft, pen: blurring } = newCanvas(size.width, size.height);
    blurring.filter = `blur(${softness * share}px)`;
    blurring.drawImage(canvas, 0, 0);
    pen.imageSmoothingQuality = 'medium';
    pen.drawImage(soft, 0, 0, width, height);
  }

  /** Draws solids at a multiple of their size, and scales the picture down. */
  #fine(pen: Context2D, meshes: readonly Mesh[], lens: Lens, { width, height }: Size, lights: readonly Lighting[]) {
    const size = { width: Math.ceil(width * FINE), height: Math.ceil(height * FINE) };
    const brush = this.#large(size);
    this.#inBands(brush, meshes, scaledLens(lens, FINE), size, lights);
    pen.imageSmoothingQuality = 'medium';
    pen.drawImage(brush.canvas, 0, 0, width, height);
  }

  /** An empty canvas, kept for the next picture of its size, because the memory of a canvas is freed late. */
  #large({ width, height }: Size): Context2D {
    const kept = this.#scratch?.canvas;
    if (!this.#scratch || kept?.width !== width || kept.height !== height) this.#scratch = newCanvas(width, height).pen;
    else this.#scratch.clearRect(0, 0, width, height);
    return this.#scratch;
  }

  #inBands(
    pen: Context2D,
    meshes: readonly Mesh[],
    lens: Lens,
    { width, height }: Size,
    lights: readonly Lighting[],
  ): void {
    const rows = even(Math.min(height, BAND / width));
    for (let top = 0; top < height; top += rows) {
      const band = { width, height: Math.min(rows, height - top) };
      const { data } = this.#studio.draw(meshes, { ...lens, centerY: lens.centerY - top }, band, lights);
      const image = pen.createImageData(band.width, band.height);
      image.data.set(data);
      pen.putImageData(image, 0, top);
    }
  }

  /** The light on sprites. It is valid until the next one is asked for. @param casters what casts shadows on them */
  lit(casters: readonly Mesh[], region: Region): Lighting[] {
    return this.#studio.lit(casters, this.#lightOf(region, 1));
  }

  /**
   * The same light without shadows, for printed pictures: a print is too fine for light that is shaded for every fourth
   * pixel only, as under many lamps.
   */
  even(): Lighting[] {
    const { key, dome } = this.#plan;
    const { base } = this.#lightOf(this.#region, 1);
    const share = BOX_POINTS / (BOX_POINTS + DOME_POINTS);
    const color = (code: string, strength: number) => radiance(hex(this.#composition.tint(code)), strength);
    const above = color(dome.color, dome.strength * (1 - share) * 0.8);
    const [red, green, blue] = base.sky;
    return [
      {
        ...base,
        key: { toward: base.key.toward, color: color(key.color, key.strength * share) },
        sky: [red + above[0], green + above[1], blue + above[2]],
      },
    ];
  }

  /** @param window the part of the frame that the sprite shows, pixels */
  sprite(meshes: readonly Mesh[], { left, top, width, height }: Rectangle, lights: readonly Lighting[]): Sprite {
    const lens = { ...this.lens, centerX: this.lens.centerX - left, centerY: this.lens.centerY - top };
    return sprite(width, height, (pen) => this.#fine(pen, meshes, lens, { width, height }, lights));
  }

  /**
   * A solid alone in the light, as the camera sees it. The middle of the sprite shows its origin.
   * @param scale pixels per meter @param reach how far it reaches from its origin, meters
   */
  alone(mesh: Mesh, scale: number, reach: number): Sprite {
    const side = ROOM * Math.ceil((2 * reach * scale) / ROOM);
    const [x, y, z] = this.lens.forward;
    const from: Vector = [-x * FAR, -y * FAR, -z * FAR];
    const lens = { ...lensAt(from, [0, 0, 0], 1, { width: side, height: side }), focal: scale * FAR };
    this.#solitary ??= this.#studio
      .lit([], this.#lightOf({ middle: [0, 0, 0], reach: 1 }, SMOOTH))
      .map((light) => ({ ...light, lamps: [] }));
    const lights = this.#solitary;
    return sprite(side, side, (pen) => this.#fine(pen, [mesh], lens, { width: side, height: side }, lights));
  }

  /** @param quality factor for the number of shadows whose mean is shown */
  #lightOf({ middle, reach }: Region, quality: number): StudioLight {
    const { key, dome, sky, bounce, fill, rim, lamps = [] } = this.#plan;
    const color = ({ color: code, strength }: { color: string; strength: number }) =>
      radiance(hex(this.#composition.tint(code)), strength);
    const toward = unit(key.toward);
    return {
      beams: [
        ...lampOf(toward, key.radius ?? SOFTBOX, BOX_POINTS * quality, color(key)),
        ...lampOf([0, 1, 0], DOME, DOME_POINTS * quality, color(dome)),
      ],
      base: {
        key: { toward, color: [0, 0, 0] },
        fill: { toward: unit(fill.toward), color: color(fill) },
        rim: { toward: unit(rim.toward), color: color(rim) },
        sky: color(sky),
        ground: color(bounce),
        lamps: lamps.map((lamp) => ({ at: lamp.at, color: color(lamp), reach: lamp.reach })),
      },
      middle,
      reach,
    };
  }
}
