import { type Canvas, type Context2D, frames, plate, sprite } from '../../drawing/canvas.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { grain } from '../../drawing/texture.ts';
import { wash } from '../../drawing/wash.ts';
import { each, layers, meter, picture, still } from '../layers.ts';
import type { Composition, Look } from '../look.ts';
import { circle, figureOf } from '../picture/figure.ts';
import { toned } from '../picture/prints.ts';
import { fadeIn } from '../words/entrances.ts';
import { litUp } from '../words/ink.ts';
import { boatOf, pierOf } from './emotional-minimal-pier.ts';

const GLOWS = 16;
/** How much larger a boat is in a chorus, and how large the moon over it. Set by eye. */
const [NEAR_BOAT, NEAR_MOON] = [4.2, 1.7];

/** Dusk over still water, one light and its reflection, and somebody who looks at it from a pier. */
export const emotionalMinimal: Look = {
  fps: 24,
  transition: 'dissolve',
  // Words stay above the pier. In a chorus it is not in view.
  arrange: ({ shape, width, height, text, art, movement, singer }) => {
    if (movement === 'opening' && singer && shape === 'wide')
      return {
        text: { left: width * 0.07, top: height * 0.22, width: width * 0.44, height: height * 0.4 },
        art: { left: width * 0.5, top: height * 0.05, width: width * 0.46, height: height * 0.7 },
      };
    // A singer leaves room for the pier.
    if ((movement === 'break' || movement === 'ending') && singer && shape === 'wide')
      return { text, art: { left: width * 0.08, top: height * 0.05, width: width * 0.5, height: height * 0.8 } };
    if (movement === 'chorus' || movement === 'opening') return { text, art };
    if (shape === 'wide') return { text: { ...text, top: height * 0.1, height: height * 0.48 }, art };
    const room = height * (shape === 'square' ? 0.755 : 0.795) - text.top;
    return { text: { ...text, height: room > 0 ? Math.min(text.height, room) : text.height }, art };
  },

  lettering: ({ tint }) => ({
    font: 'Cormorant Garamond',
    weight: 700,
    italic: true,
    weightElsewhere: 600,
    size: 0.15,
    smallest: 0.06,
    leading: 1.1,
    space: 0.26,
    casing: 'as it is',
    align: 'center',
    rest: 0.35,
    margin: 0.25,
    turn: 'brighten',
    entrance: fadeIn('line', 0.7, 0.08),
    dim: 0.72,
    paint: litUp({
      waiting: 'rgb(255 246 238)',
      sung: '#fff8f0',
      glow: { color: tint('#ffcfa8'), radius: 0.22 },
    }),
    count(pen, radius) {
      pen.fillStyle = 'rgb(255 244 232 / 0.8)';
      disc(pen, 0, 0, radius * 0.3);
      pen.fill();
    },
  }),

  scene(composition) {
    const { width, height, unit, chance, movement, shape } = composition;
    const dusk = duskOf(composition);
    const [x, y] = moonOf(composition).at;
    const size = Math.min(width, height) * 0.6;
    const glows = composition.singer ? [] : glowsOf(composition, size);
    const face = faceOf(composition);
    const portrait = face && sprite(face.width, face.height, (pen) => pen.drawImage(face, 0, 0));
    const line = sprite(width * 0.3, 3 * unit, (pen) => {
      const gradient = pen.createLinearGradient(0, 0, width * 0.3, 0);
      gradient.addColorStop(0, '#fff0e000');
      gradient.addColorStop(0.5, '#fff0e0aa');
      gradient.addColorStop(1, '#fff0e000');
      pen.fillStyle = gradient;
      pen.fillRect(0, 0, width * 0.3, 2 * unit);
    });
    const star = sprite(5 * unit, 5 * unit, (pen) => {
      pen.fillStyle = '#fff6e6';
      disc(pen, 2.5 * unit, 2.5 * unit, 1.7 * unit);
      pen.fill();
    });
    const stars = Array.from({ length: 34 }, () => ({
      x: chance.next() * width,
      y: chance.next() ** 1.5 * horizonOf(composition) * 0.6,
      phase: chance.between(0, 6.3),
    }));
    // In a chorus the picture comes near to the boat, unless it comes near to a singer.
    const isNear = movement === 'chorus' && !composition.singer;
    const boat = boatOf(composition, isNear ? NEAR_BOAT : 1);
    const sea = seaOf(composition, boat.width);
    const ripples = Array.from({ length: 11 }, (_, index) => ({
      y: horizonOf(composition) + (index * index * 2.4 + 8) * unit,
      phase: chance.between(0, 6),
    }));
    const horizon = horizonOf(composition);
    const glow = meter(glows, ({ loudness, bass }) => 0.75 * loudness + 0.25 * bass);
    return layers([
      still(dusk),
      each(stars, ({ x, y, phase }) =>
        picture(star)
          .at([x, y], 'top-left')
          .opacity(({ travel, treble }) => Math.max(0, 0.25 + sway(travel, 1.3, 0.5, phase) + 0.5 * treble)),
      ),
      sea &&
        picture(boat)
          .at(
            ({ travel }) =>
              isNear
                ? [
                    x - boat.width / 2 + sway(travel, 0.35, 30 * unit),
                    horizon - boat.height * 0.9 + sway(travel, 1.4, 5 * unit),
                  ]
                : [
                    sea.left + (((travel * 7 + 190) * unit) % (sea.width + boat.width)) - boat.width,
                    horizon - boat.height * 0.9 + sway(travel, 1.4, 2.4 * unit),
                  ],
            'top-left',
          )
          .inside({ left: sea.left, right: sea.left + sea.width }),
      portrait
        ? picture(portrait).at(({ travel }) => [x, horizon + sway(travel, 0.4, 3 * unit)], 'bottom')
        : glow.at(({ travel }) => [x - size / 2, y + sway(travel, 0.5, 8 * unit) - size / 2], 'top-left'),
      each(ripples, (ripple) =>
        picture(line)
          .at(({ travel }) => [x + sway(travel, 0.6, 26 * unit, ripple.phase), ripple.y], 'top')
          .opacity(({ loudness }) => 0.12 + 0.5 * loudness),
      ),
      movement !== 'chorus' &&
        (shape === 'tall' || movement !== 'opening') &&
        picture(pierOf(composition)).at([width, height], 'bottom-right'),
    ]);
  },
};

