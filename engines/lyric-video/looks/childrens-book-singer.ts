import { frames, newCanvas, sprite } from '../../drawing/canvas.ts';
import { blob, disc, type Point } from '../../drawing/hand.ts';
import { hatch } from '../../drawing/texture.ts';
import type { Composition } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { inDisc, medalOf } from '../picture/medallion.ts';
import { posterized } from '../picture/prints.ts';
import { upright } from '../picture/upright.ts';
import type { Rectangle } from '../words/layout.ts';

/** Numbers of MediaPipe's face mesh. */
const CHEEKS = [50, 280] as const;
const RAYS = 16;
/** Pictures until the next ray is in the place of a ray. */
const STEPS = 8;
/** How far rays reach, in radii of the sun. */
const REACH = 1.3;

/**
 * The singer as the face of the sun, or of the moon at night, in four crayons.
 * @returns its center and radius in pixels of the frame, its face, and a cycle of its rays
 */
export function singingSun(composition: Composition, view: Rectangle) {
  const { singer, unit, tint, chance, movement } = composition;
  if (!singer) return undefined;
  // The sun is above the hills, and as near as the picture has room.
  const near = movement === 'chorus' || movement === 'break' ? 1.08 : 1;
  const radius = Math.floor(Math.min(view.width * 0.36, view.height * 0.26) * near);
  const at: Point = [view.left + view.width / 2, view.top + view.height * 0.03 + radius * REACH];
  const own = chance.fork('singer');
  const side = 2 * radius;
  const figure = medalOf(upright(singer), side);
  const [ink, shade, light] = [tint('#5b3a1e'), tint('#b5652b'), tint('#eba53f')];
  const { canvas, pen } = newCanvas(side, side);
  pen.drawImage(posterized(drawnTones(figure, 2.4 * unit, 1.1), [ink, shade, light, null]), 0, 0);
  pen.globalCompositeOperation = 'source-atop';
  pen.lineWidth = 2 * unit;
  pen.strokeStyle = 'rgb(255 250 235 / 0.2)';
  hatch(pen, { left: 0, top: 0, width: side, height: side }, 5 * unit, -58, own);
  pen.globalCompositeOperation = 'source-over';
  const cheeks = CHEEKS.map((index) => figure.face?.points[index]).filter((point) => point !== undefined);
  const face = sprite(side + 8 * unit, side + 8 * unit, (on) => {
    on.translate(4 * unit, 4 * unit);
    on.fillStyle = tint('#ffd24d');
    blob(on, radius, radius, radius * 0.985, 0.012, own, 16);
    on.fill();
    on.globalAlpha = 0.5;
    on.save();
    on.clip();
    on.strokeStyle = 'rgb(255 255 255 / 0.4)';
    on.lineWidth = 4 * unit;
    hatch(on, { left: 0, top: 0, width: side, height: side }, 9 * unit, -24, own);
    on.restore();
    on.globalAlpha = 1;
    on.drawImage(inDisc(canvas), 0, 0);
    on.fillStyle = 'rgb(240 110 80 / 0.36)';
    for (const [x, y] of cheeks) {
      disc(on, x, y, (figure.face?.box.width ?? 0) * 0.12);
      on.fill();
    }
  });
  const reach = radius * REACH + 6 * unit;
  const rays = frames(STEPS, 2 * reach, 2 * reach, (on, share) => {
    on.translate(reach, reach);
    on.rotate((share * 4 * Math.PI) / RAYS);
    on.strokeStyle = tint('#f2b632');
    on.lineWidth = 10 * unit;
    on.lineCap = 'round';
    for (let ray = 0; ray < RAYS; ray++) {
      on.rotate((2 * Math.PI) / RAYS);
      on.beginPath();
      on.moveTo(0, -radius * 1.09);
      on.lineTo(0, -radius * (ray % 2 ? 1.18 : REACH));
      on.stroke();
    }
  });
  return { at, radius, face, rays };
}
