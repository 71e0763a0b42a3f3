/** Words for what people are to each other in a prompt, in the format of a `Vocabulary`. */
export const RELATION_WORDS = {
  /** Those who are without each other: each is seen alone. */
  apart:
    'alone,lonely,loneliness,breakup,break up,breaking up,broke up,breaks up,heartbreak,heartbroken,misses,missing you,miss you,long distance,separation,lost love,ex,divorce,solitude,depression,betrayal,' +
    'soledad,sola,solo,ruptura,desamor,despecho,separados,seul,seule,solitude,rupture,einsam,allein,trennung,fernbeziehung,liebeskummer,sozinho,sozinha,solidao,termino,sola,solitudine,rottura,失恋,孤独,別れ,分手,孤单,이별,외로운',
  love:
    'love,lovers,romance,romantic,couple,date,dates,kiss,kisses,kissing,wedding,married,girlfriend,boyfriend,husband,wife,soulmate,relationship,honeymoon,crush,cuddling,cuddle,cuddles,slow dance,slow dancing,first dance,last dance,holding hands,hand in hand,proposal,engagement,valentine,' +
    'amor,enamorados,novios,pareja,beso,besos,boda,cita,amour,amoureux,couple,baiser,mariage,rendez vous,liebe,verliebt,liebespaar,paar,kuss,hochzeit,date,namorados,casal,beijo,casamento,amore,innamorati,coppia,bacio,matrimonio,abbracci,恋,恋人,キス,結婚,爱情,恋爱,情侣,吻,사랑,연인,키스',
  several:
    'friends,friend,friendship,together,family,we,us,our,band,group,crew,squad,gang,team,siblings,brothers,sisters,twins,party,everyone,everybody,people,two,duo,hug,hugs,reunion,battle,fight,fights,hero,football,soccer,match,christmas,birthday,hip hop,road trip,' +
    'amigos,amigas,amistad,juntos,familia,fiesta,navidad,amis,amies,ensemble,famille,fete,noel,freunde,freundinnen,freundschaft,zusammen,familie,feier,weihnachten,amizade,festa,natal,amici,amiche,insieme,famiglia,natale,友達,一緒,家族,みんな,朋友,一起,家人,친구,함께,가족',
} as const;
