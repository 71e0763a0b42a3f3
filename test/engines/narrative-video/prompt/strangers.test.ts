import { expect, test } from '@jest/globals';
import { readPrompt } from '../../../../engines/narrative-video/prompt/prompt.ts';
import { CAST, told } from './told.ts';

test.each([
  [
    'a pet with a name is no person',
    'Mina and her dog Rex walk on the beach. Rex sleeps.',
    ['beach: Mina walk dog', 'beach: dog'],
  ],
  [
    'a pet may be named before it is told what it is',
    'Mina sits in the garden with Luna, her old cat.',
    ['garden: Mina sit bench cat'],
  ],
  ['somebody of the cast is no pet', 'Jo the cat walks on the beach.', ['beach: Jo walk cat']],
  [
    'who fights an animal with a sword fights nobody else',
    'Mina fights the dragon with her sword in the cave.',
    ['cave: Mina fight sword dragon'],
  ],
  ['a text message is read and not phoned', 'Mina reads a text message in the garden.', ['garden: Mina read phone']],
  ['who looks at a phone holds it at no ear', 'Mina looks at her phone in the garden.', ['garden: Mina read phone']],
  ['a bottle that is found is not drunk from', 'Mina finds an old bottle on the beach.', ['beach: Mina stand bottle']],
  ['whoever finds somebody asleep is awake', 'Jo finds Mina asleep in the garden.', ['garden: Jo stand Mina sleep']],
  ['who runs through the rain to a house is outside', 'Mina runs through the rain to his house.', ['street: Mina run']],
  [
    'a hug for somebody in tears is comfort',
    'Mina cries in the garden and he hugs her.',
    ['garden: Mina cry Jo Jo comfort Mina'],
  ],
  [
    'people who are friends are all there',
    'Mina and Jo are best friends in the garden.',
    ['garden: Mina stand Jo stand'],
  ],
  [
    'a crowd that cheers takes nothing from who sings',
    'Mina sings on a big stage and the crowd cheers.',
    ['club: Mina sing microphone'],
  ],
  [
    'guests throw rice at those who stand there',
    'Mina and Jo marry in a church. The guests throw rice.',
    ['church: Mina hold-hands Jo Jo hold-hands Mina', 'church: Mina hold-hands Jo Jo hold-hands Mina confetti'],
  ],
  [
    'who listens hears somebody play',
    'Jo plays the piano in the club. Mina listens.',
    ['club: Jo play-piano piano piano', 'club: Mina stand Jo play-piano piano piano'],
  ],
  [
    'who saves somebody from a dragon fights the dragon only',
    'Jo fights the dragon at the castle and saves the queen.',
    ['castle: Jo fight sword dragon', 'castle: Jo hug Mina Mina hug Jo'],
  ],
  [
    'who is too late for a train stays on the platform',
    'Mina runs to the station, but the train has left. She sits on a bench.',
    ['station: Mina run', 'station: Mina stand', 'station: Mina sit bench'],
  ],
  ['who works in an office types', 'Mina works late in the office.', ['office: Mina write computer']],
  [
    'children are people too',
    'Mina cooks in the kitchen, the children eat.',
    ['kitchen: Mina cook spoon stove', 'kitchen: Jo eat bowl'],
  ],
  [
    'a Christmas tree stands in a room',
    'Mina and Jo decorate the Christmas tree.',
    ['room: Mina stand Jo stand christmas-tree'],
  ],
  ['a fire in a room is in its hearth', 'Mina reads a book by the fireplace.', ['room: Mina read book']],
  [
    'a car that breaks down is not driven',
    'Mina drives through the desert. Her car breaks down.',
    ['desert: Mina drive car', 'road:'],
  ],
  [
    'nobody cooks on a train',
    'Mina and Jo take the train. Mina cooks soup.',
    ['train: Mina sit seat Jo sit seat', 'kitchen: Mina cook spoon stove'],
  ],
  [
    'who shares a cake eats of it',
    'Mina and Jo share a cake in the garden.',
    ['garden: Mina eat Jo cake-slice Jo eat Mina cake-slice'],
  ],
  [
    'one who tells a joke is there when the other falls',
    'One tells a joke in the garden, the other falls.',
    ['garden: Mina laugh Jo fall'],
  ],
  ['brooms of witches have no wheels', 'Mina the witch rides her broom over the forest.', ['forest: Mina fly broom']],
  [
    'who swims is in the water, and who paints is on land, at an easel',
    'Mina nada en el mar y Jo pinta un cuadro.',
    ['underwater: Mina swim', 'sea: Jo write brush easel'],
  ],
  [
    'who acts first is seen first, on land or in the water',
    'Jo malt ein Bild am Strand und Mina schwimmt.',
    ['beach: Jo write brush easel', 'underwater: Mina swim'],
  ],
  [
    'who falls off a boat is in the water, and the other one stays in the boat',
    'Mina and Jo fish on a lake. Mina tells a joke, Jo falls off the boat.',
    ['river: Mina fish fishing-rod Jo fish fishing-rod', 'river: Mina laugh boat Jo fall splash'],
  ],
  [
    'who laughs at somebody overboard sits in the boat of which the story spoke',
    'They sit in a boat. Jo falls overboard and Mina laughs.',
    ['sea: Mina sit boat Jo sit boat', 'sea: Jo fall splash Mina laugh boat'],
  ],
  [
    'who falls into water is pulled out of it',
    'Jo falls into the river and Mina pulls him out.',
    ['river: Jo fall splash', 'river: Mina hug Jo Jo hug Mina'],
  ],
  ['a pond in a garden is water', 'Mina fällt im Garten in den Teich.', ['garden: Mina fall splash']],
  ['who falls on land stays dry', 'Mina falls in the garden.', ['garden: Mina fall']],
  ['who jumps into water is in it', 'Mina salta al agua en la playa.', ['beach: Mina jump splash']],
  ['who dives off a boat is without it', 'Mina dives off the boat.', ['underwater: Mina swim']],
  ['football is on the ground', 'Mina y Jo juegan al fútbol en la playa.', ['beach: Mina jump football Jo jump']],
  [
    'who kicks a ball fights nobody',
    'Mina kicks the ball in the park and Jo runs after it.',
    ['garden: Mina jump football Jo run'],
  ],
  [
    'who watches football has no ball',
    'They watch football on TV in the living room.',
    ['room: Mina sit sofa Jo sit sofa television'],
  ],
  [
    'everybody who plays tennis has a racket',
    'They play tennis in the park.',
    ['garden: Mina jump racket Jo jump racket net'],
  ],
  [
    'who marries does so in a church, unless the story says where',
    'Mina and Jo walk in the city. They get married. They get married on the beach.',
    [
      'city: Mina walk Jo walk',
      'church: Mina hold-hands Jo Jo hold-hands Mina',
      'beach: Mina hold-hands Jo Jo hold-hands Mina',
    ],
  ],
  [
    'who proposes gives a ring, on the bridge if the story says so, and stays there',
    'Jo proposes to Mina on the bridge. They kiss. They walk through the city.',
    [
      'river: Jo give Mina ring Mina give Jo bridge',
      'river: Jo kiss Mina Mina kiss Jo bridge',
      'city: Jo walk Mina walk',
    ],
  ],
  ['who hugs a cat hugs nobody else', 'Mina hugs the cat in the garden.', ['garden: Mina kneel cat']],
  ['who strokes a dog kneels', 'Mina streichelt den Hund im Garten.', ['garden: Mina kneel dog']],
  [
    'a cat that is brought back is no gift',
    'Jo finds the cat in the park. He brings it to Mina.',
    ['garden: Jo stand cat', 'garden: Jo walk Mina walk cat'],
  ],
  ['what somebody has in German is no hat', 'Mina hat Angst im Wald.', ['forest: Mina stand']],
  ['whose birthday it is is at home', 'Mina hat Geburtstag. Jo tanzt.', ['room: Mina stand', 'room: Jo dance']],
  ['who blows out candles has a cake', 'Mina blows out the candles in the kitchen.', ['kitchen: Mina carry cake']],
  [
    'who sings along is in the car',
    'They drive through the desert, singing along.',
    ['desert: Jo drive car Mina drive car'],
  ],
  ['a road trip is by car', 'Mina and Jo go on a road trip.', ['road: Mina drive car Jo drive car']],
  [
    'who travels by bicycle rides it',
    'Mina und Jo fahren mit dem Fahrrad ans Meer.',
    ['sea: Mina ride bicycle Jo ride bicycle'],
  ],
  [
    'who camps has left the restaurant and has a fire',
    'They eat in a diner. They camp under the stars.',
    ['cafe: Mina eat bowl Jo eat bowl', 'forest: Mina sit Jo sit campfire'],
  ],
  [
    'who runs into arms is hugged',
    'Mina sees Jo at the station. She runs into his arms.',
    ['station: Mina stand Jo stand', 'station: Mina run', 'station: Mina hug Jo Jo hug Mina'],
  ],
  [
    'who is kissed goodbye by a parent is hugged',
    'Mina walks to school. Jo kisses her goodbye.',
    ['school: Mina walk', 'school: Jo hug Mina Mina hug Jo'],
  ],
  [
    'a fair has a ferris wheel, and fireworks bring nobody into the sky',
    'They spend a night at the fair. They kiss while fireworks light up the sky.',
    [
      'market: Mina stand Jo stand ferris-wheel',
      'market: Mina kiss Jo Jo kiss Mina',
      'market: Mina cheer Jo cheer firework',
    ],
  ],
  [
    'who is known is left out in Spanish',
    'Mina toma el tren. Llora en su cuarto. Conoce a Jo en un café.',
    ['train: Mina sit seat', 'room: Mina cry', 'cafe: Mina stand Jo stand'],
  ],
  [
    'who makes soup cooks',
    'Mina walks home in the rain. Jo makes her a soup.',
    ['street: Mina walk', 'kitchen: Jo cook spoon stove'],
  ],
  [
    'who is helped up has fallen before',
    'Jo falls in the garden and she helps him up.',
    ['garden: Jo fall', 'garden: Mina hug Jo Jo hug Mina'],
  ],
  ['who goes somewhere in Spanish has no van', 'Mina y Jo van a la playa.', ['beach: Mina walk Jo walk']],
  [
    'what is given to her in German is given to somebody',
    'Mina sitzt im Garten. Jo gibt ihr einen Apfel.',
    ['garden: Mina sit bench', 'garden: Jo give Mina apple Mina give Jo'],
  ],
  [
    'who decorates a tree does so at home',
    "It's Christmas. Mina decorates the tree.",
    ['room:', 'room: Mina stand christmas-tree'],
  ],
  ['who comes with gifts carries them', 'Jo comes home through the snow with gifts.', ['snow: Jo carry gift']],
  ['who skateboards is on one', 'Mina skateboards through the city.', ['city: Mina ride skateboard']],
  ['who sings in a car drives', 'Ils chantent dans la voiture.', ['road: Mina drive car Jo drive car']],
  [
    'who runs into arms is hugged in other languages',
    'Mina y Jo se encuentran en la estación. Mina corre a sus brazos. Jo läuft in ihre Arme.',
    ['station: Mina stand Jo stand', 'station: Mina hug Jo Jo hug Mina', 'station: Jo hug Mina Mina hug Jo'],
  ],
  ['surfers ride waves', 'Mina surfs and swims at the beach.', ['sea: Mina ride surfboard', 'underwater: Mina swim']],
  [
    'a puppy that is carried is in no box',
    'Mina finds a puppy in the garden. She carries it home.',
    ['garden: Mina stand dog', 'room: Mina walk dog'],
  ],
  ['nobody stands idle at a fire', 'Mina and Jo make a campfire.', ['forest: Mina sit Jo sit campfire']],
  [
    'who walks holding hands does both',
    'Mina and Jo walk through the park, holding hands.',
    ['garden: Mina walk Jo Jo walk Mina'],
  ],
  [
    'who fights a dragon together fights nobody else',
    'Mina and Jo fight the dragon at the castle.',
    ['castle: Mina fight sword Jo fight sword dragon'],
  ],
  ['who fights somebody has no sword', 'Mina and Jo fight in the castle.', ['castle: Mina fight Jo Jo fight Mina']],
  ['a dog is fought with no sword', 'Mina fights the dog in the garden.', ['garden: Mina fight dog']],
  ['who is thrown at throws nothing', 'Jo throws a snowball at Mina.', ['snow: Jo throw Mina stand']],
  [
    'who delivers something on a bicycle rides it',
    'Mina delivers packages on her bicycle through the city.',
    ['city: Mina ride bicycle'],
  ],
  ['who proposes has a ring', 'Jo proposes to Mina on the beach.', ['beach: Jo give Mina ring Mina give Jo']],
  ['leaves fall in autumn', 'Mina walks through the park in autumn.', ['garden: Mina walk leaves']],
  ['a snowman is built in German too', 'Mina und Jo bauen einen Schneemann.', ['snow: Mina kneel Jo kneel snowman']],
  [
    'who paints a picture does it on an easel',
    'Mina paints a picture of him in the garden.',
    ['garden: Mina write brush easel'],
  ],
  ['who reads in bed sits in it', 'Mina reads a book in bed.', ['room: Mina read book bed']],
])('%s: %s', (_, prompt, expected) => {
  expect(told(prompt)).toEqual(expected);
});

