import type { Action } from '../actions.ts';
import type { PlaceName, StoryPlace } from '../story.ts';
import { FESTIVALS } from './festivals.ts';
import { VENUE_WORDS } from './venues.ts';
import type { Vocabulary } from './vocabulary.ts';

export const PLACE_WORDS: Vocabulary<StoryPlace> = {
  ...VENUE_WORDS,
  underwater:
    'underwater,under water,under the sea,under the ocean,beneath the waves,deep sea,coral,reef,seabed,aquarium,submarine,mermaid,jellyfish,bajo el mar,sous la mer,unter wasser,unterwasser,sott acqua,海底,水中,바닷속',
  space:
    'on the moon,auf dem mond,en la luna,sur la lune,sulla luna,na lua,月面,space,outer space,galaxy,cosmos,universe,planet,moon surface,rocket,astronaut,orbit,nebula,asteroid,mars,cosmic,interstellar,espacio,galaxia,cosmo,espace,galaxie,weltraum,weltall,universum,espaco,spazio,宇宙,太空,우주',
  rooftop:
    'rooftop,roof top,roof,skyscraper top,terrace,balcony,azotea,tejado,toit,dach,balkon,telhado,tetto,屋上,屋顶,옥상',
  train:
    'train,railway,railroad,subway,metro,tram,locomotive,carriage,tren,zug,bahn,trem,treno,電車,終電,火车,列车,末班车,기차,막차',
  station:
    'station,train station,railway station,platform,train platform,estacion,estacion de tren,anden,gare,quai de la gare,bahnhof,bahnsteig,estacao,plataforma,stazione,binario,駅,ホーム,站台,车站,火车站,역,승강장',
  club: 'club,nightclub,night club,disco,discotheque,dancefloor,dance floor,stage,concert,spotlight,arena,crowd,festival,party,rave,dj,microphone,gig,escenario,concierto,fiesta,boite,buhne,konzert,palco,festa,concerto,舞台,무대,夜店,prom,homecoming,prom night,abschlussball,baile de graduacion',
  church:
    'church,cathedral,chapel,temple,altar,monastery,abbey,wedding,iglesia,catedral,eglise,cathedrale,kirche,kathedrale,igreja,chiesa,cattedrale,教会,教堂,교회,寺',
  school:
    'school,schultag,einschulung,schulhof,schoolyard,classroom,class,university,college,campus,blackboard,chalkboard,teacher,hallway,locker,escuela,colegio,ecole,lycee,schule,klassenzimmer,escola,scuola,学校,教室,학교',
  gym: 'gym,gymnasium,boxing,boxing ring,boxing match,dojo,gimnasio,boxeo,gymnase,la boxe,turnhalle,fitnessstudio,boxring,ginasio,palestra,ジム,体育館,健身房,体育馆,체육관',
  cafe: 'cafe,coffee,coffee shop,bar,pub,diner,restaurant,tavern,saloon,bistro,jazz bar,bistrot,kneipe,ristorante,咖啡,喫茶,카페,panaderia,boulangerie,backerei,panificio,padaria',
  market: `${FESTIVALS},market,bazaar,marketplace,carnival,the fair,a fair,fairground,funfair,amusement park,theme park,feria,jahrmarkt,kirmes,fete foraine,luna park,parque de diversiones,遊園地,游乐园,놀이공원,stall,shop,mall,merchant,mercado,le marche,au marche,du marche,marche de noel,markt,feira,mercato,市場,市场,시장,supermarket,grocery store,supermercado,supermarche,supermarkt`,
  castle:
    'castle,palace,fortress,tower,kingdom,throne,knight,queen,king,dragon,princess,medieval,castillo,palacio,chateau,schloss,burg,castelo,castello,城堡,お城,성',
  cave: 'cave,cavern,tunnel,grotto,underground,crystal,bunker,cellar,dungeon,cueva,grotte,hohle,caverna,grotta,洞窟,山洞,동굴',
  village:
    'village,town,town square,the square,main square,plaza,piazza,marktplatz,praca,广场,広場,광장,hamlet,cottage,windmill,church square,pueblo,aldea,dorf,vila,villaggio,paese,村,마을',
  garden:
    'garden,on the porch,on her porch,on his porch,on their porch,front porch,veranda,ice cream,park,flower,orchard,greenhouse,picnic,fountain,bloom,blossom,jardin,parque,flor,parc,fleur,garten,blume,jardim,giardino,parco,fiore,花園,公園,公园,정원,lawn,fence,backyard,back yard,front yard,patio trasero,cesped,valla,pelouse,cloture,rasen,gartenzaun,zaun,hinterhof,staccionata,gramado,cerca,芝生,草坪,마당,庭で,庭に,庭の',
  forest:
    'forest,wood,woodland,tree,jungle,grove,rainforest,pine,oak,bosque,selva,arbol,foret,bois,arbre,wald,baum,dschungel,floresta,foresta,bosco,albero,森,森林,숲,树林',
  desert: 'desert,dune,sahara,cactus,canyon,oasis,wasteland,mesa,wild west,desierto,duna,wuste,deserto,沙漠,砂漠,사막',
  snow: 'snowfield,snowman,snowball,muneco de nieve,bonhomme de neige,schneemann,boneco de neve,pupazzo di neve,tundra,glacier,iceberg,arctic,antarctic,north pole,ice,icy,frozen,igloo,ski,winter,hielo,nieve,invierno,glace,hiver,eis,inverno,gelo,ghiaccio,雪原,氷,冰,설원',
  mountain:
    'mountain,peak,summit,alps,hill,cliff,valley,ridge,highland,montana,colina,valle,montagne,colline,vallee,berg,gipfel,tal,montanha,montagna,collina,bergen,berge,山,산',
  beach:
    'beach,pier,dock,jetty,quay,muelle,jetee,embarcadere,seebrucke,molo,pontile,cais,桟橋,码头,부두,on the rocks,on a rock,auf den felsen,auf einem felsen,sur les rochers,sur un rocher,en las rocas,sobre una roca,sugli scogli,nas rochas,岩の上,礁石上,shore,seaside,coast,sand,palm,island,tropical,bay,lagoon,boardwalk,playa,costa,isla,plage,ile,strand,kuste,insel,praia,ilha,spiaggia,isola,海辺,沙滩,海边,해변,浜',
  sea: 'surf,surfs,surfed,surfing,surfea,surfean,surft,surfen,sea,ocean,ocean wave,boat,ship,sail,sailing,lighthouse,faro,phare,leuchtturm,farol,灯台,灯塔,등대,pirate,sailor,mar,mare,oceano,barco,mer,bateau,meer,schiff,welle,barca,nave,海,바다,大海',
  river:
    'river,lake,stream,pond,creek,canal,bridge,riverbank,swamp,rio,lago,puente,riviere,lac,pont,fluss,am see,im see,zum see,brucke,ponte,fiume,川,河,湖,강,호수,橋',
  road: 'road,highway,car,motorcycle,motorbike,truck,route 66,road trip,race track,carretera,coche,voiture,strasse nach,auto,estrada,carro,strada,macchina,道路,公路,車,도로',
  street:
    'street,walk home,walks home,walked home,walking home,run home,runs home,ran home,running home,way home,police station,fire station,alley,sidewalk,avenue,crosswalk,pavement,neighborhood,neighbourhood,lamppost,block,boulevard,street corner,calle,callejon,acera,rue,ruelle,trottoir,strasse,gasse,rua,via,vicolo,街,街头,거리,路地,bus,autobus,onibus,bushaltestelle,公交车',
  city: 'city,eiffel tower,tour eiffel,torre eiffel,eiffelturm,downtown,skyline,skyscraper,metropolis,urban,neon city,neon lights,cyberpunk,tokyo,new york,paris,london,berlin,ciudad,ville,stadt,grossstadt,cidade,citta,都市,城市,도시',
  room: 'in his cabin,in her cabin,in their cabin,to his cabin,to her cabin,in a cabin,in the cabin,into the cabin,in a hut,into a hut,in the hut,in der hutte,in eine hutte,kamin,am kamin,chimenea,cheminee,caminetto,lareira,暖炉,壁炉,벽난로,wohnzimmer,salotto,sala de estar,le salon,christmas eve,christmas,navidad,nochebuena,weihnachten,heiligabend,noel,natale,クリスマス,圣诞节,크리스마스,birthday,geburtstag,cumpleanos,cumple,anniversaire,compleanno,aniversario,誕生日,生日,생일,wake up,wakes up,woke up,christmas tree,arbol de navidad,sapin de noel,weihnachtsbaum,christbaum,albero di natale,arvore de natal,room,fireplace,apartment,house,at home,home alone,her home,his home,their home,my home,our home,the home,come home,go home,goes home,went home,comes home,came home,get home,gets home,got home,return home,returns home,arrive home,arrives home,back home,bed,sofa,couch,window,indoors,inside,studio,attic,door,living room,chez elle,chez lui,chez moi,chez eux,zu hause,habitacion,cuarto,casa,ventana,chambre,maison,fenetre,zimmer,haus,wohnung,fenster,quarto,janela,stanza,finestra,部屋,房间,방,家,toy,toys,jouet,juguete,spielzeug,giocattolo,brinquedo',
  hospital:
    'hospital,nurse,doctor,surgeon,patient,clinic,hospital bed,hospital room,sickbed,deathbed,intensive care,hopital,krankenhaus,klinik,ospedale,clinica,病院,医院,병원',
  office:
    'office,to work,at work,day of work,office tower,cubicle,workplace,oficina,bureau,buro,escritorio,ufficio,办公室,オフィス,会社,사무실',
  graveyard:
    'graveyard,cemetery,churchyard,grave,graves,gravestone,tombstone,tomb,funeral,burial,cementerio,tumba,entierro,cimetiere,tombe,friedhof,grab,beerdigung,cemiterio,tumulo,enterro,cimitero,tomba,墓地,お墓,墓,葬式,묘지,무덤',
  kitchen:
    'kitchen,stove,oven,cooker,fridge,refrigerator,washes the dishes,wash the dishes,does the dishes,do the dishes,cocina de,en la cocina,la cocina,cuisine de,la cuisine,cucina,in cucina,kuche,cozinha,台所,キッチン,厨房,부엌,주방',
  clouds:
    'sky,cloud,heaven,airplane,plane,hot air balloon,balloon,wing,angel,paradise,dream,cielo,nube,ciel,nuage,himmel,wolke,ceu,nuvem,nuvola,空,云,雲,하늘',
  field:
    'field,meadow,prairie,grass,grassland,wheat,countryside,pasture,sunflower,harvest,campo,pradera,trigo,champ,prairie,ble,feld,wiese,acker,prado,prato,草原,田野,들판,野原',
};

