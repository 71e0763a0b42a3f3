import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import { disc, polygon } from '../../drawing/hand.ts';
import { sway } from '../../drawing/motion.ts';
import { each, type Layer, picture } from '../layers.ts';
import type { Composition } from '../look.ts';

/** Pictures of the ring, and of a large ring, which needs more memory. */
const [LEVELS, FEWER_LEVELS] = [20, 12];
const BARS = 72;
const RAYS = 36;
const GLINTS = 9;

/**
 * What shows the music around the heart of the picture: bars, or the moon's rays in an ending.
 * @returns pictures from quiet to loud, their center and diameter, and the diameter that is free inside, in pixels
 */
export function ringOf(composition: Composition) {
  const { art, unit, movement } = composition;
  const outer = Math.min(art.width, art.height) / 2;
  const inner = outer * 0.68;
  const size = outer * 2;
  const draw = movement === 'ending' ? rays : bars;
  const levels = frames(movement === 'chorus' ? FEWER_LEVELS : LEVELS, size, size, (pen, share) => {
    pen.translate(outer, outer);
    draw(pen, composition, { outer, inner, share });
  });
  return { levels, x: art.left + art.width / 2, y: art.top + art.height / 2, size, free: 2 * (inner - 12 * unit) };
}

interface Reach {
  outer: number;
  inner: number;
  /** How loud it is, 0 to 1. */
  share: number;
}

function bars(pen: Context2D, { unit, tint, chance }: Composition, { outer, inner, share }: Reach): void {
  const own = chance.fork('bars');
  const heights = Array.from({ length: BARS / 2 }, () => own.between(0.25, 1));
  pen.lineCap = 'round';
  pen.lineWidth = 4.4 * unit;
  for (let bar = 0; bar < BARS; bar++) {
    const mirrored = bar < BARS / 2 ? bar : BARS - 1 - bar;
    const swing = 0.5 + 0.5 * Math.sin(mirrored * 1.7 + share * 9);
    const full = (heights[mirrored] as number) * (0.45 + 0.55 * swing);
    const reach = inner + 7 * unit + (outer - inner - 14 * unit) * share * full;
    const angle = ((bar + 0.5) / BARS) * 2 * Math.PI + Math.PI / 2;
    pen.strokeStyle = tint(mirrored % 36 < 12 ? '#ff5fa2' : mirrored % 36 < 24 ? '#b07bff' : '#4cc9ff');
    pen.beginPath();
    pen.moveTo(Math.cos(angle) * inner, Math.sin(angle) * inner);
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    pen.stroke();
  }
  pen.strokeStyle = 'rgb(255 255 255 / 0.55)';
  pen.lineWidth = 2 * unit;
  disc(pen, 0, 0, inner - 8 * unit);
  pen.stroke();
}

/** Long and short rays by turns, pointed at their ends. */
function rays(pen: Context2D, { unit, tint }: Composition, { outer, inner, share }: Reach): void {
  for (let ray = 0; ray < RAYS; ray++) {
    const long = ray % 4 === 0 ? 1 : ray % 2 === 0 ? 0.72 : 0.46;
    const swing = 0.5 + 0.5 * Math.sin(ray * 1.9 + share * 7);
    const reach = inner + (outer - inner) * long * (0.35 + 0.65 * share * (0.5 + 0.5 * swing));
    pen.fillStyle = tint((['#ff5fa2', '#4cc9ff', '#b07bff', '#4cc9ff'] as const)[ray % 4] as string);
    polygon(pen, [
      [-5 * unit, -inner],
      [0, -reach],
      [5 * unit, -inner],
    ]);
    pen.fill();
    pen.rotate((2 * Math.PI) / RAYS);
  }
}

/** In an ending, the moon glints on the tide below it. */
export function glintsOf({ movement, width, height, unit, art }: Composition, depth: number): Layer | false {
  if (movement !== 'ending') return false;
  const glints = Array.from({ length: GLINTS }, (_, index) => {
    const wide = Math.min(width * 0.5, art.width * 0.6) * (0.3 + (0.7 * index) / GLINTS);
    return sprite(wide, 8 * unit, (pen) => {
      const gradient = pen.createLinearGradient(0, 0, wide, 0);
      gradient.addColorStop(0, 'rgb(255 255 255 / 0)');
      gradient.addColorStop(0.5, 'rgb(255 255 255 / 0.85)');
      gradient.addColorStop(1, 'rgb(255 255 255 / 0)');
      pen.fillStyle = gradient;
      pen.beginPath();
      pen.ellipse(wide / 2, 4 * unit, wide / 2, 2.4 * unit, 0, 0, 2 * Math.PI);
      pen.fill();
    });
  });
  return each(glints, (glint, index) =>
    picture(glint)
      .at(({ travel }) => [
        art.left + art.width / 2 + sway(travel, 1.1, (8 + 3 * index) * unit, index * 1.7),
        height - depth * 0.6 + (index / GLINTS) * depth * 0.6,
      ])
      .opacity(({ travel, loudness }) => Math.max(0, 0.3 + sway(travel, 1.7, 0.25, index * 2.3) + 0.4 * loudness)),
  );
}
