import { darken, hex, mix, type Rgb } from '../../drawing/color.ts';
import type { Head } from './kit/head-space.ts';
import type { HeadPaint } from './kit/puppet.ts';
import { cornered, ellipse, smoothLine, smoothPath } from './kit/tube.ts';

/** The lips of young women. A picture's rose would be brown on yellow. */
const RED = hex('#e2453f');

/** Height of the muzzle's middle, in the head's units. */
const MUZZLE = 0.58;

/** How far the line of a mouth at rest lies below the muzzle's edge: nearly level, or readers would smirk. */
const REST = { end: -0.005, half: 0.038, middle: 0.048 };

/** Draws the muzzle in skin or beard color, with an upper lip that hangs over the lower one. */
export function drawOverbite(head: Head, { skin, hair }: HeadPaint, ink: Rgb): void {
  const { brush, expression, sheet, yaw } = head;
  const { open, smile, width, hasTeeth } = expression.mouth;
  // Turned to the side, the muzzle stays on the face.
  const x = head.at(0, MUZZLE)[0] * 0.74;
  const beard = sheet.beard === 'none' ? skin : sheet.beard === 'stubble' ? mix(skin, darken(hair, 0.1), 0.42) : hair;
  const slim = sheet.presentation === 'feminine' ? 0.84 : 1;
  const wide = (0.42 + width * 0.09) * slim * (1 - Math.abs(Math.sin(yaw)) * 0.16);
  const drop = open * 0.36;
  const jaw = smoothPath([
    [x - wide * 0.8, MUZZLE + 0.1],
    [x - wide * 0.66, MUZZLE + 0.26 + drop],
    [x, MUZZLE + 0.34 + drop],
    [x + wide * 0.66, MUZZLE + 0.26 + drop],
    [x + wide * 0.8, MUZZLE + 0.1],
  ]);
  brush.shape(jaw, beard);
  const lip = MUZZLE + 0.16;
  if (open > 0.05) {
    // The corners of a sad mouth hang beside a jaw that falls straight.
    const sad = Math.max(0, -smile);
    const corner = lip - Math.max(0, smile) * 0.06 + sad * (0.05 + drop * 0.62);
    const hole = smoothPath([
      [x - wide * 0.72, corner],
      [x - wide * 0.5, lip + drop * (0.86 + 0.06 * sad)],
      [x, lip + drop * (1 - 0.12 * sad)],
      [x + wide * 0.5, lip + drop * (0.86 + 0.06 * sad)],
      [x + wide * 0.72, corner],
      ...(sad > 0 ? [[x, lip - 0.02] as const] : []),
    ]);
    brush.shape(hole, hex('#6e1d22'));
    brush.context.save();
    brush.context.clip(hole);
    brush.shape(ellipse(x, lip + drop * 1.05, wide * 0.42, drop * 0.4), hex('#e0605e'), { hasLine: false });
    if (hasTeeth) {
      brush.shape(
        cornered([
          [x - wide * 0.56, lip - 0.1],
          [x + wide * 0.56, lip - 0.1],
          [x + wide * 0.5, lip + drop * 0.28 + 0.05],
          [x - wide * 0.5, lip + drop * 0.28 + 0.05],
        ]),
        hex('#ffffff'),
      );
    }
    brush.context.restore();
  }
  // The corners of a sad mouth stay on the muzzle: beyond it, they would be whiskers.
  const reach = wide + 0.06 * slim - 0.1 * Math.max(0, -smile) * slim;
  const ahead = Math.sin(yaw) * 0.03;
  const curl = smile * 0.12;
  const muzzle = smoothPath([
    [x - reach, lip + REST.end + 0.02 - curl],
    [x - reach * 0.92, MUZZLE - 0.1],
    [x - reach * 0.4, MUZZLE - 0.23],
    [x + ahead, MUZZLE - 0.25],
    [x + reach * 0.4 + ahead, MUZZLE - 0.23],
    [x + reach * 0.92 + ahead, MUZZLE - 0.1],
    [x + reach + ahead, lip + REST.end + 0.02 - curl],
    [x + reach * 0.5 + ahead, lip + REST.half + curl * 0.5],
    [x + ahead, lip + REST.middle + curl * 0.7],
    [x - reach * 0.5, lip + REST.half + curl * 0.5],
  ]);
  brush.shape(muzzle, beard, { hasLine: false });
  if (sheet.presentation === 'feminine' && sheet.age !== 'old') drawLips();
  brush.stroke(
    smoothLine([
      [x - reach, lip + REST.end - curl],
      [x - reach * 0.5, lip + REST.half + curl * 0.5],
      [x + ahead, lip + REST.middle + curl * 0.7],
      [x + reach * 0.5 + ahead, lip + REST.half + curl * 0.5],
      [x + reach + ahead, lip + REST.end - curl],
    ]),
    ink,
    2,
  );

  /** Draws a little red at the middle of the upper lip: all along it, it would be a clown's. */
  function drawLips(): void {
    // It follows the line of the mouth, which is lowest in the middle.
    const [half, middle] = [lip + REST.half + curl * 0.5, lip + REST.middle + curl * 0.7];
    const low = middle + (open > 0.05 ? 0.01 : 0.05);
    const lips = smoothPath([
      [x - reach * 0.36 + ahead, half],
      [x - reach * 0.14 + ahead, half - 0.03],
      [x + ahead, middle - 0.045],
      [x + reach * 0.14 + ahead, half - 0.03],
      [x + reach * 0.36 + ahead, half],
      [x + reach * 0.18 + ahead, low],
      [x - reach * 0.18 + ahead, low],
    ]);
    brush.shape(lips, mix(RED, skin, 0.3), { hasLine: false });
  }
}
