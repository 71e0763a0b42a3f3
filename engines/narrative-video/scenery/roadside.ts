import { hex } from '../../drawing/color.ts';
import { scattered } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

const ASPHALT = { kind: 'asphalt', color: hex('#5a5f68'), accent: hex('#e8e4d4') } as const;
const SHOPS = ['#c8644a', '#d8a04a', '#5f8f8a', '#8a5f86', '#4a7fa8'].map(hex);

export const fuelStation: Place = {
  ground: ASPHALT,
  things: [
    { kind: 'fuelRoof', x: 0, z: -5.6 },
    { kind: 'fuelPump', x: -2.4, z: -5 },
    { kind: 'fuelPump', x: 2.6, z: -5 },
    { kind: 'shop', x: 0.4, z: -11, color: hex('#e8e4d8') },
    { kind: 'shop', x: -5.4, z: -11, color: hex('#d8d4c8') },
    { kind: 'fuelSign', x: 6.2, z: -8 },
    { kind: 'car', x: -5.6, z: -4.6, color: hex('#2f6fb0') },
    ...scattered('tree', 6, { x: [-20, 20], z: [-24, -16] }, 'fuel'),
    { kind: 'hill', x: 14, z: -46 },
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};

export const motorway: Place = {
  ground: ASPHALT,
  sight: 30,
  things: [
    ...[-7, -3.5, 3.5, 7].map((x) => ({ kind: 'laneMarks' as const, x, z: 0 })),
    ...[-10.5, -0.5, 0.5, 10.5].map((x) => ({ kind: 'edgeLine' as const, x, z: 0 })),
    { kind: 'guardRail', x: 0, z: -3 },
    { kind: 'guardRail', x: 11.4, z: -3 },
    { kind: 'guardRail', x: -11.4, z: -3 },
    { kind: 'gantry', x: 0, z: -22 },
    { kind: 'car', x: 4.8, z: -8, turn: Math.PI / 2, color: hex('#c8342c') },
    { kind: 'car', x: 8.2, z: -16, turn: Math.PI / 2, color: hex('#f2f2ee') },
    { kind: 'car', x: -5, z: -11, turn: -Math.PI / 2, color: hex('#2f6fb0') },
    { kind: 'car', x: -8.4, z: -6.4, turn: -Math.PI / 2, color: hex('#e8b03c') },
    ...[-14, 14].flatMap((x) => [-8, -20, -32].map((z) => ({ kind: 'mastLamp' as const, x, z }))),
    { kind: 'hill', x: -24, z: -52 },
    { kind: 'hill', x: 24, z: -56, size: 1.2 },
    ...scattered('tree', 6, { x: [14, 30], z: [-40, -20] }, 'motorway'),
    { kind: 'cloud', x: 10, y: 16, z: -70 },
  ],
};

export const busStop: Place = {
  ground: { kind: 'paving', color: hex('#b8ac9c'), accent: hex('#9a8f80') },
  sight: 24,
  things: [
    { kind: 'approachRoad', x: 2.9, z: 0 },
    { kind: 'busShelter', x: -2.4, z: -2 },
    { kind: 'busStopSign', x: 0.3, z: -2 },
    ...[-8, -13.9].map((x, index) => ({ kind: 'shop' as const, x, z: -9, color: SHOPS[index] ?? hex('#c8644a') })),
    ...[9, 14.9].map((x, index) => ({ kind: 'shop' as const, x, z: -9, color: SHOPS[index + 2] ?? hex('#c8644a') })),
    ...scattered('house', 4, { x: [-16, -3], z: [-30, -18] }, 'bus stop'),
    ...scattered('house', 3, { x: [9, 22], z: [-30, -18] }, 'bus stop east'),
    { kind: 'tree', x: -4.6, z: -7.4 },
    { kind: 'tree', x: 7.4, z: -14 },
    { kind: 'lamp', x: 6.4, z: -4 },
    { kind: 'cloud', x: 8, y: 16, z: -60 },
  ],
};
