import { NotCompiled } from './not-compiled.js';
import type { Run } from './run.js';

/** Calls the resolver of a root field. */
export type Ask = (run: Run) => unknown;

/** The error of a root field: the field is null, and with it all data. */
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

/** The failure of a field that may be null does not concern the other fields. The executor reports it beside their data. */
export function leavingFailure<Found>(read: (run: Run) => Promise<Found>): (run: Run) => Promise<Found> {
  return async (run) => {
    try {
      return await read(run);
    } catch (error) {
      throw error instanceof RootFailure ? new NotCompiled('failed', { cause: error }) : error;
    }
  };
}
