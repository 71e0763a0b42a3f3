import type { Context2D } from '../../../drawing/canvas.ts';
import { type Chance, chanceOf } from '../../../drawing/chance.ts';
import { css, darken, luminance, type Rgb } from '../../../drawing/color.ts';
import { apart } from '../../../people/swatches.ts';
import { type BackOfHead, WAVES } from './back-of-head.ts';
import { EXTENT, type HeadPicture } from './head-picture.ts';

/** Distance of colors up to which a pixel is hair, and number of such pixels that make its color sure. */
const [LIKE_HAIR, SURE] = [44, 300];
/** Height in the space of the head below which hair is not looked for: there are necks and clothes. */
const LOWEST = 0.3;
/** Shares of the hair, from dark to bright, whose mean is its color. */
const USUAL = { from: 0.25, to: 0.72 };

/** Returns the usual color of a head's hair in the light of its place, or undefined if too little of it is seen. */
export function hairInLight({ data, lit, width, scale, hair, skin }: HeadPicture): Rgb | undefined {
  const seen: Rgb[] = [];
  const last = Math.round((LOWEST - EXTENT.top) * scale) * width * 4;
  for (let at = 0; at < last; at += 12) {
    if ((data[at + 3] as number) < 250) continue;
    const own: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    if (apart(own, hair) < Math.min(LIKE_HAIR, apart(own, skin)))
      seen.push([lit[at] as number, lit[at + 1] as number, lit[at + 2] as number]);
  }
  if (seen.length < SURE) return undefined;
  seen.sort((one, other) => luminance(one) - luminance(other));
  const usual = seen.slice(Math.floor(seen.length * USUAL.from), Math.ceil(seen.length * USUAL.to));
  const mean = (channel: 0 | 1 | 2) => usual.reduce((sum, color) => sum + color[channel], 0) / usual.length;
  return [mean(0), mean(1), mean(2)];
}

/**
 * Locks, strands and fine hairs: how many, how wide in the head's units, how much of their way they run, their opacity,
 * and how much brighter they are.
 */
const LAYERS = [
  { count: 150, wide: 0.085, long: [0.35, 0.8], opacity: 0.16, tones: [-0.4, -0.2, 0.16] },
  { count: 520, wide: 0.026, long: [0.3, 0.8], opacity: 0.2, tones: [-0.5, -0.25, 0.14, 0.26] },
  { count: 1500, wide: 0.009, long: [0.18, 0.6], opacity: 0.34, tones: [-0.55, -0.3, 0.16, 0.4] },
] as const;
/** The band in which hair reflects the light: share of the way from the crown, and how much brighter it is there. */
const SHINE = { count: 420, from: 0.1, to: 0.34, wide: 0.011, opacity: 0.26, tone: 0.75 };
/** Share of strands that fall over the crown to the other side, and the height of the whorl below the crown. */
const [OVER, WHORL] = [0.2, 0.2];
/** Points of each strand. */
const STEPS = 8;
/** Tips of hanging hair beyond its end: how many, half of their width, and their length. */
const TIP = { count: 90, half: 0.03, least: -0.04, most: 0.2 };

/**
 * Combs hair from the whorl down around the back of a head.
 * @param pen in the space of the head
 */
export function combHair(pen: Context2D, color: Rgb, back: BackOfHead): void {
  const { top, end, half, isHanging } = back;
  const chance = chanceOf('combed');
  pen.save();
  pen.lineCap = 'round';
  for (let tip = 0; isHanging && tip < TIP.count; tip += 1) {
    const x = (2 * chance.next() - 1) * half(end) * 0.97;
    pen.fillStyle = css(brighter(color, 0.62 + chance.between(-0.14, 0.2)));
    pen.beginPath();
    const y = end + 0.04 - 0.12 * (x / half(end)) ** 2;
    pen.moveTo(x - TIP.half, y - 0.12);
    pen.lineTo(x + TIP.half, y - 0.12);
    pen.lineTo(x * 0.95, y + chance.between(TIP.least, TIP.most));
    pen.fill();
  }
  outline(pen, back);
  pen.clip();
  pen.fillStyle = hairTones(pen, color, top, end);
  pen.fillRect(-2, top - 0.1, 4, end - top + 0.3);
  for (const { count, wide, long, opacity, tones } of LAYERS)
    for (let strand = 0; strand < count; strand += 1) {
      const tone = 1 + (tones[Math.floor(chance.next() * tones.length)] as number);
      const part = chance.between(long[0], long[1]);
      drawStrand(pen, back, chance, { from: chance.between(-0.1, 1 - part * 0.6), part });
      stroke(pen, brighter(color, tone), opacity, wide * chance.between(0.6, 1.4));
    }
  for (let strand = 0; strand < SHINE.count; strand += 1) {
    const { from, to, wide, opacity, tone } = SHINE;
    drawStrand(pen, back, chance, { from: chance.between(from, to), part: chance.between(0.06, 0.16) });
    stroke(pen, brighter(color, 1 + tone * chance.next()), opacity, wide);
  }
  roundOff(pen, back);
  pen.restore();
  if (isHanging) return;
  // A trimmed nape ends in single hairs.
  for (let hair = 0; hair < 130; hair += 1) {
    const x = (2 * chance.next() - 1) * half(end) * 0.94;
    const y = end + chance.between(-0.1, 0.02) - 0.1 * Math.abs(x);
    pen.beginPath();
    pen.moveTo(x, y - 0.12);
    pen.lineTo(x * 0.96 + chance.around() * 0.02, y + chance.between(0.01, 0.07));
    stroke(pen, brighter(color, 0.55), 0.42, 0.014);
  }
}

