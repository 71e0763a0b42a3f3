import { hex } from '../../drawing/color.ts';
import { row, scattered } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

const ASPHALT = { kind: 'asphalt', color: hex('#565b66'), accent: hex('#e8e4d4') } as const;
const PAVING = { kind: 'paving', color: hex('#b8ac9c'), accent: hex('#9a8f80') } as const;
const FACADES = ['#4f6690', '#7a5f86', '#3f7f8a', '#8a6a58', '#5a5f78'].map(hex);
const SHOPS = ['#c8644a', '#d8a04a', '#5f8f8a', '#8a5f86', '#b8483a', '#4a7fa8'].map(hex);

const towers = (count: number, x: number, z: number, step: number, size = 1) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'tower' as const,
    x: x + index * step,
    z: z - (index % 2) * 3,
    size,
    color: FACADES[index % FACADES.length] ?? hex('#4f6690'),
  }));
const shops = (count: number, x: number, z: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'shop' as const,
    x: x + index * 5.9,
    z,
    color: SHOPS[(index + from) % SHOPS.length] ?? hex('#c8644a'),
  }));

export const city: Place = {
  ground: ASPHALT,
  things: [
    ...towers(7, -26, -32, 9),
    ...towers(8, -42, -50, 11, 1.35),
    ...towers(2, -11.5, -15, 23, 0.9),
    { kind: 'sign', x: -7.2, y: 1.6, z: -8.4, color: hex('#ff4fa0') },
    { kind: 'sign', x: 7.4, y: 2.2, z: -9, color: hex('#3fd8ff') },
    { kind: 'shop', x: -9.6, z: -11 },
    { kind: 'shop', x: 9.8, z: -12, color: hex('#4a7fa8') },
    { kind: 'lamp', x: -3.4, z: -2.4 },
    { kind: 'lamp', x: 4, z: -5.6 },
    { kind: 'car', x: 3.6, z: -7.6, color: hex('#f2b83c') },
    { kind: 'car', x: -5, z: -10, color: hex('#d8342c'), turn: 3.14 },
  ],
};

export const street: Place = {
  ground: PAVING,
  things: [
    ...shops(6, -14.8, -7),
    { kind: 'lamp', x: -3.6, z: -2.8 },
    { kind: 'lamp', x: 4.4, z: -2.8 },
    { kind: 'bench', x: 2.4, z: -3.4 },
    { kind: 'plant', x: -2.2, z: -3.8, size: 1.3 },
    { kind: 'car', x: -7.4, z: -2.9, color: hex('#3f7fb8') },
    { kind: 'tree', x: 7.6, z: -3.4 },
    ...towers(5, -24, -26, 11),
  ],
};

export const station: Place = {
  ground: { kind: 'paving', color: hex('#a8a29a'), accent: hex('#908a82') },
  things: [
    { kind: 'platformEdge', x: 0, z: -2.9 },
    { kind: 'waitingTrain', x: -1.9, z: -5.1 },
    ...[-9.2, 0, 9.2].map((x) => ({ kind: 'platformRoof' as const, x, z: -1.7 })),
    { kind: 'platformBench', x: 2.5, z: -2 },
    { kind: 'platformSign', x: -2.5, z: -2.2 },
    { kind: 'stationClock', x: 0.9, y: 2.2, z: -2.2 },
    ...[-2, 4.6].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.72, z: -1.6, color: hex('#3f5a52') })),
    ...scattered('tree', 6, { x: [-26, -4], z: [-24, -13] }, 'station'),
    { kind: 'house', x: -9, z: -16, turn: 0.3 },
    { kind: 'house', x: -20, z: -20, turn: 0.1, accent: hex('#6a5a88') },
    ...towers(4, -30, -40, 11),
    { kind: 'fence', x: -6, z: -9.5, color: hex('#8f8a80') },
    { kind: 'fence', x: -9.2, z: -9.5, color: hex('#8f8a80') },
    { kind: 'cloud', x: -14, y: 16, z: -70, size: 1.4 },
  ],
};

export const rooftop: Place = {
  ground: { kind: 'tiles', color: hex('#8f8a90'), accent: hex('#77727a') },
  things: [
    ...row('enclosure', 4, -9, -3.2, 6),
    ...towers(6, -24, -24, 9.5, 0.85).map((tower) => ({ ...tower, y: -11 })),
    ...towers(8, -42, -46, 12, 1.2).map((tower) => ({ ...tower, y: -9 })),
    { kind: 'plant', x: -2.8, z: -2.4, size: 1.5 },
    { kind: 'sign', x: 5, z: -2.2, color: hex('#ffb03c') },
    { kind: 'bench', x: 2.6, z: -2.2 },
    { kind: 'cloud', x: 12, y: 17, z: -75, size: 1.4 },
  ],
};