/** Where an action takes place if its clause names no place. */
export const PLACE_WORDS_OF_ACTIONS: Partial<Vocabulary<PlaceName>> = {
  road: 'drive,driving,drives,drove,race,racing,races',
  clouds: 'flying,flies,fly,soars,soaring',
  underwater: 'dives,diving,snorkel,snorkeling',
};

/**
 * Words for things that are seen in many places. They name a place only after a preposition ("into the clouds"), or if
 * the story has named none yet.
 */
export const SIGN_WORDS =
  'soccer goal,toy,toys,jouet,juguete,spielzeug,giocattolo,brinquedo,dojo,on the rocks,on a rock,auf den felsen,auf einem felsen,sur les rochers,sur un rocher,en las rocas,sobre una roca,sugli scogli,nas rochas,岩の上,礁石上,christmas eve,christmas,navidad,nochebuena,weihnachten,heiligabend,noel,natale,クリスマス,圣诞节,크리스마스,birthday,geburtstag,cumpleanos,cumple,anniversaire,compleanno,aniversario,誕生日,生日,생일,christmas tree,arbol de navidad,sapin de noel,weihnachtsbaum,christbaum,albero di natale,arvore de natal,nurse,doctor,surgeon,patient,wake up,wakes up,woke up,ice cream,coffee,eis,glace,hielo,gelo,ghiaccio,sky,cloud,heaven,airplane,plane,balloon,wing,angel,dream,paradise,cielo,ciel,himmel,ceu,nube,nuage,wolke,nuvem,nuvola,window,door,couch,sofa,tree,wood,pine,oak,arbol,arbre,baum,albero,flower,bloom,blossom,flor,fleur,blume,fiore,king,queen,knight,princess,dragon,throne,tower,car,truck,bus,motorcycle,motorbike,microphone,spotlight,party,crowd,dj,teacher,sand,palm,ice,icy,frozen,winter,astronaut,mermaid,jellyfish,crystal,grass,boat,ship,sail,sailor,wheat,sunflower,harvest,bridge,platform,rocket,spaceship';

