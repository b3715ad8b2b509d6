import { Migration0001Records } from './0001-records.js';
import { Migration0002Audit } from './0002-audit.js';
import { Migration0004Escalations } from './0004-escalations.js';
import { Migration0005Waivers } from './0005-waivers.js';

/** In the order they run. */
export const migrations = [Migration0001Records, Migration0002Audit, Migration0004Escalations, Migration0005Waivers];
