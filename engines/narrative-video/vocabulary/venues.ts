/** Words for places that people visit for what is done there, in the format of a `Vocabulary`. */
export const VENUE_WORDS = {
  supermarket:
    'supermarket,grocery store,grocery shop,groceries,grocery,convenience store,checkout line,supermercado,tienda de comestibles,supermarche,epicerie,supermarkt,lebensmittelladen,supermercato,スーパー,コンビニ,超市,슈퍼마켓,마트,편의점',
  library:
    'library,bookshelf,bookshelves,bookshop,bookstore,biblioteca,libreria,bibliotheque,librairie,bibliothek,bucherei,buchladen,livraria,図書館,本屋,图书馆,书店,도서관,서점',
  museum:
    'museum,art gallery,picture gallery,exhibition,museo,galeria de arte,exposicion,musee,exposition,kunsthalle,gemaldegalerie,ausstellung,galleria d arte,mostra d arte,pinacoteca,exposicao,美術館,博物館,展覧会,美术馆,博物馆,미술관,박물관',
  airport:
    'airport,departure gate,boarding gate,terminal,departure hall,airport terminal,aeropuerto,aeroport,flughafen,aeroporto,空港,机场,공항',
  prison:
    'prison,jail,prison cell,jail cell,behind bars,prision,carcel,gefangnis,gefangniszelle,prigione,carcere,prisao,cadeia,刑務所,監獄,牢屋,监狱,감옥,교도소',
  courtroom:
    'courtroom,courthouse,court house,court room,in court,before the judge,gericht,gerichtssaal,tribunal,tribunale,法廷,裁判所,法庭,법정',
  cinema:
    'cinema,movie theater,movie screening,multiplex,movie theatre,movie house,the movies,film screening,cine,kino,映画館,电影院,영화관,극장에서 영화',
  theater:
    'theater,theatre,theater stage,theatre stage,stage play,school play,opera,opera house,concert hall,philharmonic,sala de conciertos,salle de concert,konzertsaal,konzerthaus,sala da concerto,sala de concertos,ballet,teatro,opera de,theaterbuhne,ballett,劇場,剧院,戏院',
  ballroom:
    'ballroom,banquet,banquet hall,wedding hall,wedding party,wedding reception,reception hall,gala,salon de baile,banquete,salle de bal,salle des fetes,ballsaal,festsaal,sala da ballo,salao de baile,舞踏会,宴会,舞会,연회장',
  bakery:
    'bakery,baker s shop,patisserie,pastry shop,panaderia,pasteleria,boulangerie,backerei,konditorei,padaria,panetteria,pasticceria,パン屋,面包店,빵집',
  subway:
    'subway station,subway platform,metro station,metro platform,underground station,tube station,u bahn station,u bahnhof,u bahnsteig,u bahn haltestelle,station de metro,estacion de metro,anden del metro,estacao de metro,stazione della metro,stazione della metropolitana,地下鉄の駅,地下鉄のホーム,地铁站,지하철역',
  spaceship:
    'space station,spaceship,spacecraft,starship,space ship,nave espacial,estacion espacial,vaisseau spatial,station spatiale,raumschiff,raumstation,astronave,estacao espacial,stazione spaziale,宇宙船,宇宙ステーション,飞船,空间站,우주선,우주 정거장',
  bedroom:
    'bedroom,hotel room,hotel,motel,schlafzimmer,kinderzimmer,hotelzimmer,dormitorio,habitacion de hotel,chambre d hotel,chambre a coucher,camera da letto,camera d albergo,albergo,quarto de hotel,寝室,ホテル,卧室,酒店,침실,호텔',
  bathroom:
    'bathroom,bathtub,bath tub,shower room,in the shower,bano,banera,salle de bain,salle de bains,baignoire,badezimmer,badewanne,banheiro,banheira,bagno,vasca da bagno,お風呂,浴室,浴缸,욕실',
  garage:
    'garage,workshop,factory,fabrica,usine,fabrik,fabbrica,工場,工厂,공장,car repair,mechanic s,taller,garaje,werkstatt,oficina mecanica,officina,autorimessa,ガレージ,车库,차고,warehouse,factory hall,hangar,lagerhalle,fabrikhalle,almacen,entrepot,magazzino,armazem,倉庫,仓库,창고',
  pool: 'swimming pool,pool,poolside,lap pool,piscina,alberca,piscine,schwimmbad,freibad,hallenbad,schwimmbecken,プール,游泳池,泳池,수영장',
  playground:
    'playground,jungle gym,sandbox,seesaw,parque infantil,patio de juegos,aire de jeux,spielplatz,parquinho,parco giochi,遊び場,公園の遊具,游乐场,놀이터',
  parking:
    'parking lot,car park,parking space,parking garage,parkplatz,parkhaus,estacionamiento,aparcamiento,parking,estacionamento,parcheggio,駐車場,停车场,주차장',
  stadium:
    'soccer goal,stadium,football stadium,soccer stadium,football match,soccer match,soccer game,football game,baseball game,football pitch,soccer pitch,estadio,partido de futbol,stade,match de football,stadion,fussballplatz,fussballspiel,stadio,partita di calcio,スタジアム,球場,体育场,경기장,야구장,축구장',
  zoo: 'zoo,petting zoo,safari park,animal park,wildlife park,parque zoologico,parc animalier,tierpark,zoological garden,zoologico,tiergarten,jardim zoologico,動物園,动物园,동물원',
  circus:
    'circus,circus tent,circus ring,big top,circo,carpa del circo,cirque,chapiteau,zirkus,manege,zirkuszelt,サーカス,马戏团,서커스',
  farm: 'farm,farmyard,barnyard,barn,farmhouse,horse stable,ranch,granja,granero,rancho,ferme,grange,bauernhof,scheune,fazenda,celeiro,fattoria,fienile,農場,牧場,农场,牧场,농장',
  harbor:
    'harbor,harbour,ferry,ferry boat,fahre,traghetto,transbordador,フェリー,渡轮,port,marina,dock,docks,pier,jetty,quay,wharf,fishing village,puerto,muelle,le port,au port,du port,quai du port,hafen,porto,molo,cais,港,波止場,港口,码头,항구,부두',
  vineyard: 'vineyard,winery,grape harvest,vinedo,vina,vignoble,vigne,weinberg,vinhedo,vigneto,ブドウ畑,葡萄园,포도밭',
  waterfall:
    'waterfall,water fall,rapids,waterfalls,cascada,catarata,cascade,chute d eau,wasserfall,cachoeira,cascata,滝,瀑布,폭포',
  volcano:
    'volcano,volcanic,eruption,erupcion,eruption volcanique,vulkanausbruch,lava,crater,volcan,vulkan,vulcao,vulcano,火山,화산',
  treehouse:
    'treehouse,tree house,tree hut,tree fort,tree cabin,casa del arbol,cabane dans l arbre,cabane dans les arbres,baumhaus,casa na arvore,casa sull albero,ツリーハウス,树屋,나무집',
  fuelStation:
    'gas station,gas pump,fuel station,petrol station,filling station,gasolinera,station service,tankstelle,posto de gasolina,benzinaio,stazione di servizio,ガソリンスタンド,加油站,주유소',
  motorway:
    'motorway,freeway,traffic jam,rush hour,autopista,autoroute,embouteillage,autobahn,stau,autostrada,autoestrada,高速道路,渋滞,高速公路,堵车,고속도로',
  busStop:
    'bus stop,bus station,misses the bus,miss the bus,missed the bus,missing the bus,waits for the bus,wait for the bus,waiting for the bus,waited for the bus,catch the bus,catches the bus,parada de autobus,parada del autobus,estacion de autobuses,arret de bus,arret du bus,gare routiere,bushaltestelle,haltestelle,busbahnhof,verpasst den bus,wartet auf den bus,ponto de onibus,parada de onibus,fermata dell autobus,バス停,公交站,公交车站,버스 정류장',
} as const;
