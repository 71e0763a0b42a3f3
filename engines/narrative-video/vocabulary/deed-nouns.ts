import { type DeedNoun, NOUNS_OF_TWO } from './nouns-of-two.ts';

/** Nouns for deeds: "a last kiss", "long walks", "an argument". The first one that is found counts. */
export const DEED_NOUNS: readonly DeedNoun[] = [
  ...NOUNS_OF_TWO,
  {
    words: 'ice cream,helado,eis,glaces,sorvete,gelato,アイス,冰淇淋,아이스크림',
    two: '{we} sharing ice cream',
    one: '{A} eating ice cream',
  },
  {
    words:
      'first love,young love,falling in love,holding hands,hand in hand,primer amor,premier amour,erste liebe,primeiro amor,primo amore,初恋,첫사랑',
    two: '{we} holding hands',
    one: '{A} walking',
  },
  {
    words:
      'slow dance,slow dancing,first dance,last dance,dance,dancing,dance party,baile,baile lento,bailar,danse,danse lente,danser,tanz,tanze,langsamer tanz,danca,danca lenta,dancar,ballo,ballo lento,ballare,ダンス,跳舞,춤',
    isShared: true,
    two: '{we} dancing',
  },
  {
    words:
      'walk,long walk,stroll,promenade,wander,paseo,caminata,pasear,balade,se promener,spaziergang,spaziergange,lange spaziergange,passeio,caminhada,passear,passeggiata,passeggiate,passeggiare,散歩,散步,산책',
    isOutside: true,
    two: '{we} walking hand in hand',
    one: '{A} walking',
  },
  {
    words: 'escape,running away,getaway,huida,fuite,flucht,fuga,逃走,逃跑,도망',
    two: '{we} running',
    one: '{A} running',
  },
  {
    words: 'tears of joy,freudentranen,lagrimas de alegria,larmes de joie,lacrime di gioia',
    two: '{we} laughing',
    one: '{A} laughing',
  },
  {
    words:
      'tear,crying,lagrima,llanto,llorar,larme,pleurer,trane,tranen,weinen,lacrima,lacrime,piangere,choro,chorar,涙,眼泪,哭泣,눈물',
    two: '{A} crying',
  },
  {
    words:
      'laugh,laughter,laughing,giggle,risa,reir,rire,lachen,gelachter,riso,risada,rir,risata,risate,ridere,笑い,笑顔,笑声,欢笑,웃음',
    two: '{we} laughing',
    one: '{A} laughing',
  },
  {
    words: 'smile,nervous smile,sonrisa,sourire,lacheln,sorriso,sorrisi,微笑み,微笑,미소',
    two: '{we} smiling',
    one: '{A} smiling',
  },
  {
    words: 'childhood,being kids,infancia,ninez,enfance,kindheit,infanzia,子供時代,子供の頃,童年,어린 시절',
    two: '{we} sitting on the swings in the playground',
    one: '{A} sitting on the swing in the playground',
  },
  {
    words: 'old age,growing old,growing old together,vejez,vieillesse,altwerden,velhice,vecchiaia,老後,变老',
    two: 'Years later: {we} sitting on a bench in the garden',
    one: 'Years later: {A} sitting on a bench in the garden',
  },
  {
    words:
      'road trip,roadtrip,long drive,night drive,late night drive,viaje por carretera,virage,roadtrip,viagem de carro,viaggio in macchina,ドライブ,自驾,드라이브',
    isShared: true,
    two: '{we} driving on the road',
    one: '{A} driving on the road',
  },
  { words: 'karaoke,カラオケ,卡拉ok,노래방', two: '{we} singing in the club', one: '{A} singing in the club' },
  {
    words:
      'performance,live performance,concert,show,gig,performing,concierto,actuacion,spectacle,konzert,auftritt,apresentacao,concerto,esibizione,ライブ,コンサート,演唱会,演出,공연,콘서트',
    two: '{we} singing with a microphone',
    one: '{A} singing with a microphone',
  },
  {
    words: 'rehearsal,rehearsing,band practice,jamming,jam session',
    two: '{A} singing while {B} plays the guitar',
    one: '{A} playing the guitar',
  },
  {
    words: 'party,partying,fiesta,fete,feier,festa,パーティー,派对,聚会,파티',
    isShared: true,
    two: '{we} dancing',
  },
  {
    words: 'training,workout,exercise,entrenamiento,entrainement,treino,allenamento,トレーニング,训练,훈련',
    two: '{we} boxing in the gym',
    one: '{A} boxing in the gym',
  },
  {
    words: 'dragon,dragones,drachen,dragao,drago,龍,ドラゴン,龙',
    two: '{we} fighting the dragon',
    one: '{A} fighting the dragon',
  },
  {
    words: 'lifting the cup,lifting the trophy,trophy,pokal,trofeo',
    two: '{we} cheering with the trophy',
    one: '{A} cheering with the trophy',
  },
  { words: 'sharing fries,fries,french fries', two: '{we} sharing popcorn', one: '{A} eating popcorn' },
  {
    words: 'failing,failure,falling down,defeat,setbacks,fracaso,echec,scheitern,fallen,fracasso,fallimento,失敗,失败',
    two: '{A} falling',
    one: '{A} falling',
  },
  {
    words: 'getting up again,never giving up,getting back up,rising again,aufstehen,levantarse,se relever',
    two: '{we} running',
    one: '{A} running',
  },
  {
    words: 'winning,victory,triumph,success,victoria,victoire,sieg,vitoria,vittoria,勝利,胜利,승리',
    two: '{we} cheering',
    one: '{A} cheering',
  },
  {
    words: 'penalty,penalty shootout,goal,football final,soccer final,penalti,tor,elfmeter',
    two: '{we} playing football',
    one: '{A} playing football',
  },
  {
    words: 'picnic,picknick,pique nique,ピクニック,野餐,소풍',
    isShared: true,
    two: '{we} eating bread in the park',
    one: '{A} eating bread in the park',
  },
  {
    words:
      'dinner,candlelight dinner,candlelit dinner,lunch,breakfast,meal,cena,diner,abendessen,fruhstuck,jantar,夕食,ディナー,晚餐,저녁 식사',
    isShared: true,
    two: '{we} eating together',
    one: '{A} eating',
  },
  {
    words: 'sleepless night,insomnia,empty bed,schlaflose nachte,noches sin dormir,nuits blanches,notti insonni',
    two: '{A} lying in the bed',
    one: '{A} lying in the bed',
  },
  {
    words:
      'photo,old photo,photograph,polaroid,pictures of us,fotos,foto,vieille photo,alte fotos,vecchie foto,fotografie,古い写真,写真,老照片,照片,사진',
    two: '{A} looking at an old photo',
  },
  { words: 'letter,love letter,carta,lettre,brief,briefe,lettera,lettere,手紙,信,편지', two: '{A} reading a letter' },
  {
    words: 'memory,memories,recuerdo,souvenir,erinnerung,erinnerungen,lembranca,ricordo,ricordi,思い出,回忆,추억',
    two: '{A} looking at an old photo',
  },
  {
    words: 'waiting,longing,espera,attente,warten,sehnsucht,attesa,saudade,待つ,等待,기다림',
    two: '{A} waiting',
    one: '{A} waiting',
  },
  { words: 'prayer,praying,oracion,priere,gebet,oracao,preghiera,祈り,祈祷,기도', two: '{A} praying' },
  {
    words:
      'drunk night,drinking,drinks,cocktails,whiskey,whisky,wine,champagne,tequila,vodka,rum,beer,cerveza,vino,bier,wein,biere,vinho,cerveja,お酒,喝酒,술',
    two: '{we} drinking',
    one: '{A} drinking',
  },
  {
    words:
      'wet hair,skinny dipping,night swim,bathing,nasse haare,pelo mojado,cheveux mouilles,cabelo molhado,capelli bagnati,nadar,nager,baden,nuotare',
    two: '{we} swimming in the sea',
    one: '{A} swimming in the sea',
  },
  {
    words:
      'snowball fight,schneeballschlacht,guerra de bolas de nieve,bataille de boules de neige,雪合戦,打雪仗,눈싸움',
    two: '{we} throwing snowballs in the snow',
    one: '{A} throwing a snowball in the snow',
  },
  {
    words:
      'fireworks,fuegos artificiales,feux d artifice,feu d artifice,feuerwerk,fogos de artificio,fuochi d artificio,花火,烟花,불꽃놀이',
    time: 'night',
    isOutside: true,
    two: '{we} looking at the fireworks',
    one: '{A} looking at the fireworks',
  },
  {
    words:
      'stargazing,shooting star,star,starry sky,night sky,estrellas,etoiles,sterne,stelle,estrelas,星空,星,별,sternschnuppe,estrella fugaz,etoile filante,stella cadente,流れ星,流星',
    time: 'night',
    isOutside: true,
    two: '{we} looking at the stars',
    one: '{A} looking at the stars',
  },
  {
    words: 'arcade,video games,gaming,spielhalle,ゲームセンター,オタク,游戏厅,오락실',
    two: '{we} laughing in the club',
    one: '{A} laughing in the club',
  },
  {
    words: 'bonfire,campfire,hoguera,fogata,feu de camp,lagerfeuer,fogueira,falo,焚き火,篝火,모닥불',
    isOutside: true,
    two: '{we} sitting by the campfire',
    one: '{A} sitting by the campfire',
  },
  {
    words: 'fireplace,kamin,chimenea,cheminee,camino,caminetto,lareira,暖炉,壁炉,벽난로',
    two: '{we} sitting by the fireplace',
    one: '{A} sitting by the fireplace',
  },
  {
    words:
      'travel,traveling,travelling,journey,backpacking,adventure,viaje,aventura,voyage,aventure,reise,abenteuer,viagem,viaggio,avventura,旅,旅行,冒険,여행,모험',
    two: '{we} walking with a backpack',
    one: '{A} walking with a backpack',
  },
];
