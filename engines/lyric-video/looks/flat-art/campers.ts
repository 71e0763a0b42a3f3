import type { Brush } from '../../picture/flat-shapes.ts';
import { NIGHT as FACES, head, SCARF } from './heads.ts';

/** At night a fire lights one side of everything: the travelers' colors in its light and away from it. */
const NIGHT = {
  first: { lit: '#ffbf55', coat: '#b8693c', dark: '#7a4340', legs: '#3a2a5c', far: '#2b2049', legsLit: '#b0536b' },
  second: { lit: '#58a796', coat: '#2a5f70', dark: '#1a3556', legs: '#40285a', far: '#2f1f4a', legsLit: '#b0536b' },
} as const;
const NIGHTLY = '#1a1238';

/**
 * Somebody on a log, turned half to the viewer, who plays the guitar, sings and looks to the left, at a fire. The ground is
 * at y 0. @param share of a strum
 */
export function guitarist(brush: Brush, share: number): void {
  const { fill, limb, disc } = brush;
  const { lit, coat, dark, legs, far, legsLit } = NIGHT.first;
  limb('#4a2a3c', '-34,-22,40 66,-22,40');
  disc('#8a5148', -36, -22, 20);
  disc('#c07a55', -37, -22, 13);
  leg(brush, [far, legsLit], -26);
  // The coat, dark on the back and lit on the chest.
  fill(coat, '-24,-44* -30,-80 -28,-114 -16,-136 8,-145 30,-137 44,-110 46,-76 42,-38*');
  fill(dark, '16,-42* 28,-80 24,-116 14,-145* 30,-137 44,-110 46,-76 42,-38*');
  fill(lit, '-24,-60* -30,-80 -28,-114 -16,-136 -2,-143* -14,-116 -16,-84*');
  leg(brush, [legs, legsLit], 12);
  guitar(brush);
  arms(brush, share);
  singing(brush, share);
}

/** A leg on the log, whose knee points to the fire. @param x where the knee is, 30 to the left of this */
function leg({ fill, limb }: Brush, [cloth, lit]: readonly [string, string], x: number): void {
  limb(cloth, `${x + 18},-52,40 ${x - 8},-62,40 ${x - 28},-60,36`);
  limb(cloth, `${x - 28},-60,36 ${x - 31},-34,30 ${x - 32},-10,23`);
  fill(
    lit,
    `${x + 6},-81 ${x - 22},-79 ${x - 40},-74 ${x - 47},-60 ${x - 46},-38 ${x - 44},-12* ${x - 41},-12* ${x - 41},-38 ${x - 37},-58 ${x - 30},-69 ${x - 16},-72`,
  );
  fill(NIGHTLY, `${x - 20},-18* ${x - 19},0* ${x - 66},0* ${x - 65},-9 ${x - 44},-18*`);
  fill('#8a4a55', `${x - 46},-17* ${x - 60},-12 ${x - 66},-4* ${x - 60},-4* ${x - 52},-10*`);
}

/** The guitar lies on the thighs before the belly, and its neck points up to the right. */
function guitar({ pen, fill, limb, disc }: Brush): void {
  pen.save();
  pen.translate(-10, -82);
  pen.rotate(-0.46);
  limb('#a5603f', '16,0,8 54,-1,7.4 88,-2,7');
  fill('#6b3634', '86,-7* 108,-9* 112,-2* 108,6* 86,3*');
  for (const x of [93, 102]) for (const y of [-11, 7]) disc('#d98a4a', x, y, 2.2);
  fill('#7a3a38', '-38,0 -32,-22 -14,-28 0,-20 12,-21 25,-15 30,0 25,16 12,22 0,21 -14,29 -32,23');
  fill('#d98a4a', '-36,-2 -31,-21 -14,-26 0,-18.5 12,-19 23,-14 27,-1 22,12 11,18 0,17 -14,25 -30,20');
  disc(NIGHTLY, 6, -1, 8);
  fill(NIGHTLY, '-21,-9* -17,-9* -17,8* -21,8*');
  for (const y of [-2.4, 1]) limb('#ffe8bd', `-18,${y},1.1 30,${y - 0.6},1 88,${y - 1},0.9`);
  pen.restore();
}

