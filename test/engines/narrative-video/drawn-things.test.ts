import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import type { Actor } from '../../../engines/narrative-video/actors.ts';
import { isDrawn } from '../../../engines/narrative-video/drawn-things/drawn.ts';
import { type StagedThings, stagedThings } from '../../../engines/narrative-video/drawn-things/staged-things.ts';
import type { FrameFacts } from '../../../engines/narrative-video/frame-facts.ts';
import { lightOf } from '../../../engines/narrative-video/light.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { Scene, Shot } from '../../../engines/narrative-video/story.ts';
import { THING_NAMES, type ThingName, thingOf } from '../../../engines/narrative-video/vocabulary/things.ts';

const PICTURE = { width: 320, height: 180 };
const SET = { width: 397, height: 202, ground: 170, light: lightOf('day', 'clear', 'calm') };
const GROUND = { x: -38, y: -11, scale: 1 };

describe('things of a scene', () => {
  test('are drawn for at least 60 names, including everything but the swing that people ride or sit on', () => {
    expect(THING_NAMES.filter(isDrawn).length).toBeGreaterThanOrEqual(60);
    const ridden = THING_NAMES.filter((name) => thingOf(name).bearing === 'under');
    expect(ridden.filter((name) => !isDrawn(name))).toEqual(['swing']);
  });

  test('are all visible, and no two look alike', () => {
    const pictures = THING_NAMES.filter(isDrawn).map((name) => seen(staged({ things: [name] })));
    for (const picture of pictures) expect(covered(picture)).toBeGreaterThan(12);
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

  test('are shared if several people fit in: one boat for two, but a horse for each', () => {
    const two = [actorAt(120), actorAt(200)];
    const one = [actorAt(160)];
    const area = (actors: Actor[], name: ThingName) => covered(seen(staged({ actors, had: actors.map(() => [name]) })));
    expect(area(two, 'boat')).toBeLessThan(area(one, 'boat') * 1.15);
    expect(area(two, 'horse')).toBeGreaterThan(area(one, 'horse') * 1.5);
  });
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

interface Staging {
  things?: ThingName[];
  actors?: Actor[];
  /** Things of each actor. */
  had?: ThingName[][];
  shot?: Shot;
}

function staged({ things = [], actors = [], had = [], shot = 'wide' }: Staging): StagedThings {
  const numbered = actors.map((actor, character) => Object.assign(actor, { character }));
  const deeds = numbered.map(({ character }) => ({ character, action: 'ride' as const, things: had[character] ?? [] }));
  const scene = { text: 'a thing', things, deeds, shot, end: 4 } as unknown as Scene;
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

function seen(things: StagedThings): Buffer {
  const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d');
  const facts = { ...PICTURE, seconds: 0, time: 0, length: 4 } as FrameFacts;
  for (const order of ['far', 'behind', 'before'] as const)
    things.draw(context, order, { ground: GROUND, picture: PICTURE, facts });
  return Buffer.from(context.getImageData(0, 0, PICTURE.width, PICTURE.height).data);
}

/** Returns the number of opaque pixels. */
function covered(picture: Buffer): number {
  let count = 0;
  for (let at = 3; at < picture.length; at += 4) count += Number((picture[at] ?? 0) > 200);
  return count;
}

/** Returns the mean position of the opaque pixels. */
function meanX(picture: Buffer): number {
  const drawn = Array.from({ length: picture.length / 4 }, (_, pixel) => pixel).filter(
    (pixel) => (picture[pixel * 4 + 3] ?? 0) > 200,
  );
  return drawn.reduce((sum, pixel) => sum + (pixel % PICTURE.width), 0) / drawn.length;
}
