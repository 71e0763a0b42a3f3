import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { poseAt } from '../../../engines/narrative-video/acting/clip.ts';
import { CLIPS } from '../../../engines/narrative-video/acting/clips/index.ts';
import { skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { performanceOf } from '../../../engines/narrative-video/acting/performance.ts';
import type { Pose } from '../../../engines/narrative-video/acting/pose.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import { type Actor, castScene, type Player, wardrobeOf } from '../../../engines/narrative-video/cast/actors.ts';
import { modelsOf, playersOf } from '../../../engines/narrative-video/cast/players.ts';
import { framesOf } from '../../../engines/narrative-video/compose.ts';
import { loadPortrait, type Portrait } from '../../../engines/narrative-video/cutout.ts';
import type { Figure } from '../../../engines/narrative-video/figures/figure.ts';
import { lightOf } from '../../../engines/narrative-video/light/light.ts';
import type { Look } from '../../../engines/narrative-video/look.ts';
import { PALETTE } from '../../../engines/narrative-video/looks/palette.ts';
import { lookOf } from '../../../engines/narrative-video/looks.ts';
import type { PictureSize } from '../../../engines/narrative-video/picture-size.ts';
import { type PaintedSet, paintSet } from '../../../engines/narrative-video/set/set.ts';
import { PLACES, type Scene, SHOTS } from '../../../engines/narrative-video/story.ts';
import { NARRATIVE_PRESETS, type NarrativePreset } from '../../../functions/domain/requests.ts';
import { aScene } from './a-scene.ts';
import { NEUTRAL_FACE } from './neutral-face.ts';
import { portrait } from './portraits.ts';
import { NOBODY, quietSong } from './quiet-song.ts';

const LOOKS = [undefined, ...NARRATIVE_PRESETS];
const PICTURE = { width: 480, height: 270 };
const SCENE = aScene({
  text: 'Mia walks in the garden.',
  action: 'walk',
  characters: [0],
  shot: 'medium',
  camera: 'push-in',
});
const QUIET = quietSong(4);

/** The first player is a person, the second is a picture without a person. */
let players: Player[];
/** The picture of the first player. */
let whole: Portrait;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'songreel-looks-'));
  const files = await Promise.all(
    (['white', 'busy'] as const).map(async (backdrop) => {
      const path = join(folder, `${backdrop}.png`);
      await writeFile(path, portrait({ backdrop }));
      return { name: backdrop, image: path };
    }),
  );
  players = await playersOf(files, await modelsOf(files, folder));
  whole = await loadPortrait(join(folder, 'white.png'));
});

const FIRST = [{ from: 0, to: 1 }];

interface Frame {
  data: Buffer;
  width: number;
  height: number;
}

async function frameOf(preset: NarrativePreset | undefined, scene: Partial<Scene> = {}, seed = 'job'): Promise<Frame> {
  const look = lookOf(preset);
  // The look's grid is scaled as if the picture were 720p.
  const scale = look.grid === undefined ? 1 : look.grid / 720;
  const picture = { width: Math.round(PICTURE.width * scale), height: Math.round(PICTURE.height * scale) };
  const frames = framesOf(
    {
      scenes: [{ ...SCENE, ...scene }],
      look,
      picture,
      wardrobe: wardrobeOf(players, look, picture, seed),
      rhythm: QUIET,
      ...NOBODY,
      seed,
    },
    FIRST,
  );
  const { value } = await frames.next();
  await frames.return(undefined);
  if (!value) throw new Error('no frame came');
  return { data: Buffer.from(value), ...picture };
}

/** Returns red, green and blue at a share of the picture's width and height. */
function at({ data, width, height }: Frame, x: number, y: number): [number, number, number] {
  const index = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 4;
  return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
}

