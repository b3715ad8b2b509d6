import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { tenthOf } from './test/support/jest/sampling.js';
import { swcOptions } from './tools/scripts/swc.mjs';

const { dependencies, devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
/** The packages that the project names, except Jest's and one that takes only settings of its own context. */
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !/jest|swc|oidc-provider/.test(name),
);

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/test/support/jest/environment.js',
  testEnvironmentOptions: { tenth: tenthOf(process.argv.slice(2), process.env) },
  testRunner: '<rootDir>/test/support/jest/test-runner.js',
  roots: ['<rootDir>/test', '<rootDir>/packages'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // As the console imports what it shares with the service.
    '^@domain/(.*)\\.js$': '<rootDir>/src/domain/$1',
  },
  transform: {
    // Modules of the service and of packages.
    [`^${RegExp.escape(import.meta.dirname)}/src/.+\\.ts$`]: '<rootDir>/test/support/jest/node-modules.js',
    '/node_modules/.+\\.[cm]?js$': '<rootDir>/test/support/jest/node-modules.js',
    '^.+\\.ts$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${packages.map(RegExp.escape).join('|')})/)`],
  globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
  testSequencer: '<rootDir>/test/support/jest/sequencer.js',
  // Three for two cores, because tests of faults and of pages wait much of the time: for a timeout, a restart, or a quiet network.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker that starts again loads the service again, which takes four seconds of a core.
  workerIdleMemoryLimit: '1200MB',
  // A worker that ends drops its database and frees hundreds of megabytes: on a busy machine, not in the half second of Jest's default.
  workerGracefulExitTimeout: 10_000,
  // Ends a test that hangs. It is no measure of speed, and a machine that is busy otherwise may need minutes for a page.
  testTimeout: 180_000,
};
