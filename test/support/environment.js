import { realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Jest loads modules again for every test file, which takes two seconds of a core for the service. Node itself therefore loads
 * the built service, once for each worker: `importBuilt('app.js')` is app.js of the build that exists when the worker starts. An
 * object that `onceAWorker` creates under a name is created by the first test file that needs it, and kept for the later ones.
 */
const kept = new Map();
const build = pathToFileURL(`${realpathSync(new URL('../../dist/current', import.meta.url))}/`);

// V8 keeps what it has compiled for a later use, and with it all that a test file leaves: ten megabytes for each file, which every
// later collection reads again.
setFlagsFromString('--no-compilation-cache');

const closings = [];

// A worker that has nothing more to do ends at once. Node would first free each module and object of a heap of hundreds of megabytes,
// which takes longer than the half second that Jest waits before it kills the worker and warns of open handles.
process.once('beforeExit', async () => {
  await Promise.race([Promise.allSettled(closings.map((close) => close())), sleep(300)]);
  process.exit();
});

export default class ServiceEnvironment extends TestEnvironment {
  /**
   * Jest looks for source maps of up to a hundred calls in the stack of an error. The service makes an error for each request that
   * it refuses, and its files have no source maps.
   */
  async handleTestEvent({ name }) {
    if (name !== 'setup') return;
    const withSourceMaps = Error.prepareStackTrace;
    Error.stackTraceLimit = 10;
    // An error of a test file is of the file's own context.
    Error.prepareStackTrace = (error, calls) =>
      error instanceof Error
        ? [Error.prototype.toString.call(error), ...calls.map((call) => `    at ${call}`)].join('\n')
        : withSourceMaps(error, calls);
  }

  async setup() {
    await super.setup();
    this.global.importBuilt = (path) => import(new URL(path, build).href);
    this.global.importPackage = (name) => import(name);
    this.global.onceAWorker = (name, make, close) => {
      if (!kept.has(name)) {
        const thing = make();
        kept.set(name, thing);
        if (close) closings.push(() => close(thing));
      }
      return kept.get(name);
    };
  }
}
