/** @sampled tests */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { parse } from 'yaml';
import { isScheduled } from '../../../src/background/tasks/kinds.js';
import { errorTable } from '../../../src/errors/table.js';
import { QueueWatch } from '../../../src/process/queues.js';
import { processMetrics } from '../../../src/runtime/observability/process-metrics.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { namesIn, seriesIn } from './promql.js';

describe('GET /metrics', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller();
  });

  async function scrape(app = world.app): Promise<string> {
    const { statusCode, headers, body } = await app.server.inject({ method: 'GET', url: '/metrics' });
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    });
    return body;
  }
  const value = (text: string, series: string) =>
    Number(new RegExp(`^${series.replace(/[{}.*+?()|]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

  it('counts requests by route pattern, statements, errors and replays', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const contact = { organization_id: caller.organizationId, first_name: 'Ana', last_name: 'Diaz' };
    const { body } = await world.rest(caller, 'POST', '/contacts', contact, headers);
    await world.rest(caller, 'POST', '/contacts', contact, headers);
    await world.rest(caller, 'GET', `/contacts/${body.data.id}`);
    await world.rest(null, 'GET', `/contacts/${body.data.id}`);
    await world.graphql(caller, '{ contacts(first: 1) { totalCount } }');
    const text = await scrape();
    const route = (status: number) =>
      `cps_http_request_duration_seconds_count{method="GET",route="/api/v1/contacts/:uuid",status="${status}"}`;
    expect(value(text, route(200))).toBe(1);
    expect(value(text, route(401))).toBe(1);
    expect(value(text, 'cps_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
    expect(value(text, 'cps_idempotent_replays_total')).toBe(1);
    expect(value(text, 'cps_graphql_operations_total{kind="query",outcome="ok"}')).toBe(1);
    expect(value(text, 'cps_sql_statement_duration_seconds_count{command="commit"}')).toBeGreaterThanOrEqual(2);
    expect(value(text, 'cps_database_up')).toBe(1);
    expect(value(text, 'cps_database_pool_connections{state="used"}')).toBe(0);
    // Faults are unknown, not zero, until a ledger was verified.
    expect(text).not.toMatch(/^cps_ledger_faults /m);
    expect(text).toMatch(/^cps_nodejs_eventloop_lag_p99_seconds /m);
  });

  it('has few series whatever callers send, and no id in any of them', async () => {
    const ask = async (made: number) => {
      const id = `01977777-0000-7000-8000-${String(made).padStart(12, '0')}`;
      await world.rest(caller, 'GET', `/contacts/${id}?q=${made}`);
      await world.rest(caller, 'GET', `/mAdEuP-${made}`);
      await world.app.server.inject({ method: 'PROPFIND' as 'GET', url: `/${id}` });
      await world.graphql(caller, `query mAdEuP${made} { contact(id: "${id}") { id } }`);
    };
    // Creates the series of a new route, status and error code, with their buckets.
    await ask(0);
    const before = await scrape();
    for (let made = 1; made <= 20; made += 1) await ask(made);
    const after = await scrape();
    const rows = (text: string) => text.split('\n').filter((line) => /^cps_(?!process|nodejs)/.test(line)).length;
    expect(rows(after) - rows(before)).toBeLessThan(20);
    expect(after).toMatch(/route="unknown",status="404"/);
    expect(after).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|mAdEuP/);
    const [{ id }] = (await world.sql<{ id: string }>('select account_id as id from credit_accounts')) as [
      { id: string },
    ];
    expect(after).not.toContain(id);
  });

  it('reports the depth of each queue, and its age in real time', async () => {
    const ages = (text: string, queue: string) => [
      value(text, `cps_queue_depth{queue="${queue}"}`),
      Math.floor(value(text, `cps_queue_oldest_due_seconds{queue="${queue}"}`) / 60),
    ];
    const task = (livemode: boolean, due: string) =>
      world.sql(
        `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at)
         values (uuidv7(), $1, $2, 'mail.submit', uuidv7(), now() - $3::interval, now())`,
        [caller.organizationId, livemode, due],
      );
    await task(true, '7 minutes');
    await task(true, '-1 hour');
    // Tasks of a sandbox with a moved clock do not count, whether due in sandbox time or not.
    await task(false, '20 minutes');
    await world.sql(`insert into sandbox_clocks (account_id, offset_ms) values ($1, 86400000)`, [
      caller.organizationId,
    ]);
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, created_at)
       values (uuidv7(), true, 'settle_credits', uuidv7(), now() - interval '3 minutes', now())`,
    );
    // Every process reports all queues, workers included.
    const text = await scrape(await world.anotherApp({ role: 'worker' }));
    expect(ages(text, 'errands')).toEqual([1, 7]);
    expect(ages(text, 'jobs')).toEqual([1, 3]);
    expect(ages(text, 'emails')).toEqual([0, 0]);
    expect(ages(text, 'webhook_deliveries')).toEqual([0, 0]);
    expect(value(text, 'cps_ledger_open_holds')).toBe(0);
  });

  it('leaves no query running on a slow database', async () => {
    const holder = new pg.Client({ connectionString: world.config.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table tasks');
    expect(await new QueueWatch(world.app.infrastructure.db, 50).look()).toBeUndefined();
    const asked = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%credit_holds%'`;
    while ((await world.sql(`${asked} and datname = current_database()`)).length > 0) await sleep(5);
    await holder.end();
    expect(await new QueueWatch(world.app.infrastructure.db).look()).toBeDefined();
  });

  it('responds without a database, and reports that it is down', async () => {
    const app = await world.anotherApp({ databaseUrl: 'postgresql://none@127.0.0.1:9/none' } as object);
    const text = await scrape(app);
    expect(value(text, 'cps_database_up')).toBe(0);
    expect(text).not.toMatch(/^cps_queue_depth\{/m);
    expect(text).not.toMatch(/^cps_ledger_open_holds \d/m);
  });

  describe('has every metric and label used by', () => {
    const dashboard = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as Json;
    const alerts = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as Json;
    const panels = (dashboard.panels as Json[]).filter(({ type }) => type !== 'row');
    const rules = (alerts.groups as Json[]).flatMap(({ rules: all }) => all as Json[]);
    const wanted: Array<[string, string]> = [
      ...panels.flatMap(({ title, targets }) =>
        (targets as Json[]).map(({ expr }) => [`the panel ${title}`, expr as string] as [string, string]),
      ),
      ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr as string] as [string, string]),
    ];
    let series: ReturnType<typeof seriesIn>;
    let types: Set<string>;
    beforeAll(async () => {
      const text = await scrape();
      series = seriesIn(text);
      types = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
    });

    /** The labels that a metric can have, in addition to those that Prometheus adds. */
    function labelsOf(metric: string): string[] {
      const base = metric.replace(/_(bucket|sum|count)$/, '');
      const { registry } = world.app.infrastructure.observer!.metrics;
      for (const name of [metric, base]) {
        const found = registry.getSingleMetric(name) ?? processMetrics().getSingleMetric(name);
        if (!found || !types.has(name)) continue;
        const { labelNames } = found as unknown as { labelNames: string[] };
        return [...labelNames, 'instance', 'job', ...(metric.endsWith('_bucket') ? ['le'] : [])];
      }
      return metric === 'up' ? ['instance', 'job'] : [];
    }

    it.each(wanted)('%s', (_name, expression) => {
      const { selectors, grouped } = namesIn(expression);
      expect(selectors.length).toBeGreaterThan(0);
      const known = selectors.flatMap(({ metric }) => labelsOf(metric));
      for (const { metric, matchers } of selectors) {
        expect({ metric, labels: labelsOf(metric) }).toMatchObject({ labels: expect.arrayContaining(['instance']) });
        expect(labelsOf(metric)).toEqual(expect.arrayContaining(matchers.map(({ label }) => label)));
        for (const { label, value: sought } of matchers) expect(valuesOf(metric, label)(sought)).toBe(true);
      }
      expect(known).toEqual(expect.arrayContaining(grouped));
      expect([...expression].filter((one) => one === '(').length).toBe(
        [...expression].filter((one) => one === ')').length,
      );
    });

    /** Whether a label can have a value, if its values are listed in this project. */
    function valuesOf(metric: string, label: string): (sought: string) => boolean {
      if (label === 'queue') return (sought) => series.get(metric)!.get('queue')!.has(sought);
      if (label === 'code') return (sought) => sought in errorTable;
      if (label === 'task') return isScheduled;
      return () => true;
    }

    it('the alerts, each with a meaning and an action', () => {
      expect(rules.length).toBeGreaterThan(10);
      for (const rule of rules) {
        expect(rule).toMatchObject({
          alert: expect.stringMatching(/^[A-Z]\w+$/),
          labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
          annotations: { summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) },
        });
      }
      const prometheus = parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8')) as Json;
      expect(prometheus).toMatchObject({ rule_files: ['alerts.yml'], scrape_configs: [{ job_name: 'cps' }] });
    });

    it('the dashboard, whose panels do not overlap', () => {
      expect(dashboard).toMatchObject({ schemaVersion: 39, uid: 'cps-service' });
      const taken = new Set<string>();
      for (const { gridPos, title } of dashboard.panels as Json[]) {
        for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1) {
          for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
            expect({ title, free: !taken.has(`${x} ${y}`), inside: x < 24 }).toEqual({
              title,
              free: true,
              inside: true,
            });
            taken.add(`${x} ${y}`);
          }
        }
      }
    });
  });
});
