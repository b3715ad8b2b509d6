import type * as service from '../../src/pdf/print.js';
import { built } from '../support/built.js';

/** The printer of the built service: its fonts are read and its code is warm once for each worker. */
export const { print } = await built<typeof service>('pdf/print.js');
