import type { Action, Mood, PlaceName, Time, Weather } from './story.ts';

/**
 * Words that name a thing, most telling first where one word could mean two. Lower case, no accents; a plural in -s or -es is
 * understood. English first, then Spanish, French, German, Portuguese and Italian, then scripts without spaces.
 */
type Vocabulary<Name extends string> = Readonly<Record<Name, string>>;

export const PLACE_WORDS: Vocabulary<PlaceName> = {
  underwater:
    'underwater,under water,under the sea,under the ocean,beneath the waves,deep sea,coral,reef,seabed,aquarium,submarine,mermaid,jellyfish,bajo el mar,sous la mer,unter wasser,unterwasser,sott acqua,海底,水中,바닷속',
  space:
    'space,outer space,galaxy,cosmos,universe,planet,moon surface,spaceship,rocket,astronaut,orbit,nebula,asteroid,mars,cosmic,interstellar,espacio,galaxia,cosmo,espace,galaxie,weltraum,weltall,universum,espaco,spazio,宇宙,太空,우주',
  rooftop:
    'rooftop,roof top,roof,skyscraper top,terrace,balcony,azotea,tejado,toit,dach,balkon,telhado,tetto,屋上,屋顶,옥상',
  train:
    'train,railway,railroad,subway,metro,station,tram,platform,locomotive,carriage,tren,estacion,gare,zug,bahnhof,bahn,trem,estacao,treno,stazione,電車,火车,기차,駅',
  club: 'club,nightclub,night club,disco,discotheque,dancefloor,dance floor,stage,concert,spotlight,arena,crowd,festival,party,rave,dj,microphone,gig,theatre,theater,escenario,concierto,fiesta,boite,buhne,konzert,palco,festa,concerto,舞台,무대,夜店',
  church:
    'church,cathedral,chapel,temple,altar,monastery,abbey,wedding,iglesia,catedral,eglise,cathedrale,kirche,kathedrale,igreja,chiesa,cattedrale,教会,教堂,교회,寺',
  school:
    'school,classroom,class,university,college,campus,library,blackboard,chalkboard,teacher,hallway,locker,escuela,colegio,ecole,lycee,schule,klassenzimmer,escola,scuola,学校,教室,학교',
  cafe: 'cafe,coffee,coffee shop,bar,pub,diner,restaurant,tavern,saloon,bistro,bakery,jazz bar,kitchen,cocina,bistrot,kneipe,kuche,cozinha,ristorante,咖啡,喫茶,카페',
  market:
    'market,bazaar,marketplace,carnival,circus,stall,shop,mall,merchant,mercado,marche,markt,feira,mercato,市場,市场,시장',
  castle:
    'castle,palace,fortress,tower,kingdom,throne,knight,queen,king,dragon,princess,medieval,castillo,palacio,chateau,schloss,burg,castelo,castello,城堡,お城,성',
  cave: 'cave,cavern,tunnel,grotto,underground,crystal,bunker,cellar,dungeon,cueva,grotte,hohle,caverna,grotta,洞窟,山洞,동굴',
  village:
    'village,town,hamlet,cottage,farmhouse,barn,windmill,church square,pueblo,aldea,dorf,vila,villaggio,paese,村,마을',
  garden:
    'garden,park,flower,rose,orchard,greenhouse,picnic,fountain,playground,bloom,blossom,jardin,parque,flor,parc,fleur,garten,blume,jardim,giardino,parco,fiore,花園,公園,公园,정원',
  forest:
    'forest,wood,woodland,tree,jungle,grove,rainforest,pine,oak,bosque,selva,arbol,foret,bois,arbre,wald,baum,dschungel,floresta,foresta,bosco,albero,森,森林,숲,树林',
  desert: 'desert,dune,sahara,cactus,canyon,oasis,wasteland,mesa,wild west,desierto,duna,wuste,deserto,沙漠,砂漠,사막',
  snow: 'snowfield,tundra,glacier,iceberg,arctic,antarctic,north pole,ice,icy,frozen,igloo,ski,winter,hielo,nieve,invierno,glace,hiver,eis,inverno,gelo,ghiaccio,雪原,氷,冰,설원',
  mountain:
    'mountain,peak,summit,alps,hill,cliff,valley,volcano,ridge,highland,montana,colina,valle,montagne,colline,vallee,berg,gipfel,tal,montanha,montagna,collina,山,산',
  beach:
    'beach,shore,seaside,coast,sand,palm,island,tropical,surf,bay,lagoon,boardwalk,playa,costa,isla,plage,ile,strand,kuste,insel,praia,ilha,spiaggia,isola,海辺,沙滩,海边,해변,浜',
  sea: 'sea,ocean,wave,boat,ship,sail,sailing,harbor,harbour,lighthouse,pirate,fishing,sailor,mar,oceano,barco,mer,bateau,vague,meer,schiff,welle,barca,nave,海,바다,大海',
  river:
    'river,lake,stream,waterfall,pond,creek,canal,bridge,riverbank,swamp,rio,lago,puente,cascada,riviere,lac,pont,fluss,brucke,wasserfall,ponte,cachoeira,fiume,cascata,川,河,湖,강,호수,橋',
  road: 'road,highway,freeway,car,drive,driving,drives,drove,motorcycle,motorbike,truck,route 66,road trip,race,racing,bus,carretera,coche,autopista,voiture,autoroute,strasse nach,auto,autobahn,estrada,carro,strada,macchina,道路,公路,車,도로',
  street:
    'street,alley,sidewalk,avenue,crosswalk,pavement,neighborhood,neighbourhood,lamppost,block,boulevard,corner,calle,callejon,acera,rue,ruelle,trottoir,strasse,gasse,rua,via,vicolo,街,街头,거리,路地',
  city: 'city,downtown,skyline,skyscraper,metropolis,urban,neon city,neon lights,cyberpunk,tokyo,new york,paris,london,berlin,ciudad,ville,stadt,grossstadt,cidade,citta,都市,城市,도시',
  room: 'room,bedroom,apartment,house,home,bed,sofa,couch,window,indoors,inside,studio,hotel,attic,office,door,living room,habitacion,cuarto,casa,dormitorio,ventana,chambre,maison,fenetre,zimmer,haus,wohnung,fenster,quarto,janela,stanza,camera da letto,finestra,部屋,房间,방,家',
  clouds:
    'sky,cloud,heaven,flying,flies,fly,airplane,plane,hot air balloon,balloon,wing,angel,paradise,dream,cielo,nube,ciel,nuage,himmel,wolke,ceu,nuvem,nuvola,空,云,雲,하늘',
  field:
    'field,meadow,prairie,grass,grassland,wheat,farm,countryside,pasture,sunflower,harvest,campo,pradera,trigo,champ,prairie,ble,feld,wiese,acker,prado,prato,草原,田野,들판,野原',
};

