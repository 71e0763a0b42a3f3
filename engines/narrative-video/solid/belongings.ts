import {
  aligned,
  type Matrix,
  moved,
  pitched,
  product,
  rolled,
  scaled,
  shifted,
  turned,
  type Vector,
} from '../../drawing/solids/matrix.ts';
import { type Mesh, MeshBuilder } from '../../drawing/solids/mesh.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { BOWLS, hasSideBySide, isSpooned } from '../acting/holding.ts';
import { areThighsLevel } from '../acting/lap.ts';
import type { FigureState } from '../figures/figure.ts';
import { type Anchor, carriedObject } from '../scenery/objects/index.ts';
import { DRUMSTICK } from '../scenery/objects/instruments.ts';
import { BOWLS_ALONE, CHOPSTICKS, liftedNoodles, SPOON } from '../scenery/objects/noodles.ts';
import { DRIVER_ASIDE, STEERING_WHEEL } from '../scenery/objects/ridden.ts';
import type { Part } from '../scenery/part.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { liftedFrom, reachingFor, SAG } from './chopsticks.ts';
import { drumsticks } from './drumsticks.ts';
import { flying } from './flying.ts';
import { STATURE } from './framing.ts';
import { hungParts } from './hung-parts.ts';
import type { Anchors, Placed, SolidFigure } from './solid-figure.ts';
import { wheelBetween } from './steering.ts';
import { isGuitar, STRAP, strapOf } from './strap.ts';
import { addWriting, isInBothHands } from './written-sheet.ts';

/** Returns a builder that builds the parts of objects as a look shows them. */
export type PartBuilder = (into: MeshBuilder, isDark: boolean) => { build(part: Part): void };

/** How a look builds the things that people have. */
export interface Workshop {
  builder: PartBuilder;
  /** Scale of things in hands and in front of chests: large hands hold large things. */
  scale: number;
  /** Scales of things that differ from it, because a small piece stands for them. */
  scales?: Partial<Record<ThingName, number>>;
  /** Whether single pixels of prints are seen. */
  isCoarse?: boolean;
}

/** Meshes of things, each of which is built once. */
export class MeshShelf {
  readonly #workshop: Workshop;
  readonly #isDark: boolean;
  readonly #meshes = new Map<string, Mesh>();

  constructor(workshop: Workshop, isDark: boolean) {
    this.#workshop = workshop;
    this.#isDark = isDark;
  }

