import { curveAt, ribbon } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { type Can, field, runs, spot, swing, through } from './can.ts';

const [RUST, FIRE, AMBER, DARK, CREAM] = ['#a8260f', '#ff6a13', '#ff9a2e', '#2a1038', '#fff1d6'];
const SHADED_CREAM = '#f0a860';

/** From the nape over withers and croup to the tail's root, and back along the tucked belly, the deep chest and the breast's fur. */
const TRUNK =
  'M300 236 C350 226 408 238 462 262 C540 292 620 286 704 262 C774 246 836 276 846 334 C850 392 806 424 752 432 C708 428 680 408 646 404 C588 408 540 446 482 484 C450 504 414 508 386 498 L380 520 L360 484 L344 500 L334 462 L314 470 L312 426 C296 398 276 350 280 300 Z';
/** The white of the throat and the breast. */
const BIB =
  'M250 330 C300 318 334 330 352 366 L342 392 L372 398 L358 424 L388 430 L362 446 L376 470 L346 476 L340 540 L300 540 L240 400 Z';

/** The head seen from the side: a narrow muzzle, a flat brow, and cheeks that end in tufts. */
const HEAD =
  'M32 330 C36 316 52 311 68 308 C108 298 142 276 168 250 C192 220 228 198 268 194 C312 192 340 214 352 250 C362 278 384 298 414 310 C396 322 380 326 364 326 C376 344 386 360 388 382 C368 380 350 374 336 364 C340 384 338 402 328 422 C308 410 292 400 280 386 C240 392 190 378 150 362 C118 354 84 354 58 350 C42 346 30 340 32 330 Z';
/** The white of the jaw and the cheek. */
const MASK =
  'M38 340 C80 340 116 334 150 326 C186 318 216 336 248 330 C282 322 296 300 304 270 C326 296 366 308 414 310 C396 322 380 326 364 326 C376 344 386 360 388 382 C368 380 350 374 336 364 C340 384 338 402 328 422 C308 410 292 400 280 386 C240 392 190 378 150 362 C118 354 84 354 58 350 C46 348 40 344 38 340 Z';
const FAR_EAR = 'M196 226 C184 180 184 128 198 84 C224 112 244 150 254 196 Z';
const NEAR_EAR = 'M240 210 C240 158 262 104 302 60 C330 112 344 168 338 236 C306 250 262 240 240 210 Z';

/** A place on the middle line of a limb, and half of the limb's width there. */
type Joint = readonly [x: number, y: number, half: number];

interface Leg {
  /** Joints, as `x,y,half x,y,half …`. */
  joints: string;
  /** Share of the way at which its dark sock begins. */
  sock: number;
}

/** Points of an outline between two joints. */
const PARTS = 10;

const FAR_LEGS: readonly Leg[] = [
  // Shoulder, elbow, wrist and paw: folded below the chest.
  {
    joints: '392,400,62 402,464,38 330,508,25 262,536,19 268,574,17 300,598,18 324,598,12 332,594,3',
    sock: 0.5,
  },
  // Hip, knee, hock and paw: it leaves the ground last.
  {
    joints: '780,350,80 776,424,56 850,470,32 920,472,21 948,494,19 1010,548,16 1052,560,20 1078,554,12 1088,550,3',
    sock: 0.56,
  },
];
const NEAR_LEGS: readonly Leg[] = [
  {
    joints:
      '458,286,4 440,322,44 414,386,66 396,446,50 352,474,36 276,492,25 206,488,20 158,476,18 116,482,21 94,492,13 82,498,3',
    sock: 0.62,
  },
  {
    joints:
      '836,290,4 806,302,56 762,356,86 728,432,68 766,492,41 838,524,27 872,540,23 892,576,19 926,634,17 964,660,21 994,659,13 1006,656,3',
    sock: 0.62,
  },
];
const TAIL = '806,316,26 880,340,46 976,338,74 1080,296,88 1174,242,70 1240,196,34 1290,168,3';
/** From where on the tail is white. */
const TIP =
  'M1092 160 L1124 214 L1120 238 L1150 262 L1140 290 L1172 304 L1160 336 L1190 348 L1190 420 L1400 420 L1400 100 Z';

