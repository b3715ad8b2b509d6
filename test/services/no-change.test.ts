import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Billing, billing } from '../support/records/billing.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('a PATCH that changes nothing', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  let job: Billing;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    job = await billing(world, caller, ['45000', '80000']);
  });

  /** Events are in the outbox until they have their place in the stream. */
  const traces = async () => {
    const [row] = await world.sql(
      `select (select count(*) from audit_entries where account_id = $1)::int as audited,
        (select array_agg(type order by type)
          from (select account_id, type from events union all select account_id, type from event_outbox) e
          where account_id = $1 and type like '%.updated') as events`,
      [caller.organizationId],
    );
    return row;
  };
  const send = (method: string, at: string, body?: object) => world.send(caller, method, at, body);
  /** Creates the record, and sends what it was created with again, in REST and as the whole of what it returned. */
  async function expectKept(at: string, body: object): Promise<void> {
    const { id } = await send('POST', at, body);
    const one = `${at}/${id}`;
    const before = { record: await send('GET', one), ...(await traces()) };
    for (const sent of [{}, body]) {
      await send('PATCH', one, sent);
      expect({ record: await send('GET', one), ...(await traces()) }).toEqual(before);
    }
  }

  it('writes nothing to any record that can be updated', async () => {
    const { organizationId, projectId } = path;
    const own = { project_id: projectId, organization_id: organizationId };
    const metadata = { b: 1, a: { d: [1, 2], c: null } };
    await expectKept('/organizations', { ...bodies.organization, metadata });
    await expectKept('/divisions', { ...bodies.division, organization_id: caller.organizationId, metadata });
    await expectKept('/contacts', { ...bodies.contact, organization_id: caller.organizationId, metadata });
    await expectKept('/notices', { ...bodies.notice, ...own, metadata });
    await expectKept('/waivers', {
      ...bodies.waiver,
      ...own,
      exceptions: [{ kind: 'disputed', amount: '5.5' }],
      disputed_amount: 6,
      metadata,
    });
    await expectKept('/escalations', { ...bodies.escalation, ...own, metadata });
    await expectKept('/webhooks', { url: 'https://example.com/hook', events: ['notice.created'] });
    const { division_id } = await send('GET', `/projects/${projectId}`);
    await expectKept('/projects', { ...bodies.project, division_id, retainage_percent: 10, state: 'CA', metadata });
  });

  it('writes nothing to a schedule of values with the same lines, or to an entry of metadata', async () => {
    const sov = `/sovs/${job.sovId}`;
    const stored = await send('GET', sov);
    const entry = `/organizations/${path.organizationId}/meta/erp`;
    const body = { value: { b: 1, a: 2 } };
    const first = await send('PUT', entry, body);
    const before = await traces();
    await send('PATCH', sov, { name: stored.name, lines: stored.lines });
    expect(await send('GET', sov)).toEqual(stored);
    expect(await send('PUT', entry, { value: { a: 2, b: 1 } })).toEqual(first);
    expect(await traces()).toEqual(before);
  });

  it('writes nothing to a party, a credential or a jobsite', async () => {
    const { projectId, ownerId } = path;
    await expectKept('/parties', {
      project_id: projectId,
      organization_id: ownerId,
      role: 'gc',
      reputed: true,
      zip: '94105',
    });
    await expectKept('/provider-auth', {
      provider: 'stripe',
      mode: 'test',
      secret: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    });
    await expectKept('/jobsites', { ...bodies.jobsite, project_id: projectId, latitude: 37.5, country_code: 'us' });
    // The project has taken the state of its jobsite, and then lost it.
    await send('PATCH', `/projects/${projectId}`, { state: null });
    const before = await traces();
    await send('PATCH', `/jobsites/${path.jobsiteId}`, { state: bodies.jobsite.state });
    expect(await traces()).toEqual(before);
  });

  it('writes nothing to a credential that is revoked twice', async () => {
    const body = { provider: 'stripe', mode: 'test', secret: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc' };
    const one = `/provider-auth/${(await send('POST', '/provider-auth', body)).id}`;
    const revoked = await send('PATCH', one, { status: 'revoked' });
    const before = await traces();
    expect(await send('PATCH', one, { status: 'revoked' })).toEqual(revoked);
    expect(await traces()).toEqual(before);
    expect(await send('PATCH', one, { status: 'revoked', label: 'Old' })).toMatchObject({ label: 'Old' });
  });

  it('writes nothing in GraphQL, and what changes one field is written', async () => {
    const { id, updated_at, name } = await send('POST', '/organizations', bodies.organization);
    const before = await traces();
    const change = (input: object) =>
      world.graphql(
        caller,
        'mutation M($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { updatedAt } }',
        {
          input: { id, ...input },
        },
      );
    expect((await change({ name })).body.data.updateOrganization.updatedAt).toBe(updated_at);
    expect(await traces()).toEqual(before);
    expect((await change({ name: 'Another' })).body.data.updateOrganization.updatedAt > updated_at).toBe(true);
    expect(await traces()).not.toEqual(before);
  });
});
