import { even } from '../../../drawing/canvas.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { projected } from '../../../drawing/solids/lens.ts';
import { plus, type Vector } from '../../../drawing/solids/matrix.ts';
import type { Mesh } from '../../../drawing/solids/mesh.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, layers, meter, still, when } from '../../layers.ts';
import type { Composition, Scene } from '../../look.ts';
import type { Rectangle } from '../../words/layout.ts';
import { bodyOf, headOf, mouthOf, type Pose, portraitIn } from './cat.ts';
import { floatOf, TURNS } from './floats.ts';
import { portraitOf } from './portrait.ts';
import type { Spot, States, ToySet } from './set.ts';
import { SETS } from './sets.ts';
import { type Vinyl, vinylOf } from './shapes.ts';
import { lensFor, Painter } from './studio.ts';

/** Half of the side of the picture of a mouth that sings, meters. */
const MOUTH = 0.3;
/** Shadows on the toy reach so far around it, meters. */
const AROUND = 1.75;
/** Loudness of the music's hits and bass from which the toy sings. Set by eye. */
const SINGS = 0.3;
const MOUTHS = ['a', 'o', 'e'] as const;

/** Everything that the pictures of a movement are made with. */
interface Stage {
  set: ToySet;
  composition: Composition;
  vinyl: Vinyl;
  painter: Painter;
  spot: Spot;
  /** Pixels per meter at the point that the camera aims at. */
  scale: number;
}

export function sceneOf(composition: Composition): Scene {
  const { art, movement, tint } = composition;
  const vinyl = vinylOf(tint);
  const set = SETS[movement](vinyl);
  const scale = Math.min(art.width / set.size[0], art.height / set.size[1]);
  const lens = lensFor(set.camera, [art.left + art.width / 2, art.top + art.height * set.aim], scale);
  const spot = (point: Vector): Point => {
    const { x, y } = projected(lens, point);
    return [x, y];
  };
  const stage = {
    set,
    composition,
    vinyl,
    painter: new Painter(composition, lens, set.light, set.region),
    spot,
    scale,
  };
  const toys = toysOf(stage);
  const states = statesOf(stage);
  return layers([still(plateOf(stage, toys[0] as Toy)), ...states, ...performance(stage, toys), floatsOf(stage)]);
}

function plateOf({ set: { backdrop, far, set, near, paint }, composition, painter, spot }: Stage, { body, head }: Toy) {
  return painter.plate({
    set,
    guests: [body, head],
    ...(backdrop && { backdrop }),
    ...(far && { far }),
    ...(near && { near }),
    ...(paint && { paint: (pen) => paint(pen, spot, composition.tint) }),
  });
}

/** Counts the pictures of the toy's moves. On twos, because it is large, and films of toys are shot so too. */
function position({ set: { poses, beats } }: Stage): (cues: FrameCues) => number {
  return ({ onTwos: { beat } }) => (beat * poses) / beats;
}

/** The toy in one of its poses. */
interface Toy {
  pose: Pose;
  body: Mesh;
  head: Mesh;
  /** The singer's face. */
  portrait?: Mesh;
}

function toysOf({ set, composition, vinyl }: Stage): Toy[] {
  const texture = portraitOf(composition);
  return Array.from({ length: set.poses }, (_, index) => {
    const pose = set.moves(index / set.poses);
    return {
      pose,
      body: bodyOf(vinyl, pose),
      head: headOf(vinyl, pose, texture !== undefined),
      ...(texture && { portrait: portraitIn(vinyl, pose, texture) }),
    };
  });
}

/** The toy in its poses, and its mouth in the shapes of a song, over the mouth that smiles. A portrait does not sing. */
function performance(stage: Stage, toys: readonly Toy[]): Layer[] {
  const { set, composition, vinyl, painter, spot } = stage;
  const whole = windowAround(composition, toys.flatMap(({ body, head }) => [body, head].flatMap(cornersOf)).map(spot));
  const mouth = windowAround(
    composition,
    toys.flatMap(({ pose }) => [-MOUTH, MOUTH].map((out) => spot(plus(mouthOf(pose), [out, out, 0])))),
  );
  const shapes = set.sings && !composition.singer ? MOUTHS : [];
  const drawn = toys.map(({ pose, body, head }) => {
    const [x, y, z] = pose.hips;
    const lights = painter.lit([body, head], { middle: [x, y + 0.7, z], reach: AROUND });
    return {
      all: painter.sprite([body, head], whole, lights),
      mouths: shapes.map((shape) => {
        const singing = headOf(vinyl, { ...pose, face: { ...pose.face, mouth: shape } }, false);
        return painter.sprite([body, singing], mouth, lights);
      }),
    };
  });
  const at = position(stage);
  const toy = cycle(
    drawn.map(({ all }) => all),
    at,
  ).at([whole.left, whole.top], 'top-left');
  const sung = shapes.map((_, shape) =>
    cycle(
      drawn.map(({ mouths }) => mouths[shape] as Sprite),
      at,
    ).at([mouth.left, mouth.top], 'top-left'),
  );
  const sings = ({ onTwos: { bass, hit, loudness } }: FrameCues) => 0.45 * bass + 0.3 * hit + 0.4 * loudness > SINGS;
  const portraits = toys.flatMap(({ portrait }) => portrait ?? []);
  if (portraits.length > 0) return [toy, printed(stage, portraits)];
  return [toy, when(sings, (frame, cues) => sung[cues.onTwos.hits % sung.length]?.(frame, cues))];
}