test('names that are nouns bring no flowers, no night and no chase', () => {
  const cast = [
    { name: 'Lily', role: 'singer' },
    { name: 'Luna', role: 'character' },
    { name: 'Chase', role: 'character' },
  ] as const;
  const [beat] = readPrompt('Lily, Luna and Chase sit on the beach at noon.', cast);
  expect(beat).toMatchObject({ time: 'day', place: 'beach', action: 'sit', characters: [0, 1, 2] });
  expect(beat?.deeds.flatMap(({ things = [] }) => things)).toEqual([]);
  const [noun] = readPrompt('Lily gives Luna a lily in the garden.', cast);
  expect(noun?.deeds[0]?.things).toContain('bouquet');
});

test('stars are seen in a clear sky, whatever the morning was like', () => {
  const beats = readPrompt('Mina and Jo fish in the morning fog. They look at the stars at night.', CAST);
  expect(beats.map(({ weather }) => weather)).toEqual(['fog', 'clear']);
});

test.each([
  [
    'whom the story does not name',
    'Papa cooks spaghetti, the children eat and play football in the garden. The dog barks. In the evening, they read a book.',
    ['Papa', 'Mia', 'Tim'],
    ['Papa cook', 'Mia eat, Tim eat', 'Mia jump, Tim jump', '', 'Mia read, Tim stand'],
  ],
  [
    'one child and a parent',
    'Papa cooks spaghetti, the children eat and play in the garden. The dog barks. In the evening, they read a book.',
    ['Papa', 'Mia'],
    ['Papa cook', 'Mia eat', 'Mia jump', '', 'Papa read, Mia stand'],
  ],
  [
    'children whom the story names too',
    'Tim and Mia visit Grandma. The kids play in the garden.',
    ['Tim', 'Mia', 'Grandma'],
    ['Tim stand, Mia stand, Grandma stand', 'Tim jump, Mia jump'],
  ],
  [
    'nobody but those who cook',
    'Ann and Bob cook. The children eat.',
    ['Ann', 'Bob'],
    ['Ann cook, Bob stand', 'Ann eat, Bob eat'],
  ],
  [
    'parents who are played by people with other names',
    'Mom and Dad cook. The children play in the garden.',
    ['Ana', 'Tom', 'Lea', 'Kai'],
    ['Ana cook, Tom stand', 'Lea jump, Kai jump'],
  ],
  ['everybody, if nobody is named', 'The children play in the garden.', ['Ana', 'Tom'], ['Ana jump, Tom jump']],
])('children are %s: %s', (_, prompt, names, expected) => {
  const cast = names.map((name) => ({ name, role: 'character' as const }));
  const beats = readPrompt(prompt, cast).map(({ deeds }) =>
    deeds.map(({ character, action }) => `${names[character]} ${action}`).join(', '),
  );
  expect(beats).toEqual(expected);
});

test('who swims in a swimming pool is seen in its water, and not among corals', () => {
  expect(told('Mina swims in the swimming pool.')).toEqual(['poolWater: Mina swim']);
});
