import type { Canvas, Context2D } from '../../../drawing/canvas.ts';
import { css, lighten, mix } from '../../../drawing/color.ts';
import type { Light } from '../../light/light.ts';
import type { Figure, FigureState, Footing } from '../figure.ts';
import { sharedSheet } from './shared-sheet.ts';

/** Area around a figure that has things with it, in shares of its height. */
const ROOM = { aside: 0.62, above: 1.3, below: 0.12 };
/** Distance from a figure's joints to the ends of its hair, hands and clothes, in shares of its height. */
const AROUND = { aside: 0.16, above: 0.14, below: 0.12 };
/** Width of the bright edge that a low sun gives, in shares of the figure's height, and its opacity. */
const RIM = { width: 0.005, opacity: 0.32 };
/** Opacity of the shadow on the side away from the light by day, by low sun and in the dark, and near the ground. */
const SHADE = { day: 0.14, low: 0.36, dark: 0.34, ground: 0.24 };
/** Half of a body's width: the shadow is deepest there. */
const REACH = 0.14;
/** Opacity of the night on colors that are seen by streetlamps and the moon. */
const NIGHT = 0.12;
/** Opacity of the air by day, which takes the depth from dark colors. */
const AIR = 0.1;

/**
 * Lights a drawn figure as its place is lit: darker away from the light and toward the ground, with a bright edge in a low
 * sun. Parts of photographs are lit once, when they are cut.
 */
export function filmed(figure: Figure, place: Light): Figure {
  const { drawArms } = figure;
  return {
    ...figure,
    draw: lit(figure.draw, place),
    ...(drawArms && {
      drawArms: (context, at, state, layer) =>
        lit((pen, foot, pose) => drawArms(pen, foot, pose, layer), place)(context, at, state),
    }),
  };
}

/** Lights what is drawn. */
function lit(draw: Figure['draw'], place: Light): Figure['draw'] {
  return (context, at, state) => {
    const { canvas } = context;
    const { x, y, height } = at;
    const area = areaOf(state);
    const left = Math.max(-MARGIN, Math.floor(x + height * area.left));
    const top = Math.max(-MARGIN, Math.floor(y - height * area.top));
    const wide = Math.min(canvas.width + MARGIN, Math.ceil(x + height * area.right)) - left;
    const tall = Math.min(canvas.height + MARGIN, Math.ceil(y - height * area.bottom)) - top;
    if (wide <= 0 || tall <= 0) return;
    const pen = LAYER(wide, tall);
    pen.save();
    pen.translate(-left, -top);
    draw(pen, at, state);
    pen.restore();
    pen.globalCompositeOperation = 'source-atop';
    const light = lightOn(pen.canvas, { wide, tall }, { x: x - left, y: y - top, height }, place);
    pen.drawImage(light, 0, 0, wide / COARSE, tall / COARSE, 0, 0, wide, tall);
    context.drawImage(pen.canvas, 0, 0, wide, tall, left, top, wide, tall);
  };
}

/**
 * Returns the area that a figure covers, in shares of its height from its feet to the right and up. Everything that is
 * lit and copied costs time, also where it is empty.
 */
export function areaOf({
  skeleton,
  things,
  held,
}: Pick<FigureState, 'skeleton' | 'things' | 'held'>): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  if (things || held) return { left: -ROOM.aside, right: ROOM.aside, top: ROOM.above, bottom: -ROOM.below };
  const joints = Object.values(skeleton.joints);
  const [across, up] = [joints.map(([x]) => x), joints.map(([, y]) => y)];
  return {
    left: Math.min(...across) - AROUND.aside,
    right: Math.max(...across) + AROUND.aside,
    top: Math.max(...up) + AROUND.above,
    bottom: Math.min(...up) - AROUND.below,
  };
}

const [LAYER, EDGE] = [sharedSheet(), sharedSheet()];

/** Pixels of the figure for each pixel of its light and shadow, along each side: they are soft, and this takes less time. */
const COARSE = 2;

/** Pixels outside of the picture that a figure may reach. */
const MARGIN = 8;

function isLow({ time }: Light): boolean {
  return time === 'sunset' || time === 'dawn';
}

function sideOf({ sun }: Light): 1 | -1 {
  return sun && sun.x < 0.5 ? -1 : 1;
}

interface Size {
  wide: number;
  tall: number;
}

/** Returns light and shadow on a figure: the bright edge over the shadows. */
function lightOn(layer: Canvas, { wide, tall }: Size, at: Footing, light: Light): Canvas {
  const pen = EDGE(Math.ceil(wide / COARSE), Math.ceil(tall / COARSE));
  pen.scale(1 / COARSE, 1 / COARSE);
  if (isLow(light)) drawEdge(pen, layer, { wide, tall }, at.height, light);
  pen.globalAlpha = 1;
  pen.globalCompositeOperation = 'destination-over';
  shade(pen, { wide, tall }, at, light);
  return pen.canvas;
}

function shade(pen: Context2D, { wide, tall }: Size, { x, y, height }: Footing, light: Light): void {
  const side = sideOf(light);
  const reach = height * REACH;
  const shadow = light.isDark ? SHADE.dark : isLow(light) ? SHADE.low : SHADE.day;
  const across = pen.createLinearGradient(x + side * reach, 0, x - side * reach, 0);
  const dark = mix(light.zenith, [10, 9, 16], 0.88);
  across.addColorStop(0.4, css(dark, 0));
  across.addColorStop(1, css(dark, shadow));
  pen.fillStyle = across;
  pen.fillRect(0, 0, wide, tall);
  const down = pen.createLinearGradient(0, y - height * 0.62, 0, y);
  const ground = mix(light.haze, [12, 9, 12], 0.9);
  down.addColorStop(0, css(ground, 0));
  down.addColorStop(1, css(ground, SHADE.ground));
  pen.fillStyle = down;
  pen.fillRect(0, 0, wide, tall);
  if (light.isInside) return;
  pen.fillStyle = light.isDark ? css(mix(light.zenith, light.horizon, 0.4), NIGHT) : css(light.haze, AIR);
  pen.fillRect(0, 0, wide, tall);
}

/** Draws the edge of a figure on the side of the light, in the light's color. */
function drawEdge(pen: Context2D, layer: Canvas, { wide, tall }: Size, height: number, light: Light): void {
  const lay = (x: number, y: number) => pen.drawImage(layer, 0, 0, wide, tall, x, y, wide, tall);
  lay(0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = css(lighten(light.horizon, 0.35), RIM.opacity);
  pen.fillRect(0, 0, wide, tall);
  pen.globalCompositeOperation = 'destination-out';
  const by = height * RIM.width;
  // The second pass leaves nothing inside of the figure.
  for (const [far, share] of [
    [0.5, 0.6],
    [1, 1],
  ] as const) {
    pen.globalAlpha = share;
    lay(-sideOf(light) * by * far, by * far * 0.6);
  }
}
