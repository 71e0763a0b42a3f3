import type { Tint } from '../../look.ts';
import type { Fade } from './ink.ts';

const SKIN: Fade = ['#ffd2a0', '#f2a470', '#c4567a'];

/** The paints of the boy who is in all pictures. */
export function clothesOf(tint: Tint) {
  const of = (...[light, middle, shade]: Fade): Fade => [tint(light), tint(middle), tint(shade)];
  return {
    skin: SKIN,
    hood: of('#4fd4ff', '#1597e8', '#0b4fa0'),
    jeans: of('#7f6cf0', '#4a35b8', '#2b1c7a'),
    cap: of('#ff6fb8', '#e0218a', '#8f1060'),
    brim: of('#ffc23d', '#ff8a1a', '#c4520c'),
    shoe: of('#ffffff', '#f4e6ee', '#ff5aa2'),
    sole: of('#fff7d6', '#ffe27a', '#ff8a1a'),
    gold: of('#fff7a0', '#ffc62e', '#d9820f'),
    cream: of('#fffdf2', '#fff1d0', '#e3c59a'),
  };
}
