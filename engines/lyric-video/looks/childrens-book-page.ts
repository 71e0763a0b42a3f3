import type { Context2D } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { handLine, type Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { flower } from './childrens-book-cast.ts';

/** Where the cast is: beside the words in a wide picture, or in a framed picture on the page, above or below them. */
export function viewOf({ art, width, height, shape, text }: Composition): Rectangle {
  const edge = Math.min(width, height) * 0.055;
  if (shape === 'wide') {
    const isBefore = art.left < text.left;
    const from = isBefore ? edge : text.left + text.width + edge;
    const to = isBefore ? Math.min(text.left, width) - edge : width - edge;
    return { left: from, top: 0, width: to - from, height };
  }
  const isBelow = text.top < art.top;
  const top = isBelow ? text.top + text.height + edge / 2 : edge;
  const bottom = isBelow ? height - edge : Math.min(Math.max(art.top + art.height, text.top - edge / 2), height - edge);
  return { left: edge, top, width: width - 2 * edge, height: bottom - top };
}

/** What a drawing on the page is made with. */
interface Kit {
  pen: Context2D;
  unit: number;
  tint(color: string): string;
  chance: Chance;
}

/**
 * Draws around the words on the page beside the picture: a meadow with small animals below them, and bunting above them
 * if there is room.
 */
export function pageDrawings(pen: Context2D, composition: Composition, view: Rectangle): void {
  const { width, height, unit, tint, chance, text, shape, movement } = composition;
  if (movement === 'break' || movement === 'ending') return;
  // A picture below the words has a meadow of its own.
  if (text.top < view.top && shape !== 'wide') return;
  const kit: Kit = { pen, unit, tint, chance: chance.fork('page') };
  const isWide = shape === 'wide';
  const isAfter = view.left < text.left;
  const left = isWide && isAfter ? view.left + view.width + 26 * unit : 0;
  const right = isWide && !isAfter ? view.left - 26 * unit : width;
  const base = isWide ? height * 0.885 : text.top + text.height + (height - text.top - text.height) * 0.42;
  // A wide picture has one meadow for everybody.
  if (!isWide) ground(kit, left, right, base, height);
  const at = (share: number) => left + (right - left) * share;
  const size = Math.min((right - left) * 0.11, (height - base) * 0.95);
  const turned = movement !== 'verse';
  mushroom(kit, at(0.12), base + 14 * unit, size * 0.8, '#e4572e');
  mushroom(kit, at(0.12) + size * 0.6, base + 20 * unit, size * 0.5, '#e08e1b');
  hedgehog(kit, at(turned ? 0.68 : 0.36), base + 16 * unit, size, turned);
  rabbit(kit, at(turned ? 0.38 : 0.76), base + 12 * unit, size * 1.15);
  snail(kit, at(0.93), base + 22 * unit, size * 0.55);
  if (isWide) bunting(kit, left, right, text.top * 0.2);
}

/** A crayon meadow with a bumpy edge, grass and flowers. */
function ground({ pen, unit, tint, chance }: Kit, left: number, right: number, base: number, height: number): void {
  const topAt = (x: number) => base + Math.sin(((x - left) / (right - left)) * 9) * 10 * unit;
  pen.save();
  pen.beginPath();
  pen.moveTo(left, height);
  for (let x = left; x <= right + 8 * unit; x += 8 * unit) pen.lineTo(x, topAt(x));
  pen.lineTo(right, height);
  pen.fillStyle = tint('#8cc063');
  pen.fill();
  pen.clip();
  for (let line = 0; line < 60; line++) {
    const [x, y] = [chance.between(left, right), chance.between(base, height)];
    pen.strokeStyle = chance.next() < 0.5 ? 'rgb(255 255 255 / 0.22)' : 'rgb(40 90 40 / 0.16)';
    pen.lineWidth = chance.between(3, 8) * unit;
    handLine(
      pen,
      [
        [x, y],
        [x + 40 * unit, y - 8 * unit],
        [x + 90 * unit, y - 26 * unit],
      ],
      3 * unit,
      chance,
    );
    pen.stroke();
  }
  pen.restore();
  pen.lineCap = 'round';
  for (let x = left; x < right; x += chance.between(7, 16) * unit) {
    pen.strokeStyle = tint(chance.pick(['#5c9440', '#6aa84f', '#7fb55b']));
    pen.lineWidth = chance.between(3, 5) * unit;
    const y = topAt(x) + 8 * unit;
    handLine(
      pen,
      [
        [x, y],
        [x + chance.around() * 4 * unit, y - 12 * unit],
        [x + chance.around() * 10 * unit, y - chance.between(16, 34) * unit],
      ],
      0,
      chance,
    );
    pen.stroke();
  }
  for (let x = left + 40 * unit; x < right; x += chance.between(60, 130) * unit) {
    const y = topAt(x) + chance.between(14, 40) * unit;
    const petals = tint(chance.pick(['#ffffff', '#f2b632', '#e4572e', '#c9518b']));
    flower(pen, [x, y], 7 * unit, petals, tint('#ffd24d'));
  }
}

function oval({ pen, tint }: Kit, x: number, y: number, rx: number, ry: number, color: string, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI);
  pen.fillStyle = tint(color);
  pen.fill();
}

