import type { Expression } from '../kit/expression.ts';

/** The parts of an expression that a photograph can show, rounded to steps so that few different faces are made. */
export interface Warp {
  /** 0 to 1: how far the jaw is lowered, and how wide the mouth is. */
  open: number;
  width: number;
  /** -1 in grief, 0 at rest, 1 in a broad smile. */
  smile: number;
  lift: number;
  /** -1 to 1: how far the inner ends of the brows are raised. */
  inner: number;
  /** 0 to 1: how far lips that are apart in the photograph close. */
  pressed: number;
  /** 0 is open, 1 is shut. */
  blink: number;
  /** 0 to 1: how far the eyes are narrowed, as in a laugh. */
  squint: number;
  /** 0 to 1: how far the eyes are opened, as in surprise. */
  wide: number;
  /** -1 to 1: how far the eyes look to the viewer's right. */
  aside: number;
  hasTeeth: boolean;
  tears: boolean;
}

/** How much wider photographed lips open than drawn ones: a small gap between real lips is hardly seen. Set by eye. */
const SEEN = 1.2;
/** How open eyes are below which a photograph lowers their lids, and how far. */
const LIDS = [
  [0.2, 1],
  [0.5, 0.62],
  [0.8, 0.3],
] as const;
/**
 * How far the lids of somebody who cries are lowered, so that the eyes look down and not at the viewer, and the share of
 * the usual gap between the lips.
 */
const [WEEPING, SOBBING] = [0.64, 0.45];
/** How high the corners of a calm mouth are in an expression. */
const CALM = 0.34;
/** How high the inner ends of calm brows are. */
const CALM_BROWS = 0.15;
/**
 * Share of the corners' fall that a photograph shows: real mouths fall less than drawn ones. And how far corners fall at
 * most, below those of a calm mouth in an expression. Set by eye.
 */
const [FALLS, FALLEN] = [0.65, 1.1];

/** How much wider than usual eyes are that are opened as far as a photograph shows. */
const STARES = 0.24;
/** How far lids are lowered from which the irises behind them are not moved. */
const HALF_SHUT = 0.5;

export function warpOf({ mouth, brows, eyes, isCrying }: Expression): Warp {
  const step = (value: number, count: number) => Math.round(value * count) / count;
  const lowered = LIDS.find(([open]) => eyes.open < open)?.[1] ?? 0;
  const open = mouth.open * (isCrying ? SOBBING : 1);
  const risen = mouth.smile - CALM;
  const smile = risen < 0 ? step(Math.max(-1, risen / FALLEN) * FALLS, 4) : step(Math.min(1, risen / (1 - CALM)), 3);
  return {
    open: step(Math.min(1, open * SEEN), 8),
    width: step(mouth.width, 5),
    smile,
    lift: step(brows.lift, 2),
    // Grief draws the brows together, whatever the portrait's did.
    inner: isCrying ? 1 : step(brows.inner - Math.sign(brows.inner) * CALM_BROWS, 2),
    // Grief and food close the lips of a portrait's smile.
    pressed: smile < 0 ? step(Math.max(0, 1 - open * 4), 2) : 0,
    blink: isCrying ? WEEPING : lowered,
    squint: step(eyes.squint, 2),
    wide: step(Math.max(0, Math.min(1, (eyes.open - 1) / STARES)), 2),
    aside: lowered > HALF_SHUT ? 0 : step(Math.max(-1, Math.min(1, eyes.x)), 3),
    hasTeeth: mouth.hasTeeth,
    tears: isCrying,
  };
}
