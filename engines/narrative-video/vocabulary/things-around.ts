import { FARM_ANIMALS } from './farm-animals.ts';
import { thing } from './thing.ts';
import { WILD_ANIMALS } from './wild-animals.ts';

export const WORN = {
  crown: thing('crown,tiara,corona,couronne,krone,coroa,皇冠,王冠,왕관', 'on-head', 0.08),
  hat: thing('hat,cowboy hat,top hat,straw hat,fedora,sombrero,chapeau,hut,chapeu,cappello,帽子,모자', 'on-head', 0.14),
  helmet: thing('helmet,space helmet,casco,casque de,helm,capacete,头盔,ヘルメット', 'on-head', 0.16),
  headphones: thing(
    'headphones,earphones,walkman,auriculares,ecouteurs,kopfhorer,fones,cuffie,耳机,ヘッドホン',
    'on-head',
    0.13,
  ),
  veil: thing('veil,bride,velo,voile,schleier,braut,noiva,sposa,婚纱,花嫁', 'on-head', 0.4),
  flowercrown: thing(
    'flower crown,garland,wreath,corona de flores,couronne de fleurs,blumenkranz,花冠',
    'on-head',
    0.13,
  ),
  sunglasses: thing(
    'sunglasses,shades,goggles,gafas de sol,lunettes de soleil,sonnenbrille,oculos,occhiali da sole,墨镜,サングラス',
    'on-face',
    0.09,
  ),
  mask: thing('mask,masquerade,mascara,masque,maske,maschera,面具,仮面,가면', 'on-face', 0.1),
  scarf: thing('scarf,bufanda,echarpe,schal,cachecol,sciarpa,围巾,マフラー,목도리', 'on-neck', 0.24),
  necklace: thing(
    'necklace,locket,pendant,collar de,collier,halskette,kette,colar,collana,项链,首飾り',
    'on-neck',
    0.1,
  ),
  cape: thing('cape,cloak,superhero,capa,heros,umhang,superheld,mantello,supereroe,披风,マント', 'on-back', 0.6),
  wings: thing('wings,angel wings,fairy wings,alas,ailes,flugel aus,asas,ali,翅膀,翼,날개', 'on-back', 0.6),
  backpack: thing('backpack,rucksack,knapsack,mochila,sac a dos,zaino,背包,リュック', 'on-back', 0.3),
} as const;

export const RIDDEN = {
  car: thing(
    'car,road trip,roadtrip,taxi,cab,convertible,limousine,jeep,coche,carro,voiture,auto,wagen,macchina,automobile,汽车,車で,자동차',
    'under',
    2.4,
    'drive',
  ),
  truck: thing('truck,lorry,van,pickup,camion,camioneta,lastwagen,caminhao,卡车,トラック', 'under', 3, 'drive'),
  bus: thing('bus,school bus,autobus,onibus,巴士,バス,버스', 'behind', 5),
  'departing-bus': thing('departing bus', 'behind', 5),
  train: thing('train,locomotive,tram,subway,tren,zug,trem,treno,火车,電車,기차', 'behind', 8),
  bicycle: thing('bicycle,bike,tandem,cycling,bicicleta,velo,fahrrad,bici,自行车,自転車,자전거', 'under', 1, 'ride'),
  motorcycle: thing(
    'motorcycle,motorbike,scooter,vespa,moto,motocicleta,motorrad,roller,摩托车,バイク,오토바이',
    'under',
    1.2,
    'ride',
  ),
  horse: thing(
    'horse,pony,unicorn,donkey,mule,camel,zebra,stallion,caballo,cheval,pferd,einhorn,cavalo,cavallo,马,馬,말을',
    'under',
    1.4,
    'ride',
  ),
  boat: thing(
    'boat,rowboat,sail,sails,sailing,sailed,row out,rows out,row to,rows to,row across,rows across,rowing,rowed,paddle,canoe,gondola,raft,barca,bote,barque,boot,kahn,barco a,船,ボート',
    'under',
    2,
    'sit',
  ),
  skateboard: thing(
    'skateboard,skate,skates,rollerskates,ski,skis,skiing,snowboard,sled,monopatin,planche,schlitten,滑板,スケボー',
    'under',
    0.5,
    'ride',
  ),
  surfboard: thing(
    'surfboard,surf,surfs,surfed,surfing,tabla de surf,surfea,surfean,planche de surf,surfbrett,surft,surfen,prancha,surfa,tavola da surf,サーフィン,冲浪,서핑',
    'under',
    0.6,
    'ride',
  ),
  swing: thing(
    'swing,swings,hammock,columpio,hamaca,balancoire,schaukel,balanco,altalena,秋千,ブランコ',
    'under',
    0.9,
    'sit',
  ),
  splash: thing('splash', 'under', 0.5),
  carousel: thing('carousel,merry go round,carrusel,manege,karussell,carrossel,giostra,旋转木马', 'behind', 3),
} as const;

