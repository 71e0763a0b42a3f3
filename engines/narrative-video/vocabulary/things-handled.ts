import { thing } from './thing.ts';

/** What hands use in games, at sports and in gardens, and deliver. Phrases of stories bring most of them. */
export const HANDLED = {
  trophy: thing('trophy,medal,trofeo,trophee,pokal,medaille,trofeu,奖杯', 'overhead', 0.2, 'cheer'),
  weights: thing(
    'barbell,dumbbell,dumbbells,kettlebell,hantel,hanteln,langhantel,pesas,mancuernas,halteres,haltere,bilanciere,manubri,バーベル,ダンベル,杠铃,哑铃,바벨,덤벨',
    'in-both-hands',
    0.6,
    'carry',
  ),
  'watering-can': thing(
    'watering can,giesskanne,regadera,arrosoir,annaffiatoio,regador,じょうろ,洒水壶,물뿌리개',
    'in-hand',
    0.25,
  ),
  milkshake: thing(
    'milkshake,milk shake,milchshake,smoothie,malteada,batido,licuado,frappe,frullato,ミルクシェイク,奶昔,밀크셰이크,밀크쉐이크',
    'in-hand',
    0.12,
    'drink',
  ),
  cards: thing(
    'playing cards,deck of cards,spielkarten,baraja,naipes,cartes a jouer,carte da gioco,baralho,トランプ,扑克牌,트럼프',
    'in-both-hands',
    0.12,
    'sit',
  ),
  controller: thing('game controller,gamepad,joystick,ゲームコントローラー,游戏手柄', 'in-both-hands', 0.12, 'sit'),
  'pizza-box': thing('pizza box,pizza boxes,pizzakarton', 'in-both-hands', 0.24, 'carry'),
  'milk-crate': thing('milk crate,milk bottles,crate of milk', 'in-both-hands', 0.24, 'carry'),
  'selfie-phone': thing('selfie camera', 'in-hand', 0.09),
  'ballet-shoes': thing(
    'ballet shoes,ballet slippers,pointe shoes,ballettschuhe,zapatillas de ballet,chaussons de danse,scarpette da ballo,sapatilhas,トウシューズ,舞鞋,토슈즈',
    'in-hand',
    0.12,
  ),
  basketball: thing('basketball,basket ball,baloncesto,バスケットボール,篮球,농구', 'in-both-hands', 0.14),
  'held-cat': thing('furry cat', 'in-both-hands', 0.26, 'carry'),
  'held-dog': thing('furry puppy', 'in-both-hands', 0.28, 'carry'),
  'delivery-bike': thing('delivery bike', 'under', 1, 'ride'),
  steps: thing('flight of steps', 'under', 1.6, 'run'),
  sapling: thing(
    'sapling,seedling,setzling,plantula,brote,jeune pousse,piantina,muda de arvore,苗木,树苗,묘목',
    'beside',
    0.4,
  ),
  goal: thing('soccer goal,football goal,goalpost,goal posts,ゴールポスト', 'behind', 1.6),
  hoop: thing('basketball hoop,basketball basket,バスケットゴール,篮筐', 'behind', 1.8),
  'burning-house': thing('houseblaze', 'behind', 4),
  'painted-wall': thing('painted wall', 'close-behind', 1.2),
} as const;
