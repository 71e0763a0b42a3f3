import type { Brush } from '../../picture/flat-shapes.ts';
import { CORAL, CREAM, INK, SKIN, WINE } from './inks.ts';

/** What somebody's colors are, so that the same outlines also give a shadow. */
export interface Cloth {
  coat: string;
  fold: string;
  legs: string;
  hair: string;
  shine: string;
  skin: string;
  scarf: string;
}

export const HERS: Cloth = {
  coat: CORAL,
  fold: '#c4503f',
  legs: INK,
  hair: INK,
  shine: '#4a4374',
  skin: SKIN,
  scarf: CREAM,
};
export const HIS: Cloth = { ...HERS, coat: '#5f7bb5', fold: '#46609b', hair: '#2a1f36', scarf: WINE };

/** Both as one flat silhouette. */
export function shadowOf(color: string): Cloth {
  return { coat: color, fold: color, legs: color, hair: color, shine: color, skin: color, scarf: color };
}

/** Her from behind in a flared coat, with her feet at the pen's origin and 240 tall. @param arms hers, as lines of a limb */
export function her(brush: Brush, c: Cloth, arms: Arms, lean = 0): void {
  const { fill, limb, disc } = brush;
  for (const side of [-1, 1]) leg(brush, c.legs, [side * 11, -70, 15], [side * 12, -40, 13], [side * 11, -8, 8]);
  sleeve(limb, c, arms.left);
  fill(
    c.coat,
    '-8,-203 -24,-196 -29,-184 -24,-150 -30,-112 -44,-64* -22,-58 2,-56 24,-58 44,-64* 31,-112 24,-150 29,-184 24,-196 8,-203',
  );
  fill(c.fold, '-1,-148* 2,-110 6,-57* -4,-56* -3,-100');
  fill(c.fold, '25,-150 31,-112 44,-64* 33,-60* 24,-100 17,-150 22,-186 28,-182');
  limb(c.fold, '-24,-149,2.6 0,-146,3.4 24,-149,2.6');
  sleeve(limb, c, arms.right);
  fill(c.scarf, '-17,-207 -19,-199 -10,-193 2,-191 14,-194 19,-200 17,-208 0,-212');
  fill(c.scarf, '2,-196 12,-198 18,-166 16,-140* 4,-142* 6,-168');
  const x = lean;
  fill(
    c.hair,
    `${-19 + x * 0.6},-203 ${-24 + x * 0.7},-212 ${-22 + x},-232 ${-12 + x},-246 ${2 + x},-249 ${16 + x},-244 ${23 + x},-230 ${24 + x * 0.7},-212 ${19 + x * 0.6},-203 ${x * 0.4},-200`,
  );
  limb(c.shine, `${-13 + x},-238,1 ${-3 + x},-243,3.2 ${9 + x},-240,2.6 ${16 + x},-232,1`);
  limb(c.shine, `${2 + x},-240,0.8 ${1 + x * 0.8},-222,1.6 ${x * 0.6},-206,0.8`);
  for (const at of [arms.left, arms.right]) if (at.hand) disc(c.skin, ...at.hand, 5.4);
}

/** Him from behind in a jacket, with his feet at the pen's origin and 262 tall. */
export function him(brush: Brush, c: Cloth, arms: Arms, lean = 0): void {
  const { fill, limb, disc } = brush;
  for (const side of [-1, 1]) leg(brush, c.legs, [side * 13, -118, 24], [side * 14, -62, 18], [side * 14, -8, 12]);
  sleeve(limb, c, arms.left);
  fill(c.coat, '-9,-222 -30,-213 -37,-198 -33,-160 -32,-104* 0,-99 33,-104* 33,-160 37,-198 30,-213 9,-222');
  fill(c.fold, '30,-206 36,-198 33,-160 33,-104* 24,-102* 23,-160 24,-200');
  limb(c.fold, '0,-150,0.6 1,-128,2.4 1,-102,3');
  sleeve(limb, c, arms.right);
  const x = lean;
  limb(c.skin, `0,-214,17 ${x * 0.6},-230,16`);
  fill(c.scarf, '-16,-224 -18,-214 -6,-208 8,-208 18,-214 16,-224 0,-228');
  fill(
    c.hair,
    `${-14 + x},-232 ${-18 + x},-244 ${-17 + x},-258 ${-8 + x},-268 ${4 + x},-270 ${15 + x},-264 ${19 + x},-250 ${17 + x},-238 ${12 + x},-228 ${x},-225 ${-9 + x},-227`,
  );
  disc(c.skin, -17 + x, -242, 4);
  disc(c.skin, 17.5 + x, -242, 4);
  limb(c.shine, `${-10 + x},-260,0.8 ${x},-265,2.8 ${11 + x},-261,0.8`);
  for (const at of [arms.left, arms.right]) if (at.hand) disc(c.skin, ...at.hand, 6);
}

/** A sleeve as a limb, and the hand at its end if it is seen. */
export interface Arm {
  sleeve: string;
  hand?: readonly [x: number, y: number];
}
export type Arms = Readonly<Record<'left' | 'right', Arm>>;

/** A leg from the hip over the knee to the ankle, and its shoe. */
function leg(
  { limb, fill }: Brush,
  color: string,
  ...joints: readonly (readonly [x: number, y: number, wide: number])[]
): void {
  limb(color, joints.map((joint) => joint.join(',')).join(' '));
  const [x, , wide] = joints.at(-1) as readonly [number, number, number];
  const half = wide / 2 + 1.6;
  const out = Math.sign(x) * 2;
  fill(color, `${x - half},-12 ${x + half},-12 ${x + half + 2 + out},0* ${x - half - 2 + out},0*`);
}

function sleeve(limb: Brush['limb'], { coat }: Cloth, { sleeve: line }: Arm): void {
  limb(coat, line);
}

/** Somebody whose arms hang. */
export const RESTING: Arm = { sleeve: '-24,-188,16 -34,-152,14 -33,-120,12', hand: [-33, -113] };

/** The two from behind, her head on his shoulder, and his arm around her. */
export function pair(brush: Brush, cloth?: Cloth): void {
  const { pen, limb, disc } = brush;
  const his = cloth ?? HIS;
  pen.save();
  pen.translate(26, 0);
  him(
    brush,
    his,
    { left: { sleeve: '-28,-204,20 -34,-190,18 -38,-180,16' }, right: { sleeve: '30,-204,19 42,-172,17 30,-150,14' } },
    -3,
  );
  pen.restore();
  pen.save();
  pen.translate(-34, 0);
  her(
    brush,
    cloth ?? HERS,
    {
      left: { sleeve: '-24,-188,16 -34,-152,14 -30,-124,12', hand: [-29, -117] },
      right: { sleeve: '22,-188,15 22,-170,13 20,-150,10' },
    },
    13,
  );
  pen.restore();
  limb(his.coat, '2,-194,20 -26,-184,17 -56,-178,14');
  disc(his.skin, -63, -177, 6.6);
}
