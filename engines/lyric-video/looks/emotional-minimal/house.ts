import type { Brush } from '../../picture/flat-shapes.ts';
import { NIGHT } from './inks.ts';

/** A small house whose door is open, so that light falls out. @param x the middle of the door @param y its sill */
export function house(brush: Brush, smoke: string, x: number, y: number): void {
  const { pen, fill, limb } = brush;
  pen.save();
  pen.translate(x, y);
  limb(smoke, '15,-68,4 9,-94,8 21,-118,12 13,-142,16');
  fill(NIGHT, '-31,0* -31,-36* -39,-36* -1,-68* 9,-60* 9,-68* 21,-68* 21,-49* 37,-36* 29,-36* 29,0*');
  fill('#ffd9a0', '-9,0* -9,-28* 9,-28* 9,0*');
  pen.restore();
}
