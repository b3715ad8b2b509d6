import { setTimeout as sleep } from 'node:timers/promises';
import { course, type Facts, noFacts, stateRules } from 'lien-deadlines';
import pg from 'pg';
import { loadConfig } from '../../src/config/load-config.js';
import { buildApp } from '../../src/process/app.js';
import { rulesVersion } from '../../src/services/deadline/rules-version.js';
import { watchDeadlines } from '../../src/services/deadline/watch.js';
import { median } from './processes.js';

/** How long a course takes, and a run of the watch over this many open notices, of which some are due. */
export async function benchDeadlines(url: string, notices: number, dataDir: string): Promise<void> {
  benchCourse();
  await benchWatch(url, notices, dataDir);
}

/** Every state, private and public work, with all dates known and with most of them unknown. */
function benchCourse(): void {
  const roles = ['general_contractor', 'subcontractor', 'material_supplier'] as const;
  const known: Facts[] = stateRules.flatMap(({ state }) =>
    (['private', 'public'] as const).flatMap((sector) =>
      roles.map((role) => ({
        ...noFacts(state, role, sector),
        hiringPartyRole: role === 'general_contractor' ? ('owner' as const) : ('general_contractor' as const),
        firstFurnishingDate: '2026-03-02',
        lastFurnishingDate: '2026-05-20',
        completionDate: '2026-06-30',
      })),
    ),
  );
  const unknown = known.map((facts) => ({
    ...facts,
    hiringPartyRole: null,
    completionDate: null,
    today: '2026-06-01',
  }));
  const sets = [
    ['all dates known', known],
    ['most facts unknown', unknown],
  ] as const;
  const pass = (all: readonly Facts[]) => {
    for (const facts of all) course(facts);
  };
  // A service has compiled its hot functions after some ten thousand courses.
  for (let again = 0; again < 150; again += 1) for (const [, all] of sets) pass(all);
  console.log('| whole course, warm | µs of CPU |\n|---|---:|');
  for (const [name, all] of sets) {
    const rounds = Array.from({ length: 15 }, () => {
      const start = process.cpuUsage();
      for (let again = 0; again < 5; again += 1) pass(all);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / (5 * all.length);
    });
    console.log(`| ${name}, ${all.length} claimants | ${median(rounds).toFixed(1)} |`);
  }
}

/**
 * Open preliminary notices in accounts of 1,000, five on each project, and four open steps of each project. One in 100 notices
 * and one in 160 steps is due; beside the watch, a caller changes due records one after another.
 */
async function benchWatch(url: string, notices: number, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  client.on('error', () => undefined);
  await fill(client, notices);
  const config = loadConfig({ LOG_LEVEL: 'warn', NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ROLE: 'web' });
  const app = await buildApp({ ...config, databaseUrl: url });
  await app.server.ready();
  try {
    console.log(`| watch over ${notices.toLocaleString('en')} open notices | s | s of CPU, this process | reminders |`);
    console.log('|---|---:|---:|---:|');
    const waits: number[] = [];
    let isRunning = true;
    const writing = write(client, waits, () => isRunning);
    for (const name of ['some due', 'nothing left to report']) {
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      const reported = await watchDeadlines(app.infrastructure, new Date());
      const { user, system } = process.cpuUsage(cpu);
      const took = (performance.now() - start) / 1000;
      console.log(`| ${name} | ${took.toFixed(1)} | ${((user + system) / 1e6).toFixed(1)} | ${reported} |`);
    }
    isRunning = false;
    await writing;
    waits.sort((a, b) => a - b);
    console.log(
      `${waits.length} changes of due records meanwhile: median ${median(waits).toFixed(1)} ms, longest ${waits.at(-1)!.toFixed(0)} ms`,
    );
  } finally {
    await app.stop();
    await client.end();
  }
}

