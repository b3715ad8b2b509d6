import type * as pg from 'pg';
import { packaged } from './built.js';

/** The driver instance of the built service, for tests that watch its statements; other tests import `pg` as usual. */
const driver = await packaged<typeof pg>('pg');
export default driver.default;
