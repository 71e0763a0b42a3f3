import type { Sprite } from '../../../drawing/frame.ts';
import { disc, type Point, ringOf } from '../../../drawing/hand.ts';
import { smoothstep, wrap } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { each, type Layer, meter, picture, when } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { touch } from '../../picture/wet-brush.ts';
import { looseOf, type Sheet } from './sheet.ts';

/** Beats from one drop to the next at one place, of which it falls for some, spreads for some, and then dries. */
const [ROUND, FALLS, SPREADS] = [4, 0.4, 0.8];
/** From how far above a drop falls, and the radius to which it spreads, in units. */
const [ABOVE, REACH] = [90, 34];
const STATES = 6;

/**
 * Lets drops of paint fall on the sheet: each lands on a beat, and blooms.
 * @param places in shares of the frame, which take turns @param colors of which each gives one drop at a time
 */
export function dropping(composition: Composition, places: readonly Point[], colors: readonly string[]): Layer {
  const { width, height, unit } = composition;
  const drops = colors.map((color) => ({ blooms: bloomsOf(composition, color), bead: beadOf(composition, color) }));
  return each(drops, ({ blooms, bead }, index) => {
    // Drops of one color fall between those of the others.
    const since = ({ beat }: FrameCues) => wrap(beat + FALLS + (index * ROUND) / colors.length, ROUND) - FALLS;
    const placeOf = ({ beat }: FrameCues): Point => {
      const turn = Math.floor((beat + FALLS + (index * ROUND) / colors.length) / ROUND);
      const [u, v] = places[(turn * colors.length + index) % places.length] as Point;
      return [u * width, v * height];
    };
    return each(
      [
        when(
          (cues) => since(cues) < 0,
          picture(bead).at((cues) => {
            const [x, y] = placeOf(cues);
            return [x, y - (since(cues) / FALLS) ** 2 * ABOVE * unit];
          }),
        ),
        when(
          (cues) => since(cues) >= 0,
          meter(blooms, (cues) => since(cues) / SPREADS)
            .at(placeOf)
            .opacity((cues) => smoothstep(ROUND - FALLS, 1.6, since(cues))),
        ),
      ],
      (layer) => layer,
    );
  });
}

function beadOf(composition: Composition, color: string): Sprite {
  const { unit } = composition;
  return looseOf(composition, `bead ${color}`, [12 * unit, 18 * unit], ({ pen, tint }) => {
    pen.fillStyle = tint(color);
    pen.beginPath();
    pen.moveTo(6 * unit, unit);
    pen.quadraticCurveTo(11 * unit, 10 * unit, 6 * unit, 15 * unit);
    pen.quadraticCurveTo(unit, 10 * unit, 6 * unit, unit);
    pen.fill();
  });
}

/** One drop as it spreads: its edge gets darker, its middle paler. */
function bloomsOf(composition: Composition, color: string): Sprite[] {
  const { unit } = composition;
  const side = 2.6 * REACH * unit;
  return Array.from({ length: STATES }, (_, index) =>
    // Each state runs in the same way, only farther.
    looseOf(composition, `bloom ${color}`, [side, side], (sheet) =>
      bloom(sheet, side / 2, (index + 1) / STATES, color),
    ),
  );
}

function bloom(sheet: Sheet, middle: number, share: number, color: string): void {
  const { chance, unit, tint, pen } = sheet;
  const radius = REACH * unit * (0.25 + 0.75 * Math.sqrt(share));
  touch(
    sheet,
    ringOf(middle, middle, radius, 13, () => chance.between(0.78, 1.16)),
    {
      colors: [color, color].map(tint),
      load: [0.72 - 0.3 * share, 0.82 - 0.3 * share],
      pale: 0.5 * share,
      pooled: 0.9,
    },
  );
  for (let speck = 0; speck < 5; speck++) {
    const turn = chance.between(0, 2 * Math.PI);
    const far = REACH * unit * chance.between(0.9, 1.22);
    pen.fillStyle = tint(color);
    pen.globalAlpha = 0.6;
    disc(pen, middle + Math.cos(turn) * far, middle + Math.sin(turn) * far, unit * chance.between(0.8, 2.6));
    pen.fill();
  }
}
