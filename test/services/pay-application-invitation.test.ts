/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('an invitation to a pay application', () => {
  const world = shareWorld();
  let contractor: Caller;
  let job: Billing;

  beforeAll(async () => {
    contractor = await world.caller({ name: 'Bay Concrete Pumping' });
    job = await billing(world, contractor, ['10000']);
    id = (await job.made(job.create({ period_to: '2026-01-31' }))).id;
  });
  let id: string;

  const put = (...participants: Array<{ organization_id: string; role: string }>) =>
    job.rest('PUT', `/pay-applications/${id}`, { participants });
  const as = (who: Caller, role = 'owner') => ({ organization_id: who.organizationId, role });
  const listed = async (by: Caller, query = ''): Promise<Json[]> =>
    (await world.rest(by, 'GET', `/pay-application-invitations${query}`)).body.data;
  const answer = (by: Caller, invitation: string, verb: 'accept' | 'decline') =>
    world.rest(by, 'POST', `/pay-application-invitations/${invitation}/${verb}`);
  const read = (by: Caller) => world.rest(by, 'GET', `/pay-applications/${id}`);
  const participants = async () => (await read(contractor)).body.data.participants;
  const eventsOf = (who: Caller) =>
    world.sql<{ type: string; payload: Json }>(
      `select type, payload from (select type, payload, account_id, occurred_at from event_outbox
         union all select type, payload, account_id, occurred_at from events) e
       where account_id = $1 and type like 'pay_application.%' order by occurred_at, payload ->> 'id'`,
      [who.organizationId],
    );
  const mails = (who: Caller) =>
    world.sql<{ data: Json }>(`select data from emails where account_id = $1 and template = 'participant_invited'`, [
      who.organizationId,
    ]);

  it('shows the invited tenant the inviter and the application’s number, and the application itself once accepted', async () => {
    const owner = await world.caller();
    expect((await put(as(owner))).body.data.participants).toEqual([{ ...as(owner), status: 'invited' }]);
    const [invitation] = await listed(owner);
    expect(invitation).toEqual({
      id: expect.any(String),
      organization_id: owner.organizationId,
      pay_application_id: id,
      application_number: 1,
      project_name: bodies.project.name,
      role: 'owner',
      status: 'invited',
      inviter: expect.objectContaining({ id: contractor.organizationId, name: 'Bay Concrete Pumping' }),
      invited_at: expect.any(String),
      answered_at: null,
      answered_by_user_id: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await read(owner)).status).toBe(403);
    expect((await world.rest(owner, 'GET', `/pay-applications/${id}/payments`)).status).toBe(403);
    expect((await world.rest(owner, 'GET', '/pay-applications')).body.meta.total).toBe(0);
    expect((await world.rest(owner, 'GET', '/search?q=pay')).body.data.pay_applications).toEqual([]);
    const nested = '{ payApplicationInvitations { nodes { payApplication { id } inviter { name email } } } }';
    expect((await world.graphql(owner, nested)).body.data.payApplicationInvitations.nodes).toEqual([
      { payApplication: null, inviter: { name: 'Bay Concrete Pumping', email: null } },
    ]);

    const accepted = await answer(owner, invitation!.id, 'accept');
    expect([accepted.status, accepted.body.data]).toEqual([
      200,
      expect.objectContaining({
        status: 'accepted',
        answered_at: expect.any(String),
        answered_by_user_id: owner.userId,
      }),
    ]);
    expect((await read(owner)).body.data.participants).toEqual([{ ...as(owner), status: 'accepted' }]);
    expect(await participants()).toEqual([{ ...as(owner), status: 'accepted' }]);
    expect((await world.graphql(owner, nested)).body.data.payApplicationInvitations.nodes[0].payApplication).toEqual({
      id,
    });
    expect((await world.rest(owner, 'GET', '/search?q=pay')).body.data.pay_applications).toHaveLength(1);

    await expectNothingWritten(world, async () => {
      expect((await answer(owner, invitation!.id, 'accept')).body.data.status).toBe('accepted');
      const late = await answer(owner, invitation!.id, 'decline');
      expect([late.status, late.body.errors]).toEqual([
        422,
        { status: ['An invitation that is accepted can no longer be declined.'] },
      ]);
    });
  });

  it('shows nothing of the application to a tenant that declines, and is not repeated automatically', async () => {
    const [owner, lender] = [await world.caller(), await world.caller()];
    await put(as(owner), as(lender, 'lender'));
    const [invitation] = await listed(lender);
    await answer(owner, (await listed(owner))[0]!.id, 'accept');
    const declined = await answer(lender, invitation!.id, 'decline');
    expect([declined.status, declined.body.data.status]).toEqual([200, 'declined']);
    expect((await read(lender)).status).toBe(403);
    expect((await answer(lender, invitation!.id, 'accept')).status).toBe(422);
    expect(await participants()).toEqual([
      { ...as(owner), status: 'accepted' },
      { ...as(lender, 'lender'), status: 'declined' },
    ]);
    // Other participants do not see who declined.
    expect((await read(owner)).body.data.participants).toEqual([{ ...as(owner), status: 'accepted' }]);
    await put(as(owner), as(lender, 'lender'));
    expect((await listed(lender)).map(({ status }) => status)).toEqual(['declined']);
    const since = encodeURIComponent(declined.body.data.updated_at);
    expect(await listed(lender, `?updated_since=${since}`)).toHaveLength(1);
    expect(await listed(lender, '?updated_since=2090-01-01T00:00:00Z')).toEqual([]);
  });

  it('is reported to the invited account, and its answer to the inviter, each separately', async () => {
    const [owner, lender] = [await world.caller(), await world.caller()];
    await put(as(owner), as(owner, 'developer'), as(lender, 'lender'));
    const invited = await eventsOf(owner);
    expect(invited.map(({ type }) => type)).toEqual([
      'pay_application.participant_invited',
      'pay_application.participant_invited',
    ]);
    const invitation = (await listed(owner, '?status=invited')).find(({ role }) => role === 'owner');
    const objects = invited.map(({ payload }) => payload.data.object);
    expect(objects).toContainEqual(invitation);
    expect(invited[0]!.payload.organization_id).toBe(owner.organizationId);
    const before = (await eventsOf(contractor)).length;
    await answer(owner, invitation!.id, 'accept');
    await answer(lender, (await listed(lender))[0]!.id, 'decline');
    const inviterEvents = (await eventsOf(contractor)).slice(before);
    expect(inviterEvents.map(({ type }) => type).sort()).toEqual([
      'pay_application.participant_accepted',
      'pay_application.participant_declined',
      'pay_application.updated',
      'pay_application.updated',
    ]);
    const accepted = inviterEvents.find(({ type }) => type.endsWith('_accepted'))!;
    expect(accepted.payload.data.object.participants).toContainEqual({ ...as(owner), status: 'accepted' });
    expect((await eventsOf(lender)).map(({ type }) => type)).toEqual(['pay_application.participant_invited']);
    expect((await eventsOf(owner)).map(({ type }) => type)).not.toContain('pay_application.participant_declined');
    // One e-mail for both roles.
    expect((await mails(owner)).map(({ data }) => data)).toEqual([
      {
        inviter: 'Bay Concrete Pumping',
        project: bodies.project.name,
        applicationNumber: 1,
        roles: ['Owner', 'Developer'],
      },
    ]);
  });

  it('is withdrawn with the participant, and can be sent three times at most', async () => {
    const owner = await world.caller();
    for (const _ of [1, 2, 3]) {
      expect((await put(as(owner))).status).toBe(200);
      const [invitation] = await listed(owner);
      await put();
      expect(await listed(owner)).toEqual([expect.objectContaining({ id: invitation!.id, status: 'withdrawn' })]);
      expect((await answer(owner, invitation!.id, 'accept')).status).toBe(422);
      expect((await read(owner)).status).toBe(403);
    }
    await expectNothingWritten(world, async () => {
      const { status, body } = await put(as(owner));
      expect([status, body.errors]).toEqual([
        422,
        {
          'participants.0.organization_id': ['The organization was invited 3 times in this role and did not accept.'],
        },
      ]);
    });
    expect(await mails(owner)).toHaveLength(1);
  });

  it('is refused when the organization has left a hundred from the last 30 days unanswered', async () => {
    const owner = await world.caller();
    await world.sql(
      `with spare as (
         insert into pay_applications overriding user value
         select (jsonb_populate_record(a, jsonb_build_object('id', uuidv7(), 'deleted_at', now()))).*
         from pay_applications a, generate_series(1, 100) where a.id = $3 returning id)
       insert into pay_application_invitations (id, account_id, livemode, inviter_account_id, pay_application_id,
         application_number, project_name, role, status, invited_at, created_at, updated_at)
       select uuidv7(), $1, true, $2, id, 1, 'Other', 'owner', 'declined', now(), now(), now() from spare`,
      [owner.organizationId, contractor.organizationId, id],
    );
    const { status, body } = await put(as(owner));
    expect([status, body.errors]).toEqual([
      422,
      {
        'participants.0.organization_id': ['The organization has not accepted 100 invitations from the last 30 days.'],
      },
    ]);
    await world.sql(
      `update pay_application_invitations set invited_at = now() - interval '31 days' where account_id = $1`,
      [owner.organizationId],
    );
    expect((await put(as(owner))).status).toBe(200);
  });

  it('is withdrawn when the draft is deleted', async () => {
    const owner = await world.caller();
    const other = await billing(world, contractor, ['500']);
    const draft = await other.made(other.create({ period_to: '2026-01-31', participants: [as(owner)] }));
    const [invitation] = await listed(owner);
    expect(invitation).toMatchObject({ pay_application_id: draft.id, status: 'invited' });
    expect((await other.rest('DELETE', `/pay-applications/${draft.id}`)).status).toBe(200);
    expect((await answer(owner, invitation!.id, 'accept')).status).toBe(422);
    expect((await listed(owner))[0]!.status).toBe('withdrawn');
  });

  it('belongs to the invited account: neither the inviter nor another participant can read or answer it', async () => {
    const [owner, stranger] = [await world.caller(), await world.caller()];
    const sandbox = await world.sandboxOf(owner);
    await put(as(owner));
    const [invitation] = await listed(owner);
    await expectNothingWritten(world, async () => {
      for (const who of [contractor, stranger]) {
        expect((await world.rest(who, 'GET', `/pay-application-invitations/${invitation!.id}`)).status).toBe(403);
        for (const verb of ['accept', 'decline'] as const) {
          expect((await answer(who, invitation!.id, verb)).status).toBe(403);
        }
      }
      expect((await answer(sandbox, invitation!.id, 'accept')).status).toBe(404);
      expect((await answer(owner, id, 'accept')).status).toBe(404);
    });
    expect(await listed(contractor)).toEqual([]);
  });

  it('is accepted at once for organizations of the own directory and the own account', async () => {
    const own = await job.made(job.rest('POST', '/organizations', bodies.organization));
    const { body } = await put({ organization_id: own.id, role: 'owner' }, as(contractor, 'general_contractor'));
    expect(body.data.participants.map(({ status }: Json) => status)).toEqual(['accepted', 'accepted']);
  });

  it('stays within the sandbox, whose reset deletes it', async () => {
    const owner = await world.caller();
    const [mine, theirs] = [await world.sandboxOf(contractor), await world.sandboxOf(owner)];
    const sandboxed = await billing(world, mine, ['500']);
    await sandboxed.made(sandboxed.create({ period_to: '2026-01-31', participants: [as(owner)] }));
    expect(await listed(owner)).toEqual([]);
    const [invitation] = await listed(theirs);
    expect((await answer(theirs, invitation!.id, 'accept')).body.data.status).toBe('accepted');
    expect((await world.rest(theirs, 'GET', '/pay-applications')).body.meta.total).toBe(1);
    expect((await world.rest(mine, 'POST', '/sandbox/reset')).status).toBe(200);
    expect(await listed(theirs)).toEqual([]);
    expect((await world.rest(theirs, 'GET', '/pay-applications')).body.meta.total).toBe(0);
  });

  it('is in the logs of both accounts, each without the users of the other', async () => {
    const owner = await world.caller();
    await put(as(owner));
    const [invitation] = await listed(owner);
    await answer(owner, invitation!.id, 'accept');
    const logged = await world.sql<Json>(
      `select account_id, user_id, organization_id, auditable_type, action from audit_entries
       where auditable_id = $1 order by serial`,
      [invitation!.id],
    );
    const [us, them] = [contractor, owner].map(({ organizationId, userId }) => ({ organizationId, userId })) as [
      { organizationId: string; userId: string },
      { organizationId: string; userId: string },
    ];
    const entry = (account: typeof us, by: typeof us, action: string, type = 'PayApplicationInvitation') => ({
      account_id: account.organizationId,
      user_id: account === by ? by.userId : null,
      organization_id: by.organizationId,
      auditable_type: type,
      action,
    });
    expect(logged).toEqual([
      entry(them, us, 'created'),
      entry(us, us, 'created'),
      entry(them, them, 'updated'),
      entry(us, them, 'updated'),
      entry(us, them, 'created', 'PayApplicationParticipant'),
    ]);
    const [{ agents }] = (await world.sql<{ agents: string[] }>(
      `select array_agg(distinct user_agent) as agents from audit_entries
       where auditable_id = $1 and account_id = $2 and organization_id <> $2`,
      [invitation!.id, contractor.organizationId],
    )) as [{ agents: string[] }];
    expect(agents.filter((agent) => /inject|lightMyRequest/i.test(agent))).toEqual([]);
  });

  it('is sent once by concurrent requests, and a concurrent acceptance and withdrawal are applied in one order', async () => {
    const owner = await world.caller();
    await Promise.all([put(as(owner)), put(as(owner)), put(as(owner))]);
    const invitations = await listed(owner);
    expect(invitations).toHaveLength(1);
    const [accepted, withdrawn] = await Promise.all([answer(owner, invitations[0]!.id, 'accept'), put()]);
    expect(withdrawn.status).toBe(200);
    expect([200, 422]).toContain(accepted.status);
    expect((await read(owner)).status).toBe(403);
    expect(await participants()).toEqual([]);
  });
});
