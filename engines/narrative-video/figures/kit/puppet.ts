import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../../drawing/color.ts';
import { lighten, luminance, mix, under } from '../../../drawing/color.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { Proportions } from '../../acting/skeleton.ts';
import type { Light } from '../../light/light.ts';
import type { Figure, FigureDesign, FigureState, Footing } from '../figure.ts';
import { drawArmAround, drawHandAround } from './arms.ts';
import { drawBody } from './body.ts';
import type { Body, BodyCut } from './body-cut.ts';
import { expressionOf } from './expression.ts';
import { breadthOf } from './face-shape.ts';
import { type Head, inHead, type MouthPlace, mouthOn } from './head-space.ts';
import type { ThingDesign } from './held-thing.ts';
import { sheetOf } from './in-both-hands.ts';
import { brushOf, type Ink } from './ink.ts';
import { rigOf } from './rig.ts';
import { drawSmears, stretchOf } from './smear.ts';
import { drawOnBack, drawOnHead, drawOnNeck, isWorn } from './worn.ts';

/** How one look draws people: its body shapes and its heads. */
export interface PuppetDesign {
  proportions(sheet: CharacterSheet): Proportions;
  body(sheet: CharacterSheet): BodyCut;
  ink: Ink;
  /** Returns a color as the look paints it, before light falls on it. */
  pigment(color: Rgb): Rgb;
  /** Returns a skin color as the look paints it. */
  skin(color: Rgb): Rgb;
  /** Half of the head's width, in the head's units. */
  headHalf(sheet: CharacterSheet): number;
  /** Maximum yaw of a face, in radians. Looks that draw profiles go beyond the default. */
  mostYaw?: number;
  /** How far the sockets of the eyes lie before the middle of the head, in shares of its half width. Without it, 1. */
  faceDepth?: number;
  /** Where it draws mouths. */
  mouth: MouthPlace;
  /** How much a body is squashed on each beat and stretched after it; 0 is stiff. */
  squash?: number;
  /** Whether hair and clothes stream in the wind. */
  isWindy?: boolean;
  head: HeadDesign;
  /** Returns how the look draws a thing in the hands. Without it, things are drawn as in drawings. */
  thing?: ThingDesign;
  /** Draws the body. Without it, it is drawn in shapes of one color. */
  drawBody?: typeof drawBody;
  /** Draws an arm that is around a partner. It belongs to `drawBody`. */
  drawArm?: typeof drawArmAround;
  /** Draws the hand of such an arm alone. */
  drawHand?: typeof drawHandAround;
}

export interface HeadDesign {
  /** Draws what hangs behind the body: long hair, a hood. */
  behind(head: Head, paint: HeadPaint): void;
  /** Draws skull, ears, face and hair. */
  front(head: Head, paint: HeadPaint): void;
}

export interface HeadPaint {
  skin: Rgb;
  hair: Rgb;
  /** Returns any color of the sheet as the look and the light of the place show it. */
  of(color: Rgb): Rgb;
  /** Returns a color in the light of the place, without the look's paint: for eyes and teeth. */
  lit(color: Rgb): Rgb;
}

/** Makes figures of a design, drawn from their joints. */
export function puppets(design: PuppetDesign): FigureDesign {
  return { make: ({ sheet }, light) => puppetOf(design, sheet, light) };
}

export function puppetOf(design: PuppetDesign, sheet: CharacterSheet, light: Light): Figure {
  const proportions = design.proportions(sheet);
  const cut = design.body(sheet);
  const half = design.headHalf(sheet) * breadthOf(sheet);
  const lit = lightFall(light, 'drawn-face');
  const cloth = clothLight(light);
  const colors = new Map<Rgb, Rgb>();
  const of = (color: Rgb) => {
    const known = colors.get(color) ?? cloth(design.pigment(color));
    colors.set(color, known);
    return known;
  };
  const paint: HeadPaint = { skin: lit(design.skin(sheet.skin)), hair: of(aired(sheet.hair.color)), of, lit };
  const side = light.sun && light.sun.x < 0.5 ? -1 : 1;
  const rim = design.ink.shadow && rimLight(light);
  const ink = rim ? { ...design.ink, rim } : design.ink;
  const bodyAt = (context: SKRSContext2D, at: Footing, state: FigureState): Body => {
    const rig = rigOf(state.skeleton, proportions, at, design.mostYaw);
    const brush = brushOf(context, ink, at.height, side);
    const wind = design.isWindy && state.wind !== undefined ? { wind: state.wind } : {};
    const things = design.thing ? { thing: design.thing } : {};
    const mouth = mouthOn(rig.head, half, design.mouth, design.faceDepth);
    return { ...wind, ...things, mouth, brush, rig, sheet, cut, proportions, state, paint: of, skin: paint.skin };
  };
  /** Draws a body that gives way on the beat. */
  const squashed = (context: SKRSContext2D, at: Footing, state: FigureState, draw: (body: Body) => void) => {
    const give = (design.squash ?? 0) * (state.pulse - 0.25 - (state.bounce ?? 0) * BOUNCE);
    context.save();
    context.translate(at.x, at.y);
    context.scale(1 + give * 0.8, 1 - give);
    if (state.smear) stretch(context, stretchOf(state.smear));
    context.translate(-at.x, -at.y);
    draw(bodyAt(context, at, state));
    context.restore();
  };
  return {
    proportions,
    stature: STATURES[sheet.age],
    draw: (context, at, state) =>
      squashed(context, at, state, (body) => {
        const { brush, rig, wind } = body;
        const facts = {
          ...(wind !== undefined && { wind }),
          sheet,
          expression: expressionOf(state.face, sheet.features),
          seconds: state.seconds,
          pulse: state.pulse,
        };
        const inside = (draw: (head: Head, paint: HeadPaint) => void) => () =>
          inHead(brush, rig.head, half, facts, (head) => draw(head, paint), design.faceDepth);
        // Readers see nothing of themselves but their arms.
        const worn = sheetOf(body)?.isRead ? [] : (state.things ?? []);
        const own = sheetOf(body)?.isRead ? undefined : sheet.back;
        if (!rig.head.isAway) drawOnBack(brush, rig, paint, worn, own);
        (design.drawBody ?? drawBody)(body, {
          behind: inside(design.head.behind),
          front: () => {
            drawOnNeck(brush, rig, paint, worn);
            inside(design.head.front)();
            if (worn.some(isWorn)) inside((head, colors) => drawOnHead(head, colors, worn))();
          },
        });
        if (state.smear) drawSmears(body, state.smear, at);
        if (rig.head.isAway) drawOnBack(brush, rig, paint, worn, own);
      }),
    drawArms: (context, at, state, layer) =>
      squashed(context, at, state, (body) => {
        for (const arm of ['left', 'right'] as const)
          if (state.around?.[arm] === layer || (state.around?.[arm] === 'across' && layer === 'behind'))
            (design.drawArm ?? drawArmAround)(body, arm);
          else if (state.around?.[arm] === 'across') (design.drawHand ?? drawHandAround)(body, arm);
      }),
  };
}

