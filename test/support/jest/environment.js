import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { TestEnvironment } from 'jest-environment-node';
import { fromNode } from './from-node.js';
import { keepTenth } from './sampling.js';

/** An object that `onceAWorker` creates under a name is created by the first test file that needs it, and kept for the later ones. */
const kept = new Map();

// V8 keeps what it has compiled for a later use, and with it all that a test file leaves: ten megabytes for each file, which every
// later collection reads again.
setFlagsFromString('--no-compilation-cache');

// The service derives the fingerprint of a credential at a cost that slows a guesser down: 0.05 s of a core. No test guesses.
const { scrypt } = crypto;
crypto.scrypt = (secret, salt, length, done) => scrypt(secret, salt, length, { cost: 2 }, done);
syncBuiltinESMExports();

const closings = [];
const closeAll = () => Promise.allSettled(closings.splice(0).map((close) => close()));

// Jest ends a worker by no longer receiving its messages. What is shared may keep the worker running, such as a service that listens.
process.on('removeListener', (name) => {
  if (name === 'message' && process.listenerCount('message') === 0) void closeAll();
});

// A worker that has nothing more to do ends as soon as its shared objects are closed. Node would otherwise first free each module and
// object of a heap of hundreds of megabytes, which takes seconds.
process.once('beforeExit', async () => {
  await Promise.race([closeAll(), sleep(3_000)]);
  process.exit();
});

export default class ServiceEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { rootDir, testEnvironmentOptions } = config.projectConfig;
    this.tenth = testEnvironmentOptions.tenth;
    this.sampled = context.docblockPragmas.sampled;
    this.path = relative(rootDir, context.testPath);
  }

  /**
   * Leaves out the tests that `npm test` does not run (sampling.js).
   *
   * Jest looks for source maps of up to a hundred calls in the stack of an error. The service makes an error for each request that
   * it refuses, and its files have no source maps.
   */
  async handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'run_start' && this.sampled !== undefined && this.tenth !== undefined) {
      keepTenth(this.tenth, this.sampled, this.path, rootDescribeBlock);
    }
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
    this.global.fromNode = fromNode;
    this.global.tenth = this.sampled === undefined ? undefined : this.tenth;
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