/** Changes due notices and projects, and notes how long each change takes. */
async function write(client: pg.Client, waits: number[], goesOn: () => boolean): Promise<void> {
  const { rows } = await client.query<{ id: string; project_id: string }>(
    `select id, project_id from notices where deadline_date <= current_date + 10 limit 2000`,
  );
  for (let at = 0; goesOn(); at = (at + 7) % rows.length) {
    const start = performance.now();
    await client.query('update notices set description = $2 where id = $1', [rows[at]!.id, `Change ${at}`]);
    await client.query('update projects set name = $2 where id = $1', [rows[at]!.project_id, `Change ${at}`]);
    waits.push(performance.now() - start);
    await sleep(5);
  }
}

async function fill(client: pg.Client, notices: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  const steps = [
    `create unlogged table bench_accounts as select gen_random_uuid() as id, n from generate_series(1, ${Math.ceil(notices / 1000)}) n`,
    `insert into organizations (id, account_id, livemode, type, name, code, kind, city, state, zip, created_at, updated_at)
     select id, id, true, 'tenant', 'Account ' || n, 'ABC', 'contractor', 'Oakland', 'CA', '94607', now(), now() from bench_accounts`,
    `insert into divisions (id, account_id, livemode, organization_id, name, address_line_1, city, state, zip, created_at, updated_at)
     select gen_random_uuid(), id, true, id, 'Division', '55 Quarry Rd', 'Oakland', 'CA', '94607', now(), now() from bench_accounts`,
    `insert into projects (id, account_id, livemode, organization_id, division_id, claimant_role, name, contract_amount, state,
       first_furnishing_date, created_at, updated_at)
     select uuidv7(), d.account_id, true, d.account_id, d.id, 'subcontractor', 'Project ' || n, 1000,
       (array['CA', 'FL', 'AZ', 'WA', 'NV'])[1 + n % 5], current_date - 200 - n, now(), now()
     from divisions d, generate_series(1, 200) n`,
    `insert into parties (id, account_id, livemode, organization_id, project_id, role, is_claimant, created_at, updated_at)
     select uuidv7(), account_id, true, account_id, id, 'subcontractor', true, now(), now() from projects`,
    // Half of the notices have a date that was sent.
    `insert into notices (id, account_id, livemode, organization_id, project_id, division_id, type, status, state, notice_number, notice_date,
       claim_amount, first_furnishing_date, deadline_date, deadline_source, created_at, updated_at)
     select uuidv7(), p.account_id, true, p.account_id, p.id, p.division_id, 'preliminary', 'draft', p.state, 'N-' || p.serial || '-' || n,
       current_date, 5000 + n, case when k % 2 = 0 then current_date - case when k % 200 = 0 then 15 else 1 end end,
       case when k % 2 = 1 then current_date + case when k % 200 = 1 then 10 else 300 end end,
       case when k % 2 = 1 then 'caller' else 'calculated' end, now(), now()
     from projects p, generate_series(1, 5) n, lateral (select p.serial * 5 + n as k) numbered`,
    // What the last run left; a thousandth was changed since, without being due.
    `insert into notice_watches (notice_id, account_id, livemode, watch_on)
     select id, account_id, livemode, case when deadline_date = current_date + 10 or first_furnishing_date = current_date - 15 then current_date
       when serial % 1000 = 0 then '0001-01-01' else current_date + 9 end from notices`,
    `insert into project_courses (project_id, account_id, livemode, rules) select id, account_id, true, '${rulesVersion}' from projects`,
    `insert into project_deadlines (project_id, kind, ordinal, account_id, livemode, date, safe_date, is_open, watch_on)
     select id, kind, 0, account_id, true, day, day, true, day - 30
     from projects p, unnest(array['mechanics_lien', 'notice_of_intent', 'lien_suit', 'bond_claim']) with ordinality k (kind, n)
       cross join lateral (select case when (p.serial * 4 + n) % 160 = 0 then current_date + 10 else current_date + 400 end as day) d`,
    'vacuum (analyze)',
    'set session_replication_role = origin',
  ];
  for (const step of steps) await client.query(step);
}
