import { moved } from '../../drawing/solids/matrix.ts';
import { BOWLS } from '../acting/holding.ts';
import type { Actor } from '../cast/actors.ts';
import type { InsertFrame } from '../cast/insert-frame.ts';
import { stateAt } from '../cast/state.ts';
import type { FigureState } from '../figures/figure.ts';
import { PAGES } from '../figures/kit/pages.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PictureSize } from '../picture-size.ts';
import { STATURE } from '../solid/framing.ts';
import { LOOKS_DOWN } from '../solid/insert-lens.ts';
import type { Scene } from '../story.ts';
import { thingInHands } from '../storyboard/inserts.ts';
import type { ThingName } from '../vocabulary/things.ts';
import { type Box, boxOf, type Holding } from './thing-box.ts';

/** Shares of the picture's height and width that a thing fills. In a narrow picture, it fills more of the width. */
const FILLED = { ofHeight: 0.62, ofWidth: 0.56, ofNarrowWidth: 0.8 };
/** The same for a page that is seen over its reader's shoulder, with the hands beside it. */
const READ = {
  ofHeight: 0.5,
  ofWidth: 0.44,
  ofNarrowWidth: 0.7,
  heads: 1.62,
  head: 1.05,
  page: 0.25,
  from: 0.8,
  to: 2.3,
};
/** Share of the picture's height that a page fills which is seen with its reader's eyes, with the hands at its corners. */
const OWN = 0.72;
/** Share of a forearm that a picture shows at most below such a page. */
const FOREARM = 0.6;
/** Range of the picture's height, in heights of a figure: hands are seen whole, and are not small. */
const [NEAREST, FARTHEST] = [0.13, 0.28];
/** Height of a picture that shows only a part of a large thing, with the hand that uses it. */
const OF_LARGE = 0.33;
/** How much farther away narrow pictures are taken, relative to their height over their width, so that a hand fits in. */
const NARROW = 0.9;
/** The same over a head, of which the picture shows no more than the hair. */
const [FARTHEST_OVER_HEAD, OVER_HEAD] = [0.5, 0.42];
/** How much larger than the largest picture a thing may be before only the part in the hand is shown. */
const LARGE = 1.82;
/** How far the picture of a large thing moves from its middle to the hand, 0 to 1. */
const TOWARD_HAND = 0.5;
/**
 * How far the upper edge of a picture without the head is below the base of the neck, in heights of a figure: below the
 * collar, or below the neck if the thing is high. A head that is cut below the chin would be missed.
 */
const BELOW = { collar: 0.064, neck: 0.028 };
/** Share of a thing's height that the upper edge may cut, before the picture shows the face too. */
const CUT = 0.12;
/** How much farther away a narrow picture is taken at most, so that it shows both sides of a thing below a face. */
const FARTHER = 1.5;
/** Place of a bowl's food from the hand that holds it, to the body's middle and up, in heights of a figure. */
const IN_HAND = { aside: 0.046, up: 0.05 };
/** Height of a picture that a bowl fills. */
const NEAR = 0.22;
/** Highest place of a thing's middle, as a share of the picture's height, and how much nearer it may be for that. */
const HIGHEST = { at: 0.42, nearer: 0.8 };
/** Air above a thing, over hair, and below a thing that is seen with the face, as shares of the picture's height. */
const AIR = { aboveThing: 0.06, overHair: 0.14, belowThing: 0.06 };

/** Returns the actors of a painted place as large and where an insert frames one of them. */
export function framedIn(actors: readonly Actor[], holder: Actor, frame: InsertFrame, picture: PictureSize): Actor[] {
  const stature = holder.height / holder.grown;
  const grown = picture.height / frame.tall / stature;
  const [x, y] = [picture.width / 2 - frame.x * grown * stature, picture.height / 2 + frame.y * grown * stature];
  const company: Actor[] = [];
  const framed = actors.map((actor): Actor => {
    const larger = grown / actor.grown;
    return {
      ...actor,
      grown,
      height: actor.height * larger,
      x: x + (actor.x - holder.x) * larger,
      y: y + (actor.y - holder.y) * larger,
      stands: 'at-edge',
      company,
    };
  });
  company.push(...framed);
  return framed;
}

/** Returns the actor who holds the thing that an insert shows, and its frame; undefined if no thing is seen. */
export function insertIn(
  scene: Pick<Scene, 'deeds' | 'framing'>,
  actors: readonly Actor[],
  moments: readonly FrameFacts[],
  picture: PictureSize,
): { holder: Actor; frame: InsertFrame } | undefined {
  if (scene.framing !== 'insert') return undefined;
  for (const deed of scene.deeds) {
    const holder = actors.find(({ character }) => character === deed.character);
    const thing = thingInHands(deed);
    if (!holder || !thing) continue;
    const { figure } = holder;
    const frame = insertFrameOf(
      moments.map((facts) => ({ figure, state: stateAt(holder, facts) })),
      thing,
      picture,
    );
    return frame && { holder, frame };
  }
  return undefined;
}

/**
 * Finds where a thing is seen near, with the hands that hold it. The head is outside, or the whole face is inside if the
 * thing is before it or, like a violin, under the chin. The thing is looked for in small drawings of the figure, so this holds for things and figures of
 * every look. Undefined if the figure shows no thing.
 * @param moments the holder at several moments; the one in which the thing is lowest, farthest from the face, counts
 */
