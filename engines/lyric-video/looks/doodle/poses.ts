import type { Limb, Pose } from './cat.ts';

const FRONT = [4.8, 3.2, 2.2, 2.1, 2.3] as const;
const HIND = [8.4, 6.4, 3, 2.2, 2.1, 2.3] as const;
const TAIL = [3, 2.9, 2.5, 1.9] as const;

/** Two steps on all fours to the left, with the tail up. @param isUp every other beat */
export function walking(isUp: boolean): Pose {
  const front: [near: Limb, far: Limb] = isUp
    ? [
        ['-15,-21 -17,-12 -17,-6 -18,-2.4 -21,-1.8', FRONT],
        ['-13,-21 -8,-13 -6,-9 -9,-6 -12,-5.4', FRONT],
      ]
    : [
        ['-16,-21 -22,-13 -27,-7 -30,-2.4 -33,-1.8', FRONT],
        ['-13,-21 -10,-13 -9,-6 -9.6,-2.4 -12.6,-1.8', FRONT],
      ];
  const hind: [near: Limb, far: Limb] = isUp
    ? [
        ['20,-21 13,-14 14,-10 10,-5 7,-2.4 4,-1.8', HIND],
        ['22,-22 25,-14 30,-9 29,-5 27,-2.4 24,-1.8', HIND],
      ]
    : [
        ['20,-21 21,-14 28,-9 28,-5 26,-2.4 23,-1.8', HIND],
        ['19,-22 12,-14 13,-10 9,-6 7,-4 4,-3.4', HIND],
      ];
  return {
    body: ['-22,-30 -14,-26 -2,-24 10,-25 20,-26', [6.4, 8.6, 8.2, 8, 8.6]],
    near: [front[0], hind[0]],
    far: [front[1], hind[1]],
    tail: [isUp ? '25,-30 35,-33 38,-44 33,-55 37,-65 45,-66' : '25,-30 35,-33 40,-43 37,-54 42,-63 50,-61', TAIL],
    head: { at: [-29, isUp ? -40 : -41], turn: -0.06, eyes: 'open', gaze: [-0.9, 0.3] },
    scarf: ['-32,-30 -25,-28.6 -17,-33', isUp ? '-17,-33 -9,-40 0,-37 8,-42' : '-17,-33 -9,-37 0,-41 9,-38'],
  };
}

const HAUNCHES: readonly Limb[] = [
  ['-8,-11 -10,-6.4', [7, 6]],
  ['8,-11 10,-6.4', [7, 6]],
];

/** Seen from behind, on its haunches. Its tail hangs and swings, so it is drawn alone. */
export const SITTING_BACK: Pose = {
  body: ['0,-38 0,-29 0,-20 0,-13', [6.4, 9, 12.4, 13]],
  far: HAUNCHES,
  head: { at: [0, -45] },
  scarf: ['-7,-36 0,-34.6 7,-36', '6,-35 11,-31 12,-25'],
  shine: ['6,-2 3,-9 7.6,-17'],
};

const SAT = [3.6, 3.2, 2.5, 2.8] as const;

/** Sits and looks at us, or sings. @param tail the path of the tail */
export function sitting(
  head: Pose['head'] = { at: [0, -45], eyes: 'open' },
  tail: Limb[0] = '11,-5 22,-2 31,-6 31,-16 26,-20',
): Pose {
  return {
    ...SITTING_BACK,
    tail: [tail, TAIL],
    head,
    near: [
      ['-3.2,-30 -4.4,-18 -4.2,-8 -5.4,-2.6', SAT],
      ['3.2,-30 4.4,-18 4.2,-8 5.4,-2.6', SAT],
    ],
    shine: ['-9,-1.4 -13,-6 -10.6,-12', '9,-1.4 13,-6 10.6,-12'],
  };
}

/** Flies through the air to the right, as long as it can be. */
export function leaping(isUp: boolean): Pose {
  return {
    body: ['31,-8 22,-4 6,-2 -12,-1 -27,2', [6.6, 8.8, 8, 7.6, 8.8]],
    near: [
      [isUp ? '26,-2 40,3 54,2 66,-5 70,-6' : '26,-2 40,2 53,-2 64,-10 68,-11', FRONT],
      [isUp ? '-27,4 -42,8 -50,15 -62,18 -69,16 -72,14' : '-27,4 -42,6 -52,13 -64,13 -71,10 -74,7', HIND],
    ],
    far: [
      [isUp ? '27,-6 44,-9 56,-16 64,-26 68,-28' : '27,-6 44,-11 56,-20 63,-31 67,-34', FRONT],
      [isUp ? '-26,0 -42,-3 -53,3 -66,1 -73,-4 -75,-7' : '-26,0 -42,-5 -54,-1 -66,-5 -73,-11 -75,-14', HIND],
    ],
    tail: [isUp ? '-34,-2 -46,-14 -58,-14 -68,-24 -80,-22' : '-34,-2 -45,-16 -57,-20 -65,-32 -78,-33', TAIL],
    head: { at: [35, -21], turn: -0.16, eyes: 'wide', gaze: [0.8, -0.6], mouth: 'open' },
    scarf: ['24,-14 31,-9.6 39,-9.6', isUp ? '25,-14 16,-21 7,-18 -3,-24' : '25,-14 15,-18 7,-24 -4,-22'],
    shine: ['-29,9 -38,6 -41,0'],
  };
}

/** Curled up, asleep. The tail is drawn alone. */
export const ASLEEP: Pose = {
  body: ['-19,-10 -9,-13 5,-14.6 17,-11 22,-8', [7, 11.6, 14.2, 10.8, 7.6]],
  near: [['19,-9 12,-8 3,-4.4 -3,-2.8', [8.6, 7.6, 3.8, 2.8]]],
  head: { at: [-21, -10], turn: -0.12, eyes: 'asleep' },
  scarf: ['-13,-20 -8,-11 -11,-3', '-10,-4 -4,-3.4 1,-2.6'],
};

/** The tail of a cat that sits on an edge, as a pendulum. @param swing from -1 to 1 */
export function hangingTail(swing: number): Limb {
  const far = 9 * swing;
  return [`8,-4 13,2 ${12 + 0.2 * far},12 ${11 + 0.7 * far},22 ${15 + 1.4 * far},31 ${22 + 1.7 * far},32`, TAIL];
}
