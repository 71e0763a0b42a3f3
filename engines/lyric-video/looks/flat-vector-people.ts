import type { Context2D } from '../../drawing/canvas.ts';
import { disc } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';

/** What people wear: coat, trousers, hair, skin, and what is in their hand. */
const PEOPLE = [
  { coat: '#ffd23f', legs: '#2a1c5e', hair: '#2a1c5e', skin: '#c97b5a', thing: 'guitar' },
  { coat: '#ff5d73', legs: '#16617f', hair: '#ffe9a8', skin: '#ffcfae', thing: 'bag' },
  { coat: '#2aa8b8', legs: '#2a1c5e', hair: '#5b2a4a', skin: '#e0a07c', thing: 'nothing' },
  { coat: '#b9a6ff', legs: '#a8275f', hair: '#1a1344', skin: '#8d5238', thing: 'bag' },
  { coat: '#fff6e4', legs: '#7a4fd6', hair: '#d9772b', skin: '#ffcfae', thing: 'guitar' },
] as const;
export const PERSONS = PEOPLE.length;
/** Width of a drawing in heights of a person, and its height without and with an umbrella. */
export const [ACROSS, UP, UNDER_UMBRELLA] = [0.72, 1.03, 1.27];
const UMBRELLAS = ['#ff2e88', '#8ef0e0', '#ffd23f', '#ff8a3d', '#b9a6ff'] as const;

/**
 * Somebody who walks to the right, with the feet on the lower edge of the drawing.
 * @param tall pixels of the person @param step of the walk, 0 to 1
 */
export function person(
  pen: Context2D,
  { tint }: Pick<Composition, 'tint'>,
  number: number,
  tall: number,
  { step, hasUmbrella }: { step: number; hasUmbrella: boolean },
): void {
  const { coat, legs, hair, skin, thing } = PEOPLE[number % PEOPLE.length] as (typeof PEOPLE)[number];
  const swing = Math.sin(step * 2 * Math.PI);
  pen.translate((ACROSS / 2) * tall, (hasUmbrella ? UNDER_UMBRELLA : UP) * tall);
  pen.scale(tall, tall);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const limb = (color: string, wide: number, ...points: [number, number][]) => {
    pen.strokeStyle = tint(color);
    pen.lineWidth = wide;
    pen.beginPath();
    for (const point of points) pen.lineTo(...point);
    pen.stroke();
  };
  const bend = Math.max(0, swing) * 0.05;
  limb(legs, 0.085, [0.01, -0.42], [-swing * 0.07, -0.22], [-swing * 0.15, -0.03]);
  limb(skin, 0.055, [0, -0.7], [swing * 0.13, -0.55], [swing * 0.2, -0.45]);
  limb(legs, 0.085, [-0.01, -0.42], [swing * 0.09, -0.23 - bend], [swing * 0.15, -0.03 - bend]);
  if (thing === 'guitar') limb('#5b2a4a', 0.13, [-0.13, -0.72], [-0.13, -0.5]);
  if (thing === 'guitar') limb('#5b2a4a', 0.05, [-0.13, -0.95], [-0.13, -0.5]);
  pen.fillStyle = tint(coat);
  pen.beginPath();
  pen.moveTo(-0.1, -0.76);
  pen.quadraticCurveTo(0, -0.82, 0.1, -0.76);
  pen.lineTo(0.14, -0.34);
  pen.lineTo(-0.14, -0.34);
  pen.fill();
  limb(coat, 0.07, [-0.02, -0.71], [-swing * 0.12, -0.56], hasUmbrella ? [0.12, -0.68] : [-swing * 0.18, -0.47]);
  if (thing === 'bag') limb('#d9772b', 0.12, [-swing * 0.18, -0.4], [-swing * 0.18, -0.36]);
  pen.fillStyle = tint(hair);
  disc(pen, -0.015, -0.9, 0.092);
  pen.fill();
  pen.fillStyle = tint(skin);
  disc(pen, 0.02, -0.885, 0.075);
  pen.fill();
  if (!hasUmbrella) return;
  const color = UMBRELLAS[number % UMBRELLAS.length] as string;
  limb('#1a1344', 0.02, [0.12, -0.66], [0.1, -1.12]);
  pen.fillStyle = tint(color);
  pen.beginPath();
  pen.arc(0.1, -1.0, 0.24, Math.PI, 2 * Math.PI);
  pen.fill();
}

/** A bird on its way, wings up or down. @param share 0 for wings that are up */
export function bird(pen: Context2D, unit: number, color: string, share: number): void {
  const lift = share < 0.5 ? -11 : 7;
  pen.strokeStyle = color;
  pen.lineWidth = 4 * unit;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(3 * unit, (16 + lift * 0.6) * unit);
  pen.quadraticCurveTo(12 * unit, (14 + lift) * unit, 20 * unit, 18 * unit);
  pen.quadraticCurveTo(28 * unit, (14 + lift) * unit, 37 * unit, (16 + lift * 0.6) * unit);
  pen.stroke();
}
