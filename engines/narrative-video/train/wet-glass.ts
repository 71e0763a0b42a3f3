import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { chanceOf } from '../../drawing/chance.ts';
import type { FrameFacts } from '../frame-facts.ts';

const chance = chanceOf('wet glass');
/** Drops that cling to the glass: their places as shares of the picture, and their radii in shares of its shorter side. */
const CLINGING = Array.from({ length: 340 }, () => ({
  x: chance.next(),
  y: chance.next(),
  radius: 0.0016 + 0.0085 * chance.next() ** 4,
}));
/** Drops that run down, each with the way that it leaves behind. */
const RUNNING = Array.from({ length: 22 }, () => ({
  x: chance.next(),
  start: chance.next(),
  seconds: chance.between(2.2, 6),
  radius: chance.between(0.005, 0.0085),
  long: chance.between(0.1, 0.3),
  sway: chance.between(2, 5),
}));
/** How far the wind of the ride carries a drop aside while it falls by one, and how far beyond the picture drops run. */
const [SLANT, BEYOND] = [0.42, 0.3];

let drop: Canvas | undefined;
let track: Canvas | undefined;
let clinging: Canvas | undefined;

/** Draws drops and trickles on a window in front of a lens: each drop shows the light of the sky upside down. */
export function drawWetGlass(
  context: SKRSContext2D,
  facts: Pick<FrameFacts, 'width' | 'height' | 'unit' | 'seconds'>,
): void {
  const { width, height, unit, seconds } = facts;
  drop ??= dropPicture();
  track ??= trackPicture();
  if (clinging?.width !== width || clinging.height !== height) clinging = clingingDrops(drop, width, height, unit);
  context.drawImage(clinging, 0, 0);
  for (const { x, start, seconds: fall, radius, long, sway } of RUNNING) {
    const way = height * (1 + BEYOND * 2);
    const fallen = (((start + seconds / fall) % 1) - BEYOND / (1 + BEYOND * 2)) * way;
    const left = ((x * (1 + SLANT) * width - fallen * SLANT) % width) + Math.sin((fallen / unit) * sway) * unit * 0.006;
    const size = radius * unit;
    context.save();
    context.translate(left, fallen);
    context.rotate(Math.atan(SLANT));
    context.drawImage(track, -size * 0.6, -long * unit, size * 1.2, long * unit);
    context.restore();
    context.drawImage(drop, left - size, fallen - size * 1.25, size * 2, size * 2.5);
  }
}

/** Pixels along a drop's side and along a track. */
const [SIDE, LONG] = [48, 128];

function dropPicture(): Canvas {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext('2d');
  const half = SIDE / 2;
  const rim = pen.createRadialGradient(half, half * 1.12, half * 0.2, half, half, half);
  rim.addColorStop(0, 'rgba(236,242,248,0.5)');
  rim.addColorStop(0.5, 'rgba(206,216,228,0.26)');
  rim.addColorStop(0.82, 'rgba(18,22,28,0.42)');
  rim.addColorStop(0.94, 'rgba(18,22,28,0.16)');
  rim.addColorStop(1, 'rgba(18,22,28,0)');
  pen.fillStyle = rim;
  pen.fillRect(0, 0, SIDE, SIDE);
  const shine = pen.createRadialGradient(half * 0.7, half * 0.6, 0, half * 0.7, half * 0.6, half * 0.3);
  shine.addColorStop(0, 'rgba(255,255,255,0.85)');
  shine.addColorStop(1, 'rgba(255,255,255,0)');
  pen.fillStyle = shine;
  pen.fillRect(0, 0, SIDE, SIDE);
  return canvas;
}

/** The wet way of a drop: its upper end has dried. */
function trackPicture(): Canvas {
  const canvas = createCanvas(SIDE / 4, LONG);
  const pen = canvas.getContext('2d');
  const across = pen.createLinearGradient(0, 0, canvas.width, 0);
  across.addColorStop(0, 'rgba(14,18,24,0)');
  across.addColorStop(0.25, 'rgba(14,18,24,0.3)');
  across.addColorStop(0.6, 'rgba(228,236,244,0.3)');
  across.addColorStop(1, 'rgba(228,236,244,0)');
  pen.fillStyle = across;
  pen.fillRect(0, 0, canvas.width, LONG);
  const dried = pen.createLinearGradient(0, 0, 0, LONG);
  dried.addColorStop(0, 'rgba(0,0,0,0)');
  dried.addColorStop(1, 'rgba(0,0,0,1)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = dried;
  pen.fillRect(0, 0, canvas.width, LONG);
  return canvas;
}

function clingingDrops(picture: Canvas, width: number, height: number, unit: number): Canvas {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (const { x, y, radius } of CLINGING) {
    const size = radius * unit;
    pen.drawImage(picture, x * width - size, y * height - size, size * 2, size * 2.2);
  }
  return canvas;
}
