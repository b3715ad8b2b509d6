import config from './jest.config.js';
import { sampledFiles } from './test/support/jest/sampling.js';

/**
 * Every test of the files of which `npm test` runs a tenth. `npm run test:deep` runs them.
 *
 * @type {import('jest').Config}
 */
export default {
  ...config,
  testMatch: sampledFiles(import.meta.dirname).map((path) => `<rootDir>/${path}`),
  testEnvironmentOptions: {},
};