function stroke(pen: Context2D, color: Rgb, opacity: number, wide: number): void {
  pen.lineCap = 'round';
  pen.strokeStyle = css(color, opacity);
  pen.lineWidth = wide;
  pen.stroke();
}

/** Traces a part of the way of one strand, from the whorl to the end of the hair or over the crown. */
function drawStrand(
  pen: Context2D,
  { top, end, half, isHanging, hair }: BackOfHead,
  chance: Chance,
  { from, part }: { from: number; part: number },
): void {
  const isOver = chance.next() < OVER;
  // Toward the sides, which are seen at an angle, strands lie closer.
  const aside = Math.sin(chance.between(-1, 1) * (Math.PI / 2));
  const whorl = top + WHORL;
  const low = isOver ? top + WHORL * (1.1 * aside * aside - 0.2) : end + chance.around() * 0.06;
  const broad = half(-0.2);
  const ends = isOver ? Math.max(half(low), 0.1) * Math.sign(aside) * Math.abs(aside) : aside * half(end);
  const wave = WAVES[hair.texture] * (isHanging ? 1 : 0.6);
  const curls = hair.texture === 'curly' ? 16 : 8;
  const turn = chance.between(0, 6);
  pen.beginPath();
  for (let step = 0; step <= STEPS; step += 1) {
    const share = Math.max(0, Math.min(1, from + (part * step) / STEPS));
    const rest = 1 - share;
    // A Bézier curve from the whorl over the side of the head to the neck.
    const sum = (a: number, b: number, c: number, d: number) =>
      rest ** 3 * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share ** 3 * d;
    const x = isOver
      ? sum(0.05, ends * 0.4, ends * 0.8, ends)
      : sum(0.05, aside * broad * 1.1, aside * broad * (isHanging ? 1.06 : 1.42), ends);
    const y = isOver
      ? sum(whorl, whorl - 0.06, low - 0.02, low)
      : sum(whorl, whorl - 0.1, whorl + (low - whorl) * 0.5, low);
    pen.lineTo(x + wave * Math.sin(turn + share * curls), y);
  }
}

/** Traces the outline of the hair, whose end is lower in the middle. */
function outline(pen: Context2D, { top, end, half, isHanging }: BackOfHead): void {
  const rows = 48;
  const sag = isHanging ? 0.1 : 0.05;
  const at = (row: number) => top + ((end - sag - top) * row) / rows;
  pen.beginPath();
  for (let row = 0; row <= rows; row += 1) pen.lineTo(-half(at(row)), at(row));
  pen.quadraticCurveTo(0, end + sag, half(at(rows)), at(rows));
  for (let row = rows; row >= 0; row -= 1) pen.lineTo(half(at(row)), at(row));
  pen.closePath();
}

/** Darkens the sides of a head, which is round, and the hair that hangs in its own shadow. */
function roundOff(pen: Context2D, { top, end, half }: BackOfHead): void {
  const broad = half(-0.2);
  const across = pen.createLinearGradient(-broad, 0, broad, 0);
  for (const [at, opacity] of [
    [0, 0.62],
    [0.14, 0.3],
    [0.34, 0],
    [0.66, 0],
    [0.86, 0.3],
    [1, 0.62],
  ] as const)
    across.addColorStop(at, `rgba(8,5,8,${opacity})`);
  pen.fillStyle = across;
  pen.fillRect(-2, top - 0.1, 4, end - top + 0.3);
}

/** Makes a color brighter without making it paler. */
function brighter([red, green, blue]: Rgb, by: number): Rgb {
  return [Math.min(255, red * by), Math.min(255, green * by), Math.min(255, blue * by)];
}

/** How much darker hair is at the neck. */
const NECK = 0.4;

/** Returns the colors of hair from the crown to the neck. */
function hairTones(pen: Context2D, color: Rgb, from: number, to: number) {
  const tones = pen.createLinearGradient(0, from, 0, to);
  tones.addColorStop(0, css(darken(color, 0.16)));
  tones.addColorStop(0.24, css(brighter(color, 1.04)));
  tones.addColorStop(0.6, css(darken(color, 0.16)));
  tones.addColorStop(1, css(darken(color, NECK)));
  return tones;
}
