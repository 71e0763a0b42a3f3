import { smoothstep } from '../../../drawing/motion.ts';
import type { Shape } from '../../../drawing/solids/mesh.ts';
import { meanNormals } from '../../../drawing/solids/normals.ts';
import { type CharacterSheet, isHanging } from '../../../people/character-sheet.ts';

const [SIDES, RINGS] = [56, 26];
/** The ring below the edge of the hair, half of the way to the next one, and the edge where hair has none, millimeters. */
const [BELOW, EDGE, USUAL_EDGE] = [12, 0.06, 7];
const CROWN = 12.6;
/** Radius inside the head, where no hair is seen, and inside the torso. */
const [IN_HEAD, IN_TORSO] = [4.5, 2];
/** Heights between which the head has its full radius. */
const FULL = { from: 2.2, to: 7.8 };

/**
 * Builds straight or wavy hair as it is molded: one shell around the head that is open at the face, with a clean edge along
 * the hairline. Millimeters from the neck.
 * @param isPressed whether a hat lies on it, so that it does not stand up from the forehead
 */
export function hairShell(hair: CharacterSheet['hair'], isPressed = false): Shape {
  const { length, texture } = hair;
  const isLong = isHanging(hair);
  const low = length === 'long' ? -8.6 : length === 'medium' ? -2.4 : length === 'bob' ? -0.6 : 0.6;
  const positions = new Float32Array((SIDES + 1) * (RINGS + 1) * 3);
  const isInside: boolean[] = [];
  for (let side = 0; side <= SIDES; side += 1) {
    const turn = (side / SIDES - 0.5) * Math.PI * 2;
    const edge = edgeAt(hair, isLong, turn);
    for (let ring = 0; ring <= RINGS; ring += 1) {
      const y = heightOf(ring, low, edge ?? USUAL_EDGE);
      const isSeen = edge === undefined || ring > BELOW;
      const radius = isSeen ? radiusAt(hair, { isLong, isPressed, low }, turn, y) : y < 0.7 ? IN_TORSO : IN_HEAD;
      const wave = texture === 'wavy' && y < 5 ? 0.45 * Math.sin(y * 1.1 + turn) : 0;
      const x = Math.sin(turn) * (radius + wave);
      const z = Math.cos(turn) * (radius + wave) - 0.2;
      // Below the neck, hair hangs behind the back.
      const hung = radius > IN_TORSO && y < 0.6 ? Math.min(z, -4.4 - 0.12 * radius) : z;
      const vertex = ring * (SIDES + 1) + side;
      positions.set([x, y, hung], vertex * 3);
      isInside[vertex] = !isSeen && y > FULL.from && y < FULL.to;
    }
  }
  const corners: number[] = [];
  const outer: number[] = [];
  for (let ring = 0; ring < RINGS; ring += 1) {
    for (let side = 0; side < SIDES; side += 1) {
      const a = ring * (SIDES + 1) + side;
      const above = a + SIDES + 1;
      for (const triangle of [
        [a, a + 1, above + 1],
        [a, above + 1, above],
      ]) {
        corners.push(...triangle);
        // What is inside the head would only be drawn over.
        if (!triangle.every((corner) => isInside[corner])) outer.push(...triangle);
      }
    }
  }
  return {
    positions,
    normals: meanNormals(positions, Uint32Array.from(corners), SIDES + 1),
    uvs: aroundAndUp(),
    corners: Uint32Array.from(outer),
    groups: new Uint16Array(outer.length / 3),
  };
}

/** Returns the height of a ring. One is just below the edge of the hair and the next one just above it, so that it is clean. */
function heightOf(ring: number, low: number, edge: number): number {
  if (ring <= BELOW) return low + ((edge - EDGE - low) * ring) / BELOW;
  // Rings are closer together around the crown.
  const share = (ring - BELOW - 1) / (RINGS - BELOW - 1);
  return edge + EDGE + (CROWN - edge - EDGE) * (1 - (1 - share) ** 1.6);
}