/** Where the boat sails: beside a singer, if there is room. */
function seaOf({ width, art, singer }: Composition, boat: number): { left: number; width: number } | undefined {
  if (!singer) return { left: 0, width };
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

function duskOf(composition: Composition) {
  const { width, height, tint, chance, unit } = composition;
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
    const { at, radius } = moonOf(composition);
    const face = faceOf(composition);
    if (radius) {
      pen.save();
      pen.beginPath();
      pen.rect(0, 0, width, horizon);
      pen.clip();
      fullMoon(pen, composition, at, radius);
      pen.restore();
    }
    if (face) reflected(pen, composition, face);
    pen.fillStyle = 'rgb(255 236 220 / 0.35)';
    pen.fillRect(0, horizon, width, 1.5 * unit);
    grain(pen, width, height, 0.07, chance);
  });
}

function glowsOf({ unit, movement }: Composition, size: number) {
  const near = movement === 'chorus' ? NEAR_MOON : 1;
  return frames(GLOWS, size, size, (pen, share) => {
    const gradient = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size * (0.26 + 0.22 * share));
    gradient.addColorStop(0, 'rgb(255 246 228 / 0.75)');
    gradient.addColorStop(0.2, 'rgb(255 226 190 / 0.36)');
    gradient.addColorStop(0.55, 'rgb(255 200 160 / 0.1)');
    gradient.addColorStop(1, 'rgb(255 190 150 / 0)');
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = '#fff8ea';
    disc(pen, size / 2, size / 2, (26 + 8 * share) * near * unit);
    pen.fill();
  });
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

/** The moon: large behind the head of a singer, whose shoulders end at the water. It has no radius without a singer. */
function moonOf(composition: Composition): { at: Point; radius?: number } {
  const { art, singer } = composition;
  const x = art.left + art.width / 2;
  if (!singer) return { at: [x, art.top + art.height * 0.42] };
  const { top, side } = standingOf(composition);
  return { at: [x, top + side * 0.43], radius: side * 0.37 };
}

/** Where the singer stands, a square on the horizon. */
function standingOf(composition: Composition): { top: number; side: number } {
  const { art, height, width } = composition;
  const horizon = horizonOf(composition);
  const room = 2 * Math.min(art.left + art.width / 2, width - art.left - art.width / 2);
  const side = Math.min(horizon - Math.max(0.04 * height, art.top), art.width * 1.04, room);
  return { top: horizon - side, side };
}

/** The singer before the moon, in the colors of dusk. The shoulders fade into the haze over the water. */
function faceOf(composition: Composition): Canvas | undefined {
  const { singer, tint } = composition;
  if (!singer) return undefined;
  const { side } = standingOf(composition);
  const figure = figureOf({ ...singer, stands: true }, { width: side, height: side }, circle);
  const drawing = toned(figure, [tint('#2a2547'), tint('#6f4a6c'), tint('#d99a86'), '#ffe8d2']);
  const pen = drawing.getContext('2d');
  const haze = pen.createLinearGradient(0, side * 0.66, 0, side * 0.985);
  haze.addColorStop(0, '#000000ff');
  haze.addColorStop(0.6, '#000000b0');
  haze.addColorStop(1, '#00000000');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = haze;
  pen.fillRect(0, 0, side, side);
  return drawing;
}

/** A large full moon with a soft halo. */
function fullMoon(pen: Context2D, { tint }: Composition, [x, y]: Point, radius: number): void {
  const halo = pen.createRadialGradient(x, y, radius * 0.9, x, y, radius * 1.7);
  halo.addColorStop(0, 'rgb(255 232 204 / 0.5)');
  halo.addColorStop(0.4, 'rgb(255 214 176 / 0.16)');
  halo.addColorStop(1, 'rgb(255 200 160 / 0)');
  pen.fillStyle = halo;
  disc(pen, x, y, radius * 1.7);
  pen.fill();
  const light = pen.createLinearGradient(0, y - radius, 0, y + radius);
  light.addColorStop(0, '#fff4e2');
  light.addColorStop(1, tint('#f0b795'));
  pen.fillStyle = light;
  disc(pen, x, y, radius);
  pen.fill();
}
