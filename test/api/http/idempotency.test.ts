/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { bodies } from '../../support/records/golden-path.js';
import { signIn } from '../../support/records/people.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('an Idempotency-Key', () => {
  const world = openWorld({ databasePoolSize: 15 });
  let caller: Caller;
  const body = (name: string) => ({ ...bodies.organization, name });
  const create = (key: string, name: string, by: Caller = caller, headers = {}) =>
    world.rest(by, 'POST', '/organizations', body(name), { 'idempotency-key': key, ...headers });
  const count = async (name: string) =>
    (await world.sql<{ n: number }>('select count(*)::int n from organizations where name = $1', [name]))[0]!.n;

  beforeAll(async () => {
    caller = await world.caller();
  });

  it('creates the record once and answers a retry with the first answer, marked as replayed', async () => {
    const first = await create('a', 'Once');
    const again = await create('a', 'Once');
    expect({ status: again.status, text: again.text }).toEqual({ status: 201, text: first.text });
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await count('Once')).toBe(1);
    const deleted = () =>
      world.rest(caller, 'DELETE', `/organizations/${first.body.data.id}`, undefined, { 'idempotency-key': 'a-del' });
    expect([(await deleted()).status, (await deleted()).status]).toEqual([200, 200]);
  });

  it('is refused with another body', async () => {
    await create('b', 'One body');
    await expectNothingWritten(world, async () => {
      const other = await create('b', 'Another body');
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    });
  });

  it('treats the same JSON with reordered keys as the same request', async () => {
    const metadata = { outer: { b: [1, { y: 1, x: 2 }], a: null }, first: true };
    const turned = { first: true, outer: { a: null, b: [1, { x: 2, y: 1 }] } };
    const send = (sent: object) => world.rest(caller, 'POST', '/organizations', sent, { 'idempotency-key': 'order' });
    const first = await send({ ...body('In order'), metadata });
    const again = await send({ metadata: turned, ...body('In order') });
    expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
    const mutation = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }';
    const ask = (input: object) => world.graphql(caller, mutation, { input }, { 'idempotency-key': 'order' });
    const made = await ask({ name: 'In order', metadata });
    expect((await ask({ metadata: turned, name: 'In order' })).body).toEqual(made.body);
    // The order of a list is significant.
    const shuffled = { ...metadata, outer: { ...metadata.outer, b: [{ y: 1, x: 2 }, 1] } };
    expect((await send({ ...body('In order'), metadata: shuffled })).body.code).toBe('idempotency_mismatch');
    expect(await count('In order')).toBe(2);
  });

  it('is scoped to user, organization, mode, method and path', async () => {
    const colleague = await world.caller({ organizationId: caller.organizationId });
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(caller);
    const ids = new Set<string>();
    for (const by of [caller, colleague, stranger, sandbox]) ids.add((await create('c', 'Scoped', by)).body.data.id);
    expect(ids.size).toBe(4);
    const contact = { ...bodies.contact, organization_id: caller.organizationId };
    const elsewhere = await world.rest(caller, 'POST', '/contacts', contact, { 'idempotency-key': 'c' });
    expect(elsewhere.status).toBe(201);
    const put = await world.rest(
      caller,
      'PUT',
      `/contacts/${elsewhere.body.data.id}`,
      { title: 'X' },
      { 'idempotency-key': 'c' },
    );
    const patch = await world.rest(
      caller,
      'PATCH',
      `/contacts/${elsewhere.body.data.id}`,
      { title: 'Y' },
      { 'idempotency-key': 'c' },
    );
    expect([put.body.data.title, patch.body.data.title]).toEqual(['X', 'Y']);
  });

  it('belongs to the token: another token of the user neither gets the answer nor does the work again', async () => {
    const other = await world.anotherToken(caller);
    const first = await create('owned', 'Owned');
    const mutation = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }';
    const ask = (by: Caller) =>
      world.graphql(by, mutation, { input: { name: 'Owned' } }, { 'idempotency-key': 'owned' });
    const made = await ask(caller);
    await expectNothingWritten(world, async () => {
      const answer = await create('owned', 'Owned', other);
      expect(answer).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
      expect(answer.body.message).toBe('Another token or session of yours has used this Idempotency-Key.');
      expect(answer.text).not.toContain(first.body.data.id);
      const refused = await ask(other);
      expect(refused.body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
      expect(refused.text).not.toContain(made.body.data.createOrganization.id);
    });
    expect((await create('owned', 'Owned')).headers['idempotent-replayed']).toBe('true');
  });

  it('belongs to a token through its rotations, except for an answer with a secret', async () => {
    const old = await world.caller();
    const token = 'mutation { createAccessToken(input: {}) { token } }';
    const minted = await world.graphql(old, token, {}, { 'idempotency-key': 'secret' });
    expect(minted.body.data.createAccessToken.token).toMatch(/^cps_/);
    const replay = await world.graphql(old, token, {}, { 'idempotency-key': 'secret' });
    expect(replay.body).toEqual(minted.body);
    const first = await create('rotated', 'Rotated', old);
    let current = old;
    for (const _ of [1, 2]) {
      const rotate = 'mutation ($id: ID!) { rotateAccessToken(input: { id: $id }) { token accessToken { id } } }';
      const { body: rotated } = await world.graphql(current, rotate, { id: current.tokenId });
      const { token: secret, accessToken } = rotated.data.rotateAccessToken;
      current = { ...current, token: secret, tokenId: accessToken.id };
      const again = await create('rotated', 'Rotated', current);
      expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
      const refused = await world.graphql(current, token, {}, { 'idempotency-key': 'secret' });
      expect([refused.body.errors?.[0].extensions.code, refused.body.data]).toEqual([
        'IDEMPOTENCY_MISMATCH',
        undefined,
      ]);
      expect(refused.text).not.toContain(minted.body.data.createAccessToken.token);
    }
    expect(await count('Rotated')).toBe(1);
  });

  it('belongs to the person in sessions, except for an answer with a secret, which is the session’s', async () => {
    const owner = await world.caller();
    const [one, two] = [await signIn(world, owner), await signIn(world, owner)];
    const send = (headers: object) =>
      world.graphql(
        null,
        'mutation { createOrganization(input: { name: "In a session" }) { id } }',
        {},
        { ...headers, 'idempotency-key': 'person' },
      );
    const first = await send(one.headers);
    const again = await send(two.headers);
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    const byToken = await send({ authorization: `Bearer ${owner.token}` });
    expect(byToken.body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    const mint = (headers: object) =>
      world.graphql(
        null,
        `mutation { createAccessToken(input: { abilities: ["org:${owner.organizationId}"] }) { token } }`,
        {},
        { ...headers, 'idempotency-key': 'minted' },
      );
    const minted = await mint(one.headers);
    expect((await mint(one.headers)).body).toEqual(minted.body);
    const other = await mint(two.headers);
    expect(other.body.errors[0].extensions.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('replays what a process of the previous release did, which stores no credential', async () => {
    const first = await create('before', 'Before');
    await world.sql('update idempotency_keys set credential_id = null where account_id = $1', [caller.organizationId]);
    expect((await create('before', 'Before')).text).toBe(first.text);
  });

  it('can be used again after a failed request', async () => {
    const failed = await world.rest(caller, 'POST', '/organizations', { name: '' }, { 'idempotency-key': 'd' });
    expect(failed.status).toBe(422);
    const division = { ...bodies.division, organization_id: '01900000-0000-7000-8000-000000000000' };
    expect((await world.rest(caller, 'POST', '/divisions', division, { 'idempotency-key': 'd' })).status).toBe(422);
    expect((await create('d', 'Second try')).status).toBe(201);
    const right = { ...division, organization_id: caller.organizationId };
    expect((await world.rest(caller, 'POST', '/divisions', right, { 'idempotency-key': 'd' })).status).toBe(201);
  });

  it('lets ten simultaneous requests create one record; the others replay it or are refused as in progress', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('e', 'Ten at once')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size).toBe(1);
    for (const { body: refusal, headers } of answers.filter(({ status }) => status === 409)) {
      expect(refusal.code).toBe('in_progress');
      expect(headers['retry-after']).toBe('1');
    }
    expect(await count('Ten at once')).toBe(1);
    expect((await create('e', 'Ten at once')).headers['idempotent-replayed']).toBe('true');
  });

  it('is known to every process, for its window and no longer', async () => {
    const app = await world.anotherApp();
    const send = () => world.rest(caller, 'POST', '/organizations', body('Window'), { 'idempotency-key': 'f' }, app);
    const first = await create('f', 'Window');
    expect((await send()).text).toBe(first.text);
    await world.sql(`update idempotency_keys set created_at = created_at - interval '45 seconds'`);
    expect((await send()).text).toBe(first.text);
    await world.sql(`update idempotency_keys set created_at = created_at - interval '16 seconds'`);
    const later = await send();
    expect(later.body.data.id).not.toBe(first.body.data.id);
    expect((await send()).text).toBe(later.text);
  });

  it('has its window from the end of a request that took long', async () => {
    const contact = { ...bodies.contact, organization_id: caller.organizationId };
    const { body: made } = await world.rest(caller, 'POST', '/contacts', contact);
    const holder = new pg.Client({ connectionString: world.config.databaseUrl });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from contacts where id = $1 for update', [made.data.id]);
      const path = `/contacts/${made.data.id}`;
      const change = () => world.rest(caller, 'PUT', path, { title: 'Slow' }, { 'idempotency-key': 'slow' });
      const sent = change();
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await world.sql(waiting)).length === 0) await new Promise(setImmediate);
      const { rows } = await holder.query('select clock_timestamp()::text as released');
      await holder.query('commit');
      const first = await sent;
      expect(first.status).toBe(200);
      const stored = `select count(*)::int n from idempotency_keys where created_at >= $1::timestamptz and account_id = $2`;
      expect(await world.sql(stored, [rows[0].released, caller.organizationId])).toEqual([{ n: 1 }]);
      expect((await change()).headers['idempotent-replayed']).toBe('true');
    } finally {
      await holder.end();
    }
  });

  it('lets many simultaneous requests to three processes run the work once, and charges it once', async () => {
    const payer = await world.caller();
    const apps = [
      world.app,
      await world.anotherApp({ databasePoolSize: 6 }),
      await world.anotherApp({ databasePoolSize: 6 }),
    ];
    const spent = async () => {
      const { body: credits } = await world.rest(payer, 'GET', '/credits/balance');
      return 100_000 - credits.balance.total;
    };
    const mutation = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id } }';
    const apis = [
      (app: typeof world.app) =>
        world.rest(payer, 'POST', '/organizations', body('At three, REST'), { 'idempotency-key': 'three' }, app),
      (app: typeof world.app) =>
        world.graphql(payer, mutation, { input: { name: 'At three, GraphQL' } }, { 'idempotency-key': 'three' }, app),
    ];
    for (const [index, ask] of apis.entries()) {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(apps[at % 3]!)));
      const done = answers.filter(({ status, body: result }) => status < 300 && !result.errors);
      const busy = answers.filter(({ text }) => /in_progress/i.test(text));
      expect([done.length > 0, done.length + busy.length]).toEqual([true, 30]);
      const ids = done.map(({ body: result }) => result.data.id ?? result.data.createOrganization.id);
      expect(new Set(ids).size).toBe(1);
      expect(done.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
      // A retry at another process is replayed too.
      for (const app of apps) expect((await ask(app)).headers['idempotent-replayed']).toBe('true');
      expect(await spent()).toBeCloseTo((index + 1) * 0.1, 10);
    }
    expect([await count('At three, REST'), await count('At three, GraphQL')]).toEqual([1, 1]);
  });

  it('has at most 255 characters, and an empty one is ignored', async () => {
    const long = await create('x'.repeat(256), 'Long key');
    expect(long).toMatchObject({ status: 422, body: { errors: { idempotency_key: [expect.any(String)] } } });
    expect(await count('Long key')).toBe(0);
    const ids = [(await create('', 'No key')).body.data.id, (await create('', 'No key')).body.data.id];
    expect(new Set(ids).size).toBe(2);
  });

  it('works the same for GraphQL mutations', async () => {
    const mutation = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id name } }';
    const send = (key: string, name: string) =>
      world.graphql(caller, mutation, { input: { name } }, { 'idempotency-key': key });
    const first = await send('g', 'By GraphQL');
    const again = await send('g', 'By GraphQL');
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    const other = await send('g', 'Other input');
    expect(other.body.errors[0].extensions).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH', status: 422 });
    expect((await send('h', ' ')).body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    expect((await send('h', 'Second try too')).body.data.createOrganization.name).toBe('Second try too');
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('i', 'Ten by GraphQL')));
    const ids = answers.flatMap((answer) => answer.body.data?.createOrganization?.id ?? []);
    expect(new Set(ids).size).toBe(1);
    for (const answer of answers.filter(({ body: { errors } }) => errors)) {
      expect(answer.body.errors[0].extensions).toMatchObject({ code: 'IN_PROGRESS', status: 409 });
    }
    expect(await count('Ten by GraphQL')).toBe(1);
  });
});
