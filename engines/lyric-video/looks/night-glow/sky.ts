import { type Context2D, plate } from '../../../drawing/canvas.ts';
import type { Frame } from '../../../drawing/frame.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import type { Composition } from '../../look.ts';
import type { Stage } from './stage.ts';

const STARS = 190;
const BEAMS = 9;

/** What stands still behind the subject: the sky around the disc of light, and the floor or the sea that mirrors it. */
export function skyOf(composition: Composition, stage: Stage): Frame {
  const { width, height, tint, chance, movement } = composition;
  const { horizon } = stage;
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: horizon }, [
      [0, tint('#0a0722')],
      [0.6, tint('#24115a')],
      [1, tint('#7a2391')],
    ]);
    stars(pen, composition, stage);
    glow(pen, composition, stage);
    if (movement === 'chorus') beams(pen, composition, stage);
    if (movement !== 'break' && movement !== 'ending') light(pen, composition, stage);
    if (movement === 'verse') city(pen, composition, stage);
    if (movement === 'break' || movement === 'ending') hills(pen, composition, stage);
    mirror(pen, composition, stage);
    grain(pen, width, height, 0.04, chance);
  });
}

/** None is behind the words, where it would look like a mark of theirs. */
function stars(pen: Context2D, { width, unit, chance, text }: Composition, { horizon, middle, radius }: Stage): void {
  const own = chance.fork('stars');
  for (let star = 0; star < STARS; star++) {
    const [x, y, size] = [own.next() * width, own.next() * horizon, own.next() ** 6];
    const among = x > text.left && x < text.left + text.width && y > text.top && y < text.top + text.height;
    if (among || Math.hypot(x - middle[0], y - middle[1]) < 1.45 * radius) continue;
    pen.fillStyle = `rgb(255 240 255 / ${(0.25 + 0.65 * size) * (1 - (y / horizon) ** 2)})`;
    disc(pen, x, y, (0.7 + 2 * size) * unit);
    pen.fill();
  }
}

function glow(pen: Context2D, { width, height, tint }: Composition, { middle, radius }: Stage): void {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (const [reach, color, strength] of [
    [4.2, '#7a2391', 150],
    [2.1, '#ff5fa2', 130],
  ] as const) {
    const gradient = pen.createRadialGradient(...middle, radius * 0.5, ...middle, radius * reach);
    for (let step = 0; step <= 6; step++) {
      const alpha = Math.round(strength * (1 - step / 6) ** 2.2);
      gradient.addColorStop(step / 6, tint(color) + alpha.toString(16).padStart(2, '0'));
    }
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, width, height);
  }
  pen.restore();
}

/** The lights of a concert: they fan out from the disc. */
function beams(pen: Context2D, { width, height, tint }: Composition, { middle, radius }: Stage): void {
  const reach = Math.hypot(width, height);
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.translate(...middle);
  for (let beam = 0; beam < BEAMS; beam++) {
    const angle = Math.PI * (1.12 + (0.76 * beam) / (BEAMS - 1));
    const half = beam % 2 ? 0.045 : 0.075;
    const gradient = pen.createRadialGradient(0, 0, radius * 0.9, 0, 0, reach * 0.75);
    const color = tint((['#ff5fa2', '#4cc9ff', '#a878ff'] as const)[beam % 3] as string);
    gradient.addColorStop(0, `${color}78`);
    gradient.addColorStop(0.5, `${color}26`);
    gradient.addColorStop(1, `${color}00`);
    pen.fillStyle = gradient;
    polygon(pen, [
      [0, 0],
      [Math.cos(angle - half) * reach, Math.sin(angle - half) * reach],
      [Math.cos(angle + half) * reach, Math.sin(angle + half) * reach],
    ]);
    pen.fill();
  }
  pen.restore();
}

/** The disc itself: hot below, cooler above. */
function light(pen: Context2D, { tint }: Composition, { middle: [x, y], radius }: Stage): void {
  const gradient = pen.createLinearGradient(0, y - radius, 0, y + radius);
  gradient.addColorStop(0, tint('#a878ff'));
  gradient.addColorStop(0.45, tint('#ff5fa2'));
  gradient.addColorStop(1, tint('#ffc4a8'));
  pen.save();
  pen.shadowColor = tint('#ff5fa2');
  pen.shadowBlur = radius * 0.25;
  pen.fillStyle = gradient;
  disc(pen, x, y, radius);
  pen.fill();
  pen.restore();
}

