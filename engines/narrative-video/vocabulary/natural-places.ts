import type { Action } from '../actions.ts';
import type { PlaceName } from '../story.ts';
import { INDOORS, SHELTERED } from './shelter.ts';
import type { ThingName } from './things.ts';

/** What people do only in some places, by the words of a clause in plain text or by its action. */
export interface NaturalPlace {
  words?: RegExp;
  actions?: readonly Action[];
  /** Things that it is done with, if it is natural only with them. */
  things?: readonly ThingName[];
  /** Whether this is no question if the clause names what somebody lies on. */
  isLaid?: boolean;
  /** Whether it can be done in a place. */
  permits: (place: PlaceName) => boolean;
  /** Whether it can go on in a place to which nobody would return for it, if there are more of them. */
  goesOn?: (place: PlaceName) => boolean;
  /** Where it usually is done. */
  usual: PlaceName;
}

function among(...places: PlaceName[]): (place: PlaceName) => boolean {
  const all = new Set<PlaceName>(places);
  return (place) => all.has(place);
}

function except(...places: PlaceName[]): (place: PlaceName) => boolean {
  const isOne = among(...places);
  return (place) => !isOne(place);
}

const isOpen = (place: PlaceName) => !SHELTERED.has(place) && !NO_GROUND.has(place);
/** Places in the open in which nobody plants a tree or rides a horse. */
const NO_GROUND: ReadonlySet<PlaceName> = new Set<PlaceName>(['sea', 'clouds', 'rooftop', 'volcano', 'pool']);
const isAtHome = among('room', 'bedroom', 'kitchen', 'cinema', 'spaceship', 'hospital', 'treehouse', 'office', 'cafe');
/** Whether somebody can sleep in a place: a bed, a seat or soft ground is there. */
const isSleptIn = among(
  ...([
    'room',
    'bedroom',
    'hospital',
    'prison',
    'train',
    'station',
    'airport',
    'busStop',
    'subway',
    'spaceship',
  ] as const),
  ...([
    'castle',
    'treehouse',
    'farm',
    'forest',
    'field',
    'garden',
    'mountain',
    'desert',
    'snow',
    'cave',
    'beach',
  ] as const),
  ...(['river', 'space', 'village', 'office', 'school', 'library', 'rooftop', 'zoo', 'vineyard', 'cinema'] as const),
);
/** Whether people go there to sleep. */
const hasBed = among('room', 'bedroom', 'hospital', 'treehouse', 'spaceship');
/** Whether there are doorbells around. */
const hasDoors = among('street', 'village', 'garden', 'snow', 'farm', 'city', 'room');

