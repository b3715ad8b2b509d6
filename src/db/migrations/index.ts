import { Migration0001Records } from './0001-records.js';
import { Migration0004Escalations } from './0004-escalations.js';

/** In the order they run. */
export const migrations = [Migration0001Records, Migration0004Escalations];
