import './quiet.ts';
import { test } from '@jest/globals';
import { addUp } from './random-steps.ts';
import { useDatabase } from './store.ts';

useDatabase();

test('[3j] money adds up after every step of a hundred random sequences', async () => {
  await addUp(100);
}, 600_000);
