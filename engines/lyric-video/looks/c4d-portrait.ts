import { newCanvas } from '../../drawing/canvas.ts';
import type { Texture } from '../../drawing/solids/mesh.ts';
import type { Composition } from '../look.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';
import type { Face } from './c4d-cat.ts';

/** Side of the portrait's print, pixels. */
const SIDE = 512;

/** The singer as the face that looks out of the toy's hood. */
export function portraitOf({ singer, tint }: Composition): Face {
  if (!singer) return undefined;
  const { pen } = newCanvas(SIDE, SIDE);
  const back = pen.createRadialGradient(SIDE / 2, SIDE * 0.36, 0, SIDE / 2, SIDE / 2, SIDE * 0.62);
  back.addColorStop(0, tint('#ffe9a8'));
  back.addColorStop(1, tint('#ffb35e'));
  pen.fillStyle = back;
  pen.fillRect(0, 0, SIDE, SIDE);
  const inner = SIDE * 0.94;
  const figure = toned(figureOf(singer, { width: inner, height: inner }, circle), [
    tint('#3b1747'),
    tint('#b8405f'),
    tint('#ffb48a'),
    '#fff8ec',
  ]);
  pen.drawImage(figure, (SIDE - inner) / 2, SIDE - inner);
  const texture: Texture = { width: SIDE, height: SIDE, data: pen.getImageData(0, 0, SIDE, SIDE).data };
  return { portrait: texture };
}
