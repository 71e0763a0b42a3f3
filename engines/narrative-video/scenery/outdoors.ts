import { hex } from '../../drawing/color.ts';
import { along, row, scattered } from './arrangement.ts';
import type { Scenery } from './thing.ts';
import type { ThingKind } from './things.ts';

type Place = Scenery<ThingKind>;

const GRASS = { kind: 'grass', color: hex('#6fb04a'), accent: hex('#5a9a3c') } as const;

export const beach: Place = {
  ground: { kind: 'sand', color: hex('#eccb8c'), accent: hex('#d8b070') },
  water: { from: -5, to: -120, y: 0.05, color: hex('#2f9fd0') },
  things: [
    { kind: 'palm', x: -3.4, z: -2.4, size: 1.1 },
    { kind: 'palm', x: -4.9, z: -1 },
    { kind: 'palm', x: 5.4, z: -3.6, size: 1.15 },
    { kind: 'umbrella', x: 6.2, z: -4.4, turn: 0.3 },
    { kind: 'rock', x: 4.2, z: -4.6, size: 1.3 },
    { kind: 'shell', x: -1.4, z: 1.1 },
    { kind: 'shell', x: 1.7, z: 0.7, color: hex('#ff9f8a') },
    { kind: 'headland', x: -30, z: -54 },
    { kind: 'headland', x: 37, z: -56, turn: Math.PI },
    { kind: 'lighthouse', x: 24.5, y: 2.6, z: -56, size: 0.8 },
    { kind: 'pier', x: 10, z: -6.5, size: 0.9, turn: -0.04 },
    ...scattered('tuft', 7, { x: [-5.6, -2.9], z: [-3.6, -1.2] }, 'beach', 1.5),
    // Beside people, and not behind their heads or in front of a low sun.
    { kind: 'boat', x: -8.6, z: -46, turn: -0.3 },
    { kind: 'boat', x: 9.4, z: -52, turn: 0.4, color: hex('#3f7fc8') },
    { kind: 'cloud', x: -28, y: 15, z: -70, size: 1.8 },
    { kind: 'cloud', x: 35, y: 20, z: -80, size: 1.7 },
    { kind: 'cloud', x: -4, y: 33, z: -70, size: 1.5 },
    { kind: 'palm', x: 3.9, z: 2.2, size: 1.2 },
  ],
};

export const sea: Place = {
  ground: { kind: 'deck', color: hex('#b8804a'), accent: hex('#9a6838') },
  water: { from: -2.2, to: -140, y: -0.9, color: hex('#1f7fb8') },
  things: [
    ...row('railing', 5, -6.4, -1.9, 3.2),
    { kind: 'lamp', x: -2.6, z: -1.6, size: 0.8 },
    { kind: 'lighthouse', x: -17, y: -0.6, z: -34, size: 1.3 },
    { kind: 'rock', x: -18, y: -0.8, z: -33, size: 5 },
    // Ships, the lighthouse and clouds are beside people, and not behind their heads or in front of a low sun.
    { kind: 'boat', x: -22, y: -0.9, z: -56, turn: 0.4 },
    { kind: 'boat', x: 44, y: -0.9, z: -60, color: hex('#3f7fc8') },
    { kind: 'cloud', x: -31, y: 17, z: -75, size: 1.7 },
    { kind: 'cloud', x: 38, y: 22, z: -85, size: 1.8 },
    { kind: 'cloud', x: 2, y: 35, z: -75, size: 1.5 },
  ],
};

export const river: Place = {
  ground: GRASS,
  water: { from: -4, to: -11, y: 0.02, color: hex('#4fa8d8') },
  things: [
    { kind: 'bridge', x: 4, y: -0.2, z: -7.4, turn: 0.08 },
    ...scattered('tree', 9, { x: [-16, 16], z: [-24, -13] }, 'river'),
    { kind: 'tree', x: -4.4, z: -2.4, size: 1.1 },
    ...scattered('bush', 4, { x: [-6, 6], z: [-3.6, -2.8] }, 'river'),
    ...scattered('rock', 4, { x: [-5, 3], z: [-4.4, -3.8] }, 'river'),
    { kind: 'hill', x: -14, z: -40 },
    { kind: 'mountain', x: 12, z: -70 },
    { kind: 'cloud', x: -8, y: 14, z: -70 },
    { kind: 'flowers', x: 2.6, z: 0.6 },
    { kind: 'flowers', x: -2.4, z: 0.9, color: hex('#8a6fd8') },
  ],
};

