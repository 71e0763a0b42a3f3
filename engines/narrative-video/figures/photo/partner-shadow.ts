import type { Context2D } from '../../../drawing/canvas.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import { between, type Rig, type Spot } from '../kit/rig.ts';

/** Opacity of the shadow under an embrace, and how far around trunk and head it reaches, in their own sizes. */
const OPACITY = 0.5;
const REACH = { trunk: { across: 0.86, down: 0.72 }, head: 0.86 };
/** Where it begins to fade, as a share of its radius. */
const CORE = 0.5;

/**
 * Darkens the people who are drawn already where this body is close in front of them: two pictures without a shadow
 * between them look like two layers.
 */
export function shadePartner(
  context: Context2D,
  { joints, head, height }: Rig,
  { shoulders, torso }: Proportions,
): void {
  context.save();
  // Only people are on the canvas, so that their place stays as bright as it is.
  context.globalCompositeOperation = 'source-atop';
  shade(context, between(joints.neck, joints.hips, 0.46), {
    across: shoulders * REACH.trunk.across * height,
    down: torso * REACH.trunk.down * height,
  });
  shade(
    context,
    { x: head.x, y: head.y + head.radius * 0.16, z: 0 },
    {
      across: head.radius * (REACH.head + 0.36),
      down: head.radius * (REACH.head + 0.6),
    },
  );
  context.restore();
}

function shade(context: Context2D, { x, y }: Spot, { across, down }: { across: number; down: number }): void {
  context.save();
  context.translate(x, y);
  context.scale(across, down);
  const shadow = context.createRadialGradient(0, 0, CORE, 0, 0, 1);
  shadow.addColorStop(0, `rgba(14,8,12,${OPACITY})`);
  shadow.addColorStop(1, 'rgba(14,8,12,0)');
  context.fillStyle = shadow;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
