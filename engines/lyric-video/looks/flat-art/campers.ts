import type { Brush } from '../../picture/flat-shapes.ts';
import { HAIR, SKINS } from './traveler.ts';

/** At night a fire lights one side of everything: the travelers' colors in its light and away from it. */
const NIGHT = {
  first: { lit: '#ffbf55', coat: '#b8693c', dark: '#5c3146', legs: '#3a2a5c', legsLit: '#8a4a55' },
  second: { lit: '#58a796', coat: '#2a5f70', dark: '#1a3556', legs: '#40285a', legsLit: '#93505a' },
} as const;
const [NIGHTLY, RED, GLOW] = ['#1a1238', '#d0433f', '#ffd8a0'] as const;

/** Somebody on a log who plays the guitar and looks to the left, at a fire. The ground is at y 0. @param share of a strum */
export function guitarist({ fill, limb, disc }: Brush, share: number): void {
  const { lit, coat, dark, legs, legsLit } = NIGHT.first;
  const strum = Math.sin(share * 2 * Math.PI) * 6;
  limb('#4a2a3c', '-34,-22,40 66,-22,40');
  disc('#8a5148', -36, -22, 20);
  disc('#c07a55', -37, -22, 13);
  // The leg of the far side, the near one, and boots.
  limb(legs, '16,-56,36 -28,-68,32 -56,-74,26');
  limb(legs, '-56,-72,25 -66,-38,21 -74,-10,16');
  limb(legsLit, '-62,-70,10 -74,-36,8 -80,-12,7');
  fill(NIGHTLY, '-66,-16* -66,0* -104,0* -102,-9 -82,-16*');
  // The coat, dark on the back and lit on the chest.
  fill(coat, '-20,-44* -26,-78 -24,-112 -12,-136 8,-144 28,-136 40,-110 44,-76 42,-38*');
  fill(dark, '12,-42* 22,-80 16,-116 10,-144* 28,-136 40,-110 44,-76 42,-38*');
  fill(lit, '-20,-60* -26,-78 -24,-112 -12,-136 0,-142* -10,-116 -12,-84*');
  limb(legs, '24,-50,40 -16,-60,37 -44,-64,29');
  limb(legsLit, '14,-66,8 -20,-74,9 -46,-76,10');
  limb(legs, '-44,-62,28 -44,-32,23 -42,-10,17');
  limb(legsLit, '-54,-60,10 -54,-32,8 -50,-12,7');
  fill(NIGHTLY, '-32,-16* -32,0* -74,0* -72,-9 -52,-16*');
  // The guitar lies on the thigh, its neck toward the fire.
  limb('#5a2f3c', '-22,-92,8 -92,-116,7 -134,-131,7');
  fill(NIGHTLY, '-130,-138* -156,-147* -162,-137* -158,-127* -132,-123*');
  fill('#7a3a38', '-56,-100 -38,-112 -18,-106 -4,-104 18,-110 36,-96 36,-72 20,-56 -2,-56 -18,-66 -38,-66 -54,-78');
  fill('#d98a4a', '-56,-98 -40,-108 -22,-102 -6,-100 14,-106 28,-94 28,-74 14,-62 -4,-62 -20,-70 -38,-70 -52,-80');
  disc(NIGHTLY, -16, -86, 9);
  fill(NIGHTLY, '12,-96* 17,-95* 12,-72* 7,-73*');
  limb('#ffe8bd', '14,-84,1.6 -60,-104,1.4 -134,-130,1.2');
  // The far arm reaches along the neck, and the near one strums.
  limb(lit, '-16,-124,24 -48,-108,19 -76,-112,16');
  disc(SKINS.first[0], -84, -116, 9.5);
  limb(dark, `22,-124,29 40,-94,25 26,${-84 + strum * 0.2},20`);
  limb(coat, `24,-84,19 6,${-86 + strum * 0.6},16 -4,${-86 + strum},13`);
  disc(SKINS.first[0], -9, -86 + strum, 9);
  // The head bends over the strings.
  limb(SKINS.first[1], '2,-142,20 -4,-158,18');
  fill(HAIR.first, '-8,-192 8,-192 20,-180 20,-162 8,-152 -4,-158');
  fill(SKINS.first[1], '-24,-184* -2,-192 8,-182 8,-166 0,-154 -14,-150 -22,-153 -24,-160 -23,-164 -30,-168 -26,-176');
  fill(GLOW, '-24,-184* -14,-188 -12,-174 -16,-166 -10,-156 -14,-150* -22,-153 -24,-160 -23,-164 -30,-168 -26,-176');
  fill(HAIR.first, '2,-186 14,-188 20,-172 12,-162 4,-168');
  fill('#9c2f42', '-28,-182* -46,-177 -48,-182 -27,-190 -20,-202 0,-208 16,-201 21,-184* 2,-186 -12,-185');
  fill(RED, '-28,-182* -46,-177 -48,-182 -27,-190 -20,-202 -6,-206* -12,-194 -12,-185*');
  fill('#9c2f42', '-20,-148 -6,-152 14,-150 22,-140 12,-130 -10,-130 -20,-136');
  fill(RED, '-20,-148 -10,-152 -6,-142 -10,-130 -20,-136');
  fill('#9c2f42', '16,-142* 28,-132 32,-108 24,-94* 14,-96* 18,-118 10,-132*');
}