export const forest: Place = {
  ground: { kind: 'grass', color: hex('#55803c'), accent: hex('#46702f') },
  things: [
    ...scattered('pine', 22, { x: [-18, 18], z: [-26, -7] }, 'forest', 1.2),
    ...scattered('tree', 5, { x: [-7, 7], z: [-6, -3.4] }, 'forest', 1.15),
    { kind: 'tree', x: -3.7, z: -1.6, size: 1.35 },
    { kind: 'pine', x: 3.8, z: -1.8, size: 1.1 },
    ...scattered('bush', 6, { x: [-6, 6], z: [-3, -1.6] }, 'undergrowth'),
    ...scattered('tuft', 10, { x: [-3, 3], z: [-1, 1.6] }, 'forest', 1.4),
    { kind: 'rock', x: 2.2, z: -1.2, size: 0.7 },
    { kind: 'bush', x: -3.4, z: 2.4 },
  ],
};

export const field: Place = {
  ground: { kind: 'grass', color: hex('#9fb84a'), accent: hex('#d8c050') },
  things: [
    ...scattered('flowers', 26, { x: [-7, 7], z: [-9, 1.4] }, 'field'),
    ...scattered('tuft', 22, { x: [-5, 5], z: [-6, 1.6] }, 'field', 1.6),
    { kind: 'tree', x: 6, z: -10, size: 1.5 },
    { kind: 'windmill', x: -8, z: -18 },
    { kind: 'hill', x: -14, z: -36, color: hex('#8fb850') },
    { kind: 'hill', x: 12, z: -42, color: hex('#7fa848'), size: 1.3 },
    { kind: 'cloud', x: -10, y: 13, z: -60, size: 1.4 },
    { kind: 'cloud', x: 13, y: 17, z: -70, size: 1.8 },
    { kind: 'fence', x: 3.4, z: -5 },
    { kind: 'fence', x: 6.6, z: -5 },
  ],
};

export const garden: Place = {
  ground: GRASS,
  things: [
    { kind: 'fountain', x: 0, z: -6.4 },
    ...along('bush', [-6, -4], [-2.6, -4.6], 4),
    ...along('bush', [2.6, -4.6], [6, -4], 4),
    ...scattered('flowers', 16, { x: [-5, 5], z: [-3.6, -1.6] }, 'garden'),
    { kind: 'flowers', x: -2, z: 1, color: hex('#f0a0d0') },
    { kind: 'flowers', x: 2.4, z: 0.8 },
    { kind: 'bench', x: 3.2, z: -2.6, turn: -0.4 },
    { kind: 'tree', x: -4.6, z: -5.6, size: 1.2, color: hex('#f29ac0') },
    { kind: 'tree', x: 5.2, z: -7.6, size: 1.25 },
    ...row('tree', 6, -14, -14, 5.4),
    { kind: 'cloud', x: 9, y: 14, z: -60 },
  ],
};