/** A skyline with lit windows, low enough to leave the sky to the disc. */
function city(pen: Context2D, { width, unit, tint, chance, shape }: Composition, { horizon }: Stage): void {
  for (const [row, color] of (['#24115a', '#06041a'] as const).entries()) {
    const own = chance.fork(`city ${row}`);
    for (let x = -10 * unit; x < width; ) {
      const wide = own.between(26, 74) * unit;
      const edge = Math.abs(x / width - 0.5) * 2;
      const tall = own.between(0.25, 1) * (row ? 74 : 120) * unit * (shape === 'wide' ? 0.5 + 0.7 * edge : 0.9);
      pen.fillStyle = tint(color);
      pen.fillRect(x, horizon - tall, wide, tall);
      if (own.next() < 0.25) pen.fillRect(x + wide * 0.46, horizon - tall - 26 * unit, 3 * unit, 28 * unit);
      pen.fillStyle = `${tint('#ffc4a8')}${row ? 'd0' : '60'}`;
      for (let y = horizon - tall + 9 * unit; y < horizon - 8 * unit; y += 13 * unit)
        for (let at = x + 7 * unit; at < x + wide - 8 * unit; at += 11 * unit)
          if (own.next() < 0.3) pen.fillRect(at, y, 5 * unit, 6 * unit);
      x += wide + own.between(-6, row ? 26 : 4) * unit;
    }
  }
}

function hills(pen: Context2D, { width, unit, tint }: Composition, { horizon }: Stage): void {
  for (const [row, color] of (['#24115a', '#06041a'] as const).entries()) {
    pen.fillStyle = tint(color);
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(width / 2 + side * width * 0.52, horizon + unit);
      for (let step = 0; step <= 30; step++) {
        const share = step / 30;
        const ridge = Math.sin(share * 7 + row * 2 + side) * 7 + Math.sin(share * 17 + side * 2) * 3;
        const tall = ((row ? 58 : 104) + ridge) * (1 - share) ** 0.8 * unit;
        pen.lineTo(width / 2 + side * width * (0.52 - share * (row ? 0.3 : 0.4)), horizon + unit - tall);
      }
      pen.fill();
    }
  }
}

/** A polished floor or a calm sea: the sky upside down, darker, and the disc's light drawn out toward us. */
function mirror(pen: Context2D, { width, height, unit, tint, chance }: Composition, stage: Stage): void {
  const { middle, radius, horizon } = stage;
  wash(pen, { width, top: horizon, bottom: height }, [
    [0, tint('#4a1a78')],
    [0.3, tint('#24115a')],
    [1, tint('#06041a')],
  ]);
  const own = chance.fork('mirror');
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  const deep = Math.max(height - horizon, 1);
  for (let y = 0; y < deep; y += 5 * unit) {
    const share = y / deep;
    const near = Math.abs(horizon - middle[1] - y * 1.6) / radius;
    const half = radius * (near < 1 ? 0.35 + 0.6 * Math.sqrt(1 - near ** 2) : 0.35);
    for (let streak = 0; streak < 3; streak++) {
      const x = middle[0] + own.around() * half * 0.8;
      const wide = half * own.between(0.25, 0.8);
      const gradient = pen.createLinearGradient(x - wide, 0, x + wide, 0);
      const alpha = Math.round(150 * (1 - share) ** 0.9 * own.between(0.35, 1));
      const color = tint(own.next() < 0.3 ? '#ffc4a8' : '#ff5fa2');
      gradient.addColorStop(0, `${color}00`);
      gradient.addColorStop(0.5, color + alpha.toString(16).padStart(2, '0'));
      gradient.addColorStop(1, `${color}00`);
      pen.fillStyle = gradient;
      pen.fillRect(x - wide, horizon + y, 2 * wide, own.between(1, 3.4) * unit);
    }
  }
  pen.restore();
  pen.fillStyle = `${tint('#ffc4a8')}90`;
  pen.fillRect(0, horizon - unit, width, 1.6 * unit);
}
