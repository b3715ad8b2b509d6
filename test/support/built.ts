interface Loaders {
  importBuilt<Module>(path: string): Promise<Module>;
  importPackage<Module>(name: string): Promise<Module>;
  onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing;
}
const loaders = globalThis as unknown as Loaders;

/**
 * A module of the built service, as Node loads it: once for each worker of Jest (see environment.js). `path` is relative to the
 * build's folder.
 */
export function built<Module>(path: string): Promise<Module> {
  return loaders.importBuilt<Module>(path);
}

/** A package, as Node loads it: the same one that the built service uses. */
export function packaged<Module>(name: string): Promise<Module> {
  return loaders.importPackage<Module>(name);
}

/**
 * An expensive object that the test files of one worker of Jest can share: created on first use, from built modules only, and
 * closed when the worker has nothing left to do.
 */
export function onceAWorker<Thing>(name: string, make: () => Thing, close?: (thing: Thing) => Promise<void>): Thing {
  return loaders.onceAWorker(name, make, close);
}
