import type { Brush } from '../../picture/flat-shapes.ts';
import { BY_DAY, dog } from './dog.ts';
import { DAY, head, SCARF, type Who } from './heads.ts';
import { COATS, guitar, parked } from './traveler.ts';

/** What the travelers at the lake cover around the pen's origin, which is on the ground, in lengths of the sheet. */
export const WATCHERS = { left: -170, top: -250, right: 265, bottom: 26 } as const;
/** Where the ends of the scarf begin to fly, and what they cover around that point. */
export const FLYING = { x: 33, y: -187, box: [-8, -34, 122, 46] } as const;

const [SHADOW, TROUSERS, FAR, DARK] = ['#20163a', '#372a62', '#271e4b', '#1d1233'] as const;

/** The two on foot with their dog and their tandem, who look at the sun on the left. Their shadows lie behind them. */
export function watchers(brush: Brush): void {
  const { pen, fill } = brush;
  for (const [x, long] of [
    [-134, 90],
    [-52, 230],
    [26, 240],
  ] as const)
    fill(SHADOW, `${x - 8},-3* ${x + 16},-4* ${x + long},12* ${x + long - 8},22* ${x - 6},4*`);
  const at = (x: number, y: number, size: number, paint: () => void) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    paint();
    pen.restore();
  };
  at(50, -144, 0.47, () => parked(brush));
  at(-130, 0, 0.82, () => dog(brush, BY_DAY));
  at(24, 0, 0.6, () => {
    at(140, -322, 1, () => {
      pen.scale(-1, 1);
      guitar(brush);
    });
    standing(brush, 'first');
  });
  at(-56, 2, 0.58, () => standing(brush, 'second'));
}

/** Somebody from the side, 385 tall, against the light: only the edge toward the sun has the clothes' own color. */
function standing(brush: Brush, who: Who): void {
  const { fill, limb, disc, pen } = brush;
  const [coat, shade] = COATS[who];
  const isFirst = who === 'first';
  fill(FAR, '2,-170* 38,-172* 44,-12* 22,-10*');
  fill(DARK, '20,-14* 46,-14* 48,0* 2,0* 6,-8*');
  fill(TROUSERS, '-34,-172* 16,-170* 0,-12* -22,-12*');
  fill(DARK, '-24,-15* 2,-14* 2,0* -44,0* -40,-8*');
  // The first stands with a hand in the pocket, and the other's coat swings.
  const body = isFirst
    ? '-20,-296* 26,-304* 46,-262* 46,-146* -38,-146* -32,-250*'
    : '-18,-294* 22,-302* 40,-262* 70,-104* -46,-104* -28,-250*';
  fill(shade, body);
  brush.inside(body, () => fill(coat, '-60,-90* -60,-310* 0,-310* -10,-262* 4,-236* -14,-160* -2,-90*'));
  pen.save();
  pen.translate(0, -300);
  if (!isFirst) pen.rotate(0.08);
  head(brush, who, DAY[who], isFirst ? 0.3 : 0.9);
  pen.restore();
  if (isFirst) {
    fill(SCARF.shade, '-22,-308* 10,-320* 24,-306* 16,-288* -18,-284*');
    fill(SCARF.lit, '-22,-308* 0,-316* -6,-285* -18,-284*');
    limb(shade, '24,-278,28 40,-226,23 14,-184,17');
    limb(coat, '16,-276,8 28,-228,8 6,-190,7');
  } else {
    limb(shade, '8,-276,27 -44,-272,21 -98,-294,15');
    limb(coat, '0,-284,8 -46,-280,7 -98,-299,6');
    disc(DAY.second.skin, -108, -298, 9);
    limb(DAY.second.skin, '-110,-300,7 -128,-307,5');
  }
}

/** The ends of the scarf in the wind, from the neck at the pen's origin. @param share of a wave of it */
export function flying({ fill }: Brush, share: number): void {
  const wave = (phase: number) => 8 * Math.sin(2 * Math.PI * (share - phase));
  const end = (color: string, long: number, drop: number) => {
    const at = (part: number) => [long * part, drop * part + wave(part * 0.7) * part] as const;
    const [[ax, ay], [bx, by], [cx, cy]] = [at(0.35), at(0.7), at(1)];
    fill(
      color,
      `-4,-6* ${ax},${ay - 9} ${bx},${by - 10} ${cx},${cy - 13}* ${cx - 5},${cy + 9}* ${bx},${by + 9} ${ax},${ay + 7} -4,8*`,
    );
  };
  end(SCARF.shade, 84, 20);
  end(SCARF.lit, 108, -4);
}
