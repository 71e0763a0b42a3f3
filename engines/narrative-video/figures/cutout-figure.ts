import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, lighten, mix } from '../../drawing/color.ts';
import type { Pose } from '../acting/pose.ts';
import type { Proportions } from '../acting/skeleton.ts';
import type { Portrait } from '../cutout.ts';
import type { Light } from '../light/light.ts';
import type { Figure, Footing } from './figure.ts';
import { drawHand } from './kit/hand.ts';
import { type Brush, brushOf } from './kit/ink.ts';
import { limb } from './kit/limb.ts';
import { type Rig, rigOf } from './kit/rig.ts';
import { ellipse } from './kit/tube.ts';

/** Proportions for a thing without joints: a short, broad body. */
const PROPORTIONS: Proportions = {
  head: 0.3,
  neck: 0.02,
  torso: 0.36,
  shoulders: 0.42,
  hips: 0.2,
  upperArm: 0.15,
  forearm: 0.14,
  hand: 0.09,
  thigh: 0.14,
  shin: 0.14,
  foot: 0.1,
};
/** Maximum height of the picture in pixels: the largest size in any shot. */
const TALLEST = 1100;

/**
 * Makes a puppet from a picture without a person. A cut-out animal or thing hops and leans in one piece; any other
 * picture gets arms and legs.
 */
export async function cutoutFigure(
  portrait: Portrait,
  light: Light,
  treat: (image: Canvas) => Promise<Canvas> | Canvas,
): Promise<Figure> {
  const image = lit(await treat(sized(portrait)), light);
  const aspect = image.width / image.height;
  if (portrait.kind === 'picture') return walkingPicture(image, light);
  return {
    proportions: PROPORTIONS,
    width: aspect,
    isBust: portrait.isBust,
    draw(context, at, { pose, skeleton, pulse }) {
      const { lean, squash, lift } = wholeOf(pose, at.height, pulse);
      context.save();
      context.translate(at.x + (skeleton.joints.hips[0] - 0) * at.height, at.y - lift);
      context.rotate(lean);
      context.scale(((1 / squash) * at.height) / image.height, (squash * at.height) / image.height);
      context.drawImage(image, -image.width / 2, -image.height);
      context.restore();
    },
  };
}

/** Reduces a pose to one for a body without limbs: movements of the knees and arms become hops and leans. */
function wholeOf(pose: Pose, height: number, pulse: number): { lean: number; squash: number; lift: number } {
  const stride = Math.max(0, pose.leftLeg.bend + pose.rightLeg.bend - 0.4);
  const sway = (pose.leftArm.spread - pose.rightArm.spread) * 0.06 + (pose.leftLeg.swing - pose.rightLeg.swing) * 0.1;
  return {
    lean: Math.max(-0.35, Math.min(0.35, sway + pose.torso.sway * 0.6 - pose.body.roll * 0.5)),
    squash: 1 - 0.035 * pulse,
    lift: height * (Math.max(0, pose.hips.up) + Math.min(0.06, stride * 0.04)),
  };
}

/** Makes a figure whose body is a photograph or painting, with limbs in ink. */
function walkingPicture(image: Canvas, light: Light): Figure {
  const ink = mix(hex('#2a2430'), light.key, light.isDark ? 0.08 : 0);
  return {
    proportions: PROPORTIONS,
    width: 0.8,
    draw(context, at, { skeleton, pose }) {
      const rig = rigOf(skeleton, PROPORTIONS, at);
      const brush = brushOf(context, { weight: 2, line: () => ink, drop: 0 }, at.height, 1);
      const drawLimbs = (isFront: boolean) => {
        for (const side of ['left', 'right'] as const) {
          if (!isFront) drawLeg(brush, rig, side);
          if (rig.joints[`${side}Wrist`].z > 0 !== isFront) continue;
          drawArm(brush, rig, side, pose[side === 'left' ? 'leftHand' : 'rightHand']);
        }
      };
      drawLimbs(false);
      drawBoard(context, image, rig, at);
      drawLimbs(true);
    },
  };

  function drawLeg(brush: Brush, { joints, height }: Rig, side: 'left' | 'right'): void {
    const [ankle, toe] = [joints[`${side}Ankle`], joints[`${side}Toe`]];
    brush.shape(
      limb([joints[`${side}Hip`], joints[`${side}Knee`], ankle], [0.02, 0.018, 0.016, 0.016, 0.016], height),
      ink,
    );
    brush.shape(ellipse((ankle.x + toe.x) / 2, Math.max(ankle.y, toe.y), 0.045 * height, 0.028 * height), ink);
  }

  function drawArm(brush: Brush, { joints, height }: Rig, side: 'left' | 'right', grip: Pose['leftHand']): void {
    const [shoulder, elbow, wrist] = [joints[`${side}Shoulder`], joints[`${side}Elbow`], joints[`${side}Wrist`]];
    brush.shape(limb([shoulder, elbow, wrist], [0.018, 0.016, 0.015, 0.015, 0.015], height), ink);
    const place = {
      wrist,
      tip: joints[`${side}Hand`],
      thumb: side === 'left' ? 1 : -1,
      length: PROPORTIONS.hand * height,
    } as const;
    drawHand(brush, place, grip, lighten(light.key, 0.5), { fingers: 4, finger: 0.14, palm: 0.34 });
  }
}

function drawBoard(context: SKRSContext2D, image: Canvas, { joints, height }: Rig, at: Footing): void {
  const { hips, neck, crown } = joints;
  const tall = Math.hypot(crown.x - hips.x, crown.y - hips.y) + height * 0.04;
  const wide = Math.min(height * 0.62, (tall * image.width) / image.height);
  const lean = Math.atan2(neck.x - hips.x, hips.y - neck.y);
  context.save();
  context.translate(hips.x, Math.min(hips.y + height * 0.04, at.y));
  context.rotate(lean);
  context.beginPath();
  context.roundRect(-wide / 2, -tall, wide, tall, wide * 0.12);
  context.fillStyle = css(lighten(hex('#f4ead8'), 0.2));
  context.fill();
  context.clip();
  const scale = Math.max(wide / image.width, tall / image.height);
  context.drawImage(
    image,
    (-image.width * scale) / 2,
    -tall / 2 - (image.height * scale) / 2,
    image.width * scale,
    image.height * scale,
  );
  context.restore();
}

function sized({ canvas }: Portrait): Canvas {
  let image = canvas;
  // Halve until the size is nearly right: a single bilinear step would skip pixels.
  while (image.height > TALLEST * 2) image = resized(image, 0.5);
  return image.height > TALLEST ? resized(image, TALLEST / image.height) : resized(image, 1);
}

function resized(image: Canvas, scale: number): Canvas {
  const copy = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = copy.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, copy.width, copy.height);
  return copy;
}

/** Applies the light of the place: night darkens the picture, a low sun tints it. */
function lit(image: Canvas, { key, haze, isDark, time }: Light): Canvas {
  const shape = resized(image, 1);
  const context = image.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = css(lighten(key, isDark ? 0.4 : 0.3));
  context.fillRect(0, 0, image.width, image.height);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = css(haze, time === 'day' || isDark ? 0.03 : 0.1);
  context.fillRect(0, 0, image.width, image.height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(shape, 0, 0);
  context.restore();
  return image;
}