  meshOf(name: string, parts: readonly Part[]): Mesh {
    const known = this.#meshes.get(name);
    if (known) return known;
    const into = new MeshBuilder();
    const forms = this.#workshop.builder(into, this.#isDark);
    for (const part of parts) {
      forms.build(part);
      if (part.form === 'block' && part.isWritten) addWriting(into, part, this.#workshop.isCoarse ?? false);
    }
    const mesh = into.mesh();
    this.#meshes.set(name, mesh);
    return mesh;
  }
}

/**
 * Returns the figure together with the things that its state says it has.
 * @param own what hangs from the shoulders of its costume
 */
export function withBelongings(
  figure: SolidFigure,
  workshop: Workshop,
  isDark: boolean,
  own?: CharacterSheet['back'],
): SolidFigure {
  const shelf = new MeshShelf(workshop, isDark);
  return {
    ...figure,
    pose(state, height) {
      const body = figure.pose(state, height);
      if (!state.things && !own) return body;
      const anchors = figure.anchors(state, height);
      const { things = [] } = state;
      const back = own && carriedObject(own.kind);
      const hung =
        own && back
          ? [
              {
                mesh: shelf.meshOf(`own ${own.kind}`, hungParts(own, back.parts)),
                matrix: product(anchors.chest, scaled(height / STATURE)),
              },
            ]
          : [];
      const placed = things.flatMap((name): Placed[] => {
        if (name === own?.kind) return [];
        const object = carriedObject(name);
        if (!object) return [];
        if (name === 'chopsticks') {
          const { leftHand, rightHand, head } = figure.hasFingers ? inFists(anchors, state, height) : anchors;
          const [own, other] = state.held?.left ? [leftHand, rightHand] : [rightHand, leftHand];
          const matrix = reachingFor(own, other, head, height, scaleOf(name, 'hand'));
          return [{ mesh: shelf.meshOf(name, CHOPSTICKS), matrix }];
        }
        const isBoth = isInBothHands(name, state.pose);
        const anchor = isBoth ? 'hands' : object.anchor;
        const scale = scaleOf(name, anchor);
        const isInBowl = BOWLS.has(name) && figure.hasFingers;
        const frame = product(
          frameOf(name, anchor, anchors, state, { height, scale }),
          shifted(0, isInBowl ? ON_PALM * scale : 0, isBoth ? behindHands(figure, state) * scale : 0),
          pitched(isBoth ? leanOf(state) : 0),
          scaled(scale),
        );
        const wide = isBoth ? stretched(anchors, scale) : 1;
        const held = product(frame, scaled(wide, isBoth ? Math.max(1, Math.sqrt(wide / MUCH_WIDER)) : 1, 1));
        const matrix = product(flying(state, height), held);
        const eating = BOWLS.has(name)
          ? eaten(shelf, name as Bowl, matrix, figure.hasFingers ? inFists(anchors, state, height) : anchors, state, {
              height,
              scale,
              lips: figure.mouth,
            })
          : undefined;
        if (eating) return eating;
        const strap =
          figure.hasFingers && isGuitar(name) ? strapOf(shelf.meshOf('strap', STRAP), anchors, height / STATURE) : [];
        const [left, right] = [moved(anchors.leftHand, [0, 0, 0]), moved(anchors.rightHand, [0, 0, 0])];
        const wheel = wheelBetween(name, state, left, right, height);
        return [
          { mesh: shelf.meshOf(name, object.parts), matrix, ...(name === 'umbrella' && { isClear: true }) },
          ...strap,
          ...(name === 'drums' ? drumsticks(shelf.meshOf('drumstick', DRUMSTICK), anchors, scaleOf(name, 'hand')) : []),
          ...(wheel ? [{ mesh: shelf.meshOf('steering wheel', STEERING_WHEEL), matrix: wheel }] : []),
        ];
      });
      return [...body, ...hung, ...placed];

      function scaleOf(name: ThingName, anchor: Anchor): number {
        const grown = height / STATURE;
        if (anchor === 'head') return 1;
        return anchor === 'ground' ? grown : grown * (workshop.scales?.[name] ?? workshop.scale);
      }
    },
  };
}

type Bowl = keyof typeof BOWLS_ALONE;

/** Share of the way from the fingers' ends to the wrist at which a closed hand holds sticks. */
const IN_FIST = 0.5;

/** Returns anchors whose hands are where closed fingers hold a thing, and not at the ends of straight ones. */
function inFists(anchors: Anchors, { skeleton: { joints } }: FigureState, height: number): Anchors {
  const closed = (side: 'left' | 'right') => {
    const [tip, wrist] = [joints[`${side}Hand`], joints[`${side}Wrist`]];
    const [x, y, z] = tip.map((value, axis) => ((wrist[axis] as number) - value) * height * IN_FIST) as [
      number,
      number,
      number,
    ];
    return product(shifted(x, y, z), anchors[`${side}Hand`]);
  };
  return { ...anchors, leftHand: closed('left'), rightHand: closed('right') };
}

/** Returns a bowl, the chopsticks in the other hand, and the noodles between them; undefined if that hand holds nothing. */
function eaten(
  shelf: MeshShelf,
  name: Bowl,
  bowl: Matrix,
  anchors: Anchors,
  { held, pose }: FigureState,
  { height, scale, lips }: { height: number; scale: number; lips: Vector | undefined },
): Placed[] | undefined {
  const [other, grip] = held?.left ? [anchors.rightHand, pose.rightHand] : [anchors.leftHand, pose.leftHand];
  if (grip !== 'hold') return undefined;
  const { sticks, noodles, hang } = liftedFrom(bowl, other, anchors.head, height, scale, lips);
  return [
    { mesh: shelf.meshOf(`${name} alone`, BOWLS_ALONE[name]), matrix: bowl },
    isSpooned(name)
      ? { mesh: shelf.meshOf('spoon', SPOON), matrix: sticks }
      : { mesh: shelf.meshOf('chopsticks', CHOPSTICKS), matrix: sticks },
    ...(noodles && name === 'noodles'
      ? [{ mesh: shelf.meshOf(`noodles lifted ${hang}`, liftedNoodles(hang * SAG)), matrix: noodles }]
      : []),
  ];
}

/** Half of a sheet's width, meters, and the range of its growth between hands that are close or far apart. */
const SHEET = { half: 0.13, least: 0.8, most: 2.2 };
/** Growth in width from which a sheet grows in height too, so that its writing is not too broad. */
const MUCH_WIDER = 1.35;
/** How far a sheet is behind the middle of the hands, meters, so that they are seen on its edges. */
const BEHIND = { claws: 0.035, fingers: 0.12 };
/** Height of a bowl above the middle of the hand that it stands on, meters. */
const ON_PALM = 0.03;
/** Share of this way that it is nearer to the fingers' tips if its reader's side is seen. */
const AHEAD = 0.34;

/** Returns how far a sheet is ahead of the middle of the hands, meters. */
function behindHands({ hasFingers }: SolidFigure, { isPageSeen }: FigureState): number {
  const behind = hasFingers ? BEHIND.fingers : BEHIND.claws;
  return isPageSeen ? behind * AHEAD - behind : -behind;
}
/** How far the upper edge of a sheet leans away from its reader, who looks down at it: held low, and in the lap. Radians. */
const LEANED = { low: 0.5, inLap: 0.78 };

/** Returns how far a sheet leans. A picture of the page itself shows it upright. */
function leanOf({ skeleton: { joints }, isPageSeen }: FigureState): number {
  return !isPageSeen && areThighsLevel(joints) ? LEANED.inLap : LEANED.low;
}

/** Returns how much wider a sheet is drawn, so that both hands hold it at its sides. */
function stretched({ leftHand, rightHand }: Anchors, scale: number): number {
  const [a, b] = [moved(leftHand, [0, 0, 0]), moved(rightHand, [0, 0, 0])];
  const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return Math.max(SHEET.least, Math.min(SHEET.most, apart / (2 * SHEET.half * scale)));
}

/** Height of an umbrella's canopy above the hand, meters at the scale of people, and how far it leans at most, radians. */
const CANOPY = { up: 0.56, lean: 0.42 };

/** Leans an umbrella over the head of whoever holds it beside the face. */
function overHead(hand: Matrix, head: Matrix, scale: number): Matrix {
  const [hx, hy, hz] = moved(hand, [0, 0, 0]);
  const [x, y, z] = moved(head, [0, 0, 0]);
  const across = (hand[0] ?? 1) * (x - hx) + (hand[4] ?? 0) * (y - hy) + (hand[8] ?? 0) * (z - hz);
  const lean = Math.atan2(across, CANOPY.up * scale);
  return product(hand, rolled(Math.max(-CANOPY.lean, Math.min(CANOPY.lean, lean))));
}

function frameOf(
  name: ThingName,
  anchor: Anchor,
  anchors: Anchors,
  state: FigureState,
  { height, scale }: { height: number; scale: number },
): Matrix {
  switch (anchor) {
    case 'hand':
      if (name === 'umbrella')
        return overHead(state.held?.left ? anchors.leftHand : anchors.rightHand, anchors.head, scale);
      if (!state.held?.left) return anchors.rightHand;
      // Chopsticks lean toward the hand that holds them.
      return BOWLS.has(name) ? product(anchors.leftHand, turned(Math.PI)) : anchors.leftHand;
    case 'hands':
      return between(anchors.leftHand, anchors.rightHand);
    case 'chin': {
      // The chin is above the left shoulder, in front of the neck.
      const chin = moved(anchors.chest, [0.1, 0.02, 0.16]);
      return aligned(chin, moved(anchors.leftHand, [0, 0, 0]), [0, 1, 0]);
    }
    case 'ground':
      return groundFrame(name, state, height);
    default:
      return anchors[anchor];
  }
}

/** How far a thing between two hands turns at most, because one hand is nearer to the viewer, radians. */
const MOST_TURNED = 0.5;

/** Returns a frame in the middle between two hands, which turns with them and is as level as they are. */
function between(left: Matrix, right: Matrix): Matrix {
  const [a, b] = [moved(left, [0, 0, 0]), moved(right, [0, 0, 0])];
  const way = [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2, (b[2] - a[2]) / 2] as const;
  const along = (column: number) =>
    -((left[column] ?? 0) * way[0] + (left[column + 4] ?? 0) * way[1] + (left[column + 8] ?? 0) * way[2]);
  const turn = Math.atan2(-along(2), along(0));
  const roll = Math.atan2(-along(1), Math.hypot(along(0), along(2)));
  return product(shifted(...way), left, turned(Math.max(-MOST_TURNED, Math.min(MOST_TURNED, turn))), rolled(roll));
}

/** Seats that are longest from side to side. */
const LONG_SEATS: ReadonlySet<ThingName> = new Set<ThingName>(['sofa', 'bench']);
/** Height of the neck above the hips of somebody who lies, at most, in statures. */
const LEVEL = 0.15;

/**
 * Returns a frame on the ground under the hips, facing the same way, in meters from the feet. A long seat faces the
 * viewer under whoever lies along it.
 */
export function groundFrame(name: ThingName, { skeleton: { joints } }: FigureState, height: number): Matrix {
  const { hips, leftHip, rightHip, crown, leftToe, neck } = joints;
  if (LONG_SEATS.has(name) && Math.abs(neck[1] - hips[1]) < LEVEL)
    return shifted(((crown[0] + leftToe[0]) / 2) * height, 0, hips[2] * height);
  const yaw = Math.atan2(rightHip[2] - leftHip[2], leftHip[0] - rightHip[0]);
  // Somebody who drives to the viewer's left sits on the right side of a car.
  const aside = hasSideBySide(name) && yaw < 0 ? (2 * DRIVER_ASIDE * height) / STATURE : 0;
  return product(shifted(hips[0] * height, 0, hips[2] * height), turned(yaw), shifted(aside, 0, 0));
}
