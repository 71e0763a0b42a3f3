import { both, type Canon, type Exaggeration } from '../acting/canon.ts';
import type { ClipName } from '../acting/clips/index.ts';

const SUNG = [
  'sing',
  'sing-big',
  'sing-soft',
  'sing-from-the-heart',
  'sing-with-open-arms',
  'sing-to-partner',
] as const satisfies readonly ClipName[];

const DANCED = [
  'dance',
  'dance-high',
  'dance-soft',
  'dance-reach',
  'dance-kick',
  'dance-groove',
  'dance-party',
  'dance-sway',
] as const satisfies readonly ClipName[];

/** Returns one exaggeration for all clips of singers with free hands. */
function sung(exaggeration: Exaggeration): Partial<Record<ClipName, Exaggeration>> {
  return Object.fromEntries(SUNG.map((name) => [name, exaggeration]));
}

/** Returns one exaggeration for all clips of people who dance alone. */
function danced(exaggeration: Exaggeration): Partial<Record<ClipName, Exaggeration>> {
  return Object.fromEntries(DANCED.map((name) => [name, exaggeration]));
}

/** Braced on feet far apart. Runners lean far forward, with straight arms that trail behind them. */
export const ANIME: Canon = {
  standing: {
    stances: [
      { free: 1, bearing: 0.18, aside: 0.3, ahead: 0.2, weight: [0.1, 1] },
      { free: -1, bearing: 0.14, aside: 0.26, ahead: 0.34, weight: [0.3, 1] },
      { free: 1, bearing: 0.3, aside: 0.34, ahead: 0.12, weight: [-0.6, 0.6] },
    ],
    tilt: 0.12,
    counter: 1.5,
  },
  stood: { scale: { torso: { sway: 1.3, twist: 1.5 }, head: { tilt: 1.3 } }, add: { torso: { bend: 0.06 } } },
  others: { scale: { torso: { sway: 1.3, twist: 1.3 } } },
  clips: {
    stand: { scale: { torso: { twist: 2 } }, add: { torso: { bend: -0.06 }, leftArm: { bend: 0.5, spread: 0.12 } } },
    ...sung({ scale: { torso: { sway: 1.5, twist: 1.6 } }, add: { torso: { bend: -0.12 } }, gesture: 1.15 }),
    run: {
      scale: {
        torso: { twist: 0.6 },
        leftLeg: { swing: 1.2 },
        rightLeg: { swing: 1.2 },
        ...both('arms', { swing: 0.1, bend: 0.12, twist: 0 }),
      },
      add: {
        torso: { bend: 0.42 },
        head: { nod: -0.32 },
        ...both('legs', { swing: 0.12 }),
        ...both('arms', { swing: -0.92, spread: 0.14, bend: 0.1 }),
      },
    },
    walk: { scale: both('arms', { swing: 0.6 }), add: { torso: { bend: 0.04 } } },
    // Knees that point aside would reach over the next seat.
    sit: { add: { torso: { bend: 0.08 }, ...both('legs', { spread: -0.12 }), head: { nod: -0.06 } } },
    'hug-lead': { add: { ...both('legs', { bend: 0.08, swing: 0.06 }), leftLeg: { swing: 0.3, bend: 0.34 } } },
    'hug-follow': { add: { rightLeg: { swing: -0.24, bend: 0.1 }, leftLeg: { swing: 0.12, bend: 0.12 } } },
  },
};

/** Small, natural gestures on soft knees, close to the own body. */
export const GHIBLI: Canon = {
  standing: {
    stances: [
      { free: 1, bearing: 0.06, aside: 0.1, ahead: 0.1, weight: [0.4, 1] },
      { free: -1, bearing: 0.07, aside: 0.12, ahead: 0.03, weight: [0.2, 0.9] },
      { free: 1, bearing: 0.09, aside: 0.09, ahead: 0.02, weight: [-0.2, 0.3] },
    ],
    tilt: 0.07,
    counter: 0.7,
  },
  stood: {
    scale: { torso: { sway: 0.6, twist: 0.7 } },
    add: { torso: { bend: 0.08 }, head: { tilt: 0.05, nod: -0.02 } },
  },
  others: { scale: { torso: { sway: 0.7, twist: 0.8 } } },
  clips: {
    stand: { scale: both('arms', { spread: 0.4 }), add: { torso: { bend: 0.05 }, head: { tilt: 0.06 } } },
    ...sung({ scale: { torso: { sway: 0.6, twist: 0.6 } }, add: { head: { tilt: 0.05, nod: -0.05 } }, gesture: 0.72 }),
    run: {
      scale: {
        torso: { twist: 0.8 },
        leftLeg: { swing: 0.72, bend: 0.85 },
        rightLeg: { swing: 0.72, bend: 0.85 },
        ...both('arms', { swing: 0.75, bend: 0.7 }),
      },
      add: { torso: { bend: 0.02 }, ...both('legs', { swing: 0.16, bend: 0.34 }), ...both('arms', { spread: 0.18 }) },
    },
    walk: {
      scale: { leftLeg: { swing: 0.8 }, rightLeg: { swing: 0.8 }, ...both('arms', { swing: 0.6 }) },
      add: both('legs', { bend: 0.1, swing: 0.05 }),
    },
    sit: { scale: { torso: { sway: 0.5 } }, add: { torso: { bend: -0.08 }, ...both('legs', { spread: -0.12 }) } },
    'hug-lead': { add: { torso: { bend: 0.06 }, ...both('legs', { bend: 0.3, swing: 0.15, spread: -0.03 }) } },
    'hug-follow': { add: { torso: { bend: 0.06 }, ...both('legs', { bend: 0.04, spread: -0.04 }) } },
  },
};

