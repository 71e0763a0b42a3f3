import type { RayLimits } from './renderer.ts';
import type { NarrativeVideoRequest } from './requests.ts';

/** The shots of a narrative video that Ray 2 of Luma makes, on Amazon Bedrock. */

/** What is used of a scene of a storyboard. */
export interface ShotScene {
  text: string;
  place: string;
  time: string;
  weather: string;
  mood: string;
  characters: string[];
  /** Seconds on the song's clock. Scenes begin and end on beats. */
  start: number;
  end: number;
  /** 0 to 1. */
  energy: number;
  shot: string;
  camera: string;
}

export interface Shot {
  /** Index of its scene in the storyboard. */
  scene: number;
  /** Seconds of the clip: Ray 2 makes two lengths. It is cut to the length of its scene. */
  seconds: 5 | 9;
  prompt: string;
}

/** The input of Ray 2: https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-luma.html */
export interface RayInput {
  prompt: string;
  aspect_ratio: '9:16' | '16:9' | '1:1';
  duration: '5s' | '9s';
  resolution: '540p' | '720p';
  loop: false;
  keyframes: {
    frame0: { type: 'image'; source: { type: 'base64'; media_type: 'image/jpeg'; data: string } };
  };
}

/** What became of a shot. */
export interface MadeShot {
  scene: number;
  /** ARN of the invocation; null if there is no clip. */
  arn: string | null;
}

const RESOLUTIONS = { basic: '540p', pro: '720p' } as const;
/** An assumption that nobody has compared with https://aws.amazon.com/bedrock/pricing/. An operator does so before choosing Ray. */
const CENTS_A_SECOND = { basic: 75, pro: 150 } as const;
const LONGEST_PROMPT = 5_000;
/** More shots of one job would come near the limit of 25,000 events of an execution. */
export const MOST_SHOTS = 40;

type Order = Pick<NarrativeVideoRequest, 'quality' | 'aspect_ratio' | 'characters' | 'style_preset'>;

/**
 * Chooses the scenes that Ray makes: the liveliest ones that are no longer than a clip, until the next one would cost
 * too much. The embedded engine makes the others.
 */
export function shotsOf(scenes: readonly ShotScene[], order: Order, { dollars }: Pick<RayLimits, 'dollars'>): Shot[] {
  const candidates = scenes
    .map((scene, index) => ({ scene, index, seconds: clipSeconds(scene) }))
    .sort((a, b) => b.scene.energy - a.scene.energy);
  const shots: Shot[] = [];
  let cents = dollars * 100;
  for (const { scene, index, seconds } of candidates) {
    if (seconds === undefined || shots.length === MOST_SHOTS) continue;
    const cost = seconds * CENTS_A_SECOND[order.quality];
    if (cost > cents) continue;
    cents -= cost;
    shots.push({ scene: index, seconds, prompt: promptOf(scene, order) });
  }
  return shots.sort((a, b) => a.scene - b.scene);
}

/** @param keyFrame a JPEG of the first frame, as the embedded engine drew it */
export function rayInput({ seconds, prompt }: Shot, { quality, aspect_ratio }: Order, keyFrame: Buffer): RayInput {
  const data = keyFrame.toString('base64');
  return {
    prompt,
    aspect_ratio,
    duration: `${seconds}s`,
    resolution: RESOLUTIONS[quality],
    loop: false,
    keyframes: { frame0: { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data } } },
  };
}

function clipSeconds({ start, end }: ShotScene): 5 | 9 | undefined {
  const length = end - start;
  if (length <= 5) return 5;
  return length <= 9 ? 9 : undefined;
}

function promptOf(scene: ShotScene, { characters, style_preset }: Order): string {
  const cast = characters
    .filter(({ name }) => scene.characters.includes(name))
    .map(({ name, description }) => (description === undefined ? name : `${name} (${description})`));
  return [
    `${scene.text}.`,
    `${scene.place}, ${scene.time}, ${scene.weather} weather, ${scene.mood} mood.`,
    ...(cast.length === 0 ? [] : [`With ${cast.join(', ')}.`]),
    `Style: ${style_preset ?? 'realistic'}. ${scene.shot} shot, camera: ${scene.camera}.`,
  ]
    .join(' ')
    .slice(0, LONGEST_PROMPT);
}
