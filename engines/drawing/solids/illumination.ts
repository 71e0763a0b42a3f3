import { RECORD } from './layout.ts';
import type { Lighting } from './lighting.ts';
import {
  BLUE,
  GLEAM_STEPS,
  GLOSS,
  GLOW,
  GREEN,
  gleamTable,
  MATERIAL,
  type Materials,
  MIRROR,
  POWERS,
  RED,
  SHEEN,
  SOFT,
  SPOT_SIZE,
  SPOTS,
  TEXTURE,
} from './materials.ts';
import type { Texture } from './mesh.ts';
import { MIRRORED, mirrorOf } from './mirror.ts';
import { noise } from './noise.ts';
import { LIGHT, type Points } from './points.ts';
import type { Rasterizer } from './rasterizer.ts';
import { shadowOf } from './shadow-map.ts';
import { SAMPLED, sample } from './texture.ts';
import { screen } from './tone.ts';

const LAMP = 7;

/**
 * Colors the points whose record is in the range. One loop colors them all, because V8 keeps the light's many numbers
 * in registers and on the stack there. In a function that is called for each point, each number would be a load and a
 * check, which takes more time than the arithmetic.
 */
export function illuminate(
  raster: Rasterizer,
  materials: Materials,
  light: Lighting,
  points: Points,
  range: { from: number; to: number },
): void {
  const { records, materials: used, density, lens } = raster;
  if (!lens) throw new RangeError('nothing has been drawn');
  const { table, textures } = materials;
  const gleams = gleamTable();
  const [fx, fy, fz] = lens.forward;
  const [rx, ry, rz] = lens.right;
  const [ux, uy, uz] = lens.up;
  const [ex, ey, ez] = lens.position;
  const { centerX, centerY } = lens;
  const overFocal = 1 / lens.focal;
  const overDensity = 1 / density;
  const [kx, ky, kz] = light.key.toward;
  const [kr, kg, kb] = light.key.color;
  const [lx, ly, lz] = light.fill.toward;
  const [lr, lg, lb] = light.fill.color;
  const [mx, my, mz] = light.rim.toward;
  const [mr, mg, mb] = light.rim.color;
  const [sr, sg, sb] = light.sky;
  const [gr, gg, gb] = light.ground;
  const lamps = Float64Array.from(light.lamps.flatMap(({ at, color, reach }) => [...at, ...color, reach * reach]));
  const shadowed = light.shadow ? shadowOf(light.shadow) : undefined;
  const mirrored = light.mirror ? mirrorOf(light.mirror, MIRRORED) : undefined;
  const { haze } = light;
  const [hr, hg, hb] = haze?.color ?? [0, 0, 0];
  const hazeFrom = haze?.from ?? Infinity;
  const hazeOver = haze ? 1 / (haze.to - haze.from) : 0;
  const hazeMost = haze?.most ?? 0;
  const { count, records: wanted, xs, ys, colors, lights } = points;
  const { from, to } = range;
  for (let point = 0; point < count; point += 1) {
    const record = wanted[point] as number;
    if (record < from || record >= to) continue;
    const x = xs[point] as number;
    const y = ys[point] as number;
    const base = record * RECORD;
    const dx = x - (records[base] as number);
    const dy = y - (records[base + 1] as number);
    const distance =
      1 / ((records[base + 2] as number) + dx * (records[base + 3] as number) + dy * (records[base + 4] as number));
    let nx = (records[base + 5] as number) + dx * (records[base + 6] as number) + dy * (records[base + 7] as number);
    let ny = (records[base + 8] as number) + dx * (records[base + 9] as number) + dy * (records[base + 10] as number);
    let nz = (records[base + 11] as number) + dx * (records[base + 12] as number) + dy * (records[base + 13] as number);
    const long = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20);
    nx *= long;
    ny *= long;
    nz *= long;
    const opened =
      ((records[base + 14] as number) + dx * (records[base + 15] as number) + dy * (records[base + 16] as number)) *
      distance;
    const open = opened < 0 ? 0 : Math.min(opened, 1);
    const material = (used[record] as number) * MATERIAL;
    let red = table[material + RED] as number;
    let green = table[material + GREEN] as number;
    let blue = table[material + BLUE] as number;
    const glow = table[material + GLOW] as number;
    let glowR = red * glow;
    let glowG = green * glow;
    let glowB = blue * glow;
    // The direction from the lens to the point, and the point's position.
    const across = (x * overDensity - centerX) * overFocal;
    const along = (centerY - y * overDensity) * overFocal;
    let vx = fx + rx * across + ux * along;
    let vy = fy + ry * across + uy * along;
    let vz = fz + rz * across + uz * along;
    const px = ex + vx * distance;
    const py = ey + vy * distance;
    const pz = ez + vz * distance;
    const near = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= near;
    vy *= near;
    vz *= near;
    const texture = table[material + TEXTURE] as number;
    if (texture > 0) {
      const u =
        ((records[base + 17] as number) + dx * (records[base + 18] as number) + dy * (records[base + 19] as number)) *
        distance;
      const v =
        ((records[base + 20] as number) + dx * (records[base + 21] as number) + dy * (records[base + 22] as number)) *
        distance;
      sample(textures[texture - 1] as Texture, u, v);
      const share = SAMPLED[3] as number;
      if (share > 0) {
        red += ((SAMPLED[0] as number) - red) * share;
        green += ((SAMPLED[1] as number) - green) * share;
        blue += ((SAMPLED[2] as number) - blue) * share;
      }
      if (glow > 0) {
        // Only the bright areas of a texture glow: lit windows, not the wall between them.
        const shines = red > 0.45 ? glow : 0;
        glowR = red * shines;
        glowG = green * shines;
        glowB = blue * shines;
      }
    }
    const spots = table[material + SPOTS] as number;
    let tone = 1;
    if (spots > 0) {
      const size = table[material + SPOT_SIZE] as number;
      tone = 1 + (noise(px * size, (pz + py) * size) - 0.5) * 2 * spots;
      red *= tone;
      green *= tone;
      blue *= tone;
    }

    const soft = table[material + SOFT] as number;
    const toKey = nx * kx + ny * ky + nz * kz;
    const wrap = 0.06 + soft * 0.24;
    let lit = (toKey + wrap) / (1 + wrap);
    let shown = 1;
    if (lit <= 0) lit = 0;
    else if (shadowed) {
      shown = shadowed(px + nx * 0.02, py + ny * 0.02, pz + nz * 0.02);
      lit *= shown;
    }
    const toFill = nx * lx + ny * ly + nz * lz;
    const filled = toFill > 0 ? toFill * open : 0;
    const up = (ny * 0.5 + 0.5) * open;
    const down = open - up;
    let lightR = kr * lit + lr * filled + sr * up + gr * down;
    let lightG = kg * lit + lg * filled + sg * up + gg * down;
    let lightB = kb * lit + lb * filled + sb * up + gb * down;
    if (soft > 0) {
      // At the border of light and shadow on skin, light that entered the skin comes out red.
      const band = 1 - Math.abs(toKey - 0.02) * 3;
      if (band > 0) {
        lightR += kr * band * band * 0.2 * soft * shown;
        lightG += kg * band * band * 0.045 * soft * shown;
      }
    }
    for (let lamp = 0; lamp < lamps.length; lamp += LAMP) {
      const wx = (lamps[lamp] as number) - px;
      const wy = (lamps[lamp + 1] as number) - py;
      const wz = (lamps[lamp + 2] as number) - pz;
      const squared = wx * wx + wy * wy + wz * wz;
      const reach = lamps[lamp + 6] as number;
      const closeness = reach / (squared * 3 + reach);
      if (closeness < 0.04) continue;
      const facing = ((nx * wx + ny * wy + nz * wz) / Math.sqrt(squared + 1e-6)) * 0.75 + 0.25;
      if (facing <= 0) continue;
      const amount = closeness * closeness * facing;
      lightR += (lamps[lamp + 3] as number) * amount;
      lightG += (lamps[lamp + 4] as number) * amount;
      lightB += (lamps[lamp + 5] as number) * amount;
    }
    // Everything after this adds light, or lets only a share of what the surface sends pass.
    const ownR = red;
    const ownG = green;
    const ownB = blue;
    let passed = 1;
    red = red * lightR + glowR;
    green = green * lightG + glowG;
    blue = blue * lightB + glowB;

    const facing = -(nx * vx + ny * vy + nz * vz);
    const grazing = facing > 0 ? 1 - facing : 1;
    const cube = grazing * grazing * grazing;
    const toRim = nx * mx + ny * my + nz * mz + 0.25;
    if (toRim > 0) {
      const edge = cube * toRim * open;
      red += mr * edge;
      green += mg * edge;
      blue += mb * edge;
    }
    const gloss = table[material + GLOSS] as number;
    const sheen = table[material + SHEEN] as number;
    if (gloss > 0) {
      const powers = table[material + POWERS] as number;
      const qx = vx + nx * 2 * facing;
      const qy = vy + ny * 2 * facing;
      const qz = vz + nz * 2 * facing;
      const toLight = qx * kx + qy * ky + qz * kz;
      if (toLight > 0) {
        const spot = (gleams[powers + ((Math.min(1, toLight) * GLEAM_STEPS) | 0)] as number) * gloss * shown;
        red += kr * spot;
        green += kg * spot;
        blue += kb * spot;
      }
      const toSoft = qx * lx + qy * ly + qz * lz;
      if (toSoft > 0) {
        const spot = (gleams[powers + ((Math.min(1, toSoft) * GLEAM_STEPS) | 0)] as number) * gloss * 0.6;
        red += lr * spot;
        green += lg * spot;
        blue += lb * spot;
      }
      const above = qy * 0.5 + 0.5;
      const mirror = sheen * (0.06 + cube * grazing * 0.9) * open;
      red += (sr * above + gr * (1 - above)) * mirror;
      green += (sg * above + gg * (1 - above)) * mirror;
      blue += (sb * above + gb * (1 - above)) * mirror;
    }
    const mirror = table[material + MIRROR] as number;
    if (mirror > 0 && mirrored) {
      // Water stands in hollows, and ripples.
      const puddle = 0.45 + 0.55 * noise(px * 0.9, pz * 1.1);
      const share = mirror * puddle * (0.16 + 0.84 * grazing * grazing);
      mirrored(vx + (noise(px * 4, pz * 9) - 0.5) * 0.022, -vy, vz);
      passed = 1 - share * 0.75;
      red += ((MIRRORED[0] as number) - red * 0.75) * share;
      green += ((MIRRORED[1] as number) - green * 0.75) * share;
      blue += ((MIRRORED[2] as number) - blue * 0.75) * share;
    }
    if (distance > hazeFrom) {
      const far = (distance - hazeFrom) * hazeOver;
      const share = Math.min(far, 1) * hazeMost;
      passed *= 1 - share;
      red += (hr - red) * share;
      green += (hg - green) * share;
      blue += (hb - blue) * share;
    }
    if (texture > 0) {
      const at = point * LIGHT;
      lights[at] = tone * lightR * passed;
      lights[at + 1] = tone * lightG * passed;
      lights[at + 2] = tone * lightB * passed;
      lights[at + 3] = red - (ownR * lightR + glowR) * passed;
      lights[at + 4] = green - (ownG * lightG + glowG) * passed;
      lights[at + 5] = blue - (ownB * lightB + glowB) * passed;
      lights[at + 6] = passed;
    }
    colors[point] = 0xff000000 | (screen(blue) << 16) | (screen(green) << 8) | screen(red);
  }
}
