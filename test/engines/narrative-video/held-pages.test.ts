import { describe, expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { css, luminance, type Rgb } from '../../../engines/drawing/color.ts';
import { ADULT, skeletonOf } from '../../../engines/narrative-video/acting/kinematics.ts';
import { UPRIGHT_POSE } from '../../../engines/narrative-video/acting/standing.ts';
import type { Body } from '../../../engines/narrative-video/figures/kit/body-cut.ts';
import type { HeldThing } from '../../../engines/narrative-video/figures/kit/held-thing.ts';
import type { Brush } from '../../../engines/narrative-video/figures/kit/ink.ts';
import { LARGE_THINGS } from '../../../engines/narrative-video/figures/kit/large-things.ts';
import { PAGES } from '../../../engines/narrative-video/figures/kit/pages.ts';
import { rigOf } from '../../../engines/narrative-video/figures/kit/rig.ts';
import { hasCover } from '../../../engines/narrative-video/figures/kit/sheet-hands.ts';
import { carriedObject } from '../../../engines/narrative-video/scenery/objects/index.ts';

/** Height of a line of writing at most, meters. */
const LINE = 0.02;

function writingOnBook() {
  const parts = carriedObject('book')?.parts ?? [];
  return parts.filter((part) => part.form === 'block' && part.size[1] < LINE && luminance(part.color) < 170);
}

function holding(name: string, isPageSeen = false): Body {
  const pose = { ...UPRIGHT_POSE, leftHand: 'hold', rightHand: 'hold' } as const;
  const skeleton = skeletonOf(pose, ADULT, 0);
  const rig = rigOf(skeleton, ADULT, { x: 500, y: 1000, height: 1000 });
  return { rig, proportions: ADULT, state: { pose, skeleton, held: { left: name }, isPageSeen } } as unknown as Body;
}

/** Returns the colors in which a thing is drawn. */
function colorsOf(drawn: HeldThing | undefined): string[] {
  const colors: string[] = [];
  const context = createCanvas(1, 1).getContext('2d');
  drawn?.(
    { context, shape: (_: unknown, color: Rgb) => colors.push(css(color)) } as unknown as Brush,
    (color) => color,
    1,
  );
  return colors;
}

describe('pages in the hands of a reader', () => {
  test('of a book show their writing to the reader, not to the viewer', () => {
    const writing = writingOnBook();
    expect(writing.length).toBeGreaterThan(3);
    for (const { at } of writing) expect(at[2]).toBeLessThan(0);
  });

  test.each(['letter', 'book', 'newspaper', 'photo', 'map'])('of a drawn %s have fingers on their back', (name) => {
    expect(hasCover(holding(name))).toBe(true);
    expect(hasCover(holding(name, true))).toBe(false);
  });

  test.each(['letter', 'photo', 'map'])('of a drawn %s differ from their back', (name) => {
    expect(colorsOf(PAGES[name])).not.toEqual(colorsOf(LARGE_THINGS[name]));
  });
});
