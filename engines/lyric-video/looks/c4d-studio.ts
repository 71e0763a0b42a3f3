import { even } from '../../drawing/canvas.ts';
import { hex, type Rgb } from '../../drawing/color.ts';
import { type Frame, plateOf, type Sprite, spriteOf } from '../../drawing/frame.ts';
import type { Point } from '../../drawing/hand.ts';
import { type Lens, lensAt, projected } from '../../drawing/solids/lens.ts';
import type { Lighting } from '../../drawing/solids/lighting.ts';
import { product, rolled, scaled, shifted, unit } from '../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../drawing/solids/mesh.ts';
import { arch, bentSheet, pill, sphere } from '../../drawing/solids/shapes.ts';
import { lampOf, Studio, type StudioLight } from '../../drawing/solids/studio.ts';
import { radiance } from '../../drawing/solids/tone.ts';
import type { Composition } from '../look.ts';
import type { Plastic } from './c4d-toys.ts';

/** A part of the frame, pixels. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Height of the podium's upper side, meters. */
export const STAGE = 0.34;
/** Distance of the camera from the dancer, meters. */
const AWAY = 11;
const BALL = sphere(28);

/** Where solids are drawn: a lens that shows the dancer at a place of the frame. @param scale pixels per meter there */
export function lensFor(feet: Point, scale: number): Lens {
  const lens = { ...lensAt([0, 2.5, AWAY], [0, 1.2, 0], 1, { width: 2, height: 2 }), focal: scale * AWAY };
  const { x, y } = projected({ ...lens, centerX: 0, centerY: 0 }, [0, STAGE, 0]);
  return { ...lens, centerX: feet[0] - x, centerY: feet[1] - y };
}

/** A softbox above to the left, the room's dim light from everywhere, and a colored edge from behind. */
export function lightOf({ tint, movement }: Composition, points: number): StudioLight {
  const toward = unit([-0.62, 0.9, 0.75]);
  const key = lampOf(toward, points > 1 ? 0.42 : 0, points, radiance([255, 246, 232], 1.15));
  const dome = lampOf([0, 1, 0], 1.15, Math.ceil(points / 4), radiance(hex(tint('#cdbcff')), 0.85));
  const color = (code: string, strength: number) => radiance(hex(tint(code)), strength);
  return {
    beams: points > 1 ? [...key, ...dome] : key,
    base: {
      key: { toward, color: [0, 0, 0] },
      fill: { toward: unit([0.9, 0.25, 0.5]), color: color('#ff9ed2', 0.28) },
      rim: { toward: unit([0.7, 0.55, -0.8]), color: color('#8fe6ff', 1.3) },
      sky: color('#d8ccff', 0.34),
      ground: color('#b98cff', 0.3),
      // At night, a warm lamp stands beside the dancer.
      lamps: movement === 'ending' ? [{ at: [1.5, 2.3, 1.9], color: radiance([255, 190, 110], 6), reach: 2.4 }] : [],
    },
    middle: [0, 1.2, 0],
    reach: 5.5,
  };
}

/** The backdrop casts no shadow, since nothing is behind it. */
export type Room = Record<'backdrop' | 'set', Mesh>;

/** The room: a bent backdrop, a podium, and the same solids in each movement, set up differently. */
export function room(plastic: Plastic, composition: Composition): Room {
  const wall: Surface = plastic('#a98bff', { gloss: 0, sheen: 0, softness: 0.2 });
  const backdrop = new MeshBuilder();
  const bend = Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * (Math.PI / 2);
    return [3 - 3 * Math.cos(angle), -4 - 3 * Math.sin(angle)] as const;
  });
  backdrop.add(bentSheet([[0, AWAY + 2], ...bend, [24, -7]], 60), wall);
  const set = new MeshBuilder();
  const pink = plastic('#ff86ad', { gloss: 0.2 });
  const cream = plastic('#ffe9d6', { gloss: 0.2 });
  set.add(pill(56, 1.45, STAGE * 0.5, 0.07), pink);
  set.add(pill(56, 1.1, STAGE * 0.5, 0.07), cream, shifted(0, STAGE * 0.5, 0));
  furnish(set, plastic, composition);
  return { backdrop: backdrop.mesh(), set: set.mesh() };
}

