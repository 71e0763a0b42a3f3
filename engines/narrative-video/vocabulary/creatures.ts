import { thing } from './thing.ts';

/** Creatures of stories that stand upright beside people. */
export const CREATURES = {
  alien: thing(
    'alien,extraterrestrial,martian,extraterrestre,alienigena,marciano,marciana,alieno,martien,ausserirdischer,ausserirdischen,ausserirdische,marsmensch,外星人,宇宙人,エイリアン,외계인',
    'beside',
    0.8,
  ),
  ghost: thing('ghost,spirit,skeleton,fantasma,fantome,gespenst,geist,幽灵,幽霊,유령', 'beside', 0.9),
  robot: thing('robot,android,roboter,机器人,ロボット,로봇', 'beside', 1),
} as const;
