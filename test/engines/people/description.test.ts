import { expect, test } from '@jest/globals';
import { describedIn } from '../../../engines/people/description.ts';

test.each(['A woman with a bob.', 'Her blond bob shines.', 'A chin-length bob.', 'She has a bob haircut.'])(
  '"%s" tells of hair of medium length',
  (text) => {
    expect(describedIn(text).hair?.length).toBe('medium');
  },
);

test.each(['Bob. ', 'Bob. Bob has gray hair.', 'Bob. A tall man.'])('"%s" does not tell of a haircut', (text) => {
  expect(describedIn(text).hair?.length).toBeUndefined();
});
