import { Migration0001Records } from './0001-records.js';

/** In the order they run. */
export const migrations = [Migration0001Records];
