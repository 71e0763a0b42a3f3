import { newCanvas } from '../../../drawing/canvas.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import type { Composition } from '../../look.ts';
import { medalOf } from '../../picture/medallion.ts';
import { toned } from '../../picture/prints.ts';

/** Side of the portrait's print, pixels. */
const SIDE = 512;

/** The singer, printed in four inks on the square around a disc of the machine. */
export function portraitOf({ singer, tint }: Composition): Texture | undefined {
  if (!singer) return undefined;
  const { pen } = newCanvas(SIDE, SIDE);
  const back = pen.createRadialGradient(SIDE / 2, SIDE * 0.36, 0, SIDE / 2, SIDE / 2, SIDE * 0.62);
  back.addColorStop(0, tint('#ffe9a8'));
  back.addColorStop(1, tint('#ffb35e'));
  pen.fillStyle = back;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.drawImage(toned(medalOf(singer, SIDE), [tint('#3b1747'), tint('#b8405f'), tint('#ffb48a'), '#fff8ec']), 0, 0);
  return { width: SIDE, height: SIDE, data: pen.getImageData(0, 0, SIDE, SIDE).data };
}
