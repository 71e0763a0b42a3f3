import { thing } from './thing.ts';

/** Animals that live without people, beside or behind whoever meets them. */
export const WILD_ANIMALS = {
  frog: thing('frog,toad,rana,grenouille,frosch,sapo,rospo,カエル,蛙,青蛙,개구리', 'beside', 0.2),
  turtle: thing('turtle,tortoise,tortuga,tortue,schildkrote,tartaruga,亀,カメ,乌龟,거북이', 'beside', 0.2),
  penguin: thing('penguin,pinguino,pingouin,pinguin,pinguim,ペンギン,企鹅,펭귄', 'beside', 0.4),
  mouse: thing('mouse,mice,hamster,raton,souris,maus,topolino,ネズミ,老鼠,쥐가', 'beside', 0.15),
  monkey: thing('monkey,chimp,el mono,un mono,singe,affe,macaco,scimmia,サル,猴子,원숭이', 'beside', 0.45),
  deer: thing(
    'deer,stag,reindeer,rentier,renna,renne,トナカイ,驯鹿,순록,ciervo,cerf,hirsch,reh,veado,cervo,鹿,사슴',
    'behind',
    0.9,
  ),
  bat: thing(
    'bat,fledermaus,fledermause,murcielago,chauve souris,pipistrello,morcego,コウモリ,蝙蝠,박쥐',
    'above',
    0.3,
  ),
} as const;
