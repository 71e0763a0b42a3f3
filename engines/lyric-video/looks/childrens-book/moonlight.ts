import { css, hex } from '../../../drawing/color.ts';
import { type Brush, dab, drawn, form } from './paint.ts';
import { oval } from './shapes.ts';
import type { Stage } from './stage.ts';

/** What shines at night. */

/** A full moon in its glow. Above a singer in a tall picture, there is no room for it. */
export function moon(brush: Brush, stage: Stage): void {
  const { wide, hasSinger } = stage;
  if (wide <= 110 && hasSinger) return;
  const [x, y, radius] = wide > 110 ? [wide * (hasSinger ? 0.1 : 0.15), 25, 12.5] : [wide * 0.24, 14, 8.4];
  const { pen, plain } = brush;
  const glow = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3);
  glow.addColorStop(0, css(hex(plain('#fff4ce')), 0.42));
  glow.addColorStop(1, css(hex(plain('#fff4ce')), 0));
  pen.fillStyle = glow;
  pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  const warm = { ...brush, tint: brush.plain };
  form(warm, oval(x, y, radius, radius * 0.98), '#f6e7b8', {
    flow: 0.6,
    even: true,
    hair: radius * 0.09,
    apart: 0.8,
    shade: 0.7,
    line: 0.2,
  });
  for (const [dx, dy, rx, ry] of [
    [-0.3, -0.34, 0.3, 0.22],
    [-0.42, 0.12, 0.2, 0.26],
    [0.22, 0.02, 0.24, 0.15],
    [0.02, 0.5, 0.16, 0.1],
    [0.5, 0.3, 0.1, 0.12],
  ] as const)
    form(warm, oval(x + dx * radius, y + dy * radius, rx * radius, ry * radius, dx), '#dfcb9c', {
      flow: 0.6,
      shade: 0,
      line: 0,
      even: true,
      hair: radius * 0.1,
    });
}

export function stars(brush: Brush, wide: number): void {
  const own = brush.chance.fork('stars');
  for (let star = 0; star < 60; star++) {
    const [x, y, size] = [own.next() * wide, own.next() ** 1.4 * 66, own.between(0.14, 0.42)];
    const warm = { ...brush, tint: brush.plain };
    dab(warm, x, y, size, size, '#fbf0cc');
    if (size > 0.34)
      for (const turn of [0, 1.57])
        drawn(
          warm,
          [
            [x - Math.cos(turn) * 1.1, y - Math.sin(turn) * 1.1],
            [x + Math.cos(turn) * 1.1, y + Math.sin(turn) * 1.1],
          ],
          '#fbf0cc',
          0.16,
          0.9,
        );
  }
}

/** @param share 0 to 1: it grows bright and dark again */
export function firefly(brush: Brush, share: number): void {
  const light = 0.35 + 0.65 * Math.sin(share * Math.PI);
  const { pen, plain } = brush;
  const glow = pen.createRadialGradient(0, 0, 0, 0, 0, 3);
  glow.addColorStop(0, css(hex(plain('#ffec8c')), 0.9 * light));
  glow.addColorStop(0.3, css(hex(plain('#ffdc6e')), 0.5 * light));
  glow.addColorStop(1, css(hex(plain('#ffd660')), 0));
  pen.fillStyle = glow;
  pen.fillRect(-3, -3, 6, 6);
  dab({ ...brush, tint: brush.plain }, 0, 0, 0.5, 0.42, '#fff6c8');
}
