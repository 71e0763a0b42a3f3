import { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance, type Rgb } from '../../../drawing/color.ts';
import { drawCowboyHat, drawPointedHat, drawTopHat, drawTricorn } from './brimmed-hats.ts';
import { drawBeret, drawChefsHat, drawNursesCap, drawSailorCap, drawSantaHat } from './costume-caps.ts';
import { drawCrown, drawHelmet, drawHood, drawTiara, drawVisor } from './crowns-and-helmets.ts';
import { EDGE, type Fitted, GOLD, shadeUnder } from './fitted-hat.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';
import { drawRolledCap } from './rolled-cap.ts';
import { turnOf } from './skull.ts';
import { ellipse, type Point, smoothLine, smoothPath } from './tube.ts';

/** How much lower the edge is at the front of a head than at its sides, because hats are seen from a little above. */
const TILT = 0.07;
/** How much lower it is at the front of a head that looks straight down. */
const PITCHED = 0.34;
const STEPS = 12;

/** Draws the hat that the sheet describes over the hair, from any side. */
export function drawHat(head: Head, { of }: Pick<HeadPaint, 'of'>, volume: number): void {
  const { sheet, half } = head;
  if (!sheet.hat) return;
  const color = of(sheet.hat.color);
  const turn = turnOf(head);
  const tilt = TILT + Math.sin(head.pitch) * PITCHED * (head.isAway ? -1 : 1);
  const fitted: Fitted = {
    head,
    color,
    ...(sheet.hat.crown && { crown: of(sheet.hat.crown) }),
    ...(sheet.hat.accent && { accent: of(sheet.hat.accent) }),
    seam: luminance(color) > 70 ? darken(color, 0.28) : lighten(color, 0.24),
    wide: half + volume + 0.05,
    top: -1.1 - volume * 0.9,
    tilt,
    around(angle, radius, down) {
      const near = Math.cos(angle + turn);
      return { point: [radius * Math.sin(angle + turn), down + near * tilt * (radius / half)], near };
    },
  };
  HATS[sheet.hat.kind](fitted);
}

const HATS: Readonly<Record<NonNullable<Head['sheet']['hat']>['kind'], (hat: Fitted) => void>> = {
  cap: drawCap,
  beanie: drawBeanie,
  brimmed: drawBrimmed,
  cowboy: drawCowboyHat,
  chef: drawChefsHat,
  pointed: drawPointedHat,
  crown: drawCrown,
  tiara: drawTiara,
  tricorn: drawTricorn,
  sailor: drawSailorCap,
  peaked: drawPeakedCap,
  helmet: drawHelmet,
  visor: drawVisor,
  santa: drawSantaHat,
  nurse: drawNursesCap,
  hood: drawHood,
  beret: drawBeret,
  'top-hat': drawTopHat,
};

/** Returns the dome of a hat down to its edge around the head. */
function domeOf({ wide, top, tilt }: Fitted, edge = EDGE, full = 1): Path2D {
  const path = new Path2D();
  path.moveTo(-wide, edge);
  path.bezierCurveTo(-wide * 1.02 * full, edge - 0.5, -wide * 0.66, top, 0, top);
  path.bezierCurveTo(wide * 0.66, top, wide * 1.02 * full, edge - 0.5, wide, edge);
  path.bezierCurveTo(wide * 0.6, edge + tilt * 1.5, -wide * 0.6, edge + tilt * 1.5, -wide, edge);
  path.closePath();
  return path;
}

