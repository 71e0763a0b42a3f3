import { hex } from '../../drawing/color.ts';
import { row } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

/** Distance from the middle of a carriage to the wall between two windows, meters. */
const BETWEEN_WINDOWS = 1.375;
const STEEL = hex('#b4bec6');
const PLANKS = { kind: 'planks', color: hex('#b07a48'), accent: hex('#94623a') } as const;

export const room: Place = {
  ground: PLANKS,
  room: { width: 10, height: 5, back: -4, wall: hex('#8fb8c0'), trim: hex('#f8f2e4') },
  things: [
    { kind: 'window', x: 0.3, y: 1, z: -3.98 },
    { kind: 'curtain', x: -1.1, y: 0.65, z: -3.8 },
    { kind: 'curtain', x: 1.7, y: 0.65, z: -3.8 },
    { kind: 'bed', x: -3.2, z: -2.6 },
    { kind: 'shelf', x: 3.5, z: -3.7 },
    { kind: 'floorLamp', x: 2.2, z: -3.2 },
    { kind: 'picture', x: -3.2, y: 1.75, z: -3.98 },
    { kind: 'rug', x: 0, z: -0.8 },
    { kind: 'plant', x: 4.6, z: -2.4, size: 1.3 },
    { kind: 'chair', x: 3.4, z: -1.8, turn: -0.6 },
  ],
};

export const kitchen: Place = {
  ground: { kind: 'tiles', color: hex('#efe4d0'), accent: hex('#c8795a') },
  room: { width: 10, height: 5, back: -4, wall: hex('#f0dcb4'), trim: hex('#fbf6ea') },
  things: [
    { kind: 'kitchenCounter', x: -0.4, z: -3.6 },
    { kind: 'window', x: -0.1, y: 1.25, z: -3.98, size: 0.85 },
    { kind: 'cupboards', x: -2.3, y: 1.75, z: -3.8 },
    { kind: 'cupboards', x: 2.2, y: 1.75, z: -3.8 },
    { kind: 'pans', x: 2.1, y: 1.05, z: -3.98 },
    { kind: 'fridge', x: 3.3, z: -3.55 },
    { kind: 'roundTable', x: -3.7, z: -1.9 },
    { kind: 'chair', x: -2.9, z: -2.1, turn: -1.2 },
    { kind: 'plant', x: 4.5, z: -2.6, size: 1.2 },
    ...[-1.6, 1.4].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.5, z: -2.4, color: hex('#d8604a') })),
  ],
};

export const cafe: Place = {
  ground: { kind: 'tiles', color: hex('#e8dcc8'), accent: hex('#7a5a48') },
  room: { width: 11, height: 5.4, back: -5, wall: hex('#b85f48'), trim: hex('#5a3a2a') },
  things: [
    { kind: 'counter', x: -2.4, z: -3.7 },
    { kind: 'shelf', x: -3.4, y: 0.6, z: -4.7 },
    { kind: 'window', x: 2.8, y: 0.9, z: -4.98, size: 1.2 },
    { kind: 'roundTable', x: 2.7, z: -2 },
    { kind: 'chair', x: 3.5, z: -2.2, turn: -1.2 },
    { kind: 'chair', x: 1.9, z: -2.3, turn: 1.2 },
    { kind: 'roundTable', x: -3.6, z: -1.4 },
    { kind: 'chair', x: -4.4, z: -1.5, turn: 1.3 },
    ...[-2.6, 0, 2.6].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.5, z: -2.6 })),
    { kind: 'picture', x: 0.2, y: 1.8, z: -4.98 },
    { kind: 'plant', x: 4.8, z: -3.4, size: 1.4 },
  ],
};

export const school: Place = {
  ground: { kind: 'tiles', color: hex('#d8c8a4'), accent: hex('#c4b08a') },
  room: { width: 11, height: 5.6, back: -5.4, wall: hex('#d8e4c8'), trim: hex('#8a6a48') },
  things: [
    { kind: 'blackboard', x: 0, y: 1, z: -5.36 },
    { kind: 'window', x: -4.2, y: 1.1, z: -5.36 },
    { kind: 'picture', x: 3.6, y: 1.7, z: -5.36, color: hex('#5fa86a') },
    ...row('desk', 3, -3.4, -3.4, 3.4),
    ...row('chair', 3, -3.4, -2.9, 3.4, { turn: 3.14 }),
    ...[-3.6, 3.6].map((x) => ({ kind: 'desk' as const, x, z: -1.4 })),
    ...[-3.6, 3.6].map((x) => ({ kind: 'chair' as const, x, z: -0.8, turn: 3.14 })),
    ...[-2.4, 2.4].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.7, z: -3, color: hex('#f4f4f0') })),
    { kind: 'shelf', x: 4.7, z: -4.9, size: 0.85 },
  ],
};

export const hospital: Place = {
  ground: { kind: 'tiles', color: hex('#b8c4c4'), accent: hex('#a8b6b8') },
  room: { width: 11, height: 4.4, back: -4.6, wall: hex('#cfe0dc'), trim: hex('#f4f8f4') },
  things: [
    { kind: 'wardBed', x: 3.1, z: -3 },
    { kind: 'wardBed', x: -3.4, z: -3.2 },
    { kind: 'pulseMonitor', x: 1.55, z: -3.5 },
    { kind: 'dripStand', x: -1.75, z: -2.5 },
    { kind: 'wardCurtain', x: -1.7, z: -4.2 },
    { kind: 'window', x: 0.3, y: 1.05, z: -4.58, size: 1.15 },
    { kind: 'chair', x: 4.1, z: -1.9, turn: -0.7 },
    { kind: 'plant', x: -4.7, z: -4, size: 1.1 },
    ...[-2.4, 2.4].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.9, z: -2.8, color: hex('#f4f8f4') })),
  ],
};