export const TIME_WORDS: Vocabulary<Time> = {
  night:
    'night,midnight,moon,moonlight,moonlit,star,starry,dark,darkness,nightfall,neon,noche,luna,estrella,oscuridad,nuit,lune,etoile,nacht,mond,stern,dunkel,noite,lua,estrela,notte,stella,夜,月,星,밤,달',
  sunset:
    'sunset,dusk,twilight,evening,golden hour,sundown,setting sun,atardecer,ocaso,coucher de soleil,crepuscule,soir,sonnenuntergang,abend,dammerung,por do sol,entardecer,tramonto,sera,夕,夕日,黄昏,日落,노을',
  dawn: 'dawn,sunrise,daybreak,morning,first light,wakes up,wake up,amanecer,alba,manana,aube,matin,lever du soleil,morgen,morgendammerung,sonnenaufgang,amanhecer,manha,mattina,朝,日出,清晨,새벽,아침',
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

export const MOOD_WORDS: Vocabulary<Mood> = {
  sad: 'sad,lonely,alone,cry,cries,crying,tear,lost,loss,heartbreak,heartbroken,goodbye,grief,sorrow,melancholy,melancholic,miss,misses,broken,dies,funeral,empty,triste,solo,sola,llora,lagrima,adios,seul,seule,pleure,larme,traurig,allein,weint,trane,triste,sozinho,chora,solitario,piange,悲,涙,孤独,슬픈',
  fierce:
    'fight,fights,fighting,battle,war,anger,angry,rage,furious,fire,explosion,revenge,rebel,scream,screams,warrior,power,attack,lucha,guerra,furia,fuego,combat,colere,feu,kampf,krieg,wut,feuer,luta,raiva,fogo,lotta,rabbia,fuoco,戦,怒,火,战斗',
  tense:
    'chase,chases,chased,escape,escapes,danger,dangerous,fear,afraid,shadow,secret,mystery,mysterious,ghost,haunted,scary,hide,hides,horror,nightmare,police,persigue,miedo,peligro,sombra,fuite,peur,danger,ombre,flucht,angst,gefahr,schatten,medo,perigo,fuga,paura,pericolo,恐,影,害怕',
  romantic:
    'love,lover,loves,kiss,kisses,romance,romantic,heart,embrace,hug,hugs,hold hands,holding hands,together,valentine,amor,beso,corazon,amour,baiser,coeur,liebe,kuss,herz,beijo,coracao,amore,bacio,cuore,愛,恋,爱,사랑',
  joyful:
    'happy,joy,joyful,smile,smiles,laugh,laughs,laughing,celebrate,celebration,fun,dance,dances,dancing,party,play,plays,bright,cheerful,feliz,alegria,rie,fiesta,heureux,joie,rire,fete,glucklich,freude,lacht,tanzt,alegre,festa,felice,gioia,笑,楽,快乐,행복',
  dreamy:
    'dream,dreams,dreaming,magic,magical,float,floats,floating,surreal,fairy,fantasy,memory,memories,remember,remembers,imagine,wonder,sueno,magia,flota,recuerdo,reve,magie,souvenir,traum,traumt,zauber,erinnerung,sonho,lembranca,sogno,ricordo,夢,魔法,梦,꿈',
  calm: 'calm,peace,peaceful,quiet,silent,silence,rest,rests,gentle,soft,slow,serene,relax,sit,sits,tranquilo,paz,silencio,calme,paix,ruhig,frieden,stille,calmo,pace,静,平和,安静',
};

export const ACTION_WORDS: Vocabulary<Action> = {
  drive: 'drive,drives,driving,drove,ride,rides,riding,race,races,racing,conduce,maneja,conduit,fahrt,dirige,guida',
  dance:
    'dance,dances,dancing,danced,twirl,twirls,spin,spins,spinning,jump,jumps,jumping,celebrate,celebrates,baila,bailan,danse,dansent,tanzt,tanzen,danca,balla,ballano,踊,跳舞,춤',
  run: 'run,runs,running,ran,chase,chases,chasing,escape,escapes,flee,flees,rush,rushes,sprint,hurry,hurries,corre,corren,court,courent,rennt,lauft,correm,corrono,走る,跑,달리',
  fly: 'fly,flies,flying,flew,soar,soars,float,floats,floating,glide,hover,levitate,vuela,vole,fliegt,voa,vola,飛,飞,날아',
  swim: 'swim,swims,swimming,dive,dives,diving,snorkel,nada,nage,schwimmt,nuota,mergulha,泳,游泳',
  fall: 'fall,falls,falling,fell,drop,drops,collapse,collapses,plunge,cae,tombe,fallt,cai,cade,落ちる,坠',
  sit: 'sit,sits,sitting,sat,wait,waits,waiting,rest,rests,sleep,sleeps,lie,lies,kneel,kneels,watch,watches,read,reads,think,thinks,dream,dreams,espera,sentado,sentada,assis,assise,attend,sitzt,wartet,senta,espera,siede,aspetta,座,坐,앉',
  walk: 'walk,walks,walking,walked,wander,wanders,wandering,stroll,strolls,hike,hikes,march,marches,travel,travels,leave,leaves,explore,explores,cross,crosses,climb,climbs,follow,follows,camina,caminan,marche,marchent,geht,gehen,wandert,caminha,anda,cammina,歩,走,걷',
  sing: 'sing,sings,singing,sang,perform,performs,performing,rap,raps,rapping,play guitar,plays guitar,guitar,piano,microphone,canta,cantan,chante,singt,singen,cantam,cantano,歌,唱,노래',
  stand:
    'stand,stands,standing,look,looks,looking,stare,stares,smile,smiles,meet,meets,esta,mira,regarde,steht,schaut,olha,guarda,立,站',
};

/** Words of the characters as a group, and for one of them without a name. */
export const GROUP_WORDS =
  'they,together,both,everyone,everybody,friends,couple,lovers,we,us,band,group,all of them,each other,ellos,ellas,juntos,juntas,todos,ils,elles,ensemble,zusammen,beide,alle,eles,elas,loro,insieme,tutti,彼ら,一緒,一起,함께';
export const ONE_WORDS = 'he,she,him,her,his,hers,ella,il,elle,er,sie,ele,ela,lui,lei,彼,彼女,他,她,그녀';
export const SINGER_WORDS =
  'singer,vocalist,sings,singing,rapper,musician,star of the show,cantante,chanteur,chanteuse,sanger,sangerin,cantor,cantora,歌手,가수';