export const road: Place = {
  ground: ASPHALT,
  things: [
    { kind: 'car', x: 3.1, z: -2.6, turn: -0.35 },
    ...scattered('cactus', 6, { x: [-16, -6], z: [-26, -5] }, 'road'),
    ...scattered('bush', 5, { x: [6, 14], z: [-22, -5] }, 'road'),
    { kind: 'mesa', x: -18, z: -46, size: 1.3 },
    { kind: 'hill', x: 16, z: -44, color: hex('#a88f5a') },
    ...[-4, -10, -17].map((z) => ({ kind: 'lamp' as const, x: -3.6, z })),
    { kind: 'cloud', x: -4, y: 14, z: -70, size: 1.4 },
  ],
};

export const market: Place = {
  ground: PAVING,
  things: [
    { kind: 'stall', x: -3.3, z: -2.6 },
    { kind: 'stall', x: 3.4, z: -2.8, color: hex('#2f8f8a') },
    { kind: 'stall', x: -0.2, z: -5.6, color: hex('#f0a83c') },
    { kind: 'stall', x: -4.6, z: -6.2, color: hex('#6a5ab8') },
    { kind: 'stall', x: 4.6, z: -6.6, color: hex('#d8483c') },
    ...shops(6, -15.4, -12, 2),
    { kind: 'lamp', x: 1.7, z: -4.2, size: 0.9 },
    { kind: 'plant', x: -1.6, z: -3, size: 1.1 },
  ],
};

/** Middle of the castle: so far away that its towers are seen whole, beside the people and away from the sun. */
const CASTLE = { x: -17.5, z: -50 } as const;

const ofCastle = (kind: ThingKind, x: number, z: number, size = 1) => ({
  kind,
  x: CASTLE.x + x * CASTLE_SIZE,
  z: CASTLE.z + z,
  size: size * CASTLE_SIZE,
});
const CASTLE_SIZE = 0.98;

export const castle: Place = {
  ground: { kind: 'grass', color: hex('#6fae4a'), accent: hex('#5a983c') },
  sight: 56,
  things: [
    ofCastle('gate', 0, 0.1),
    ofCastle('rampart', -6.3, 0),
    ofCastle('rampart', 6.3, 0),
    ofCastle('keep', -10.2, 0),
    ofCastle('keep', 10.2, 0, 0.9),
    ofCastle('keep', -4.2, -4.5, 1.12),
    ofCastle('keep', 4.6, -5, 1.2),
    ofCastle('palace', 0.4, -8),
    { kind: 'lane', x: CASTLE.x, z: CASTLE.z + 1.6 },
    { kind: 'brazier', x: -2.9, z: -2.6 },
    { kind: 'brazier', x: 3.1, z: -3 },
    { kind: 'tree', x: 5, z: -5.6 },
    { kind: 'tree', x: -9.4, z: -11 },
    { kind: 'bush', x: 3.9, z: -3.6, size: 0.8 },
    { kind: 'bush', x: -3.4, z: -2.2, size: 0.8 },
    ...scattered('bush', 8, { x: [-32, -3], z: [-47, -30] }, 'castle', 1.4),
    ...scattered('tree', 6, { x: [8, 34], z: [-52, -30] }, 'castle', 1.2),
    { kind: 'hill', x: 30, z: -54 },
    { kind: 'hill', x: 6, z: -56, color: hex('#5f9a4a'), size: 0.7 },
    { kind: 'cloud', x: 13, y: 14, z: -60, size: 1.3 },
    { kind: 'cloud', x: -24, y: 24, z: -66, size: 1.5 },
    { kind: 'flowers', x: -2, z: 0.9 },
  ],
};

export const village: Place = {
  ground: { kind: 'grass', color: hex('#7fb050'), accent: hex('#6a9a40') },
  things: [
    { kind: 'house', x: -5.4, z: -6.6, turn: 0.25 },
    { kind: 'house', x: 5.6, z: -7.6, turn: -0.3, color: hex('#e8c8a0'), accent: hex('#6a5a88') },
    { kind: 'house', x: 0.4, z: -13, color: hex('#d8e0e4'), accent: hex('#3f7f8a') },
    { kind: 'house', x: -11, z: -14, accent: hex('#8a5a3a') },
    { kind: 'chapel', x: 8, z: -20 },
    { kind: 'windmill', x: -14, z: -26 },
    ...scattered('tree', 7, { x: [-15, 15], z: [-22, -10] }, 'village'),
    { kind: 'fence', x: -3.6, z: -3 },
    { kind: 'fence', x: 4.2, z: -3.2 },
    { kind: 'flowers', x: 2.4, z: -1.4 },
    { kind: 'flowers', x: -2.4, z: -1.6, color: hex('#f2c23c') },
    { kind: 'lamp', x: 2.3, z: -3.6, size: 0.85 },
    { kind: 'hill', x: 14, z: -42 },
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};
