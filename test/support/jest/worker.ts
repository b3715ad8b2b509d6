interface Worker {
  onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing;
  fromNode(path: string): { env: NodeJS.ProcessEnv };
}
const worker = globalThis as unknown as Worker;

/**
 * An expensive object that the test files of one worker of Jest can share: created on first use from modules of the service and
 * packages only, and closed when the worker has nothing left to do.
 */
export function onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing {
  return worker.onceAWorker(name, make, close);
}

/** The environment that the service reads. Jest gives each test file a copy. */
export const { env: processEnv } = worker.fromNode('node:process');
