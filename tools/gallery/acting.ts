import { writeFile } from 'node:fs/promises';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { poseAt } from '../../engines/narrative-video/acting/clip.ts';
import { CLIPS, type ClipName } from '../../engines/narrative-video/acting/clips/index.ts';
import { ADULT, skeletonOf } from '../../engines/narrative-video/acting/kinematics.ts';
import type { Joint, PosedSkeleton, Vector } from '../../engines/narrative-video/acting/skeleton.ts';

/**
 * Draws every clip as stick figures, so that movement can be judged separately: eight moments of each clip, from the
 * front and from the side. `node tools/gallery/acting.ts acting.png [clip…]`
 */
const MOMENTS = 8;
const CELL = { width: 150, height: 190 };
const FIGURE = 128;
const YAWS = [0, 1.1];

const LINES: readonly (readonly Joint[])[] = [
  ['rightHip', 'rightKnee', 'rightAnkle', 'rightToe'],
  ['leftHip', 'leftKnee', 'leftAnkle', 'leftToe'],
  ['rightHip', 'hips', 'leftHip'],
  ['hips', 'waist', 'chest', 'neck', 'head'],
  ['rightShoulder', 'neck', 'leftShoulder'],
  ['rightShoulder', 'rightElbow', 'rightWrist', 'rightHand'],
  ['leftShoulder', 'leftElbow', 'leftWrist', 'leftHand'],
];
/** The figure's left side is red, its right side is blue. */
const COLORS: readonly [start: string, color: string][] = [
  ['left', '#c8321e'],
  ['right', '#1e5ac8'],
];

function drawStickFigure(
  context: SKRSContext2D,
  skeleton: PosedSkeleton,
  at: { x: number; y: number; height: number },
): void {
  const place = ([x, y]: Vector) => [at.x + x * at.height, at.y - y * at.height] as const;
  const depth = (line: readonly Joint[]) => Math.max(...line.map((joint) => skeleton.joints[joint][2]));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const line of [...LINES].sort((a, b) => depth(a) - depth(b))) {
    const name = line[line.length - 1] ?? 'hips';
    context.strokeStyle = COLORS.find(([start]) => name.startsWith(start))?.[1] ?? '#333333';
    context.lineWidth = at.height * 0.028;
    context.beginPath();
    for (const joint of line) context.lineTo(...place(skeleton.joints[joint]));
    context.stroke();
  }
  const [chinX, chinY] = place(skeleton.joints.head);
  const [crownX, crownY] = place(skeleton.joints.crown);
  const radius = Math.hypot(crownX - chinX, crownY - chinY) / 2;
  const center = { x: (chinX + crownX) / 2, y: (chinY + crownY) / 2 };
  context.fillStyle = '#f3d9b8';
  context.strokeStyle = '#333333';
  context.lineWidth = at.height * 0.012;
  context.beginPath();
  context.arc(center.x, center.y, Math.max(radius, at.height * 0.055), 0, 7);
  context.fill();
  context.stroke();
  if (Math.cos(skeleton.headYaw) < 0) return;
  context.fillStyle = '#333333';
  const nose = {
    x: center.x + Math.sin(skeleton.headYaw) * radius * 0.9,
    y: center.y + Math.sin(skeleton.headPitch) * radius * 0.9,
  };
  context.beginPath();
  context.arc(nose.x, nose.y, at.height * 0.014, 0, 7);
  context.fill();
}

function sheetOf(names: readonly ClipName[]): Buffer {
  const rows = names.length * YAWS.length;
  const canvas = createCanvas(CELL.width * MOMENTS, CELL.height * rows);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  names.forEach((name, index) => {
    YAWS.forEach((yaw, side) => {
      const row = index * YAWS.length + side;
      for (let moment = 0; moment < MOMENTS; moment += 1) drawMoment(context, name, yaw, row, moment);
    });
  });
  return canvas.toBuffer('image/png');
}

function drawMoment(context: SKRSContext2D, name: ClipName, yaw: number, row: number, moment: number): void {
  const clip = CLIPS[name];
  const count = (clip.length * moment) / (clip.repeats ? MOMENTS : MOMENTS - 1);
  const pose = poseAt(clip, { seconds: count, beats: count });
  const at = { x: CELL.width * (moment + 0.5), y: CELL.height * (row + 0.9), height: FIGURE };
  context.strokeStyle = '#d0d0d0';
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(CELL.width * moment, at.y);
  context.lineTo(CELL.width * (moment + 1), at.y);
  context.stroke();
  drawStickFigure(context, skeletonOf(pose, ADULT, yaw), at);
  context.fillStyle = '#777777';
  context.font = '12px sans-serif';
  context.fillText(
    moment === 0 ? `${name} ${count.toFixed(1)}` : count.toFixed(1),
    CELL.width * moment + 4,
    CELL.height * row + 14,
  );
}

const [file = 'acting.png', ...names] = process.argv.slice(2);
const all = Object.keys(CLIPS) as ClipName[];
await writeFile(file, sheetOf(names.length > 0 ? all.filter((name) => names.includes(name)) : all));
