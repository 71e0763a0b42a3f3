import type { Mood, Time, Weather } from '../story.ts';
import type { Vocabulary } from './vocabulary.ts';

export const TIME_WORDS: Vocabulary<Time> = {
  night:
    'night,midnight,last train,last bus,last tram,last metro,last subway,ultimo tren,dernier train,dernier metro,letzten zug,letzte bahn,ultimo trem,ultimo treno,終電,最後の電車,末班车,막차,11 pm,12 am,1 am,2 am,3 am,4 am,moon,moonlight,moonlit,star,starry,dark,darkness,nightfall,neon,noche,luna,estrella,oscuridad,nuit,lune,etoile,nacht,mond,stern,dunkel,noite,lua,estrela,notte,stella,夜,月,星,밤,달',
  sunset:
    'sun sets,sun goes down,sun went down,sonne geht unter,sol se pone,soleil se couche,sole tramonta,sunset,dusk,twilight,evening,golden hour,sundown,setting sun,atardecer,ocaso,coucher de soleil,coucher du soleil,crepuscule,soir,sonnenuntergang,abend,dammerung,por do sol,entardecer,tramonto,sera,夕,夕日,黄昏,日落,노을',
  dawn: 'sun rises,sun comes up,sun rose,sun came up,sonne geht auf,sol sale,sale el sol,soleil se leve,sole sorge,sorge il sole,sol nasce,dawn,sunrise,5 am,6 am,daybreak,morning,first light,wakes up,wake up,amanecer,alba,manana,aube,matin,lever du soleil,morgen,morgendammerung,sonnenaufgang,amanhecer,manha,mattina,朝,日出,清晨,새벽,아침',
  day: 'day,daylight,noon,midday,afternoon,sunny,sunshine,sun,summer,bright,dia,mediodia,tarde,verano,sol,jour,midi,soleil,ete,tag,mittag,nachmittag,sonne,sommer,verao,giorno,sole,estate,昼,白天,太陽,夏,낮',
};

export const WEATHER_WORDS: Vocabulary<Weather> = {
  storm:
    'storm,thunder,lightning,thunderstorm,tempest,hurricane,tornado,stormy,tormenta,rayo,trueno,orage,tempete,eclair,sturm,gewitter,blitz,tempestade,tempesta,fulmine,嵐,雷,暴风,폭풍',
  rain: 'rain,rainy,raining,drizzle,downpour,puddle,umbrella,wet,lluvia,llueve,paraguas,pluie,pleut,regen,regnet,regenschirm,chuva,pioggia,piove,雨,비가',
  snow: 'snow,snowy,snowing,snowfall,snowflake,blizzard,winter,christmas,nieve,nevando,navidad,neige,hiver,noel,schnee,schneit,weihnachten,neve,nevica,natale,雪,눈이',
  fog: 'fog,foggy,mist,misty,haze,hazy,smoke,smoky,niebla,bruma,brouillard,brume,nebel,nevoa,nebbia,霧,雾,안개',
  clear: 'clear,cloudless,blue sky,sunny,sunshine,despejado,soleado,degage,ensoleille,klar,sonnig,ensolarado,sereno,晴',
};

/** Words for what is seen only in a clear sky. */
export const STARLIGHT_WORDS =
  'moon,moonlight,moonlit,star,starry,luna,estrella,lune,etoile,mond,stern,lua,estrela,stella,月,星';