export const FURNITURE = {
  chair: thing(
    'chair,stool,armchair,rocking chair,schaukelstuhl,mecedora,fauteuil,poltrona,silla,chaise,stuhl,sessel,cadeira,sedia,椅子,의자',
    'under',
    0.55,
    'sit',
  ),
  bench: thing('bench,park bench,banco del,banc,bank im park,parkbank,panchina,长椅,ベンチ,벤치', 'under', 0.9, 'sit'),
  sofa: thing('sofa,couch,canape,divan,divano,沙发,ソファ,소파', 'under', 1.1, 'sit'),
  bed: thing('bed,mattress,cama,lit,bett,letto,床,ベッド,침대', 'under', 1.2, 'lie'),
  seat: thing('train seat,bus seat,window seat,car seat', 'under', 1.1, 'sit'),
  throne: thing('throne,trono,trone,thron,王座,玉座,왕좌', 'under', 0.9, 'sit'),
  table: thing('table,desk,counter,mesa,tisch,schreibtisch,tavolo,桌,テーブル,책상', 'before', 0.8),
  chess: thing(
    'chess,chessboard,chess board,checkers,ajedrez,echecs,schach,scacchi,xadrez,チェス,将棋,国际象棋,下棋,체스',
    'before',
    0.4,
    'sit',
  ),
  easel: thing('easel,staffelei,caballete,chevalet,cavalletto,cavalete,イーゼル,画架', 'before', 1, 'write'),
  lamp: thing('lamp,streetlamp,lamppost,street light,lampara,lampe,lampada,路灯,ランプ', 'beside', 1.2),
  clock: thing('clock,grandfather clock,tower clock,uhr,horloge', 'behind', 0.6),
  computer: thing(
    'computer,laptop,ordenador,computadora,ordinateur,rechner,电脑,パソコン,컴퓨터',
    'before',
    0.25,
    'write',
  ),
  television: thing('tv,television,tele,fernseher,televisao,televisione,电视,テレビ,텔레비전', 'beside', 0.5),
  radio: thing(
    'radio,boombox,record player,gramophone,jukebox,turntable,tocadiscos,plattenspieler,giradischi,收音机,ラジオ,라디오',
    'beside',
    0.2,
  ),
  door: thing('door,gate,puerta,porte,tur,tor,porta,门,扉,문을', 'behind', 1.25),
  ladder: thing('ladder,escalera,echelle,leiter,escada,scala,梯子,はしご', 'beside', 1.6, 'climb'),
  stairs: thing('stairs,staircase,escaleras,escalier,treppe,escadas,scale,楼梯,階段,계단', 'behind', 1.6, 'climb'),
} as const;

