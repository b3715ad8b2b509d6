import type * as pg from 'pg';
import { packaged } from './built.js';

/** The driver as the built service has it, for whoever watches its statements; other tests import `pg` as usual. */
const driver = await packaged<typeof pg>('pg');
export default driver.default;
