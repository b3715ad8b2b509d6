import { beforeAll, describe, expect, it } from '@jest/globals';
import { sequenceEvents } from '../../src/events/sequencer.js';
import { createFixture, type Fixture } from '../contract/records.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const world = openWorld();
let caller: Caller;
let fixture: Fixture;

/** What a program of an ERP sends each week, by collection, and what it sends once something has changed. */
const collections: Record<string, { body: () => Json; changed: Json; fixed: Json }> = {
  organizations: { body: () => bodies.organization, changed: { city: 'Oakland' }, fixed: {} },
  projects: {
    body: () => ({ ...bodies.project, division_id: fixture.divisionId }),
    changed: { contract_amount: '130000.00' },
    fixed: {},
  },
  parties: {
    body: () => ({ project_id: fixture.projectId, organization_id: fixture.ownerId, role: 'lender' }),
    changed: { attention: 'Legal department' },
    fixed: { project_id: () => fixture.annexId },
  },
  jobsites: {
    body: () => ({ ...bodies.jobsite, is_primary: false, project_id: fixture.projectId }),
    changed: { city: 'Daly City' },
    fixed: { project_id: () => fixture.annexId },
  },
  notices: {
    body: () => ({ ...bodies.notice, project_id: fixture.projectId, organization_id: caller.organizationId }),
    changed: { claim_amount: 49000 },
    fixed: { project_id: () => fixture.annexId },
  },
  waivers: {
    body: () => ({ ...bodies.waiver, project_id: fixture.projectId, organization_id: caller.organizationId }),
    changed: { amount: '12600.00' },
    fixed: { project_id: () => fixture.annexId },
  },
  'pay-applications': {
    body: () => ({ ...bodies.payApplication, project_id: fixture.annexId, sov_id: fixture.annexSovId }),
    changed: { retainage_percent: '5.00' },
    fixed: { sov_id: () => fixture.sovId },
  },
};
const names = Object.keys(collections);

const pathOf = (name: string, id: string, source = 'sage') => `/${name}/by-external-id/${source}/${id}`;
const tableOf = (name: string) => name.replace('-', '_');

beforeAll(async () => {
  caller = await world.caller();
  fixture = await createFixture(world, caller);
});

const traces = async (id: string) => {
  const [entries] = await world.sql<{ n: number }>(
    'select count(*)::int as n from audit_entries where auditable_id = $1',
    [id],
  );
  await sequenceEvents(world.app.infrastructure.db);
  const [events] = await world.sql<{ n: number }>('select count(*)::int as n from events where subject_id = $1', [id]);
  return [entries!.n, events!.n];
};

