import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { ADULT, skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import type { Actor } from '../../../engines/narrative-video/cast/actors.ts';
import { isDrawn } from '../../../engines/narrative-video/drawn-things/drawn.ts';
import { type StagedThings, stagedThings } from '../../../engines/narrative-video/drawn-things/staged-things.ts';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { PlaceName, Scene, Shot } from '../../../engines/narrative-video/story.ts';
import type { Bearing } from '../../../engines/narrative-video/vocabulary/thing.ts';
import { THING_NAMES, type ThingName, thingOf } from '../../../engines/narrative-video/vocabulary/things.ts';

const PICTURE = { width: 320, height: 180 };
const SET = { width: 397, height: 202, ground: 170, horizon: 110, light: lightOf('day', 'clear', 'calm') };
/** Whether a thing is around people, and neither in their hands nor on their bodies. */
const isAround = (bearing: Bearing) => !/^(?:in-|on-|overhead)/.test(bearing);
const GROUND = { x: -38, y: -11, scale: 1 };

describe('things of a scene', () => {
  test('are drawn if they stand, lie or fly around people, or if people ride or sit on them', () => {
    const around = THING_NAMES.filter((name) => isAround(thingOf(name).bearing));
    expect(around.length).toBeGreaterThanOrEqual(80);
    expect(around.filter((name) => !isDrawn(name))).toEqual([]);
  });

  test('are all visible, and no two look alike', () => {
    const names = THING_NAMES.filter(isDrawn);
    const pictures = names.map((name) => seen(staged({ things: [name] })));
    expect(names.filter((_, index) => covered(pictures[index] as Buffer) <= 12)).toEqual([]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
  });

  test('stay away from a face in close-up', () => {
    expect(covered(seen(staged({ things: ['tree'], shot: 'close' })))).toBe(0);
  });

  test('lift a rider into the saddle and hide the legs of a driver', () => {
    const [rider, driver, walker] = [actorAt(100), actorAt(160), actorAt(220)];
    const things = staged({ actors: [rider, driver, walker], had: [['horse'], ['car'], []] });
    expect(things.seatOf(rider)?.height).toBeGreaterThan(0.8);
    expect(things.seatOf(rider)?.hiddenBelow).toBeUndefined();
    expect(things.seatOf(driver)?.hiddenBelow).toBeGreaterThan(0);
    expect(things.seatOf(walker)).toBeUndefined();
  });

  test('are shared if several people fit in: one car for two, but a horse for each', () => {
    const two = [actorAt(120), actorAt(200)];
    const one = [actorAt(160)];
    const area = (actors: Actor[], name: ThingName) => covered(seen(staged({ actors, had: actors.map(() => [name]) })));
    expect(area(two, 'car')).toBeLessThan(area(one, 'car') * 1.15);
    expect(area(two, 'horse')).toBeGreaterThan(area(one, 'horse') * 1.5);
  });
});

test('a campfire burns between two people', () => {
  const actors = [actorAt(120), actorAt(200)];
  expect(meanX(seen(staged({ actors, things: ['campfire'], had: [[], []] })))).toBeCloseTo(160, -1);
});

test('a television is beside people on a sofa, and not before them', () => {
  const actors = [actorAt(145), actorAt(175)];
  const had: ThingName[][] = [['sofa'], ['sofa']];
  const pixels = seen(staged({ actors, things: ['television'], had }));
  const without = seen(staged({ actors, had }));
  for (const { x } of actors)
    for (const y of [100, 120, 140]) {
      const at = (y * PICTURE.width + x) * 4;
      expect(pixels.subarray(at, at + 4)).toEqual(without.subarray(at, at + 4));
    }
  expect(Math.abs(meanX(seen(staged({ actors, things: ['television'], had: [[], []] }))) - 160)).toBeGreaterThan(30);
});

test('passengers sit on seats of a row, never between two', () => {
  const row = (...places: number[]) => {
    const actors = places.map((x) => actorAt(x));
    return meanX(seen(staged({ actors, had: actors.map(() => ['seat' as const]) })));
  };
  const pitch = 0.48 * 80;
  const [one, two] = [row(160), row(160 - pitch / 2, 160 + pitch / 2)];
  expect(one).toBeCloseTo(160, 0);
  expect(Math.abs(two - 160)).toBeCloseTo(pitch / 2, 0);
});

test('close pictures have the seat at the hips of whoever is seen, not of somebody near the camera', () => {
  const passenger = (x: number) => {
    const performance = { at: () => [{ character: 0, yaw: 0, pose: UPRIGHT_POSE }], traveledBy: () => 0, width: 0 };
    return { ...actorAt(x), performance, figure: { proportions: ADULT } } as unknown as Actor;
  };
  const hips = skeletonOf(UPRIGHT_POSE, ADULT, 0).joints.hips[1];
  const had: ThingName[][] = [['seat'], ['seat']];
  const close = staged({ actors: [passenger(140)], had, shot: 'close' });
  const raised = seen(close);
  const wide = seen(staged({ actors: [passenger(140)], had }));
  expect(close.seatOf(passenger(140))).toBeUndefined();
  expect(Math.abs(topOf(wide) - topOf(raised) - (hips - 0.29) * 80)).toBeLessThan(2);
  const near: Actor = { ...passenger(260), isNear: true };
  expect(seen(staged({ actors: [passenger(140), near], had, shot: 'close' })).equals(raised)).toBe(true);
});

test.each(['tent', 'barrel'] as const)('a %s behind people is beside their heads', (name) => {
  for (const place of [100, 160, 220]) {
    const actors = [actorAt(place - 20), actorAt(place + 20)];
    const pixels = seen(staged({ things: [name], actors }));
    const isCovered = (x: number) =>
      Array.from({ length: 120 }, (_, y) => pixels[(y * PICTURE.width + x) * 4 + 3] ?? 0).some((alpha) => alpha > 200);
    for (const { x } of actors) for (const aside of [-8, 0, 8]) expect(isCovered(Math.round(x) + aside)).toBe(false);
  }
});

test('people stand at a stall, in close pictures too: two on both sides of its middle, one at a side', () => {
  const two = [actorAt(80), actorAt(130)];
  const one = [actorAt(105)];
  const shots: Shot[] = ['wide', 'close'];
  for (const shot of shots) {
    expect(Math.abs(meanX(seen(staged({ things: ['stall'], actors: two, shot }))) - 105)).toBeLessThan(3);
    expect(meanX(seen(staged({ things: ['stall'], actors: one, shot })))).toBeGreaterThan(115);
  }
});

test('a pianist has the piano in front, on either side', () => {
  const middle = (yaw: number) => {
    const player = actorAt(160, yaw);
    return meanX(seen(staged({ actors: [player], had: [['piano']] }))) - player.x;
  };
  expect(middle(1.25)).toBeGreaterThan(20);
  expect(middle(-1.25)).toBeLessThan(-20);
});

test('a bridge is under everybody, from one edge of the picture to the other, and over water', () => {
  const rowOf = (picture: Buffer, y: number) => picture.subarray(y * PICTURE.width * 4, (y + 1) * PICTURE.width * 4);
  const isFull = (row: Buffer) => row.every((value, index) => index % 4 !== 3 || value > 200);
  const picture = seen(staged({ things: ['bridge'], actors: [actorAt(120), actorAt(200)] }));
  expect(isFull(rowOf(picture, 165))).toBe(true);
  expect(isFull(rowOf(picture, 178))).toBe(true);
  expect(covered(seen(staged({ things: ['bridge'], actors: [actorAt(120)], shot: 'close' })))).toBeGreaterThan(0);
});

test('somebody who fell into water is in it up to the chest, and a boat stays with those in it', () => {
  const [rower, fallen] = [actorAt(90), actorAt(230)];
  const both = staged({ actors: [rower, fallen], had: [['boat'], ['splash']] });
  const seat = both.seatOf(fallen);
  expect(seat?.height).toBeLessThan(-0.4);
  expect(seat?.hiddenBelow).toBeCloseTo(0);
  const alone = seen(staged({ actors: [rower], had: [['boat']] }));
  const isLike = (x: number) => seen(both).subarray((150 * PICTURE.width + x) * 4, (150 * PICTURE.width + x) * 4 + 4);
  expect(isLike(60)).toEqual(alone.subarray((150 * PICTURE.width + 60) * 4, (150 * PICTURE.width + 60) * 4 + 4));
});

test('a boat with people floats on water that covers the ground, and hides no more than their legs', () => {
  const below = (picture: Buffer) => countedIn(picture, { from: 175, to: PICTURE.height });
  const boaters = staged({ actors: [actorAt(120), actorAt(200)], had: [['boat'], ['boat']] });
  expect(below(seen(boaters))).toBe(PICTURE.width * 5);
  expect(below(seen(staged({ things: ['boat'] })))).toBeLessThan(PICTURE.width);
  const [first] = [actorAt(160)];
  expect(staged({ actors: [first], had: [['boat']] }).seatOf(first)?.hiddenBelow).toBeLessThan(0.2);
});

test('somebody who skates on snow stands on a snowboard, which has no wheels', () => {
  const skater = actorAt(160);
  const at = (place: PlaceName) => {
    const things = staged({ actors: [skater], had: [['skateboard']], place });
    expect(things.seatOf(skater)?.isStoodOn).toBe(true);
    return seen(things);
  };
  expect(at('snow').equals(at('street'))).toBe(false);
  expect(at('road').equals(at('street'))).toBe(true);
});

test('the string of a kite leads to the hand of whoever flies it, or out of the picture', () => {
  const flyer = { ...actorAt(100), figure: { proportions: ADULT }, company: [] } as unknown as Actor;
  const performer = { character: 0, yaw: 0, pose: UPRIGHT_POSE, things: ['kite'], hand: 'right' };
  flyer.performance = { ...flyer.performance, at: () => [performer] } as unknown as Actor['performance'];
  const { leftHand, rightHand } = skeletonOf(UPRIGHT_POSE, ADULT, 0).joints;
  const flown = seen(staged({ actors: [flyer], had: [['kite']] }));
  const isDrawnAt = ([x, y]: readonly [number, number, number]) => {
    const [right, low] = [Math.round(100 + x * 80), Math.round(160 - y * 80)];
    return [-1, 0, 1].some((down) => (flown[((low + down) * PICTURE.width + right) * 4 + 3] ?? 0) > 0);
  };
  expect(isDrawnAt(leftHand)).not.toBe(isDrawnAt(rightHand));
  expect(countedIn(flown, { from: 175, to: PICTURE.height })).toBe(0);
  expect(countedIn(seen(staged({ things: ['kite'] })), { from: 175, to: PICTURE.height })).toBeGreaterThan(0);
});

test.each(['petals', 'confetti'] as const)('%s fall through the whole picture, also behind a face', (name) => {
  const things = staged({ things: [name], shot: 'close' });
  const [now, later] = [seen(things), seen(things, 0.5)];
  for (const from of [0, 60, 120]) expect(countedIn(now, { from, to: from + 60 })).toBeGreaterThan(20);
  expect(now.equals(later)).toBe(false);
});

test('two people have something huge between them unless there is room beside them', () => {
  const middle = (...places: number[]) =>
    meanX(seen(staged({ things: ['ferris-wheel'], actors: places.map((x) => actorAt(x)) })));
  expect(Math.abs(middle(120, 200) - 160)).toBeLessThan(4);
  expect(middle(40, 90)).toBeGreaterThan(140);
  expect(middle(230, 280)).toBeLessThan(180);
});

interface Staging {
  things?: ThingName[];
  actors?: Actor[];
  /** Things of each actor. */
  had?: ThingName[][];
  shot?: Shot;
  place?: PlaceName;
}

function staged({ things = [], actors = [], had = [], shot = 'wide', place = 'field' }: Staging): StagedThings {
  const numbered = actors.map((actor, character) => Object.assign(actor, { character }));
  const deeds = numbered.map(({ character }) => ({ character, action: 'ride' as const, things: had[character] ?? [] }));
  const scene = { text: 'a thing', things, deeds, shot, place, end: 4 } as unknown as Scene;
  return stagedThings({
    scene,
    actors: numbered,
    hand: lookOf('yellow-family').hand,
    set: SET,
    picture: PICTURE,
    isSmooth: true,
  });
}

function actorAt(x: number, yaw = 0): Actor {
  const performance = { at: () => [{ character: 0, yaw }], traveledBy: () => 0, width: 0 };
  return { performance, x, y: 160, height: 80, grown: 80, stands: 'on-ground', base: 1, z: 0 } as unknown as Actor;
}

function seen(things: StagedThings, seconds = 0): Buffer {
  const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
  const facts = { ...PICTURE, seconds, time: seconds, length: 4 } as FrameFacts;
  for (const order of ['far', 'behind', 'before'] as const)
    things.draw(context, order, { ground: GROUND, picture: PICTURE, facts, posed: facts });
  return Buffer.from(context.getImageData(0, 0, PICTURE.width, PICTURE.height).data);
}

/** Returns the number of opaque pixels. */
function covered(picture: Buffer): number {
  return countedIn(picture, { from: 0, to: PICTURE.height });
}

/** Returns the number of opaque pixels in some rows. */
function countedIn(picture: Buffer, { from, to }: { from: number; to: number }): number {
  let count = 0;
  for (let at = from * PICTURE.width * 4 + 3; at < to * PICTURE.width * 4; at += 4)
    count += Number((picture[at] ?? 0) > 200);
  return count;
}

/** Returns the highest row with an opaque pixel. */
function topOf(picture: Buffer): number {
  for (let row = 0; row < PICTURE.height; row += 1) if (countedIn(picture, { from: row, to: row + 1 }) > 0) return row;
  return PICTURE.height;
}

/** Returns the mean position of the opaque pixels. */
function meanX(picture: Buffer): number {
  const drawn = Array.from({ length: picture.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => (picture[pixel * 4 + 3] ?? 0) > 200,
  );
  return drawn.reduce((sum, pixel) => sum + (pixel % PICTURE.width), 0) / drawn.length;
}

test('a bus that leaves without somebody becomes smaller and comes nearer to the horizon', () => {
  const things = staged({ actors: [actorAt(100)], things: ['departing-bus'], had: [[]] });
  const [early, late] = [0, 4].map((seconds) => covered(seen(things, seconds)));
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan((early as number) * 0.5);
});
