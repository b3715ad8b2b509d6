import type * as pg from 'pg';

/** The driver as the built service has it, for whoever watches its statements; other tests import `pg` as usual. */
const driver = await (globalThis as unknown as { importPackage(name: string): Promise<typeof pg> }).importPackage('pg');
export default driver.default;
