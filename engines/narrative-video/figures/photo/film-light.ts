import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { css, lighten, mix, type Rgb } from '../../../drawing/color.ts';
import type { Light } from '../../light.ts';
import type { Figure, FigureState, Footing } from '../figure.ts';

/** Area around a figure in shares of its height, with room for raised arms. */
const ROOM = { aside: 0.62, above: 1.3, below: 0.12 };
/** Width of the bright edge in shares of the figure's height, and its opacity by day and in the dark. */
const RIM = { width: 0.0042, day: 0.4, dark: 0.5, low: 0.75 };
/** Opacity of the shadow on the side away from the light, and of the light on the other side. */
const [SHADE, GLEAM] = [0.2, 0.05];

/**
 * Lights a figure as its place is lit: brighter toward the light, darker away from it and toward the ground, with a
 * bright edge. Photographs and painted parts become one picture.
 */
export function filmed(figure: Figure, light: Light): Figure {
  let kept: { state: FigureState; at: Footing; shot: Shot } | undefined;
  return {
    ...figure,
    draw(context, at, state) {
      // A pose that is held is drawn once.
      const isKept = kept?.state === state && kept.at.x === at.x && kept.at.y === at.y && kept.at.height === at.height;
      const shot = isKept && kept ? kept.shot : shotOf(figure, at, state, light, context);
      kept = { state, at, shot };
      context.drawImage(shot.canvas, shot.x, shot.y);
    },
  };
}

/** A picture of a figure, and the position of its corner. */
interface Shot {
  canvas: Canvas;
  x: number;
  y: number;
}

function shotOf(figure: Figure, at: Footing, state: FigureState, light: Light, { canvas }: Context2D): Shot {
  const { x, y, height } = at;
  const left = Math.max(-MARGIN, Math.floor(x - height * ROOM.aside));
  const top = Math.max(-MARGIN, Math.floor(y - height * ROOM.above));
  const right = Math.min(canvas.width + MARGIN, Math.ceil(x + height * ROOM.aside));
  const bottom = Math.min(canvas.height + MARGIN, Math.ceil(y + height * ROOM.below));
  const { canvas: layer, pen } = newCanvas(right - left, bottom - top);
  pen.save();
  pen.translate(-left, -top);
  figure.draw(pen, at, state);
  pen.restore();
  const rim = edgeOf(layer, height, light);
  pen.globalCompositeOperation = 'source-atop';
  shade(pen, { x: x - left, y: y - top, height }, light);
  pen.drawImage(rim, 0, 0);
  return { canvas: layer, x: left, y: top };
}

/** Pixels outside of the picture that a figure may reach. */
const MARGIN = 8;

function sideOf({ sun }: Light): 1 | -1 {
  return sun && sun.x < 0.5 ? -1 : 1;
}

function shade(pen: Context2D, { x, y, height }: Footing, light: Light): void {
  const { width, height: tall } = pen.canvas;
  const side = sideOf(light);
  const reach = height * 0.17;
  const across = pen.createLinearGradient(x + side * reach, 0, x - side * reach, 0);
  const bright = lighten(light.sun?.color ?? light.horizon, 0.2);
  const dark = mix(light.zenith, [10, 9, 16], 0.88);
  across.addColorStop(0, css(bright, light.isDark ? GLEAM * 0.5 : GLEAM));
  across.addColorStop(0.42, css(bright, 0));
  across.addColorStop(0.5, css(dark, 0));
  across.addColorStop(1, css(dark, SHADE));
  pen.fillStyle = across;
  pen.fillRect(0, 0, width, tall);
  const down = pen.createLinearGradient(0, y - height * 0.62, 0, y);
  const ground = mix(light.haze, [12, 9, 12], 0.9);
  down.addColorStop(0, css(ground, 0));
  down.addColorStop(1, css(ground, 0.24));
  pen.fillStyle = down;
  pen.fillRect(0, 0, width, tall);
}

/** Returns the edge of a figure on the side of the light, in the light's color. */
function edgeOf(layer: Canvas, height: number, light: Light): Canvas {
  const isLow = light.time === 'sunset' || light.time === 'dawn';
  const color: Rgb = light.isDark ? mix(light.horizon, [200, 220, 255], 0.6) : lighten(light.horizon, 0.35);
  const { canvas, pen } = newCanvas(layer.width, layer.height);
  pen.drawImage(layer, 0, 0);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = css(color, light.isDark ? RIM.dark : isLow ? RIM.low : RIM.day);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.globalCompositeOperation = 'destination-out';
  const by = height * RIM.width;
  for (const far of [0.5, 1]) {
    pen.globalAlpha = 0.6;
    pen.drawImage(layer, -sideOf(light) * by * far, by * far * 0.6);
  }
  return canvas;
}