/** Somebody on the ground with drawn-up knees and a cup, who looks to the left. The ground is at y 0. */
export function listener({ fill, limb, disc }: Brush): void {
  const { lit, coat, dark, legs, legsLit } = NIGHT.second;
  fill('#7d3a4c', '-100,-2* -96,-8 40,-10 62,-4 62,0* -100,0*');
  limb(legs, '24,-22,40 -14,-56,34 -34,-72,26');
  limb(legs, '-34,-70,25 -48,-38,21 -56,-12,16');
  fill(NIGHTLY, '-50,-16* -48,-2* -84,-2* -82,-10 -66,-16*');
  fill(coat, '-4,-12* -14,-44 -14,-80 -2,-104 16,-112 34,-104 46,-78 50,-40 48,-4*');
  fill(dark, '20,-4* 30,-44 22,-84 18,-112* 34,-104 46,-78 50,-40 48,-4*');
  fill(lit, '-8,-36* -14,-50 -14,-80 -2,-104 10,-111* -2,-86 -4,-54*');
  limb(legs, '30,-20,42 -8,-48,36 -24,-62,28');
  limb(legsLit, '-6,-62,8 -24,-76,10 -34,-74,8');
  limb(legs, '-24,-60,27 -34,-34,22 -38,-12,17');
  limb(legsLit, '-35,-62,9 -44,-34,8 -46,-12,7');
  fill(NIGHTLY, '-28,-16* -26,-2* -66,-2* -64,-10 -46,-16*');
  limb(dark, '24,-92,26 22,-66,23 4,-58,20');
  limb(coat, '6,-60,18 -18,-72,15 -34,-84,13');
  limb(lit, '-10,-74,6 -24,-82,6 -34,-90,5');
  disc(SKINS.second[0], -40, -88, 8.5);
  fill('#fff0d6', '-56,-104* -40,-104* -42,-84* -54,-84*');
  fill('#c99c8a', '-46,-104* -40,-104* -42,-84* -46,-84*');
  limb(SKINS.second[1], '10,-108,19 6,-122,17');
  fill(HAIR.second, '-10,-154 6,-164 26,-156 34,-134 34,-108 28,-86 16,-92 12,-116');
  fill(SKINS.second[1], '-14,-150* 6,-158 16,-148 14,-132 6,-120 -6,-116 -14,-119 -15,-126 -14,-130 -21,-134 -16,-142');
  fill('#d98a62', '-14,-150* -6,-153 -4,-140 -8,-132 -3,-122 -6,-116* -14,-119 -15,-126 -14,-130 -21,-134 -16,-142');
  fill(HAIR.second, '-17,-148 -10,-164 10,-170 28,-158 32,-136 22,-128 14,-140 8,-150 -6,-152');
}