/** Returns the texture's coordinates: around the head, and from the hem to the crown. */
function aroundAndUp(): Float32Array {
  const row = SIDES + 1;
  return Float32Array.from({ length: row * (RINGS + 1) * 2 }, (_, at) => {
    const vertex = at >> 1;
    return at % 2 ? Math.floor(vertex / row) / RINGS : (vertex % row) / SIDES;
  });
}

/** @param turn radians around the head from the face to the viewer's right */
function radiusAt(
  hair: CharacterSheet['hair'],
  { isLong, isPressed, low }: { isLong: boolean; isPressed: boolean; low: number },
  turn: number,
  y: number,
): number {
  const away = Math.abs(turn);
  const side = hair.parting === 'left' ? -1 : 1;
  const crown = y > 7.2 ? Math.sqrt(Math.max(0, 1 - ((y - 7.2) / (CROWN - 7.2)) ** 2)) : 1;
  // A short cut tapers to the neck.
  const end = smoothstep(low - 0.1, isShortCut(hair) ? OVER_EARS : low + 1.6, y);
  const flare = isLong && y < 6 ? 0.5 * smoothstep(6, 0, y) : 0;
  // The front is combed up and to one side; the parting is a furrow.
  const isEven = hair.length === 'cropped' || hair.recedes === true;
  const quiff = isPressed || isEven ? 0 : isLong ? 0.35 : hair.full ? 1.2 : 0.95;
  const front = quiff * Math.exp(-(((turn + side * 0.35) / 0.75) ** 2) - ((y - 9.3) / 1.5) ** 2);
  const furrow = y > 8.4 && away < 1.9 && !isEven ? 0.55 * Math.exp(-(((turn - side * 0.42) / 0.13) ** 2)) : 0;
  const thick = isPressed ? 5.6 : hair.length === 'cropped' ? 5.4 : hair.recedes ? 5.75 : hair.full ? 6.35 : 6.15;
  const taper = isShortCut(hair) ? 1 - AT_NECK / thick : 0.18;
  return ((thick + flare + front) * (1 - taper * (1 - end)) - furrow) * crown;
}

/**
 * Returns the height at which hair begins at a place around the head: the hairline over the face, and the edge over an ear.
 * Undefined where it begins at the hem.
 */
function edgeAt(hair: CharacterSheet['hair'], isLong: boolean, turn: number) {
  const { fringe, length, parting, recedes } = hair;
  const away = Math.abs(turn);
  const isShort = isShortCut(hair);
  if (away > (isLong ? SIDEBURN.long : isShort ? NAPE : BEHIND_EARS)) return undefined;
  if (away > SIDEBURN.short) return isShort ? OVER_EARS - FALLS * smoothstep(BEHIND_EARS, NAPE, away) : 4.4;
  const side = parting === 'left' ? -1 : 1;
  if (recedes) return 9.1 + 1.3 * Math.exp(-(((away - 0.62) / 0.26) ** 2));
  if (length === 'cropped') return 8.7;
  if (fringe) return 6.7 + 0.4 * Math.abs(Math.sin(turn * 3.2 + side * 0.5));
  return isShort ? 8.15 + 1.15 * Math.sin(turn * side * 1.4) : 7.85 + 0.7 * Math.sin(turn * side * 1.2);
}

/** Whether hair is cut above the ears. */
export function isShortCut({ length }: Pick<CharacterSheet['hair'], 'length'>): boolean {
  return length === 'cropped' || length === 'short' || length === 'swept';
}

/** How far around the head the hair before the ears begins, and the hair behind them, radians from the face. */
const SIDEBURN = { short: 1.18, long: 0.97 };
const BEHIND_EARS = 1.85;
/** Where the hair of a short cut reaches the nape, radians, its edge over the ears, and how far that falls behind them. */
const [NAPE, OVER_EARS, FALLS] = [2.5, 5.4, 3.6];
/** Radius of its lower end, which is just outside the head. */
const AT_NECK = 5.2;
