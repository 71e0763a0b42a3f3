import type { Time } from '../story.ts';

/**
 * What people do where a prompt has a noun for it, in lines of a script: `{we}` is everybody whom it is about, `{A}` one
 * of them, and `{B}` another one.
 */
export interface DeedNoun {
  /** The nouns, in the format of a `Vocabulary`. */
  words: string;
  /** What two do. */
  two: string;
  /** What somebody does alone, if it is something else. */
  one?: string;
  /** What two do if the prompt says where, if it is something else. */
  there?: string;
  /** Whether everybody does it, also in a film about one of them. */
  isShared?: boolean;
  /** When it is seen, if the prompt names no time. */
  time?: Time;
  /** Whether it is done under the sky. */
  isOutside?: boolean;
}

/** Nouns for what nobody does alone. */
export const NOUNS_OF_TWO: readonly DeedNoun[] = [
  {
    words:
      'kiss,kissing,beso,besarse,baiser,bisou,kuss,kusse,kussen,beijo,bacio,baci,baciarsi,キス,口づけ,吻,亲吻,키스',
    two: '{we} kissing',
    one: '{A} thinking',
  },
  {
    words:
      'hug,hugging,embrace,cuddle,cuddling,snuggle,snuggling,reunion,making up,reconciliation,abrazo,abrazarse,reencuentro,reconciliacion,calin,etreinte,retrouvailles,umarmung,umarmungen,kuscheln,wiedersehen,versohnung,abraco,reencontro,abbraccio,abbracci,riconciliazione,ハグ,抱擁,再会,拥抱,重逢,포옹,재회',
    two: '{we} hugging',
    one: '{A} thinking',
  },
  {
    words:
      'propose,proposal,marriage proposal,engagement,pedida de mano,demande en mariage,heiratsantrag,verlobung,pedido de casamento,proposta di matrimonio,プロポーズ,求婚,프러포즈',
    two: '{A} proposing to {B} with a ring',
    one: '{A} holding a ring',
  },
  {
    words:
      'walking down the aisle,wedding,wedding day,wedding ceremony,vows,boda,mariage,noces,hochzeit,casamento,matrimonio,nozze,結婚式,婚礼,결혼식',
    two: '{we} getting married in the church',
    one: '{A} walking in the church',
  },
  {
    words: 'wedding ring,rings,anillos,bagues,alliances,trauringe,ringe,aliancas,anelli',
    two: '{we} standing with a ring',
    one: '{A} with a ring',
  },
  {
    words:
      'first date,date,date night,blind date,cita,primera cita,rendez vous,premier rendez vous,verabredung,erstes date,encontro,primeiro encontro,appuntamento,primo appuntamento,デート,约会,데이트',
    two: '{we} drinking coffee in the cafe',
    one: '{A} drinking coffee in the cafe',
    there: '{we} walking hand in hand',
  },
  {
    words:
      'battle,epic battle,sword fight,war,batalla,guerra,bataille,guerre,schlacht,krieg,batalha,battaglia,戦い,戦争,战争,战斗,전투',
    two: '{we} fighting with a sword',
    one: '{A} fighting with a sword',
  },
  { words: 'duel,showdown,duelo,duell,duello,决斗,決闘', two: '{we} fighting', one: '{A} standing' },
  {
    words:
      'fight,fighting,argument,arguing,quarrel,pelea,discusion,dispute,disputes,streit,streiten,briga,discussao,lite,liti,litigio,litigi,喧嘩,吵架,争吵,싸움',
    two: '{we} arguing',
    one: '{A} crying',
  },
  {
    words:
      'breakup,break up,breaking up,separation,divorce,heartbreak,ruptura,separacion,divorcio,rupture,separation,trennung,scheidung,separacao,termino,rottura,separazione,divorzio,失恋,破局,分手,이별',
    two: '{A} crying while {B} walks away',
    one: '{A} crying',
  },
  {
    words:
      'goodbye,tearful goodbye,last goodbye,farewell,parting,leaving for good,despedida,adios,adieu,adieux,au revoir,abschied,adeus,addio,さよなら,別れ,告别,离别,작별',
    two: '{we} waving goodbye',
    one: '{A} waving goodbye',
  },
  {
    words: 'chase,pursuit,car chase,persecucion,poursuite,verfolgungsjagd,perseguicao,inseguimento,追跡,追逐,추격',
    two: '{we} running',
    one: '{A} running',
  },
  {
    words:
      'phone call,video call,late night call,texting,text message,llamada,appel,anruf,anrufe,ligacao,chiamata,chiamate,telefonata,電話,电话,전화',
    two: '{A} phoning while {B} sits with the phone',
    one: '{A} phoning',
  },
];