export const MOOD_WORDS: Vocabulary<Mood> = {
  sad: 'sad,gloomy,depressing,bittersweet,sombre,desolate,melancolico,melancolica,melancolique,melancholisch,malinconico,malinconica,duster,hates,hated,nobody comes,nobody came,no one comes,no one came,nobody likes,odia,hasst,deteste,mocks,kranke,kranken,krank,malade,enferma,enfermo,doente,malata,malato,lonely,alone,loses,lose,cry,cries,crying,cried,weeps,wept,weeping,sobs,sobbed,tear,lost,loss,heartbreak,heartbroken,goodbye,grief,sorrow,melancholy,melancholic,miss,misses,broken,dies,died,dying,dead,ill,sick,hospital,funeral,empty,breaks up,break up,broke up,breakup,leaves him,leaves her,left him,left her,left me,leaves me,dumped,dumps,cheated,divorce,se separan,rompen,trennen sich,verlasst,se separent,rompent,si lasciano,terminam,別れ,分手,이별,triste,solo,sola,llora,lagrima,adios,seul,seule,pleure,larme,traurig,allein,weint,trane,triste,sozinho,chora,solitario,piange,悲,涙,孤独,슬픈',
  fierce:
    'epic,intense,epico,epica,epique,episch,fight,fights,fighting,fought,kicks it,kicked it,battle,war,anger,angry,rage,furious,argue,argues,arguing,quarrel,quarrels,shout,shouts,shouted,yell,yells,yelled,argued,explosion,revenge,rebel,scream,screams,warrior,power,attack,lucha,guerra,furia,discuten,combat,colere,se disputent,kampf,krieg,wut,streiten,luta,raiva,discutem,lotta,rabbia,litigano,戦,怒,喧嘩,吵架,战斗',
  tense:
    'moody,ominous,eerie,creepy,suspense,suspenseful,noir,cyberpunk,chase,chases,chased,chasing,escape,escapes,escaped,danger,dangerous,fear,afraid,shadow,secret,mystery,mysterious,ghost,haunted,scary,hide,hides,hid,hiding,scared,terrified,nervous,horror,nightmare,police,persigue,miedo,peligro,sombra,fuite,peur,danger,ombre,flucht,angst,gefahr,schatten,medo,perigo,fuga,paura,pericolo,恐,影,害怕',
  romantic:
    'love,lover,loves,propose,proposes,married,marry,marries,wedding,boda,mariage,hochzeit,casamento,matrimonio,kiss,kisses,kissing,hugging,cuddling,romance,romantic,heart,embrace,hug,hugs,hugged,kissed,fell in love,hold hands,holding hands,valentine,amor,beso,corazon,amour,baiser,coeur,liebe,kuss,herz,beijo,coracao,amore,bacio,cuore,愛,恋,爱,사랑',
  joyful:
    'freedom,carefree,upbeat,euphoric,energetic,playful,success,libertad,liberte,freiheit,liberdade,liberta,treasure,schatz,tesoro,tresor,wins,won,winning,become friends,becomes friends,best friends,make friends,birthday,geburtstag,cumpleanos,anniversaire,compleanno,aniversario,誕生日,生日,생일,cries with joy,cry with joy,cries for joy,cry for joy,tears of joy,happy,joy,joyful,smile,smiles,smiled,smiling,lachelt,lacheln,sonrie,sonrien,sourit,sourient,sorride,sorridono,sorri,laugh,laughs,laughed,laughing,giggles,giggled,celebrate,celebration,fun,dance,dances,danced,dancing,celebrates,celebrated,party,play,plays,bright,cheerful,feliz,alegria,rie,fiesta,heureux,joie,rire,fete,glucklich,freude,lacht,tanzt,alegre,festa,felice,gioia,笑,楽,快乐,행복',
  dreamy:
    'dreamy,nostalgic,nostalgia,ethereal,mystical,hypnotic,nostalgico,nostalgica,nostalgique,nostalgisch,vertraumt,vertraumte,vertraumter,onirico,onirica,onirique,dream,dreams,dreaming,magic,magical,float,floats,floating,surreal,fairy,fantasy,memory,memories,remember,remembers,imagine,wonder,sueno,magia,flota,recuerdo,reve,magie,souvenir,traum,traumt,zauber,erinnerung,sonho,lembranca,sogno,ricordo,夢,魔法,梦,꿈',
  calm: 'cozy,cosy,mellow,chill,gemutlich,acogedor,acogedora,aconchegante,accogliente,calm,peace,peaceful,quiet,silent,silence,rest,rests,gentle,soft,slow,serene,relax,tranquilo,paz,silencio,calme,paix,ruhig,frieden,stille,calmo,pace,静,平和,安静',
};