/** @param y of the ground, as for the other animals */
function rabbit(kit: Kit, x: number, y: number, s: number): void {
  for (const side of [-1, 1]) {
    oval(kit, x + side * 0.15 * s, y - 1.12 * s, 0.1 * s, 0.36 * s, '#cfc3b4', side * 0.16);
    oval(kit, x + side * 0.15 * s, y - 1.1 * s, 0.05 * s, 0.26 * s, '#f0b3ae', side * 0.16);
    oval(kit, x + side * 0.22 * s, y - 0.03 * s, 0.19 * s, 0.09 * s, '#bfb2a2');
  }
  oval(kit, x, y - 0.32 * s, 0.33 * s, 0.36 * s, '#cfc3b4');
  oval(kit, x, y - 0.26 * s, 0.2 * s, 0.24 * s, '#f3ebdf');
  oval(kit, x, y - 0.72 * s, 0.28 * s, 0.24 * s, '#d8cdbf');
  for (const side of [-1, 1]) {
    oval(kit, x + side * 0.11 * s, y - 0.76 * s, 0.033 * s, 0.042 * s, '#3b2417');
    oval(kit, x + side * 0.18 * s, y - 0.66 * s, 0.055 * s, 0.04 * s, '#f0a39b');
    oval(kit, x + side * 0.26 * s, y - 0.36 * s, 0.07 * s, 0.16 * s, '#c4b7a7', side * -0.5);
  }
  oval(kit, x, y - 0.68 * s, 0.04 * s, 0.03 * s, '#d9756c');
}

function hedgehog(kit: Kit, x: number, y: number, s: number, turned: boolean): void {
  const { pen, tint, chance } = kit;
  pen.save();
  pen.translate(x, y);
  pen.scale(turned ? -1 : 1, 1);
  oval(kit, 0.34 * s, -0.2 * s, 0.3 * s, 0.18 * s, '#e7c39a', 0.12);
  pen.strokeStyle = tint('#6b4a35');
  pen.lineCap = 'round';
  pen.lineWidth = 0.045 * s;
  oval(kit, -0.06 * s, -0.27 * s, 0.44 * s, 0.3 * s, '#8a6145');
  for (let spine = 0; spine < 46; spine++) {
    const angle = Math.PI * chance.between(0.92, 1.86);
    const far = chance.between(0.55, 1);
    const from: Point = [(-0.06 + Math.cos(angle) * 0.38 * far) * s, (-0.22 + Math.sin(angle) * 0.27 * far) * s];
    pen.strokeStyle = tint(spine % 3 ? '#6b4a35' : '#b78b63');
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(from[0] + Math.cos(angle - 0.35) * 0.13 * s, from[1] + Math.sin(angle - 0.35) * 0.13 * s);
    pen.stroke();
  }
  oval(kit, 0.64 * s, -0.21 * s, 0.05 * s, 0.045 * s, '#3b2417');
  oval(kit, 0.42 * s, -0.28 * s, 0.032 * s, 0.04 * s, '#3b2417');
  oval(kit, 0.36 * s, -0.16 * s, 0.055 * s, 0.04 * s, '#f0a39b');
  for (const foot of [-0.25, 0.12]) oval(kit, foot * s, -0.02 * s, 0.09 * s, 0.05 * s, '#6b4a35');
  pen.restore();
}