/** Stretches what is drawn along a direction. The origin stays, so that feet stay on the ground. */
function stretch(context: SKRSContext2D, { angle, length }: ReturnType<typeof stretchOf>): void {
  context.rotate(angle);
  context.scale(length, 1 / Math.sqrt(length));
  context.rotate(-angle);
}

/** How much more a jump stretches and squashes a body than a beat does. */
const BOUNCE = 5;

/** Heights relative to an adult's. */
const STATURES: Readonly<Record<CharacterSheet['age'], number>> = { child: 0.76, young: 1, adult: 1, old: 0.94 };

/** Color that lamps add to people at night. In moonlight only, skin would look gray. */
const LAMP: Rgb = [255, 206, 158];
/** Shares of lamplight and of white in the light of the night. A crew lights faces, whatever the hour, and painters more. */
const AT_NIGHT = {
  clothes: { lamp: 0.36, white: 0.34 },
  face: { lamp: 0.42, white: 0.42 },
  'drawn-face': { lamp: 0.62, white: 0.76 },
} as const;

/** Share of lamplight near lamps. */
const BY_LAMPS = 0.8;

/** Shares of white and of haze in the light of a low sun, under which skin would look brown. */
const AT_DUSK = {
  clothes: { white: 0.34, haze: 0.06 },
  face: { white: 0.5, haze: 0.04 },
  'drawn-face': { white: 0.72, haze: 0.03 },
} as const;

/** The same by day. Rain and sad moods would make skin gray. */
const AT_DAY = {
  clothes: { white: 0.3, haze: 0.03 },
  face: { white: 0.2, haze: 0.03 },
  'drawn-face': { white: 0.7, haze: 0.02 },
} as const;

/**
 * Shares of the sky's color in black cloth, which shows its lapels and folds. In the light of a low sun alone, navy would
 * be brown.
 */
const SKY_ON_DARK: Readonly<Record<Light['time'], number>> = { dawn: 0.3, day: 0.26, sunset: 0.32, night: 0.36 };
/** The blue that sky gives to dark cloth, in rain and at night as well. */
const SKY: Rgb = [84, 104, 172];
/** Luminance from which cloth and hair keep their own color. */
const DARK = 70;

/** Hair between dark lines looks darker than in a picture. Darker hair gets more light, and fair hair none. */
function aired(color: Rgb): Rgb {
  const gain = 1 + HAIR_GAIN * Math.max(0, 1 - luminance(color) / FAIR);
  return [color[0] * gain, color[1] * gain, color[2] * gain];
}

const [HAIR_GAIN, FAIR] = [0.4, 200];

/** Returns the color that a low sun or the moon gives the edges of people in the open. */
function rimLight({ sun, time, isDark, isInside }: Light): Rgb | undefined {
  if (!sun || time === 'day' || isInside) return undefined;
  return isDark ? mix(sun.color, [150, 180, 255], 0.6) : mix(sun.color, [255, 190, 110], 0.4);
}

/** Returns how light changes a color. It changes people less than places, and their skin least. */
export function lightFall(light: Light, on: keyof typeof AT_NIGHT): (color: Rgb) => Rgb {
  const { lamp, white } = AT_NIGHT[on];
  const dusk = light.time === 'day' ? AT_DAY[on] : AT_DUSK[on];
  const key = light.isDark
    ? lighten(mix(light.key, LAMP, light.isLamplit ? BY_LAMPS : lamp), white)
    : lighten(light.key, dusk.white);
  const haze = light.isDark ? 0.03 : dusk.haze;
  return (color) => mix(under(color, key), light.haze, haze);
}

/** Returns how light changes the color of drawn cloth: dark cloth takes some of the sky's color. */
export function clothLight(light: Light): (color: Rgb) => Rgb {
  const fall = lightFall(light, 'clothes');
  const sky = SKY_ON_DARK[light.time];
  const above = mix(light.zenith, SKY, 0.7);
  return (color) => mix(fall(color), above, sky * Math.max(0, 1 - luminance(color) / DARK));
}