export const office: Place = {
  ground: { kind: 'tiles', color: hex('#7f8894'), accent: hex('#747d8a') },
  room: { width: 12, height: 4.8, back: -5.2, wall: hex('#c4ccd4'), trim: hex('#5a6470') },
  things: [
    ...[-4.4, -2.2, 0, 2.2, 4.4].map((x) => ({ kind: 'window' as const, x, y: 0.95, z: -5.18, size: 1.25 })),
    ...row('officeDesk', 3, -3.7, -3.4, 3.7),
    ...row('deskChair', 3, -3.6, -4.1, 3.7),
    { kind: 'waterCooler', x: 4.8, z: -2.2 },
    { kind: 'plant', x: -4.9, z: -2.2, size: 1.5 },
    { kind: 'shelf', x: 5.2, z: -4.8, size: 0.9 },
    ...[-2.6, 0, 2.6].map((x) => ({ kind: 'hangingLamp' as const, x, y: 2.9, z: -2.8, color: hex('#39424c') })),
  ],
};

export const gym: Place = {
  ground: { kind: 'planks', color: hex('#8a6a4c'), accent: hex('#755a40') },
  room: { width: 12, height: 5.4, back: -5.6, wall: hex('#a86a52'), trim: hex('#4f6a62') },
  things: [
    { kind: 'boxingRing', x: -0.3, z: -3.7 },
    { kind: 'heavyBag', x: 2.9, z: -1.7 },
    { kind: 'weights', x: -3.5, z: -1.7, turn: 0.35 },
    ...[-4.2, -1.4, 1.4, 4.2].map((x) => ({ kind: 'window' as const, x, y: 2.5, z: -5.58, size: 0.8 })),
    { kind: 'fightPoster', x: -2.8, y: 1.5, z: -5.56 },
    { kind: 'fightPoster', x: 2.8, y: 1.5, z: -5.56, color: hex('#d8d0bc') },
    { kind: 'fightPoster', x: 4.6, y: 1.35, z: -5.56, color: hex('#c8604a') },
    ...[-2, 1.6].map((x) => ({ kind: 'hangingLamp' as const, x, y: 3, z: -3.4, color: hex('#2c3038') })),
    { kind: 'bench', x: 4.4, z: -3.2, turn: -0.7 },
  ],
};

export const church: Place = {
  ground: { kind: 'tiles', color: hex('#c8bcac'), accent: hex('#8f4038') },
  room: { width: 12, height: 8.4, back: -9, wall: hex('#c4b8a8'), trim: hex('#8f8478') },
  things: [
    { kind: 'altar', x: 0, z: -7 },
    ...[-3.4, 0, 3.4].map((x) => ({ kind: 'stainedGlass' as const, x, y: 2.2, z: -8.95 })),
    ...[-1.8, -4.2].flatMap((z) => [-2.9, 2.9].map((x) => ({ kind: 'pew' as const, x, z, turn: 3.14 }))),
    ...[-2.6, -5.4].flatMap((z) => [-4.9, 4.9].map((x) => ({ kind: 'pillar' as const, x, z, size: 1.1 }))),
    ...[-2.4, 2.4].map((x) => ({ kind: 'hangingLamp' as const, x, y: 3.6, z: -4.6, color: hex('#d8b048') })),
  ],
};

export const club: Place = {
  ground: { kind: 'tiles', color: hex('#3a2f58'), accent: hex('#8a3fa8') },
  room: { width: 12, height: 6.2, back: -6.4, wall: hex('#2f2848'), trim: hex('#1a1628') },
  things: [
    { kind: 'speaker', x: -3.6, z: -4.6, size: 1.3 },
    { kind: 'speaker', x: 3.6, z: -4.6, size: 1.3 },
    { kind: 'discoBall', x: 0, y: 3.4, z: -3 },
    ...[-4, -2.4, -0.8, 0.8, 2.4, 4].map((x, index) => ({
      kind: 'spotlight' as const,
      x,
      y: 4.4,
      z: -3.4,
      color: [hex('#ff4fb0'), hex('#3fd0ff'), hex('#ffd23c')][index % 3] ?? hex('#ff4fb0'),
    })),
    { kind: 'sign', x: -2.2, y: 0.8, z: -6.2, color: hex('#ff4fb0') },
    { kind: 'sign', x: 2.2, y: 0.8, z: -6.2, color: hex('#3fd0ff') },
    { kind: 'counter', x: 0, z: -5.4, color: hex('#4a2f78'), accent: hex('#ff6fc0'), size: 0.8 },
  ],
};

export const train: Place = {
  ground: { kind: 'planks', color: hex('#6f7680'), accent: hex('#666d77') },
  room: { width: 14, height: 2.7, back: -1, wall: hex('#93a3ad'), trim: hex('#375f6e'), hasOwnWalls: true },
  things: [
    { kind: 'carriage', x: 0, z: -0.95 },
    { kind: 'straps', x: 0, y: 2.12, z: -0.5 },
    ...[-4.6, 4.6].map((x) => ({ kind: 'seats' as const, x, z: -0.1 })),
    ...[-BETWEEN_WINDOWS, BETWEEN_WINDOWS].map((x) => ({ kind: 'handrail' as const, x, z: -0.5, color: STEEL })),
  ],
};
