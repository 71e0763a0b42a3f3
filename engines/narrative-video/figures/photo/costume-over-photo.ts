import type { Body } from '../kit/body-cut.ts';
import { drawOwnSkirt, drawTutu, ownSkirt } from '../kit/costume-bodices.ts';
import { expressionOf } from '../kit/expression.ts';
import { drawFolds, drawGarment, TOPS } from '../kit/garments.ts';
import { drawHat } from '../kit/hats.ts';
import { inHead } from '../kit/head-space.ts';
import { drawCoatTails, drawOverLegs } from '../kit/overgarments.ts';
import { type Trunk, trunkOf } from '../kit/trunk.ts';
import type { PhotoBust } from './photo-bust.ts';

/** How far hair stands off a photographed head under a hat, in the head's units. */
export const VOLUME = 0.18;

/** Draws what a costume adds to a painted body in its colors: collars, aprons, skirts and hats. */
export class CostumeOver {
  readonly #body: Body;
  readonly #trunk: Trunk;
  readonly #isSeen: boolean;

  /** @param skin color of painted skin */
  constructor(body: Body, skin: Body['skin']) {
    const { rig, cut, sheet, brush } = body;
    this.#body = { ...body, skin };
    this.#trunk = trunkOf(rig, cut.torso, TOPS[sheet.top.kind].below);
    this.#isSeen = rig.joints.hips.y - rig.height * 0.12 < brush.context.canvas.height;
  }

  /** Draws the lining of a coat behind the legs. */
  behindLegs(): void {
    if (this.#isSeen && this.#trunk.isFront) drawCoatTails(this.#body, this.#trunk, 'lining');
  }

  /** Draws skirts and the front of a coat over the legs. */
  overLegs(): void {
    const { brush, sheet, paint } = this.#body;
    if (!this.#isSeen) return;
    drawCoatTails(this.#body, this.#trunk, 'front');
    const skirt = ownSkirt(this.#body, this.#trunk);
    if (skirt) {
      brush.shape(skirt.path, paint(sheet.top.color), { relief: 0.8 });
      drawOwnSkirt(brush, skirt, sheet.top, this.#body);
    }
    if (sheet.top.kind === 'leotard') drawTutu(this.#body, this.#trunk);
  }

  /** Draws the garment's details on the trunk. */
  onTrunk(): void {
    const { brush, sheet, skin, paint } = this.#body;
    drawFolds(brush, this.#trunk, paint(sheet.top.color));
    drawGarment(brush, this.#trunk, sheet.top, skin, paint, sheet.top.kind === 'leotard');
  }

  /** Draws aprons over the lap. */
  overLap(): void {
    if (this.#isSeen) drawOverLegs(this.#body, this.#trunk);
  }
}

/** Draws a hat on a photographed head that faces the viewer. */
export function drawHatOnPhoto({ rig, brush, proportions, sheet, state, paint }: Body, bust: PhotoBust): void {
  if (rig.head.isAway) return;
  const facts = { sheet, expression: expressionOf(state.face, sheet.features), seconds: state.seconds };
  const { frame, half } = bust.headIn(rig, proportions);
  inHead(brush, frame, half, facts, (head) => drawHat(head, { of: paint }, VOLUME));
}
