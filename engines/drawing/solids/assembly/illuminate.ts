import { COLOR, LIT, lit as litPoints, POINT, POINT_X, POINT_Y, points } from './lists';
import {
  BLUE,
  GLEAM_STEPS,
  GLOSS,
  GLOW,
  GREEN,
  LAMP,
  Light,
  MATERIAL,
  MIRROR,
  PaintInput,
  POWERS,
  RED,
  SHEEN,
  SOFT,
  SPOT_SIZE,
  SPOTS,
  TEXTURE,
  Texture,
} from './paint-input';
import { Raster, RECORD } from './raster';
import { noise, REFLECTED, reflect, shadowAt } from './surroundings';
import { screen } from './tables';
import { SAMPLED, sample } from './texture';

/** A quantity of a record at a point, times one divided by the distance there. */
function at(record: usize, part: usize, dx: f64, dy: f64): f64 {
  return <f64>load<f32>(record + part) + dx * <f64>load<f32>(record + part, 4) + dy * <f64>load<f32>(record + part, 8);
}

function gleam(gleams: usize, powers: usize, toward: f64): f64 {
  return <f64>load<f32>(gleams + ((powers + <usize>(<i32>(min(1.0, toward) * GLEAM_STEPS))) << 2));
}

/** Colors the points whose record is in the range. */
export function illuminate(input: PaintInput, light: Light, from: i32, to: i32): void {
  const raster = input.raster;
  const overFocal = 1 / raster.focal;
  const overDensity = 1 / <f64>raster.density;
  const end = points.data + ((<usize>points.count) << 2);
  let lights = litPoints.data;
  for (let point = points.data; point < end; point += POINT, lights += LIT) {
    const index = load<i32>(point);
    if (index < from || index >= to) continue;
    const x = <f64>load<f32>(point, POINT_X);
    const y = <f64>load<f32>(point, POINT_Y);
    const record = raster.records + <usize>index * RECORD;
    const dx = x - <f64>load<f32>(record);
    const dy = y - <f64>load<f32>(record, 4);
    const distance = 1 / at(record, 8, dx, dy);
    let nx = at(record, 20, dx, dy);
    let ny = at(record, 32, dx, dy);
    let nz = at(record, 44, dx, dy);
    const long = 1 / sqrt(nx * nx + ny * ny + nz * nz + 1e-20);
    nx *= long;
    ny *= long;
    nz *= long;
    const opened = at(record, 56, dx, dy) * distance;
    const open = opened < 0 ? 0 : min(opened, 1);
    const material = input.table + <usize>load<i32>(raster.materials + ((<usize>index) << 2)) * MATERIAL;
    let red = load<f64>(material, RED);
    let green = load<f64>(material, GREEN);
    let blue = load<f64>(material, BLUE);
    const glow = load<f64>(material, GLOW);
    let glowR = red * glow;
    let glowG = green * glow;
    let glowB = blue * glow;
    // The direction from the lens to the point, and the point's position.
    const across = (x * overDensity - raster.centerX) * overFocal;
    const along = (raster.centerY - y * overDensity) * overFocal;
    let vx = raster.fx + raster.rx * across + raster.ux * along;
    let vy = raster.fy + raster.ry * across + raster.uy * along;
    let vz = raster.fz + raster.rz * across + raster.uz * along;
    const px = raster.px + vx * distance;
    const py = raster.py + vy * distance;
    const pz = raster.pz + vz * distance;
    const near = 1 / sqrt(vx * vx + vy * vy + vz * vz);
    vx *= near;
    vy *= near;
    vz *= near;
    const texture = load<f64>(material, TEXTURE);
    if (texture > 0) {
      const map = changetype<Texture>(input.textures + <usize>(texture - 1) * offsetof<Texture>());
      sample(map, at(record, 68, dx, dy) * distance, at(record, 80, dx, dy) * distance);
      const share = load<f64>(SAMPLED, 24);
      if (share > 0) {
        red += (load<f64>(SAMPLED) - red) * share;
        green += (load<f64>(SAMPLED, 8) - green) * share;
        blue += (load<f64>(SAMPLED, 16) - blue) * share;
      }
      if (glow > 0) {
        // Only the bright areas of a texture glow: lit windows, not the wall between them.
        const shines = red > 0.45 ? glow : 0;
        glowR = red * shines;
        glowG = green * shines;
        glowB = blue * shines;
      }
    }
    const spots = load<f64>(material, SPOTS);
    let tone: f64 = 1;
    if (spots > 0) {
      const size = load<f64>(material, SPOT_SIZE);
      tone = 1 + (noise(px * size, (pz + py) * size) - 0.5) * 2 * spots;
      red *= tone;
      green *= tone;
      blue *= tone;
    }

    const soft = load<f64>(material, SOFT);
    const toKey = nx * light.kx + ny * light.ky + nz * light.kz;
    const wrap = 0.06 + soft * 0.24;
    let lit = (toKey + wrap) / (1 + wrap);
    let shown: f64 = 1;
    if (lit <= 0) lit = 0;
    else if (light.shadow !== 0) {
      const map = changetype<Raster>(light.shadow);
      shown = shadowAt(map, light.slack, px + nx * 0.02, py + ny * 0.02, pz + nz * 0.02);
      lit *= shown;
    }
    const toFill = nx * light.lx + ny * light.ly + nz * light.lz;
    const filled = toFill > 0 ? toFill * open : 0;
    const up = (ny * 0.5 + 0.5) * open;
    const down = open - up;
    let lightR = light.kr * lit + light.lr * filled + light.sr * up + light.gr * down;
    let lightG = light.kg * lit + light.lg * filled + light.sg * up + light.gg * down;
    let lightB = light.kb * lit + light.lb * filled + light.sb * up + light.gb * down;
    if (soft > 0) {
      // At the border of light and shadow on skin, light that entered the skin comes out red.
      const band = 1 - abs(toKey + 0.04) * 2.4;
      if (band > 0) {
        const through = band * band * soft * (0.35 + 0.65 * shown);
        lightR += light.kr * through * 0.3;
        lightG += light.kg * through * 0.075;
      }
    }
    const lampEnd = light.lamps + <usize>light.lampCount * LAMP;
    for (let lamp = light.lamps; lamp < lampEnd; lamp += LAMP) {
      const wx = load<f64>(lamp) - px;
      const wy = load<f64>(lamp, 8) - py;
      const wz = load<f64>(lamp, 16) - pz;
      const squared = wx * wx + wy * wy + wz * wz;
      const reach = load<f64>(lamp, 48);
      const closeness = reach / (squared * 3 + reach);
      if (closeness < 0.04) continue;
      const facing = ((nx * wx + ny * wy + nz * wz) / sqrt(squared + 1e-6)) * 0.75 + 0.25;
      if (facing <= 0) continue;
      const amount = closeness * closeness * facing;
      lightR += load<f64>(lamp, 24) * amount;
      lightG += load<f64>(lamp, 32) * amount;
      lightB += load<f64>(lamp, 40) * amount;
    }
    // Everything after this adds light, or lets only a share of what the surface sends pass.
    const ownR = red;
    const ownG = green;
    const ownB = blue;
    let passed: f64 = 1;
    red = red * lightR + glowR;
    green = green * lightG + glowG;
    blue = blue * lightB + glowB;

    const facing = -(nx * vx + ny * vy + nz * vz);
    const grazing = facing > 0 ? 1 - facing : 1;
    const cube = grazing * grazing * grazing;
    const toRim = nx * light.mx + ny * light.my + nz * light.mz + 0.25;
    if (toRim > 0) {
      const edge = cube * toRim * open;
      red += light.mr * edge;
      green += light.mg * edge;
      blue += light.mb * edge;
    }
    const gloss = load<f64>(material, GLOSS);
    if (gloss > 0) {
      const powers = <usize>load<f64>(material, POWERS);
      const qx = vx + nx * 2 * facing;
      const qy = vy + ny * 2 * facing;
      const qz = vz + nz * 2 * facing;
      const toLight = qx * light.kx + qy * light.ky + qz * light.kz;
      if (toLight > 0) {
        const spot = gleam(input.gleams, powers, toLight) * gloss * shown;
        red += light.kr * spot;
        green += light.kg * spot;
        blue += light.kb * spot;
      }
      const toSoft = qx * light.lx + qy * light.ly + qz * light.lz;
      if (toSoft > 0) {
        const spot = gleam(input.gleams, powers, toSoft) * gloss * 0.6;
        red += light.lr * spot;
        green += light.lg * spot;
        blue += light.lb * spot;
      }
      const above = qy * 0.5 + 0.5;
      const mirror = load<f64>(material, SHEEN) * (0.06 + cube * grazing * 0.9) * open;
      red += (light.sr * above + light.gr * (1 - above)) * mirror;
      green += (light.sg * above + light.gg * (1 - above)) * mirror;
      blue += (light.sb * above + light.gb * (1 - above)) * mirror;
    }
    const mirror = load<f64>(material, MIRROR);
    if (mirror > 0 && light.mirrorData !== 0) {
      // Water stands in hollows, and ripples.
      const puddle = 0.45 + 0.55 * noise(px * 0.9, pz * 1.1);
      const share = mirror * puddle * (0.16 + 0.84 * grazing * grazing);
      reflect(light, vx + (noise(px * 4, pz * 9) - 0.5) * 0.022, -vy, vz);
      passed = 1 - share * 0.75;
      red += (load<f64>(REFLECTED) - red * 0.75) * share;
      green += (load<f64>(REFLECTED, 8) - green * 0.75) * share;
      blue += (load<f64>(REFLECTED, 16) - blue * 0.75) * share;
    }
    if (distance > light.hazeFrom) {
      const far = (distance - light.hazeFrom) * light.hazeOver;
      const share = min(far, 1) * light.hazeMost;
      passed *= 1 - share;
      red += (light.hr - red) * share;
      green += (light.hg - green) * share;
      blue += (light.hb - blue) * share;
    }
    if (texture > 0) {
      store<f32>(lights, <f32>(tone * lightR * passed));
      store<f32>(lights, <f32>(tone * lightG * passed), 4);
      store<f32>(lights, <f32>(tone * lightB * passed), 8);
      store<f32>(lights, <f32>(red - (ownR * lightR + glowR) * passed), 12);
      store<f32>(lights, <f32>(green - (ownG * lightG + glowG) * passed), 16);
      store<f32>(lights, <f32>(blue - (ownB * lightB + glowB) * passed), 20);
      store<f32>(lights, <f32>passed, 24);
    }
    store<u32>(point, 0xff000000 | (screen(blue) << 16) | (screen(green) << 8) | screen(red), COLOR);
  }
}
