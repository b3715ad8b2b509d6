/** A module of the built service, as Node loads it: once for each worker of Jest (see environment.js). `path` is below dist/. */
export function built<Module>(path: string): Promise<Module> {
  return (globalThis as unknown as { importBuilt(path: string): Promise<Module> }).importBuilt(path);
}
