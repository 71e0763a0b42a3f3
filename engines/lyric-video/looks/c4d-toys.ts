import { newCanvas } from '../../drawing/canvas.ts';
import { hex } from '../../drawing/color.ts';
import { type Matrix, pitched, product, rolled, scaled, shifted, turned } from '../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Shape, type Surface, type Texture } from '../../drawing/solids/mesh.ts';
import { arch, lathe, type ProfilePoint, pill, prism, roundedBox, sphere } from '../../drawing/solids/shapes.ts';

/** A solid's material by its color. Plastic lets a little light in, so that its shadows stay warm. */
export type Plastic = (color: string, finish?: Partial<Surface>) => Surface;

export function plasticOf(tint: (color: string) => string): Plastic {
  return (color, finish) => ({
    color: hex(tint(color)),
    gloss: 0.35,
    sharpness: 55,
    sheen: 0.5,
    softness: 0.75,
    ...finish,
  });
}

const SKIN = '#ffc11f';
const BALL = sphere(30);
const SMALL_BALL = sphere(20);
/** A gumdrop: wide at the foot, round on top. Meters. */
const BODY = lathe(
  Array.from({ length: 29 }, (_, step): ProfilePoint => {
    const share = step / 28;
    const angle = share * Math.PI;
    const bulge = 0.76 + 0.1 * Math.cos(angle);
    return [step === 0 || step === 28 ? 0 : bulge * Math.sin(angle) ** 0.72, 0.86 - 0.78 * Math.cos(angle)];
  }),
  48,
);
const [BODY_FRONT, BODY_REST] = parted(BODY, (u, v) => Math.abs(u - 0.5) < 0.16 && Math.abs(v - 0.54) < 0.14);
const BAND = arch(0.82, 0.075, 0.05, Math.PI - 0.05, 24, 12);
const CUP = pill(22, 0.26, 0.24, 0.1);
const FRAME = arch(0.8, 0.13, 0, 2 * Math.PI, 40, 14);
const DISC = prism(
  Array.from({ length: 48 }, (_, corner) => {
    const angle = (corner / 48) * 2 * Math.PI;
    return [Math.cos(angle) * 0.8, Math.sin(angle) * 0.8] as const;
  }),
  0.14,
);
const LIMB = pill(14, 0.1, 0.52, 0.1);
const RING = arch(0.7, 0.3, 0, 2 * Math.PI, 36, 20);
const CAPSULE = pill(28, 0.42, 1.9, 0.42);
const CUBE = roundedBox(1.4, 1.4, 1.4, 0.3, 4);
const CONE = lathe(
  [
    [0, -0.9],
    [0.62, -0.9],
    [0.78, -0.84],
    [0.84, -0.7],
    [0.8, -0.56],
    [0.2, 0.74],
    [0.1, 0.84],
    [0, 0.87],
  ],
  36,
);

/** Divides a shape, so that only a part of it has a texture. */
function parted(shape: Shape, isFirst: (u: number, v: number) => boolean): [Shape, Shape] {
  const { uvs, corners, groups } = shape;
  const parts: [number[], number[]] = [[], []];
  for (let at = 0; at < corners.length; at += 3) {
    const three = [...corners.subarray(at, at + 3)];
    const mean = (part: number) => three.reduce((sum, corner) => sum + (uvs[corner * 2 + part] as number), 0) / 3;
    parts[isFirst(mean(0), mean(1)) ? 0 : 1].push(...three);
  }
  const part = (own: number[]): Shape => ({
    ...shape,
    corners: Uint32Array.from(own),
    groups: groups.slice(0, own.length / 3),
  });
  return [part(parts[0]), part(parts[1])];
}

/** A moment of the dance. */
export interface Pose {
  /** Share of the dance's round, 0 to 1. */
  turn: number;
  /** Both arms up, as in a chorus. */
  cheers: boolean;
  /** Height of the soles, meters. */
  height: number;
}

