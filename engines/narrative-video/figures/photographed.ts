import type { Light } from '../light.ts';
import type { Figure, FigureDesign, Model } from './figure.ts';
import { type PuppetDesign, puppetOf } from './kit/puppet.ts';
import type { Torso } from './kit/trunk.ts';
import { natural, naturalFigures } from './natural.ts';
import { type HeadPicture, headPictureOf } from './photo/head-picture.ts';
import { PhotoHead } from './photo/photo-head.ts';
import { drawTorso, type TorsoPicture, torsoPictureOf } from './photo/torso-picture.ts';

/**
 * People with their photographed heads, whose mouths, lids and brows move. The body is drawn in the colors of their
 * clothes and shaded to match, because photographs seldom show enough of it. People without a detected face are drawn
 * entirely.
 */
export const photographedFigures: FigureDesign = {
  async make(model, light) {
    const { person, picture } = model;
    const head = person && (await headPictureOf(model, person));
    if (!head) return naturalFigures.make(model, light);
    return photographed(model, head, await torsoPictureOf(picture, person), light);
  },
};

/** How much larger than in life heads are, in shares of the height, because viewers look at faces. */
const HEAD = 0.014;

function photographed({ sheet }: Model, picture: HeadPicture, torso: TorsoPicture | undefined, light: Light): Figure {
  const own = new PhotoHead(picture);
  const design: PuppetDesign = {
    ...natural,
    proportions: (of) => {
      const usual = natural.proportions(of);
      return {
        ...usual,
        head: usual.head + HEAD,
        neck: 0.034,
        thigh: usual.thigh - HEAD / 2,
        shin: usual.shin - HEAD / 2,
      };
    },
    body: (of) => {
      const usual = natural.body(of);
      return { ...usual, neck: 0.031, ...(torso && { torso: clothed(usual.torso) }) };
    },
    skin: () => picture.skin,
    headHalf: () => 0.76,
    ...(torso ? { cloth: (brush, trunk, white) => drawTorso(torso, brush, trunk, white) } : {}),
    head: {
      behind: (head, paint) => {
        if (head.isAway) own.drawAway(head, paint.hair);
      },
      front: (head, paint) => {
        if (!head.isAway) own.draw(head, paint.lit([255, 255, 255]));
      },
    },
  };
  return puppetOf(design, sheet, light);
}

/** Widens the body for photographed clothes, which have folds and fit more loosely than painted ones. */
function clothed({ waist, chest, shoulders, ...rest }: Torso): Torso {
  return { ...rest, waist: waist * 1.2, chest: chest * 1.12, shoulders: shoulders * 1.06 };
}
