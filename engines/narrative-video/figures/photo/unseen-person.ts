import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Light } from '../../light/light.ts';
import type { Figure, FigureState, Footing } from '../figure.ts';
import { volumeOf } from '../kit/hair.ts';
import { drawHat } from '../kit/hats.ts';
import type { Head } from '../kit/head-space.ts';
import { type HeadPaint, type PuppetDesign, puppetOf } from '../kit/puppet.ts';
import { natural } from '../natural.ts';
import { combHair } from './back-hair.ts';
import { backOf } from './back-of-head.ts';
import { areaOf, filmed } from './film-light.ts';
import { drawEar, drawNape } from './head-from-behind.ts';
import { EXTENT } from './head-picture.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Half of the width of a head with its hair, and the height of its crown, in the space of the head. */
const HEAD = { broad: 0.8, crown: -1.14 };
/** Pixels of the picture of a head for each unit of its space. */
const SCALE = 120;
/** Least turn of a head from the viewer at which no face is seen, in radians. */
const TURNED = 2.15;
/** Pixels of the picture for each pixel of these people, who are a little out of focus. */
const SOFT = 2;
/** Pixels outside of the picture that a figure may reach. */
const MARGIN = 8;

/**
 * Makes somebody of whom there is no photograph, beside people who are photographed: seen from behind and a little out of
 * focus, with combed hair and no face.
 */
export function unseenPerson(sheet: CharacterSheet, light: Light): Figure {
  let back: Canvas | undefined;
  const design: PuppetDesign = {
    ...natural,
    head: {
      behind() {},
      front(head, paint) {
        back ??= backPicture(sheet, paint);
        drawBack(head, back);
        drawHat(head, paint, volumeOf(sheet, HAIR));
      },
    },
  };
  const figure = filmed(puppetOf(design, closed(sheet), light), light);
  const { draw, drawArms } = figure;
  return {
    ...figure,
    draw: (context, at, state) => softly(context, at, state, (pen, small) => draw(pen, small, away(state))),
    ...(drawArms && {
      drawArms: (context, at, state, layer) =>
        softly(context, at, state, (pen, small) => drawArms(pen, small, away(state), layer)),
    }),
  };
}

/** Returns the sheet with a top that is closed at the neck, as all are from behind. */
function closed(sheet: CharacterSheet): CharacterSheet {
  const { kind, color } = sheet.top;
  return kind === 'shirt' || kind === 'jacket' || kind === 'hoodie'
    ? { ...sheet, top: { kind: 'sweater', color } }
    : sheet;
}

/** How far a hat is from the head. */
const HAIR = { volume: 0.1, tip: 'round', locks: 4, hang: 0.4, wind: 0.05 } as const;

/** Returns the state with the face turned away: heads turn to whoever is beside them, and also to the viewer. */
function away(state: FigureState): FigureState {
  const { headYaw, chestYaw } = state.skeleton;
  const side = Math.sign(Math.sin(headYaw)) || Math.sign(chestYaw) || 1;
  const turn = Math.max(TURNED, Math.min(Math.PI, Math.abs(headYaw)));
  return { ...state, skeleton: { ...state.skeleton, headYaw: side * turn } };
}

function backPicture(sheet: CharacterSheet, { hair, skin }: HeadPaint): Canvas {
  const { canvas, pen } = newCanvas(
    Math.ceil((EXTENT.right - EXTENT.left) * SCALE),
    Math.ceil((EXTENT.bottom - EXTENT.top) * SCALE),
  );
  pen.scale(SCALE, SCALE);
  pen.translate(-EXTENT.left, -EXTENT.top);
  const back = backOf(HEAD, sheet.hair, sheet.hat !== undefined);
  drawNape(pen, skin);
  if (!back.isHanging) for (const side of [-1, 1] as const) drawEar(pen, back, skin, side);
  combHair(pen, sheet.hair.length === 'bald' ? skin : hair, back);
  return canvas;
}

function drawBack({ brush: { context } }: Head, back: Canvas): void {
  const { left, top, right, bottom } = EXTENT;
  context.drawImage(back, left, top, right - left, bottom - top);
}

const LAYER = sharedSheet();

/** Draws something in fewer pixels, which are enlarged. */
function softly(
  context: Context2D,
  at: Footing,
  state: FigureState,
  draw: (pen: Context2D, at: Footing) => void,
): void {
  const { canvas } = context;
  const area = areaOf(state);
  const left = Math.max(-MARGIN, Math.floor(at.x + at.height * area.left));
  const top = Math.max(-MARGIN, Math.floor(at.y - at.height * area.top));
  const wide = Math.min(canvas.width + MARGIN, Math.ceil(at.x + at.height * area.right)) - left;
  const tall = Math.min(canvas.height + MARGIN, Math.ceil(at.y - at.height * area.bottom)) - top;
  if (wide <= 0 || tall <= 0) return;
  const [across, down] = [Math.ceil(wide / SOFT), Math.ceil(tall / SOFT)];
  const pen = LAYER(across, down);
  draw(pen, { x: (at.x - left) / SOFT, y: (at.y - top) / SOFT, height: at.height / SOFT });
  context.drawImage(pen.canvas, 0, 0, across, down, left, top, across * SOFT, down * SOFT);
}
