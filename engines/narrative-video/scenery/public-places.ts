import { hex } from '../../drawing/color.ts';
import { row, scattered } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

const GRASS = { kind: 'grass', color: hex('#6fb04a'), accent: hex('#5a9a3c') } as const;
const ASPHALT = { kind: 'asphalt', color: hex('#5a5f68'), accent: hex('#e8e4d4') } as const;
const PAVING = { kind: 'paving', color: hex('#c4b8a4'), accent: hex('#a89c88') } as const;
const PAINTS = ['#c8342c', '#f2f2ee', '#2f6fb0', '#3a4048', '#e8b03c', '#5a8f6a'].map(hex);

const parked = (count: number, x: number, z: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'car' as const,
    x: x + index * 2.8,
    z,
    turn: -Math.PI / 2,
    color: PAINTS[(index + from) % PAINTS.length] ?? hex('#c8342c'),
  }));

export const pool: Place = {
  ground: { kind: 'paving', color: hex('#e4d8c0'), accent: hex('#ccbea4') },
  water: { from: -1.9, to: -12.4, y: 0.02, color: hex('#22b4e4') },
  things: [
    ...[-3.4, -5.6, -8.4].map((z) => ({ kind: 'laneRope' as const, x: 0, y: 0.03, z })),
    { kind: 'poolEdge', x: 0, z: -1.8 },
    { kind: 'poolEdge', x: 0, z: -12.4 },
    { kind: 'poolLadder', x: -2.9, z: -1.6 },
    { kind: 'divingBoard', x: -5.4, z: -12.3, size: 1.1 },
    { kind: 'lounger', x: 4.2, z: -1.7, turn: 0.1 },
    { kind: 'lounger', x: -4.6, z: -1.5, color: hex('#3fa8b8') },
    { kind: 'umbrella', x: 5.2, z: -2 },
    { kind: 'umbrella', x: 7, z: -13, color: hex('#2f8fb8') },
    { kind: 'lounger', x: 5, z: -13 },
    ...row('bush', 6, -12, -14.5, 4.6, { size: 2 }),
    { kind: 'palm', x: -9, z: -15 },
    { kind: 'palm', x: 3, z: -15.6, size: 1.15 },
    { kind: 'palm', x: 10, z: -15 },
    { kind: 'cloud', x: 8, y: 14, z: -60, size: 1.3 },
  ],
};

export const poolWater: Place = {
  ground: { kind: 'tiles', color: hex('#38c4f0'), accent: hex('#7fe0f8') },
  around: 'deep',
  things: [
    { kind: 'poolWall', x: 0, z: -8 },
    ...[-7.2, -4.8, -2.4, 0, 2.4, 4.8, 7.2].map((x) => ({ kind: 'laneStripe' as const, x, z: -3 })),
    ...[-3, -6].map((z) => ({ kind: 'laneRope' as const, x: 0, y: 3, z })),
  ],
};

