import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { PartPicture } from './part-picture.ts';

/** A place on a part, in shares of the figure's height: to the viewer's right of its middle, below its upper joint. */
type Place = readonly [aside: number, down: number];

/** A line in thousandths of the figure's height. */
interface Line {
  color: string;
  width: number;
  /** How far below and beside the seam it runs. */
  by: number;
}

/** Cloth folds into a seam, and its edge catches the light. */
const SEAM: readonly Line[] = [
  { color: 'rgba(4,4,10,0.4)', width: 1.5, by: 0 },
  { color: 'rgba(255,255,255,0.12)', width: 1.1, by: 1.5 },
];
/** The row of stitches along a hem. */
const STITCH: readonly Line[] = [
  { color: 'rgba(4,4,10,0.3)', width: 1.2, by: 0 },
  { color: 'rgba(255,255,255,0.1)', width: 0.9, by: 1.1 },
];

/** Draws a seam through places on a part. */
export function sewn(part: PartPicture, places: readonly Place[]): PartPicture {
  return lined(part, places, SEAM);
}

/**
 * Draws the hem of cloth that ends at a rim, or the seam of a cuff.
 * @param down where the seam is at the sides. Its middle is lower by `bow`
 */
export function hemmed(part: PartPicture, down: number, half: number, bow: number): PartPicture {
  const steps = Array.from({ length: 13 }, (_, step) => step / 6 - 1);
  const rim = (at: number): Place[] => steps.map((around) => [around * half, at + bow * Math.sqrt(1 - around ** 2)]);
  return lined(part, rim(down), STITCH);
}

/** Ends a part at a rim that is lower in its middle. @param half of the rim's width */
export function cutBelow({ canvas, above, scale }: PartPicture, down: number, half: number, bow: number): void {
  const pen = canvas.getContext('2d');
  const [middle, from, wide] = [canvas.width / 2, above + down * scale, half * scale];
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.beginPath();
  pen.moveTo(0, canvas.height);
  pen.lineTo(0, from);
  pen.lineTo(middle - wide, from);
  pen.quadraticCurveTo(middle, from + bow * scale * 2, middle + wide, from);
  pen.lineTo(canvas.width, from);
  pen.lineTo(canvas.width, canvas.height);
  pen.fill();
  pen.restore();
}

/** Lets a part end softly around its lower joint. @param ends distances below that joint */
export function fadedBelow({ canvas, above, long, scale }: PartPicture, [from, to]: readonly [number, number]): void {
  const pen = canvas.getContext('2d');
  const fade = pen.createLinearGradient(0, above + long + from * scale, 0, above + long + to * scale);
  fade.addColorStop(0, '#000');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.restore();
}

/** Distances below the upper joint between which a part becomes opaque. */
const APPEARS = [0.012, 0.068] as const;

/** Returns a part whose upper end is transparent, so that it fades into what it lies on. */
export function fadedAbove(part: PartPicture): PartPicture {
  const { width, height } = part.canvas;
  const { canvas, pen } = newCanvas(width, height);
  pen.drawImage(part.canvas, 0, 0);
  const fade = pen.createLinearGradient(
    0,
    part.above + APPEARS[0] * part.scale,
    0,
    part.above + APPEARS[1] * part.scale,
  );
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, '#000');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  return { ...part, canvas };
}

/** Darkens a part from one distance below its upper joint to another, where something above it shades it. */
export function shadowed(part: PartPicture, from: number, to: number, opacity: number): PartPicture {
  return inside(part, (pen, { canvas }) => {
    const { scale } = part;
    const dark = pen.createLinearGradient(0, from * scale, 0, to * scale);
    dark.addColorStop(0, `rgba(6,5,12,${opacity})`);
    dark.addColorStop(0.35, `rgba(6,5,12,${opacity * 0.55})`);
    dark.addColorStop(1, 'rgba(6,5,12,0)');
    pen.fillStyle = dark;
    pen.fillRect(-canvas.width / 2, -part.above, canvas.width, canvas.height);
  });
}

/** Sews buttons on. @param size half of their width, in shares of the figure's height */
export function buttoned(part: PartPicture, places: readonly Place[], size: number, color: string): PartPicture {
  return inside(part, (pen) => {
    for (const [aside, down] of places) {
      const [x, y, radius] = [aside * part.scale, down * part.scale, size * part.scale];
      for (const [fill, by, share] of [
        ['rgba(0,0,0,0.4)', 0.35, 1.1],
        [color, 0, 1],
        ['rgba(255,255,255,0.22)', -0.3, 0.45],
      ] as const) {
        pen.fillStyle = fill;
        pen.beginPath();
        pen.arc(x, y + radius * by, radius * share, 0, Math.PI * 2);
        pen.fill();
      }
    }
  });
}

function lined(part: PartPicture, places: readonly Place[], lines: readonly Line[]): PartPicture {
  return inside(part, (pen) => {
    const unit = part.scale / 1000;
    for (const { color, width, by } of lines) {
      pen.strokeStyle = color;
      pen.lineWidth = width * unit;
      pen.beginPath();
      for (const [aside, down] of places)
        pen.lineTo(aside * part.scale + by * unit * 0.5, down * part.scale + by * unit);
      pen.stroke();
    }
  });
}

/** Draws on what is opaque, with the upper joint at the origin. */
function inside(part: PartPicture, draw: (pen: Context2D, part: PartPicture) => void): PartPicture {
  const pen = part.canvas.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.translate(part.canvas.width / 2, part.above);
  pen.lineJoin = 'round';
  draw(pen, part);
  pen.restore();
  return part;
}
