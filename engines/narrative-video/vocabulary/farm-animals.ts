import { thing } from './thing.ts';

/** Animals of farms and ponds, beside whoever feeds or milks them. */
export const FARM_ANIMALS = {
  sheep: thing(
    'sheep,lamb,goat,oveja,cordero,cabra,mouton,agneau,chevre,schaf,lamm,ziege,ovelha,cordeiro,pecora,agnello,capra,羊,ヤギ,양이,염소',
    'beside',
    0.55,
  ),
  cow: thing(
    'cow,calf,bull,ox,vaca,ternero,vache,veau,taureau,kuh,kalb,stier,boi,mucca,vitello,牛,소가,소를,소의,젖소',
    'beside',
    0.9,
  ),
  pig: thing('pig,piglet,hog,cerdo,cochon,schwein,ferkel,porco,maiale,猪,豚,돼지', 'beside', 0.5),
  hen: thing(
    'hen,chicken,rooster,chick,gallina,gallo,pollito,poule,poulet,coq,poussin,huhn,huhner,henne,hahn,kuken,galinha,pintinho,pulcino,鸡,鶏,にわとり,ひよこ,닭,병아리',
    'beside',
    0.25,
  ),
  duck: thing(
    'duck,swan,goose,pato,cisne,canard,cygne,ente,schwan,gans,anatra,cigno,鸭,白鳥,アヒル,오리',
    'beside',
    0.25,
  ),
} as const;
