/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../../src/process/app.js';
import { watchMailers, watchRenderer } from '../../../src/process/observe.js';
import { mintWebhookSecret } from '../../../src/runtime/encryption/standard-webhooks.js';
import { startTracing } from '../../../src/runtime/observability/otlp.js';
import { spanned } from '../../../src/runtime/observability/tracing.js';
import { blocks, pages } from '../../docs/pages.js';
import { makeDivision, payloadOf, requestOfPayload } from '../../support/records/fulfillment.js';
import { connect, listen } from '../../support/worlds/live.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';
import { EchoingParties, mark, piece } from './echoing-parties.js';
import { FakeCollector } from './fake-collector.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const secrets = {
  token: `cps_live_${mark}${'a'.repeat(26)}`,
  partner: mintWebhookSecret(),
  stripe: `sk_test_${mark}${'b'.repeat(20)}`,
  lob: `live_${mark}${'c'.repeat(20)}`,
};

describe('the telemetry of the service', () => {
  const world = openWorld();
  const collector = new FakeCollector();
  const parties = new EchoingParties(secrets);
  const lines: Json[] = [];
  const texts: string[] = [];
  let caller: Caller;
  let url: string;

  const logged = (msg: string, facts: object = {}) =>
    lines.filter((line) => line.msg === msg && Object.entries(facts).every(([key, value]) => line[key] === value));
  const until = async (msg: string, facts: object) => {
    while (logged(msg, facts).length === 0) await sleep(20);
  };

  beforeAll(async () => {
    const outside = await parties.start();
    const sink = {
      write(text: string) {
        texts.push(text);
        lines.push(JSON.parse(text));
      },
    };
    const app = await buildApp(
      {
        ...world.config,
        role: 'all',
        logLevel: 'trace',
        otlpEndpoint: await collector.start(),
        partnerUrl: `${outside}/partner`,
        partnerSecret: secrets.partner,
        stripeSecretKey: secrets.stripe,
        stripePublishableKey: 'pk_test_1',
        stripeWebhookSecret: mintWebhookSecret(),
        stripeApiBase: outside,
        lobApiKey: secrets.lob,
        lobApiBase: outside,
        smtpUrl: `smtp://cps:${mark}@127.0.0.1:9`,
      },
      sink,
    );
    ({ url } = await app.start());
    caller = await world.caller();
    await watchRenderer(app.infrastructure.observer!, {
      ...app.infrastructure.renderer,
      render: async () => ({ bytes: Buffer.alloc(0), pageCount: 1, exhibits: [] }),
    }).render({ template: 'notice', preview: false } as never);
    await drive();
    await app.infrastructure.mail.lob!.submit({ ...piece, orderId: caller.organizationId }).catch(() => undefined);
    await email();
    await world.sql(`update tasks set due_at = now() where kind = 'date_tokens'`);
    await until('job', { task: 'date_tokens' });
    await until('outside call', { party: 'smtp' });
    await until('task', { kind: 'partner.submit' });
    await until('webhook delivery', { outcome: 'refused' });
    await until('subscription', { operation: 'Follow' });
    await app.stop();
  });
  afterAll(() => {
    collector.stop();
    parties.stop();
  });

  /** Sends requests to both APIs, with secrets wherever something can be sent. */
  async function drive(): Promise<void> {
    const authorization = `Bearer ${caller.token}`;
    const json = { 'content-type': 'application/json' };
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { authorization, ...(init.headers as Record<string, string>) } });
    const post = (path: string, body: string, headers = {}) =>
      ask(path, { method: 'POST', headers: { ...json, ...headers }, body });
    const graphql = (body: object, headers = {}) => post('/graphql', JSON.stringify(body), headers);

    await ask('/api/v1/contacts?per_page=1', { headers: { traceparent: `00-${traceId}-${parentId}-01` } });
    await graphql({ query: 'query Some { contacts(first: 1) { totalCount } }' }, { traceparent: 'nonsense' });
    await ask('/healthz');
    await post('/api/v1/webhooks', JSON.stringify({ url: `${parties.url}/hooks`, events: ['contact.created'] }));
    // Secrets in the request line and headers.
    await ask('/api/v1/contacts', { headers: { authorization: `Bearer ${secrets.token}` } });
    await ask(`/api/v1/contacts?search=${mark}&token=${secrets.token}`, {
      headers: { cookie: `session=${secrets.token}`, 'user-agent': secrets.token, 'x-request-id': secrets.token },
    });
    await ask(`/nowhere/${secrets.token}/${mark}`);
    await ask(`/api/v1/contacts/${secrets.token}`);
    await ask(`/%zz${secrets.token}`);
    await ask(`/graphql?query=${encodeURIComponent(`{ ${mark} }`)}`, { headers: { 'apollo-require-preflight': '1' } });
    // Secrets in bodies.
    const contact = { organization_id: caller.organizationId, first_name: mark, last_name: secrets.token };
    await post('/api/v1/contacts', JSON.stringify(contact), { 'idempotency-key': secrets.token });
    await post('/api/v1/contacts', JSON.stringify({ ...contact, [mark]: secrets.token }));
    await post('/api/v1/contacts', `{"${mark}": ${secrets.token}`);
    await post('/graphql', `{"query": ${secrets.token}`);
    await graphql({ query: `query ${secrets.token} { contacts(first: 1) { totalCount } }` });
    await graphql({ query: `{ contacts(filter: { search: "${secrets.token}" }) { ${mark} } }`, operationName: mark });
    await graphql({ query: 'query($id: ID!) { contact(id: $id) { id } }', variables: { id: secrets.token } });
    await graphql({ variables: { mark, token: secrets.token } });
    // A secret in an outside party's response.
    expect((await ask('/api/v1/billing/setup-intent')).status).toBe(500);
    // A task that the request itself wakes.
    const request = payloadOf(await makeDivision(world, caller), { fulfillment_scope: 'full_service' });
    await post('/api/v1/fulfillment-requests', JSON.stringify(requestOfPayload(request)));
    const client = connect(url, caller);
    const subscribed = listen(client, 'subscription Follow { events { cursor } }');
    await listen(client, `subscription { ${mark} }`).ended();
    subscribed.stop();
    await client.dispose();
  }

  /** Queues an e-mail for a worker. */
  async function email(): Promise<void> {
    const data = { total: '9.50', held: '0.00', below: '10.00' };
    await world.sql(
      `with made as (insert into emails (id, account_id, livemode, user_id, key, template, data, created_at)
         values (uuidv7(), $1, true, $2, 'telemetry', 'credits_low', $3, now()) returning id)
       insert into tasks (id, livemode, kind, subject_id, due_at, created_at)
       select uuidv7(), true, 'send_email', id, now(), now() from made`,
      [caller.organizationId, caller.userId, data],
    );
  }

  it('contains no secret and no request content, even at log level trace', () => {
    expect(lines.length).toBeGreaterThan(30);
    const values = [mark, caller.token, secrets.partner, 'Bearer ', 'session='];
    const leaks = [...texts, ...collector.texts].flatMap((text) =>
      values
        .filter((value) => text.includes(value))
        .map((value) => text.slice(text.indexOf(value) - 200, text.indexOf(value) + 60)),
    );
    expect(leaks).toEqual([]);
    // The secrets did reach the log, and were redacted.
    expect(texts.some((text) => text.includes('sk_test_[redacted]'))).toBe(true);
    expect(texts.some((text) => text.includes('whsec_[redacted]'))).toBe(true);
    expect(texts.some((text) => text.includes('live_[redacted]'))).toBe(true);
  });

  it('logs one line per request, with the caller, the operation and its outcome', () => {
    const [rest] = logged('request', { route: '/api/v1/contacts', status: 200 });
    expect(rest).toMatchObject({
      level: 'info',
      method: 'GET',
      operation: 'ListContacts',
      organization_id: caller.organizationId,
      token_id: caller.tokenId,
      livemode: true,
      trace_id: traceId,
      duration_ms: expect.any(Number),
      request_id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
    });
    const page = pages().find(({ path }) => path === 'docs/observability.md')!;
    const { text: shown } = blocks(page).find(({ note }) => note === 'line')!;
    expect(Object.keys(rest!)).toEqual(Object.keys(JSON.parse(shown)));
    expect(logged('request', { operation: 'Some' })).toMatchObject([
      { route: '/graphql', method: 'POST', status: 200 },
    ]);
    expect(logged('request', { route: '/healthz' })).toMatchObject([{ level: 'debug' }]);
    expect(logged('request', { status: 401 })).toMatchObject([{ error: 'UNAUTHENTICATED' }]);
    expect(logged('request', { route: 'unknown' }).map(({ error }) => error)).toEqual([
      'NOT_FOUND',
      'MALFORMED_REQUEST',
    ]);
    expect(logged('request', { status: 500 })).toMatchObject([
      { level: 'error', route: '/api/v1/billing/setup-intent', error: 'INTERNAL' },
    ]);
    const ids = logged('request').map((line) => line.request_id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('logs one line per job, task, delivery, outside call and subscription', () => {
    expect(logged('job', { task: 'date_tokens' })).toMatchObject([{ outcome: 'done', attempt: 1, level: 'info' }]);
    expect(logged('task')).toMatchObject([
      {
        kind: 'partner.submit',
        task_id: expect.any(String),
        outcome: 'done',
        organization_id: caller.organizationId,
        level: 'info',
      },
    ]);
    expect(logged('webhook delivery')[0]).toMatchObject({
      outcome: 'refused',
      status: 500,
      attempt: 1,
      livemode: true,
    });
    expect(logged('outside call', { party: 'stripe' })[0]).toMatchObject({
      outcome: 'failed',
      operation: 'createCustomer',
    });
    expect(logged('outside call', { party: 'partner' })).toMatchObject([
      { outcome: 'refused', operation: 'createTicket' },
    ]);
    expect(logged('outside call', { party: 'lob' })).toMatchObject([
      { outcome: 'failed', operation: 'submit', order_id: caller.organizationId, level: 'warn' },
    ]);
    const [smtp] = logged('outside call', { party: 'smtp' });
    expect(smtp).toMatchObject({
      outcome: 'failed',
      operation: 'send',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
    expect(logged('job', { task: 'send_email' })[0]).toMatchObject({ outcome: 'failed', attempt: 1, level: 'warn' });
    expect(logged('subscription').map(({ operation, error }) => operation ?? error)).toEqual([
      'GRAPHQL_VALIDATION_FAILED',
      'Follow',
    ]);
  });

  it('continues the caller’s trace with the request, its operation and the operation’s statements', () => {
    const [request] = collector.named('GET /api/v1/contacts', traceId);
    expect(request).toMatchObject({
      parentSpanId: parentId,
      attributes: { 'http.route': '/api/v1/contacts', 'cps.organization_id': caller.organizationId },
    });
    const [operation] = collector.named('query ListContacts', traceId);
    expect(operation!.parentSpanId).toBe(request!.spanId);
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === operation!.spanId);
    expect(below.map(({ name }) => name)).toContain('SQL select');
    expect(below[0]!.attributes['db.query.text']).toMatch(/\$1/);
    expect(below[0]!.attributes['db.query.text']).not.toContain(caller.organizationId);
    const [some] = collector.named('query Some');
    expect(collector.named('POST /graphql', some!.traceId)).toMatchObject([{ spanId: some!.parentSpanId }]);
    expect([...collector.services]).toEqual(['construction-payment-compliance']);
  });

  it('starts a trace for background work, with its PDFs and outside calls', () => {
    const [task] = collector.named('task partner.submit');
    expect(task!.parentSpanId).toBeUndefined();
    const [call] = collector.named('partner createTicket', task!.traceId);
    expect(call!.parentSpanId).toBe(task!.spanId);
    expect(collector.named('job date_tokens')).toHaveLength(1);
    expect(collector.named('PDF render')).toMatchObject([{ attributes: { 'cps.template': 'notice' } }]);
    expect(collector.named('webhook delivery').length).toBeGreaterThan(0);
  });

  it('passes the trace on to the operator’s partner, and to no other party', () => {
    const { traceId: own } = collector.named('task partner.submit')[0]!;
    expect(parties.of('/partner').map(({ headers }) => headers.traceparent)).toEqual([
      expect.stringContaining(own) as never,
    ]);
    const others = [...parties.of('/hooks'), ...parties.of('/v1')];
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter(({ headers }) => headers.traceparent !== undefined)).toEqual([]);
  });

  it('keeps working when the collector refuses spans, and logs that once', async () => {
    collector.status = 400;
    const warned: unknown[] = [];
    const log = { debug() {}, info() {}, error() {}, warn: (_facts: object, message: string) => warned.push(message) };
    const taken = collector.spans.length;
    const tracing = startTracing({ endpoint: collector.url, serviceName: 'cps' }, log as never);
    expect(await spanned('some work', { facts: {} }, async () => 'done')).toBe('done');
    await tracing.stop();
    expect(warned).toEqual(['trace export failed']);
    expect(collector.spans.length).toBe(taken);
    expect(await spanned('work without traces', { facts: {} }, async () => 'done')).toBe('done');
  });

  it('logs failures of an account’s own mail server, which no other line covers, and none of the outbox folder', async () => {
    const warned: object[] = [];
    const log = { debug() {}, info() {}, error() {}, warn: (facts: object) => warned.push(facts) };
    const { metrics } = world.app.infrastructure.observer!;
    const away = { send: () => Promise.reject(new Error('No server is there.')), close() {} };
    const own = { ...away, isSlow: false, takeTurn: async () => true, noteSlow: async () => undefined };
    const mailers = { live: away, signIn: away, sandbox: away, ofAccount: async () => own, close() {} };
    const { live, ofAccount } = watchMailers({ metrics, log }, mailers);
    const message = { id: 'e-1', to: piece.to, subject: mark, text: mark, html: mark };
    for (const mailer of [live, (await ofAccount(caller.organizationId))!]) {
      await expect(mailer.send(message as never, 1_000)).rejects.toThrow('No server');
    }
    const line = {
      party: 'smtp',
      operation: 'send',
      email_id: 'e-1',
      outcome: 'failed',
      reason: 'Error: No server is there.',
    };
    expect(warned).toEqual([{ ...line, duration_ms: expect.any(Number) }]);
  });
});
