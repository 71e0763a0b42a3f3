import { disc } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import { cycle, type Layer, layers, meter, picture, still } from '../../layers.ts';
import type { Composition, Look } from '../../look.ts';
import { palettes } from '../../palettes.ts';
import { rise } from '../../words/entrances.ts';
import { litUp } from '../../words/ink.ts';
import { crowdOf } from './crowd.ts';
import { microphoneOf } from './microphone.ts';
import { boatOf, moonOf } from './moon.ts';
import { faceIn, recordOf } from './record.ts';
import { glintsOf, ringsOf } from './ring.ts';
import { skyOf } from './sky.ts';
import { areasAround, type Stage, stageOf } from './stage.ts';

/** The default look: a night with one great disc of light, a subject before it, and rings that show the music. */
export const nightGlow: Look = {
  fps: 24,
  transition: 'dissolve',
  // Light of other colors: bright, warm and, at last, blue.
  inks: palettes(
    '#0a0722 #24115a #7a2391 #4a1a78 #06041a #ff5fa2 #ffc4a8 #a878ff #4cc9ff #ffe9dc #120a33 #7a2f9a #ff7fae #241250',
    {
      opening:
        '#050b2a #10246a #2a5fb4 #173a86 #03061c #3fb4ff #ffd9c2 #8a7bff #5fe6ff #e6f6ff #0b1440 #3a4fb4 #8fc4ff #14245e',
      chorus:
        '#1c0638 #4a0f7e #b01f94 #6a1480 #0c021e #ff4fb0 #ffd089 #b45cff #2fd9ff #ffe9dc #1a0a48 #8a2fb0 #ff8fc4 #35146e',
      break:
        '#1a0512 #4a0f2a #b0392f #7a1f2c #12030a #ff7a4c #ffd089 #ff5f7a #ffb84c #fff0dc #2c0a1e #b03040 #ffa66a #5c1430',
      ending:
        '#030a22 #0a2154 #1f4f96 #123a78 #020716 #6fb4ff #e6f4ff #6f8cff #5fe0e6 #f4faff #061238 #1f5aa8 #7fc8ff #0c2a5c',
    },
  ),
  arrange: areasAround,

  lettering: ({ tint }) => ({
    font: 'Outfit',
    weight: 800,
    size: 0.115,
    smallest: 0.05,
    leading: 1.14,
    space: 0.27,
    casing: 'as it is',
    align: 'center',
    margin: 0.35,
    turn: 'brighten',
    entrance: rise('line', 0.35, 0.35, 0.05),
    sway: (share) => ({ dy: -0.07 * Math.sin(share * Math.PI) }),
    dim: 0.62,
    paint: litUp({ waiting: '#ffffff', sung: '#ffffff', glow: { color: tint('#ff4f9e'), radius: 0.3 } }),
    count(pen, radius) {
      pen.fillStyle = '#ffffff';
      disc(pen, 0, 0, radius * 0.7);
      pen.fill();
    },
  }),

  scene(composition) {
    const { movement, unit, height, width } = composition;
    const stage = stageOf(composition);
    const { middle, horizon } = stage;
    const above = { bottom: movement === 'break' || movement === 'ending' ? horizon : height };
    const sky = skyOf(composition, stage);
    const rings = ringsOf(composition, stage);
    return layers([
      still(sky),
      glintsOf(composition, stage),
      meter(rings, ({ loudness, hit }) => 0.75 * loudness + 0.3 * hit)
        .at(middle)
        .inside(above),
      movement === 'break' ? recordIn(composition, stage) : subjectIn(composition, stage),
      movement === 'ending' &&
        picture(boatOf(composition, height * 0.11)).at(
          ({ travel }) => [
            width * 0.3 + sway(travel, 0.12, width * 0.04),
            horizon + (12 + sway(travel, 1.3, 2)) * unit,
          ],
          'bottom',
        ),
      crowdOf(composition),
    ]);
  },
};

/** The singer in the disc, or else a microphone before it; in an ending, the disc is the moon. */
function subjectIn(composition: Composition, stage: Stage): Layer {
  const { middle, radius } = stage;
  if (composition.singer) return picture(faceIn(composition, 2 * radius)).at(middle);
  if (composition.movement === 'ending') return picture(moonOf(composition, 2 * radius)).at(middle);
  const { states, at } = microphoneOf(composition, stage);
  return meter(states, ({ bass, hit }) => 0.8 * bass + 0.2 * hit).at(at, 'top');
}

/** A record that rises from the sea like a planet. */
function recordIn(composition: Composition, { middle, radius, horizon }: Stage): Layer {
  const { disk, label, arm } = recordOf(composition, 2 * radius);
  // The needle is on the grooves beside a face.
  const aside = composition.singer ? 1.02 : 0.68;
  const [x, y] = middle;
  return layers([
    picture(disk).at(middle).inside({ bottom: horizon }),
    cycle(label, ({ travel }) => travel * 14)
      .at(middle)
      .inside({ bottom: horizon }),
    picture(arm).at(({ hit }) => [x + radius * aside, y - radius * 0.2 - hit * 3 * composition.unit], 'right'),
  ]).draw;
}
