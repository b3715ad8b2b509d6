import { createRequire } from 'node:module';
import circus from 'jest-circus/runner';

/**
 * Packages with which Jest reads files and describes values and differences. They keep nothing of a test file, and treat objects of
 * any context alike.
 */
const shared = new Set([
  '@babel/code-frame',
  '@jest/diff-sequences',
  '@jest/snapshot-utils',
  '@jest/transform',
  'ci-info',
  'co',
  'dedent',
  'graceful-fs',
  'is-generator-fn',
  'jest-diff',
  'jest-message-util',
  'p-limit',
  'picomatch',
  'pretty-format',
  'pure-rand',
  'slash',
  'stack-utils',
  'synckit',
]);

/**
 * Jest's own way to run a test file, but the packages above are loaded once for the worker. Jest loads all of its packages again
 * for each file, which takes a third more of a core.
 */
export default function runTestFile(globalConfig, config, environment, runtime, ...rest) {
  const again = runtime.requireInternalModule.bind(runtime);
  runtime.requireInternalModule = (from, name) => (shared.has(name) ? createRequire(from)(name) : again(from, name));
  return circus.default(globalConfig, config, environment, runtime, ...rest);
}
