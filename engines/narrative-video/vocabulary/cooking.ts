import { thing } from './thing.ts';

/** What people cook at and bake at. */
export const COOKING = {
  stove: thing(
    'stove,oven,cooker,pot of soup,frying pan,saucepan,estufa,horno,fogon,cuisiniere,fourneau,herd,ofen,fogao,fornello,forno,炉灶,コンロ,가스레인지',
    'before',
    0.5,
    'cook',
  ),
  dough: thing(
    'dough,hornea pan,hornean pan,knead,kneads,kneading,kneaded,masa de pan,amasa,amasan,petrit,petrissent,teig,knetet,kneten,impasta,impastano,生地をこね,揉面,반죽',
    'before',
    0.5,
    'cook',
  ),
  pancakes: thing(
    'pancake,crepe,tortita,panqueque,panqueca,pfannkuchen,eierkuchen,パンケーキ,ホットケーキ,煎饼,팬케이크',
    'before',
    0.5,
    'cook',
  ),
} as const;
