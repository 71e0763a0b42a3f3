import { newCanvas } from '../../../drawing/canvas.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { Composition } from '../../look.ts';
import { circle, figureOf } from '../../picture/figure.ts';
import { toned } from '../../picture/prints.ts';

/** Side of the portrait's print, pixels. */
const SIDE = 512;
/** How much larger than usual the face is, because the hood's opening is small. */
const NEAR = 1.3;

/** The singer as the face that looks out of the toy's hood. */
export function portraitOf({ singer, tint }: Composition): Texture | undefined {
  if (!singer) return undefined;
  const { pen } = newCanvas(SIDE, SIDE);
  const back = pen.createRadialGradient(SIDE / 2, SIDE * 0.36, 0, SIDE / 2, SIDE / 2, SIDE * 0.62);
  back.addColorStop(0, tint('#ffe9a8'));
  back.addColorStop(1, tint('#ffb35e'));
  pen.fillStyle = back;
  pen.fillRect(0, 0, SIDE, SIDE);
  const inner = SIDE * 0.94;
  const figure = toned(figureOf({ ...singer, near: NEAR }, { width: inner, height: inner }, circle), [
    tint('#3b1747'),
    tint('#b8405f'),
    tint('#ffb48a'),
    '#fff8ec',
  ]);
  pen.drawImage(figure, (SIDE - inner) / 2, SIDE - inner);
  return { width: SIDE, height: SIDE, data: pen.getImageData(0, 0, SIDE, SIDE).data };
}
