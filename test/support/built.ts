interface Loaders {
  importBuilt<Module>(path: string): Promise<Module>;
  importPackage<Module>(name: string): Promise<Module>;
  onceAWorker<Thing>(name: string, make: () => Thing): Thing;
}
const loaders = globalThis as unknown as Loaders;

/** A module of the built service, as Node loads it: once for each worker of Jest (see environment.js). `path` is below its folder. */
export function built<Module>(path: string): Promise<Module> {
  return loaders.importBuilt<Module>(path);
}

/** A package, as Node loads it: the one that the built service has. */
export function packaged<Module>(name: string): Promise<Module> {
  return loaders.importPackage<Module>(name);
}

/** Something dear that the test files of one worker of Jest can share: made when first asked for, of built modules alone. */
export function onceAWorker<Thing>(name: string, make: () => Thing): Thing {
  return loaders.onceAWorker(name, make);
}