/** One large line of action from the toes to the head: hips and shoulders tilt against each other, and arms are wide. */
export const DISNEY: Canon = {
  standing: {
    stances: [
      { free: 1, bearing: 0.1, aside: 0.26, ahead: 0.16, weight: [0.5, 1] },
      { free: -1, bearing: 0.09, aside: 0.2, ahead: 0.26, weight: [0.5, 1] },
      { free: 1, bearing: 0.13, aside: 0.22, ahead: 0.2, weight: [0.2, 1] },
    ],
    tilt: 0.21,
    counter: 1.6,
  },
  stood: { scale: { torso: { sway: 1.6, twist: 1.3 }, head: { tilt: 1.8 } }, add: { torso: { bend: -0.07 } } },
  others: { scale: { torso: { sway: 1.5, twist: 1.3 }, head: { tilt: 1.4 } } },
  clips: {
    stand: { add: { torso: { bend: -0.08 }, ...both('arms', { spread: 0.2, bend: 0.25 }) } },
    ...sung({
      scale: { torso: { sway: 1.6, twist: 1.3 }, head: { tilt: 1.5 } },
      add: { torso: { bend: -0.1 }, head: { nod: -0.1 } },
      gesture: 1.3,
    }),
    run: {
      scale: {
        hips: { up: 2 },
        torso: { twist: 1.5 },
        leftLeg: { swing: 1.15 },
        rightLeg: { swing: 1.15 },
        ...both('arms', { swing: 1.2, bend: 0.75 }),
      },
      add: {
        torso: { bend: -0.3 },
        head: { nod: 0.08 },
        ...both('legs', { swing: 0.14 }),
        ...both('arms', { spread: 0.62 }),
      },
    },
    walk: { scale: { body: { roll: 1.9 }, torso: { sway: 1.9, twist: 1.5 } }, add: both('arms', { spread: 0.12 }) },
    sit: {
      scale: { torso: { sway: 2 } },
      add: { torso: { sway: 0.08, bend: -0.1 }, leftLeg: { spread: -0.2 }, rightLeg: { spread: -0.04 } },
    },
    'hug-lead': { add: { torso: { bend: -0.08, sway: 0.08 }, leftLeg: { swing: 0.1, spread: 0.12 } } },
    'hug-follow': { add: { torso: { bend: 0.05 }, rightLeg: { swing: -0.3, bend: 1.35 }, leftLeg: { bend: -0.1 } } },
  },
};

