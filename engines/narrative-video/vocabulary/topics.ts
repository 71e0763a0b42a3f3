import { LINES_OF_LOVE } from './lines-of-mood.ts';
import { SAD_TOPICS } from './sad-topics.ts';
import type { Topic } from './topic.ts';

/** The first topic that is found counts. */
export const TOPICS: readonly Topic[] = [
  {
    words:
      'noir,cyberpunk,chase,detective,thriller,horror,haunted,gothic,vampire,crime,heist,mafia,krimi,vampiro,ホラー,恐怖',
    mood: 'tense',
    place: 'in the alley',
    time: 'night',
    lines: [
      'Night: {A} walking through the alley',
      '{B} hiding in the parking lot',
      '{A} running through the street',
      '{B} waiting at the subway station',
      '{A} drinking in the bar',
      '{we} looking at the city lights on the rooftop',
    ],
  },
  ...SAD_TOPICS,
  {
    words:
      'football,soccer,penalty,match,stadium,world cup,goal,futbol,foot,fussball,futebol,calcio,サッカー,足球,축구',
    place: 'in the stadium',
    lines: [
      '{A} playing football in the stadium',
      '{B} running through the street',
      '{A} boxing in the gym',
      'Rain: {B} sitting in the stadium',
      '{A} jumping in the stadium',
      '{we} cheering with the trophy in the stadium',
    ],
  },
  {
    words:
      'performance,performing,on stage,concert,gig,live show,singing,band,concierto,banda,konzert,buhne,auftritt,scene,concerto,palco,ライブ,舞台,演唱会,무대',
    place: 'on the stage',
    lines: [
      '{A} singing with a microphone',
      '{B} playing the guitar',
      '{we} dancing',
      '{A} playing the guitar',
      '{B} playing the drums',
      '{we} jumping',
    ],
  },
  {
    words:
      'battle,fantasy,dragon,hero,kingdom,medieval,sword,war,epic,viking,epico,epica,epique,batalla,dragones,schlacht,drachen,held,episch,batalha,battaglia,英雄,ファンタジー,战斗,史诗,전투',
    place: 'in the mountains',
    lines: [
      '{we} riding horses through the field',
      '{we} walking through the forest',
      'Storm: {A} climbing the mountain',
      '{we} fighting with swords before the castle',
      '{A} kneeling in the castle',
      'Sunset: {we} cheering on the mountain',
    ],
  },
  {
    words:
      'space,astronaut,galaxy,planet,stars above,universe,sci fi,science fiction,espacio,espace,weltraum,weltall,espaco,spazio,宇宙,太空,우주',
    place: 'in space',
    lines: [
      '{A} walking in the space station',
      '{we} flying through space',
      '{B} waving in the space station',
      '{A} walking on the planet',
      '{we} looking at the stars in the space station',
      'Night: {we} lying in the field',
    ],
  },
  {
    words:
      'road trip,convertible,freedom,free,escape,adventure,open road,highway,wanderlust,travel,libertad,liberte,freiheit,liberdade,liberta,自由,旅,자유',
    place: 'on the road',
    lines: [
      '{we} driving on the road',
      '{we} running through the field',
      '{we} dancing at the gas station',
      '{we} jumping on the beach',
      'Sunset: {we} looking at the horizon on the mountain',
      'Night: {we} sitting by the campfire in the forest',
    ],
  },
  {
    words: 'party,club,night out,nightlife,rave,celebration,fiesta,fete,feier,feiern,festa,balada,パーティー,派对,파티',
    place: 'in the club',
    lines: [
      '{we} walking through the city',
      '{we} dancing in the club',
      '{A} drinking in the club',
      '{B} singing in the club',
      '{we} laughing in the street',
      '{we} jumping in the club',
      'Dawn: {we} sitting on the rooftop',
    ],
  },
  {
    words:
      'apocalypse,end of the world,doomsday,post apocalyptic,dystopia,zombies,fin del mundo,fin du monde,weltuntergang,fine del mondo,fim do mundo,終末,末日,종말',
    place: 'in the desert',
    mood: 'tense',
    lines: [
      '{we} walking through the desert',
      'Storm: {A} running through the street',
      '{we} hiding in the cave',
      '{B} looking around in the parking lot',
      'Night: {we} sitting by the campfire in the forest',
      'Dawn: {we} hugging on the mountain',
    ],
  },
  {
    words: 'western,wild west,cowboy,cowgirl,saloon,outlaw,oeste,vaquero,far west,wilder westen,西部',
    place: 'in the desert',
    lines: [
      '{we} riding horses through the desert',
      '{A} drinking in the saloon',
      '{B} playing the guitar in the saloon',
      '{we} fighting in the desert',
      '{A} walking through the village',
      'Sunset: {A} riding a horse into the desert',
    ],
  },
  {
    words: 'country,farm,barn,pickup truck,cornfield,campo,landleben,campagne,田舎,乡村',
    place: 'on the farm',
    lines: [
      '{we} driving on the road',
      '{A} playing the guitar on the farm',
      '{we} riding horses through the field',
      '{we} dancing in the village',
      'Sunset: {B} sitting in the field',
      'Night: {we} sitting by the campfire',
    ],
  },
  {
    words: 'pirate,pirates,sailor,sailing,treasure,piratas,piraten,pirati,海賊,海盗,해적',
    place: 'by the sea',
    lines: [
      '{we} sailing in a boat on the sea',
      '{A} looking at the horizon by the sea',
      'Storm: {we} fighting with swords on the beach',
      '{B} digging on the beach',
      '{A} carrying a treasure chest on the beach',
      'Night: {we} dancing by the campfire on the beach',
    ],
  },
  {
    words:
      'winter,snowfall,christmas,xmas,holidays,invierno,navidad,hiver,noel,weihnachten,inverno,natal,natale,冬,クリスマス,冬天,圣诞,겨울,크리스마스',
    place: 'by the fireplace',
    lines: [
      'Snow: {we} walking through the snowfield',
      'Snow: {we} throwing snowballs in the snow',
      '{we} drinking cocoa in the room',
      '{A} giving {B} a gift by the christmas tree in the room',
      'Snow: {we} skating on the ice',
      'Night: {we} sitting by the fireplace',
    ],
  },
  {
    words:
      'birthday,family,mom,mother,dad,father,grandmother,grandfather,grandma,grandpa,parents,children,cumpleanos,familia,geburtstag,familie,anniversaire,famille,aniversario,compleanno,famiglia,家族,誕生日,家人,生日,가족,생일',
    place: 'in the garden',
    lines: [
      '{A} carrying a cake in the kitchen',
      '{we} laughing in the garden',
      '{A} giving {B} a gift in the room',
      '{we} looking at an old photo in the room',
      '{we} dancing in the garden',
      'Sunset: {we} hugging in the garden',
    ],
  },
  {
    words: 'hip hop,rap,trap,gangster,hustle,street life,drip,money,luxury,fancy cars,reggaeton,ヒップホップ,嘻哈,힙합',
    place: 'in the street',
    lines: [
      'Night: {A} singing in the street',
      '{we} driving through the city',
      '{we} dancing in the parking lot',
      '{A} walking through the alley',
      '{B} dancing in the club',
      '{A} singing on the rooftop',
    ],
  },
  {
    words:
      'success,training,motivation,motivational,never give up,fighter,winner,champion,strong,rise,exito,erfolg,succes,sucesso,successo,motivacion,努力,成功,성공',
    place: 'in the gym',
    lines: [
      'Dawn: {A} running through the street',
      '{A} boxing in the gym',
      '{B} running by the river',
      '{A} falling in the stadium',
      '{A} climbing the mountain',
      'Sunset: {we} cheering on the mountain',
    ],
  },
  {
    words:
      'friends,friend,friendship,best friends,bff,besties,squad,gang,amigos,amigas,amistad,amis,amies,amitie,freunde,freundinnen,freundschaft,amizade,amici,amiche,amicizia,友達,親友,朋友,友情,친구,우정',
    place: 'in the street',
    lines: [
      '{we} riding bicycles along the street',
      '{we} laughing in the cafe',
      '{we} dancing on the rooftop',
      '{we} eating pizza in the park',
      '{we} jumping on the beach',
      'Night: {we} sitting by the campfire',
    ],
  },
  {
    words:
      'love,lovers,romance,romantic,couple,first date,kiss,girlfriend,boyfriend,soulmate,amor,enamorados,novios,pareja,amour,amoureux,liebe,verliebt,paar,namorados,casal,amore,innamorati,coppia,恋,愛,恋人,爱,爱情,恋爱,사랑,연인',
    lines: LINES_OF_LOVE,
  },
  {
    words:
      'lonely,loneliness,alone,sad,sadness,depression,melancholy,tears,pain,soledad,triste,seul,tristesse,einsam,traurig,traurigkeit,sozinho,solidao,tristeza,solo,孤独,悲しい,孤单,悲伤,외로운,슬픈',
    mood: 'sad',
    place: 'in the room',
    lines: [
      '{A} sitting at the window in the room',
      'Rain: {A} walking through the empty street',
      '{B} waiting at the station',
      '{A} looking at an old photo in the room',
      '{B} sitting on a bench in the park',
      '{A} looking at the horizon by the sea',
    ],
  },
  {
    words:
      'summer,beach,holiday,vacation,tropical,verano,playa,ete,plage,sommer,strand,urlaub,verao,praia,estate,spiaggia,vacanza,夏,海,夏天,여름',
    place: 'on the beach',
    lines: [
      '{we} running on the beach',
      '{we} swimming in the sea',
      '{we} sharing ice cream on the pier',
      '{A} riding a bicycle along the street',
      'Sunset: {we} dancing on the beach',
      'Night: {we} sitting by the campfire on the beach',
    ],
  },
];