export const mountain: Place = {
  ground: { kind: 'grass', color: hex('#7fa858'), accent: hex('#6a9048') },
  things: [
    { kind: 'mountain', x: -13, z: -52, size: 1.35 },
    { kind: 'mountain', x: 11, z: -62, size: 1.7, color: hex('#8a93a8') },
    { kind: 'mountain', x: 34, z: -70, size: 1.5, color: hex('#96a0b4') },
    { kind: 'rock', x: -9, z: -9, size: 7.5 },
    { kind: 'rock', x: -4.6, z: -5.4, size: 2.6 },
    { kind: 'rock', x: 9.6, z: -8.4, size: 4 },
    { kind: 'hill', x: -15, z: -20, color: hex('#6f9a50'), size: 0.9 },
    ...scattered('pine', 5, { x: [-12, -6], z: [-7, -5] }, 'mountain'),
    ...scattered('pine', 6, { x: [2, 14], z: [-26, -16] }, 'mountain'),
    ...scattered('rock', 6, { x: [-6, 6], z: [-6, -1.8] }, 'mountain', 1.2),
    { kind: 'rock', x: 3.4, z: -2.4, size: 1.8 },
    ...scattered('tuft', 10, { x: [-4, 4], z: [-3, 1.4] }, 'mountain'),
    { kind: 'cloud', x: -4, y: 15, z: -48 },
    { kind: 'cloud', x: 15, y: 12, z: -46, size: 0.9 },
  ],
};

export const desert: Place = {
  ground: { kind: 'sand', color: hex('#e0a860'), accent: hex('#c88f4a') },
  things: [
    { kind: 'cactus', x: -3.1, z: -2.4, size: 1.2 },
    { kind: 'cactus', x: 4.6, z: -5.6 },
    { kind: 'cactus', x: -7, z: -11, size: 1.3 },
    { kind: 'mesa', x: -15, z: -38, size: 1.3 },
    { kind: 'mesa', x: 14, z: -46, size: 1.6 },
    { kind: 'dune', x: 9, z: -18 },
    { kind: 'dune', x: -9, z: -24, size: 1.2 },
    ...scattered('rock', 6, { x: [-6, 6], z: [-8, -1.6] }, 'desert', 0.9, hex('#b8724a')),
    { kind: 'rock', x: 2.6, z: -1.8, color: hex('#b8724a') },
  ],
};

export const snow: Place = {
  ground: { kind: 'snow', color: hex('#eef4fb'), accent: hex('#d4e2f0') },
  things: [
    { kind: 'igloo', x: 4.4, z: -5.4, turn: -0.4 },
    { kind: 'lamp', x: -2.5, z: -2.7, size: 0.85 },
    { kind: 'drift', x: 2.7, z: -1.9 },
    { kind: 'drift', x: -4.4, z: -4.6, size: 1.6 },
    ...scattered('pine', 14, { x: [-15, 15], z: [-22, -8] }, 'snow', 1, hex('#b8d4d8')),
    { kind: 'pine', x: -3.8, z: -3, size: 0.95, color: hex('#9fc4c8') },
    { kind: 'mountain', x: -12, z: -58, size: 1.3, color: hex('#a8b8d0') },
    { kind: 'mountain', x: 16, z: -66, size: 1.6, color: hex('#9fb0cc') },
    ...scattered('rock', 4, { x: [-5, 5], z: [-4, -1.8] }, 'snow', 0.9, hex('#dfe8f2')),
  ],
};

export const cave: Place = {
  ground: { kind: 'rock', color: hex('#5c5460'), accent: hex('#48414e') },
  around: 'dark',
  things: [
    ...scattered('stalagmite', 16, { x: [-8, 8], z: [-13, -4] }, 'cave', 1.3),
    { kind: 'stalagmite', x: -3.4, z: -1.8 },
    { kind: 'stalagmite', x: 4, z: -2.2, size: 1.2 },
    ...scattered('crystal', 9, { x: [-6, 6], z: [-9, -1.8] }, 'cave', 1.1),
    { kind: 'crystal', x: 2.5, z: -1.5, size: 1.2 },
    { kind: 'hill', x: -12, z: -18, color: hex('#4a4350') },
    { kind: 'hill', x: 13, z: -20, color: hex('#443d4a') },
    { kind: 'hill', x: 0, z: -30, color: hex('#38323e'), size: 2 },
    ...scattered('rock', 6, { x: [-4, 4], z: [-3, -1.4] }, 'cave', 0.8, hex('#6a6270')),
  ],
};

