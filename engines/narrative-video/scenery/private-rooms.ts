import { hex } from '../../drawing/color.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

export const bedroom: Place = {
  ground: { kind: 'planks', color: hex('#b07a48'), accent: hex('#94623a') },
  room: { width: 10, height: 4.4, back: -4.2, wall: hex('#a8b8d0'), trim: hex('#f4efe4') },
  things: [
    { kind: 'window', x: 3, y: 1, z: -4.18 },
    { kind: 'curtain', x: 1.75, y: 0.6, z: -4, color: hex('#e8c47a') },
    { kind: 'curtain', x: 4.25, y: 0.6, z: -4, color: hex('#e8c47a') },
    { kind: 'doubleBed', x: -1.3, z: -3 },
    { kind: 'nightstand', x: -2.8, z: -3.8 },
    { kind: 'nightstand', x: 0.2, z: -3.8 },
    { kind: 'picture', x: -1.3, y: 1.9, z: -4.18 },
    { kind: 'wardrobe', x: -4.2, z: -3.7 },
    { kind: 'rug', x: 1.6, z: -1.6 },
    { kind: 'plant', x: 4.5, z: -3.2, size: 1.2 },
  ],
};

export const bathroom: Place = {
  ground: { kind: 'tiles', color: hex('#d8e4e4'), accent: hex('#9ab8bc') },
  room: { width: 8.6, height: 3.8, back: -3.6, wall: hex('#cfe8e6'), trim: hex('#f6f8f8') },
  things: [
    ...[-3, 0, 3].map((x) => ({ kind: 'wallTiles' as const, x, z: -3.58 })),
    { kind: 'bathtub', x: -2.1, z: -2.7, size: 1.1 },
    { kind: 'washstand', x: 1.1, z: -3.2 },
    { kind: 'toilet', x: 2.7, z: -3 },
    { kind: 'window', x: -2.4, y: 1.9, z: -3.56, size: 0.6 },
    { kind: 'towels', x: 3.2, y: 1, z: -3.56 },
    { kind: 'plant', x: -3.7, z: -2.2, size: 0.9 },
    { kind: 'rug', x: 0.6, z: -1.6, size: 0.5, color: hex('#5a9ab8') },
  ],
};

export const garage: Place = {
  ground: { kind: 'tiles', color: hex('#a4a49e'), accent: hex('#96968f') },
  room: { width: 11, height: 3.8, back: -5.2, wall: hex('#c4bcae'), trim: hex('#84807a') },
  things: [
    { kind: 'rollerDoor', x: 0.6, z: -5.16 },
    { kind: 'workbench', x: -3.7, z: -4.6 },
    { kind: 'car', x: 3.6, z: -3.2, turn: -0.7, size: 0.92, color: hex('#c8342c') },
    { kind: 'tires', x: -2, z: -4.2 },
    { kind: 'ladder', x: 4.9, z: -5, size: 0.9 },
    { kind: 'speaker', x: -2.6, z: -2.6, size: 0.55 },
    ...[-2.4, 2].map((x) => ({ kind: 'tube' as const, x, y: 3.1, z: -3 })),
  ],
};
