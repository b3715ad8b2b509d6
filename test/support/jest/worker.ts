interface Worker {
  onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing;
  fromNode(path: string): NodeJS.Process;
}
const worker = globalThis as unknown as Worker;

/**
 * An expensive object that the test files of one worker of Jest can share: created on first use from modules of the service and
 * packages only, and closed when the worker has nothing left to do.
 */
export function onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing {
  return worker.onceAWorker(name, make, close);
}

const nodeProcess = worker.fromNode('node:process');

/** The environment that the service reads. Jest gives each test file a copy. */
export const { env: processEnv } = nodeProcess;

/** Whether Jest runs the test file in a worker, not in its own process. The copy of `process` that a test file sees always has `send`. */
export const inWorker = nodeProcess.send !== undefined;
