import { swcOptions } from './tools/scripts/swc.mjs';

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/environment.js',
  roots: ['<rootDir>/test', '<rootDir>/packages'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  testSequencer: '<rootDir>/test/support/sequencer.js',
  // More than there are cores, because tests of faults wait: for a timeout, a restart, or a server that does not answer.
  maxWorkers: '150%',
  // Far above what a worker keeps (see environment.js): one that still grows starts again before the machine is out of memory.
  workerIdleMemoryLimit: '600MB',
  testTimeout: 60_000,
};
