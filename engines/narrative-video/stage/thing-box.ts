import { createCanvas } from '@napi-rs/canvas';
import { moved } from '../../drawing/solids/matrix.ts';
import type { Figure, FigureState } from '../figures/figure.ts';
import { STATURE } from '../solid/framing.ts';
import type { SolidFigure } from '../solid/solid-figure.ts';
import type { ThingName } from '../vocabulary/things.ts';

/** The holder of an insert's thing at one moment. */
export interface Holding {
  figure: Figure & { solid?: SolidFigure };
  state: FigureState;
}

/** The space that a thing takes up, in heights of the figure from its feet. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Middle, toward the viewer. */
  z: number;
}

/** Height of the figure in the small drawings, and where they have its feet, pixels. */
const SMALL = { height: 200, width: 440, tall: 360, x: 220, y: 330 };
/** Smallest sum of the differences of a pixel's channels that belongs to a thing. */
const CHANGED = 90;

/** Returns the space that a thing takes up; undefined if the figure shows no thing. */
export function boxOf(holding: Holding, thing: ThingName): Box | undefined {
  const { figure, state } = holding;
  return figure.solid ? builtBox(figure.solid, state, thing) : drawnBox(holding);
}

/** Looks for the forms that a figure has only with the thing. */
function builtBox(solid: SolidFigure, state: FigureState, thing: ThingName): Box | undefined {
  const { things = [] } = state;
  const empty = { ...state, things: things.filter((name) => name !== thing) };
  const others = new Set([...solid.pose(empty, STATURE)].map(({ mesh }) => mesh));
  const corners = solid
    .pose(state, STATURE)
    .filter(({ mesh }) => !others.has(mesh))
    .flatMap(({ mesh: { positions }, matrix }) =>
      Array.from({ length: positions.length / 3 }, (_, index) =>
        moved(matrix, [positions[index * 3] ?? 0, positions[index * 3 + 1] ?? 0, positions[index * 3 + 2] ?? 0]),
      ),
    );
  if (corners.length === 0) return undefined;
  const [xs, ys, zs] = ([0, 1, 2] as const).map((axis) => corners.map((corner) => corner[axis] / STATURE)) as [
    number[],
    number[],
    number[],
  ];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
    z: (Math.min(...zs) + Math.max(...zs)) / 2,
  };
}

/** Compares small drawings of the figure with the thing and without it. */
function drawnBox({ figure, state }: Holding): Box | undefined {
  // Hands that hold something are elsewhere than empty ones.
  const [having, without] = [drawn(figure, state), drawn(figure, { ...state, isHeldUnseen: true })];
  const [pixels, others] = [new Uint32Array(having.buffer), new Uint32Array(without.buffer)];
  let [left, right, top, bottom] = [SMALL.width, -1, SMALL.tall, -1];
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    if (pixels[pixel] === others[pixel] || differenceAt(pixel * 4, having, without) < CHANGED) continue;
    const [x, y] = [pixel % SMALL.width, Math.floor(pixel / SMALL.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  const { height, x, y } = SMALL;
  return {
    left: (left - x) / height,
    right: (right + 1 - x) / height,
    top: (y - top) / height,
    bottom: (y - bottom - 1) / height,
    z: 0,
  };
}

function differenceAt(offset: number, a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = offset; at < offset + 4; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum;
}

function drawn(figure: Figure, state: FigureState): Uint8ClampedArray {
  const canvas = createCanvas(SMALL.width, SMALL.tall);
  const context = canvas.getContext('2d');
  figure.draw(context, SMALL, state);
  return context.getImageData(0, 0, SMALL.width, SMALL.tall).data;
}