/** A cap with panels, a button, a band and a stiff visor over the eyes. */
function drawCap(hat: Fitted): void {
  const { head, color, seam, wide, top, tilt } = hat;
  const { brush } = head;
  if (hat.crown && head.sheet.presentation === 'feminine') {
    drawRolledCap(hat, hat.crown);
    return;
  }
  if (hat.crown) {
    drawPeakedCap(hat);
    return;
  }
  const visor = visorOf(hat);
  if (!visor.isNear) brush.shape(visor.path, darken(color, 0.16));
  brush.shape(domeOf(hat), color, { relief: 0.8 });
  const [buttonX, buttonY]: Point = [0, top + 0.02];
  const line = darken(color, luminance(color) > 50 ? 0.35 : -0.2);
  // Seams run from the button to the edge at the middle of the face and at every sixth of a turn.
  for (let panel = 0; panel < 6; panel += 1) {
    const { point, near } = hat.around((panel * Math.PI) / 3, wide, EDGE);
    if (near < 0.08) continue;
    const seamed = new Path2D();
    seamed.moveTo(buttonX, buttonY + 0.02);
    seamed.quadraticCurveTo(point[0] * 0.92, top + (EDGE - top) * 0.3, point[0], point[1]);
    brush.stroke(seamed, line, 0.8);
  }
  const isBack = head.isAway;
  if (isBack) drawStrap(hat);
  const band = smoothLine([
    [-wide * 0.995, EDGE - 0.09],
    [-wide * 0.5, EDGE - 0.09 + tilt],
    [wide * 0.5, EDGE - 0.09 + tilt],
    [wide * 0.995, EDGE - 0.09],
  ]);
  brush.stroke(band, seam, 1.1);
  brush.shape(ellipse(buttonX, buttonY - 0.02, 0.09, 0.05), seam);
  if (!visor.isNear) return;
  const badge = hat.around(0, wide * 0.96, EDGE - 0.32);
  if (badge.near > 0.2)
    brush.shape(ellipse(badge.point[0], badge.point[1], 0.19 * badge.near, 0.15), lighten(seam, 0.3));
  shadeUnder(hat, visor.path);
  brush.shape(visor.path, darken(color, 0.12), { relief: 0.3 });
  brush.stroke(visor.rim, seam, 0.9);
}

/** An officer's cap with a visor. */
function drawPeakedCap(hat: Fitted): void {
  const { color } = hat;
  const { brush } = hat.head;
  const visor = visorOf(hat);
  if (!visor.isNear) brush.shape(visor.path, darken(color, 0.16));
  drawOfficersCap(hat, hat.crown ?? color);
  if (!visor.isNear) return;
  shadeUnder(hat, visor.path);
  brush.shape(visor.path, darken(color, 0.12), { relief: 0.3 });
  brush.stroke(visor.rim, GOLD, 1.2);
}

/** Draws the flat, wide crown of an officer's cap above a band with a golden badge. */
function drawOfficersCap(hat: Fitted, crown: Rgb): void {
  const { head, color, wide, top, tilt } = hat;
  const { brush } = head;
  const band = EDGE - 0.24;
  const plate = new Path2D();
  plate.moveTo(-wide, band + 0.04);
  plate.bezierCurveTo(-wide * 1.12, band - 0.12, -wide * 1.26, top + 0.2, -wide * 1.16, top + 0.1);
  plate.bezierCurveTo(-wide * 0.7, top - 0.14, wide * 0.7, top - 0.14, wide * 1.16, top + 0.1);
  plate.bezierCurveTo(wide * 1.26, top + 0.2, wide * 1.12, band - 0.12, wide, band + 0.04);
  plate.bezierCurveTo(wide * 0.6, band + tilt * 1.5, -wide * 0.6, band + tilt * 1.5, -wide, band + 0.04);
  plate.closePath();
  brush.shape(plate, crown, { relief: 0.8 });
  const [low, high] = [EDGE, band];
  const ring = new Path2D();
  ring.moveTo(-wide, low);
  ring.quadraticCurveTo(-wide * 1.04, (low + high) / 2, -wide * 1.01, high);
  ring.bezierCurveTo(-wide * 0.6, high + tilt * 1.5, wide * 0.6, high + tilt * 1.5, wide * 1.01, high);
  ring.quadraticCurveTo(wide * 1.04, (low + high) / 2, wide, low);
  ring.bezierCurveTo(wide * 0.6, low + tilt * 1.5, -wide * 0.6, low + tilt * 1.5, -wide, low);
  ring.closePath();
  brush.shape(ring, color, { relief: 0.3 });
  const { point, near } = hat.around(0, wide * 0.98, (low + high) / 2 - 0.06);
  if (near < 0.15) return;
  const [x, y] = point;
  brush.shape(ellipse(x, y, 0.2 * near, 0.17), GOLD);
  brush.shape(ellipse(x, y - 0.03, 0.1 * near, 0.08), lighten(GOLD, 0.5), { hasLine: false, isFlat: true });
  for (const side of [-1, 1]) {
    const leaf = hat.around(side * 0.45, wide, (low + high) / 2 + 0.02);
    if (leaf.near > 0.2)
      brush.shape(ellipse(...leaf.point, 0.12 * leaf.near, 0.045), GOLD, { hasLine: false, isFlat: true });
  }
}

