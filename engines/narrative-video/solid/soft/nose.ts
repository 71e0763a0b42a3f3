import { createCanvas } from '@napi-rs/canvas';
import { darken, mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import type { MeshBuilder, Surface, Texture } from '../../../drawing/solids/mesh.ts';
import { paintSpot } from '../soft-spot.ts';
import { patch, type Skull } from './skull.ts';

/** The part of the face that a nose is on, radians: the height of its middle, and its width and height. */
const PART = { middle: -0.14, wide: 0.54, tall: 0.62 };
const GRID = [18, 18] as const;
/** How far the skin of a nose is off the skull, and inside it at its edges, as shares of the distance from the head's middle. */
const [OFF, INSIDE] = [0.014, 0.05];
/** A hill on the face: how far it stands out, where its middle is, and its reach across and along, radians. */
const BRIDGE = { out: 0.062, rise: -0.03, across: 0.058, along: 0.15 };
const TIP = { out: 0.18, rise: -0.2, across: 0.072, along: 0.075 };
const WING = { out: 0.055, turn: 0.086, rise: -0.228, across: 0.04, along: 0.046 };
/** Radians below which the nose falls back to the lip. */
const [UNDER, STEEP] = [-0.255, 0.055];
/** Pixels along each side of the print. */
const PRINT = 96;
const BLOOD: Rgb = [226, 84, 66];

/**
 * Adds a nose that grows out of the skin: the bridge, the tip and the wings. Light that passes through it makes the tip warm.
 * @param width relative to the usual one
 */
export function addNose(builder: MeshBuilder, skull: Skull, skin: Surface, width: number): void {
  const lift = (turn: number, rise: number): number => {
    const [across, side] = [turn / width, Math.abs(turn) / width];
    const wing = hill(side - WING.turn, rise, WING);
    const out = hill(across, rise, BRIDGE) + hill(across, rise, TIP) + wing;
    const under = rise < UNDER ? Math.exp(-(((rise - UNDER) / STEEP) ** 2)) : 1;
    return OFF + out * under;
  };
  const { middle, wide, tall } = PART;
  builder.add(patch(skull, middle, wide, tall, lift, { grid: GRID, sink }), {
    ...skin,
    texture: printOf(skin.color, width),
  });
}

/** Returns how far the edges of the patch are sunk, which has no seam with the skin around it then. */
function sink(turn: number, rise: number): number {
  const edge = Math.max((2 * Math.abs(turn)) / PART.wide, (2 * Math.abs(rise - PART.middle)) / PART.tall);
  return INSIDE * smoothstep(0.55, 1, edge);
}

function hill(aside: number, rise: number, { out, rise: middle, across, along }: typeof BRIDGE): number {
  return out * Math.exp(-((aside / across) ** 2) - ((rise - middle) / along) ** 2);
}

/** Returns the blush of the tip and the shade of the nostrils, transparent around them. */
function printOf(skin: Rgb, width: number): Texture {
  const canvas = createCanvas(PRINT, PRINT);
  const context = canvas.getContext('2d');
  const { middle, wide, tall } = PART;
  const spot = (turn: number, rise: number, across: number, along: number, color: Rgb, strength: number) => {
    const [x, y] = [(0.5 + (turn * width) / wide) * PRINT, (0.5 - (rise - middle) / tall) * PRINT];
    paintSpot(context, color, [x, y, (across * width * PRINT) / wide, (along * PRINT) / tall, strength]);
  };
  spot(0, -0.2, 0.22, 0.15, mix(skin, BLOOD, 0.6), 0.5);
  for (const side of [-1, 1]) spot(side * 0.048, -0.272, 0.04, 0.022, darken(mix(skin, BLOOD, 0.5), 0.5), 0.9);
  return { width: PRINT, height: PRINT, data: context.getImageData(0, 0, PRINT, PRINT).data };
}