function mushroom(kit: Kit, x: number, y: number, s: number, color: string): void {
  const { pen, tint } = kit;
  oval(kit, x, y - 0.25 * s, 0.16 * s, 0.3 * s, '#fff3dc');
  pen.fillStyle = tint(color);
  pen.beginPath();
  pen.ellipse(x, y - 0.45 * s, 0.42 * s, 0.4 * s, 0, Math.PI, 2 * Math.PI);
  pen.quadraticCurveTo(x, y - 0.32 * s, x - 0.42 * s, y - 0.45 * s);
  pen.fill();
  for (const [dx, dy, r] of [
    [-0.2, -0.6, 0.07],
    [0.05, -0.7, 0.09],
    [0.24, -0.55, 0.06],
  ] as const)
    oval(kit, x + dx * s, y + dy * s, r * s, r * s, '#fffaf0');
}

function snail(kit: Kit, x: number, y: number, s: number): void {
  const { pen, tint } = kit;
  oval(kit, x - 0.1 * s, y - 0.08 * s, 0.62 * s, 0.13 * s, '#e0b98a');
  oval(kit, x - 0.6 * s, y - 0.24 * s, 0.13 * s, 0.22 * s, '#e0b98a', -0.2);
  oval(kit, x + 0.06 * s, y - 0.4 * s, 0.38 * s, 0.36 * s, '#c9518b');
  pen.strokeStyle = tint('#8c2f5e');
  pen.lineWidth = 0.06 * s;
  pen.lineCap = 'round';
  pen.beginPath();
  for (let step = 0; step <= 40; step++) {
    const [turn, far] = [step * 0.3, 0.03 + step * 0.0075];
    pen.lineTo(x + 0.06 * s + Math.cos(turn) * far * s, y - 0.4 * s + Math.sin(turn) * far * s);
  }
  pen.stroke();
  for (const side of [-1, 1]) {
    pen.strokeStyle = tint('#c79b68');
    pen.beginPath();
    pen.moveTo(x - 0.62 * s, y - 0.4 * s);
    pen.lineTo(x - (0.66 - side * 0.09) * s, y - 0.62 * s);
    pen.stroke();
    oval(kit, x - (0.66 - side * 0.09) * s, y - 0.64 * s, 0.05 * s, 0.05 * s, '#3b2417');
  }
}

/** Flags on a string from edge to edge. */
function bunting({ pen, unit, tint }: Kit, left: number, right: number, top: number): void {
  const yAt = (share: number) => top + 34 * unit * Math.sin((share * 2 * Math.PI) % Math.PI);
  pen.strokeStyle = tint('#8a5a3b');
  pen.lineWidth = 2.6 * unit;
  pen.beginPath();
  for (let step = 0; step <= 60; step++) pen.lineTo(left + ((right - left) * step) / 60, yAt(step / 60));
  pen.stroke();
  const colors = ['#e4572e', '#f2b632', '#2e86ab', '#6a994e', '#c9518b'];
  const count = Math.round((right - left) / (52 * unit));
  for (let flag = 0; flag < count; flag++) {
    const share = (flag + 0.5) / count;
    const [x, y] = [left + (right - left) * share, yAt(share)];
    pen.fillStyle = tint(colors[flag % colors.length] as string);
    pen.beginPath();
    pen.moveTo(x - 17 * unit, y);
    pen.lineTo(x + 17 * unit, y);
    pen.lineTo(x, y + 36 * unit);
    pen.fill();
  }
}