/** The dancer's face: a smile, or the portrait of the singer. */
export type Front = { smile: Texture } | { portrait: Texture };

/** How the body stands in a moment of the dance. */
function standing({ turn, height }: Pose): Matrix {
  const angle = turn * 2 * Math.PI;
  // Twice in a round it lands, and is squeezed.
  const squeeze = 0.055 * Math.cos(2 * angle);
  return product(
    shifted(0, height, 0),
    rolled(0.1 * Math.sin(angle)),
    turned(0.24 * Math.sin(angle)),
    scaled(1 + squeeze * 0.6, 1 - squeeze, 1 + squeeze * 0.6),
  );
}

/** The part of the body around the mouth, with another mouth. */
export function mouth(plastic: Plastic, texture: Texture, pose: Pose): Mesh {
  return new MeshBuilder().add(BODY_FRONT, { ...plastic(SKIN), texture }, standing(pose)).mesh();
}

/** A toy that listens with headphones and dances. It is 2.1 meters high. */
export function dancer(plastic: Plastic, front: Front, pose: Pose): Mesh {
  const into = new MeshBuilder();
  const { turn, cheers, height } = pose;
  const angle = turn * 2 * Math.PI;
  const whole = standing(pose);
  const add = (shape: Shape, surface: Surface, ...at: Matrix[]) =>
    into.add(shape, surface, product(whole, ...at), (y) => 0.62 + 0.38 * Math.min(1, Math.max(0, (y - height) / 0.7)));
  const skin = plastic(SKIN);
  const blue = plastic('#1fa5ee', { gloss: 0.5, sharpness: 80 });
  const white = plastic('#ffffff', { gloss: 0.3 });
  const isPortrait = 'portrait' in front;
  if (isPortrait) {
    add(FRAME, skin, shifted(0, 0.98, 0), scaled(1, 1, 1.2));
    add(DISC, { ...white, gloss: 0.12, texture: front.portrait }, shifted(0, 0.98, 0));
  } else {
    into.add(BODY_FRONT, { ...skin, texture: front.smile }, whole);
    add(BODY_REST, skin);
    for (const side of [-1, 1]) addEye(add, plastic, side);
  }
  const [ears, out] = isPortrait ? [1.0, 0.9] : [0.98, 0.74];
  add(BAND, blue, shifted(0, ears + 0.04, 0), scaled(isPortrait ? 1.16 : 1, 1, 1.5));
  for (const side of [-1, 1]) {
    add(CUP, blue, shifted(side * out, ears, 0), rolled((side * Math.PI) / 2));
    add(CUP, white, shifted(side * (out + 0.17), ears, 0), rolled((side * Math.PI) / 2), scaled(0.6, 0.5, 0.6));
    const swing = cheers ? 2.5 + 0.35 * Math.sin(angle * 2 + side) : 1.15 + side * 0.75 * Math.sin(angle);
    const shoulder = product(shifted(side * 0.72, 0.62, 0.12), rolled(side * (Math.PI - swing)), pitched(0.25));
    add(LIMB, skin, shoulder);
    add(SMALL_BALL, white, shoulder, shifted(0, 0.58, 0), scaled(0.17));
    const shoe = product(shifted(side * 0.31, height + 0.16, 0.22), turned(side * 0.25), scaled(0.25, 0.16, 0.36));
    into.add(SMALL_BALL, plastic('#ff4f86'), shoe, 0.8);
  }
  return into.mesh();
}

function addEye(add: (shape: Shape, surface: Surface, ...at: Matrix[]) => void, plastic: Plastic, side: number): void {
  const place = product(shifted(0, 1.16, 0), turned(side * 0.42), pitched(-0.12), shifted(0, 0, 0.66));
  add(SMALL_BALL, plastic('#ffffff', { gloss: 0.5, softness: 0.2 }), place, scaled(0.18, 0.22, 0.11));
  const dark = plastic('#22123c', { gloss: 1, sharpness: 120, softness: 0 });
  add(SMALL_BALL, dark, place, shifted(-side * 0.03, -0.03, 0.07), scaled(0.105, 0.14, 0.07));
  add(SMALL_BALL, { color: [255, 255, 255], glow: 1 }, place, shifted(-0.045, 0.06, 0.135), scaled(0.034));
}

