import { even } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { product, scaled, type Vector } from '../../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { cycle, type Layer, layers, meter, picture, still } from '../../layers.ts';
import type { Composition, Scene } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';
import { layersOf } from './balls.ts';
import { drawContacts } from './contacts.ts';
import { kept } from './kept.ts';
import { portraitOf } from './portrait.ts';
import type { Turning } from './set.ts';
import { PRINT } from './shapes.ts';
import { type Stage, stageOf } from './stage.ts';

export function sceneOf(composition: Composition): Scene {
  const stage = stageOf(composition);
  const { turning, balls, medal } = stage.set;
  return layers([
    still(plateOf(stage)),
    printed(stage) ?? (medal.hand && turned(stage, medal.hand)),
    turning && turned(stage, turning),
    ...statesOf(stage),
    ...layersOf(stage, balls),
  ]);
}

function plateOf({ set: machine, ...stage }: Stage) {
  const { backdrop, set, near, paint, draw, turning, states = [], contacts = [], shade } = machine;
  const { composition, painter, spot, scaleAt } = stage;
  const moving = [turning?.pose(0), ...states.map(({ meshes }) => meshes[0])];
  return painter.plate({
    backdrop,
    set,
    guests: moving.filter((mesh) => mesh !== undefined),
    ...(near && { near }),
    ...(draw && { draw: (pen) => draw(pen, spot, composition.tint, scaleAt) }),
    paint(pen) {
      paint?.(pen, spot, composition.tint);
      drawContacts(pen, contacts, spot, composition.tint(shade));
    },
  });
}

/** The singer on a disc of the machine. Nothing is before it. */
function printed(stage: Stage): Layer | undefined {
  const { set, composition, painter, plastic } = stage;
  const texture = portraitOf(composition);
  if (!texture) return undefined;
  const { at, radius } = set.medal;
  const paper = { ...plastic('#fff0dc', { gloss: 0, sheen: 0 }), texture };
  const print = new MeshBuilder().add(PRINT, paper, product(at, scaled(radius, radius, 1))).mesh();
  const window = windowAround(stage, [print]);
  return picture(painter.sprite([print], window, painter.even())).at([window.left, window.top], 'top-left');
}

/** The part that turns, in its poses. On twos, because it is large. */
function turned(stage: Stage, { pose, poses, beats }: Turning): Layer {
  const { set, painter } = stage;
  const meshes = Array.from({ length: poses }, (_, index) => pose(index / poses));
  const window = windowAround(stage, meshes);
  const drawn = new Map<Mesh, Sprite>();
  const drawings = meshes.map((mesh) =>
    kept(drawn, mesh, () => painter.sprite([mesh], window, painter.lit([mesh], set.region))),
  );
  return cycle(drawings, ({ onTwos: { beat } }) => (beat * poses) / beats).at([window.left, window.top], 'top-left');
}

/** Parts that sink, light up or grow with the music. */
function statesOf(stage: Stage): Layer[] {
  const { set, painter } = stage;
  const { states = [] } = set;
  const lights = painter.lit([set.set, ...states.flatMap(({ meshes }) => meshes[0] ?? [])], set.region);
  return states.flatMap(({ meshes, shown }) => {
    const window = windowAround(stage, meshes);
    if (window.width <= 2 || window.height <= 2) return [];
    const drawings = meshes.map((mesh) => painter.sprite([mesh], window, lights));
    return meter(drawings, ({ onTwos }) => shown(onTwos)).at([window.left, window.top], 'top-left');
  });
}

/** The corners of the box around a solid. */
function cornersOf({ positions }: Mesh): Vector[] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at++) {
    const value = positions[at] as number;
    if (value < (low[at % 3] as number)) low[at % 3] = value;
    if (value > (high[at % 3] as number)) high[at % 3] = value;
  }
  return Array.from({ length: 8 }, (_, corner): Vector => {
    const side = (axis: 0 | 1 | 2) => ((corner >> axis) & 1 ? high[axis] : low[axis]) as number;
    return [side(0), side(1), side(2)];
  });
}

/** The part of the frame around solids. */
function windowAround({ composition: { width, height }, spot }: Stage, meshes: readonly Mesh[]): Rectangle {
  const points: Point[] = meshes.flatMap(cornersOf).map(spot);
  const left = Math.max(0, Math.floor(Math.min(...points.map(([x]) => x))) - 2);
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y))) - 2);
  return {
    left,
    top,
    width: even(Math.min(width, Math.ceil(Math.max(...points.map(([x]) => x))) + 2) - left),
    height: even(Math.min(height, Math.ceil(Math.max(...points.map(([, y]) => y))) + 2) - top),
  };
}
