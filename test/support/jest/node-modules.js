import { createHash } from 'node:crypto';
import { fromNode } from './from-node.js';

/**
 * How Jest loads modules of the service and of packages. Jest loads modules again for every test file, which takes two seconds of a
 * core for the service. Node has therefore loaded them once for the worker, the service's from its build, and Jest only passes
 * their exports on.
 */
function passOn(path, { supportsStaticESM }) {
  const module = `fromNode(${JSON.stringify(path)})`;
  if (!supportsStaticESM) return `module.exports = ${module};`;
  const names = Object.keys(fromNode(path));
  const isDefault = (name) => name === 'default';
  return [
    `const loaded = ${module};`,
    ...names
      .filter((name) => !isDefault(name))
      .map((name, at) => `const e${at} = loaded.${name}; export { e${at} as ${name} };`),
    ...names.filter(isDefault).map(() => 'export default loaded.default;'),
  ].join('\n');
}

export default {
  process: (_source, path, options) => ({ code: passOn(path, options) }),
  /** The same path has other exports when the service or the package changes. */
  getCacheKey: (_source, path, options) => createHash('sha256').update(passOn(path, options)).digest('hex'),
};
