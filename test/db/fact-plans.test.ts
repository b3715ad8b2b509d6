/** @sampled tests */
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { goldenPath } from '../support/records/golden-path.js';
import { openWorld } from '../support/worlds/world.js';
import { rowsRead } from './rows-read.js';
import { recording } from './statements.js';

const drafts = 3_000;
const world = openWorld();

it('the deadlines of a page are not read from all notices of their project', async () => {
  const caller = await world.caller();
  const { noticeId, projectId } = await goldenPath(world, caller);
  await world.sql(
    `insert into notices (id, account_id, livemode, organization_id, project_id, division_id, type, state, notice_number, notice_date,
       claim_amount, created_at, updated_at)
     select uuidv7(), account_id, livemode, organization_id, project_id, division_id, 'preliminary', state, 'N-' || n, notice_date,
       claim_amount, now(), now()
     from notices, generate_series(1, $2::int) n where id = $1`,
    [noticeId, drafts],
  );
  await world.sql('vacuum analyze notices, projects');
  const { result, statements } = await recording(() => world.rest(caller, 'GET', `/notices/${noticeId}`));
  expect(result.body.data).toMatchObject({ project_id: projectId, deadline_rule: { required: true } });
  const read = statements.find(({ text }) => text.includes('preliminaryServedAt'))!;
  const client = new pg.Client({ connectionString: world.config.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    expect(await rowsRead(client, read, 'kept')).toBeLessThan(50);
    await client.query('drop index notices_preliminary_served');
    expect(await rowsRead(client, read, 'kept')).toBeGreaterThan(drafts);
  } finally {
    await client.query('rollback');
    await client.end();
  }
});