export const OUTDOORS = {
  bridge: thing(
    'bridge,on the bridge,on a bridge,over the bridge,across the bridge,auf der brucke,uber die brucke,auf einer brucke,en el puente,sobre el puente,por el puente,sur le pont,sur un pont,sul ponte,na ponte,pela ponte,橋の上,橋で,桥上,다리 위',
    'below',
    8,
  ),
  football: thing(
    'football,soccer,soccer ball,fussball,futbol,balon,balon de futbol,au foot,au football,ballon de foot,calcio,futebol,サッカー,足球,축구',
    'before',
    0.15,
  ),
  tree: thing('tree,oak,willow,apple tree,cherry tree,arbol,arbre,baum,arvore,albero,树,木の下,나무', 'beside', 2.4),
  net: thing('volleyball net,tennis net,badminton net,over the net,volleyball court,tennis court', 'behind', 3),
  'christmas-tree': thing(
    'christmas tree,fir tree,arbol de navidad,sapin,weihnachtsbaum,tannenbaum,圣诞树',
    'beside',
    1.6,
  ),
  campfire: thing(
    'campfire,bonfire,marshmallows,marshmallow,camp,camps,camped,campe,campent,acampan,acampa,acampam,zelten,zeltet,campeggiano,fireplace,fire,flame,flames,hoguera,fuego,feu,lagerfeuer,feuer,fogueira,falo,fuoco,篝火,焚き火,모닥불',
    'before',
    0.4,
  ),
  tent: thing('tent,camping,campsite,tienda de campana,tente,zelt,barraca,tenda,帐篷,テント,텐트', 'behind', 1.2),
  fountain: thing('fountain,fuente,fontaine,brunnen,fonte,fontana,喷泉,噴水', 'behind', 1),
  statue: thing('statue,sculpture,monument,estatua,denkmal,statua,雕像,像の', 'beside', 1.6),
  snowman: thing(
    'snowman,muneco de nieve,bonhomme de neige,schneemann,boneco de neve,pupazzo di neve,雪人,雪だるま,눈사람',
    'beside',
    0.9,
  ),
  stall: thing(
    'stall,street stall,food truck,kiosk,cart,stand de,puesto,etal,bude,barraquinha,bancarella,摊,屋台,포장마차',
    'close-behind',
    1.5,
  ),
  'phone-booth': thing(
    'phone booth,telephone box,cabina telefonica,cabine,telefonzelle,电话亭,電話ボックス',
    'beside',
    1.4,
  ),
  mailbox: thing('mailbox,post box,letterbox,buzon,boite aux lettres,briefkasten,cassetta,邮筒,ポスト', 'beside', 0.7),
  grave: thing('grave,gravestone,tombstone,tomb,tumba,tombe,grab,grabstein,tumulo,墓', 'beside', 0.5),
  cross: thing('crucifix,stone cross,cruz,croix,kreuz,croce,十字架', 'behind', 1),
  'ferris-wheel': thing(
    'ferris wheel,the fair,a fair,fairground,funfair,amusement park,theme park,feria,jahrmarkt,kirmes,fete foraine,luna park,遊園地,roller coaster,noria,grande roue,riesenrad,roda gigante,ruota panoramica,摩天轮,観覧車',
    'behind',
    4,
  ),
  lighthouse: thing('lighthouse,faro,phare,leuchtturm,farol do,灯塔,灯台', 'behind', 4),
  windmill: thing('windmill,molino,moulin,windmuhle,moinho,mulino,风车,風車', 'behind', 3.5),
  ship: thing(
    'ship,ferry,ferry boat,fahre,traghetto,transbordador,フェリー,渡轮,pirate ship,sailboat,sailing boat,yacht,barco,velero,bateau,navire,schiff,segelboot,navio,nave,veleiro,帆船,배를',
    'behind',
    4,
  ),
  flower: thing(
    'flower,sunflower,lotus,poppy,flor,girasol,fleur,blume,sonnenblume,fiore,girasole,向日葵,ひまわり',
    'beside',
    0.5,
  ),
  pumpkin: thing(
    'pumpkin,jack o lantern,halloween,calabaza,citrouille,kurbis,abobora,zucca,南瓜,かぼちゃ',
    'beside',
    0.3,
  ),
  finish: thing(
    'finish line,finishing line,finish tape,linea de meta,gana la carrera,ganan la carrera,ligne d arrivee,gagne la course,gagnent la course,ziellinie,gewinnt das rennen,gewinnen das rennen,linha de chegada,vence a corrida,ganha a corrida,linea del traguardo,traguardo,vince la gara,vincono la gara,vince la corsa,终点线,ゴールテープ,ゴールイン,결승선',
    'close-behind',
    2,
  ),
  'planted-flag': thing(
    'plant the flag,plants the flag,planted the flag,planting the flag,flag on the moon,planta la bandera,planta una bandera,plante le drapeau,plante un drapeau,hisst die flagge,hisst eine flagge,pflanzt eine flagge,steckt eine flagge,finca a bandeira,finca uma bandeira,planta a bandeira,pianta la bandiera,pianta una bandiera,旗を立て,插旗,插上旗,깃발을 꽂',
    'beside',
    1.1,
    'cheer',
  ),
  'treasure-chest': thing(
    'treasure chest,treasure,buried treasure,pirate chest,chest of gold,chest full,wooden chest,old chest,open the chest,opens the chest,opened the chest,cofre,cofre del tesoro,el tesoro,un tesoro,coffre,coffre au tresor,le tresor,un tresor,schatztruhe,schatzkiste,den schatz,der schatz,einen schatz,bau do tesouro,o tesouro,um tesouro,forziere,il tesoro,宝箱,宝物,宝藏,보물상자,보물',
    'beside',
    0.4,
    'kneel',
  ),
  // Only a fence that is painted is in the story, and not one that somebody climbs.
  fence: thing('painted fence', 'close-behind', 1.2),
  barrel: thing('barrel,trash can,barril,tonneau,fass,barile', 'beside', 0.5),
} as const;

