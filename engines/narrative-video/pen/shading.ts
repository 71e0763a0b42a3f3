import type { Path2D, SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from '../../drawing/chance.ts';
import { css, darken, lighten, luminance, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Light } from '../light/light.ts';
import type { Hand } from './hand.ts';

/** A shape that is filled in the hand's shading. */
export interface Body {
  context: SKRSContext2D;
  path: Path2D;
  points: readonly Point[];
  box: Box;
  tone: Rgb;
  hand: Hand;
  light: Light;
  /** A hundredth of the picture's shorter side, pixels. */
  share: number;
  /** Side from which light comes: -1 left, 1 right. */
  side: number;
  chance: Chance;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function shade(body: Body): void {
  const { context, path, box, tone, hand, share, side, light } = body;
  switch (hand.shading) {
    case 'flat':
      context.fillStyle = css(tone);
      context.fill(path);
      return;
    case 'soft':
    case 'paint':
      context.fillStyle = slope(body);
      context.fill(path);
      if (hand.shading === 'paint') dab(body);
      return;
    case 'cel':
      context.fillStyle = css(darken(tone, 0.32));
      context.fill(path);
      context.clip(path);
      context.translate(side * Math.min(box.width * 0.16, share * 7), -Math.min(box.height * 0.14, share * 6));
      context.fillStyle = css(tone);
      context.fill(path);
      return;
    case 'round': {
      // The bright edge is the part that remains when the body's outline is moved away from the light.
      const rim = Math.min(share * 0.9, Math.min(box.width, box.height) * 0.06);
      context.fillStyle = css(lighten(mix(tone, light.horizon, 0.35), 0.3));
      context.fill(path);
      context.clip(path);
      context.translate(-side * rim, rim);
      context.fillStyle = ball(body);
      context.fill(path);
      return;
    }
    case 'facet':
      facets(body);
  }
}

function slope({ context, box, tone, side }: Body) {
  const [from, to] = side > 0 ? [box.x + box.width, box.x] : [box.x, box.x + box.width];
  const gradient = context.createLinearGradient(from, box.y, from + (to - from) * 0.4, box.y + box.height);
  gradient.addColorStop(0, css(lighten(tone, 0.12)));
  gradient.addColorStop(0.5, css(tone));
  gradient.addColorStop(1, css(darken(tone, 0.3)));
  return gradient;
}

function ball({ context, box, tone, side }: Body) {
  const x = box.x + box.width * (0.5 + side * 0.22);
  const y = box.y + box.height * 0.24;
  const reach = Math.max(box.width, box.height) * 0.95;
  const gradient = context.createRadialGradient(x, y, reach * 0.04, x, y, reach);
  gradient.addColorStop(0, css(lighten(tone, 0.3)));
  gradient.addColorStop(0.35, css(tone));
  gradient.addColorStop(1, css(darken(tone, 0.5)));
  return gradient;
}

/** Fills the shape with strokes of a loaded brush, lighter at the top and darker at the bottom. */
function dab({ context, path, box, tone, share, chance }: Body): void {
  context.clip(path);
  const count = Math.min(60, Math.round((box.width * box.height) / (share * share * 14)));
  const reach = Math.min(share * 3.2, Math.min(box.width, box.height) * 0.3);
  const light = luminance(tone) > 40 ? lighten(tone, 0.16) : lighten(tone, 0.2);
  const dark = luminance(tone) > 40 ? darken(tone, 0.2) : lighten(tone, 0.1);
  for (let index = 0; index < count; index += 1) {
    const down = chance.next();
    context.fillStyle = css(chance.next() < 0.62 - down * 0.4 ? light : dark, 0.3);
    context.beginPath();
    const radius = reach * chance.between(0.4, 1);
    const turn = chance.between(-0.6, 0.6);
    context.ellipse(box.x + chance.next() * box.width, box.y + down * box.height, radius, radius * 0.55, turn, 0, 7);
    context.fill();
  }
}

/** Fills the shape with a fan of triangles around the middle, each with its own brightness. */
function facets({ context, path, points, box, tone, side, chance }: Body): void {
  context.fillStyle = css(tone);
  context.fill(path);
  context.clip(path);
  const middle: Point = [box.x + box.width * 0.5, box.y + box.height * 0.45];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [x, y] = [(point[0] + next[0]) / 2 - middle[0], (point[1] + next[1]) / 2 - middle[1]];
    const turn = (x * side * 0.5 - y) / (Math.hypot(x, y) + 1);
    const gain = 0.9 + 0.22 * turn + chance.between(-0.05, 0.05);
    context.fillStyle = css([tone[0] * gain, tone[1] * gain, tone[2] * gain]);
    context.beginPath();
    context.moveTo(middle[0], middle[1]);
    context.lineTo(point[0], point[1]);
    context.lineTo(next[0], next[1]);
    context.fill();
  });
}
