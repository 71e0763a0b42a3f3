import type { Canvas } from '../../../drawing/canvas.ts';
import { each, type Layer, meter, still } from '../../layers.ts';
import type { Composition, Singer } from '../../look.ts';
import type { MovementKind } from '../../movements.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, oval } from '../../picture/figure.ts';
import { placedOnce } from '../../picture/placed-tones.ts';
import { posterized } from '../../picture/prints.ts';
import { BLACK, boardOf, type Can, GRAY, RED, round, type Wall, WHITE, YELLOW } from './board.ts';
import { climber } from './climber.ts';
import { concrete } from './concrete.ts';
import { crane } from './crane.ts';
import { facade } from './facade.ts';
import { footOf } from './ground.ts';
import { sprayingKid } from './kid.ts';
import { lampLight } from './lamp.ts';
import { passenger } from './passenger.ts';
import { plaster } from './plaster.ts';
import { rider } from './rider.ts';

const STATES = 5;
/** Radius of the disc behind a portrait, and how far down its middle is, in shares of the portrait's square. */
const [DISC, DOWN] = [0.44, 0.46];

/** The coats of portraits, from the darkest tones to the lightest, and the disc behind them. */
const COATS: Readonly<Record<MovementKind, { tones: readonly string[]; disc: string }>> = {
  opening: { tones: [BLACK, BLACK, GRAY, WHITE, WHITE], disc: YELLOW },
  verse: { tones: [BLACK, BLACK, GRAY, WHITE, WHITE], disc: RED },
  chorus: { tones: [BLACK, BLACK, RED, WHITE, WHITE], disc: YELLOW },
  break: { tones: [BLACK, BLACK, GRAY, WHITE, WHITE], disc: RED },
  ending: { tones: [BLACK, BLACK, GRAY, WHITE, WHITE], disc: YELLOW },
};

const tonesIn = placedOnce<Composition>(({ unit }, singer, side) =>
  drawnTones(figureOf(singer, { width: side, height: side }, oval), 3.5 * unit),
);

/** The singer as a large stencil of three tones; the kid who sprayed it is still there. */
export function singerOf(composition: Composition, singer: Singer): Layer[] {
  const { art, unit, movement, tint, width, height } = composition;
  const side = Math.round(Math.min(art.width, art.height));
  const tones = tonesIn(composition, singer, { usual: Math.round(0.94 * Math.min(width, height)), side });
  const { tones: inks, disc } = COATS[movement];
  const portrait = posterized(tones, inks.map(tint));
  const board = boardOf(composition, wallOf(composition));
  const [left, top] = [(art.left + (art.width - side) / 2) / unit, (art.top + art.height - side) / unit];
  const large = side / unit;
  const companion = companionOf(composition, [left, top, large]);
  const painted = (can: Can, share: number) => {
    const [x, y, radius] = [left + large / 2, top + DOWN * large, DISC * large];
    can.stencil({ x: 0, y: 0, scale: 1 }, () => can.coat(disc, round(x, y, radius)), disc);
    for (const [aside, long] of [
      [-0.72, 70],
      [0.8, 96],
    ] as const)
      can.drip(disc, x + aside * radius, y + Math.sqrt(1 - aside ** 2) * radius - 6, long, 6);
    can.stencil({ x: left, y: top, scale: 1 }, () => whole(can, portrait, large));
    companion.draw(can, share);
  };
  const states = board.states(STATES, companion.box, painted);
  return [
    still(board.plate((can) => painted(can, 0))),
    each([states], ({ states: poses, at }) =>
      meter(poses, ({ beat }) => (movement === 'verse' ? (beat / 2) % 1 : 0.5 - 0.5 * Math.cos(beat * Math.PI))).at(
        at,
        'top-left',
      ),
    ),
  ];
}

function whole({ pen }: Can, portrait: Canvas, side: number): void {
  pen.drawImage(portrait, 0, 0, side, side);
}

function wallOf(composition: Composition): Wall {
  const { movement, width, unit } = composition;
  if (movement === 'verse') return plaster(composition);
  if (movement === 'chorus') return facade(composition);
  const wall = concrete(composition);
  if (movement === 'break') {
    lampLight(wall.above.getContext('2d'), composition, [(0.5 * width) / unit, 46], footOf(composition));
  }
  return wall;
}

interface Companion {
  /** The part of the wall in which it moves, in units. */
  box: readonly [number, number, number, number];
  /** @param share of its motion, 0 to 1 */
  draw(can: Can, share: number): void;
}

/** The kid beside a portrait: at work, on the bicycle, or on the crane. */
function companionOf(composition: Composition, [left, top, side]: readonly [number, number, number]): Companion {
  const { movement, shape, width, height, unit } = composition;
  const foot = footOf(composition);
  const [wide, tall] = [width / unit, height / unit];
  const isWide = shape === 'wide';
  if (movement === 'verse') {
    const scale = isWide ? 0.27 : 0.2;
    const x = isWide ? 0.82 * wide : wide - 20;
    return {
      box: [x - 880 * scale, foot - 1000 * scale, x - 60 * scale, foot],
      draw: (can, share) =>
        can.stencil({ x, y: foot - 8 - 1000 * scale, scale, mirrored: true }, () =>
          rider(can, (share * (STATES - 1)) / STATES),
        ),
    };
  }
  if (movement === 'chorus') {
    const scale = isWide ? 0.3 : 0.26;
    const x = Math.max(14, left - 150 * scale);
    const y = foot - 980 * scale;
    return {
      box: [x, y - 20, x + 290 * scale, foot],
      draw: (can, share) => can.stencil({ x, y, scale: scale * (1 - 0.012 * share) }, () => climber(can)),
    };
  }
  if (movement === 'ending') {
    const scale = isWide ? 0.3 : 0.26;
    const [x, y] = isWide ? [0.83 * wide, 0.4 * tall] : [0.62 * wide, top + 0.02 * side];
    return {
      box: [x - 560 * scale, y - 860 * scale, Math.min(wide, x + 560 * scale), y + 190 * scale],
      draw: (can, share) =>
        can.stencil({ x, y, scale, mirrored: true }, () =>
          crane(can, 0.04 + 0.4 * share, () => can.motif({ x: -70, y: -86, scale: 0.56 }, () => passenger(can))),
        ),
    };
  }
  const scale = isWide && movement === 'break' ? 0.34 : 0.26;
  const x = Math.max(780 * scale, left + (isWide ? 0.02 : 0.16) * side);
  return {
    box: [x - 790 * scale, foot - 1010 * scale, x - 160 * scale, foot],
    draw: (can, share) =>
      can.stencil({ x, y: foot - 996 * scale, scale, mirrored: true }, () => sprayingKid(can, 0.16 * share - 0.08)),
  };
}
