import { type Features, USUAL_FEATURES } from '../../../people/features.ts';
import { type FaceState, type Feeling, isCrying, isWeeping, type MouthShape } from '../../acting/face-state.ts';

/** What the features of a face do, whichever look draws them. */
export interface Expression {
  brows: {
    /** Height of the brows, from -1 low to 1 high. */
    lift: number;
    /** Height of their inner ends: 1 is raised (sad), -1 lowered (angry). */
    inner: number;
  };
  eyes: {
    /** 0 is shut, 1 is normal, above 1 is wide open. */
    open: number;
    /** How far the lower lid is pushed up, as in a smile: 1 is the most. */
    squint: number;
    x: number;
    y: number;
  };
  mouth: {
    /** Half of the mouth's width, as a share of the maximum. */
    width: number;
    /** 0 is closed, 1 is wide open. */
    open: number;
    /** Height of the corners, from -1 down to 1 up. */
    smile: number;
    hasTeeth: boolean;
  };
  /** Strength of the blush, 0 to 1. */
  blush: number;
  /** Whether tears flow. */
  isCrying: boolean;
}

interface Felt {
  lift: number;
  inner: number;
  open: number;
  squint: number;
  smile: number;
  blush: number;
}

const FEELINGS: Readonly<Record<Feeling, Felt>> = {
  neutral: { lift: 0.1, inner: 0.15, open: 1, squint: 0, smile: 0.26, blush: 0 },
  happy: { lift: 0.45, inner: 0.1, open: 0.92, squint: 0.75, smile: 1, blush: 0.5 },
  sad: { lift: 0.2, inner: 1.25, open: 0.68, squint: 0, smile: -1, blush: 0 },
  angry: { lift: -0.8, inner: -1, open: 0.78, squint: 0.3, smile: -0.7, blush: 0.1 },
  surprised: { lift: 1, inner: 0.15, open: 1.3, squint: 0, smile: 0, blush: 0 },
  'in-love': { lift: 0.4, inner: 0.35, open: 0.92, squint: 0.45, smile: 0.95, blush: 1 },
  afraid: { lift: 0.75, inner: 0.9, open: 1.2, squint: 0, smile: -0.6, blush: 0 },
};

/**
 * Somebody who cries presses the eyes shut under brows that are drawn together, also in grief that is not the strongest.
 * Open ones over tears look angry or bored.
 */
const CRYING: Felt = { lift: -0.6, inner: 1.3, open: -0.2, squint: 0, smile: -1.1, blush: 0.5 };

const MOUTHS: Readonly<Record<MouthShape, { width: number; open: number; hasTeeth: boolean }>> = {
  closed: { width: 0.62, open: 0, hasTeeth: false },
  teeth: { width: 0.68, open: 0.24, hasTeeth: true },
  narrow: { width: 0.28, open: 0.28, hasTeeth: false },
  round: { width: 0.42, open: 0.66, hasTeeth: false },
  'half-open': { width: 0.58, open: 0.42, hasTeeth: true },
  open: { width: 0.64, open: 0.8, hasTeeth: true },
  wide: { width: 0.86, open: 0.95, hasTeeth: true },
};

/** How far the jaw of somebody calm opens, relative to a laughing or angry one's. Set by eye. */
const GENTLE = 0.68;

/** How far the jaw of somebody who cries opens, relative to a singer's: wide open mouths would be dark holes. Set by eye. */
const SOB = 0.6;

/** Share of its width that a mouth loses in the deepest grief, and strength of grief from which it shows no teeth. */
const [NARROWED, TOOTHLESS] = [0.24, 0.15];
/** How much a person's own features differ at most from usual ones: lift of the brows, opening of eyes, width of mouths. */
const OWN = { brows: 0.38, eyes: 0.15, mouth: 0.2 };
/** Least opening of a person's eyes that is drawn: people who smile in their picture narrow them, and would look sly. */
const NARROWEST = -0.3;

/** Returns what a face does. Its brows, eyes and mouth begin from those of the person. */
export function expressionOf(
  { mouth, feeling, strength, blink, gaze }: FaceState,
  own: Features = USUAL_FEATURES,
): Expression {
  const calm = FEELINGS.neutral;
  const cries = isCrying({ feeling, strength });
  const felt = cries ? CRYING : FEELINGS[feeling];
  const isOpen = cries && !isWeeping({ feeling, strength, blink, gaze });
  const of = (name: keyof Felt) => calm[name] + (felt[name] - calm[name]) * strength;
  const shape = MOUTHS[mouth];
  // Surprise and fear open a mouth at rest; gladness only broadens it.
  const gapes = mouth === 'closed' && (feeling === 'surprised' || feeling === 'afraid') ? strength : 0;
  const isGlad = feeling === 'happy' || feeling === 'in-love';
  const smiles = mouth === 'closed' && isGlad ? strength : 0;
  const grief = feeling === 'sad' ? strength : 0;
  // Somebody sad sings with narrow lips over the teeth: broad ones would grin. A narrow mouth that sobs would be a hole.
  const narrowed = cries ? 0 : grief * NARROWED;
  const jaw = isGlad || feeling === 'neutral' ? GENTLE + (1 - GENTLE) * strength : cries ? SOB : 1;
  return {
    brows: { lift: of('lift') + OWN.brows * own.brows, inner: of('inner') },
    eyes: {
      open:
        Math.max(0, isOpen ? FEELINGS.sad.open : of('open')) *
        (1 - blink) *
        (1 + OWN.eyes * Math.max(NARROWEST, own.eyes)),
      squint: of('squint'),
      x: gaze[0],
      y: gaze[1],
    },
    mouth: {
      width: (shape.width * (1 - narrowed) - gapes * 0.22 + smiles * 0.14) * (1 + OWN.mouth * own.mouth),
      open: Math.max(shape.open * jaw, gapes * 0.5),
      smile: of('smile'),
      hasTeeth: shape.hasTeeth && grief < TOOTHLESS,
    },
    blush: of('blush'),
    isCrying: cries,
  };
}