/** Stiff and upright behind the belly, with arms half bent, feet beside each other and small steps. */
export const YELLOW_FAMILY: Canon = {
  standing: {
    stances: [
      { free: 1, bearing: 0.13, aside: 0.13, ahead: 0, weight: [-0.2, 0.2] },
      { free: -1, bearing: 0.15, aside: 0.15, ahead: 0.04, weight: [-0.1, 0.2] },
      { free: 1, bearing: 0.12, aside: 0.12, ahead: 0, weight: [-0.2, 0.1] },
    ],
    tilt: 0.03,
    counter: 0.4,
  },
  stood: {
    scale: { torso: { sway: 0.2, twist: 0.3 }, head: { tilt: 0.3 } },
    add: { torso: { bend: -0.14 }, head: { nod: 0.1 } },
  },
  others: { scale: { torso: { sway: 0.3, twist: 0.4 }, head: { tilt: 0.5 } } },
  clips: {
    stand: {
      scale: { torso: { sway: 0.2, twist: 0.2 } },
      add: { torso: { bend: -0.14 }, head: { nod: 0.1 }, ...both('arms', { bend: 0.55, spread: 0.1 }) },
    },
    ...sung({
      scale: { torso: { sway: 0.2, twist: 0.3 }, head: { tilt: 0.4 } },
      add: { torso: { bend: -0.16 }, head: { nod: 0.08 } },
      gesture: 0.8,
    }),
    ...danced({ scale: { torso: { sway: 0.8, twist: 0.8 }, head: { tilt: 0.7 } } }),
    run: {
      scale: {
        body: { pitch: 0, roll: 0.3 },
        torso: { bend: 0.3, twist: 0.4 },
        leftLeg: { swing: 0.72, bend: 0.95 },
        rightLeg: { swing: 0.72, bend: 0.95 },
        ...both('arms', { swing: 0.4, bend: 0.9 }),
      },
      add: {
        torso: { bend: -0.22 },
        head: { nod: 0.26 },
        ...both('legs', { swing: 0.06 }),
        ...both('arms', { spread: 0.2 }),
      },
    },
    walk: {
      scale: {
        torso: { bend: 0, sway: 0.4, twist: 0.4 },
        leftLeg: { swing: 0.66 },
        rightLeg: { swing: 0.66 },
        ...both('arms', { swing: 0.5 }),
      },
      add: { torso: { bend: -0.12 }, head: { nod: 0.08 }, ...both('arms', { bend: 0.6 }) },
    },
    sit: {
      scale: { torso: { bend: 0.5 } },
      add: { torso: { bend: -0.2 }, head: { nod: 0.12 }, ...both('legs', { spread: 0.14 }) },
    },
    'hug-lead': { add: { torso: { bend: 0.05 }, ...both('legs', { bend: -0.1, swing: -0.02 }) } },
    'hug-follow': { add: { torso: { bend: 0.05 }, ...both('legs', { bend: -0.1, swing: -0.02 }) } },
  },
};

/** Snappy angles: the trunk bends like a bow over stiff legs, and runners lean back behind their knees. */
export const CARTOON_NETWORK: Canon = {
  standing: {
    stances: [
      { free: 1, bearing: 0.06, aside: 0.4, ahead: 0.1, weight: [0.6, 1] },
      { free: -1, bearing: 0.05, aside: 0.3, ahead: 0.3, weight: [0.5, 1] },
      { free: 1, bearing: 0.28, aside: 0.3, ahead: 0, weight: [-0.4, 0.4] },
    ],
    tilt: 0.2,
    counter: 2.3,
  },
  stood: {
    scale: { torso: { sway: 1.8, twist: 1.4 }, head: { tilt: 2, nod: 1.2 } },
    add: { torso: { bend: 0.14 }, head: { nod: -0.1 } },
  },
  others: { scale: { torso: { sway: 1.7, twist: 1.4 }, head: { tilt: 1.8 } } },
  clips: {
    stand: {
      add: { torso: { bend: 0.16 }, head: { nod: -0.14 }, ...both('arms', { swing: 0.1, spread: 0.3, bend: 0.9 }) },
    },
    ...sung({
      scale: { torso: { sway: 2.4, twist: 1.5 }, head: { tilt: 2 } },
      add: { torso: { bend: -0.22 } },
      gesture: 1.4,
    }),
    // A head as wide as the chest would touch the raised arm.
    ...danced({ scale: { torso: { sway: 1.15, twist: 1.2 }, head: { tilt: 0.5 } } }),
    run: {
      scale: {
        torso: { bend: 0.4 },
        leftLeg: { swing: 1.25, bend: 1.1 },
        rightLeg: { swing: 1.25, bend: 1.1 },
        ...both('arms', { swing: 0.35, bend: 0.5 }),
      },
      add: {
        body: { pitch: -0.3 },
        torso: { bend: -0.2 },
        head: { nod: 0.3 },
        ...both('legs', { swing: 0.5 }),
        ...both('arms', { swing: 0.72, spread: 0.5 }),
      },
    },
    walk: {
      scale: { torso: { sway: 2, twist: 1.6 }, leftLeg: { swing: 1.2 }, rightLeg: { swing: 1.2 } },
      add: { torso: { bend: -0.15 } },
    },
    sit: {
      add: {
        torso: { bend: 0.1 },
        head: { nod: -0.18 },
        leftLeg: { bend: -0.5 },
        rightLeg: { bend: -0.2, spread: 0.1 },
      },
    },
    // A large head that tilts as far as others would leave its neck.
    'hug-lead': { scale: { head: { tilt: 0.2 } }, add: both('legs', { spread: 0.14, swing: 0.04 }) },
    'hug-follow': { add: { hips: { up: 0.08 }, ...both('legs', { swing: -0.14, bend: 1.2 }) } },
  },
};