/** A fox in full gallop to the left: both hind paws have just left the ground. It is within 1250 by 800 units. */
export function fox(can: Can): void {
  const { pen } = can;
  spot(can, [380, 330], 520, '#0ab7b9', 0.85);
  spot(can, [760, 560], 420, '#0a7fb0', 0.75);
  swing(can, '-160,640 60,560 300,600 560,700 860,760', 200, '#08c9c2', {
    light: '#8ff7ea',
    soft: 0.16,
    paint: 0.8,
  });
  swing(can, '-120,180 60,90 240,-20 520,-60', 120, '#ff2e7e', { light: '#ff9cc4', soft: 0.16, paint: 0.85 });
  swing(can, '-60,260 90,190 210,100', 46, '#ffd21f', { soft: 0.14, paint: 0.9 });
  pen.save();
  pen.translate(300, 350);
  pen.rotate(0.2);
  pen.translate(-300, -350);
  for (const far of FAR_LEGS) leg(can, far, ['#c23a12', '#e0602a', '#6a1230']);
  tail(can);
  trunk(can);
  for (const near of NEAR_LEGS) leg(can, near, [FIRE, AMBER, RUST]);
  head(can);
  pen.restore();
  runs(can, FIRE, 8, [
    [420, 520, 110],
    [600, 480, 80],
  ]);
  runs(can, '#08c9c2', 9, [
    [180, 640, 130],
    [470, 740, 70],
  ]);
}

function jointsOf(path: string): Joint[] {
  return path.split(' ').map((joint) => joint.split(',').map(Number) as unknown as Joint);
}

