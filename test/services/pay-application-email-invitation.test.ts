/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { jobHandlers } from '../../src/process/jobs/handlers.js';
import type { EmailMessage } from '../../src/providers/email/mailer.js';
import { sendPayApplicationInvitation } from '../../src/services/pay-application-invitation/send.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Person, signIn } from '../support/records/people.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const received =
  '{ receivedEmailInvitations { id inviterName applicationNumber projectName role invitedAt expiresAt } }';
const accept = `mutation ($input: RespondToEmailInvitationInput!) {
  acceptReceivedEmailInvitation(input: $input) { id status payApplicationId organizationId } }`;
const decline = `mutation ($input: RespondToEmailInvitationInput!) {
  declineReceivedEmailInvitation(input: $input) { id } }`;

describe('an invitation to a pay application by e-mail', () => {
  const world = openWorld();
  let contractor: Caller;
  let job: Billing;
  let id: string;

  beforeAll(async () => {
    contractor = await world.caller({ name: 'Bay Concrete Pumping' });
    job = await billing(world, contractor, ['10000']);
    id = (await job.made(job.create({ period_to: '2026-01-31' }))).id;
    await job.advance(id, 'submitted');
  });

  let count = 0;
  const newAddress = () => `pat.${(count += 1)}.${Date.now()}@harbor.example`;
  /** A person of another company who has signed in. */
  async function person(email = newAddress()) {
    const caller = await world.caller({ email, name: 'Harbor Builders' });
    return { email, caller, session: await signIn(world, caller) };
  }
  const send = (email: string, more: object = {}) =>
    job.rest('POST', `/pay-applications/${id}/email-invitations`, { email, role: 'general_contractor', ...more });
  const invited = async (email: string): Promise<string> => (await job.made(send(email))).id;
  const as = (session: Person, query: string, input?: object, headers: Record<string, string> = {}) =>
    world.graphql(null, query, input ? { input } : {}, { ...session.headers, ...headers });
  const codeOf = ({ body }: { body: Json }): string => body.errors?.[0].extensions.code ?? 'answered';
  const listed = async (session: Person, headers?: Record<string, string>): Promise<Json[]> =>
    (await as(session, received, undefined, headers)).body.data.receivedEmailInvitations;
  const read = async (by: Caller) => (await world.rest(by, 'GET', `/pay-applications/${id}`)).status;
  const sent = async (): Promise<Json[]> =>
    (await world.rest(contractor, 'GET', `/pay-applications/${id}`)).body.data.email_invitations;
  async function mail(invitation: string, signUp: 'open' | 'closed' = 'closed', sendingId = 'sending') {
    const messages: (EmailMessage & { by: string })[] = [];
    const mailer = (by: string) => ({
      send: async (message: EmailMessage) => void messages.push({ ...message, by }),
      close: () => undefined,
    });
    const { infrastructure } = world.app;
    const outcome = await sendPayApplicationInvitation(
      { db: infrastructure.db, signUp },
      { signIn: mailer('live'), sandbox: mailer('sandbox') },
      { id: invitation, sendingId, publicUrl: 'http://localhost:0' },
      new Date(),
    );
    return { outcome, message: messages[0] };
  }

  it('shares nothing until a person with the address has signed in and accepts it for their organization', async () => {
    const { email, caller, session } = await person();
    const invitation = await invited(email.toUpperCase());
    expect(await sent()).toEqual([
      {
        id: invitation,
        pay_application_id: id,
        email: `PAT${email.slice(3, email.indexOf('@')).toUpperCase()}@harbor.example`,
        role: 'general_contractor',
        status: 'invited',
        invited_at: expect.any(String),
        expires_at: expect.any(String),
        answered_at: null,
        undeliverable_at: null,
        undeliverable_reason: null,
      },
    ]);
    expect(await listed(session)).toEqual([
      {
        id: invitation,
        inviterName: 'Bay Concrete Pumping',
        applicationNumber: 1,
        projectName: bodies.project.name,
        role: 'GENERAL_CONTRACTOR',
        invitedAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    expect(await read(caller)).toBe(403);
    expect((await world.rest(caller, 'GET', '/pay-applications')).body.meta.total).toBe(0);
    expect((await world.rest(caller, 'GET', '/pay-application-invitations')).body.meta.total).toBe(0);
    const node = '{ node(id: "$") { id } }'.replace('$', invitation);
    expect((await as(session, node)).body.data).toEqual({ node: null });

    const accepted = await as(session, accept, { id: invitation });
    expect(accepted.body.data.acceptReceivedEmailInvitation).toEqual({
      id: expect.any(String),
      status: 'ACCEPTED',
      payApplicationId: id,
      organizationId: caller.organizationId,
    });
    expect(await read(caller)).toBe(200);
    const { participants, email_invitations } = (await world.rest(caller, 'GET', `/pay-applications/${id}`)).body.data;
    expect(participants).toEqual([
      { organization_id: caller.organizationId, role: 'general_contractor', status: 'accepted' },
    ]);
    expect(email_invitations).toEqual([]);
    expect(await sent()).toEqual([]);
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
    expect((await send(email)).body.errors).toEqual({
      email: ['The company that accepted this invitation takes part already.'],
    });

    // What was accepted ends with the participant.
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
    expect(await read(caller)).toBe(403);
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
  });

  it('is found by no other person, no token, and no one whose address has changed', async () => {
    const { email, caller, session } = await person();
    const other = await person();
    const invitation = await invited(email);
    await expectNothingWritten(world, async () => {
      expect(await listed(other.session)).toEqual([]);
      expect(codeOf(await as(other.session, accept, { id: invitation }))).toBe('NOT_FOUND');
      expect(codeOf(await as(other.session, decline, { id: invitation }))).toBe('NOT_FOUND');
      for (const query of [received, accept, decline]) {
        const variables = query === received ? {} : { input: { id: invitation } };
        expect(codeOf(await world.graphql(caller, query, variables))).toBe('FORBIDDEN');
        expect(codeOf(await world.graphql(contractor, query, variables))).toBe('FORBIDDEN');
      }
    });
    await world.sql('update users set email = $2 where id = $1', [caller.userId, newAddress()]);
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
    expect(await read(caller)).toBe(403);
  });

  it.each([
    [
      'was withdrawn',
      async (invitation: string) => {
        const { status } = await job.rest('DELETE', `/pay-applications/${id}/email-invitations/${invitation}`);
        expect(status).toBe(200);
      },
    ],
    [
      'has expired',
      async (invitation: string) => {
        await world.sql('update pay_application_email_invitations set expires_at = now() where id = $1', [invitation]);
      },
    ],
  ])('gives nothing after it %s, and leaves no e-mail to be sent', async (_, end) => {
    const { email, caller, session } = await person();
    const invitation = await invited(email);
    await end(invitation);
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
    expect(codeOf(await as(session, decline, { id: invitation }))).toBe('NOT_FOUND');
    expect(await read(caller)).toBe(403);
    expect((await mail(invitation)).outcome).toEqual({ email: 'nothing_to_do' });
    // It is sent again, and then open again.
    expect(await invited(email)).toBe(invitation);
    expect(await listed(session)).toHaveLength(1);
  });

  it('ends with a draft that is deleted', async () => {
    const { email, session } = await person();
    const other = await billing(world, contractor, ['500']);
    const draft = await other.made(other.create({ period_to: '2026-01-31' }));
    const path = `/pay-applications/${draft.id}`;
    const invitation = await other.made(other.rest('POST', `${path}/email-invitations`, { email, role: 'owner' }));
    expect(await listed(session)).toHaveLength(1);
    expect((await other.rest('DELETE', path)).status).toBe(200);
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation.id }))).toBe('NOT_FOUND');
  });

  it('ends with an application that is voided, as does one to an organization, and who takes part keeps reading it', async () => {
    const { email, session } = await person();
    const [reader, asked] = [await world.caller(), await world.caller()];
    const other = await billing(world, contractor, ['500']);
    const one = await other.made(other.create({ period_to: '2026-01-31' }));
    const path = `/pay-applications/${one.id}`;
    const roles = [
      [reader, 'owner'],
      [asked, 'lender'],
    ] as const;
    const participants = roles.map(([{ organizationId: organization_id }, role]) => ({ organization_id, role }));
    await other.made(other.rest('PUT', path, { participants }));
    await acceptInvitations(world, reader);
    const invitation = await other.made(other.rest('POST', `${path}/email-invitations`, { email, role: 'owner' }));
    expect(await listed(session)).toHaveLength(1);
    const voided = await other.advance(one.id, 'void');
    expect(voided).toMatchObject({ status: 'void', email_invitations: [], participants: [participants[0]] });
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation.id }))).toBe('NOT_FOUND');
    expect((await mail(invitation.id)).outcome).toEqual({ email: 'nothing_to_do' });
    expect((await world.rest(reader, 'GET', path)).status).toBe(200);
    const statuses = await world.sql<{ status: string }>(
      'select status from pay_application_invitations where pay_application_id = $1 order by role',
      [one.id],
    );
    expect(statuses.map(({ status }) => status)).toEqual(['withdrawn', 'accepted']);
  });

  it('is not sent for an application that is void, to an address or an organization, and a refusal before stays one', async () => {
    const { email, session } = await person();
    const [refuser, reader, asked] = [await world.caller(), await world.caller(), await world.caller()];
    const other = await billing(world, contractor, ['500']);
    const one = await other.made(other.create({ period_to: '2026-01-31' }));
    const path = `/pay-applications/${one.id}`;
    const as = ({ organizationId: organization_id }: Caller) => ({ organization_id, role: 'lender' });
    await other.made(other.rest('PUT', path, { participants: [as(refuser), as(reader)] }));
    const [refused] = (await world.rest(refuser, 'GET', '/pay-application-invitations')).body.data;
    await world.rest(refuser, 'POST', `/pay-application-invitations/${refused.id}/decline`);
    await acceptInvitations(world, reader);
    const invitation = await other.made(other.rest('POST', `${path}/email-invitations`, { email, role: 'owner' }));
    await world.graphql(null, decline, { input: { id: invitation.id } }, session.headers);
    await other.advance(one.id, 'void');
    const { body } = await world.rest(refuser, 'GET', '/pay-application-invitations');
    expect(body.data).toMatchObject([{ id: refused.id, status: 'declined' }]);
    expect((await world.rest(contractor, 'GET', path)).body.data).toMatchObject({
      participants: [
        { ...as(refuser), status: 'declined' },
        { ...as(reader), status: 'accepted' },
      ],
      email_invitations: [{ id: invitation.id, status: 'declined' }],
    });
    await expectNothingWritten(world, async () => {
      const refusal = { status: ['A pay application that is void is shared with no one else.'] };
      const sent = await other.rest('POST', `${path}/email-invitations`, { email, role: 'owner' });
      expect([sent.status, sent.body.errors]).toEqual([422, refusal]);
      const own = { organization_id: contractor.organizationId, role: 'owner' };
      for (const added of [as(asked), own]) {
        const put = await other.rest('PUT', path, { participants: [as(refuser), as(reader), added] });
        expect([put.status, put.body.errors]).toEqual([422, refusal]);
      }
    });
    // Who takes part can still be taken off.
    const kept = await other.made(other.rest('PUT', path, { participants: [as(refuser)] }));
    expect(kept.participants).toEqual([{ ...as(refuser), status: 'declined' }]);
    expect((await world.rest(reader, 'GET', path)).status).toBe(403);
  });

  it('is declined by the person, which the inviter sees, and can be sent three times at most', async () => {
    const { email, caller, session } = await person();
    const invitation = await invited(email);
    expect((await as(session, decline, { id: invitation })).body.data.declineReceivedEmailInvitation.id).toBe(
      invitation,
    );
    expect((await sent()).find((one) => one.id === invitation)).toMatchObject({
      status: 'declined',
      answered_at: expect.any(String),
    });
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
    expect(await read(caller)).toBe(403);
    await invited(email);
    await invited(email);
    await expectNothingWritten(world, async () => {
      const { status, body } = await send(email);
      expect([status, body.errors]).toEqual([
        422,
        { email: ['The address was invited 3 times in this role, and no one accepted.'] },
      ]);
    });
  });

  it('is refused for an address that has left a hundred from the last 30 days unanswered, and for a 21st address', async () => {
    const email = newAddress();
    const other = await billing(world, contractor, ['500']);
    const draft = await other.made(other.create({ period_to: '2026-01-31' }));
    await world.sql(
      `with spare as (
         insert into pay_applications overriding user value
         select (jsonb_populate_record(a, jsonb_build_object('id', uuidv7(), 'deleted_at', now()))).*
         from pay_applications a, generate_series(1, 100) where a.id = $3 returning id)
       insert into pay_application_email_invitations (id, account_id, livemode, pay_application_id, application_number,
         project_name, email, role, status, invited_at, expires_at, created_at, updated_at)
       select uuidv7(), $1, true, id, 1, 'Other', $2, 'owner', 'withdrawn', now(), now(), now(), now() from spare`,
      [contractor.organizationId, email, draft.id],
    );
    const { status, body } = await send(email);
    expect([status, body.errors]).toEqual([
      422,
      { email: ['The address has not accepted 100 invitations from the last 30 days.'] },
    ]);
    const path = `/pay-applications/${draft.id}/email-invitations`;
    // Those that have expired take no place.
    for (let at = 0; at < 21; at += 1) {
      await world.sql(
        `insert into pay_application_email_invitations (id, account_id, livemode, pay_application_id, application_number,
           project_name, email, role, status, invited_at, expires_at, created_at, updated_at)
         values (uuidv7(), $1, true, $2, 1, 'Other', $3, 'owner', 'invited', now(), now() + '1 day'::interval * ${at < 19 ? 1 : -1},
           now(), now())`,
        [contractor.organizationId, draft.id, newAddress()],
      );
    }
    expect((await other.rest('POST', path, { email: newAddress(), role: 'owner' })).status).toBe(201);
    expect((await other.rest('POST', path, { email: newAddress(), role: 'owner' })).body.errors).toEqual({
      email: ['At most 20 addresses are invited to one pay application at a time.'],
    });
  });

  it('is accepted only by a member who may change records, and not by the organization that sent it', async () => {
    const { email, caller, session } = await person();
    const invitation = await invited(email);
    const role = (of: string, organizationId: string) =>
      world.sql('update memberships set role = $1 where user_id = $2 and organization_id = $3', [
        of,
        caller.userId,
        organizationId,
      ]);
    await world.sql(
      `insert into memberships (id, user_id, organization_id, role, created_at) values (uuidv7(), $1, $2, 'member', now())`,
      [caller.userId, contractor.organizationId],
    );
    const own = { 'x-organization-uuid': contractor.organizationId };
    const refused = await as(session, accept, { id: invitation }, own);
    expect(refused.body.errors[0].extensions.errors).toEqual({
      id: ['Your organization has sent this invitation. Choose the organization that is to accept it.'],
    });
    await role('read_only', caller.organizationId);
    const theirs = { 'x-organization-uuid': caller.organizationId };
    const again = await signIn(world, caller);
    expect(codeOf(await as(again, accept, { id: invitation }, theirs))).toBe('FORBIDDEN');
    await world.sql('delete from memberships where user_id = $1', [caller.userId]);
    const alone = await signIn(world, caller);
    expect(await listed(alone)).toHaveLength(1);
    expect(codeOf(await as(alone, accept, { id: invitation }))).toBe('ORGANIZATION_UNRESOLVED');
    expect(await read(caller)).not.toBe(200);
  });

  it('is mailed with a link to its page, which says how to sign in where no one has the address', async () => {
    const { email } = await person();
    const known = await invited(email);
    const { outcome, message } = await mail(known);
    expect([outcome, message!.to.address, message!.by]).toEqual([{ email: 'sent' }, email, 'live']);
    expect(message!.text).toContain(`Open the invitation: http://localhost:0/console/invitations/live/${known}`);
    expect(message!.text).toContain(`Sign in with ${email}`);
    expect(message!.subject).toContain('Bay Concrete Pumping');
    const stranger = newAddress();
    const unknown = await invited(stranger);
    expect((await mail(unknown)).message!.text).toContain(`No one has an account with ${stranger} yet.`);
    expect((await mail(unknown, 'open')).message!.text).toContain(`Sign in with ${stranger}`);
    // It waits for the person.
    const later = await person(stranger);
    expect((await listed(later.session)).map((one) => one.id)).toEqual([unknown]);
    expect((await as(later.session, accept, { id: unknown })).body.errors).toBeUndefined();
    expect(await read(later.caller)).toBe(200);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
  });

  it('is another e-mail when it is sent again, and the same one when sending is tried again', async () => {
    const { email } = await person();
    const invitation = await invited(email);
    await invited(email);
    const tasks = await world.sql<{ id: string }>(
      `select id from tasks where kind = 'send_pay_application_invitation' and subject_id = $1`,
      [invitation],
    );
    expect(tasks).toHaveLength(2);
    const messageIds: string[] = [];
    const mailer = {
      send: async ({ id: messageId }: EmailMessage) => void messageIds.push(messageId),
      close: () => undefined,
    };
    const send = jobHandlers(
      { idempotencyWindowSeconds: 60, eventRetentionDays: 30 },
      world.app.infrastructure,
      { live: mailer, signIn: mailer, sandbox: mailer } as never,
      { info: () => undefined },
    ).send_pay_application_invitation;
    const payload = { publicUrl: 'http://localhost:0' };
    const [first, second] = tasks.map(({ id: task }) => ({ id: task, subjectId: invitation, payload, attempt: 1 }));
    for (const job of [first, first, second]) await send(job as never, new AbortController().signal);
    expect(messageIds).toEqual([first!.id, first!.id, second!.id]);
  });

  it('attaches an organization that accepted before and takes part no longer', async () => {
    const { email, caller, session } = await person();
    const before = await invited(email);
    expect((await as(session, accept, { id: before })).body.errors).toBeUndefined();
    // As a release that knew no invitations took it off.
    await world.sql('delete from pay_application_participants where organization_id = $1', [caller.organizationId]);
    expect(await read(caller)).toBe(403);
    const again = await invited(email);
    const { body } = await as(session, accept, { id: again });
    expect(body.data.acceptReceivedEmailInvitation.status).toBe('ACCEPTED');
    expect(await read(caller)).toBe(200);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
  });

  it('is reported to the account that sent it when it is accepted or declined', async () => {
    const [one, other] = [await person(), await person()];
    const [first, second] = [await invited(one.email), await invited(other.email)];
    const types = async () =>
      (
        await world.sql<{ type: string }>(
          `select type from (select type, account_id from event_outbox union all select type, account_id from events) e
           where account_id = $1 and type like 'pay_application.%' order by type`,
          [contractor.organizationId],
        )
      ).map(({ type }) => type);
    const before = await types();
    await as(one.session, decline, { id: first });
    expect((await types()).length).toBe(before.length + 1);
    await as(other.session, accept, { id: second });
    const count = (all: string[]) => all.filter((type) => type === 'pay_application.participant_accepted').length;
    expect(count(await types())).toBe(count(before) + 1);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
  });

  it('stays in the sandbox, whose e-mail goes nowhere', async () => {
    const { email, session } = await person();
    const sandbox = await world.sandboxOf(contractor);
    const tried = await billing(world, sandbox, ['500']);
    const draft = await tried.made(tried.create({ period_to: '2026-01-31' }));
    const path = `/pay-applications/${draft.id}/email-invitations`;
    const { id: invitation } = await tried.made(tried.rest('POST', path, { email, role: 'owner' }));
    expect(await listed(session)).toEqual([]);
    expect(codeOf(await as(session, accept, { id: invitation }))).toBe('NOT_FOUND');
    const { message } = await mail(invitation);
    expect([message!.by, message!.subject.startsWith('[Sandbox] ')]).toEqual(['sandbox', true]);
    expect(message!.text).toContain(`/console/invitations/sandbox/${invitation}`);
    const inSandbox = { 'x-mode': 'sandbox' };
    expect(await listed(session, inSandbox)).toHaveLength(1);
    expect((await as(session, accept, { id: invitation }, inSandbox)).body.errors).toBeUndefined();
  });

  it('is refused for bad addresses and roles, and for the application of another account', async () => {
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(contractor);
    await expectNothingWritten(world, async () => {
      for (const [body, field] of [
        [{ email: '' }, 'email'],
        [{ email: 'no address' }, 'email'],
        [{ email: `${'a'.repeat(250)}@harbor.example` }, 'email'],
        [{ email: `ｐ${newAddress()}` }, 'email'],
        [{ role: 'friend' }, 'role'],
      ] as const) {
        const { status, body: refused } = await send(newAddress(), body);
        expect([body, status, Object.keys(refused.errors ?? {})]).toEqual([body, 422, [field]]);
      }
      const path = `/pay-applications/${id}/email-invitations`;
      const body = { email: newAddress(), role: 'owner' };
      expect((await world.rest(stranger, 'POST', path, body)).status).toBe(403);
      expect((await world.rest(sandbox, 'POST', path, body)).status).toBe(404);
    });
    const invitation = await invited(newAddress());
    await expectNothingWritten(world, async () => {
      const path = `/pay-applications/${id}/email-invitations/${invitation}`;
      expect((await world.rest(stranger, 'DELETE', path)).status).toBe(403);
      expect((await job.rest('DELETE', `/pay-applications/${id}/email-invitations/${id}`)).status).toBe(404);
    });
  });

  it('is in the log of the inviter without the users of the company that answered', async () => {
    const { email, caller, session } = await person();
    const invitation = await invited(email);
    await as(session, accept, { id: invitation });
    const logged = await world.sql<Json>(
      `select user_id, organization_id, ip_address, auditable_type, action from audit_entries
       where account_id = $1 and (auditable_id = $2 or new_values ->> 'organization_id' = $3) order by serial`,
      [contractor.organizationId, invitation, caller.organizationId],
    );
    expect(logged.map(({ auditable_type, action }) => `${auditable_type} ${action}`)).toEqual([
      'PayApplicationEmailInvitation created',
      'PayApplicationEmailInvitation updated',
      'PayApplicationInvitation created',
      'PayApplicationParticipant created',
    ]);
    expect(logged.map(({ user_id }) => user_id)).toEqual([contractor.userId, null, null, null]);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
  });

  it('is accepted once by concurrent requests, and never together with its withdrawal', async () => {
    const { email, caller, session } = await person();
    const invitation = await invited(email);
    const [first, second, withdrawn] = await Promise.all([
      as(session, accept, { id: invitation }),
      as(session, accept, { id: invitation }),
      job.rest('DELETE', `/pay-applications/${id}/email-invitations/${invitation}`),
    ]);
    const codes = [codeOf(first), codeOf(second)].filter((code) => code === 'answered');
    expect(codes.length + (withdrawn.status === 200 ? 1 : 0)).toBe(1);
    expect(await read(caller)).toBe(codes.length === 1 ? 200 : 403);
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants: [] }));
    expect(await read(caller)).toBe(403);
  });
});
