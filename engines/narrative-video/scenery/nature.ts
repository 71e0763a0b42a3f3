import { chanceOf } from '../../drawing/chance.ts';
import { darken, hex, lighten, mix } from '../../drawing/color.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

const BARK = hex('#7a5230');
const LEAVES = hex('#4f9a3c');
const ROCK = hex('#8d8f96');

const palm: Maker = ({ color = hex('#3f9e4a'), accent = hex('#a9794a') }, seed) => {
  const chance = chanceOf(seed);
  const lean = chance.between(0.35, 0.9) * (chance.next() < 0.5 ? -1 : 1);
  const tall = chance.between(3.8, 4.6);
  const rings = 7;
  const at = (share: number) => [lean * share * share, tall * share, 0] as const;
  const trunk = Array.from({ length: rings }, (_, ring): Part => {
    const radius = 0.2 - ring * 0.014;
    return {
      form: 'bar',
      at: at(ring / rings),
      to: at(Math.min(1.02, (ring + 1.5) / rings)),
      color: ring % 2 ? accent : darken(accent, 0.12),
      radius,
      finish: 'wood',
    };
  });
  const crown = at(1);
  const fronds = Array.from({ length: 9 }, (_, leaf): Part => {
    const angle = (leaf / 9) * Math.PI * 2 + chance.between(-0.15, 0.15);
    const long = chance.between(1.5, 1.9);
    return {
      form: 'frond',
      at: crown,
      to: [Math.cos(angle) * long, chance.between(-0.5, 0.15), Math.sin(angle) * long],
      width: 0.46,
      color: leaf % 2 ? color : lighten(color, 0.12),
      finish: 'leaf',
    };
  });
  const nuts = [-1, 1].map(
    (side): Part => ({
      form: 'ball',
      at: [crown[0] + side * 0.16, crown[1] - 0.32, 0.14],
      size: [0.26, 0.28, 0.26],
      color: hex('#5f3d22'),
    }),
  );
  return [...trunk, ...fronds, ...nuts];
};

const tree: Maker = ({ color = LEAVES, accent = BARK }, seed) => {
  const chance = chanceOf(seed);
  const tall = chance.between(1.5, 2.1);
  const balls = [
    [0, tall + 0.7, 0, 2.2],
    [-0.75, tall + 0.2, 0.2, 1.6],
    [0.8, tall + 0.3, 0.1, 1.5],
    [0.1, tall + 1.5, -0.1, 1.5],
  ] as const;
  return [
    { form: 'column', at: [0, 0, 0], radius: 0.26, top: 0.18, height: tall + 0.8, color: accent, finish: 'wood' },
    ...balls.map(
      ([x, y, z, wide], index): Part => ({
        form: 'ball',
        at: [x + chance.between(-0.15, 0.15), y - wide * 0.3, z],
        size: [wide, wide * 0.86, wide],
        rough: 0.6,
        color: index % 2 ? lighten(color, 0.1) : color,
        finish: 'leaf',
      }),
    ),
  ];
};

const pine: Maker = ({ color = hex('#2f6b45'), accent = BARK }, seed) => {
  const tall = chanceOf(seed).between(4.4, 6);
  return [
    { form: 'column', at: [0, 0, 0], radius: 0.2, top: 0.14, height: tall * 0.3, color: accent, finish: 'wood' },
    ...[0, 1, 2, 3].map(
      (step): Part => ({
        form: 'column',
        at: [0, tall * (0.16 + step * 0.19), 0],
        radius: tall * (0.22 - step * 0.045),
        top: tall * 0.02 * (3 - step),
        height: tall * 0.28,
        color: step % 2 ? lighten(color, 0.08) : color,
        finish: 'leaf',
      }),
    ),
  ];
};

const bush: Maker = ({ color = LEAVES }, seed) => {
  const chance = chanceOf(seed);
  return [0, 1, 2].map(
    (part): Part => ({
      form: 'ball',
      at: [(part - 1) * 0.45, 0, chance.between(-0.15, 0.15)],
      size: [0.9, chance.between(0.6, 0.95), 0.8],
      rough: 0.6,
      color: part === 1 ? lighten(color, 0.08) : color,
      finish: 'leaf',
    }),
  );
};

const flowers: Maker = ({ color = hex('#f05a7a'), accent = hex('#ffd23c') }, seed) => {
  const chance = chanceOf(seed);
  return Array.from(
    { length: 7 },
    () => [chance.between(-0.5, 0.5), chance.between(0.22, 0.42), chance.between(-0.35, 0.35)] as const,
  ).flatMap(([x, y, z], index): Part[] => [
    { form: 'bar', at: [x, 0, z], to: [x, y, z], radius: 0.015, color: LEAVES },
    { form: 'ball', at: [x, y - 0.05, z], size: [0.16, 0.11, 0.16], color: index % 3 ? color : accent },
  ]);
};

const rock: Maker = ({ color = ROCK }, seed) => {
  const chance = chanceOf(seed);
  return [
    { form: 'ball', at: [0, -0.12, 0], size: [1, chance.between(0.55, 0.8), 0.8], rough: 0.35, color, finish: 'stone' },
    {
      form: 'ball',
      at: [0.55, -0.06, 0.2],
      size: [0.5, 0.36, 0.45],
      rough: 0.35,
      color: lighten(color, 0.08),
      finish: 'stone',
    },
  ];
};

