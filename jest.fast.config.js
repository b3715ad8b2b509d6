import config from './jest.config.js';

/**
 * The tests that need no PostgreSQL, no browser and no process of the service: the rules of the domain and of the deadlines, and the
 * architecture. `npm run test:fast` runs them.
 *
 * @type {import('jest').Config}
 */
export default {
  ...config,
  globalSetup: '<rootDir>/test/support/jest/fast-setup.ts',
  globalTeardown: undefined,
  testMatch: [
    '<rootDir>/packages/*/test/*.test.ts',
    '<rootDir>/test/{architecture,config,domain,runtime/encryption}/**/*.test.ts',
  ],
  testPathIgnorePatterns: [
    // They start processes: one packs and installs the package for each version of Node.
    '/packages/lien-deadlines/test/(cli|package)\\.test\\.ts$',
    // They read the statements of a service.
    '/test/architecture/(records|scope)\\.test\\.ts$',
  ],
};
