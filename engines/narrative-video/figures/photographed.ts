import { smoothstep } from '../../drawing/motion.ts';
import type { CharacterSheet } from '../../people/character-sheet.ts';
import { landmarksOf } from '../../people/landmarks.ts';
import { freeUnusedCanvases, settleAll } from '../canvas-memory.ts';
import type { Light } from '../light/light.ts';
import type { Figure, FigureDesign, FigureState, Footing, Model } from './figure.ts';
import { drawHat } from './kit/hats.ts';
import { type PuppetDesign, puppetOf } from './kit/puppet.ts';
import { natural, naturalFigures } from './natural.ts';
import { sleevedAs } from './photo/bare-forearms.ts';
import { bodyPartsOf } from './photo/body-parts.ts';
import { builtLike, headOf, shouldersOf } from './photo/build.ts';
import { frameOf, modeled } from './photo/bust-picture.ts';
import { drawHatOnPhoto, VOLUME } from './photo/costume-over-photo.ts';
import { filmed } from './photo/film-light.ts';
import { drawWisps } from './photo/hair-wisps.ts';
import { headAlone } from './photo/head-alone.ts';
import { headLight, tintOf } from './photo/head-light.ts';
import { canvasOf, headPictureOf } from './photo/head-picture.ts';
import { FACE as FACE_OF_HEAD } from './photo/head-place.ts';
import { placeLight } from './photo/part-light.ts';
import { drawPhotoArm, drawPhotoBody } from './photo/photo-body.ts';
import { drawPhotoHand } from './photo/photo-hands.ts';
import { exposed, type PhotoSource, photoSourceOf } from './photo/photo-source.ts';
import { rimLight } from './photo/rim-light.ts';
import { stepToPartner } from './photo/side-by-side.ts';
import { skinInLight } from './photo/skin-in-light.ts';
import { toCamera } from './photo/to-camera.ts';
import { isProfile, undressed } from './photo/undressed.ts';
import { unseenPerson } from './photo/unseen-person.ts';
import { balancedFall } from './photo/white-balance.ts';

/**
 * People as photographed: head, chest and those limbs that the picture shows are cut out and move at their joints. The
 * rest is painted in the same colors and in the same light. People without a detected face are drawn entirely.
 */
export const photographedFigures: FigureDesign = {
  keepsClothes: true,
  hidesUnseen: true,
  async make(model, light) {
    const { person, picture, sheet } = model;
    if (model.isUnseen) return unseenPerson(sheet, light);
    if (!person || person.face.points.length === 0) return filmed(await naturalFigures.make(model, light), light);
    const white = balancedFall(light)([255, 255, 255]);
    const taken = await photoSourceOf(picture, person, sheet, white);
    const detail = landmarksOf(person.face).height / FACE_OF_HEAD;
    const { costume } = model;
    const source = costume && !isProfile(taken) ? undressed(taken, sheet) : headAlone(taken, sheet);
    const { hat, back } = costume ?? sheet;
    const clothed = { ...sleevedAs(sheet, source), ...(hat && { hat }), ...(back && { back }) };
    const figure = photographed(model, source, light, (source.hasNoBody && costume) || clothed);
    // Its parts were cut out of many pictures of the whole person.
    await freeUnusedCanvases('all');
    return { ...figure, detail };
  },
};

/** Length of a hand in heights of the head: it covers the face from the chin to above the brows. */
const FACE = 0.66;