/** The first that fits a clause counts. */
export const NATURAL_PLACES: readonly NaturalPlace[] = [
  {
    words:
      / (?:gets?|got|falls?|fell|is|lies|becomes?|became) (?:\p{L}+ )?(?:sick|ill)(?! of) |(?:wird|liegt) (?:schwer )?krank|tombe malade|(?:enferma|se enferma|cae enferm[oa]) |si ammala|adoece/u,
    permits: among('hospital', 'room', 'bedroom'),
    usual: 'room',
  },
  {
    words:
      / (?:wakes? up|woke up|goes to (?:bed|sleep)|go to (?:bed|sleep)|went to (?:bed|sleep)|lies in bed|cries (?:her|him)self to sleep) /u,
    permits: hasBed,
    goesOn: isSleptIn,
    usual: 'room',
  },
  {
    actions: ['sleep', 'sit', 'kiss', 'hug', 'phone', 'cry'],
    things: ['car', 'truck'],
    permits: (place) => isOpen(place),
    usual: 'parking',
  },
  { actions: ['sleep'], isLaid: true, permits: hasBed, goesOn: isSleptIn, usual: 'room' },
  {
    words:
      / digs beside the | (?:plant(?:s|ed)?|points the watering can beside|pflanz(?:t|en)|giess(?:t|en)|plantan?|siembran?|riegan?|plante(?:nt)?|arrose(?:nt)?|pianta(?:no)?|annaffia(?:no)?|regam?) (?:(?!flag)\p{L}+ ){0,3}(?:trees?|seeds?|flowers?|roses?|garden|vegetables|saplings?|baum|blumen|arbol|flores|arbre|fleurs|albero|fiori|arvore) /u,
    permits: among('garden', 'farm', 'field', 'forest', 'village', 'vineyard', 'playground'),
    goesOn: (place) => isOpen(place) || place === 'rooftop',
    usual: 'garden',
  },
  {
    words:
      / (?:carries the barbell|lift(?:s|ed|ing)? weights|treadmill|punching bag|hits? the bag|push ups|pull ups|bench press) /u,
    permits: among('gym', 'garage', 'prison', 'room', 'playground'),
    usual: 'gym',
  },
  {
    words: / (?:up|down|on) the (?:\p{L}+ )?(?:stairs|steps|staircase) /u,
    permits: except('beach', 'sea', 'field', 'desert', 'underwater', 'clouds', 'space', 'snow'),
    usual: 'city',
  },
  {
    words: / television screen /u,
    permits: isAtHome,
    usual: 'room',
  },
  {
    words: / on (?:the|a|an|their|his|her|our|my) (?:\p{L}+ )?bench /u,
    permits: among(
      ...([
        'garden',
        'street',
        'city',
        'village',
        'station',
        'airport',
        'busStop',
        'subway',
        'playground',
        'zoo',
      ] as const),
      ...(['beach', 'harbor', 'river', 'field', 'forest', 'farm', 'market', 'rooftop', 'school', 'mountain'] as const),
    ),
    goesOn: except('room', 'bedroom', 'kitchen', 'bathroom', 'office', 'cafe', 'underwater', 'clouds', 'sea'),
    usual: 'garden',
  },
  {
    words: / (?:robs?|robbed|robbing|hold(?:s)? up) (?:the|a|an|his|her) (?:\p{L}+ )?bank /u,
    permits: among('street', 'city', 'village'),
    usual: 'street',
  },
  {
    words:
      / (?:takes? off|took off|(?:plane|flight|flugzeug|avion|aereo|aviao) (?:leaves|departs|left|takes)|boards? (?:the|a|her|his|their) (?:plane|flight)) /u,
    permits: among('airport', 'clouds', 'field', 'space', 'spaceship', 'farm', 'rooftop', 'desert'),
    usual: 'airport',
  },
  {
    words:
      / (?:on deck|(?:ship|boat) (?:sinks|goes down)|set(?:s)? sail|raises? the (?:anchor|sails)|shipwreck(?:ed)?) /u,
    permits: among('sea'),
    usual: 'sea',
  },
  { words: / (?:at the front door|is gone) $/u, permits: hasDoors, goesOn: except('train', 'clouds'), usual: 'street' },
  {
    words: / sweeps (?:the|her|his|their|all the) (?:\p{L}+ )?floors? /u,
    permits: (place) => SHELTERED.has(place) || place === 'castle' || place === 'farm',
    usual: 'room',
  },
  {
    actions: ['ride'],
    things: ['boat', 'surfboard'],
    permits: among('sea', 'river', 'harbor', 'beach', 'waterfall'),
    usual: 'sea',
  },
  { actions: ['ride'], things: ['horse'], permits: isOpen, usual: 'field' },
  {
    actions: ['ride'],
    things: ['bicycle', 'delivery-bike', 'skateboard', 'motorcycle'],
    permits: (place) => isOpen(place) && place !== 'underwater',
    usual: 'street',
  },
  { actions: ['drive'], things: ['tractor'], permits: isOpen, usual: 'farm' },
  { actions: ['drive'], things: ['sleigh'], permits: isOpen, usual: 'snow' },
  { actions: ['drive'], permits: (place) => isOpen(place), usual: 'road' },
  {
    actions: ['cook'],
    permits: except(
      ...[...INDOORS].filter((place) => !['kitchen', 'cafe', 'bakery', 'spaceship'].includes(place)),
      ...(['street', 'city', 'road', 'motorway', 'sea', 'rooftop', 'graveyard', 'underwater', 'clouds'] as const),
    ),
    usual: 'kitchen',
  },
  {
    words: / climbs? (?:up )?(?:the|her|his|its) (?:\p{L}+ )?tower /u,
    permits: among('castle', 'village', 'city'),
    usual: 'castle',
  },
  {
    actions: ['fish'],
    permits: among('sea', 'river', 'beach', 'harbor', 'snow', 'waterfall', 'underwater'),
    usual: 'river',
  },
];