/** Returns the amount of detail: the mean step of green from pixel to pixel, sampled at 160 × 90. */
function detail(frame: Frame): number {
  let sum = 0;
  for (let y = 0; y < 90; y += 1) {
    for (let x = 1; x < 160; x += 1)
      sum += Math.abs(at(frame, x / 160, y / 90)[1] - at(frame, (x - 1) / 160, y / 90)[1]);
  }
  return sum / (90 * 159);
}

function colors({ data }: Frame): Set<number> {
  const found = new Set<number>();
  for (let index = 0; index < data.length; index += 4) found.add(data.readUInt32BE(index) >>> 8);
  return found;
}

function difference(one: Frame, other: Frame): number {
  let sum = 0;
  for (let y = 0; y < 45; y += 1) {
    for (let x = 0; x < 80; x += 1) {
      const [a, b] = [at(one, x / 80, y / 45), at(other, x / 80, y / 45)];
      sum += Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
    }
  }
  return sum / (80 * 45 * 3);
}

describe('the looks', () => {
  test('[4.7f] differ from each other by more than a tint', async () => {
    const frames = await Promise.all(LOOKS.map((preset) => frameOf(preset)));
    frames.forEach((one, index) => {
      for (const other of frames.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(8);
    });
    const details = frames.map(detail);
    expect(Math.max(...details) / Math.min(...details)).toBeGreaterThan(2);
  });

  test('use a small grid and one palette for all places in pixel-art', async () => {
    const day = await frameOf('pixel-art');
    const night = await frameOf('pixel-art', { place: 'city', time: 'night' });
    expect(day.width).toBe(PICTURE.width / 4);
    const palette = new Set(PALETTE.map(([red = 0, green = 0, blue = 0]) => (red << 16) | (green << 8) | blue));
    expect(palette.size).toBeLessThan(160);
    for (const frame of [day, night]) expect([...colors(frame)].filter((color) => !palette.has(color))).toEqual([]);
  });

  test('use 15 bits of color and a third of the lines in ps2-low-poly', async () => {
    const frame = await frameOf('ps2-low-poly');
    expect(frame.width).toBeLessThan(PICTURE.width * 0.4);
    for (const color of colors(frame)) expect(color & 0x070707).toBe(0);
  });

  test('turn skin yellow and keep the shirt red in yellow-family', async () => {
    const look = lookOf('yellow-family');
    const figure = await wardrobeOf([{ portrait: whole }], look, PICTURE, 'job').dress(0, DAYLIGHT);
    const { canvas } = standing(figure);
    const pixel = (y: number) => canvas.getContext('2d').getImageData(193, 20 + 270 * y, 1, 1).data;
    const [red = 0, green = 0, blue = 255] = pixel(0.17);
    expect([red > 190, green > 150, blue < 110]).toEqual([true, true, true]);
    const [shirtRed = 0, shirtGreen = 255] = pixel(0.5);
    expect([shirtRed > 150, shirtGreen < 110]).toEqual([true, true]);
  });

  test('draw dark lines in cartoon-network and yellow-family, but not in pixar-3d', async () => {
    // Only thin lines count, which have light pixels on both sides.
    const dark = ({ data, width }: Frame) => {
      const tone = (index: number) => (data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0);
      let count = 0;
      for (let index = 16; index < data.length - 16; index += 4) {
        if (tone(index) < 120 && tone(index - 16) > 240 && tone(index + 16) > 240) count += 1;
      }
      return count / width;
    };
    const [network, family, pixar] = await Promise.all(
      (['cartoon-network', 'yellow-family', 'pixar-3d'] as const).map((preset) => frameOf(preset, { characters: [] })),
    );
    if (!network || !family || !pixar) throw new Error('a frame is missing');
    expect(dark(network)).toBeGreaterThan(dark(pixar) * 2);
    expect(dark(family)).toBeGreaterThan(dark(pixar) * 2);
  });

  test('give the same frame for the same job and another frame for another job', async () => {
    const [one, same, other] = [await frameOf('ghibli'), await frameOf('ghibli'), await frameOf('ghibli', {}, 'other')];
    expect(one.data.equals(same.data)).toBe(true);
    expect(one.data.equals(other.data)).toBe(false);
  });
});

describe('odd images', () => {
  test.each(LOOKS)('are drawn in %s: one pixel, a strip, a transparent picture', async (preset) => {
    const look = lookOf(preset);
    const odd: Player[] = [
      { portrait: { canvas: createCanvas(1, 1), kind: 'figure', isBust: true } },
      { portrait: { canvas: createCanvas(900, 6), kind: 'picture', isBust: false } },
      { portrait: { canvas: createCanvas(6, 900), kind: 'figure', isBust: false } },
    ];
    const picture = { width: 160, height: 90 };
    const frames = framesOf(
      {
        scenes: [{ ...SCENE, characters: [0, 1, 2], shot: 'close' }],
        look,
        picture,
        wardrobe: wardrobeOf(odd, look, picture, 'job'),
        rhythm: QUIET,
        ...NOBODY,
        seed: 'job',
      },
      FIRST,
    );
    const { value } = await frames.next();
    await frames.return(undefined);
    expect(value?.length).toBe(160 * 90 * 4);
  });
});

describe('a place', () => {
  test('differs from all other places, and at night from the day', async () => {
    const frames = await Promise.all(
      PLACES.map((place) => frameOf('pixel-art', { place, characters: [], shot: 'wide' })),
    );
    frames.forEach((one, index) => {
      for (const other of frames.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(6);
    });
    const beach = await frameOf('pixel-art', { place: 'beach', shot: 'wide' });
    expect(
      difference(beach, await frameOf('pixel-art', { place: 'beach', time: 'night', shot: 'wide' })),
    ).toBeGreaterThan(25);
  });
});

describe('the sky', () => {
  test('has no cloud in front of the sun', async () => {
    const look = lookOf('pixel-art');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { layers, light, width, height } = await paintSet(
        { ...SCENE, place: 'field', time: 'sunset' },
        PICTURE,
        look,
        seed,
      );
      const { x = 0, y = 0 } = light.sun ?? {};
      const [red = 0, green = 0, blue = 0] = layers.sky.canvas
        .getContext('2d')
        .getImageData(Math.round(x * width), Math.round(y * height * look.horizon), 1, 1).data;
      const [wishedRed = 0, wishedGreen = 0, wishedBlue = 0] = light.sun?.color ?? [];
      expect(Math.abs(red - wishedRed) + Math.abs(green - wishedGreen) + Math.abs(blue - wishedBlue)).toBeLessThan(60);
    }
  });
});

describe('a character', () => {
  test('does not stand in front of the sun in a wide shot, even in a mirrored place', async () => {
    const look = lookOf('pixel-art');
    const sides = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const set = await paintSet({ ...SCENE, place: 'field', time: 'sunset' }, PICTURE, look, seed);
      const sun = set.light.sun?.x ?? 0;
      sides.add(sun);
      for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
        const scene = { ...SCENE, text, shot: 'wide' as const, characters: [0] };
        const [actor] = await cast(scene, look, set, PICTURE);
        expect(Math.abs((actor?.x ?? 0) / PICTURE.width - sun)).toBeGreaterThan(0.09);
      }
    }
    expect(sides.size).toBe(2);
  });

  test('is darker at night than by day, without a dark rim', async () => {
    const look = lookOf('pixar-3d');
    const sprite = async (time: 'day' | 'night') => {
      const figure = await wardrobeOf(players, look, PICTURE, 'job').dress(0, lightOf(time, 'clear', 'calm'));
      const { canvas } = standing(figure);
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let [sum, clear] = [0, 0];
      for (let index = 0; index < data.length; index += 4) {
        sum += (data[index + 1] ?? 0) * ((data[index + 3] ?? 0) / 255);
        if (data[index + 3] === 0) clear += 1;
      }
      return { sum, clear };
    };
    const [day, night] = [await sprite('day'), await sprite('night')];
    expect(night.sum).toBeLessThan(day.sum * 0.85);
    expect(night.clear).toBe(day.clear);
    expect(night.clear).toBeGreaterThan(0);
  });

  test('is not stretched if it is not a person', async () => {
    for (const preset of [undefined, 'pixel-art'] as const) {
      const figure = await wardrobeOf([{ portrait: whole }], lookOf(preset), PICTURE, 'job').dress(0, DAYLIGHT);
      const { left, right, top, bottom } = standing(figure, UPRIGHT_POSE);
      const error = (right - left) / (bottom - top) / (whole.canvas.width / whole.canvas.height);
      expect(Math.abs(error - 1)).toBeLessThan(0.06);
    }
  });

  test.each(LOOKS)('stands on its feet and has the requested height: %s', async (preset) => {
    const figure = await wardrobeOf(players, lookOf(preset), PICTURE, 'job').dress(0, DAYLIGHT);
    const { top, bottom } = standing(figure);
    expect(Math.abs(bottom - FOOT)).toBeLessThan(12);
    expect(Math.abs(FOOT - top - TALL)).toBeLessThan(TALL * 0.2);
  });

  test.each(SHOTS)('has the whole head in the picture, whatever its aspect ratio: %s', async (shot) => {
    const look = lookOf('90s-anime');
    for (const picture of [PICTURE, { width: 270, height: 480 }, { width: 270, height: 270 }]) {
      const set = await paintSet(SCENE, picture, look, 'job');
      const [actor] = await cast({ ...SCENE, shot }, look, set, picture);
      if (!actor) throw new Error('nobody came');
      const crown = (actor.y - actor.height) / picture.height;
      expect(crown).toBeGreaterThan(0.06);
      expect(crown + (actor.height * actor.figure.proportions.head) / picture.height).toBeLessThan(0.75);
    }
  });

  test('has a different drawing at each moment of a walk', async () => {
    const figure = await wardrobeOf(players, lookOf('90s-anime'), PICTURE, 'job').dress(0, DAYLIGHT);
    const drawings = [0, 0.25, 0.5, 0.75, 1].map((beats) =>
      standing(figure, poseAt(CLIPS.walk, { seconds: beats / 2, beats }))
        .canvas.data()
        .toString('hex'),
    );
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

function cast(scene: Scene, look: Look, set: PaintedSet, picture: PictureSize): Promise<Actor[]> {
  const performance = performanceOf({ scene, rhythm: QUIET, ...NOBODY, seed: 'job' });
  return castScene(scene, wardrobeOf(players, look, picture, 'job'), set, picture, performance);
}

const DAYLIGHT = lightOf('day', 'clear', 'calm');
const TALL = 270;
const FOOT = 290;

interface Standing {
  canvas: Canvas;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STANDING = poseAt(CLIPS.stand, { seconds: 0, beats: 0 });

/** Draws a figure of 270 pixels on a clear canvas of 400 × 320. Returns the canvas and the bounds of the drawing. */
function standing(figure: Figure, pose: Pose = STANDING): Standing {
  const canvas = createCanvas(400, 320);
  const context = canvas.getContext('2d');
  const skeleton = skeletonOf(pose, figure.proportions, 0);
  figure.draw(context, { x: 200, y: FOOT, height: TALL }, { pose, skeleton, face: NEUTRAL_FACE, seconds: 0, pulse: 0 });
  const { data } = context.getImageData(0, 0, 400, 320);
  const box = { left: 400, right: 0, top: 320, bottom: 0 };
  for (let y = 0; y < 320; y += 1) {
    for (let x = 0; x < 400; x += 1) {
      if ((data[(y * 400 + x) * 4 + 3] ?? 0) < 100) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return { canvas, ...box };
}
