import type { Context2D } from '../../../drawing/canvas.ts';
import type { Inks } from './inks.ts';

/** A viaduct, in units: its ends, its rail, the ground on which it stands, and the width of an arch. */
interface Viaduct {
  from: number;
  to: number;
  rail: number;
  ground: number;
  arch: number;
}

/** Thickness of the deck and of a pier, in widths of an arch. */
const [DECK, PIER] = [0.16, 0.16];

/** A viaduct of arches before the light, with a railing. */
export function viaduct(pen: Context2D, { dark, edge }: Inks, { from, to, rail, ground, arch }: Viaduct): void {
  const spring = Math.min(ground, rail + (DECK + 0.5) * arch);
  const radius = (arch * (1 - PIER)) / 2;
  pen.fillStyle = dark;
  pen.beginPath();
  pen.rect(from, rail, to - from, ground - rail);
  for (let x = from + 0.5 * PIER * arch; x < to; x += arch) {
    pen.moveTo(x, ground + 1);
    pen.lineTo(x, spring);
    pen.arc(x + radius, spring, radius, Math.PI, 2 * Math.PI);
    pen.lineTo(x + 2 * radius, ground + 1);
    pen.closePath();
  }
  pen.fill('evenodd');
  pen.fillStyle = edge;
  pen.fillRect(from, rail, to - from, 3);
  pen.fillStyle = dark;
  pen.fillRect(from, rail - 16, to - from, 2.5);
  for (let x = from + 8; x < to; x += 22) pen.fillRect(x, rail - 16, 2, 16);
}
