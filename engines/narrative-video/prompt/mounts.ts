import type { ThingName } from '../vocabulary/things.ts';

/** Words of stories in which people ride horses, in plain text. */
const OF_HORSES =
  / (?:horses?|cowboys?|cowgirls?|sheriff|saloon|knights?|princes?|princess|kingdom|samurai|outlaws?|medieval|caballeros?|caballos?|vaqueros?|ritter|pferde?|prinz(?:essin)?|chevaliers?|cheval|chevaux|cavalier[ei]|cavall[oi]|cavaleiros?|cavalos?|principessa|principe|princesa) |騎士|骑士|기사|馬|马|말을/u;

/** Returns on what the people of a story ride that names no vehicle. */
export function mountOf(story: string): ThingName | undefined {
  return OF_HORSES.test(story) ? 'horse' : undefined;
}