/** @param sheet the person in the clothes that are painted */
function photographed(
  { sheet: own, costume }: Model,
  source: PhotoSource,
  light: Light,
  sheet: CharacterSheet,
): Figure {
  const usual = natural.proportions(sheet);
  const seen = shouldersOf(source);
  // A body that is painted as a whole faces the viewer.
  const shoulders = source.hasNoBody ? { ...seen, isFrontal: true } : seen;
  const head = headOf(source, shoulders);
  const legs = (usual.head - head) / 2;
  const proportions = builtLike(
    { ...usual, head, hand: Math.min(usual.hand, head * FACE), thigh: usual.thigh + legs, shin: usual.shin + legs },
    source,
    shoulders,
  );
  const lit = balancedFall(light);
  const modeling = headLight(light, lit([255, 255, 255]));
  const place = placeLight(light);
  const inModeling = modeled(source, shoulders, modeling);
  const whole = canvasOf({ ...source, data: inModeling });
  if (!own.hat) drawWisps(whole, source, frameOf(source), source.corrected(sheet.hair.color));
  place(whole, bodyShare(source));
  const inLight = whole.getContext('2d').getImageData(0, 0, source.width, source.height).data;
  const cut = { ...natural.body(sheet), neck: 0.29 * head };
  const skin = skinInLight(source, inModeling) ?? lit(source.skin);
  const parts = bodyPartsOf(
    {
      sheet,
      cut,
      proportions,
      shoulders,
      source,
      lit: inLight,
      head: headPictureOf(source, own, inLight),
      paint: (color) => exposed(lit(color)),
      skin,
      tint: tintOf(headLight(light, [255, 255, 255])),
      place,
      side: light.sun && light.sun.x < 0.5 ? -1 : 1,
      isCostume: sheet === costume,
    },
    natural.ink,
  );
  settleAll(parts);
  // Its own hat is part of the photograph.
  const isHatted = sheet.hat !== undefined && sheet.hat !== own.hat;
  const design: PuppetDesign = {
    ...natural,
    proportions: () => proportions,
    body: () => cut,
    // Thumbs on held things are painted in the color of the face.
    skin: () => source.skin,
    mouth: { down: 0.6 },
    headHalf: () => 0.76,
    drawBody: (body, around) =>
      drawPhotoBody(parts, body, {
        ...around,
        front() {
          around.front();
          if (isHatted) drawHatOnPhoto(body, parts.bust);
        },
      }),
    drawArm: (body, side) => drawPhotoArm(parts, body, side),
    drawHand: (body, side) => drawPhotoHand(parts, body, side),
    head: {
      behind: (space, paint) => {
        if (!space.isAway) return;
        const { hat, hair } = own;
        const behind = { hair: paint.hair, skin, hat: hat && paint.of(hat.color), cut: hair };
        parts.bust.drawAway(space, behind);
        if (isHatted) drawHat(space, paint, VOLUME);
      },
      // The face belongs to the bust.
      front() {},
    },
  };
  const figure = puppetOf(design, sheet, light);
  const lightEdges = rimLight(light);
  /** The side on which a partner in an embrace is, and how far the photograph keeps the partner away. */
  const partnerOf = ({ around }: FigureState) => {
    const side = around?.left === 'behind' ? 'right' : around?.right === 'behind' ? 'left' : undefined;
    return { side, beyond: side ? parts.bust.beyond(side, proportions) : 0 };
  };
  const posed = (state: FigureState) => toCamera(state, proportions, parts.bust.isTurned, partnerOf(state).beyond);
  /** Moves somebody in an embrace aside, by as much as the photograph would cover the partner, or less for a short arm. */
  const apart = (at: Footing, state: FigureState): Footing => {
    const { side, beyond } = partnerOf(state);
    if (!side) return at;
    const nearer = stepToPartner(state, proportions, beyond);
    return { ...at, x: at.x + (side === 'right' ? nearer - beyond : beyond) * at.height };
  };
  return {
    ...figure,
    draw: (context, at, state) => figure.draw(context, apart(at, state), posed(state)),
    lightEdges: (context, at, state, small) => lightEdges(context, apart(at, state), posed(state), small),
    drawArms: (context, at, state, layer) => figure.drawArms?.(context, apart(at, state), posed(state), layer),
  };
}

/** Heights below which a photograph shows the body, and not the face, in the space of the head. */
const [THROAT, CHEST] = [0.95, 1.9];

/** Returns the share of the body's light at each pixel of a photograph: the face keeps its own. */
function bodyShare(source: PhotoSource): (x: number, y: number) => number {
  const { a, b, top } = frameOf(source);
  return (x, y) => smoothstep(THROAT, CHEST, b * x + a * y + top);
}
