import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Lens } from '../../drawing/solids/lens.ts';
import type { Figure, FigureDesign, Footing, Model } from '../figures/figure.ts';
import type { Light } from '../light/light.ts';
import { type Workshop, withBelongings } from './belongings.ts';
import { Brush } from './brush.ts';
import { STATURE } from './framing.ts';
import { portraitLight } from './lighting.ts';
import { peopleLight } from './people-light.ts';
import { withShape } from './shapes.ts';
import type { SolidFigure } from './solid-figure.ts';

/** Makes figures in space that can also be drawn on a canvas without a place. */
export function solidFigures(build: (sheet: Model['sheet']) => SolidFigure, workshop: Workshop): FigureDesign {
  const brush = new Brush();
  return {
    make({ sheet }: Model, light: Light): Figure & { solid: SolidFigure } {
      const solid = withShape(withBelongings(build(sheet), workshop, light.isDark, sheet.back), workshop, light.isDark);
      const lighting = peopleLight(portraitLight(light), light, { isInside: false, isDeep: false });
      return {
        proportions: solid.proportions,
        ...(solid.stature && { stature: solid.stature }),
        solid,
        draw(context: SKRSContext2D, at: Footing, state) {
          const { width, height } = context.canvas;
          brush.draw(context, lensOver(at), lighting, solid.pose(state, STATURE), { width, height });
        },
      };
    },
  };
}

/** Returns a lens so far away that perspective hardly changes the figure's height. */
function lensOver({ x, y, height }: Footing): Lens {
  const distance = 20;
  return {
    position: [0, 0, distance],
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    focal: (height * distance) / STATURE,
    centerX: x,
    centerY: y,
    isParallel: false,
  };
}
