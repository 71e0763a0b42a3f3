import { chanceOf } from '../../../drawing/chance.ts';
import { css, lighten, mix } from '../../../drawing/color.ts';
import type { SolidDesign } from '../painted-place.ts';

/** Banks of mist: how many, their size in shares of the picture's shorter side, and their greatest opacity. */
const BANKS = 9;
const SIZE = { wide: 0.62, tall: 0.032 };
const OPACITY = 0.34;

/** Draws banks of mist along the horizon of open land at night, at dawn and in fog, which the moon or the sun lights. */
export const drawMist: NonNullable<SolidDesign['drawBeyond']> = (context, around) => {
  const { width, horizon, unit, light, scenery, seed } = around;
  const isMisty = light.isDark || light.time === 'dawn' || light.weather === 'fog';
  if (!isMisty || scenery.room || scenery.water || scenery.around !== undefined) return;
  const chance = chanceOf(`${seed}/mist`);
  const color = mix(light.horizon, lighten(light.middle, 0.5), 0.4);
  for (let bank = 0; bank < BANKS; bank += 1) {
    const [x, up] = [chance.between(-0.1, 1.1) * width, chance.between(-0.03, 0.035) * unit];
    const [wide, tall] = [unit * SIZE.wide * chance.between(0.5, 1.2), unit * SIZE.tall * chance.between(0.6, 1.5)];
    context.save();
    context.translate(x, horizon - up);
    context.scale(wide, tall);
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    soft.addColorStop(0, css(color, OPACITY * chance.between(0.5, 1)));
    soft.addColorStop(1, css(color, 0));
    context.fillStyle = soft;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  }
};
