import { availableParallelism } from 'node:os';
import { swcOptions } from './tools/scripts/swc.mjs';

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/environment.js',
  roots: ['<rootDir>/test', '<rootDir>/packages'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // As the console imports what it shares with the service.
    '^@domain/(.*)\\.js$': '<rootDir>/src/domain/$1',
  },
  transform: {
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  testSequencer: '<rootDir>/test/support/sequencer.js',
  // Three for two cores, because tests of faults and of pages wait much of the time: for a timeout, a restart, or a quiet network.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that starts again loads the service again, which takes four seconds of a core.
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 60_000,
};