export const underwater: Place = {
  ground: { kind: 'sand', color: hex('#c8b888'), accent: hex('#a89868') },
  around: 'deep',
  things: [
    ...[-3.2, -1.6, 1.9, 3.6, 0.7].map((x, index) => ({
      kind: 'fish' as const,
      x,
      y: 1.3 + ((index * 7) % 5) * 0.42,
      z: -2.6 - index * 0.9,
      size: 0.9 + (index % 3) * 0.4,
      turn: index % 2 ? Math.PI : 0,
    })),
    ...scattered('coral', 14, { x: [-7, 7], z: [-10, -1.6] }, 'deep', 1.2),
    ...scattered('coral', 6, { x: [-6, 6], z: [-7, -1.8] }, 'reef', 1.3, hex('#ffb03c')),
    ...scattered('weed', 12, { x: [-7, 7], z: [-9, -1.4] }, 'deep'),
    ...scattered('rock', 7, { x: [-7, 7], z: [-9, -2] }, 'deep', 1.4, hex('#5f7f8a')),
    { kind: 'weed', x: -3, z: 1.8, size: 1.2 },
    { kind: 'hill', x: -13, z: -22, color: hex('#3f6f80') },
    { kind: 'hill', x: 14, z: -26, color: hex('#37667a') },
  ],
};

export const space: Place = {
  ground: { kind: 'rock', color: hex('#8f8a96'), accent: hex('#6f6a78') },
  around: 'space',
  things: [
    { kind: 'planet', x: 11, y: 6, z: -46 },
    { kind: 'planet', x: -20, y: 16, z: -80, color: hex('#5f8fd0'), accent: hex('#a8c8f0') },
    { kind: 'rocket', x: -4, z: -5.4, turn: 0.2, size: 1.2 },
    ...scattered('rock', 12, { x: [-8, 8], z: [-14, -1.8] }, 'space', 1.1, hex('#7f7a88')),
    { kind: 'hill', x: -12, z: -30, color: hex('#77727f') },
    { kind: 'hill', x: 12, z: -36, color: hex('#6c6774') },
  ],
};

export const clouds: Place = {
  ground: { kind: 'cloud', color: hex('#ffffff'), accent: hex('#e4ecfa') },
  things: [
    { kind: 'rainbow', x: -3, y: 1, z: -24, size: 1.2 },
    { kind: 'airBalloon', x: 4.6, y: 4.4, z: -9 },
    ...scattered('cloud', 10, { x: [-16, 16], z: [-26, -5] }, 'clouds', 0.8),
    { kind: 'cloud', x: -4.6, z: -2.6, size: 0.55 },
    { kind: 'cloud', x: 4.8, z: -3.4, size: 0.6 },
    { kind: 'cloud', x: -10, y: 12, z: -50, size: 1.6 },
    { kind: 'cloud', x: 14, y: 9, z: -56, size: 1.8 },
  ],
};

export const graveyard: Place = {
  ground: { kind: 'grass', color: hex('#66804f'), accent: hex('#587046') },
  things: [
    ...[-9.6, -6.4, -3.2, 0, 3.2, 6.4, 9.6].map((x) => ({ kind: 'ironFence' as const, x, z: -9.6 })),
    ...row('gravestone', 5, -6.6, -7.4, 3.3),
    ...row('stoneCross', 4, -5, -6, 3.3),
    ...[-4.6, -2.9, 3.1, 4.8].map((x) => ({ kind: 'gravestone' as const, x, z: -3.8 })),
    { kind: 'stoneCross', x: 2.6, z: -2.5, size: 1.1 },
    { kind: 'gravestone', x: -2.3, z: -2.2, size: 1.15, turn: 0.1 },
    { kind: 'laidFlowers', x: -1.9, z: -1.8, size: 1.2 },
    { kind: 'bareTree', x: -4.3, z: -4.8, size: 1.15 },
    { kind: 'chapel', x: 8, z: -19 },
    ...scattered('tree', 7, { x: [-18, 18], z: [-24, -14] }, 'graveyard'),
    { kind: 'hill', x: -14, z: -44 },
    { kind: 'cloud', x: -8, y: 14, z: -60 },
  ],
};
