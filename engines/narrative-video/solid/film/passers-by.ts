import { createCanvas } from '@napi-rs/canvas';
import { mix, type Rgb } from '../../../drawing/color.ts';
import { shifted } from '../../../drawing/solids/matrix.ts';
import type { Texture } from '../../../drawing/solids/mesh.ts';
import { freeCanvas } from '../../canvas-memory.ts';
import { puppetOf } from '../../figures/kit/puppet.ts';
import { natural } from '../../figures/natural.ts';
import { lightOf } from '../../light/light.ts';
import type { Bystander } from '../../scenery/bystanders.ts';
import { bystanding } from '../../set/passers-by.ts';
import { STATURE } from '../framing.ts';
import type { SlicedPlace } from '../slices.ts';
import { cutOut } from './cut-out.ts';
import { photographic } from './film-builder.ts';

/** Pixels of a standing person's height, and of the picture's width and height. Nobody is seen as large as that. */
const TALL = 320;
const [WIDTH, HEIGHT] = [288, 384];
/** Pixels below the feet. */
const BELOW = 24;
/** Light without a color of its own: the place lights the people. */
const EVEN = { ...lightOf('day', 'clear', 'calm'), key: [255, 255, 255] as Rgb, hazeShare: 0, sun: null };
/** Color that shows at the outline, where a picture is half transparent, and how much of the clothes' color is in it. */
const [EDGE, OWN] = [[70, 62, 58] as Rgb, 0.5];

/**
 * Stands passers-by in a place: pictures of natural bodies, cut out along their outlines. The place lights them, blurs
 * them, hides them behind things, and they cast shadows, as the photographed people do.
 */
export function addPassersBy(place: SlicedPlace, people: readonly Bystander[]): void {
  for (const one of people) {
    const texture = pictureOf(one);
    const shape = cutOut(texture, (STATURE / TALL) * (one.sheet.age === 'child' ? 0.7 : 1), BELOW);
    const color = mix(EDGE, photographic(one.sheet.top.color), OWN);
    place.at(one.z).add(shape, { color, texture, isThin: true }, shifted(one.x, 0, one.z));
  }
}

function pictureOf({ sheet, turn, dances }: Bystander): Texture {
  const { top, bottom } = sheet;
  const worn = {
    ...sheet,
    top: { ...top, color: photographic(top.color) },
    bottom: { ...bottom, color: photographic(bottom.color) },
  };
  const figure = puppetOf(natural, worn, EVEN);
  const state = bystanding(figure, awayFrom(turn), dances);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  figure.draw(context, { x: WIDTH / 2, y: HEIGHT - BELOW, height: TALL }, state);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  freeCanvas(canvas);
  return { width: WIDTH, height: HEIGHT, data };
}

/** Returns the turn of whoever shows their back instead of their face: a drawn face beside photographed ones is a doll's. */
function awayFrom(turn: number): number {
  return Math.abs(turn) > Math.PI / 2 ? turn : Math.sign(turn) * (Math.PI - Math.abs(turn));
}
