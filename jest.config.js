/** Node 24 runs the sources as they are; jest needs their types stripped, which esbuild does in a millisecond a file. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: process.env.SUITE === 'slow' ? ['**/*.slow.test.ts'] : ['**/!(*.slow).test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/test/esbuild-transform.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/cdk.out', '<rootDir>/.songreel-build'],
  cacheDirectory: '<rootDir>/.songreel-build/jest',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  // Far more than any of them needs on free cores: those of CI may be busy with other things.
  testTimeout: 120_000,
  maxWorkers: 2,
  // Modules of finished tests stay in memory. Without a new process now and then, collecting garbage takes a minute.
  workerIdleMemoryLimit: '500MB',
};
