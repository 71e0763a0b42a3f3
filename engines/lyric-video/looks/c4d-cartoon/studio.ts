import { type Context2D, even, newCanvas, plate } from '../../../drawing/canvas.ts';
import { hex } from '../../../drawing/color.ts';
import { type Frame, type Sprite, spriteOf } from '../../../drawing/frame.ts';
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

/** Pixels of the height of a picture that are drawn at once: the kernel's memory grows with them, and never shrinks. */
const BAND = 180;

/** Distance of the camera from a solid that is alone, meters. */
const FAR = 12;
/** The softbox of so many more points has a whole reflection in a ball, not one of its points. */
const SMOOTH = 5;

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
    const share = softness > 0 ? 0.5 : 1;
    const size = { width: even(width * share), height: even(height * share) };
    const lens = scaledLens(this.lens, share);
    const { canvas, pen: brush } = newCanvas(size.width, size.height);
    for (let top = 0; top < size.height; top += BAND) {
      const band = { width: size.width, height: Math.min(BAND, size.height - top) };
      const { data } = this.#studio.draw([mesh], { ...lens, centerY: lens.centerY - top }, band, lights);
      const image = brush.createImageData(band.width, band.height);
      image.data.set(data);
      brush.putImageData(image, 0, top);
    }
    if (softness === 0) return void pen.drawImage(canvas, 0, 0);
    const { canvas: soft, pen: blurring } = newCanvas(size.width, size.height);
    blurring.filter = `blur(${softness * share}px)`;
    blurring.drawImage(canvas, 0, 0);
    pen.imageSmoothingQuality = 'medium';
    pen.drawImage(soft, 0, 0, width, height);
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
  sprite(meshes: readonly Mesh[], window: Rectangle, lights: readonly Lighting[]): Sprite {
    return spriteOf(this.#draw(meshes, window, lights));
  }

  /**
   * A solid alone in the light, as the camera sees it. The middle of the sprite shows its origin.
   * @param scale pixels per meter @param reach how far it reaches from its origin, meters
   */
  alone(mesh: Mesh, scale: number, reach: number): Sprite {
    const side = even(2 * reach * scale);
    const [x, y, z] = this.lens.forward;
    const from: Vector = [-x * FAR, -y * FAR, -z * FAR];
    const lens = { ...lensAt(from, [0, 0, 0], 1, { width: side, height: side }), focal: scale * FAR };
    this.#solitary ??= this.#studio
      .lit([], this.#lightOf({ middle: [0, 0, 0], reach: 1 }, SMOOTH))
      .map((light) => ({ ...light, lamps: [] }));
    return spriteOf(this.#studio.draw([mesh], lens, { width: side, height: side }, this.#solitary));
  }

  #draw(visible: readonly Mesh[], { left, top, width, height }: Rectangle, lights: readonly Lighting[]) {
    const lens = { ...this.lens, centerX: this.lens.centerX - left, centerY: this.lens.centerY - top };
    return this.#studio.draw(visible, lens, { width, height }, lights);
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
