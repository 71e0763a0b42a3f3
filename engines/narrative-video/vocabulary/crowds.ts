import type { Deed, Mood, PlaceName } from '../story.ts';
import { lexiconOf, plain } from './lexicon.ts';
import { CROWD_WORDS } from './people.ts';

const CROWD = lexiconOf({
  crowd: `${CROWD_WORDS},concert,gig,festival,concierto,konzert,concerto,コンサート,演唱会,콘서트`,
});

/** Words for places full of people, and for places where nobody else is. */
const MANNERS = lexiconOf({
  busy:
    'busy,crowded,tables are full,restaurant is full,full house,sold out,crowd,packed,bustling,full of people,passers by,passerby,pedestrians,commuters,shoppers,tourists,rush hour,audience,spectators,fans,guests,onlookers,festival,party,parade,' +
    'lleno de gente,llena de gente,concurrido,concurrida,abarrotado,abarrotada,multitud,transeuntes,bonde,bondee,anime,animee,foule,passants,belebt,belebte,belebten,uberfullt,menschenmenge,menschenmassen,passanten,voller menschen,movimentado,movimentada,lotado,lotada,multidao,affollato,affollata,folla,passanti,' +
    '人混み,雑踏,混雑,にぎやか,通行人,人群,拥挤,热闹,行人,붐비는,북적이는,군중,행인',
  empty:
    'alone,lonely,empty,deserted,abandoned,nobody,no one,silent,solitary,closed,solo,sola,solos,vacio,vacia,desierto,desierta,seul,seule,vide,desert,deserte,allein,einsam,leer,leere,leeren,verlassen,verlassene,sozinho,sozinha,vazio,vazia,da solo,da sola,deserto,vuoto,vuota,ひとり,一人で,誰もいない,独自,空荡,孤独,혼자,외로운,텅 빈',
});

/** Numbers of people that no character plays, in a place that is said to be full of them, and in one where some always are. */
const [MANY, SOME] = [11, 4];

const PUBLIC: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'city',
  'street',
  'market',
  'station',
  'club',
  'subway',
  'airport',
  'supermarket',
  'ballroom',
  'zoo',
]);
/** Other places that can be full of people who stand. */
const ROOMY: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'rooftop',
  'village',
  'garden',
  'beach',
  'field',
  'castle',
  'church',
  'school',
  'cafe',
  'busStop',
  'pool',
  'playground',
  'harbor',
  'farm',
  'library',
  'museum',
  'bakery',
]);

/** Whether somebody sings or plays for a crowd. @param text what the story says, as it was written */
export function isForCrowd({ text, deeds }: { text: string; deeds: readonly Deed[] }): boolean {
  const isShow = deeds.some(({ action }) => action === 'sing' || action.startsWith('play-'));
  return isShow && CROWD.first(plain(text)) !== undefined;
}

/** Returns how many people are in a scene's place whom no character plays. */
export function bystandersIn({ text, place, mood }: { text: string; place: PlaceName; mood: Mood }): number {
  const isPublic = PUBLIC.has(place);
  if (!isPublic && !ROOMY.has(place)) return 0;
  const manner = MANNERS.first(plain(text))?.name;
  if (manner === 'busy') return MANY;
  return isPublic && manner === undefined && mood !== 'sad' ? SOME : 0;
}
