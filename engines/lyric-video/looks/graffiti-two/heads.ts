import type { Brush } from '../../picture/flat-shapes.ts';
import type { Clothes } from './clothes.ts';

/** Where a head is, of a figure that is 400 high, and how far it nods, in radians. */
interface Pose {
  x: number;
  y: number;
  nod?: number;
  /** Whether it looks to the right instead of to the left. */
  right?: boolean;
}

function posed(brush: Brush, { x, y, nod = 0, right = false }: Pose, draw: () => void): void {
  brush.pen.save();
  brush.pen.translate(x, y);
  brush.pen.scale(right ? -1 : 1, 1);
  brush.pen.rotate(nod);
  draw();
  brush.pen.restore();
}

/** A face from the side, with nose, lips and chin. */
function profile(brush: Brush, { skin, seam }: Clothes): void {
  brush.fill(skin, '-24,-42 -36,-18 -36,-8 -53,6* -39,12 -43,20 -38,26 -40,38 -26,47 -2,40 6,66* 30,66* 24,-10 4,-46');
  brush.limb(seam, '-34,-8,4 -30,-9,5 -24,-7,3');
}

/** A head in a hood that droops at the back and shades the face. */
export function hooded(brush: Brush, clothes: Clothes, pose: Pose): void {
  const { hood: cloth, fold, seam } = clothes;
  posed(brush, pose, () => {
    profile(brush, clothes);
    // The hood's shadow leaves the tip of the face.
    brush.fill(seam, '-30,-46 8,-52 30,0 14,56 -16,58 -20,26 -14,4 -22,-18');
    const outline = '-40,-44 -14,-64 30,-58 58,-26 74,16 54,46 20,66 -22,62 -26,52* -4,36 -2,6 -14,-22';
    brush.fill(cloth, outline);
    brush.inside(outline, () => brush.fill(fold, '34,-70 46,-20 36,20 8,70 90,70 90,-40'));
    brush.limb(seam, '20,-52,3 38,-12,4 36,20,2');
  });
}

/** A head with a cap, whose peak points where it looks. */
export function capped(brush: Brush, clothes: Clothes, pose: Pose): void {
  const { bag, seam, hood: cloth, fold } = clothes;
  posed(brush, pose, () => {
    profile(brush, clothes);
    brush.fill(seam, '-8,-34 26,-44 44,-12 40,28 24,34 16,8 2,-2');
    brush.disc(clothes.skin, 8, 6, 9);
    brush.fill(bag, '-37,-20* -32,-46 -4,-62 30,-52 44,-16* 2,-24');
    brush.limb(bag, '-26,-25,13 -52,-21,10 -78,-12,5');
    brush.limb(seam, '-36,-20,3 0,-26,4 42,-16,3');
    // The hood of the coat lies on the shoulders.
    brush.limb(fold, '-18,62,22 14,66,28 46,52,26');
    brush.limb(cloth, '-22,58,18 10,60,22 40,48,20');
  });
}
