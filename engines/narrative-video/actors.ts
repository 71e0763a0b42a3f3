import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../drawing/chance.ts';
import { css, lighten, mix } from '../drawing/color.ts';
import { type Placement, SHOT_ZOOM } from './camera.ts';
import type { Portrait } from './cutout.ts';
import type { Light } from './light.ts';
import type { PaintedSet, PictureSize } from './set.ts';
import { freeSpentCanvases } from './spent-canvases.ts';
import type { Action, Scene, Shot } from './story.ts';
import type { FrameFacts, Style } from './styles/style.ts';

/** A character in a scene: drawn upright, in its own proportions, by its foot. */
export interface Actor {
  sprite: Canvas;
  /** Pixels of the picture, before the camera moves. */
  height: number;
  width: number;
  /** Of its foot, pixels of the picture. */
  x: number;
  y: number;
  stands: 'on-ground' | 'at-edge' | 'hangs';
  action: Action;
  /** The stage's enlargement at which these measures hold. */
  base: number;
  /** Sets neighbors apart in time. */
  phase: number;
}

/** The characters' images in the style's treatment, one of each size. */
export interface Wardrobe {
  portraits: readonly Portrait[];
  dress(character: number, height: number): Promise<Canvas>;
}

export function wardrobeOf(portraits: readonly Portrait[], style: Style, picture: PictureSize, seed: string): Wardrobe {
  const dressed = new Map<string, Promise<Canvas>>();
  const unit = Math.min(picture.width, picture.height);
  return {
    portraits,
    dress(character, height) {
      // On a grid each size has pixels of its own; elsewhere one treatment serves every size.
      const tall =
        style.grid !== undefined
          ? Math.round(height)
          : Math.round(picture.height * (picture.height > picture.width ? 0.7 : 1));
      const key = `${character}/${tall}`;
      const known = dressed.get(key);
      if (known) return known;
      const made = treated(portraits[character], style, tall, unit, `${seed}/${character}`);
      dressed.set(key, made);
      return made;
    },
  };
}

async function treated(
  portrait: Portrait | undefined,
  style: Style,
  height: number,
  unit: number,
  seed: string,
): Promise<Canvas> {
  if (!portrait) throw new RangeError('the scene names a character that the job does not have');
  const chance = chanceOf(seed);
  const { canvas } = portrait;
  const scale = Math.min(height / canvas.height, (unit * 2) / canvas.width);
  const resized = scaled(canvas, canvas.width * scale, canvas.height * scale);
  const image = await style.treat(resized, unit, chance);
  await freeSpentCanvases();
  return portrait.kind === 'picture' ? style.mount(image, unit, chance) : image;
}

/** Halved until nearly right: a single bilinear step would skip pixels. */
function scaled(canvas: Canvas, width: number, height: number): Canvas {
  let image = canvas;
  // At least a pixel: what is thinner would be halved for ever.
  while (image.width > Math.max(1, width) * 2) image = resized(image, image.width / 2, image.height / 2);
  return resized(image, width, height);
}

function resized(canvas: Canvas, width: number, height: number): Canvas {
  const image = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = image.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, image.width, image.height);
  return image;
}

/** Heights in shares of the picture's. */
const FIGURE: Readonly<Record<Shot, number>> = { wide: 0.52, medium: 1.1, close: 1.7 };
const BUST: Readonly<Record<Shot, number>> = { wide: 0.5, medium: 0.68, close: 0.86 };
const CARD: Readonly<Record<Shot, number>> = { wide: 0.46, medium: 0.6, close: 0.74 };
const PLACES: readonly (readonly number[])[] = [[], [0.5], [0.31, 0.69], [0.2, 0.5, 0.8], [0.14, 0.38, 0.62, 0.86]];

/** Where somebody alone stands in a wide shot: not before the sun, which would sit on the head. */
function sideOf(scene: Scene, { light }: PaintedSet): number {
  const side = chanceOf(scene.text + scene.start).pick([0.37, 0.5, 0.63]);
  return light.sun && Math.abs(side - light.sun.x) < 0.1 ? 1 - light.sun.x : side;
}