export const ANIMALS = {
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  dog: thing('dog,puppy,hound,perro,perrito,chien,hund,cachorro,cane,cagnolino,狗,犬,강아지,개가', 'beside', 0.45),
  cat: thing('cat,kitten,kitty,gato,gatito,chat,katze,gatto,gattino,猫,고양이', 'beside', 0.3),
  bird: thing(
    'bird,dove,pigeon,raven,crow,sparrow,pajaro,paloma,oiseau,colombe,vogel,taube,passaro,uccello,colomba,鸟,鳥,새가',
    'above',
    0.14,
  ),
  owl: thing('owl,parrot,buho,hibou,eule,coruja,gufo,猫头鹰,フクロウ', 'above', 0.2),
  seagull: thing('seagull,gull,gaviota,mouette,mowe,gaivota,gabbiano,海鸥,カモメ', 'above', 0.25),
  eagle: thing('eagle,hawk,falcon,aguila,aigle,adler,aguia,aquila,鹰,鷲,독수리', 'above', 0.5),
  butterfly: thing(
    'butterfly,butterflies,firefly,fireflies,mariposa,papillon,schmetterling,borboleta,farfalla,蝴蝶,蝶,나비',
    'above',
    0.08,
  ),
  fish: thing(
    'fish,goldfish,dolphin,shark,pez,delfin,poisson,dauphin,fisch,delphin,peixe,pesce,delfino,鱼,魚,イルカ,물고기',
    'beside',
    0.4,
  ),
  whale: thing('whale,ballena,baleine,wal im,walfisch,baleia,balena,鲸,クジラ,고래', 'behind', 4),
  wolf: thing('wolf,wolves,fox,lobo,zorro,loup,renard,fuchs,lupo,volpe,raposa,狼,狐,늑대', 'beside', 0.55),
  bear: thing('bear,polar bear,panda,oso,ours,bar im wald,urso,orso,熊,곰이', 'beside', 0.9),
  lion: thing('lion,tiger,leopard,panther,leon,tigre,lowe,leao,leone,狮子,虎,ライオン,호랑이', 'beside', 0.8),
  elephant: thing('elephant,elefante,elefant,大象,象,코끼리', 'behind', 2),
  rabbit: thing('rabbit,bunny,hare,conejo,lapin,kaninchen,hase,coelho,coniglio,兔,うさぎ,토끼', 'beside', 0.2),
  snake: thing('snake,serpent,serpiente,schlange,cobra,serpente,蛇', 'beside', 0.5),
  dragon: thing('dragon,dinosaur,dragao,drago,drachen,dinosaurio,龙,ドラゴン,용이', 'behind', 2.5),
  monster: thing(
    'monster,zombie,troll,ogre,yeti,bigfoot,monstruo,monstre,ungeheuer,monstro,mostro,orco,怪物,怪獣,モンスター,괴물',
    'beside',
    0.9,
  ),
  spider: thing('spider,arana,araignee,spinne,aranha,ragno', 'above', 0.1),
} as const;

export const ABOVE = {
  moon: thing('moon,full moon,crescent,luna,lune,mond,lua,月亮,お月様', 'above', 0.6),
  star: thing(
    'shooting star,falling star,comet,estrella fugaz,etoile filante,sternschnuppe,estrela cadente,stella cadente,流星,별똥별',
    'above',
    0.1,
  ),
  rainbow: thing('rainbow,arcoiris,arc en ciel,regenbogen,arco iris,arcobaleno,彩虹,虹,무지개', 'above', 4),
  firework: thing(
    'firework,fireworks,fuegos artificiales,feux d artifice,feuerwerk,fogos,fuochi d artificio,烟花,花火,불꽃놀이',
    'above',
    1.2,
    'cheer',
  ),
  plane: thing('airplane,plane,jet,helicopter,avion,flugzeug,aviao,aereo,飞机,飛行機,비행기', 'above', 1),
  rocket: thing(
    'rocket,spaceship,space shuttle,cohete,nave espacial,fusee,rakete,raumschiff,foguete,razzo,火箭,ロケット,로켓',
    'above',
    1.2,
  ),
  ufo: thing(
    'ufo,flying saucer,alien ship,alien spaceship,ovni,untertasse,soucoupe volante,disco voador,disco volante,飞碟,円盤,비행접시',
    'above',
    1,
  ),
  'hot-air-balloon': thing(
    'hot air balloon,airship,globo aerostatico,montgolfiere,heissluftballon,balao de ar,mongolfiera,热气球,気球',
    'above',
    1.5,
  ),
  confetti: thing(
    'confetti,streamers,bubbles,soap bubbles,glitter,burbujas,bulles,seifenblasen,konfetti,bolhas,coriandoli,bolle',
    'above',
    1.5,
  ),
  petals: thing('petal,petals,cherry blossom,cherry blossoms,petalos,petalas,petali,花びら,桜,벚꽃', 'above', 1.5),
  leaves: thing(
    'falling leaves,fallen leaves,autumn leaves,autumn,in the fall,hojas,otono,feuilles,automne,blatter,herbst,folhas,outono,foglie,autunno,落叶,秋,가을',
    'above',
    1.5,
  ),
  'neon-sign': thing('neon sign,billboard,letrero de neon,enseigne,leuchtreklame,insegna', 'above', 0.9),
  'mirror-ball': thing('disco ball,mirror ball,bola de espejos,boule a facettes,discokugel', 'above', 0.5),
} as const;