function insertFrameOf(moments: readonly Holding[], thing: ThingName, picture: PictureSize): InsertFrame | undefined {
  const found = moments.flatMap((holding) => {
    const box = boxOf(holding, thing);
    return box ? [{ holding, box }] : [];
  });
  const [lowest] = found.sort((a, b) => a.box.bottom + a.box.top - (b.box.bottom + b.box.top));
  return lowest && frameAround(lowest.box, lowest.holding, thing, picture);
}

function frameAround(
  box: Box,
  { figure, state }: Holding,
  thing: ThingName,
  { width, height }: PictureSize,
): InsertFrame {
  const [wide, tall] = [box.right - box.left, box.top - box.bottom];
  const share = width > height ? FILLED.ofWidth : FILLED.ofNarrowWidth;
  const wished = Math.max(tall / FILLED.ofHeight, (wide * height) / (width * share));
  const { hand, face, depth, neck, chin, crown } = placesOf(figure, state, box.z);
  const middle = { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 };
  const shared = { z: box.z, isFlat: figure.solid === undefined };
  const isSheet = thing in PAGES && state.pose.leftHand === 'hold' && state.pose.rightHand === 'hold';
  // Readers see their page, and no more of themselves than their arms.
  if (isSheet && !figure.solid) {
    const seen = Math.max(tall / OWN, wished);
    const lowest = box.bottom - figure.proportions.forearm * FOREARM;
    return { ...shared, x: middle.x, y: Math.max(middle.y, lowest + seen / 2), tall: seen };
  }
  if (isSheet) {
    const seen = Math.max(
      figure.proportions.head * READ.heads,
      tall / READ.ofHeight,
      (wide * height) / (width * (width > height ? READ.ofWidth : READ.ofNarrowWidth)),
    );
    const clear = figure.proportions.head * READ.head + wide * READ.page;
    const read = Math.max(READ.from, Math.min(READ.to, clear / Math.max(0.01, box.z - depth)));
    // A page that is turned aside is seen from the side to which it is turned. Stiff arms do not turn theirs.
    const isOther = figure.solid?.hasFingers && state.skeleton.chestYaw < 0;
    return { ...shared, ...middle, tall: seen, read: isOther ? -read : read };
  }
  const isUnderChin = thing === 'violin';
  const isEaten = BOWLS.has(thing);
  // Chopsticks at a mouth may reach above the head, and the bowl is still below it.
  if (middle.y > chin && !isUnderChin && !isEaten) {
    const seen = Math.min(FARTHEST_OVER_HEAD, wished);
    return { ...shared, x: middle.x, y: Math.max(middle.y, crown + seen * OVER_HEAD), tall: seen };
  }
  const narrow = Math.max(1, (height / width) * NARROW);
  const isLarge = wished > FARTHEST * narrow * LARGE;
  const highest = neck - BELOW.neck;
  // A narrow picture that is wide enough for a wide thing has room for the face as well.
  const isWideInNarrow = height > width && wished > FARTHEST;
  if (isEaten || isUnderChin || isWideInNarrow || (!isLarge && box.top - highest > tall * CUT)) {
    const least = (crown - box.bottom) / (1 - AIR.overHair - AIR.belowThing);
    const seen = isWideInNarrow ? Math.max(least, Math.min(wished, least * FARTHER)) : least;
    const [x, y] = [(middle.x + face) / 2, crown + seen * (AIR.overHair - 0.5)];
    const inward = Math.sign(face - hand.x) * IN_HAND.aside;
    const place = { aside: (hand.x + inward - x) / seen, up: (hand.y + IN_HAND.up - y) / seen, size: NEAR / seen };
    return { ...shared, x, y, tall: seen, ...(isEaten && { thing: place }) };
  }
  // Of a large thing, the picture shows the part that is in the hand.
  const near = isLarge ? TOWARD_HAND : 0;
  const [x, y] = [mix(middle.x, hand.x, near), mix(middle.y, hand.y, near)];
  const usual = isLarge ? OF_LARGE * narrow : Math.max(NEAREST * narrow, Math.min(FARTHEST * narrow, wished));
  const edge = isLarge ? highest : Math.max(neck - BELOW.collar, Math.min(highest, box.top + usual * AIR.aboveThing));
  const seen = Math.max(usual * HIGHEST.nearer, Math.min(usual, (edge - y) / HIGHEST.at));
  return { ...shared, x, y: Math.min(y, edge - seen / 2), tall: seen };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Returns where the hand is that holds a thing, the neck and the head, in heights of the figure. */
function placesOf({ solid }: Holding['figure'], state: FigureState, z: number) {
  const side = state.held?.left ? 'leftHand' : 'rightHand';
  const { joints } = state.skeleton;
  if (solid) {
    const anchors = solid.anchors(state, STATURE);
    const [x, y] = moved(anchors[side], [0, 0, 0]).map((meters) => meters / STATURE) as [number, number];
    const height = (up: number) => moved(anchors.head, [0, up, 0])[1] / STATURE;
    const [face, , depth] = moved(anchors.head, [0, 0, 0]).map((meters) => meters / STATURE) as [
      number,
      number,
      number,
    ];
    // A camera that looks down on a thing sees the neck behind it higher in the picture.
    const neck = Math.min(joints.neck[1], height(-0.5)) + (Math.max(0, z - depth) * LOOKS_DOWN) / 3;
    return { hand: { x, y }, face, depth, neck, chin: height(-0.5), crown: height(0.5) };
  }
  const [x, y] = joints[side];
  const neck = Math.min(joints.neck[1], joints.head[1]);
  return {
    hand: { x, y },
    face: joints.head[0],
    depth: joints.head[2],
    neck,
    chin: joints.head[1],
    crown: joints.crown[1],
  };
}
