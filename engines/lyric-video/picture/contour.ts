import { type Context2D, pixels } from '../../drawing/canvas.ts';
import { boxMean } from '../../people/box-mean.ts';

/** Opacity from which a pixel's own color is kept, 0 to 255. Below, it is mixed with an old background. */
const OWN = 250;

/**
 * Gives a cut-out the edge that scissors or a stencil leave: one smooth line, without mist around it.
 * @param smooth pixels over which the line is smoothed: bumps that are smaller vanish
 */
export function cutEdge(pen: Context2D, smooth: number): void {
  const { width, height } = pen.canvas;
  const reach = Math.max(1, Math.round(smooth));
  const image = pen.getImageData(0, 0, width, height);
  const { data } = image;
  const cover = new Float32Array(width * height);
  for (let at = 0; at < cover.length; at++) cover[at] = (data[at * 4 + 3] as number) / 255;
  const smoothed = boxMean(boxMean(cover, width, reach), width, reach);
  const near = pixels(width, height, (own) => {
    own.filter = `blur(${reach}px)`;
    own.drawImage(pen.canvas, 0, 0);
  });
  // The means rise from nothing to the whole over about this many pixels, and the edge over one.
  const steep = 2 * reach + 1;
  for (let at = 0; at < cover.length; at++) {
    const share = Math.max(0, Math.min(1, 0.5 + ((smoothed[at] as number) - 0.5) * steep));
    if ((data[at * 4 + 3] as number) < OWN && share > 0) {
      for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = near[at * 4 + channel] as number;
    }
    data[at * 4 + 3] = Math.round(255 * share);
  }
  pen.putImageData(image, 0, 0);
}
