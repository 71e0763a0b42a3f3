import { hex } from '../../drawing/color.ts';
import { row } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

const TILES = { kind: 'tiles', color: hex('#dcdcd4'), accent: hex('#c0c0b8') } as const;
const PLANKS = { kind: 'planks', color: hex('#a8703c'), accent: hex('#8a5a30') } as const;
const lights = (y: number, z: number) => row('tube', 4, -4.8, z, 3.2, { y });

export const supermarket: Place = {
  ground: TILES,
  room: { width: 13, height: 4.4, back: -7, wall: hex('#e4e8e4'), trim: hex('#8a9490') },
  things: [
    ...row('goodsShelf', 4, -5, -6.5, 3.35),
    { kind: 'goodsShelf', x: -4.3, z: -3.2, turn: 0.5 },
    { kind: 'goodsShelf', x: 4.4, z: -3.4, turn: -0.5 },
    { kind: 'cart', x: -2.1, z: -2.2, turn: 0.2 },
    { kind: 'checkout', x: 3.2, z: -1.8, turn: -0.15, size: 0.9 },
    ...lights(3.3, -4.4),
  ],
};

export const library: Place = {
  ground: PLANKS,
  room: { width: 13, height: 5.6, back: -6.4, wall: hex('#c8a878'), trim: hex('#6a4228') },
  things: [
    ...row('shelf', 5, -5.4, -6, 2.75, { size: 1.5, color: hex('#7a4a2a') }),
    { kind: 'ladder', x: 1.3, z: -5.4 },
    { kind: 'readingTable', x: -2.6, z: -3 },
    { kind: 'readingTable', x: 3, z: -3.4 },
    { kind: 'chair', x: -1.9, z: -2.3, turn: 3.14 },
    { kind: 'chair', x: 3.6, z: -2.6, turn: 3.14 },
    { kind: 'shelf', x: 4.6, z: -1.8, turn: -0.7, size: 1.05, color: hex('#7a4a2a') },
    { kind: 'shelf', x: -4.6, z: -1.9, turn: 0.7, size: 1.05, color: hex('#7a4a2a') },
    { kind: 'chandelier', x: 0, y: 3.4, z: -4 },
  ],
};

export const airport: Place = {
  ground: { kind: 'tiles', color: hex('#c8ccd0'), accent: hex('#b0b4ba') },
  room: { width: 14, height: 5, back: -7, wall: hex('#dfe4e8'), trim: hex('#5a646e') },
  things: [
    { kind: 'apronWindow', x: 0, z: -6.9 },
    { kind: 'departures', x: -3, y: 2.4, z: -3.6 },
    { kind: 'waitingSeats', x: 2.9, z: -3.2 },
    { kind: 'waitingSeats', x: -3.4, z: -4, color: hex('#3a6a7a') },
    { kind: 'luggage', x: 1, z: -2.2 },
    { kind: 'luggage', x: -2, z: -2.6, color: hex('#2f8f8a'), size: 0.85 },
    ...lights(4.1, -3.6),
  ],
};

export const prison: Place = {
  ground: { kind: 'tiles', color: hex('#84868a'), accent: hex('#6c6e74') },
  room: { width: 9, height: 3.8, back: -4, wall: hex('#8f9496'), trim: hex('#54585e') },
  things: [
    { kind: 'cellWindow', x: 0.9, y: 2.1, z: -3.96 },
    { kind: 'bunk', x: -2.4, z: -3.2 },
    { kind: 'toilet', x: 1.4, z: -3.5 },
    { kind: 'cellBars', x: 4.2, z: -2.2, turn: 0 },
    { kind: 'cellBars', x: -5, z: -1.4 },
    { kind: 'tube', x: 0, y: 3.3, z: -2 },
  ],
};

export const courtroom: Place = {
  ground: { kind: 'planks', color: hex('#8a5a34'), accent: hex('#74492a') },
  room: { width: 12, height: 5.4, back: -6, wall: hex('#a87a4c'), trim: hex('#5a3620') },
  things: [
    { kind: 'judgeBench', x: 0, z: -4.8, size: 0.8 },
    { kind: 'flag', x: -3.6, z: -5.2 },
    { kind: 'flag', x: 3.4, z: -5.2, color: hex('#a8323a'), accent: hex('#f2c23c') },
    { kind: 'balustrade', x: -3.4, z: -2.4 },
    { kind: 'balustrade', x: 3.4, z: -2.4 },
    { kind: 'desk', x: 2.6, z: -3.2 },
    { kind: 'desk', x: -2.6, z: -3.2 },
    ...[-3, 3].map((x) => ({ kind: 'hangingLamp' as const, x, y: 3.2, z: -3.6, color: hex('#c8a24a') })),
  ],
};

export const cinema: Place = {
  ground: { kind: 'planks', color: hex('#3a2a34'), accent: hex('#33242e') },
  room: { width: 12, height: 5, back: -7, wall: hex('#4a2a38'), trim: hex('#2a1820') },
  things: [
    { kind: 'filmScreen', x: 0, y: 1.1, z: -6.9 },
    { kind: 'stageCurtain', x: -4.9, z: -6.6 },
    { kind: 'stageCurtain', x: 4.9, z: -6.6 },
    { kind: 'cinemaSeats', x: 0, z: -5 },
    { kind: 'cinemaSeats', x: 0.4, z: -3.6 },
    { kind: 'cinemaSeats', x: 0, z: -2.2 },
  ],
};

