import { chanceOf } from '../../drawing/chance.ts';
import { css, darken, hex, lighten, mix, saturate, under } from '../../drawing/color.ts';
import type { FrameFacts } from '../frame-facts.ts';
import type { PaintedGround, Stirred } from '../look.ts';
import type { Scene } from '../story.ts';
import { windAt } from '../weather/wind.ts';

/** Blades of grass in a meadow, and the tones in which they are painted: one call paints all blades of a tone. */
const BLADES = { field: 420, elsewhere: 200 };
const TONES = 4;
/** How far the strongest wind bends a blade, in its own lengths. */
const BEND = 0.95;
const LEAF = hex('#74b84a');
/** Color of the side of a blade that the wind turns up. */
const PALE = hex('#c4de84');

interface Blade {
  x: number;
  y: number;
  tall: number;
  lean: number;
}

/**
 * Makes a meadow whose grass bends in the gusts that also blow through hair and clothes.
 * @param horizon height of the horizon as a share of the set's height
 */
export function grassInWind(scene: Scene, { width, height, light }: PaintedGround, horizon: number): Stirred {
  const chance = chanceOf(`${scene.place}/${scene.time}/grass`);
  const unit = Math.min(width, height);
  // Elsewhere, there are paths, which should not be overgrown.
  const count = scene.place === 'field' ? BLADES.field : BLADES.elsewhere;
  const top = height * (horizon + 0.12);
  const blades: Blade[] = Array.from({ length: count }, () => {
    const near = chance.next() ** 0.8;
    return {
      x: chance.next() * width,
      y: top + (height - top) * near,
      tall: unit * (0.026 + 0.05 * near) * chance.between(0.7, 1.25),
      lean: chance.between(-0.35, 0.25),
    };
  });
  const tones = Array.from({ length: TONES }, (_, tone) => {
    const shade = tone / (TONES - 1);
    const color = mix(mix(darken(LEAF, 0.28), LEAF, shade), PALE, shade > 0.9 ? 0.35 : 0);
    return css(saturate(lighten(under(color, light.key), 0.03), 1.1));
  });
  return (context, at, { seconds, width: wide }: FrameFacts) => {
    for (const [tone, color] of tones.entries()) {
      context.fillStyle = color;
      context.beginPath();
      for (let index = tone; index < blades.length; index += TONES) {
        const { x: setX, y: setY, tall, lean } = blades[index] as Blade;
        const [x, y, long] = [at.x + setX * at.scale, at.y + setY * at.scale, tall * at.scale];
        if (x < -long || x > wide + long) continue;
        const bent = lean + windAt(seconds, x / wide) * BEND;
        const [tipX, tipY] = [x + bent * long, y - long * Math.sqrt(Math.max(0.3, 1 - bent * bent * 0.5))];
        context.moveTo(x - long * 0.07, y);
        context.quadraticCurveTo(x + bent * long * 0.2, y - long * 0.6, tipX, tipY);
        context.quadraticCurveTo(x + bent * long * 0.35, y - long * 0.5, x + long * 0.07, y);
      }
      context.fill();
    }
  };
}
