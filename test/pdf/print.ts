import type * as service from '../../src/pdf/print.js';
import { built } from '../support/built.js';

/** The printer of the built service. Fonts are read and code is warmed up once per worker. */
export const { print } = await built<typeof service>('pdf/print.js');
