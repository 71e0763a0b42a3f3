import { type Canvas, newCanvas } from '../../../drawing/canvas.ts';
import { blob, type Point, polygon } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import { boxMean } from '../../../people/box-mean.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, rim, trimmed } from '../../picture/figure.ts';
import { withoutIslands } from '../../picture/islands.ts';
import { keptDrawings } from '../../picture/kept.ts';
import { dab } from '../../picture/pigment.ts';
import { placedTones, squareIn } from '../../picture/placed-tones.ts';
import { featuresAlone } from '../../picture/prints.ts';
import type { Tones } from '../../picture/tones.ts';
import { PAPER } from '../../picture/wet-brush.ts';

interface Glaze {
  /** The lightness below which it is painted. */
  below: number;
  /** Two that run into each other, by day and in the light of the moon. */
  pigments: readonly [string, string];
  moonlit: readonly [string, string];
  /** Thickness of the paint, 0 to 1. */
  load: number;
  /** How wet the paper was: the softness of its edges, as a factor. */
  wet: number;
}

/** Glazes over each other, from the first and lightest. By eye. */
const GLAZES: readonly Glaze[] = [
  { below: 1.02, pigments: ['#fbd9ba', '#f7b08e'], moonlit: ['#e2dcf4', '#b9b6e8'], load: 0.56, wet: 4 },
  { below: 0.7, pigments: ['#f08c66', '#d86c98'], moonlit: ['#9590d6', '#7f80c8'], load: 0.5, wet: 2.4 },
  { below: 0.47, pigments: ['#a8568a', '#4f74b8'], moonlit: ['#5f60ac', '#4a5cb0'], load: 0.58, wet: 1.5 },
  { below: 0.26, pigments: ['#20407a', '#6a2f52'], moonlit: ['#1f2a6a', '#33307a'], load: 0.9, wet: 1 },
];

/** A singer's colors by the light of the moon, by those of the day. */
export const MOONLIT: Readonly<Record<string, string>> = Object.fromEntries(
  GLAZES.flatMap(({ pigments, moonlit }) => [
    [pigments[0], moonlit[0]],
    [pigments[1], moonlit[1]],
  ]),
);

/** How far edges stray from the tones; how soft they are where they dried, and where they were lost in wet paper. */
const [STRAY, DRIED, LOST] = [0.05, 0.025, 0.16];
/** Where the paint thins out above the figure's foot, and where it ends, in shares of its height. */
const [THINS, ENDS] = [0.62, 0.95];

/** Side of the square in which a singer is analyzed once, in shares of the frame's shorter side. */
const ANALYZED = 1;

/** The tones of a singer for these glazes, and paper from which they were lifted. */
interface Analyzed {
  tones: Tones;
  lifted: Canvas;
}

const kept = keptDrawings<Analyzed>();

/**
 * Returns the singer in transparent washes that run into each other, and how far the right edge is from the middle. The
 * picture ends where the brush ran dry.
 */
