import { test } from '@jest/globals';

/** What the kernel of Linux limits by prlimit has no equal elsewhere: there, such a test is left out. */
export const onLinux = process.platform === 'linux' ? test : test.skip;