export const museum: Place = {
  ground: { kind: 'tiles', color: hex('#d8ccb4'), accent: hex('#b8a888') },
  room: { width: 13, height: 5.4, back: -6.6, wall: hex('#b8c4b4'), trim: hex('#7a6a4a') },
  things: [
    ...[-4.6, -1.9, 4.4].map((x) => ({ kind: 'painting' as const, x, y: 1.5, z: -6.5 })),
    ...[-6, 6].map((x) => ({ kind: 'pillar' as const, x, z: -6.2 })),
    { kind: 'skeleton', x: 1.7, z: -4.8 },
    { kind: 'ropeBarrier', x: 1.6, z: -3.6 },
    { kind: 'bust', x: -4.1, z: -3.4 },
    { kind: 'showcase', x: 3.9, z: -2.2 },
    { kind: 'ropeBarrier', x: -4, z: -2.4 },
  ],
};

export const theater: Place = {
  ground: PLANKS,
  room: { width: 12.6, height: 6, back: -5.6, wall: hex('#5a2a34'), trim: hex('#3a1820') },
  things: [
    { kind: 'backdrop', x: 0, z: -5.5 },
    { kind: 'tree', x: -2.9, z: -5, size: 0.6 },
    { kind: 'stageCurtain', x: -4.8, z: -3.2 },
    { kind: 'stageCurtain', x: 4.8, z: -3.2 },
    { kind: 'stageBorder', x: 0, y: 4, z: -3 },
    { kind: 'spotlight', x: -2.4, y: 4, z: -2.6, color: hex('#ffe0a0') },
    { kind: 'spotlight', x: 2.4, y: 4, z: -2.6, color: hex('#ffe0a0') },
    { kind: 'footlights', x: 0, z: 0.5 },
  ],
};

export const ballroom: Place = {
  ground: { kind: 'tiles', color: hex('#e4d4b8'), accent: hex('#c8a878') },
  room: { width: 13, height: 6, back: -7, wall: hex('#f0e4cc'), trim: hex('#c8a24a') },
  things: [
    ...[-4.4, -1.5, 1.5, 4.4].map((x) => ({ kind: 'window' as const, x, y: 0.9, z: -6.98, size: 1.3 })),
    ...[-5.8, -2.95, 2.95, 5.8].map((x) => ({ kind: 'pillar' as const, x, z: -6.4 })),
    { kind: 'chandelier', x: -2.2, y: 3.6, z: -3.4, size: 1.3 },
    { kind: 'chandelier', x: 2.2, y: 3.6, z: -3.4, size: 1.3 },
    { kind: 'banquetTable', x: -3.3, z: -2.8 },
    { kind: 'banquetTable', x: 3.6, z: -3.2 },
    { kind: 'banquetTable', x: -1.4, z: -5.2 },
    { kind: 'tieredCake', x: 1.5, z: -4.4 },
  ],
};

export const bakery: Place = {
  ground: { kind: 'tiles', color: hex('#ecdcc0'), accent: hex('#c8966a') },
  room: { width: 10, height: 4.4, back: -4.4, wall: hex('#f2dcb0'), trim: hex('#8a5a34') },
  things: [
    { kind: 'breadShelf', x: -2.7, z: -4 },
    { kind: 'breadShelf', x: 2.7, z: -4 },
    { kind: 'priceBoard', x: 0, y: 1.9, z: -4.36, size: 0.8 },
    { kind: 'bakeryCounter', x: 0.4, z: -2.5 },
    { kind: 'window', x: -4.4, y: 1, z: -4.36, size: 0.6 },
    ...[-2, 0.4, 2.8].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.9, z: -2.6, color: hex('#d8842c') })),
  ],
};

export const subway: Place = {
  ground: { kind: 'tiles', color: hex('#9a9a98'), accent: hex('#84847f') },
  room: { width: 26, height: 4.6, back: -8, wall: hex('#e4e8e4'), trim: hex('#6a7078') },
  things: [
    { kind: 'tunnelTiles', x: 0, z: -7.96 },
    { kind: 'metroSign', x: -1.6, y: 3.3, z: -7.9 },
    { kind: 'platformEdge', x: 0, z: -2.9 },
    { kind: 'waitingTrain', x: -11, z: -5.1 },
    { kind: 'metroSign', x: 3.2, y: 2.5, z: -2.4, size: 0.9 },
    { kind: 'pillar', x: -4.2, z: -2.1, size: 0.85, color: hex('#4a6a8a') },
    { kind: 'pillar', x: 5.6, z: -2.1, size: 0.85, color: hex('#4a6a8a') },
    { kind: 'platformBench', x: 2.6, z: -1.8 },
    ...lights(3.5, -2.4),
  ],
};

export const spaceship: Place = {
  ground: { kind: 'tiles', color: hex('#6a7484'), accent: hex('#586272') },
  room: { width: 11, height: 4.2, back: -5, wall: hex('#94a0b0'), trim: hex('#5a6474') },
  things: [
    { kind: 'spaceWindow', x: 0, y: 1.5, z: -4.94 },
    { kind: 'bridgeConsole', x: 0, z: -4.2 },
    { kind: 'hatch', x: 4.8, z: -4.9, size: 0.9 },
    { kind: 'hatch', x: -4.8, z: -4.9, size: 0.9 },
    { kind: 'deskChair', x: -2.6, z: -2.9, turn: 3.14 },
    { kind: 'deskChair', x: 2.6, z: -2.9, turn: 3.14 },
    ...lights(3.6, -3),
  ],
};