/** The solids that float around the dancer. */
const TOY_COLORS = {
  ring: '#ff4f86',
  cube: '#38bdf2',
  note: '#ff8a3c',
  ball: '#57d6a0',
  cone: '#ffc11f',
  capsule: '#b47bff',
} as const;
export type Toy = keyof typeof TOY_COLORS;
export const TOYS = Object.keys(TOY_COLORS) as Toy[];

/** A solid around the origin, within a radius of about 1 meter. @param turn share of a whole turn */
export function toy(kind: Toy, plastic: Plastic, turn: number): Mesh {
  const into = new MeshBuilder();
  const angle = turn * 2 * Math.PI;
  const surface = plastic(TOY_COLORS[kind], { gloss: 0.55, sharpness: 70 });
  const tilted = product(rolled(0.5), pitched(0.4), turned(angle));
  if (kind === 'ring') into.add(RING, surface, tilted);
  else if (kind === 'capsule') into.add(CAPSULE, surface, product(tilted, rolled(0.6), shifted(0, -0.95, 0)));
  else if (kind === 'cube') into.add(CUBE, surface, product(pitched(0.5), turned(angle / 4), shifted(0, -0.7, 0)));
  else if (kind === 'ball') into.add(BALL, surface, scaled(0.85));
  else if (kind === 'cone') into.add(CONE, surface, product(rolled(0.5 + 0.3 * Math.sin(angle)), pitched(0.35)));
  else {
    const way = product(rolled(0.2), turned(0.7 * Math.sin(angle)));
    for (const side of [-1, 1]) {
      const foot = product(way, shifted(side * 0.5 - 0.1, -0.62, 0));
      into.add(SMALL_BALL, surface, product(foot, rolled(-0.4), scaled(0.36, 0.27, 0.24)));
      into.add(LIMB, surface, product(foot, shifted(0.24, 0, 0), scaled(1, 2.5, 1)));
    }
    into.add(CAPSULE, surface, product(way, shifted(-0.4, 0.62, 0), rolled(Math.PI / 2), scaled(0.33, 0.62, 0.33)));
  }
  return into.mesh();
}

/** The picture for the front of the dancer: cheeks and a mouth. @param open 0 smiles, 1 sings */
export function faceWith(tint: (color: string) => string, open: number): Texture {
  // As wide and high as the body, so that circles stay round on it.
  const [width, height] = [1536, 480];
  const { pen } = newCanvas(width, height);
  // The texture goes once around the body. Its middle is in front.
  const [x, y, r] = [width / 2, height * 0.52, width * 0.046];
  pen.fillStyle = tint('#ff7d6a');
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(x + side * r * 2.15, y - r * 0.35, r * 0.52, r * 0.42, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  if (open < 0.1) {
    pen.strokeStyle = tint('#7a1533');
    pen.lineWidth = r * 0.24;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.ellipse(x, y - r * 0.3, r * 0.85, r * 0.8, 0, 0.2, Math.PI - 0.2);
    pen.stroke();
  } else {
    pen.save();
    pen.fillStyle = tint('#6b0f2c');
    pen.beginPath();
    pen.ellipse(x, y - r * 0.2, r * (0.95 + 0.1 * open), r * (0.6 + 0.9 * open), 0, 0, Math.PI);
    pen.closePath();
    pen.fill();
    pen.clip();
    pen.fillStyle = tint('#ff6d8d');
    pen.beginPath();
    pen.ellipse(x, y + r * (0.5 + 0.6 * open), r * 0.62, r * 0.5, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.fillRect(x - r, y - r * 0.2, r * 2, r * 0.24);
    pen.restore();
  }
  const { data } = pen.getImageData(0, 0, width, height);
  return { width, height, data };
}