/** One arm lies over the guitar and strums, the other hand holds the neck. */
function arms({ fill, limb, disc }: Brush, share: number): void {
  const { lit, coat, dark } = NIGHT.first;
  const strum = Math.sin(share * 2 * Math.PI) * 5;
  limb(dark, '34,-124,28 58,-102,25 62,-90,21');
  limb(coat, '62,-91,20 54,-100,18 46,-110,14');
  limb(FACES.first.dim, '44,-110,12 42,-118,11 39,-124,8');
  for (const x of [36, 41, 46])
    limb(FACES.first.skin, `${x},-${122 - (x - 36) * -0.45},4 ${x - 2},-${112 - (x - 36) * -0.5},4`);
  limb(coat, `-18,-124,27 -40,-106,25 ${-46},-92,21`);
  limb(lit, '-27,-122,10 -48,-106,8 -54,-92,7');
  limb(coat, `-45,-92,20 -28,${-86 + strum * 0.4},17 -14,${-86 + strum},13`);
  limb(lit, `-46,-97,6 -28,${-92 + strum * 0.4},5 -15,${-91 + strum},4`);
  disc(FACES.first.skin, -8, -85 + strum, 8);
  fill(FACES.first.skin, `-8,${-92 + strum} 2,${-88 + strum} 5,${-80 + strum} -1,${-77 + strum} -9,${-78 + strum}`);
}

/** The head of the one who sings, thrown back, and the scarf. */
function singing(brush: Brush, share: number): void {
  const { fill, pen } = brush;
  pen.save();
  pen.translate(0, -143);
  pen.rotate(0.1);
  head(brush, 'first', FACES.first, 0.5 - 0.5 * Math.cos(share * 2 * Math.PI));
  pen.restore();
  fill(SCARF.shade, '-20,-150* 8,-158* 26,-146* 16,-130* -16,-128*');
  fill(SCARF.lit, '-20,-150* -2,-155* -6,-129* -16,-128*');
  fill(SCARF.shade, '14,-142* 30,-132* 40,-96* 20,-90* 16,-118*');
}

/** Somebody on the ground with drawn-up knees and a cup, who looks to the left. The ground is at y 0. */
export function listener(brush: Brush): void {
  const { fill, limb, disc } = brush;
  const { lit, coat, dark, legs, far, legsLit } = NIGHT.second;
  fill('#7d3a4c', '-100,-2* -96,-8 40,-10 62,-4 62,0* -100,0*');
  drawnUp(brush, [far, legsLit], -16);
  fill(coat, '-4,-12* -14,-44 -14,-80 -2,-104 16,-112 34,-104 46,-78 50,-40 48,-4*');
  fill(dark, '20,-4* 30,-44 22,-84 18,-112* 34,-104 46,-78 50,-40 48,-4*');
  fill(lit, '-8,-36* -14,-50 -14,-80 -2,-104 10,-111* -2,-86 -4,-54*');
  drawnUp(brush, [legs, legsLit], 2);
  limb(dark, '24,-92,26 22,-66,23 4,-58,20');
  limb(coat, '6,-60,18 -18,-74,15 -34,-90,13');
  limb(lit, '-10,-76,6 -24,-87,6 -34,-95,5');
  disc(FACES.second.skin, -40, -94, 8.5);
  fill('#fff0d6', '-56,-110* -40,-110* -42,-90* -54,-90*');
  fill('#c99c8a', '-46,-110* -40,-110* -42,-90* -46,-90*');
  brush.pen.save();
  brush.pen.translate(12, -108);
  head(brush, 'second', FACES.second, 0.15);
  brush.pen.restore();
}

/** A leg with its knee up, and its foot on the ground. @param x where the knee is, 30 to the left of this */
function drawnUp({ fill, limb }: Brush, [cloth, lit]: readonly [string, string], x: number): void {
  limb(cloth, `${x + 30},-22,46 ${x - 4},-48,42 ${x - 28},-64,34`);
  limb(cloth, `${x - 28},-64,34 ${x - 38},-36,28 ${x - 44},-12,22`);
  fill(
    lit,
    `${x - 16},-78 ${x - 32},-80 ${x - 44},-70 ${x - 49},-52 ${x - 53},-32 ${x - 55},-12* ${x - 52},-12* ${x - 47},-34 ${x - 40},-54 ${x - 32},-65 ${x - 18},-68`,
  );
  fill(NIGHTLY, `${x - 32},-16* ${x - 30},-2* ${x - 74},-2* ${x - 72},-10 ${x - 52},-16*`);
}