/** Sets up what stands around the podium. Solids in the color of the wall fill the room without disturbing words. */
function furnish(set: MeshBuilder, plastic: Plastic, { movement, chance, shape }: Composition): void {
  const quiet = plastic('#a98bff', { gloss: 0.08, sheen: 0.2, softness: 0.4 });
  const deep = plastic('#7d55ef', { gloss: 0.3 });
  const mint = plastic('#57d6a0', { gloss: 0.35 });
  const sky = plastic('#38bdf2', { gloss: 0.35 });
  const sun = plastic('#ffc11f', { gloss: 0.35 });
  const gate = ({
    radius,
    legs,
    thick,
    z,
    surface,
  }: Record<'radius' | 'legs' | 'thick' | 'z', number> & { surface: Surface }) => {
    set.add(arch(radius, thick, 0, Math.PI, 36, 16), surface, shifted(0, legs, z));
    for (const side of [-1, 1]) set.add(pill(24, thick, legs, 0.004), surface, shifted(side * radius, 0, z));
  };
  const ball = (x: number, z: number, radius: number, surface: Surface) =>
    set.add(BALL, surface, product(shifted(x, radius, z), scaled(radius)));
  if (movement === 'chorus') {
    // A wheel of balls like the bulbs of a stage.
    const [radius, middle] = shape === 'wide' ? [1.42, 1.72] : [1.2, 1.5];
    set.add(arch(radius, 0.15, 0, 2 * Math.PI, 56, 16), deep, shifted(0, middle, -1.2));
    for (let bulb = 0; bulb < 12; bulb++) {
      const turn = (bulb / 12) * 2 * Math.PI;
      const at = shifted(radius * Math.cos(turn), middle + radius * Math.sin(turn), -1.05);
      set.add(BALL, [sun, sky, mint][bulb % 3] as Surface, product(at, scaled(0.19)));
    }
  } else if (movement === 'break') {
    for (const [step, surface] of [sky, mint, sun].entries())
      gate({ radius: 1.5 + step * 0.5, legs: 1.1, thick: 0.24, z: -1.2 - step * 0.4, surface });
    for (const side of [-1, 1]) {
      for (let step = 0; step < 3; step++)
        set.add(
          pill(40, 0.55, 0.4 + step * 0.45, 0.06),
          quiet,
          shifted(side * (2.9 + step * 1.1), 0, -0.6 - step * 0.3),
        );
      ball(side * 2.3, 0.5, 0.3, side < 0 ? mint : sun);
    }
  } else {
    gate({ radius: 1.22, legs: 1.55, thick: 0.2, z: -1.2, surface: deep });
    set.add(pill(32, 0.2, 0.85, 0.06), mint, shifted(-1.5, 0, -0.2));
    set.add(BALL, sun, product(shifted(-1.5, 1.04, -0.2), scaled(0.19)));
    ball(1.42, 0.9, 0.26, sky);
    ball(1.78, 0.5, 0.15, sun);
  }
  if (shape !== 'wide') {
    // The floor in front, where a frame without sides has its words.
    ball(-1.35, 3.4, 0.4, quiet);
    ball(-0.75, 4.5, 0.16, quiet);
    set.add(arch(0.36, 0.15, 0, 2 * Math.PI, 32, 16), quiet, product(shifted(1.2, 0.5, 4), rolled(0.3)));
    set.add(pill(40, 0.4, 0.24, 0.06), quiet, shifted(0.75, 0, 5.6));
    set.add(pill(40, 0.3, 0.5, 0.06), quiet, shifted(-0.9, 0, 5.9));
  }
  for (let index = 0; index < 16; index++) {
    const side = index % 2 ? 1 : -1;
    const x = side * (3.4 + chance.next() * 7);
    const z = -3.5 + chance.next() * 8;
    const size = chance.between(0.18, 0.6);
    if (index % 3 === 0) ball(x, z, size, quiet);
    else if (index % 3 === 1) set.add(pill(40, size, chance.between(0.15, 0.5), 0.06), quiet, shifted(x, 0, z));
    else
      set.add(arch(size, size * 0.4, 0, 2 * Math.PI, 32, 16), quiet, product(shifted(x, size * 1.4, z), rolled(0.3)));
  }
}

/** Draws solids into pictures of the frame or of parts of it. */
export class Painter {
  readonly #studio = new Studio();
  readonly #lens: Lens;
  readonly #composition: Composition;

  /** @param lens the frame's */
  constructor(composition: Composition, lens: Lens) {
    this.#composition = composition;
    this.#lens = lens;
  }

  plate({ backdrop, set }: Room): Frame {
    const { width, height } = this.#composition;
    const lights = this.#studio.lit([set], lightOf(this.#composition, 6));
    return plateOf(this.#studio.draw([backdrop, set], this.#lens, { width, height }, lights));
  }

  sprite(mesh: Mesh, window: Window): Sprite {
    return spriteOf(this.#draw([mesh], window, this.#studio.lit([], lightOf(this.#composition, 1))));
  }

  /** A solid that floats: the middle of the sprite shows the middle of the solid. @param radius pixels */
  floating(mesh: Mesh, radius: number): Sprite {
    const side = even(radius * 2.7);
    const size = { width: side, height: side };
    const lens = { ...lensAt([0, 0.4, AWAY], [0, 0, 0], 1, size), focal: radius * AWAY };
    return spriteOf(this.#studio.draw([mesh], lens, size, this.#studio.lit([], lightOf(this.#composition, 1))));
  }

  /** The shadow of a solid on the room: dark where it takes light away, and transparent elsewhere. */
  shadow({ backdrop, set }: Room, caster: Mesh, window: Window): Sprite {
    const light = lightOf(this.#composition, 5);
    const room = [backdrop, set];
    const lit = this.#draw(room, window, this.#studio.lit([], light)).data.slice();
    const dark = this.#draw(room, window, this.#studio.lit([caster], light));
    return spriteOf(difference(lit, dark, hex(this.#composition.tint('#2a0f66'))));
  }

  #draw(visible: readonly Mesh[], { left, top, width, height }: Window, lights: readonly Lighting[]) {
    const lens = { ...this.#lens, centerX: this.#lens.centerX - left, centerY: this.#lens.centerY - top };
    return this.#studio.draw(visible, lens, { width, height }, lights);
  }
}

type Pixels = ReturnType<Studio['draw']>;

/** Turns a darker picture into a color that makes the lighter picture as dark. */
function difference(lit: Pixels['data'], { data, width, height }: Pixels, [red, green, blue]: Rgb): Pixels {
  for (let at = 0; at < data.length; at += 4) {
    const light = (lit[at] as number) + (lit[at + 1] as number) + (lit[at + 2] as number);
    const left = (data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number);
    const share = light > 0 ? 1 - left / light : 0;
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = share < 0.012 ? 0 : Math.min(255, share * 330);
  }
  return { data, width, height };
}
