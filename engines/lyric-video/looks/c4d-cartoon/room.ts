import type { Context2D } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { type Matrix, pitched, product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder, type Surface } from '../../../drawing/solids/mesh.ts';
import { arch, bentSheet, lathe, type ProfilePoint, pill, prism, roundedBox } from '../../../drawing/solids/shapes.ts';
import type { Tint } from '../../look.ts';
import { addCassette, addPlant, addRecord } from './props.ts';
import type { Spot } from './set.ts';
import { BALL, GLOSSY, MATTE, SMALL_BALL, softTube, type Vinyl } from './shapes.ts';

const [WALL, WOOD, CREAM, CORAL, BUTTER, PLUM, LEAF] = [
  '#1d7276',
  '#a8623f',
  '#fff1dc',
  '#f2664f',
  '#f6bd4a',
  '#54306e',
  '#2f8f6a',
] as const;

/** Cloth that lies flat mirrors nothing, however low the camera is. */
const WOVEN: Partial<Surface> = { gloss: 0, sheen: 0, softness: 0.2 };
/** Depth of the wall, meters. */
const BACK = -3;
/** The arched window: its middle, the height of its sill and of the spring of its arch, and half of its width, meters. */
const WINDOW = { x: -0.15, sill: 1.25, spring: 2.75, half: 1.12 } as const;
/** The bulb of the floor lamp, meters. */
export const BULB = [1.95, 2.35, -1.9] as const;

/** A conical shade that is open below. */
const SHADE = lathe(
  [
    [0.56, 0],
    [0.6, 0.03],
    [0.36, 0.62],
    [0.3, 0.66],
    [0, 0.66],
  ] as ProfilePoint[],
  40,
);

/** The wall and the floor of the room. */
export function shellOf(vinyl: Vinyl): Mesh {
  const plain = { gloss: 0, sheen: 0, softness: 0.1 };
  return new MeshBuilder()
    .add(
      bentSheet(
        [
          [0, 16],
          [0, BACK],
        ],
        120,
      ),
      vinyl(WOOD, { ...plain, gloss: 0.12 }),
    )
    .add(
      bentSheet(
        [
          [0, BACK],
          [40, BACK],
        ],
        120,
      ),
      vinyl(WALL, plain),
    )
    .add(roundedBox(40, 0.2, 0.08, 0.03, 2), vinyl('#17595e', MATTE), shifted(0, 0, BACK + 0.04))
    .mesh();
}

/** What stands and hangs along the wall: a window, a shelf, a lamp, records in a crate, a toy fish and plants. */
export function furnitureOf(vinyl: Vinyl): Mesh {
  const into = new MeshBuilder();
  addWindow(into, vinyl);
  addShelf(into, vinyl, shifted(-2.35, 2.3, BACK + 0.3));
  addLamp(into, vinyl);
  addCrate(into, vinyl, product(shifted(3.75, 0, -1.9), turned(-0.12)));
  addFish(into, vinyl, product(shifted(5.75, 0.27, -1.5), turned(-0.35), rolled(0.12), scaled(0.85)));
  addPlant(into, vinyl, product(shifted(7.55, 0, -1.7), scaled(1.75)), { pot: CREAM, leaf: LEAF });
  return into.mesh();
}

/** A round rug and a ball of yarn whose thread runs across the floor. */
export function addRug(into: MeshBuilder, vinyl: Vinyl): void {
  for (const [index, [radius, color]] of (
    [
      [2.75, CREAM],
      [2.5, PLUM],
      [2.2, CREAM],
      [2.05, PLUM],
    ] as const
  ).entries())
    into.add(pill(72, radius, 0.06 + index * 0.015, 0.02), vinyl(color, WOVEN), scaled(1, 1, 0.72));
  const wool = vinyl(CORAL, MATTE);
  const place = product(shifted(5.0, 0.3, 1.1), turned(0.4));
  into.add(SMALL_BALL, wool, product(place, scaled(0.32)));
  for (const turn of [-0.9, -0.3, 0.3, 0.9])
    into.add(arch(0.315, 0.035, 0, 2 * Math.PI, 30, 6), wool, product(place, rolled(turn * 1.4), turned(turn)));
  into.add(
    softTube(
      [
        [4.9, 0.04, 1.3],
        [4.2, 0.04, 1.75],
        [3.5, 0.04, 1.2],
        [2.9, 0.04, 1.5],
        [2.3, 0.09, 1.0],
        [1.7, 0.12, 1.35],
      ],
      0.035,
      { columns: 8, rows: 60 },
    ),
    wool,
  );
}

/** The boards of the floor, and the light that falls through the window across them. */
export function paintFloor(pen: Context2D, spot: Spot, tint: Tint): void {
  const meter = Math.abs(spot([1, 0, 0])[0] - spot([0, 0, 0])[0]);
  pen.save();
  pen.lineWidth = 0.022 * meter;
  pen.strokeStyle = css(hex(tint('#5a2a1c')), 0.35);
  for (let x = -9; x <= 14; x += 0.75) {
    pen.beginPath();
    pen.moveTo(...spot([x, 0, BACK + 0.1]));
    pen.lineTo(...spot([x, 0, 6]));
    pen.stroke();
  }
  pen.filter = `blur(${0.05 * meter}px)`;
  pen.fillStyle = css(hex(tint('#ffe0a0')), 0.62);
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const left = 2.0 + column * 1.35 + row * 1.0;
      const near = -1.55 + row * 1.35;
      const corner = (across: number, along: number) => spot([left + across + along * 0.78, 0, near + along]);
      pen.beginPath();
      pen.moveTo(...corner(0, 0));
      pen.lineTo(...corner(1.2, 0));
      pen.lineTo(...corner(1.2, 1.15));
      pen.lineTo(...corner(0, 1.15));
      pen.fill();
    }
  pen.restore();
}

