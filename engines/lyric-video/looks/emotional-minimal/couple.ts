import type { Brush } from '../../picture/flat-shapes.ts';

/** Whoever is at the lake has the same skin and hair in every picture, in the light and away from it. */
export const SKIN = { lit: '#f6c79c', plain: '#d69a84', shade: '#b0736f' } as const;
export const HAIR = { dark: '#25203f', deep: '#17132c', strand: '#382d55', gloss: '#6b4a66' } as const;
/** The dog's coat at night. */
export const FUR = { light: '#d3c0bd', plain: '#a797aa', shade: '#7f7092', ear: '#4d4066', mask: '#67597e' } as const;

/** How far the dog sits from the other, so that its muzzle is in view. */
const BESIDE = 19;

/** The two, who sit at the end of a pier and look to the left, where the light is. The deck's end is at -34, 0. */
export function couple(brush: Brush): void {
  const { pen, fill, limb } = brush;
  pen.save();
  pen.translate(BESIDE, 0);
  dog(brush);
  pen.restore();
  limb('#25244a', '0,-12,24 -40,-15,20 -50,-8,17 -46,24,13 -47,40,11');
  fill('#1b1a38', '-41,36 -40,48 -46,52 -66,54 -70,50 -62,45 -53,38');
  limb('#33305a', '4,-12,26 -42,-13,21 -55,-8,18 -57,20,13 -62,38,11');
  fill('#1f1d3e', '-56,34 -55,47 -62,52 -82,50 -86,45 -76,42 -67,35');
  fill('#c4665c', '-8,-94 -20,-78 -24,-54 -30,-34 -42,-20 -34,-10 -6,2* 28,2* 33,-20 31,-52 24,-80 10,-98');
  fill('#8f4656', '10,-97 24,-80 31,-52 33,-20 28,2* 8,2* 15,-24 13,-56 6,-80');
  fill('#f0a078', '-10,-92 -20,-78 -25,-54 -31,-34 -42,-20 -38,-16 -25,-30 -19,-52 -14,-76');
  head(brush);
  fill('#e9c4a0', '-13,-92 -12,-97 2,-95 14,-97 17,-91 8,-86 -6,-86');
  limb('#ab5657', '10,-79,21 30,-56,19 52,-47,16 64,-46,13');
  limb('#d9b8a4', '65,-52,4 66,-40,4');
  fill(SKIN.plain, '66,-52 73,-53 80,-50 84,-45 81,-41 73,-39 67,-40');
  for (const finger of ['72,-48.6,0.6 78,-48,1.2 84,-47,0.6', '72,-44.6,0.6 78,-44.4,1.2 83,-44,0.6'])
    limb(SKIN.shade, finger);
  // Fur closes over the fingertips.
  for (const tuft of ['80,-54,1 83,-49,4 80,-45,0.6', '85,-52,1 86,-46,5 82,-41,0.6', '83,-44,1 82,-40,4 77,-37,0.6'])
    limb('#cdbab8', tuft);
}

/** The head of the one who looks to the left, with closed lips. The chin is at -22, -100, and the neck ends at 0, -92. */
export function head({ fill, limb, disc }: Brush): void {
  fill(SKIN.plain, '-3,-92 -11,-95 -18,-97 -22,-101 -21,-106 -26,-110 -22,-115 -22,-124 -14,-131 0,-130 8,-116 6,-94');
  fill(SKIN.lit, '-11,-95 -18,-97 -22,-101 -21,-106 -26,-110 -22,-115 -22,-124 -19,-122 -19,-112 -18,-104 -13,-99');
  fill(SKIN.shade, '-13,-97* 0,-101 7,-108* 8,-90* -5,-90*');
  fill(
    HAIR.dark,
    '-22,-117* -23,-130 -11,-139 6,-138 18,-127 22,-110 24,-96 29,-84* 22,-87* 21,-79* 14,-86* 8,-80* 6,-92 6,-102 1,-110 -4,-115 -10,-124 -16,-119 -19,-112*',
  );
  fill(SKIN.plain, '-1,-112 4,-114 7,-109 5,-103 1,-103');
  limb(HAIR.strand, '-14,-132,0.8 4,-132,3.4 15,-118,3.4 18,-94,0.8');
  limb(HAIR.gloss, '-10,-130,0.6 2,-126,2.2 10,-114,2.2 14,-92,0.6');
  limb(HAIR.gloss, '-16,-135,0.6 0,-137,2 14,-128,1.6 19,-114,0.6');
  limb(HAIR.dark, '-20,-116,0.8 -17.5,-114,2 -14,-115,0.8');
  limb(HAIR.dark, '-20,-123,0.6 -17,-124.6,1.3 -13,-123,0.6');
  limb('#a8524f', '-21,-104,1 -18.6,-103.6,1.3 -16,-105,0.6');
  disc('#e08a72', -13, -107, 3);
}

/** The dog, which sits on the ground at y 0 and looks to the left. */
export function dog({ fill, limb, disc }: Brush): void {
  limb('#a998a8', '60,-52,30 46,-36,22 42,-14,12 39,-3,10');
  fill(
    '#cdbab8',
    '48,-62 41,-48 44,-28 48,-8 44,0* 58,0* 60,-6 68,-5 68,0* 98,0* 104,-10 101,-28 92,-46 78,-62 64,-70',
  );
  fill('#9b8a9f', '78,-62 92,-46 101,-28 104,-10 98,0* 82,0* 90,-16 84,-34 74,-48');
  fill('#f3dcc0', '48,-62 41,-48 44,-28 47,-10 52,-12 50,-30 50,-46 54,-58');
  fill('#d8c5bf', '64,-66 50,-59 42,-63 36,-66 26,-68 21,-72 18,-77 20,-82 38,-86 42,-94 50,-99 62,-97 72,-84 72,-70');
  fill('#f8e4c8', '40,-68 26,-71 18,-77 20,-82 38,-86 42,-94 50,-99 55,-98 48,-90 42,-82 44,-74');
  fill('#b3a0ac', '40,-69 28,-71 25,-67 34,-63 42,-64');
  limb('#25203f', '21,-74,0.8 28,-70.6,1.5 36,-70,1.5 41,-73,0.8');
  fill('#25203f', '16,-80 19,-84 25,-83 24,-78 20,-76');
  disc('#25203f', 45.5, -87, 1.9);
  fill('#6d5a78', '58,-95 69,-92 77,-76 75,-64 68,-63 62,-76');
  limb('#c4665c', '50,-60,6 60,-62,6 72,-68,6');
}

/** The dog's tail. @param share position in its wagging, 0 to 1 */
export function tail({ pen, limb }: Brush, share: number): void {
  pen.translate(BESIDE, 0);
  const up = [0, 6, 12, 6][Math.round(share * 4)] ?? 0;
  limb('#b5a3ab', `99,-5,9 110,${-7 - up * 0.4},7 119,${-16 - up},4`);
}