export function portraitOf(composition: Composition) {
  const { singer, art, tint, unit, width, height, chance } = composition;
  if (!singer) return undefined;
  const side = Math.floor(Math.min(art.width, art.height));
  const usual = Math.floor(ANALYZED * Math.min(width, height));
  const { tones, lifted } = kept(singer, usual, () => analyzed(composition, singer, usual));
  const place = squareIn(singer, usual, side);
  const placed = placedTones(tones, place, side);
  const { canvas, pen } = newCanvas(side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(lifted, place.x, place.y, place.size, place.size);
  glazed(pen, placed, composition);
  pen.globalAlpha = 0.78;
  pen.drawImage(featuresAlone(placed, tint('#4a2f48'), '#fffdf6'), 0, 0);
  pen.globalAlpha = 1;
  // The last strokes end where the brush ran dry, and let the picture behind them through.
  const ends = noiseOf(chance.fork('foot'));
  const ragged = (share: number, edge: number) => 0.035 * ends(share * 7, edge) + 0.012 * ends(share * 24, edge + 3);
  const shares = Array.from({ length: 61 }, (_, index) => index / 50 - 0.1);
  pen.globalCompositeOperation = 'destination-out';
  pen.filter = `blur(${2 * unit}px)`;
  polygon(pen, [
    [-side, side * 2],
    ...shares.map((share): Point => [share * side, side * (ENDS + ragged(share, 2))]),
    [side * 2, side * 2],
  ]);
  pen.fill();
  for (const [edge, from, way] of [
    [9, 0, 1],
    [16, side, -1],
  ] as const) {
    // Only shoulders reach so far to the sides.
    polygon(pen, [
      [from - way * side, side * THINS],
      ...shares.map(
        (share): Point => [
          from + way * side * (0.05 * smoothstep(0.1, 0.5, share) - 0.01 + ragged(share, edge)),
          side * (THINS + (1.1 - THINS) * share),
        ],
      ),
      [from - way * side, side * 1.2],
    ]);
    pen.fill();
  }
  return trimmed(canvas);
}

function analyzed({ unit, chance }: Composition, singer: Singer, side: number): Analyzed {
  const own = chance.fork('portrait');
  const figure = figureOf({ ...singer, near: 1 }, { width: side, height: side }, (pen, w, h) =>
    blob(pen, w / 2, h / 2, w * 0.47, 0.12, own, 12),
  );
  // The first glaze covers everything.
  const borders = GLAZES.slice(1).map(({ below }) => below);
  return {
    tones: withoutIslands(drawnTones(figure, 4 * unit, 0.9), borders),
    lifted: rim(figure.canvas, 0, PAPER),
  };
}

function glazed(
  pen: Parameters<typeof dab>[0],
  { width, height, light, cover }: Tones,
  { unit, chance, tint }: Composition,
): void {
  const noise = noiseOf(chance.fork('glazes'));
  const shape = Float32Array.from(cover, (value) => value / 255);
  const near = boxMean(shape, width, Math.max(1, Math.round(3 * unit)));
  const spot = width * 0.06;
  const softness = new Float32Array(light.length);
  // What is not covered is too light for all glazes.
  const values = new Float32Array(light.length).fill(2);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (cover[at] === 0) continue;
      softness[at] = DRIED + LOST * smoothstep(-0.1, 0.7, noise(x / spot / 1.7 + 20, y / spot / 1.7));
      const stray = noise(x / spot, y / spot) + 0.3 * noise(x / spot / 0.3, y / spot / 0.3);
      values[at] = (light[at] as number) + STRAY * stray;
    }
  }
  GLAZES.forEach(({ below, pigments, load, wet: wetness }, index) => {
    const wet = new Float32Array(values.length);
    for (let at = 0; at < values.length; at++) {
      const depth = below - (values[at] as number);
      if (depth <= 0) continue;
      const soft = wetness * (softness[at] as number);
      // Pigment gathers where a glaze dried against a lighter one, and at the outline.
      const dried = 1 - ((softness[at] as number) - DRIED) / LOST;
      const edge = index === 0 ? 1 - (near[at] as number) : clamp(1 - depth / 0.05) * dried * 0.6;
      wet[at] = (shape[at] as number) * smoothstep(0, soft, depth) * (1 + 0.8 * edge);
    }
    const seed = 13 * index;
    const patch = { left: 0, top: 0, width, height };
    dab(pen, { patch, colors: pigments.map(tint), grains: 0.2, unit }, wet, (x, y) => {
      const run = noise(x / spot / 2.6 + seed, y / spot / 2.6);
      const uneven = noise(x / spot / 1.5, y / spot / 1.5 + seed) * 0.26;
      return {
        thick: load * (1 + uneven) * (1 - 0.62 * smoothstep(THINS, ENDS, y / height + uneven * 0.1)),
        tone: clamp(0.45 + run * 0.8),
      };
    });
  });
}
