import type { Chance } from '../../drawing/chance.ts';
import { hex } from '../../drawing/color.ts';
import type { Part } from './part.ts';

const TONES = ['#2a2236', '#332a2a', '#22262e', '#3a2c28'].map((tone) => hex(tone));
/** Where the rows are whose heads are seen at the lower edge of a wide picture, and the range of their heights, in meters. */
const ROWS = { z: [1.25, 1.6], from: 0.2, to: 0.34 } as const;
/** Half of a row's width, and the distance between two people, in meters. */
const [HALF, APART] = [3.2, 0.46];
/** Diameters of a head and of a hand, and radius of an arm, in meters. */
const [HEAD, HAND, ARM] = [0.24, 0.11, 0.035];

/** Builds the heads, shoulders and raised arms of people before a stage, seen from behind. */
export function crowdBeforeStage(chance: Chance): Part[] {
  return ROWS.z.flatMap((z, row) =>
    Array.from({ length: Math.floor((HALF * 2) / APART) }, (_, index): Part[] => {
      const x = -HALF + (index + row / 2) * APART + chance.between(-0.06, 0.06);
      const y = chance.between(ROWS.from, ROWS.to);
      const color = chance.pick(TONES);
      const body: Part = {
        form: 'ball',
        at: [x, y - HEAD * 0.9, z],
        size: [HEAD * 1.8, HEAD, HEAD],
        color,
        of: 'torso',
      };
      const head: Part = { form: 'ball', at: [x, y, z], size: [HEAD, HEAD * 1.15, HEAD], color, of: 'head' };
      if (chance.next() > 0.4) return [body, head];
      const side = chance.pick([-1, 1]);
      const hand = [x + side * chance.between(0.16, 0.22), y + HEAD * 1.7, z] as const;
      const fist: Part = { form: 'ball', at: [hand[0], hand[1] - HAND / 2, z], size: [HAND, HAND * 1.2, HAND], color };
      return [
        body,
        head,
        { form: 'bar', at: [x + side * 0.16, y - HEAD * 0.5, z], to: hand, radius: ARM, color },
        fist,
      ];
    }).flat(),
  );
}
