import { cycled, sprite } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import {
  aligned,
  cross,
  dot,
  type Matrix,
  plus,
  product,
  scaled,
  unit,
  type Vector,
} from '../../../drawing/solids/matrix.ts';
import { MeshBuilder } from '../../../drawing/solids/mesh.ts';
import { type Layer, picture } from '../../layers.ts';
import { addEyes } from './eyes.ts';
import { kept } from './kept.ts';
import { BALL, LACQUER } from './shapes.ts';
import type { Stage } from './stage.ts';
import { aheadOn, type Ball, type BallPlace } from './ways.ts';

/** Pictures for a beat: as many as frames on twos at 112 beats a minute. */
const POSES = 8;
/** The sprite of a ball reaches so far, in radii, which is enough for a ball that lands. */
const REACH = 1.3;
/** Distance above which a ball casts no shadow, in radii. */
const HIGH = 1.4;
/** Steps between eyes that look straight at the viewer and eyes that are turned as far as they can. */
const GAZES = 4;
const CORNERS = 28;
/** Half of the sides of shadows are multiples of this, pixels. */
const ROOM = 16;

/** The layers of balls: first their shadows. */
export function layersOf(stage: Stage, balls: readonly Ball[]): Layer[] {
  const shadows = new Map<string, Sprite>();
  const drawn = balls.map((ball) => ({ ball, poses: posesOf(stage, ball, shadows) }));
  const follow = (kind: 'body' | 'shadow') =>
    drawn.flatMap(({ ball: { beats, starts }, poses }) =>
      starts.map(
        (start): Layer =>
          (frame, cues) =>
            cycled(poses, (cues.onTwos.beat / beats + start) * poses.length)?.[kind]?.(frame, cues),
      ),
    );
  return [...follow('shadow'), ...follow('body')];
}

interface Drawn {
  body: Layer;
  shadow: Layer | undefined;
}

/**
 * The ball in all poses of its way; undefined where it is outside the frame. A ball or a shadow that looks like one
 * before is drawn only once.
 */
function posesOf(stage: Stage, ball: Ball, shadows: Map<string, Sprite>): (Drawn | undefined)[] {
  const bodies = new Map<string, Sprite>();
  const faces = new Map<string, Sprite>();
  const { spot, scaleAt, isInFrame, painter } = stage;
  const { radius, way, beats, gaze } = ball;
  const count = Math.round(beats * POSES);
  return Array.from({ length: count }, (_, index) => {
    const place = way(index / count);
    const { middle, up, gap, height } = place;
    const scale = scaleAt(middle);
    if (!isInFrame(spot(middle), radius * 2 * scale)) return undefined;
    const steps = (...numbers: number[]) => numbers.map(Math.round).join();
    const looks = gaze === 'ahead' ? aheadOn(ball, index / count) : gaze;
    const toward: Point | undefined = looks && [dot(looks, painter.lens.right), dot(looks, painter.lens.up)];
    // A round ball looks the same on every slope.
    const slope = height < 1 ? 12 : 0;
    const key = steps(height * 25, Math.log(scale) * 30, up[0] * slope, up[2] * slope);
    const body = kept(bodies, key, () => bodyOf(stage, ball, place, scale));
    const face =
      toward &&
      kept(faces, steps(height * 25, Math.log(scale) * 15, toward[0] * GAZES, toward[1] * GAZES), () =>
        faceOf(stage, radius, height, scale, toward),
      );
    const cast = gap < HIGH * radius ? castOf(stage, radius, place) : undefined;
    const shadow =
      cast &&
      kept(shadows, steps(radius * 100, (gap / radius) * 5, Math.log(scale) * 12, up[0] * 12, up[2] * 12), () =>
        shadowOf(stage, radius, place, cast),
      );
    return {
      body: layersAt(spot(middle), face ? [body, face] : [body]),
      shadow: shadow && picture(shadow).at(spot(cast.foot)),
    };
  });
}

function layersAt(at: Point, sprites: readonly Sprite[]): Layer {
  const drawn = sprites.map((one) => picture(one).at(at));
  return (frame, cues) => {
    for (const draw of drawn) draw(frame, cues);
  };
}

function bodyOf(
  { plastic, painter }: Stage,
  { radius, color }: Ball,
  { up, height }: BallPlace,
  scale: number,
): Sprite {
  const mesh = new MeshBuilder()
    .add(BALL, plastic(color, LACQUER), product(aligned([0, 0, 0], up), pressed(radius, height)))
    .mesh();
  return painter.alone(mesh, scale, radius * REACH);
}

/** The eyes of a ball. They are drawn alone, because the ball in its light takes much longer. */
function faceOf({ plastic, painter }: Stage, radius: number, height: number, scale: number, toward: Point): Sprite {
  const [x, y, z] = painter.lens.forward;
  const into = new MeshBuilder();
  addEyes(into, plastic, pressed(radius, height), { viewer: [-x, -y, -z], toward });
  return painter.alone(into.mesh(), scale, radius * REACH);
}

/** What is pressed flat becomes wider. */
function pressed(radius: number, height: number): Matrix {
  const wide = radius / Math.sqrt(height);
  return scaled(wide, radius * height, wide);
}

/** The point of the surface that is straight below a ball, and the middle of the ball's shadow. */
interface Cast {
  below: Vector;
  foot: Vector;
}

function castOf({ set }: Stage, radius: number, { middle, up, gap, height }: BallPlace): Cast {
  const below = plus(middle, up, -(radius * height + gap));
  const toward = unit(set.light.key.toward);
  const away = plus(toward, up, -dot(toward, up));
  // The lamp is so wide that the shadow moves only a part of the way that a point of light would move it.
  return { below, foot: plus(below, away, -0.7 * (gap + 0.35 * radius)) };
}

/** The shadow of a ball on the surface below it: dark where it touches, wide and faint under a ball that flies. */
function shadowOf(stage: Stage, radius: number, { up, gap }: BallPlace, { below, foot }: Cast): Sprite {
  const { spot, scaleAt, set, composition } = stage;
  const far = gap / (HIGH * radius);
  const [x, y] = spot(foot);
  const size = radius * scaleAt(foot);
  const blur = size * (0.16 + 0.5 * far);
  const side = unit(cross(up, [0, 0, 1]));
  const front = cross(side, up);
  const ringAround = (at: Vector, reach: number): Point[] =>
    Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * 2 * Math.PI;
      const [px, py] = spot(plus(plus(at, side, Math.cos(angle) * reach), front, Math.sin(angle) * reach));
      return [px - x, py - y];
    });
  // Sprites of few sizes share a canvas.
  const half = ROOM * Math.ceil((size * 1.6 + 3 * blur) / ROOM);
  const color = hex(composition.tint(set.shade));
  return sprite(2 * half, 2 * half, (pen) => {
    pen.translate(half, half);
    const put = (ring: readonly Point[], opacity: number, soft: number) => {
      pen.filter = `blur(${soft}px)`;
      pen.fillStyle = css(color, opacity);
      polygon(pen, ring);
      pen.fill();
    };
    put(ringAround(foot, radius * (0.95 + 0.4 * far)), 0.42 * (1 - far), blur);
    if (far < 1 / 3) put(ringAround(below, radius * 0.55), 0.5 * (1 - 3 * far), size * 0.1);
  });
}
