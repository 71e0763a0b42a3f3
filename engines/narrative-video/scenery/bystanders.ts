import { type Chance, chanceOf } from '../../drawing/chance.ts';
import { hex } from '../../drawing/color.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import type { PlaceName, Scene } from '../story.ts';
import { bystandersIn } from '../vocabulary/crowds.ts';
import { ball, rod } from './objects/parts.ts';
import type { Part } from './part.ts';
import { placedParts } from './things.ts';

/** Somebody in the background whom no character plays. Meters and radians. */
export interface Bystander {
  x: number;
  z: number;
  /** Turn from facing the viewer to the viewer's right. */
  turn: number;
  /** Whether the arms are raised, as those of dancers are. */
  dances: boolean;
  sheet: CharacterSheet;
}

/** Where bystanders stand, in the order in which a place fills: beside the heads of people, and the first ones in pairs. */
const SPOTS = [
  [-2.7, -4.4],
  [3.2, -5],
  [-2, -4.9],
  [4, -5.4],
  [-4.8, -6],
  [1.8, -8.4],
  [5.6, -6.4],
  [-3.4, -8.8],
  [-1.3, -10.4],
  [3.4, -9.6],
  [-6.2, -8],
  [6.6, -9.2],
] as const;
/** Turns of two people who talk, toward each other, and of others who look where they go. */
const [TALKING, PASSING] = [0.9, [1.35, -1.35, 2.7, 0.3]] as const;

const SKINS = ['#f0c8a4', '#d8a47c', '#a8744c', '#70482e', '#e4b890'].map(hex);
const HAIRS = ['#241c1a', '#4a3020', '#7a4e2c', '#c8a060', '#8a8a8e', '#8a3c22'].map(hex);
const TOPS = ['#c8584a', '#3f6f9a', '#e0b04a', '#5a8a5e', '#8a6a9a', '#e8e0d0', '#4a5058', '#d8846a'].map(hex);
const BOTTOMS = ['#3a4458', '#5a4a40', '#2c2e36', '#6a7480', '#8a7a5c'].map(hex);

/** Values of z of the nearest and the farthest spot, and of the nearest one in places that are not so deep. Meters. */
const [NEAREST, FARTHEST, SHALLOW] = [-4.4, -10.4, -2];
/** Depth from which the nearest ones stand farther back, out of focus, and where they then stand. Meters. */
const [DEEP, BACK] = [-4, -3.4];
/** Where a place ends in which something stands before its back: shops, stalls, the edge of a platform. Meters. */
const ENDS: Partial<Record<PlaceName, number>> = {
  street: -5.4,
  market: -4.6,
  station: -2.5,
  club: -2.6,
  subway: -2.4,
  airport: -4.6,
  supermarket: -4.6,
  ballroom: -5.4,
  zoo: -4,
  church: -4,
  school: -3,
  cafe: -3.2,
  busStop: -2.6,
  pool: -1.7,
  harbor: -2,
  library: -4,
  museum: -4,
  bakery: -1.9,
  beach: -4.4,
  rooftop: -2.9,
};

/** Returns the people in a scene's place whom no character plays. The same seed gives the same people. */
export function bystandersOf(scene: Pick<Scene, 'text' | 'place' | 'mood'>, seed: string): Bystander[] {
  const { place } = scene;
  const chance = chanceOf(`${seed}/bystanders`);
  const end = ENDS[place];
  const first = end !== undefined && end <= DEEP ? BACK : Math.max(SHALLOW, end ?? SHALLOW);
  const depth = (z: number) =>
    end === undefined ? z : first + Math.min(0, end - first) * ((z - NEAREST) / (FARTHEST - NEAREST));
  return SPOTS.slice(0, bystandersIn(scene)).map(([x, z], index) => {
    const own = chance.fork(`${index}`);
    const talks = index < 4 && index % 2 === 0 ? TALKING : index < 4 ? -TALKING : undefined;
    return {
      x: x + own.between(-0.15, 0.15),
      z: depth(z + own.between(-0.2, 0.2)),
      turn: (talks ?? own.pick(PASSING)) + own.between(-0.15, 0.15),
      dances: place === 'club' && index % 3 !== 2,
      sheet: sheetOf(own, index),
    };
  });
}

function sheetOf(chance: Chance, index: number): CharacterSheet {
  const presentation = index % 2 ? 'masculine' : 'feminine';
  const hair = chance.pick(HAIRS);
  const length =
    presentation === 'feminine'
      ? chance.pick(['long', 'bob', 'medium'] as const)
      : chance.pick(['short', 'cropped'] as const);
  return {
    seed: `bystander ${index}`,
    age: chance.pick(['adult', 'adult', 'young', 'old'] as const),
    presentation,
    build: chance.pick(['slight', 'medium', 'medium', 'broad'] as const),
    face: chance.pick(['oval', 'round', 'square'] as const),
    skin: chance.pick(SKINS),
    eyes: hex('#4a3a2c'),
    brows: hair,
    browThickness: 1,
    lips: hex('#b8645a'),
    hair: {
      color: hair,
      length,
      texture: chance.pick(['straight', 'wavy', 'curly'] as const),
      fringe: false,
      parting: 'left',
    },
    beard: presentation === 'masculine' && chance.next() < 0.25 ? 'full' : 'none',
    glasses: chance.next() < 0.15,
    top: { kind: chance.pick(['t-shirt', 'shirt', 'sweater', 'hoodie', 'jacket'] as const), color: chance.pick(TOPS) },
    bottom: {
      kind: presentation === 'feminine' && chance.next() < 0.4 ? 'skirt' : 'trousers',
      color: chance.pick(BOTTOMS),
    },
    shoes: hex('#2a2628'),
  };
}

/** Height of an adult, meters. */
export const ADULT_METERS = 1.7;

/** Builds bystanders of simple parts, as they are seen from afar and out of focus. */
export function bystanderParts(people: readonly Bystander[]): Part[] {
  return people.flatMap(({ x, z, turn, dances, sheet: { skin, hair, top, bottom } }) =>
    placedParts(
      [
        ...[-0.1, 0.1].map((aside) => rod([aside, 0.04, aside * 0.6], [aside, 0.86, 0], 0.085, bottom.color, 'cloth')),
        ...[-0.1, 0.1].map((aside) => ball([aside, 0, 0.05 + aside * 0.6], [0.13, 0.1, 0.26], '#2a2628')),
        ball([0, 0.74, 0], [0.4, 0.36, 0.28], bottom.color, 'cloth'),
        ball([0, 0.82, 0], [0.42, 0.66, 0.27], top.color, 'cloth'),
        ...[-1, 1].map((side) =>
          rod([side * 0.2, 1.34, 0], [side * 0.28, dances ? 1.82 : 0.82, 0.06], 0.06, top.color, 'cloth'),
        ),
        ...[-1, 1].map((side) => ball([side * 0.29, dances ? 1.82 : 0.72, 0.07], 0.1, skin)),
        rod([0, 1.38, 0], [0, 1.52, 0], 0.06, skin),
        ball([0, 1.46, 0.01], [0.21, 0.27, 0.23], skin),
        ball([0, 1.5, -0.05], [0.26, 0.27, 0.25], hair.color),
        ...(hair.length === 'short' || hair.length === 'cropped'
          ? []
          : [ball([0, 1.3, -0.09], [0.26, 0.38, 0.14], hair.color)]),
      ],
      { x, z, turn },
    ),
  );
}