const cactus: Maker = ({ color = hex('#4f8f4a') }) => [
  { form: 'column', at: [0, 0, 0], radius: 0.24, top: 0.22, height: 2.2, color, finish: 'leaf' },
  { form: 'ball', at: [0, 1.98, 0], size: [0.44, 0.44, 0.44], color, finish: 'leaf' },
  ...[-1, 1].flatMap((side): Part[] => [
    {
      form: 'bar',
      at: [side * 0.15, 0.8 + side * 0.15, 0],
      to: [side * 0.6, 0.9 + side * 0.15, 0],
      radius: 0.13,
      color,
      finish: 'leaf',
    },
    {
      form: 'column',
      at: [side * 0.6, 0.8 + side * 0.15, 0],
      radius: 0.14,
      top: 0.12,
      height: 0.75,
      color,
      finish: 'leaf',
    },
  ]),
];

const mountain: Maker = ({ color = hex('#7f8796'), accent = hex('#f4f7fb') }) => [
  { form: 'hill', at: [0, 0, 0], size: [26, 15, 18], color, peak: accent, rough: 0.5, finish: 'stone' },
];

const hill: Maker = ({ color = hex('#6fae52') }) => [
  { form: 'hill', at: [0, -0.5, 0], size: [22, 4.5, 14], color, finish: 'earth' },
];

const dune: Maker = ({ color = hex('#e0b070') }) => [
  { form: 'hill', at: [0, -0.6, 0], size: [16, 3.2, 9], color, finish: 'earth' },
];

const drift: Maker = ({ color = hex('#eef4fb') }) => [
  { form: 'hill', at: [0, -0.08, 0], size: [2.8, 0.62, 1.8], color, finish: 'earth' },
  { form: 'hill', at: [1.1, -0.08, 0.5], size: [1.9, 0.4, 1.3], color, finish: 'earth' },
];

const mesa: Maker = ({ color = hex('#b8623c') }) => [
  { form: 'block', at: [0, 0, 0], size: [9, 3.2, 6], color: darken(color, 0.08), finish: 'stone' },
  { form: 'block', at: [0.4, 3.2, 0], size: [7, 3, 4.6], color, finish: 'stone' },
  { form: 'block', at: [0.2, 6.2, 0], size: [6.2, 0.8, 4], color: lighten(color, 0.14), finish: 'stone' },
];

const island: Maker = ({ color = hex('#5f8f5a') }) => [
  { form: 'hill', at: [0, -0.5, 0], size: [12, 3.4, 6], color, finish: 'earth' },
  { form: 'hill', at: [5, -0.5, 1], size: [8, 2, 5], color: lighten(color, 0.1), finish: 'earth' },
];

const cloud: Maker = ({ color = hex('#ffffff') }) => [{ form: 'cloud', at: [0, 0, 0], size: [7, 2.2, 3], color }];

const crystal: Maker = ({ color = hex('#7fe0ff') }, seed) => {
  const chance = chanceOf(seed);
  return Array.from(
    { length: 4 },
    (_, index): Part => ({
      form: 'column',
      at: [chance.between(-0.4, 0.4), 0, chance.between(-0.25, 0.25)],
      radius: chance.between(0.1, 0.2),
      top: 0.01,
      height: chance.between(0.6, 1.5),
      color: mix(color, hex('#c88cff'), index / 4),
      finish: 'lamp',
    }),
  );
};

const stalagmite: Maker = ({ color = hex('#6d6470') }, seed) => [
  {
    form: 'column',
    at: [0, 0, 0],
    radius: 0.45,
    top: 0.03,
    height: chanceOf(seed).between(1.2, 2.6),
    color,
    finish: 'stone',
  },
];

const coral: Maker = ({ color = hex('#ff6f7d') }, seed) => {
  const chance = chanceOf(seed);
  return Array.from(
    { length: 6 },
    (): Part => ({
      form: 'bar',
      at: [0, 0, 0],
      to: [chance.between(-0.6, 0.6), chance.between(0.6, 1.3), chance.between(-0.3, 0.3)],
      radius: chance.between(0.07, 0.11),
      color,
    }),
  );
};

const weed: Maker = ({ color = hex('#3f9a6a') }, seed) => {
  const chance = chanceOf(seed);
  return Array.from(
    { length: 4 },
    (_, index): Part => ({
      form: 'frond',
      at: [(index - 1.5) * 0.2, 0, chance.between(-0.2, 0.2)],
      to: [chance.between(-0.3, 0.3), chance.between(1.4, 2.4), 0],
      width: 0.22,
      color,
      finish: 'leaf',
    }),
  );
};

const tuft: Maker = ({ color = hex('#5faa42') }, seed) => {
  const chance = chanceOf(seed);
  return Array.from(
    { length: 4 },
    (_, index): Part => ({
      form: 'frond',
      at: [(index - 1.5) * 0.07, 0, chance.between(-0.06, 0.06)],
      to: [(index - 1.5) * 0.1, chance.between(0.2, 0.36), chance.between(-0.05, 0.05)],
      width: 0.06,
      color,
      finish: 'leaf',
    }),
  );
};

const igloo: Maker = ({ color = hex('#f2f8ff') }) => [
  { form: 'ball', at: [0, -1.6, 0], size: [3.6, 3.4, 3.6], color, finish: 'stone' },
  { form: 'block', at: [0, 0, 1.7], size: [1.2, 1, 0.7], color: darken(color, 0.08), finish: 'stone' },
  { form: 'block', at: [0, 0, 2.06], size: [0.7, 0.75, 0.04], color: hex('#2a3a58'), isSmooth: true },
];

const shell: Maker = ({ color = hex('#ffd9c0') }) => [
  { form: 'ball', at: [0, -0.05, 0], size: [0.26, 0.16, 0.22], color },
];

export const NATURE = {
  palm,
  tree,
  pine,
  bush,
  flowers,
  rock,
  cactus,
  mountain,
  hill,
  dune,
  drift,
  mesa,
  island,
  cloud,
  crystal,
  stalagmite,
  coral,
  weed,
  tuft,
  igloo,
  shell,
} as const;