export async function castScene(
  scene: Scene,
  wardrobe: Wardrobe,
  set: PaintedSet,
  picture: PictureSize,
): Promise<Actor[]> {
  const count = scene.characters.length;
  const isTall = picture.height > picture.width;
  const feet = picture.height / 2 + (set.ground - set.height / 2);
  const side = sideOf(scene, set);
  return Promise.all(
    scene.characters.map(async (character, index) => {
      const portrait = wardrobe.portraits[character];
      if (!portrait) throw new RangeError('the scene names a character that the job does not have');
      const kind = portrait.kind === 'picture' ? 'card' : portrait.isBust ? 'bust' : 'figure';
      const share =
        { card: CARD, bust: BUST, figure: FIGURE }[kind][scene.shot] *
        (isTall && kind !== 'figure' ? 0.72 : isTall ? 0.86 : 1);
      const aspect = portrait.canvas.width / portrait.canvas.height;
      const room =
        (picture.width * (kind === 'figure' && scene.shot === 'close' ? 1.25 : 0.92)) / Math.max(1, count * 0.86);
      // Who is wider than tall is an animal or a group: of one size with the others by area, not by height.
      const stature = kind === 'figure' ? Math.min(1, (0.6 / aspect) ** 0.6) : 1;
      const height = Math.min(picture.height * share * stature, room / aspect);
      const place = count === 1 ? (scene.shot === 'wide' ? side : 0.5) : (PLACES[count]?.[index] ?? 0.5);
      // Whole where the shot has room for it, otherwise cut off by the picture's edge, below the knees or the chest.
      const isWhole = scene.shot === 'wide' || height < picture.height * 0.9;
      const stands = kind === 'card' ? 'hangs' : kind === 'figure' && isWhole ? 'on-ground' : 'at-edge';
      return {
        sprite: lit(await wardrobe.dress(character, height), height * LARGEST_ZOOM, set.light),
        height,
        width: height * aspect,
        x: picture.width * place,
        y: footOf(kind, scene.shot, height, feet, picture),
        stands,
        action: scene.action,
        base: scene.shot === 'wide' ? 1 : SHOT_ZOOM[scene.shot],
        phase: index * 0.37 + character * 0.13,
      } satisfies Actor;
    }),
  );
}

/** What a camera's way enlarges an actor by at most. */
const LARGEST_ZOOM = 1.2;

