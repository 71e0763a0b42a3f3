import { chanceOf } from '../../../drawing/chance.ts';
import { hex, type Rgb } from '../../../drawing/color.ts';
import { settleAll } from '../../canvas-memory.ts';
import type { Body } from '../kit/body-cut.ts';
import { between } from '../kit/rig.ts';
import type { Crease } from './creases.ts';
import { layPart, type PartPicture, painted } from './part-picture.ts';
import type { Pattern } from './pattern.ts';
import { plainWeave } from './weave.ts';

/** What somebody lies under and on, as pictures that hang down from their upper joints like parts of a body. */
export interface Bedding {
  /** From the chest to the feet. */
  blanket: PartPicture;
  /** Across, behind the head. */
  pillow: PartPicture;
}

/** Colors of blankets, of which each person has one. */
const DYED: readonly Rgb[] = [hex('#4f6f96'), hex('#8a5a58'), hex('#5f7d6a'), hex('#7a6a8c'), hex('#a88a62')];
const LINEN: Rgb = [226, 224, 216];
/** Length and half of the width of a blanket over a body, and of the sheet that is turned down over it. */
const BLANKET = { long: 0.66, half: 0.165, turned: 0.05 };
/** Length of a pillow, and half of its width. */
const PILLOW = { long: 0.17, half: 0.1 };
/** How far below the neck a blanket begins, and how far it hangs down before what somebody lies on. */
const [CHEST, HANGS] = [0.085, 0.05];

/** Paints bedding in the light of the place. */
export function beddingOf({ sheet, paint, side, tint, place }: Pattern): Bedding {
  const cloth = paint(chanceOf(`${sheet.seed}/blanket`).pick(DYED));
  const linen = paint(LINEN);
  const weave = plainWeave(sheet.seed);
  const { long, half, turned } = BLANKET;
  const lit = { folds: () => 0.8, weave, side, tint };
  const blanket = painted({
    ...lit,
    long,
    ends: [0.012, 0.03],
    half: (down) => half * (1 - 0.22 * Math.max(0, down / long)) * rounded(down, [-0.012, long + 0.03], 0.03),
    color: (down) => (down < turned ? linen : cloth),
    creases: foldsOf(sheet.seed, BLANKET),
    seed: 31,
  });
  const pillow = painted({
    ...lit,
    folds: () => 0.4,
    long: PILLOW.long,
    ends: [0.06, 0.06],
    half: (down) => PILLOW.half * rounded(down, [-0.06, PILLOW.long + 0.06], 0.07),
    color: () => linen,
    seed: 32,
  });
  const bedding = { blanket, pillow };
  place(blanket.canvas);
  place(pillow.canvas);
  settleAll(bedding);
  return bedding;
}

/** Returns the share of the width at a distance, which is round near both ends. */
function rounded(down: number, [from, to]: readonly [number, number], radius: number): number {
  const inside = Math.min(1, Math.max(0, Math.min(down - from, to - down) / radius));
  return 0.72 + 0.28 * Math.sqrt(1 - (1 - inside) ** 2);
}

/** Long folds of a blanket over legs, and short ones at the chest. */
function foldsOf(seed: string, { long, half }: typeof BLANKET): Crease[] {
  const chance = chanceOf(`${seed}/folds`);
  return Array.from({ length: 15 }, () => {
    const [across, down] = [chance.between(-0.95, 0.95) * half, chance.between(0.06, 0.8) * long];
    return {
      from: [across, down],
      to: [across + chance.between(-0.5, 0.5) * half, down + chance.between(0.06, 0.2)],
      sag: chance.between(0.002, 0.012),
      width: chance.between(0.008, 0.014),
      high: chance.between(0.004, 0.008),
    };
  });
}

/** Lays a pillow under the head of somebody who lies. */
export function drawPillow({ brush, rig }: Pick<Body, 'brush' | 'rig'>, { pillow }: Bedding): void {
  const { head, crown } = rig.joints;
  const middle = between(head, crown, 0.55);
  // It lies across, and its lower side on the bed.
  const half = (PILLOW.long / 2) * rig.height;
  const { x, y, z } = middle;
  const [dx, dy] = lyingAlong(rig);
  layPart(
    brush.context,
    pillow,
    { x: x + dy * half, y: y - dx * half + 0.02 * rig.height, z },
    { x: x - dy * half, y: y + dx * half + 0.02 * rig.height, z },
    rig.height,
  );
}

/** Lays a blanket over the body of somebody who lies, from the chest down. */
export function drawBlanket({ brush, rig }: Pick<Body, 'brush' | 'rig'>, { blanket }: Bedding): void {
  const { neck } = rig.joints;
  const [dx, dy] = lyingAlong(rig);
  const at = (down: number) => ({
    x: neck.x + dx * down * rig.height,
    y: neck.y + dy * down * rig.height + HANGS * rig.height,
    z: neck.z,
  });
  layPart(brush.context, blanket, at(CHEST), at(CHEST + BLANKET.long), rig.height);
}

/** Returns the direction from the neck to the hips of a body. */
function lyingAlong({ joints: { neck, hips } }: Body['rig']): readonly [x: number, y: number] {
  const [dx, dy] = [hips.x - neck.x, hips.y - neck.y];
  const long = Math.hypot(dx, dy) || 1;
  return [dx / long, dy / long];
}
