import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { disc } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import { BLACK } from './piece.ts';

/** Thickness of the girder under the rails, distance of the piers and width of one, in heights of the train. */
const [GIRDER, SPAN, PIER] = [0.2, 1.35, 0.34];

/** A viaduct that carries a train: a riveted girder on arches of stone, from the rails to the frame's lower edge. */
export function viaduct(pen: Context2D, { width, height, tint }: Composition, rail: number, train: number): void {
  const girder = GIRDER * train;
  const [span, pier] = [SPAN * train, PIER * train];
  const radius = (span - pier) / 2;
  const spring = rail + girder + 0.1 * train + radius;
  const { canvas, pen: stone } = newCanvas(width, height);
  const blend = stone.createLinearGradient(0, rail, 0, height);
  blend.addColorStop(0, tint('#4a2f78'));
  blend.addColorStop(1, tint('#241848'));
  stone.fillStyle = blend;
  stone.fillRect(0, rail + 0.5 * girder, width, height);
  // Courses of stones, every other one shifted.
  const course = 0.1 * train;
  stone.fillStyle = 'rgb(20 14 44 / 0.5)';
  for (let y = rail + girder, row = 0; y < height; y += course, row++) {
    stone.fillRect(0, y, width, 0.012 * train);
    for (let x = row % 2 ? 0 : course; x < width; x += 2 * course) stone.fillRect(x, y, 0.012 * train, course);
  }
  const arches = Array.from({ length: Math.ceil(width / span) + 1 }, (_, index) => (index + 0.1) * span);
  for (const x of arches) {
    // Wedges of the arch, then the opening.
    stone.strokeStyle = tint('#6d4a9c');
    stone.lineWidth = 0.1 * train;
    opening(stone, x, spring, radius, height);
    stone.stroke();
    stone.strokeStyle = BLACK;
    stone.lineWidth = 0.012 * train;
    for (let wedge = 0; wedge <= 14; wedge++) {
      const angle = Math.PI * (1 + wedge / 14);
      stone.beginPath();
      for (const reach of [radius, radius + 0.05 * train])
        stone.lineTo(x + Math.cos(angle) * reach, spring + Math.sin(angle) * reach);
      stone.stroke();
    }
    // What is seen through the opening; the vault's depth hides its left side.
    stone.save();
    opening(stone, x, spring, radius, height);
    stone.clip();
    stone.fillStyle = tint('#1a1038');
    stone.fill();
    stone.globalCompositeOperation = 'destination-out';
    opening(stone, x + 0.16 * train, spring + 0.05 * train, radius, height);
    stone.fill();
    stone.restore();
  }
  pen.drawImage(canvas, 0, 0);
  // The girder, its plates and rivets, and the shadow that it throws.
  pen.fillStyle = 'rgb(16 10 36 / 0.55)';
  pen.fillRect(0, rail + girder, width, 0.07 * train);
  const steel = pen.createLinearGradient(0, rail, 0, rail + girder);
  steel.addColorStop(0, tint('#3d2a6b'));
  steel.addColorStop(1, tint('#1d1440'));
  pen.fillStyle = steel;
  pen.fillRect(0, rail, width, girder);
  for (let x = 0.04 * train; x < width; x += 0.3 * train) {
    pen.fillStyle = BLACK;
    pen.fillRect(x, rail + 0.2 * girder, 0.016 * train, 0.66 * girder);
    pen.fillStyle = tint('#8a63b8');
    for (let rivet = 0; rivet < 4; rivet++) {
      disc(pen, x + 0.045 * train, rail + (0.32 + 0.15 * rivet) * girder, 0.009 * train);
      pen.fill();
    }
  }
  for (const [at, tall, color] of [
    [0.84, 0.16, BLACK],
    [0.86, 0.05, tint('#b06fc0')],
    [0, 0.2, BLACK],
    [0, 0.07, '#ffd9a0'],
  ] as const) {
    pen.fillStyle = color;
    pen.fillRect(0, rail + at * girder, width, tall * girder);
  }
}

function opening(pen: Context2D, x: number, spring: number, radius: number, bottom: number): void {
  pen.beginPath();
  pen.moveTo(x - radius, bottom + 2);
  pen.arc(x, spring, radius, Math.PI, 2 * Math.PI);
  pen.lineTo(x + radius, bottom + 2);
}
