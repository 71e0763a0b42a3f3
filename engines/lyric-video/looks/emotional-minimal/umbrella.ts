import type { Point } from '../../../drawing/hand.ts';
import { each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import type { Brush, View } from '../../picture/flat-shapes.ts';
import { type Cloth, pair, shadowOf } from './couple.ts';
import { CREAM, NIGHT, WET } from './inks.ts';
import { flooded, sheetOf } from './sheet.ts';
import { moonOn, stippled } from './stipple.ts';

/** The half moon that is their umbrella. */
const MOON = { x: 330, y: 268, radius: 232 };
const STREET = 604;
/** Where the two walk, and how much larger they are than drawn. */
const [X, GROUND, SIZE] = [322, 672, 1.42];
const DROPS = 70;

/** Night. It rains everywhere but under the half moon that two people have for an umbrella. */
export function umbrellaScene(composition: Composition, view: View): Layer[] {
  const { chance } = composition;
  const street = sheetOf(composition, view, NIGHT, (brush) => {
    const { pen, fill } = brush;
    flooded(brush, view, WET, STREET);
    fill(
      '#2b3a70',
      `${MOON.x - 226},${MOON.y - 20}* ${MOON.x + 226},${MOON.y - 20}* ${MOON.x + 282},690* ${MOON.x + 150},712 ${MOON.x - 150},712 ${MOON.x - 282},690*`,
    );
    stippled(brush, '#5d74b3', [MOON.x - 330, MOON.y, MOON.x + 330, 720], chance.fork('light'), (x, y) => {
      const down = (y - MOON.y) / 400;
      const aside = Math.abs(x - MOON.x) / (MOON.radius * (0.96 + 0.24 * down));
      return aside > 1 ? 0 : 0.7 - 0.5 * down - 0.3 * aside ** 2 + (y > STREET ? 0.3 * (1 - aside) : 0);
    });
    const both = (cloth?: Cloth) => {
      pen.translate(X, GROUND);
      pen.scale(SIZE, SIZE);
      pair(brush, cloth);
    };
    pen.save();
    pen.globalAlpha = 0.8;
    pen.translate(0, 2 * GROUND);
    pen.scale(1, -1);
    pen.translate(0, GROUND * 0.66);
    pen.scale(1, 0.34);
    both(shadowOf('#141a38'));
    pen.restore();
    pen.globalAlpha = 1;
    fill(
      CREAM,
      `${MOON.x - 2.6},${MOON.y - 10}* ${MOON.x + 2.6},${MOON.y - 10}* ${MOON.x + 2.6},${GROUND - 210}* ${MOON.x - 2.6},${GROUND - 210}*`,
    );
    pen.save();
    both();
    pen.restore();
    canopy(brush, chance);
  });
  return [still(street), rainOf(composition, view)];
}

/** The upper half of the moon, whose lower edge hangs in scallops. */
function canopy(brush: Brush, chance: Composition['chance']): void {
  const { pen, tint } = brush;
  const { x, y, radius } = MOON;
  const scallops = 5;
  const wide = (2 * radius) / scallops;
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, Math.PI, 2 * Math.PI);
  for (let scallop = 0; scallop < scallops; scallop++) {
    const from = x + radius - scallop * wide;
    pen.quadraticCurveTo(from - wide / 2, y - 52, from - wide, y);
  }
  pen.clip();
  moonOn(brush, { paper: CREAM, shade: '#dcb59f' }, x, y, radius, chance.fork('moon'));
  pen.strokeStyle = tint('#e6cdb4');
  pen.lineWidth = 2.4;
  for (const rib of [-0.6, -0.2, 0.2, 0.6]) {
    pen.beginPath();
    pen.moveTo(x, y - radius);
    pen.quadraticCurveTo(x + rib * radius * 1.05, y - radius * 0.72, x + rib * radius, y);
    pen.stroke();
  }
  pen.restore();
  brush.bar(CREAM, x - 4, y - radius - 16, 8, 24);
}

/** Rain that falls straight down, and not under the umbrella. */
function rainOf({ chance, height }: Composition, view: View): Layer {
  const own = chance.fork('rain');
  const { left, right, top, scale } = view;
  const drop = view.cut([0, 0, 3, 34], ({ bar }) => bar('#5b6fa8', 0.4, 0, 2.2, 34));
  const tall = 760 - top;
  const drops = Array.from({ length: DROPS }, () => {
    const x = own.between(left, right);
    const aside = (x - MOON.x) / MOON.radius;
    const end = Math.abs(aside) < 1 ? MOON.y - MOON.radius * Math.sqrt(1 - aside ** 2) : own.between(STREET + 10, 716);
    return { x, end: view.at(0, end)[1], phase: own.next() * tall, pace: own.between(300, 420) };
  });
  return each(drops, ({ x, end, phase, pace }) =>
    picture(drop)
      .at(({ onTwos: { travel } }): Point => {
        const y = top - 40 + ((phase + travel * pace) % tall);
        return [view.at(x, 0)[0], view.at(0, y)[1]];
      }, 'top-left')
      .inside({ top: 0, bottom: Math.min(height, end + scale) }),
  );
}
