import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import { css, darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Texture } from '../../drawing/solids/mesh.ts';

/** Pixels of a pane. */
const [WIDTH, HEIGHT] = [96, 72];
/** Areas of lit panes, in square meters, from which one shows what is behind it, and from which that is a shop. */
const [ROOM, SHOP] = [0.5, 2];
/** Heights of shelves, as shares of the pane's, and colors of what stands on them. */
const SHELVES = [0.5, 0.86];
const GOODS = ['#8a3a2c', '#3c6a6e', '#c8803a', '#5a4a7a', '#6e7a3a'].map((tone) => hex(tone));

const made = new Map<string, Texture>();

/** Returns what shows behind a lit pane of this size: a room with curtains or a shop with its shelves; undefined for lamps. */
export function litPane(color: Rgb, [width, height]: readonly number[]): Texture | undefined {
  const area = (width ?? 0) * (height ?? 0);
  const isWarm = color[0] >= color[1] && color[1] > color[2];
  // Other colors are those of signs and screens.
  if (area < ROOM || !isWarm) return undefined;
  const key = `${color}/${area > SHOP}`;
  const known = made.get(key) ?? pictureOf(color, area > SHOP ? shelves : curtains);
  made.set(key, known);
  return known;
}

function pictureOf(color: Rgb, furnish: (context: SKRSContext2D, color: Rgb) => void): Texture {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const wall = context.createLinearGradient(0, 0, 0, HEIGHT);
  wall.addColorStop(0, css(mix(color, hex('#e08a3c'), 0.2)));
  wall.addColorStop(1, css(darken(mix(color, hex('#b8642c'), 0.55), 0.2)));
  context.fillStyle = wall;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const lamp = context.createRadialGradient(WIDTH * 0.5, HEIGHT * 0.12, 2, WIDTH * 0.5, HEIGHT * 0.12, WIDTH * 0.62);
  lamp.addColorStop(0, css(lighten(color, 0.6)));
  lamp.addColorStop(0.35, css(color, 0.55));
  lamp.addColorStop(1, css(color, 0));
  context.fillStyle = lamp;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  furnish(context, color);
  return { width: WIDTH, height: HEIGHT, data: context.getImageData(0, 0, WIDTH, HEIGHT).data };
}

function shelves(context: SKRSContext2D, color: Rgb): void {
  const chance = chanceOf(`${color}/shelves`);
  const wood = css(hex('#5c3418'), 0.85);
  for (const share of SHELVES) {
    const y = HEIGHT * share;
    for (let x = 6; x < WIDTH - 12; x += chance.between(9, 15)) {
      const [wide, tall] = [chance.between(5, 9), chance.between(9, 20)];
      context.fillStyle = css(mix(chance.pick(GOODS), color, 0.25));
      context.beginPath();
      context.roundRect(x, y - tall, wide, tall, chance.next() < 0.5 ? [wide / 2, wide / 2, 0, 0] : 1);
      context.fill();
    }
    context.fillStyle = wood;
    context.fillRect(2, y, WIDTH - 4, 3);
  }
}

function curtains(context: SKRSContext2D, color: Rgb): void {
  for (const side of [0, 1]) {
    for (let fold = 0; fold < 5; fold += 1) {
      const x = side ? WIDTH - (fold + 1) * 5 : fold * 5;
      context.fillStyle = css(mix(color, hex('#a0482c'), fold % 2 ? 0.55 : 0.72), 0.9);
      context.fillRect(x, 0, 5, HEIGHT);
    }
  }
}