describe.each(names)('a key of the caller’s own in %s', (name) => {
  const { body, changed, fixed } = collections[name]!;

  it('makes the record, finds it, changes it, and leaves it alone where nothing has changed', async () => {
    const made = await world.rest(caller, 'PUT', pathOf(name, '00310 A/1'.replace('/', '%2F')), body());
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    const { id } = made.body.data;
    expect(made.body.data).toMatchObject({ external_source: 'sage', external_id: '00310 A/1' });
    expect(made.headers.location).toMatch(new RegExp(`/api/v1/${name}/${id}$`));
    const before = await world.send(caller, 'GET', `/${name}/${id}`);
    const trace = await traces(id);
    const again = await world.rest(caller, 'PUT', pathOf(name, '00310%20A%2F1'), body());
    expect([again.status, again.body.data?.id]).toEqual([200, id]);
    expect(again.headers.location).toBeUndefined();
    expect(await world.send(caller, 'GET', `/${name}/${id}`)).toEqual(before);
    expect(await traces(id)).toEqual(trace);
    const next = await world.rest(caller, 'PUT', pathOf(name, '00310%20A%2F1'), { ...body(), ...changed });
    expect([next.status, next.body.data.id]).toEqual([200, id]);
    expect(next.body.data.updated_at).not.toBe(before.updated_at);
    // What is not sent stays.
    const [field] = Object.keys(changed) as [string];
    const optional = { ...body() };
    delete optional[field];
    expect((await world.rest(caller, 'PUT', pathOf(name, '00310%20A%2F1'), optional)).body.data[field]).toBe(
      next.body.data[field],
    );
    const list = await world.rest(caller, 'GET', `/${name}?external_source=sage&external_id=00310%20A%2F1`);
    expect(list.body.data.map((record: Json) => record.id)).toEqual([id]);
    expect((await world.rest(caller, 'GET', `/${name}?external_source=other`)).body.data).toEqual([]);
  });

  it('is refused for a second record, without its id, and with what cannot change', async () => {
    if (name === 'pay-applications') return;
    const key = { external_source: 'sage', external_id: `taken-${name}` };
    const first = await world.send(caller, 'POST', `/${name}`, { ...body(), ...key });
    const second = await world.rest(caller, 'POST', `/${name}`, { ...body(), ...key });
    expect([second.status, second.body.errors]).toEqual([422, { external_id: [expect.stringContaining('Another')] }]);
    const other = await world.send(caller, 'POST', `/${name}`, body());
    const moved = await world.rest(caller, 'PATCH', `/${name}/${other.id}`, key);
    expect([moved.status, moved.body.errors]).toEqual([422, { external_id: [expect.any(String)] }]);
    const half = await world.rest(caller, 'PATCH', `/${name}/${other.id}`, { external_source: 'sage' });
    expect([half.status, half.body.errors]).toEqual([422, { external_id: [expect.stringContaining('required')] }]);
    // Another source has ids of its own, and so has no source.
    for (const free of [{ ...key, external_source: 'jonas' }, { external_id: key.external_id }]) {
      expect((await world.rest(caller, 'PATCH', `/${name}/${other.id}`, free)).status).toBe(200);
    }
    for (const [field, value] of Object.entries(fixed)) {
      const sent = { ...body(), [field]: typeof value === 'function' ? value() : value };
      const refused = await world.rest(caller, 'PUT', pathOf(name, key.external_id), sent);
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { [field]: [expect.stringContaining('cannot change')] },
      ]);
    }
    expect((await world.send(caller, 'GET', `/${name}/${first.id}`)).updated_at).toBe(first.updated_at);
  });

  it('is another one in the sandbox and in another account', async () => {
    const sandbox = await world.sandboxOf(caller);
    const rows = async () =>
      (
        await world.sql<{ n: number }>(`select count(*)::int as n from ${tableOf(name)} where external_id = 'apart'`)
      )[0]!.n;
    const mine = await world.sql<{ id: string }>(
      `update ${tableOf(name)} set external_source = 'sage', external_id = 'apart'
       where id = (select id from ${tableOf(name)} where account_id = $1 and livemode and deleted_at is null and external_id is null limit 1) returning id`,
      [caller.organizationId],
    );
    expect(mine).toHaveLength(1);
    for (const by of [sandbox, await world.caller()]) {
      // It names nothing there: what it refers to is of the live account.
      const answer = await world.rest(by, 'PUT', pathOf(name, 'apart'), body());
      if (name === 'organizations') expect([answer.status, answer.body.data.id === mine[0]!.id]).toEqual([201, false]);
      else expect([403, 422]).toContain(answer.status);
    }
    expect(await rows()).toBe(name === 'organizations' ? 3 : 1);
  });
});

it('is made once by requests at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.rest(caller, 'PUT', pathOf('organizations', 'race'), bodies.organization)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
});

it('is free again once its record is deleted', async () => {
  const first = await world.send(caller, 'PUT', pathOf('organizations', 'gone'), bodies.organization);
  await world.send(caller, 'DELETE', `/organizations/${first.id}`);
  const second = await world.rest(caller, 'PUT', pathOf('organizations', 'gone'), bodies.organization);
  expect([second.status, second.body.data.id === first.id]).toEqual([201, false]);
});

it('finds the company that a merged one became, and changes nothing', async () => {
  const put = (id: string, name: string) =>
    world.send(caller, 'PUT', pathOf('organizations', id), { ...bodies.organization, name });
  const [kept, merged] = [await put('v-1', 'ABC Supply'), await put('v-2', 'ABC Supply Co., Inc.')];
  const merge = `mutation { mergeOrganizations(input: { id: "${kept.id}", mergeIds: ["${merged.id}"] }) { __typename } }`;
  const { text, body } = await world.graphql(caller, merge);
  expect([body.errors, text]).toEqual([undefined, expect.any(String)]);
  const before = await world.send(caller, 'GET', `/organizations/${kept.id}`);
  const again = await world.rest(caller, 'PUT', pathOf('organizations', 'v-2'), {
    ...bodies.organization,
    name: 'ABC Supply Co., Inc.',
  });
  expect([again.status, again.body.data]).toEqual([200, before]);
});