/** Returns the outline of a limb around its middle line. */
function limbOf(joints: readonly Joint[]): string {
  const steps = PARTS * (joints.length - 1);
  const line = Array.from({ length: steps + 1 }, (_, step) => curveAt(joints, step / steps));
  const outline = ribbon(
    line.map(([x, y]) => [x, y]),
    (_, index) => (line[index] as Joint)[2],
  );
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** Returns points beside the middle line of a limb. @param aside shares of its half width, to the left of its direction */
function beside(joints: readonly Joint[], aside: number): Point[] {
  return joints.map(([x, y, half], index) => {
    const [before, after] = [joints[index - 1] ?? joints[0], joints[index + 1] ?? joints.at(-1)] as [Joint, Joint];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const far = (aside * half) / Math.hypot(dx, dy);
    return [x + dy * far, y - dx * far];
  });
}

function trunk(can: Can): void {
  field(can, TRUNK, RUST, 9, 0.7);
  field(can, TRUNK, FIRE);
  through(can, TRUNK, () => {
    swing(can, '330,500 440,500 540,450 650,412 770,440', 84, RUST, { soft: 0.4, ends: [0.6, 0.5] });
    swing(can, '290,240 400,248 540,290 690,274 830,300', 66, AMBER, {
      light: '#ffe08a',
      soft: 0.24,
      ends: [0.6, 0.3],
    });
    // The hollow between the shoulder and the ribs, and the one before the haunch.
    swing(can, '476,300 492,370 484,430 450,490', 46, RUST, { soft: 0.5, ends: [0.2, 0.4], paint: 0.8 });
    swing(can, '690,300 654,350 650,410', 44, RUST, { soft: 0.5, ends: [0.2, 0.4], paint: 0.8 });
    field(can, BIB, CREAM, 1.5);
    swing(can, '300,420 340,480 400,516', 50, SHADED_CREAM, { soft: 0.5, ends: [0.6, 0.4] });
  });
}

function leg(can: Can, { joints: path, sock }: Leg, [coat, lit, dark]: readonly string[]): void {
  const joints = jointsOf(path);
  const outline = limbOf(joints);
  const half = Math.max(...joints.map(([, , one]) => one));
  field(can, outline, DARK, 8, 0.34);
  field(can, outline, coat as string);
  through(can, outline, () => {
    const isFore = (joints.at(-1) as Joint)[0] < (joints[0] as Joint)[0];
    const side = isFore ? 1 : -1;
    swing(can, beside(joints, -0.7 * side), half, dark as string, { soft: 0.34, ends: [0.9, 0.3] });
    swing(can, beside(joints, 0.5 * side), 0.62 * half, lit as string, { soft: 0.34, ends: [0.8, 0.2], paint: 0.9 });
    const from = Math.floor(sock * (joints.length - 1));
    const [[beforeX, beforeY], [x, y]] = joints.slice(-2) as [Joint, Joint];
    const beyond: Point = [2 * x - beforeX, 2 * y - beforeY];
    swing(can, [...beside(joints.slice(from), 0), beyond], 110, DARK, { soft: 0.06, ends: [0.5, 1] });
  });
}

function tail(can: Can): void {
  const joints = jointsOf(TAIL);
  const outline = limbOf(joints);
  field(can, outline, RUST, 12, 0.8);
  field(can, outline, FIRE);
  through(can, outline, () => {
    swing(can, beside(joints, -0.66), 100, RUST, { soft: 0.4, ends: [0.4, 0.4] });
    swing(can, beside(joints, 0.5), 60, AMBER, { light: '#ffe08a', soft: 0.26, ends: [0.3, 0.4] });
    field(can, TIP, CREAM, 1.5);
    swing(can, '1150,340 1220,280 1290,200', 54, SHADED_CREAM, { soft: 0.4, ends: [0.6, 0.4] });
  });
}

function head(can: Can): void {
  const { pen } = can;
  pen.save();
  // It is level while the trunk rises.
  pen.translate(322, 296);
  pen.rotate(-0.16);
  pen.translate(-322, -296);
  field(can, FAR_EAR, DARK, 4, 0.6);
  field(can, FAR_EAR, '#d94a12');
  field(can, 'M204 150 C200 124 198 104 200 88 C216 106 228 126 236 148 Z', DARK, 2);
  field(can, HEAD, RUST, 9, 0.8);
  field(can, HEAD, FIRE);
  through(can, HEAD, () => {
    spot(can, [350, 250], 110, RUST, 0.8);
    swing(can, '44,312 110,292 170,250 240,204', 34, '#ffb43a', { light: '#ffe08a', soft: 0.26, ends: [0.3, 0.3] });
    field(can, MASK, CREAM, 2);
    swing(can, '120,372 220,388 300,404', 30, SHADED_CREAM, { soft: 0.5, ends: [0.4, 0.6] });
    swing(can, '78,326 130,316 184,288', 13, RUST, { soft: 0.4, paint: 0.75 });
  });
  field(can, NEAR_EAR, RUST, 4, 0.7);
  field(can, NEAR_EAR, FIRE);
  through(can, NEAR_EAR, () => {
    field(can, 'M262 214 C264 168 280 126 304 92 C320 132 326 180 318 222 C300 230 280 228 262 214 Z', '#5a1230', 3);
    swing(can, '268,236 282,196 290,160', 26, CREAM, { soft: 0.16, ends: [0.8, 0.1] });
    field(can, 'M262 118 L302 40 L346 132 C330 118 318 112 304 112 C288 110 274 112 262 118 Z', DARK, 3);
  });
  // A slanting eye, the nose and the closed mouth.
  field(
    can,
    'M158 284 C168 262 192 250 220 250 C232 250 242 246 250 240 C246 266 226 282 202 284 C184 286 168 290 158 284 Z',
    DARK,
  );
  field(can, 'M176 276 C184 262 204 256 222 260 C216 274 196 282 176 276 Z', '#ffd21f');
  field(can, 'M194 262 C206 258 210 272 202 278 C192 280 188 268 194 262 Z', '#1b0a20');
  field(can, 'M198 262 C203 261 204 266 200 267 C196 267 195 263 198 262 Z', '#ffffff');
  field(can, 'M24 324 C30 308 54 304 66 314 C66 330 48 340 34 336 C26 334 22 330 24 324 Z', '#1b0a20');
  field(can, 'M34 318 C40 312 50 311 54 314 C48 320 40 322 34 318 Z', '#a88ac0');
  field(
    can,
    'M48 342 C92 348 132 344 172 350 C184 350 192 346 198 338 C196 352 186 360 170 358 C130 354 90 352 50 347 Z',
    DARK,
  );
  pen.restore();
}
