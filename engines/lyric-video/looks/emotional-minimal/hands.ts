import { type Layer, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { BLUE, CORAL, CREAM, NIGHT, WINE } from './inks.ts';
import { sheetOf } from './sheet.ts';
import { moonOn } from './stipple.ts';

const MOON = { x: 905, y: 352, radius: 292 };
/** Where the wrists cross. */
const CROSS = { x: 905, y: 452 };
const BOX = [CROSS.x - 330, 60, CROSS.x + 330, 720] as const;

/** The surprise of the song: two hands before the moon are one bird. */
export function handsScene(composition: Composition, view: View): Layer[] {
  const { chance, shape } = composition;
  const sheet = sheetOf(composition, view, CORAL, (brush) => {
    moonOn(brush, { paper: CREAM, shade: '#f0b596' }, MOON.x, MOON.y, MOON.radius, chance.fork('moon'));
  });
  const size = { wide: 1.08, tall: 0.88, square: 1 }[shape];
  const flying = view.cuts(9, BOX, (brush, share) => bird(brush, share, size));
  return [
    still(sheet),
    meter(flying, ({ onTwos: { beat } }) => 0.5 - 0.5 * Math.cos(Math.PI * beat)).at(
      view.at(BOX[0], BOX[1]),
      'top-left',
    ),
  ];
}

/** @param share how far the wings are lowered, 0 to 1 */
function bird(brush: Brush, share: number, size: number): void {
  const { pen } = brush;
  pen.save();
  pen.translate(CROSS.x, CROSS.y);
  pen.scale(size, size);
  pen.save();
  pen.scale(-1, 1);
  hand(brush, { skin: BLUE, fold: NIGHT, nail: '#8fa3d6', sleeve: NIGHT, cuff: CREAM }, share);
  pen.restore();
  hand(brush, { skin: NIGHT, fold: BLUE, nail: CORAL, sleeve: WINE, cuff: CREAM }, share);
  head(brush);
  pen.restore();
}

interface Glove {
  skin: string;
  fold: string;
  nail: string;
  sleeve: string;
  cuff: string;
}

/** A hand whose forearm comes from the lower left, and whose fingers spread to the right as the feathers of a wing. */
function hand({ pen, fill, limb }: Brush, { skin, fold, nail, sleeve, cuff }: Glove, share: number): void {
  fill(sleeve, '-142,124* -54,172* -150,368* -270,330*');
  limb(skin, '-88,140,44 -62,86,44 -20,20,64');

  fill(cuff, '-138,106* -42,154* -54,180* -150,132*');
  pen.save();
  pen.rotate(0.3 * (share - 0.5));
  fill(skin, '-52,50 -36,-20 4,-64 56,-84 92,-60 104,-16 86,28 40,60 -10,76 -40,74');
  for (const [index, [degrees, long, wide, x, y]] of FINGERS.entries()) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(((degrees + (index - 1.5) * 5 * share) * Math.PI) / 180);
    limb(
      skin,
      `-40,2,${wide + 2} ${long * 0.2},4,${wide + 2} ${long * 0.52},2,${wide} ${long * 0.8},-8,${wide * 0.84} ${long * 0.97},-22,${wide * 0.5}`,
    );
    limb(fold, `${long * 0.36},-9,0.8 ${long * 0.39},2,2.8 ${long * 0.37},13,0.8`);
    limb(fold, `${long * 0.66},-13,0.8 ${long * 0.69},-3,2.6 ${long * 0.68},8,0.8`);
    limb(nail, `${long * 0.86},-14,9 ${long * 0.92},-18,13 ${long * 0.97},-23,8`);
    pen.restore();
  }
  pen.restore();
}

/** Direction in degrees, length, width and root of each finger. */
const FINGERS = [
  [-50, 236, 42, 44, -52],
  [-33, 262, 44, 62, -36],
  [-17, 246, 43, 66, -4],
  [0, 196, 36, 52, 28],
] as const;

/** Both thumbs, one of which is the bird's head. */
function head({ limb, fill, disc }: Brush): void {
  limb(BLUE, '-20,30,46 0,-30,38 16,-66,30');
  limb(NIGHT, '24,36,54 4,-30,50 -10,-84,46 -30,-122,42');
  fill(CORAL, '-46,-136* -58,-166* -28,-144*');
  disc(CREAM, -30, -124, 5.6);
}