/** Words for what nobody has under a roof, by the place to which it brings people who were indoors. */
export const OUTDOOR_WORDS: Partial<Vocabulary<PlaceName>> = {
  forest:
    'campfire,bonfire,camp,camps,camped,campe,campent,acampan,acampa,acampam,zelten,zeltet,campeggiano,marshmallows,camping,campsite,tent,hoguera,fogata,feu de camp,tente,lagerfeuer,zelt,fogueira,falo,tenda,篝火,焚き火,帐篷,テント,모닥불,텐트',
  field: 'picking flowers',
  garden: 'picking fruit',
  playground:
    'on the swing,on a swing,on the swings,on swings,en el columpio,en un columpio,auf der schaukel,auf einer schaukel,sur la balancoire,sur une balancoire,sull altalena,su un altalena,no balanco,em um balanco,ブランコ,秋千,그네',
  market: 'selling at the kiosk',
  street: 'into the sunset,into the sunrise,into the night,out into the dark,outside',
};

/** Words for where somebody is who is indoors, by the room to which it brings people who were outside. */
export const INDOOR_WORDS: Partial<Vocabulary<PlaceName>> = {
  kitchen: 'bake,bakes,baked,baking,hornea,hornean,backt,backen,sforna,sfornano',
  room: 'television screen,at the door,behind the door,listens at the door,an der tur,an der ture,a la porte,a la puerta,tras la puerta,alla porta,à porta,at the window,by the window,at her window,at his window,out of the window,out the window,out of her window,out of his window,from the window,from her window,from his window,am fenster,aus dem fenster,a la fenetre,par la fenetre,en la ventana,por la ventana,na janela,pela janela,alla finestra,dalla finestra,窓辺,窓から,窗边,창가',
};

/** Where people usually do something, if the story has named no place yet. */
export const USUAL_PLACES: Partial<Record<Action, PlaceName>> = {
  swim: 'sea',
  sleep: 'room',
  write: 'room',
  pray: 'church',
  climb: 'mountain',
  drive: 'road',
  drink: 'cafe',
  cook: 'kitchen',
  fish: 'river',
  'play-piano': 'room',
  'play-drums': 'club',
};
