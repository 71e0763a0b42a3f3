import './quiet.ts';
import { test } from '@jest/globals';
import { addUp } from './random-steps.ts';
import { useDatabase } from './store.ts';

useDatabase();

test('[3j] money adds up after every step of four random sequences', async () => {
  await addUp(4);
});
