import { type Canvas, type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { css, hex } from '../../../drawing/color.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { grain } from '../../../drawing/texture.ts';
import { wash } from '../../../drawing/wash.ts';
import { cycle, each, layers, picture, still } from '../../layers.ts';
import { inLightOf } from '../../light.ts';
import type { Composition, Look, Scene } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { viewOf } from '../../picture/flat-shapes.ts';
import { inDisc, medalOf } from '../../picture/medallion.ts';
import { posterized } from '../../picture/prints.ts';
import { areasOf } from '../../words/layout.ts';
import { boatOf } from './boat.ts';
import { pierOf } from './pier.ts';
import { type AtHour, cloudsOf, haloOf, shoreOf } from './sky.ts';
import { smear } from './water.ts';

/** The areas of words and of the moon with a singer. Words stay above the two on the pier, which is not in view in a chorus. */
export const besideSinger: NonNullable<Look['arrange']> = (composition) => {
  const { shape, height, text, art, movement } = composition;
  const area = areasOf(composition);
  if (movement === 'opening' && shape === 'wide')
    return { text: area(0.07, 0.22, 0.44, 0.4), art: area(0.5, 0.05, 0.46, 0.7) };
  if ((movement === 'break' || movement === 'ending') && shape === 'wide')
    return { text, art: area(0.08, 0.05, 0.5, 0.8) };
  if (movement === 'chorus' || movement === 'opening') return { text, art };
  if (shape === 'wide') return { text: { ...text, top: height * 0.1, height: height * 0.42 }, art };
  const room = height * (shape === 'square' ? 0.755 : 0.795) - text.top;
  return { text: { ...text, height: room > 0 ? Math.min(text.height, room) : text.height }, art };
};

/** Still water, a moon in which the singer is, and somebody who looks at it from a pier. */
export function singerInMoon(plain: Composition): Scene {
  const { movement } = plain;
  const tint = (color: string) => inLightOf(movement, plain.tint(color));
  const composition: AtHour = { ...plain, tint, shine: plain.tint };
  const { width, height, unit, chance, shine } = composition;
  const [x, y] = moonOf(composition).at;
  const face = faceOf(composition);
  const dusk = duskOf(composition, face);
  const portrait = face && sprite(face.width, face.height, (pen) => pen.drawImage(face, 0, 0));
  const star = sprite(5 * unit, 5 * unit, (pen) => {
    pen.fillStyle = shine('#fff6e6');
    disc(pen, 2.5 * unit, 2.5 * unit, 1.7 * unit);
    pen.fill();
  });
  const horizon = horizonOf(composition);
  const stars = Array.from({ length: 34 }, () => ({
    x: chance.next() * width,
    y: chance.next() ** 1.5 * horizon * 0.6,
    phase: chance.between(0, 6.3),
  }));
  const { drawing: boat, waterline } = boatOf(composition);
  const sea = seaOf(composition, boat.width);
  const water = horizon - waterline + 2 * unit;
  const glints = glitterOf(composition, horizon, x);
  return layers([
    still(dusk),
    each(stars, ({ x, y, phase }) =>
      picture(star)
        .at([x, y], 'top-left')
        .opacity(({ travel, treble }) => Math.max(0, 0.25 + sway(travel, 1.3, 0.5, phase) + 0.5 * treble)),
    ),
    portrait && picture(portrait).at([x, y], 'center'),
    cycle(glints, ({ travel }) => travel * 3)
      .at([x, horizon], 'top')
      .opacity(({ loudness }) => 0.45 + 0.5 * loudness),
    sea &&
      picture(boat)
        .at(
          ({ travel }) => [
            sea.left + (((travel * 7 + 190) * unit) % (sea.width + boat.width)) - boat.width,
            water + sway(travel, 1.4, 2.4 * unit),
          ],
          'top-left',
        )
        .inside({ left: sea.left, right: sea.left + sea.width }),
    (movement === 'verse' || movement === 'ending' || movement === 'break') &&
      picture(pierOf(composition, shine)).at([width, height], 'bottom-right'),
  ]);
}

/** Where the boat sails: beside the singer, if there is room. */
function seaOf({ width, art }: Composition, boat: number): { left: number; width: number } | undefined {
  const [left, right] = [Math.max(0, art.left), Math.min(width, art.left + art.width)];
  const sea = left > width - right ? { left: 0, width: left } : { left: right, width: width - right };
  return sea.width > 3 * boat ? sea : undefined;
}

function horizonOf({ art, text, shape, height, movement }: Composition): number {
  if (movement === 'chorus') return height * 0.93;
  if (movement === 'break') return height * 0.83;
  if (movement === 'opening') return art.top + art.height;
  return shape === 'wide' ? height * 0.74 : Math.min(text.top - 0.03 * height, art.top + art.height);
}

function moonOf(composition: Composition): { at: Point; radius: number } {
  const { art } = composition;
  const { top, side } = standingOf(composition);
  return { at: [art.left + art.width / 2, top + side * 0.49], radius: side * 0.46 };
}

function duskOf(composition: AtHour, face: Canvas | undefined) {
  const { width, height, tint, shine, chance, unit, movement } = composition;
  const horizon = horizonOf(composition);
  return plate(width, height, (pen) => {
    wash(pen, { width, top: 0, bottom: horizon }, [
      [0, tint('#232a4d')],
      [0.55, tint('#5a4a73')],
      [0.86, tint('#b77a82')],
      [1, tint('#e3a58c')],
    ]);
    wash(pen, { width, top: horizon, bottom: height }, [
      [0, tint('#8a6378')],
      [0.25, tint('#43395f')],
      [1, tint('#181b38')],
    ]);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, width, horizon);
    pen.clip();
    if (movement === 'ending') {
      wash(pen, { width, top: horizon * 0.45, bottom: horizon }, [
        [0, css(hex(shine('#f09678')), 0)],
        [1, css(hex(shine('#ffb28c')), 0.6)],
      ]);
    }
    haloOf(pen, composition, moonOf(composition));
    cloudsOf(pen, composition, horizon);
    if (movement !== 'chorus' && movement !== 'break') shoreOf(pen, composition, horizon);
    pen.restore();
    if (face) reflected(pen, composition, face);
    pen.fillStyle = css(hex(shine('#ffecdc')), 0.35);
    pen.fillRect(0, horizon, width, 1.5 * unit);
    grain(pen, width, height, 0.07, chance);
  });
}

