import { hex } from '../../drawing/color.ts';
import { scattered } from './arrangement.ts';
import { besideLine, CATENARY, LINE } from './railway-line.ts';
import type { Scenery, Thing } from './thing.ts';
import type { ThingKind } from './things.ts';
import { MASTS_BEHIND, PIECE_LONG } from './track.ts';

/** The number of pieces of the line, and where the first one is, in meters along it. */
const PIECES = { count: 14, from: -8 };

function onLine(kind: ThingKind, along: number, aside: number): Thing<ThingKind> {
  const [x, , z] = besideLine(along, aside);
  return { kind, x, z, turn: LINE.angle };
}

/** A railway line through meadows in front of a town. Nothing tall stands between it and the viewer. */
export const railway: Scenery<ThingKind> = {
  ground: { kind: 'grass', color: hex('#5f8a48'), accent: hex('#4c753a') },
  front: 13,
  sight: 60,
  things: [
    ...Array.from({ length: PIECES.count }, (_, piece) => onLine('track', PIECES.from + piece * PIECE_LONG, 0)),
    ...Array.from({ length: 5 }, (_, nth) => onLine('mast', 6 + nth * CATENARY.span, -MASTS_BEHIND)),
    ...scattered('tower', 9, { x: [-46, 52], z: [-78, -58] }, 'railway', 0.8),
    ...scattered('tree', 9, { x: [-34, 4], z: [-44, -22] }, 'railway', 1.15),
    { kind: 'house', x: -13, z: -19, turn: 0.5 },
    { kind: 'house', x: 2, z: -34, turn: 0.4, accent: hex('#6a5a88') },
    ...scattered('tuft', 16, { x: [-7, 9], z: [2.4, 6] }, 'railway', 1.5),
    { kind: 'cloud', x: -20, y: 24, z: -80, size: 1.5 },
  ],
};
