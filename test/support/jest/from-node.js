import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const source = folder('../../../src/');
/** The build that is current when the worker first loads a module of it. */
let build;

/** The exports of a module as Node has loaded them for the worker: of a package, or of the service's build for a file of `src`. */
export function fromNode(path) {
  if (!path.startsWith(source)) return require(path);
  build ??= realpathSync(folder('../../../dist/current'));
  return require(join(build, relative(source, path)).replace(/\.ts$/, '.js'));
}
