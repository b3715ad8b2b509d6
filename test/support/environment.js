import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest loads modules anew for every test file, which for the service takes two seconds of a core. The built service is instead
 * loaded by Node itself, once for each worker: `importBuilt('app.js')` is app.js of the build that is there when the worker starts.
 *
 * What `onceAWorker` is given to make under a name is made by the first test file that asks, and kept for the files after it.
 */
const kept = new Map();
const build = pathToFileURL(`${realpathSync(new URL('../../dist/current', import.meta.url))}/`);

export default class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, build).href);
    this.global.importPackage = (name) => import(name);
    this.global.onceAWorker = (name, make) => {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name);
    };
  }
}