function addWindow(into: MeshBuilder, vinyl: Vinyl): void {
  const { x, sill, spring, half } = WINDOW;
  const frame = vinyl(CREAM);
  const pane = Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * Math.PI;
    return [Math.cos(angle) * half, spring - sill + Math.sin(angle) * half] as const;
  });
  const place = shifted(x, sill, BACK + 0.06);
  into.add(
    prism([[half, 0], ...pane, [-half, 0]], 0.04),
    { ...vinyl('#ffcf8a', { gloss: 0, sheen: 0 }), glow: 0.62 },
    place,
  );
  // The sun outside.
  into.add(pill(48, 0.5, 0.05, 0.02), { ...vinyl('#fff3cf'), glow: 0.95 }, outside(x - 0.4, sill + 1.75));
  into.add(arch(half, 0.1, 0, Math.PI, 48, 12), frame, product(place, shifted(0, spring - sill, 0.06)));
  for (const side of [-1, 1])
    into.add(roundedBox(0.2, spring - sill, 0.2, 0.06, 3), frame, product(place, shifted(side * half, 0, 0.06)));
  into.add(roundedBox(0.1, spring - sill + half, 0.1, 0.03, 2), frame, product(place, shifted(0, 0, 0.06)));
  into.add(roundedBox(2 * half, 0.1, 0.1, 0.03, 2), frame, product(place, shifted(0, (spring - sill) * 0.9, 0.06)));
  into.add(roundedBox(2 * half + 0.5, 0.14, 0.5, 0.05, 3), frame, product(place, shifted(0, -0.1, 0.2)));
}

/** A disc that faces the viewer, behind the window. */
function outside(x: number, y: number): Matrix {
  return product(shifted(x, y, BACK + 0.06), pitched(Math.PI / 2));
}

function addShelf(into: MeshBuilder, vinyl: Vinyl, place: Matrix): void {
  into.add(roundedBox(1.5, 0.1, 0.5, 0.04, 3), vinyl(WOOD), place);
  addPlant(into, vinyl, product(place, shifted(-0.3, 0.1, 0), scaled(0.6)), { pot: BUTTER, leaf: LEAF });
  for (const [x, turn, color] of [
    [0.3, 0, CORAL],
    [0.48, 0.05, CREAM],
    [0.62, 0.14, PLUM],
  ] as const)
    into.add(
      roundedBox(0.13, 0.58, 0.4, 0.03, 2),
      vinyl(color, MATTE),
      product(place, shifted(x, 0.1, 0), rolled(turn)),
    );
  addRecord(into, vinyl, product(place, shifted(0, 1.5, -0.14)), 0.55, { disc: PLUM, label: CORAL });
}

function addLamp(into: MeshBuilder, vinyl: Vinyl): void {
  const [x, y, z] = BULB;
  into.add(pill(36, 0.4, 0.1, 0.04), vinyl(PLUM, GLOSSY), shifted(x, 0, z));
  into.add(pill(14, 0.045, y, 0.03), vinyl(CREAM, GLOSSY), shifted(x, 0.05, z));
  into.add(SHADE, { ...vinyl('#ffc86a', MATTE), glow: 0.42, isThin: true }, shifted(x, y - 0.2, z));
  into.add(SMALL_BALL, { ...vinyl('#fff6d8'), glow: 1.2 }, product(shifted(x, y - 0.12, z), scaled(0.17)));
}

/** A wooden crate of records in their sleeves. */
function addCrate(into: MeshBuilder, vinyl: Vinyl, place: Matrix): void {
  const wood = vinyl('#b86b42', MATTE);
  for (const [index, color] of [PLUM, LEAF, CREAM, CORAL, BUTTER].entries())
    into.add(
      roundedBox(1.14, 0.98, 0.06, 0.02, 2),
      vinyl(color, MATTE),
      product(place, shifted(0.06 * (index % 2), 0.08, -0.26 + index * 0.13), pitched(-0.16)),
    );
  for (const y of [0.06, 0.34])
    into.add(roundedBox(1.4, 0.22, 0.08, 0.03, 2), wood, product(place, shifted(0, y, 0.42)));
  for (const side of [-1, 1])
    into.add(roundedBox(0.08, 0.6, 0.9, 0.03, 2), wood, product(place, shifted(side * 0.68, 0, 0)));
  addCassette(into, vinyl, product(place, shifted(0.2, 0.24, 0.72), rolled(0.03), pitched(-0.3), scaled(0.3)), {
    shell: BUTTER,
    label: CREAM,
  });
}

/** A plush fish with a coral fin: the toy of a toy. */
function addFish(into: MeshBuilder, vinyl: Vinyl, place: Matrix): void {
  const skin = vinyl('#6fb7e8', MATTE);
  into.add(BALL, skin, product(place, scaled(0.52, 0.33, 0.26)));
  for (const side of [-1, 1])
    into.add(
      SMALL_BALL,
      vinyl(CORAL, MATTE),
      product(place, shifted(0.62, 0.04 + side * 0.13, 0), rolled(side * 0.6), scaled(0.24, 0.12, 0.08)),
    );
  into.add(
    SMALL_BALL,
    vinyl(CORAL, MATTE),
    product(place, shifted(0.08, 0.3, 0), rolled(-0.3), scaled(0.2, 0.12, 0.06)),
  );
  into.add(SMALL_BALL, vinyl(CREAM), product(place, shifted(-0.28, 0.08, 0.19), scaled(0.09, 0.09, 0.05)));
  into.add(SMALL_BALL, vinyl('#22183a', GLOSSY), product(place, shifted(-0.3, 0.08, 0.23), scaled(0.05, 0.05, 0.03)));
}
