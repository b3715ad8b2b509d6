/** @sampled tests */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../background/webhooks/deliveries.js';
import { lobKey } from '../support/fakes/fake-lob.js';
import { lobSettings, lobWebhookSecret } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, placed, recipient } from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { runProgram, type ServiceProcess } from './service-process.js';

const { lob, url: lobUrl } = await openFakeLob();

/** Sets the clock of a process of Node ahead, in each of its threads. */
const anHourAhead = `
  const Machine = Date;
  const now = () => Machine.now() + 3_600_000;
  globalThis.Date = class Date extends Machine {
    constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
    static now() { return now(); }
  };`;

describe('a process whose clock is an hour ahead', () => {
  const world = openWorld({ ...lobSettings(lobUrl), orderEditSeconds: 300 });
  const processes: ServiceProcess[] = [];
  const urls: Record<string, string> = {};
  let caller: Caller;
  let path: GoldenPath;

  const start = async (role: 'web' | 'worker') => {
    const process = runProgram(role === 'worker' ? 'dist/worker.js' : 'dist/main.js', [], {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(anHourAhead)}`,
      DATABASE_URL: world.config.databaseUrl,
      DATA_DIR: world.config.dataDir,
      PORT: '0',
      ROLE: role,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      ORDER_EDIT_SECONDS: '300',
      LOB_API_BASE: lobUrl,
      LOB_API_KEY: lobKey,
      LOB_WEBHOOK_SECRET: lobWebhookSecret,
    });
    processes.push(process);
    const [, url] = await process.printed(/(http:\/\/127\.0\.0\.1:\d+)/);
    urls[role] = url!;
  };
  const call = async (method: string, route: string, body?: object): Promise<Json> => {
    const answer = await fetch(`${urls.web}/api/v1${route}`, {
      method,
      headers: { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    await Promise.all([start('web'), start('worker')]);
  });
  afterAll(async () => {
    for (const { process, exited } of processes) {
      process.kill('SIGKILL');
      await exited;
    }
  });

  it('mails no letter inside its edit window', async () => {
    const [open, closed] = [await filedNotice(world, caller, path), await filedNotice(world, caller, path)];
    const order = async ({ documentId }: { documentId: string }) =>
      (await placed(world, caller, documentId, { billing_method: 'credit_balance' })).id;
    const [editable, due] = [await order(open), await order(closed)];
    await world.sql('update tasks set due_at = now() where subject_id = $1', [due]);
    await eventually(async () => lob.lettersOf(due).length === 1);
    expect(lob.lettersOf(editable)).toEqual([]);
    expect(await world.sql('select attempt from tasks where subject_id = $1', [editable])).toEqual([{ attempt: 0 }]);
    expect((await call('POST', `/document-orders/${editable}/cancel`)).status).toBe(200);
  });

  it('writes the times of the database', async () => {
    const { noticeId } = await filedNotice(world, caller, path);
    const mail = { ...recipient, mail_class: 'certified', billing_method: 'credit_balance' };
    const { status, body } = await call('POST', `/notices/${noticeId}/order`, mail);
    expect(status).toBe(201);
    const id = body.data.id ?? body.data[0].id;
    const [times] = await world.sql(
      `select t.due_at - o.created_at = interval '300 s' as "window",
        abs(extract(epoch from clock_timestamp() - o.created_at)) < 600 as created,
        abs(extract(epoch from clock_timestamp() - o.updated_at)) < 600 as updated,
        abs(extract(epoch from clock_timestamp() - n.updated_at)) < 600 as record
       from document_orders o join tasks t on t.subject_id = o.id join notices n on n.id = o.documentable_id where o.id = $1`,
      [id],
    );
    expect(times).toMatchObject({ created: true, updated: true, record: true });
    const [{ due }] = (await world.sql(
      `select extract(epoch from due_at - clock_timestamp())::float8 as due from tasks where subject_id = $1`,
      [id],
    )) as [{ due: number }];
    expect(due).toBeGreaterThan(-300);
    expect(due).toBeLessThanOrEqual(300);
  });

  it('accepts a token until it expires by the time of the database', async () => {
    const short = await world.anotherToken(caller);
    await world.sql(`update access_tokens set expires_at = now() + interval '30 minutes' where id = $1`, [
      short.tokenId,
    ]);
    const answer = await fetch(`${urls.web}/api/v1/projects`, { headers: { authorization: `Bearer ${short.token}` } });
    expect(answer.status).toBe(200);
  });

  it('makes documents of what the other processes have just changed', async () => {
    const { noticeId } = await filedNotice(world, caller, path);
    await world.sql(`delete from documents where documentable_id = $1`, [noticeId]);
    await world.sql(`update notices set status = 'draft' where id = $1`, [noticeId]);
    const generate = { documentable_type: 'notice', documentable_id: noticeId, type: 'notice' };
    const body = { ...generate, organization_id: caller.organizationId };
    expect((await call('POST', '/documents/generate', { ...body, preview: true })).status).toBe(201);
    await world.rest(caller, 'PATCH', `/notices/${noticeId}`, { claim_amount: 50_001 });
    expect((await call('POST', '/documents/generate', body)).status).toBe(201);
  });

  it.each(['web', 'worker'])('stays ready, and a %s process reports the difference', async (role) => {
    const ready = await fetch(`${urls[role]}/readyz`);
    const { clock } = (await ready.json()) as Json;
    expect({ status: ready.status, clock }).toEqual({
      status: 200,
      clock: { skew_seconds: expect.any(Number), skewed: true },
    });
    expect(Math.round(clock.skew_seconds / 60)).toBe(60);
    const metrics = await (await fetch(`${urls[role]}/metrics`)).text();
    expect(Number(/^cps_clock_skew_seconds (.*)$/m.exec(metrics)?.[1])).toBeGreaterThan(3_500);
    const lines = processes[role === 'web' ? 0 : 1]!.output();
    expect(lines).toContain('the clock of this machine differs from that of the database');
  });

  it('is not reported when the clocks agree', async () => {
    const { body } = (await world.app.server.inject({ method: 'GET', url: '/readyz' })) as Json;
    expect(JSON.parse(body).clock).toEqual({ skew_seconds: expect.any(Number), skewed: false });
  });
});
