import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import type { Pen } from '../pen/pen.ts';
import { pane } from '../props/indoors.ts';
import { bush, floor, palm, pine, rock, tree } from '../props/nature.ts';
import { water } from '../props/water.ts';
import { furnished } from '../scenery/furnished.ts';
import { SCENERIES } from '../scenery/index.ts';
import type { Room, Scenery, Thing } from '../scenery/thing.ts';
import { partsOf, type ThingKind } from '../scenery/things.ts';
import type { PlaceName } from '../story.ts';
import { drawParts } from './drawn-parts.ts';
import { type Perspective, perspectiveOf, scaleAt, seenAt } from './perspective.ts';
import type { Place, SetLayers } from './set-layers.ts';

/** Values of z, in meters, beyond which things are drawn on the farther layers, and of the nearest thing behind people. */
const [FAR, MIDDLE, NEAREST] = [-13, -4.5, 0.6];
/** Where the ground ends toward the viewer, meters. */
const FRONT = 4.6;
const BARE = { hasOutline: false, isFlat: true } as const;
/** Kinds of ground without joints. */
const NATURAL: ReadonlySet<Scenery['ground']['kind']> = new Set(['sand', 'grass', 'snow', 'rock', 'soil', 'cloud']);

/** Things that looks draw in their own way, with their base at a point. @param meter pixels of a meter */
type Drawn = (pen: Pen, at: Point, meter: number, thing: Thing) => void;
const DRAWN: Partial<Record<ThingKind, Drawn>> = {
  tree: (pen, [x, y], meter, { color }) => tree(pen, x, y, meter * 4.4, color),
  pine: (pen, [x, y], meter, { color }) => pine(pen, x, y, meter * 5, color),
  palm: (pen, [x, y], meter) => palm(pen, x, y, meter * 4.6),
  bush: (pen, [x, y], meter, { color }) => bush(pen, x, y, meter * 1.5, color),
  rock: (pen, [x, y], meter, { color }) => rock(pen, x, y, meter, color),
};

/** Returns a painter of a place that is described in meters, as looks in three dimensions build it. */
export function built(name: PlaceName): Place {
  return (set) => {
    const scenery = furnished(SCENERIES[name], { place: name, deeds: [], things: [...set.furniture] });
    const view = perspectiveOf(set);
    if (scenery.room) drawRoom(set, view, scenery.room);
    else set.drawSky();
    drawGround(set, view, scenery);
    const things = scenery.things.filter(({ z }) => z < NEAREST).toSorted((one, other) => one.z - other.z);
    for (const [index, thing] of things.entries()) drawThing(set, view, thing, index);
  };
}

function drawThing(set: SetLayers, view: Perspective, thing: Thing<ThingKind>, index: number): void {
  const pen = thing.z < FAR ? set.far : thing.z < MIDDLE ? set.middle : set.near;
  const meter = scaleAt(view, thing.z) * (thing.size ?? 1);
  const own = DRAWN[thing.kind];
  if (own) {
    own(pen, seenAt(view, [thing.x, thing.y ?? 0, thing.z]), meter, thing);
    return;
  }
  if (thing.kind === 'window') {
    const [x, y] = seenAt(view, [thing.x, thing.y ?? 0, thing.z]);
    pane(set, pen, x - meter, y - meter * 1.8, meter * 2, meter * 1.8, thing.color ?? hex('#fffaf0'));
    return;
  }
  const parts = partsOf(thing, `${index}`, set.light.isDark);
  drawParts(pen, view, parts);
  if (!set.light.isDark) return;
  for (const part of parts) {
    if (part.finish !== 'lamp' || part.form === 'block') continue;
    const [x, y] = seenAt(view, part.at);
    pen.glow(x, y, meter * 1.5, hex('#ffcf7a'), 0.5);
  }
}

/** Draws the walls and the ceiling of a room. */
function drawRoom({ sky, far, light, height }: SetLayers, view: Perspective, room: Room): void {
  const paint = light.isDark ? darken(mix(room.wall, hex('#e09a5a'), 0.2), 0.26) : room.wall;
  const { back, width, height: tall, trim } = room;
  const half = width / 2;
  const quad = (pen: Pen, corners: readonly Vector[], color: Rgb) =>
    pen.shape(
      corners.map((corner) => seenAt(view, corner)),
      color,
      BARE,
    );
  sky.wash(0, height, sky.pigment(paint), darken(sky.pigment(paint), 0.2));
  quad(
    far,
    [
      [-half, tall, back],
      [half, tall, back],
      [half, tall, FRONT],
      [-half, tall, FRONT],
    ],
    lighten(paint, 0.3),
  );
  for (const side of [-half, half])
    quad(
      far,
      [
        [side, 0, back],
        [side, tall, back],
        [side, tall, FRONT],
        [side, 0, FRONT],
      ],
      darken(paint, 0.14),
    );
  quad(
    far,
    [
      [-half, 0, back],
      [half, 0, back],
      [half, tall, back],
      [-half, tall, back],
    ],
    paint,
  );
  quad(
    far,
    [
      [-half, 0, back],
      [half, 0, back],
      [half, 0.16, back],
      [-half, 0.16, back],
    ],
    trim,
  );
}

/** Draws the ground, with joints if it is paved, and the water behind it. */
function drawGround(set: SetLayers, view: Perspective, { ground, water: lake, room }: Scenery): void {
  const { near, far, width, height } = set;
  const pen = room ? set.middle : near;
  const end = room ? room.back : -60;
  const top = seenAt(view, [0, 0, end])[1];
  if (NATURAL.has(ground.kind)) floor(pen, width, top, height, ground.color, 7);
  else {
    pen.rect(-20, top, width + 40, height - top + 20, ground.color, BARE);
    joints(pen, view, ground, { from: end, half: (room?.width ?? 24) / 2 });
  }
  if (!room) set.reflect({ far: width, near: width, foot: height });
  if (!lake) return;
  const y = (z: number) => seenAt(view, [0, lake.y, z])[1];
  const [shore, beyond] = [y(lake.from), y(Math.max(lake.to, -90))];
  water(lake.to < -30 ? far : pen, width, beyond, shore, lake.color, 40);
}

/** Draws the joints of tiles or planks, which meet at the horizon. */
function joints(
  pen: Pen,
  view: Perspective,
  { kind, color, accent }: Scenery['ground'],
  { from, half }: { from: number; half: number },
): void {
  const tone = mix(color, accent, 0.6);
  if (kind === 'asphalt') return;
  const wide = kind === 'planks' || kind === 'deck' ? 0.5 : 1;
  const line = (one: Vector, other: Vector) =>
    pen.line([seenAt(view, one), seenAt(view, other)], Math.max(1, scaleAt(view, -2) * 0.012), tone, {
      ...BARE,
      alpha: 0.6,
    });
  for (let x = -Math.ceil(half); x <= half; x += wide) line([x, 0, from], [x, 0, FRONT]);
  if (kind === 'planks' || kind === 'deck') return;
  for (let z = Math.max(from, -14); z < FRONT; z += wide) line([-half - 4, 0, z], [half + 4, 0, z]);
}
