import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';

/**
 * Returns a canvas that all figures use, because new ones for each pose would take too much memory. It gives its pen,
 * empty, on a sheet of at least the wanted size, pixels.
 */
export function sharedSheet(): (wide: number, tall: number) => Context2D {
  let sheet: Canvas | undefined;
  return (wide, tall) => {
    const fits = sheet && sheet.width >= wide && sheet.height >= tall;
    sheet = fits ? sheet : newCanvas(Math.max(wide, sheet?.width ?? 0), Math.max(tall, sheet?.height ?? 0)).canvas;
    const pen = (sheet as Canvas).getContext('2d');
    pen.reset();
    return pen;
  };
}