/** Returns the visor: an arc in front of the forehead that bends down at its sides. */
function visorOf(hat: Fitted): { path: Path2D; rim: Path2D; isNear: boolean } {
  const { wide, head } = hat;
  const reach = 1.08;
  const [inner, outer, rim]: [Point[], Point[], Point[]] = [[], [], []];
  for (let step = 0; step <= STEPS; step += 1) {
    const angle = -reach + (2 * reach * step) / STEPS;
    const share = 1 - (angle / reach) ** 2;
    inner.push(hat.around(angle, wide, EDGE + 0.02).point);
    // Far from the head, the visor reaches lower, so that it covers the forehead if it points to the viewer.
    const far = (length: number): Point => {
      const { point, near } = hat.around(angle, wide + length * share ** 0.5, EDGE + 0.04);
      return [point[0], point[1] + Math.max(-0.04, near) * 0.1 * share ** 0.4 + 0.015];
    };
    outer.push(far(0.4 * head.half));
    rim.push(far(0.32 * head.half));
  }
  return {
    path: smoothPath([...inner, ...outer.reverse()], 0.1),
    rim: smoothLine(rim.slice(1, -1)),
    isNear: Math.cos(turnOf(head)) > -0.1,
  };
}

/** Draws the gap and the strap at the back of a cap. */
function drawStrap({ head, seam }: Fitted): void {
  const { brush, yaw } = head;
  const x = Math.sin(yaw) * head.half;
  brush.shape(ellipse(x, EDGE - 0.08, 0.28 * Math.cos(yaw), 0.2), darken(seam, 0.6), { isFlat: true });
  brush.stroke(
    smoothLine([
      [x - 0.28, EDGE + 0.06],
      [x + 0.28, EDGE + 0.06],
    ]),
    seam,
    3,
  );
}

/** A knitted hat with a turned-up, ribbed band. */
function drawBeanie(hat: Fitted): void {
  const { head, color, seam, wide, top } = hat;
  const { brush } = head;
  brush.shape(domeOf(hat, EDGE, 1.04), color, { relief: 0.8 });
  for (const across of [-0.6, -0.2, 0.2, 0.6]) {
    const rib = new Path2D();
    rib.moveTo(across * wide * 0.3, top + 0.06);
    rib.quadraticCurveTo(across * wide * 0.9, top + 0.3, across * wide * 1.05, EDGE - 0.2);
    brush.stroke(rib, seam, 0.8);
  }
  const band = new Path2D();
  band.moveTo(-wide * 1.05, EDGE + 0.08);
  band.quadraticCurveTo(-wide * 1.1, EDGE - 0.16, -wide * 1.0, EDGE - 0.24);
  band.quadraticCurveTo(0, EDGE - 0.16, wide * 1.0, EDGE - 0.24);
  band.quadraticCurveTo(wide * 1.1, EDGE - 0.16, wide * 1.05, EDGE + 0.08);
  band.quadraticCurveTo(0, EDGE + 0.2, -wide * 1.05, EDGE + 0.08);
  band.closePath();
  brush.shape(band, darken(color, 0.12), { relief: 0.4 });
  for (let rib = -4; rib <= 4; rib += 1) {
    const x = Math.sin(rib * 0.36) * wide;
    brush.stroke(
      smoothLine([
        [x, EDGE - 0.17],
        [x, EDGE + 0.1],
      ]),
      seam,
      0.7,
    );
  }
}

/** A hat with a round crown, a ribbon and a brim all around. */
function drawBrimmed(hat: Fitted): void {
  const { head, color, seam, wide, tilt } = hat;
  const { brush } = head;
  const brim = ellipse(0, EDGE + 0.02, wide * 1.62, 0.19);
  if (!head.isAway) shadeUnder(hat, brim);
  brush.shape(brim, darken(color, 0.08), { relief: 0.3 });
  const narrow = { ...hat, wide: wide * 0.94 };
  brush.shape(domeOf(narrow, EDGE - 0.02), color, { relief: 0.8 });
  const ribbon = smoothLine([
    [-wide * 0.92, EDGE - 0.1],
    [0, EDGE - 0.1 + tilt * 1.3],
    [wide * 0.92, EDGE - 0.1],
  ]);
  brush.stroke(ribbon, seam, 5.5);
}
