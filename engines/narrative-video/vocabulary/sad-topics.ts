import type { Topic } from './topic.ts';

const LONGING = [
  '{A} looking at an old photo',
  'Years ago: {we} walking hand in hand on the beach',
  '{B} waiting at the window in the room',
  'Night: {A} phoning {B} in the bedroom',
  '{B} reading a letter in the cafe',
  '{A} looking at the stars on the rooftop',
  'One day: {we} hugging at the station',
];

/** Topics of which nobody is glad: death, longing and the end of a love. */
export const SAD_TOPICS: readonly Topic[] = [
  {
    words:
      'passed away,passes away,pass away,died,in memory of,in loving memory,funeral,grief,rest in peace,murio,fallecio,decedee,gestorben,verstorben,faleceu,morreu,scomparsa,亡くなった,去世,돌아가신',
    mood: 'sad',
    place: 'in the garden',
    lines: [
      '{A} looking at an old photo in the room',
      'Years ago: {we} hugging in the garden',
      '{A} standing with flowers at the grave in the cemetery',
      'Years ago: {we} drinking tea in the kitchen',
      '{A} praying in the church',
      '{A} walking by the river',
      'Night: {A} looking at the stars in the garden',
    ],
  },
  {
    words:
      'misses,goodbye,farewell,despedida,adieu,abschied,adeus,addio,miss you,missing you,miss him,miss her,long distance,far away,far from home,homesick,te extrano,tu me manques,vermisse,vermisst,fernbeziehung,heimweh,sinto sua falta,saudade,mi manchi,会いたい,遠距離,想你,异地恋,보고 싶',
    mood: 'sad',
    place: 'in the room',
    lines: LONGING,
  },
  {
    words:
      'breakup,break up,breaking up,broke up,breaks up,heartbreak,heartbroken,broken heart,betrayal,cheating,toxic,divorce,ex,ruptura,desamor,despecho,corazon roto,traicion,rupture,coeur brise,trahison,trennung,liebeskummer,gebrochenes herz,verrat,termino,coracao partido,rottura,cuore spezzato,失恋,分手,이별',
    mood: 'sad',
    place: 'in the room',
    lines: [
      'Years ago: {we} dancing on the beach',
      'Rain: {A} walking through the empty street',
      '{B} looking at an old photo in the room',
      '{A} crying in the bedroom',
      'Night: {B} drinking alone in the bar',
      '{A} looking at the horizon on the rooftop',
    ],
  },
];