it('finds a record that can no longer change, and refuses what would change it', async () => {
  const body = collections.waivers!.body();
  const waiver = await world.send(caller, 'PUT', pathOf('waivers', 'final'), body);
  await world.rest(caller, 'POST', '/documents/generate', {
    documentable_type: 'waiver',
    documentable_id: waiver.id,
    type: 'waiver',
    organization_id: caller.organizationId,
  });
  const same = await world.rest(caller, 'PUT', pathOf('waivers', 'final'), {
    ...body,
    type: 'conditional',
    stage: 'progress',
  });
  expect([same.status, same.body.data?.id]).toEqual([200, waiver.id]);
  const other = await world.rest(caller, 'PUT', pathOf('waivers', 'final'), { ...body, amount: '1.00' });
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['status']]);
  // No document has the key, so it can still be given and moved.
  const key = { external_source: 'jonas', external_id: 'W-7' };
  expect((await world.rest(caller, 'PATCH', `/waivers/${waiver.id}`, key)).body.data).toMatchObject(key);
});

it('makes no tenant account, which would be out of its reach', async () => {
  const answer = await world.rest(caller, 'PUT', pathOf('organizations', 'T-1'), { name: 'Tenant', type: 'tenant' });
  expect([answer.status, answer.body.errors]).toEqual([422, { type: [expect.stringContaining('POST')] }]);
});

it('leaves what the service has chosen where null is sent', async () => {
  const body = { ...collections.notices!.body(), division_id: null };
  const made = await world.send(caller, 'PUT', pathOf('notices', 'chosen'), body);
  await world.sql(`update notices set status = 'served', served_at = now() where id = $1`, [made.id]);
  const again = await world.rest(caller, 'PUT', pathOf('notices', 'chosen'), body);
  expect([again.status, again.body.data?.division_id]).toEqual([200, made.division_id]);
});

it('finds a submitted pay application and a generated waiver with lists, where nothing has changed', async () => {
  const by = await world.caller();
  const own = await createFixture(world, by);
  const lines = (await world.send(by, 'GET', `/sovs/${own.annexSovId}`)).lines;
  await world.sql('delete from pay_applications where project_id = $1', [own.annexId]);
  const application = {
    ...bodies.payApplication,
    project_id: own.annexId,
    sov_id: own.annexSovId,
    period_from: null,
    lines: [{ sov_line_id: lines[0].id, work_completed_this_period: '1000' }],
    change_orders: [{ number: 'CO-1', amount: '500' }],
  };
  const made = await world.send(by, 'PUT', pathOf('pay-applications', '7'), application);
  await world.send(by, 'POST', `/pay-applications/${made.id}/transition`, { status: 'submitted' });
  const again = await world.rest(by, 'PUT', pathOf('pay-applications', '7'), application);
  expect([again.status, again.body.data?.id]).toEqual([200, made.id]);
  const changed = { ...application, lines: [{ sov_line_id: lines[0].id, work_completed_this_period: '1001' }] };
  expect((await world.rest(by, 'PUT', pathOf('pay-applications', '7'), changed)).status).toBe(422);
  const waiver = {
    ...bodies.waiver,
    project_id: own.projectId,
    organization_id: by.organizationId,
    exceptions: [{ kind: 'disputed', amount: '10' }],
  };
  const { id } = await world.send(by, 'PUT', pathOf('waivers', '7'), waiver);
  await world.send(by, 'POST', '/documents/generate', {
    documentable_type: 'waiver',
    documentable_id: id,
    type: 'waiver',
    organization_id: by.organizationId,
  });
  const same = await world.rest(by, 'PUT', pathOf('waivers', '7'), waiver);
  expect([same.status, same.body.data?.id]).toEqual([200, id]);
});

