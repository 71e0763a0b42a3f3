import type { Context2D } from './canvas.ts';

/** A color and its position: 0 at the top, 1 at the bottom. */
type Stop = readonly [at: number, color: string];

interface Band {
  width: number;
  top: number;
  bottom: number;
}

/** Fills a band of the picture with colors that blend from its top to its bottom. Lengths are in pixels. */
export function wash(pen: Context2D, { width, top, bottom }: Band, stops: readonly Stop[]): void {
  const gradient = pen.createLinearGradient(0, top, 0, bottom);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  pen.fillStyle = gradient;
  pen.fillRect(0, top, width, bottom - top);
}
