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
  // One for each core. Jest reads a percentage above 100 as a number of workers.
  maxWorkers: '100%',
  // Far above what a worker keeps (see environment.js): one that still grows starts again before the machine is out of memory.
  workerIdleMemoryLimit: '600MB',
  testTimeout: 60_000,
};
