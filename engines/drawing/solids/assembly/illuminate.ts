import { COLOR, LIT, LIT_ADDED, lit as litPoints, POINT, POINT_X, POINT_Y, points } from './lists';
import {
  GLEAM_STEPS,
  GLOSS,
  GLOW,
  LAMP,
  LAMP_COLOR,
  Light,
  MATERIAL,
  MIRROR,
  PaintInput,
  POWERS,
  SHEEN,
  SOFT,
  SPOT_SIZE,
  SPOTS,
  TEXTURE,
  Texture,
} from './paint-input';
import { placeAt } from './print';
import { Raster, RECORD, RECORD_NEARNESS, RECORD_NORMAL } from './raster';
import { between, noise, reflect, shadowAt, useShadow } from './surroundings';
import { screen } from './tables';
import { sample } from './texture';

/** Share of red, green and blue light that comes out of skin beside its shadow. */
const THROUGH = f32x4(0.3, 0.075, 0, 0);

/** Colors the points whose record is in the range. */
export function illuminate(input: PaintInput, light: Light, from: i32, to: i32): void {
  const raster = input.raster;
  const overFocal = <f32>(1 / raster.focal);
  const overDensity: f32 = 1 / <f32>raster.density;
  const centerX = <f32>raster.centerX;
  const centerY = <f32>raster.centerY;
  const eye = vector(raster.px, raster.py, raster.pz);
  const right = vector(raster.rx, raster.ry, raster.rz);
  const up = vector(raster.ux, raster.uy, raster.uz);
  const forward = vector(raster.fx, raster.fy, raster.fz);
  // Columns of a matrix, so that the cosines to the key, fill and rim light are found at once.
  const towardX = vector(light.kx, light.lx, light.mx);
  const towardY = vector(light.ky, light.ly, light.my);
  const towardZ = vector(light.kz, light.lz, light.mz);
  const key = vector(light.kr, light.kg, light.kb);
  const fill = vector(light.lr, light.lg, light.lb);
  const rim = vector(light.mr, light.mg, light.mb);
  const sky = vector(light.sr, light.sg, light.sb);
  const ground = vector(light.gr, light.gg, light.gb);
  const haze = vector(light.hr, light.hg, light.hb);
  const hazeFrom = <f32>light.hazeFrom;
  const hazeOver = <f32>light.hazeOver;
  const hazeMost = <f32>light.hazeMost;
  const hasShadow = light.shadow !== 0;
  if (hasShadow) useShadow(changetype<Raster>(light.shadow), light.slack);
  const lampEnd = light.lamps + <usize>light.lampCount * LAMP;
  const end = points.data + ((<usize>points.count) << 2);
  let lights = litPoints.data;
  for (let point = points.data; point < end; point += POINT, lights += LIT) {
    const index = load<i32>(point);
    if (index < from || index >= to) continue;
    const x = load<f32>(point, POINT_X);
    const y = load<f32>(point, POINT_Y);
    const record = raster.records + <usize>index * RECORD;
    const dx = x - load<f32>(record);
    const dy = y - load<f32>(record, 4);
    const place = placeAt(record + RECORD_NEARNESS, dx, dy);
    const distance: f32 = 1 / f32x4.extract_lane(place, 0);
    const turned = placeAt(record + RECORD_NORMAL, dx, dy);
    const open = max<f32>(0, min<f32>(1, f32x4.extract_lane(turned, 3) * distance));
    const normal = f32x4.mul(turned, f32x4.splat(1 / sqrt<f32>(dot(turned, turned) + 1e-20)));
    const nx = f32x4.splat(f32x4.extract_lane(normal, 0));
    const ny = f32x4.splat(f32x4.extract_lane(normal, 1));
    const nz = f32x4.splat(f32x4.extract_lane(normal, 2));
    const material = input.table + <usize>load<i32>(raster.materials + ((<usize>index) << 2)) * MATERIAL;
    let own = v128.load(material);
    const soft = load<f32>(material, SOFT);
    const glow = load<f32>(material, GLOW);
    let glowing = f32x4.mul(own, f32x4.splat(glow));
    // The direction from the lens to the point, and the point's position.
    const across = f32x4.mul(right, f32x4.splat((x * overDensity - centerX) * overFocal));
    const along = f32x4.mul(up, f32x4.splat((centerY - y * overDensity) * overFocal));
    const way = f32x4.add(forward, f32x4.add(across, along));
    const at = f32x4.add(eye, f32x4.mul(way, f32x4.splat(distance)));
    const view = f32x4.mul(way, f32x4.splat(1 / sqrt<f32>(dot(way, way))));
    const texture = load<f32>(material, TEXTURE);
    if (texture > 0) {
      const map = changetype<Texture>(input.textures + <usize>(texture - 1) * offsetof<Texture>());
      const print = sample(map, f32x4.extract_lane(place, 1) * distance, f32x4.extract_lane(place, 2) * distance);
      own = between(own, print, f32x4.splat(f32x4.extract_lane(print, 3)));
      // Only the bright areas of a texture glow: lit windows, not the wall between them.
      if (glow > 0) glowing = f32x4.mul(own, f32x4.splat(f32x4.extract_lane(own, 0) > 0.45 ? glow : 0));
    }
    const spots = load<f32>(material, SPOTS);
    let tone: f32 = 1;
    if (spots > 0) {
      const size = load<f32>(material, SPOT_SIZE);
      const depth = f32x4.extract_lane(at, 2);
      const spot = noise(f32x4.extract_lane(at, 0) * size, (depth + f32x4.extract_lane(at, 1)) * size);
      tone = 1 + (spot - 0.5) * 2 * spots;
      own = f32x4.mul(own, f32x4.splat(tone));
    }

    const cosines = f32x4.add(f32x4.mul(nx, towardX), f32x4.add(f32x4.mul(ny, towardY), f32x4.mul(nz, towardZ)));
    const toKey = f32x4.extract_lane(cosines, 0);
    const wrap: f32 = 0.06 + soft * 0.24;
    let lit: f32 = (toKey + wrap) / (1 + wrap);
    let shown: f32 = 1;
    if (lit <= 0) lit = 0;
    else if (hasShadow) {
      shown = shadowAt(f32x4.add(at, f32x4.mul(normal, f32x4.splat(0.02))));
      lit *= shown;
    }
    const filled: f32 = max<f32>(0, f32x4.extract_lane(cosines, 1)) * open;
    const above: f32 = (f32x4.extract_lane(normal, 1) * 0.5 + 0.5) * open;
    let falling = f32x4.add(
      f32x4.add(f32x4.mul(key, f32x4.splat(lit)), f32x4.mul(fill, f32x4.splat(filled))),
      f32x4.add(f32x4.mul(sky, f32x4.splat(above)), f32x4.mul(ground, f32x4.splat(open - above))),
    );
    if (soft > 0) {
      // At the border of light and shadow on skin, light that entered the skin comes out red.
      const band: f32 = 1 - abs<f32>(toKey + 0.04) * 2.4;
      if (band > 0) {
        const through: f32 = band * band * soft * (0.35 + 0.65 * shown);
        falling = f32x4.add(falling, f32x4.mul(f32x4.mul(key, THROUGH), f32x4.splat(through)));
      }
    }
    for (let lamp = light.lamps; lamp < lampEnd; lamp += LAMP) {
      const source = v128.load(lamp);
      const reach = f32x4.extract_lane(source, 3);
      const toLamp = f32x4.sub(source, at);
      const squared = dot(toLamp, toLamp);
      const closeness = reach / (squared * 3 + reach);
      if (closeness < 0.04) continue;
      const facing: f32 = (dot(normal, toLamp) / sqrt<f32>(squared + 1e-6)) * 0.75 + 0.25;
      if (facing <= 0) continue;
      const amount = f32x4.splat(closeness * closeness * facing);
      falling = f32x4.add(falling, f32x4.mul(v128.load(lamp, LAMP_COLOR), amount));
    }
    // Everything after this adds light, or lets only a share of what the surface sends pass.
    let passed: f32 = 1;
    let color = f32x4.add(f32x4.mul(own, falling), glowing);

    const facing = -dot(normal, view);
    const grazing: f32 = facing > 0 ? 1 - facing : 1;
    const cube = grazing * grazing * grazing;
    const toRim: f32 = f32x4.extract_lane(cosines, 2) + 0.25;
    if (toRim > 0) color = f32x4.add(color, f32x4.mul(rim, f32x4.splat(cube * toRim * open)));
    const gloss = load<f32>(material, GLOSS);
    if (gloss > 0) {
      const powers = input.gleams + ((<usize>load<f32>(material, POWERS)) << 2);
      const mirrored = f32x4.add(view, f32x4.mul(normal, f32x4.splat(2 * facing)));
      const turn = f32x4.extract_lane(mirrored, 1);
      const gleams = f32x4.add(
        f32x4.mul(towardX, f32x4.splat(f32x4.extract_lane(mirrored, 0))),
        f32x4.add(
          f32x4.mul(towardY, f32x4.splat(turn)),
          f32x4.mul(towardZ, f32x4.splat(f32x4.extract_lane(mirrored, 2))),
        ),
      );
      const ofKey = gleam(powers, f32x4.extract_lane(gleams, 0)) * gloss * shown;
      const ofFill: f32 = gleam(powers, f32x4.extract_lane(gleams, 1)) * gloss * 0.6;
      const sheen: f32 = load<f32>(material, SHEEN) * (0.06 + cube * grazing * 0.9) * open;
      const around = between(ground, sky, f32x4.splat(turn * 0.5 + 0.5));
      color = f32x4.add(
        f32x4.add(color, f32x4.mul(around, f32x4.splat(sheen))),
        f32x4.add(f32x4.mul(key, f32x4.splat(ofKey)), f32x4.mul(fill, f32x4.splat(ofFill))),
      );
    }
    const mirror = load<f32>(material, MIRROR);
    if (mirror > 0 && light.mirrorData !== 0) {
      // Water stands in hollows, and ripples.
      const px = f32x4.extract_lane(at, 0);
      const pz = f32x4.extract_lane(at, 2);
      const puddle: f32 = 0.45 + 0.55 * noise(px * 0.9, pz * 1.1);
      const share: f32 = mirror * puddle * (0.16 + 0.84 * grazing * grazing);
      const ripple: f32 = (noise(px * 4, pz * 9) - 0.5) * 0.022;
      const reflected = reflect(
        light,
        f32x4.extract_lane(view, 0) + ripple,
        -f32x4.extract_lane(view, 1),
        f32x4.extract_lane(view, 2),
      );
      passed = 1 - share * 0.75;
      color = f32x4.add(f32x4.mul(color, f32x4.splat(passed)), f32x4.mul(reflected, f32x4.splat(share)));
    }
    if (distance > hazeFrom) {
      const share = min<f32>((distance - hazeFrom) * hazeOver, 1) * hazeMost;
      passed *= 1 - share;
      color = between(color, haze, f32x4.splat(share));
    }
    if (texture > 0) {
      const through = f32x4.splat(passed);
      const sent = f32x4.mul(f32x4.add(f32x4.mul(own, falling), glowing), through);
      const factors = f32x4.mul(falling, f32x4.splat(tone * passed));
      v128.store(lights, f32x4.replace_lane(factors, 3, passed));
      v128.store(lights, f32x4.sub(color, sent), LIT_ADDED);
    }
    store<u32>(point, screen(color), COLOR);
  }
}

function vector(x: f64, y: f64, z: f64): v128 {
  return f32x4(<f32>x, <f32>y, <f32>z, 0);
}

/** The sum of the products of the first three numbers. */
function dot(one: v128, other: v128): f32 {
  const products = f32x4.mul(one, other);
  return f32x4.extract_lane(products, 0) + f32x4.extract_lane(products, 1) + f32x4.extract_lane(products, 2);
}

/** @param powers address of the strengths @param toward cosine of the angle to the highlight's middle */
function gleam(powers: usize, toward: f32): f32 {
  if (toward <= 0) return 0;
  return load<f32>(powers + ((<usize>(<i32>(min<f32>(1, toward) * GLEAM_STEPS))) << 2));
}