it('follows a company through later merges, and makes another where the last one is gone', async () => {
  const put = (id: string) =>
    world.rest(caller, 'PUT', pathOf('organizations', id), { ...bodies.organization, name: id });
  const ids: string[] = [];
  for (const id of ['m-1', 'm-2', 'm-3']) ids.push((await put(id)).body.data.id);
  const merge = async (kept: string, merged: string) => {
    const query = `mutation { mergeOrganizations(input: { id: "${kept}", mergeIds: ["${merged}"] }) { __typename } }`;
    expect((await world.graphql(caller, query)).body.errors).toBeUndefined();
  };
  await merge(ids[1]!, ids[0]!);
  await merge(ids[2]!, ids[1]!);
  for (const id of ['m-1', 'm-2', 'm-3']) {
    const answer = await put(id);
    expect([id, answer.status, answer.body.data?.id]).toEqual([id, 200, ids[2]]);
  }
  await world.send(caller, 'DELETE', `/organizations/${ids[2]}`);
  const made = await put('m-1');
  expect([made.status, ids.includes(made.body.data.id)]).toEqual([201, false]);
});

it('leaves the figure that an amendment has from the notice that it amends', async () => {
  const notice = collections.notices!.body();
  const parent = await world.send(caller, 'POST', '/notices', notice);
  await world.sql(`update notices set status = 'served', served_at = now() where id = $1`, [parent.id]);
  const { claim_amount: _, ...rest } = notice;
  const body = {
    ...rest,
    parent_notice_id: parent.id,
    amendment_reason: 'amount_changed',
    claim_amount: 60000,
    original_claim_amount: null,
  };
  const made = await world.rest(caller, 'PUT', pathOf('notices', 'amendment'), body);
  expect([made.status, made.body.data?.original_claim_amount]).toEqual([201, '48000.00']);
  const again = await world.rest(caller, 'PUT', pathOf('notices', 'amendment'), body);
  expect([again.status, again.body.data]).toEqual([200, made.body.data]);
});

it('is seen by its own account alone, also of a pay application that is shared', async () => {
  const other = await world.caller();
  await world.makeRoom(other);
  await world.sql(`update pay_applications set external_source = 'sage', external_id = 'SHARED-1' where id = $1`, [
    fixture.approvedPayApplicationId,
  ]);
  await world.sql(
    `insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
     select gen_random_uuid(), account_id, livemode, id, $2, 'owner', now(), now() from pay_applications where id = $1`,
    [fixture.approvedPayApplicationId, other.organizationId],
  );
  const shown = await world.send(other, 'GET', `/pay-applications/${fixture.approvedPayApplicationId}`);
  expect([shown.external_source, shown.external_id]).toEqual([null, null]);
  const list = (query: string, by: Caller) =>
    world.rest(by, 'GET', `/pay-applications?${query}`).then(({ body }) => body.data.map((one: Json) => one.id));
  for (const query of ['external_id=SHARED-1', 'external_source=sage', 'search=SHARED-1']) {
    expect([query, await list(query, other)]).toEqual([query, []]);
    expect(await list(query, caller)).toContain(fixture.approvedPayApplicationId);
  }
});

it('is found by the search', async () => {
  const made = await world.send(caller, 'PUT', pathOf('organizations', 'V-00310'), bodies.organization);
  const found = await world.rest(caller, 'GET', '/search?q=V-00310');
  expect(found.body.data.organizations.map((one: Json) => one.id)).toEqual([made.id]);
});

it('says in GraphQL whether the record was made', async () => {
  const send = async (externalId: string) => {
    const { body, text } = await world.graphql(
      caller,
      `mutation($input: UpsertJobsiteInput!) { upsertJobsite(input: $input) { created charge { charged } jobsite { id externalSource externalId } } }`,
      {
        input: {
          externalSource: 'sage',
          externalId,
          projectId: fixture.projectId,
          addressLine1: '1 Pier Way',
          city: 'Oakland',
        },
      },
    );
    if (!body.data) throw new Error(text);
    return body.data.upsertJobsite;
  };
  const [first, second] = [await send('site-1'), await send('site-1')];
  expect(first).toMatchObject({ created: true, jobsite: { externalSource: 'sage', externalId: 'site-1' } });
  expect(second).toEqual({ ...first, created: false });
});

it('keeps an external id without a source as it was: no key, and free for several projects', async () => {
  const body = { ...collections.projects!.body(), external_id: 'JOB-4711' };
  const ids = [
    await world.send(caller, 'POST', '/projects', body),
    await world.send(caller, 'POST', '/projects', body),
  ];
  expect(ids[0].id).not.toBe(ids[1].id);
  const made = await world.rest(caller, 'PUT', pathOf('projects', 'JOB-4711'), collections.projects!.body());
  expect(made.status).toBe(201);
});