export const playground: Place = {
  ground: GRASS,
  things: [
    { kind: 'swingSet', x: -3.2, z: -3.6 },
    { kind: 'slide', x: 3, z: -3.4, turn: -0.1, size: 1.15 },
    { kind: 'sandbox', x: 0, z: -5.6 },
    { kind: 'seesaw', x: -6, z: -6.5, turn: 0.3 },
    { kind: 'bench', x: 6, z: -5.4, turn: -0.5 },
    ...row('fence', 7, -11, -9, 3.2, { color: hex('#e8c84a') }),
    ...row('tree', 6, -14, -13, 5.2),
    ...scattered('house', 4, { x: [-18, 18], z: [-26, -20] }, 'playground'),
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};

export const parking: Place = {
  ground: ASPHALT,
  things: [
    { kind: 'parkingBays', x: 0, z: -6.4 },
    ...parked(3, -7, -6.4),
    ...parked(3, 2.8, -6.4, 3),
    { kind: 'parkingBays', x: 0, z: -13 },
    ...parked(6, -7, -13, 2),
    { kind: 'parkingSign', x: 2.3, z: -2.9 },
    { kind: 'mastLamp', x: -3.6, z: -9.4 },
    { kind: 'mastLamp', x: 6, z: -9.4 },
    { kind: 'mall', x: 2, z: -24 },
    { kind: 'tree', x: -10, z: -16 },
  ],
};

export const stadium: Place = {
  ground: { kind: 'grass', color: hex('#4f9e3c'), accent: hex('#449034') },
  sight: 24,
  things: [
    ...row('grandstand', 3, -10.4, -14, 10.4),
    ...row('pitchLine', 5, -12, -10.6, 6),
    { kind: 'pitchLine', x: 0, z: -3.4 },
    { kind: 'goal', x: -4.6, z: -8.6, size: 1.2 },
    { kind: 'goal', x: 7.2, z: -9, size: 1.1 },
    { kind: 'floodlight', x: -10, z: -22 },
    { kind: 'floodlight', x: 10.5, z: -22 },
    { kind: 'scoreboard', x: 2.6, y: 3.4, z: -19 },
    { kind: 'cloud', x: -8, y: 20, z: -60 },
  ],
};

export const zoo: Place = {
  ground: PAVING,
  things: [
    { kind: 'zooGate', x: -1, z: -9.5 },
    { kind: 'enclosure', x: -5.2, z: -4.6 },
    { kind: 'enclosure', x: 5, z: -4.6 },
    { kind: 'elephant', x: -4.8, z: -6.2, size: 0.9 },
    { kind: 'giraffe', x: 4, z: -6.4 },
    { kind: 'lion', x: 7.4, z: -6 },
    ...row('tree', 6, -13, -13, 5),
    ...scattered('bush', 6, { x: [-9, 9], z: [-8.6, -7.2] }, 'zoo'),
    { kind: 'bench', x: 2.2, z: -2.2, turn: -0.3, size: 0.9 },
  ],
};

export const circus: Place = {
  ground: { kind: 'sand', color: hex('#d8a860'), accent: hex('#c4944c') },
  room: { width: 18, height: 9, back: -9, wall: hex('#a82430'), trim: hex('#f2c23c') },
  things: [
    ...[-6, 0, 6].map((x) => ({ kind: 'tentWall' as const, x, y: 3, z: -8.9 })),
    ...row('grandstand', 2, -5.2, -6.6, 10.4, { color: hex('#7a2430') }),
    { kind: 'ringCurb', x: 0, z: -2 },
    { kind: 'podium', x: -3, z: -2.6 },
    { kind: 'elephant', x: 2.8, z: -3.4, size: 0.8, turn: Math.PI },
    { kind: 'trapeze', x: -1.4, y: 4, z: -5 },
    { kind: 'spotlight', x: -3, y: 4.6, z: -4, color: hex('#ffe0a0') },
    { kind: 'spotlight', x: 3, y: 4.6, z: -4, color: hex('#ffd0e0') },
  ],
};

export const farm: Place = {
  ground: { kind: 'grass', color: hex('#8fb050'), accent: hex('#7a9c40') },
  things: [
    { kind: 'barn', x: 5.2, z: -18 },
    { kind: 'silo', x: 10.4, z: -19 },
    { kind: 'tractor', x: -4, z: -7.2 },
    ...row('fence', 5, -9.6, -4.6, 3.2, { color: hex('#f0ece0') }).filter((_, index) => index !== 3),
    { kind: 'cow', x: -6.2, z: -10.5, size: 1.1 },
    { kind: 'cow', x: -1.6, z: -12.5, size: 1.1, turn: Math.PI },
    { kind: 'hayBale', x: 3.4, z: -3.2 },
    { kind: 'hayBale', x: 7.2, z: -7 },
    { kind: 'hen', x: -2.4, z: -2 },
    { kind: 'hen', x: 2.3, z: -1.7, turn: Math.PI },
    ...scattered('tree', 5, { x: [-22, -6], z: [-26, -18] }, 'farm'),
    { kind: 'hill', x: -14, z: -44, color: hex('#a8b850') },
    { kind: 'hill', x: 16, z: -48, color: hex('#8fa84a'), size: 1.2 },
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};

export const harbor: Place = {
  ground: { kind: 'deck', color: hex('#a8865c'), accent: hex('#8a6a44') },
  water: { from: -2.6, to: -120, y: -0.7, color: hex('#2f7fa8') },
  things: [
    { kind: 'trawler', x: -4.4, y: -0.7, z: -4.4 },
    { kind: 'trawler', x: 4.6, y: -0.7, z: -5.4, color: hex('#c8342c') },
    { kind: 'trawler', x: 0.2, y: -0.7, z: -12, color: hex('#3f8f5a') },
    { kind: 'quayCrane', x: 11, y: -0.5, z: -34 },
    { kind: 'containers', x: 17, y: -0.5, z: -32, size: 1.3 },
    { kind: 'quayCrane', x: -2, y: -0.5, z: -44, color: hex('#3f6fa8') },
    { kind: 'rock', x: -24, y: -0.8, z: -40, size: 5 },
    { kind: 'lighthouse', x: -20, y: -0.6, z: -40, size: 1.2 },
    ...[-2.2, 2.3].map((x) => ({ kind: 'bollard' as const, x, z: -2.1 })),
    { kind: 'cloud', x: -16, y: 17, z: -75, size: 1.4 },
  ],
};

export const vineyard: Place = {
  ground: { kind: 'soil', color: hex('#a8845a'), accent: hex('#94724a') },
  things: [
    ...row('vineRow', 4, -8.6, -3, 2, {}),
    ...row('vineRow', 4, 2.6, -3, 2, {}),
    { kind: 'house', x: 1.6, z: -26, color: hex('#f0dcb4'), size: 1.3 },
    { kind: 'pine', x: 6.4, z: -27, size: 1.1 },
    { kind: 'pine', x: -3, z: -27, size: 1.1 },
    { kind: 'hill', x: -12, z: -46, color: hex('#8fa850') },
    { kind: 'hill', x: 13, z: -50, color: hex('#7f9c48'), size: 1.2 },
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};

export const waterfall: Place = {
  ground: { kind: 'grass', color: hex('#5f8f44'), accent: hex('#4f7c38') },
  water: { from: -4, to: -11, y: 0.02, color: hex('#4fb0c8') },
  things: [
    { kind: 'waterfall', x: -0.6, z: -12, size: 0.72 },
    ...scattered('pine', 6, { x: [-16, -6], z: [-16, -9] }, 'waterfall'),
    ...scattered('pine', 6, { x: [6, 16], z: [-16, -9] }, 'waterfall east'),
    ...scattered('rock', 6, { x: [-6, 6], z: [-4.6, -3.6] }, 'waterfall', 1.2),
    { kind: 'bush', x: -3.6, z: -2.6 },
    { kind: 'bush', x: 3.8, z: -2.6, size: 1.2 },
    { kind: 'flowers', x: 2.4, z: 0.6 },
  ],
};

export const volcano: Place = {
  ground: { kind: 'rock', color: hex('#5a4f4c'), accent: hex('#473e3c') },
  things: [
    { kind: 'volcano', x: -2.6, z: -12.6, size: 0.27 },
    ...scattered('rock', 9, { x: [-8, 8], z: [-12, -2.4] }, 'volcano', 1.4, hex('#3a3434')),
    { kind: 'rock', x: 3.4, z: -2.4, size: 1.6, color: hex('#443c3a') },
    { kind: 'hill', x: 26, z: -50, color: hex('#54484a') },
    { kind: 'hill', x: -30, z: -50, color: hex('#4a4244') },
  ],
};

export const treehouse: Place = {
  ground: { kind: 'grass', color: hex('#5f9444'), accent: hex('#4f8038') },
  things: [
    { kind: 'treeHouse', x: -3, z: -8.6 },
    ...scattered('tree', 8, { x: [-18, 18], z: [-22, -9] }, 'treehouse', 1.2),
    { kind: 'tree', x: 4.4, z: -3.6, size: 1.2 },
    ...scattered('bush', 5, { x: [-6, 6], z: [-4, -2.4] }, 'treehouse'),
    { kind: 'flowers', x: 2.2, z: 0.5 },
  ],
};
