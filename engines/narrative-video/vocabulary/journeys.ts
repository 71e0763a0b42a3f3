import { lexiconOf } from './lexicon.ts';

/** Words between "on" or "take" and the vehicle: English, then Spanish, French, German, Italian and Portuguese. */
const KINDS =
  'the|a|an|their|his|her|its|my|our|first|last|next|same|early|late|night|midnight|morning|evening|old|empty|crowded|slow|fast|little|moving|' +
  'el|un|una|ultimo|primer|le|la|l|dernier|premier|den|dem|einen|einem|letzten|ersten|nachsten|il|lo|o|um';
const ABOARD = new RegExp(
  ' (?:take|takes|took|taking|catch|catches|caught|catching|board|boards|boarded|boarding|ride|rides|rode|riding|on|in|inside|aboard|' +
    'toma|toman|coge|cogen|en|prend|prennent|dans|nimmt|nehmen|mit|im|prende|prendono|sul|pega|pegam) ' +
    `(?:(?:${KINDS}) )*(?:train|subway|metro|tram|streetcar|bus|tren|autobus|zug|treno|trem|onibus) `,
  'u',
);

const ABOARD_UNSPACED =
  /(?:電車|列車|汽車|バス|地下鉄)(?:に乗|で)|(?:坐|乘|搭)(?:上)?(?:火车|列车|地铁|公交)|(?:기차|열차|버스|지하철)(?:를|을)? ?타/u;

/**
 * Returns whether somebody is inside a train or bus: "takes the night train", "asleep on the bus".
 * @param plainText as `plain` returns it
 */
export function isAboard(plainText: string): boolean {
  return ABOARD.test(plainText) || ABOARD_UNSPACED.test(plainText);
}

const TRAINS = lexiconOf({
  train:
    'train,tram,streetcar,railway,railroad,locomotive,carriage,tren,zug,bahn,trem,treno,電車,終電,火车,列车,末班车,기차,막차',
});
/** What runs on streets or under the ground, and where nobody rides yet. */
const OTHERS = lexiconOf({
  other:
    'bus,autobus,onibus,subway,metro,underground,tube,station,platform,u bahn,bahnhof,gare,quai,estacion,anden,estacao,stazione,binario,地铁,地下鉄,지하철,駅,站台,역에서,バス,버스,巴士',
});

/**
 * Returns whether a journey is one by train through the open, which can be seen from outside.
 * @param plainText as `plain` returns it
 */
export function isByTrain(plainText: string): boolean {
  return TRAINS.first(plainText) !== undefined && OTHERS.first(plainText) === undefined;
}
