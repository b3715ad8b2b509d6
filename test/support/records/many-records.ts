import type { World } from '../worlds/world.js';
import { openCopies } from './copies.js';
import type { GoldenPath } from './golden-path.js';

/**
 * Copies the project and the notice of a golden path until the account has that many of each, in several states, with work that began over
 * the last half year, and notices in every status. Triggers are off: nothing is logged, and the watch computes the deadlines when
 * it runs.
 */
export async function addManyRecords(
  world: World,
  made: GoldenPath,
  { projects, notices }: { projects: number; notices: number },
): Promise<void> {
  const { client, copy } = await openCopies(world);
  const states = `(array['CA', 'TX', 'FL', 'AZ', 'NV', 'WA'])[1 + n % 6]`;
  await copy(
    'projects',
    {
      id: 'uuidv7()',
      name: `'Job ' || n`,
      number: `'J-' || n`,
      external_id: 'null',
      state: states,
      status: `(array['active', 'active', 'active', 'active', 'active', 'active', 'active', 'completed', 'archived'])[1 + n % 9]`,
      // The day of the database is tomorrow where the projects are, for some hours.
      first_furnishing_date: 'current_date - 1 - (n * 7 % 180)',
      last_furnishing_date: `case when n % 3 = 0 then current_date - (n * 7 % 180) + 20 end`,
      completion_date: 'null',
    },
    `generate_series(1, ${projects - 1}) n where r.id = $1`,
    [made.projectId],
  );
  await copy(
    'notices',
    {
      id: 'uuidv7()',
      project_id: 'p.id',
      notice_number: `'N-' || (10000 + n)`,
      state: 'p.state',
      type: `(array['preliminary', 'preliminary', 'preliminary', 'preliminary', 'lien'])[1 + n % 5]`,
      first_furnishing_date: 'null',
      last_furnishing_date: 'null',
      status: `(array['draft', 'draft', 'draft', 'draft', 'draft', 'generated', 'ordered', 'served', 'served', 'completed'])[1 + n % 10]`,
      served_at: 'case when n % 10 > 6 then now() end',
    },
    `generate_series(1, ${notices - 1}) n
       join (select id, state, row_number() over (order by id) as place from projects where name like 'Job %') p on p.place = 1 + n % ${projects - 1}
       where r.id = $1`,
    [made.noticeId],
  );
  await client.query(
    `insert into project_courses (project_id, account_id, livemode) select id, account_id, livemode from projects where name like 'Job %';
     insert into notice_watches (notice_id, account_id, livemode) select id, account_id, livemode from notices where notice_number ~ '^N-[0-9]{5}$'`,
  );
  await client.query('analyze projects, notices, project_courses, notice_watches');
  await client.end();
}
