import { describe, expect, test } from '@jest/globals';
import { handsRest } from '../../../../engines/narrative-video/acting/hands-rest.ts';

describe('hands have nothing to do', () => {
  test.each(['sit', 'sing', 'cry', 'laugh', 'stand'] as const)('while somebody does this: %s', (action) => {
    expect(handsRest({ action }, { shot: 'medium' })).toBe(true);
  });

  test('in a close-up of somebody who dances, and not in a picture of the dance', () => {
    expect(handsRest({ action: 'dance' }, { shot: 'close' })).toBe(true);
    expect(handsRest({ action: 'dance' }, { shot: 'wide' })).toBe(false);
  });

  test('except if they hold a thing or a partner', () => {
    expect(handsRest({ action: 'sing', things: ['microphone'] }, { shot: 'close' })).toBe(false);
    expect(handsRest({ action: 'sing', things: ['hat'] }, { shot: 'close' })).toBe(true);
    expect(handsRest({ action: 'hug', with: 1 }, { shot: 'close' })).toBe(false);
  });
});
