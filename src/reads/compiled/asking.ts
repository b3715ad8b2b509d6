import { NotCompiled } from './not-compiled.js';
import type { ReadRun } from './run.js';

/** Calls the resolver of a root field. */
export type Ask = (run: ReadRun) => unknown;

/** The error of a root field: the field is null, and all data, too, unless the field may be null. */
export class RootFailure extends Error {
  constructor(override readonly cause: unknown) {
    super('The root field failed.');
  }
}

/** Reads the field's own rows: when this fails, the field fails, and not a part of it. */
export async function reading<Found>(work: () => Promise<Found>): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NotCompiled ? error : new RootFailure(error);
  }
}
