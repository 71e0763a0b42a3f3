import type { Pen } from './canvas.ts';

/** A colour, and where it stands: 0 at the top, 1 at the bottom. */
export type Stop = readonly [at: number, colour: string];

export interface Band {
  width: number;
  top: number;
  bottom: number;
}

/** Fills a band of the picture with colours that run into each other from its top to its bottom. Lengths in pixels. */
export function wash(pen: Pen, { width, top, bottom }: Band, stops: readonly Stop[]): void {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  pen.fillStyle = gradient;
  pen.fillRect(0, top, width, bottom - top);
}