/** The singer's face in the hood. Nothing is before it. */
function printed(stage: Stage, portraits: readonly Mesh[]): Layer {
  const { composition, painter, spot } = stage;
  const window = windowAround(composition, portraits.flatMap(cornersOf).map(spot));
  const light = painter.even();
  const drawings = portraits.map((portrait) => painter.sprite([portrait], window, light));
  return cycle(drawings, position(stage)).at([window.left, window.top], 'top-left');
}

/** Solids that light up or grow with the music. */
function statesOf({ set, composition, painter, spot }: Stage): Layer[] {
  const lights = set.states ? painter.lit([set.set], set.region) : [];
  return (set.states ?? []).map(({ meshes, shown }) => {
    const window = windowAround(composition, meshes.flatMap(cornersOf).map(spot));
    const drawings = meshes.map((mesh) => painter.sprite([mesh], window, lights));
    return meter(drawings, shareOf(shown, drawings.length)).at([window.left, window.top], 'top-left');
  });
}

function shareOf(shown: States, count: number): (cues: FrameCues) => number {
  if (shown.by === 'beat')
    return ({ onTwos: { beat } }) => ((Math.floor(beat) + shown.offset) % count) / count + 0.5 / count;
  return ({ onTwos }) => Math.min(0.999, onTwos[shown.by] * shown.gain);
}

function floatsOf({ set, composition, vinyl, painter, spot, scale }: Stage): Layer {
  const { chance } = composition;
  const { kinds, places, size, drifts } = set.floats ?? { kinds: [], places: [], size: 0, drifts: 0 };
  // A face that is awake does not snore.
  const shown = composition.singer ? kinds.map((kind) => (kind === 'z' ? 'note' : kind)) : kinds;
  const drawings = shown.map((kind) =>
    Array.from({ length: TURNS }, (_, turn) => painter.floating(floatOf(kind, vinyl, turn / TURNS), size * scale)),
  );
  const room = (size + drifts) * scale;
  const kept = places
    .map((place, index) => ({ at: spot(place), drawn: drawings[index % drawings.length] ?? [], phase: chance.next() }))
    .filter(({ at }) => isFree(composition, at, room));
  return each(kept, ({ at: [x, y], drawn, phase }) => {
    return cycle(drawn, ({ onTwos: { beat } }) => ((beat / 4 + phase) % 1) * TURNS).at(({ onTwos: { beat } }) => [
      x,
      y - Math.sin((beat / 4 + phase) * 2 * Math.PI) * drifts * scale,
    ]);
  });
}

/** Whether there is room around a point, inside the frame and beside the words. @param room pixels */
function isFree({ width, height, text }: Composition, [x, y]: Point, room: number): boolean {
  const isInside = x > room && x < width - room && y > room && y < height - room;
  const isAcross = x + room > text.left && x - room < text.left + text.width;
  const isAlong = y + room > text.top && y - room < text.top + text.height;
  return isInside && !(isAcross && isAlong);
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

/** The part of the frame around points. */
function windowAround({ width, height }: Composition, points: readonly Point[]): Rectangle {
  const left = Math.max(0, Math.floor(Math.min(...points.map(([x]) => x))) - 2);
  const top = Math.max(0, Math.floor(Math.min(...points.map(([, y]) => y))) - 2);
  return {
    left,
    top,
    width: even(Math.min(width, Math.ceil(Math.max(...points.map(([x]) => x))) + 2) - left),
    height: even(Math.min(height, Math.ceil(Math.max(...points.map(([, y]) => y))) + 2) - top),
  };
}