/** No larger than it is shown, and with the place's light on it. */
function lit(dressed: Canvas, height: number, light: Light): Canvas {
  const scale = Math.min(1, height / dressed.height);
  const canvas = scaled(dressed, dressed.width * scale, dressed.height * scale);
  const context = canvas.getContext('2d');
  if (light.isDark) darkened(canvas, light);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = css(mix(light.haze, light.key, 0.4), light.time === 'day' || light.isDark ? 0.05 : 0.16);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const rim = context.createLinearGradient(
    light.sun && light.sun.x < 0.5 ? 0 : canvas.width,
    0,
    canvas.width / 2,
    canvas.height * 0.3,
  );
  rim.addColorStop(0, css(light.horizon, 0.3));
  rim.addColorStop(1, css(light.horizon, 0));
  context.fillStyle = rim;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A night takes light away: a veil of its color would be fog. */
function darkened(canvas: Canvas, { key }: Light): void {
  const shape = createCanvas(canvas.width, canvas.height);
  shape.getContext('2d').drawImage(canvas, 0, 0);
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = css(lighten(key, 0.4));
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(shape, 0, 0);
}

function footOf(
  kind: 'card' | 'bust' | 'figure',
  shot: Shot,
  height: number,
  feet: number,
  picture: PictureSize,
): number {
  if (kind === 'card') return picture.height * 0.5 + height / 2;
  // Cut by the image's edge, so cut by the picture's too, with something to spare for its movement.
  if (kind === 'bust') return picture.height + height * 0.05;
  if (shot === 'wide') return feet;
  if (height < picture.height * 0.9) return picture.height * 0.95;
  return Math.max(picture.height * 0.1 + height, picture.height * 1.02);
}

/** Shadow and figure at one moment. `ground` is where the ground's layer lies. */
export function drawActor(
  context: SKRSContext2D,
  actor: Actor,
  ground: Placement,
  picture: PictureSize,
  facts: FrameFacts,
): void {
  const motion = motionOf(actor, facts);
  const follow = actor.stands === 'on-ground' ? 1 : actor.stands === 'at-edge' ? 0.35 : 0.6;
  const zoom = ground.scale / actor.base;
  // A face in close-up stays where it is while the camera comes nearer; feet stay on their ground.
  const center = { x: picture.width / 2, y: picture.height * (actor.stands === 'at-edge' ? 0.4 : 0.5) };
  const drift = driftOf(ground, picture);
  const x = center.x + (actor.x - center.x + motion.x * actor.height) * zoom + drift.x * follow;
  const foot = center.y + (actor.y - center.y) * zoom + (actor.stands === 'at-edge' ? 0 : drift.y * follow);
  const scale = (actor.height / actor.sprite.height) * zoom * motion.scale;
  const y = foot + motion.y * actor.height * zoom;
  if (actor.stands === 'on-ground') {
    const lift = Math.max(0.35, 1 + motion.y * 6);
    context.fillStyle = `rgba(10,8,26,${0.34 * lift})`;
    context.beginPath();
    context.ellipse(
      x,
      foot - actor.height * zoom * 0.008,
      actor.width * zoom * 0.42 * lift,
      actor.height * zoom * 0.028,
      0,
      0,
      7,
    );
    context.fill();
  }
  context.save();
  context.translate(x, y);
  context.rotate(motion.turn);
  context.scale(scale, scale);
  context.drawImage(actor.sprite, -actor.sprite.width / 2, -actor.sprite.height);
  context.restore();
}

/** How far the camera has moved the ground's center from the picture's. */
function driftOf(ground: Placement, picture: PictureSize): { x: number; y: number } {
  return {
    x: ground.x + (picture.width * 1.24 * ground.scale) / 2 - picture.width / 2,
    y: ground.y + (picture.height * 1.12 * ground.scale) / 2 - picture.height / 2,
  };
}

interface Motion {
  /** Shares of the actor's height. */
  x: number;
  y: number;
  /** Radians about the foot. */
  turn: number;
  scale: number;
}

function motionOf({ action, phase, stands }: Actor, { seconds, length, pulse, loudness, frame }: FrameFacts): Motion {
  const time = seconds + phase;
  const progress = seconds / length - 0.5;
  const wave = (hertz: number) => Math.sin(time * hertz * Math.PI * 2);
  const edge = stands === 'at-edge' ? 0.4 : 1;
  switch (action) {
    case 'walk':
      return { x: progress * 0.3 * edge, y: -Math.abs(wave(0.9)) * 0.014, turn: wave(0.9) * 0.018, scale: 1 };
    case 'run':
      return { x: progress * 0.55 * edge, y: -Math.abs(wave(1.5)) * 0.03, turn: 0.05 + wave(1.5) * 0.025, scale: 1 };
    case 'dance':
      return { x: wave(0.5) * 0.04, y: -pulse * 0.035, turn: wave(0.55) * 0.06, scale: 1 + pulse * 0.012 };
    case 'sing':
      return { x: wave(0.22) * 0.012, y: -pulse * 0.008, turn: wave(0.3) * 0.022, scale: 1 + loudness * 0.025 };
    case 'fly':
      return {
        x: progress * 0.3 * edge,
        y: (stands === 'at-edge' ? 0 : -0.16) + wave(0.28) * 0.03,
        turn: 0.09 + wave(0.2) * 0.04,
        scale: 1,
      };
    case 'swim':
      return {
        x: progress * 0.24 * edge,
        y: (stands === 'at-edge' ? 0 : -0.2) + wave(0.4) * 0.035,
        turn: 0.16 * edge + wave(0.4) * 0.05,
        scale: 1,
      };
    case 'fall':
      return { x: wave(0.5) * 0.02, y: (progress - 0.2) * 0.3 * edge, turn: wave(0.35) * 0.12, scale: 1 };
    case 'drive':
      return { x: progress * 0.16, y: (frame % 3) * -0.0018, turn: wave(2.2) * 0.004, scale: 1 };
    case 'sit':
      return { x: 0, y: wave(0.22) * 0.003, turn: wave(0.12) * 0.008, scale: 1 };
    case 'stand':
      return { x: wave(0.13) * 0.006, y: wave(0.3) * 0.003, turn: wave(0.17) * 0.011, scale: 1 + pulse * 0.004 };
  }
}