/** The moon's light on the water, which ripples break. It ends before words. @param x pixels, where the moon is */
function glitterOf(composition: Composition, horizon: number, x: number) {
  const { unit, height, text, chance } = composition;
  const view = viewOf(composition, 0);
  const half = 120 * unit;
  const isAcross = x + half > text.left && x - half < text.left + text.width;
  const end = isAcross && text.top > horizon ? Math.min(height, text.top - 8 * unit) : height;
  const [across, down] = [(2 * half) / view.scale, Math.max(8, end - horizon) / view.scale];
  return view.cuts(6, [0, 0, across, down], (brush, share) =>
    smear(
      brush,
      '#ffe9cf',
      { x: across / 2, top: 2, bottom: down, width: across / 7 },
      0.9,
      chance.fork('glitter'),
      share,
    ),
  );
}

/** The singer upside down in the water, in strips that shrink and fade as ripples do. */
function reflected(pen: Context2D, composition: Composition, portrait: Canvas): void {
  const { art, height, unit } = composition;
  const horizon = horizonOf(composition);
  const [left, low] = [
    art.left + art.width / 2 - portrait.width / 2,
    Math.min(height - horizon, portrait.height * 0.6),
  ];
  const strip = 5 * unit;
  for (let y = 0; y < low; y += strip) {
    pen.globalAlpha = 0.3 * (1 - y / low);
    const shift = Math.sin(y * 0.9) * (2 + (y / low) * 9) * unit;
    const from = portrait.height - (y + strip) * 1.5;
    if (from < 0) break;
    pen.drawImage(
      portrait,
      0,
      from,
      portrait.width,
      strip * 1.5,
      left + shift,
      horizon + y,
      portrait.width,
      strip * 0.72,
    );
  }
  pen.globalAlpha = 1;
}

/** Where the singer's moon is, a square on the horizon. */
function standingOf(composition: Composition): { top: number; side: number } {
  const { art, height, width } = composition;
  const horizon = horizonOf(composition);
  const room = 2 * Math.min(art.left + art.width / 2, width - art.left - art.width / 2);
  const side = Math.min(horizon - Math.max(0.04 * height, art.top), art.width * 1.04, room);
  return { top: horizon - side, side };
}

/** The singer as a print on the moon. */
function faceOf(composition: AtHour): Canvas | undefined {
  const { singer, tint, shine, unit } = composition;
  if (!singer) return undefined;
  const side = 2 * moonOf(composition).radius;
  const inks = [tint('#2a2547'), tint('#6f4a6c'), tint('#d99a86'), shine('#ffe8d2')];
  return inDisc(posterized(drawnTones(medalOf(singer, side), 1.6 * unit), inks), (pen) => {
    wash(pen, { width: side, top: 0, bottom: side }, [
      [0, shine('#fff4e2')],
      [1, tint('#f0b795')],
    ]);
  });
}
