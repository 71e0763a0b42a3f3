import { css, hex } from '../../../drawing/color.ts';
import { pitched, product, rolled, scaled, shifted, turned } from '../../../drawing/solids/matrix.ts';
import { MeshBuilder, type Shape, type Surface } from '../../../drawing/solids/mesh.ts';
import { arch, pill, roundedBox } from '../../../drawing/solids/shapes.ts';
import { asleep } from './poses.ts';
import { addCassette, addPlant, addSpeaker, backdropAt } from './props.ts';
import type { ToySet } from './set.ts';
import { GLOSSY, MATTE, SMALL_BALL, softTube, type Vinyl } from './shapes.ts';

const [PEACH, TEAL, CREAM, CORAL, BUTTER] = ['#ffb0a0', '#17a39b', '#fff1dc', '#ff6a55', '#ffd25e'] as const;

/** Height of the radio, meters: the toy sits on its edge. */
const HIGH = 1.62;

/** Morning: the toy sleeps on a large radio. The sun of paper is about to rise, and a window's light lies on the wall. */
export function morning(vinyl: Vinyl): ToySet {
  const set = new MeshBuilder();
  addRadio(set, vinyl);
  addCassette(
    set,
    vinyl,
    product(shifted(2.5, 0.15, 0.75), turned(-0.5), pitched(-Math.PI / 2 + 0.001), scaled(0.52)),
    {
      shell: BUTTER,
      label: CREAM,
    },
  );
  addCassette(
    set,
    vinyl,
    product(shifted(2.46, 0.31, 0.72), turned(-0.15), pitched(-Math.PI / 2 + 0.001), scaled(0.52)),
    {
      shell: CORAL,
      label: CREAM,
    },
  );
  addMug(set, vinyl);
  addPlant(set, vinyl, product(shifted(-2.62, 0, 0.3), scaled(1.05)), { pot: CREAM, leaf: '#2f9f86' });
  const far = new MeshBuilder();
  far.add(pill(72, 1.75, 0.16, 0.07), vinyl(CORAL, MATTE), product(shifted(1.5, 2.0, -2.2), pitched(Math.PI / 2)));
  return {
    camera: { from: [0.7, 2.5, 13], to: [0, 1.7, 0] },
    light: {
      key: { toward: [-0.75, 0.75, 0.75], color: '#fff6ee', strength: 2.25 },
      dome: { color: '#ffece6', strength: 1.5 },
      sky: { color: '#fff4ee', strength: 0.26 },
      bounce: { color: '#ffa98c', strength: 0.4 },
      fill: { toward: [0.9, 0.2, 0.5], color: '#ff8a7a', strength: 0.2 },
      rim: { toward: [0.8, 0.4, -0.6], color: '#ffd9a0', strength: 1.1 },
    },
    region: { middle: [0, 1.4, 0], reach: 4.6 },
    size: [6.5, 4.2],
    aim: 0.6,
    backdrop: new MeshBuilder().add(backdropAt(-3.2, 1.6), vinyl(PEACH, { gloss: 0, sheen: 0, softness: 0.15 })).mesh(),
    far: far.mesh(),
    set: set.mesh(),
    moves: asleep([-0.42, HIGH + 0.31, 0.22]),
    poses: 6,
    beats: 4,
    sings: false,
    floats: {
      kinds: ['z'],
      places: [
        [0.95, 2.95, 0.4],
        [1.3, 3.38, 0.3],
        [1.78, 3.72, 0.2],
      ],
      size: 0.2,
      drifts: 0.08,
    },
    paint(pen, spot, tint) {
      // Light through a window, aslant on the wall.
      const [x, y] = spot([-3.5, 2.1, -3.1]);
      const [right] = spot([-2.5, 2.1, -3.1]);
      const meter = right - x;
      pen.save();
      pen.filter = `blur(${0.035 * meter}px)`;
      pen.fillStyle = css(hex(tint('#fff3d2')), 0.5);
      pen.transform(1, 0.12, -0.34, 1, x, y);
      for (const column of [0, 1])
        for (const row of [0, 1, 2])
          pen.fillRect((column * 1.06 - 1.2) * meter, (row * 0.98 - 1.6) * meter, 0.94 * meter, 0.86 * meter);
      pen.restore();
    },
  };
}

function addRadio(set: MeshBuilder, vinyl: Vinyl): void {
  const add = (shape: Shape, surface: Surface, x: number, y: number, z: number) =>
    set.add(shape, surface, shifted(x, y, z));
  const teal = vinyl(TEAL, { gloss: 0.4, sharpness: 40 });
  const cream = vinyl(CREAM);
  add(roundedBox(3.9, HIGH - 0.08, 0.95, 0.24, 6), teal, 0, 0.08, 0);
  add(roundedBox(3.62, 0.34, 0.2, 0.09, 4), cream, 0, HIGH - 0.52, 0.42);
  for (const side of [-1, 1]) {
    addSpeaker(set, vinyl, shifted(side * 1.28, 0.66, 0.49), 0.48, { ring: CREAM, cone: '#0d5f63', cap: CORAL });
    add(roundedBox(0.5, 0.14, 0.6, 0.06, 3), vinyl('#0d5f63', MATTE), side * 1.4, 0, 0);
  }
  addCassette(set, vinyl, product(shifted(0, 0.62, 0.44), scaled(0.56)), { shell: BUTTER, label: CREAM });
  for (const [index, color] of [CORAL, BUTTER, TEAL, TEAL, BUTTER].entries())
    add(roundedBox(0.26, 0.17, 0.2, 0.06, 3), vinyl(color, GLOSSY), -1.42 + index * 0.34, HIGH - 0.43, 0.5);
  for (const x of [0.72, 1.16, 1.56])
    set.add(
      pill(26, 0.13, 0.14, 0.05),
      vinyl(x > 1.4 ? CORAL : TEAL, GLOSSY),
      product(shifted(x, HIGH - 0.35, 0.5), pitched(Math.PI / 2)),
    );
  // The handle stands up behind the toy.
  const handle = softTube(
    [
      [-1.7, HIGH - 0.15, -0.22],
      [-1.72, HIGH + 0.42, -0.24],
      [-1.2, HIGH + 0.6, -0.26],
      [0, HIGH + 0.62, -0.26],
      [1.2, HIGH + 0.6, -0.26],
      [1.72, HIGH + 0.42, -0.24],
      [1.7, HIGH - 0.15, -0.22],
    ],
    0.095,
    { columns: 16, rows: 60 },
  );
  set.add(handle, cream);
  set.add(pill(14, 0.035, 1.7, 0.03), vinyl('#f4e6d4', GLOSSY), product(shifted(1.5, HIGH - 0.1, -0.3), rolled(0.42)));
  set.add(
    SMALL_BALL,
    vinyl(CORAL, GLOSSY),
    product(shifted(1.5, HIGH - 0.1, -0.3), rolled(0.42), shifted(0, 1.72, 0), scaled(0.09)),
  );
}

function addMug(set: MeshBuilder, vinyl: Vinyl): void {
  const coral = vinyl(CORAL, GLOSSY);
  set.add(pill(40, 0.3, 0.56, 0.09), coral, shifted(-1.9, 0, 0.95));
  set.add(pill(36, 0.235, 0.02, 0.005), vinyl('#6b3a2c', GLOSSY), shifted(-1.9, 0.555, 0.95));
  set.add(arch(0.2, 0.055, -1.7, 1.7, 24, 12), coral, product(shifted(-1.62, 0.28, 0.95), turned(-0.3)));
}
