/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { acceptInvitations, type Billing, billing } from '../support/records/billing.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a company that a pay application is shared with', () => {
  const world = openWorld();
  let contractor: Caller;
  let reviewer: Caller;
  let job: Billing;
  let id: string;

  beforeAll(async () => {
    contractor = await world.caller({ name: 'Bay Concrete Pumping' });
    reviewer = await world.caller({ name: 'Golden State Builders' });
    await world.sql("update users set name = 'Rita Cho' where id = $1", [reviewer.userId]);
    job = await billing(world, contractor, ['10000']);
    const owner = await job.made(job.rest('POST', '/organizations', bodies.organization));
    await job.made(
      job.rest('POST', '/parties', { project_id: job.projectId, organization_id: owner.id, role: 'owner' }),
    );
    await job.made(job.rest('PUT', `/projects/${job.projectId}`, { date_contract: '2026-01-02' }));
    const lines = [job.entry('1', { work_completed_this_period: 1000 })];
    id = (await job.made(job.create({ period_to: '2026-01-31', lines }))).id;
    await share(reviewer);
  });

  async function share(...companies: Caller[]): Promise<void> {
    const participants = companies.map(({ organizationId }) => ({ organization_id: organizationId, role: 'owner' }));
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    for (const caller of companies) await acceptInvitations(world, caller);
  }
  const comment = (by: Caller, body: string, verdict?: string, of = id) =>
    world.rest(by, 'POST', `/pay-applications/${of}/comments`, { body, ...(verdict && { verdict }) });
  const thread = async (by: Caller) => world.rest(by, 'GET', `/pay-applications/${id}/comments`);
  const eventsOf = (who: Caller) =>
    world.sql<{ type: string }>(
      `select type from (select type, account_id, occurred_at from event_outbox
         union all select type, account_id, occurred_at from events) e
       where account_id = $1 and type in ('pay_application.commented', 'pay_application.reviewed') order by occurred_at`,
      [who.organizationId],
    );
  const generate = async (more: object = {}): Promise<Json> =>
    job.made(
      job.rest('POST', '/documents/generate', {
        documentable_type: 'pay_application',
        documentable_id: id,
        type: 'pay-application',
        organization_id: contractor.organizationId,
        ...more,
      }),
    );
  const shared = async (by: Caller) =>
    (await world.rest(by, 'GET', `/pay-applications/${id}`)).body.data.shared_document as Json;
  const download = async (by: Caller, document: string) =>
    (await world.rest(by, 'GET', `/documents/${document}/download`)).status;

  it('reads the document of what was submitted, and no other', async () => {
    const draft = await generate();
    expect(await shared(contractor)).toBe(null);
    expect(await download(reviewer, draft.id)).toBe(403);
    await job.made(job.rest('POST', `/documents/${draft.id}/revert`));
    await job.advance(id, 'submitted');
    expect(await shared(reviewer)).toBe(null);
    expect(await download(reviewer, draft.id)).toBe(403);
    const preview = await generate({ preview: true });
    expect(await download(reviewer, preview.id)).toBe(403);
    const document = await generate();
    const seen = { document_id: document.id, file_name: document.file_name, page_count: document.page_count };
    expect(await shared(reviewer)).toEqual(seen);
    expect(await shared(contractor)).toEqual(seen);
    expect(await download(reviewer, document.id)).toBe(200);
    // A scan with flags is not the document until a person of the account accepts them.
    const scan = { flags: ['signer_differs'], acceptedAt: null as string | null, fileName: 'scan.pdf', fileSize: 1 };
    const hash = { sha256: 'f'.repeat(64), copySha256: 'f'.repeat(64), pageCount: 1 };
    const keep = (of: object | null) =>
      world.sql('update documents set signed_original = $1 where id = $2', [of && JSON.stringify(of), document.id]);
    await keep({ ...scan, ...hash });
    const ofVersion = async (by: Caller) =>
      (await world.rest(by, 'GET', `/documents/${document.id}/download?version=signed_original`)).status;
    expect(await ofVersion(reviewer)).toBe(404);
    expect(await download(reviewer, document.id)).toBe(200);
    await keep({ ...scan, ...hash, acceptedAt: '2026-02-01T00:00:00.000Z' });
    // It is found then, and only its file is missing here.
    expect(await ofVersion(reviewer)).toBe(503);
    await keep(null);
    // The record of the document stays with its account.
    expect((await world.rest(reviewer, 'GET', `/documents/${document.id}`)).status).toBe(403);
    expect((await world.rest(reviewer, 'GET', '/documents')).body.meta.total).toBe(0);
    expect(await download(await world.caller(), document.id)).toBe(403);
    expect(await download(await world.sandboxOf(reviewer), document.id)).toBe(403);
  });

  it('comments in one thread with the company that applies, with name, company and time, and both get an event', async () => {
    const before = [await eventsOf(contractor), await eventsOf(reviewer)].map(({ length }) => length);
    const made = await comment(reviewer, '  Line 1: which invoice?  ');
    expect([made.status, made.body.data]).toEqual([
      201,
      {
        id: expect.any(String),
        pay_application_id: id,
        organization_id: reviewer.organizationId,
        organization_name: 'Golden State Builders',
        author_name: 'Rita Cho',
        body: 'Line 1: which invoice?',
        verdict: null,
        revision: 0,
        created_at: expect.any(String),
      },
    ]);
    expect((await comment(contractor, 'No. 118.')).status).toBe(201);
    const [own, theirs] = [await thread(contractor), await thread(reviewer)];
    expect(own.body.data.map(({ body }: Json) => body)).toEqual(['Line 1: which invoice?', 'No. 118.']);
    expect(theirs.body).toEqual(own.body);
    const after = [await eventsOf(contractor), await eventsOf(reviewer)].map(({ length }) => length);
    expect(after).toEqual(before.map((count) => count + 2));
    // What another person has open stays as it was.
    const [{ changed }] = (await world.sql<{ changed: boolean }>(
      `select updated_at > (select min(created_at) from pay_application_comments where pay_application_id = $1) as changed
       from pay_applications where id = $1`,
      [id],
    )) as [{ changed: boolean }];
    expect(changed).toBe(false);
  });

  it('rejects or approves it with a reason, which moves neither its status nor its certificate', async () => {
    const before = (await world.rest(contractor, 'GET', `/pay-applications/${id}`)).body.data;
    expect((await comment(reviewer, 'Line 1 is 500.00.', 'rejected')).body.data.verdict).toBe('rejected');
    expect((await comment(reviewer, 'Agreed.', 'approved')).body.data.verdict).toBe('approved');
    expect((await world.rest(contractor, 'GET', `/pay-applications/${id}`)).body.data).toEqual(before);
    expect((await eventsOf(contractor)).filter(({ type }) => type === 'pay_application.reviewed')).toHaveLength(2);
    await expectNothingWritten(world, async () => {
      const own = await comment(contractor, 'Fine.', 'approved');
      expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['verdict']]);
    });
  });

  it('is refused an empty or endless comment, an unknown verdict, and one without a reason', async () => {
    await expectNothingWritten(world, async () => {
      for (const [body, verdict, field] of [
        ['', undefined, 'body'],
        ['   \n ', undefined, 'body'],
        ['x'.repeat(10_000), undefined, 'body'],
        ['', 'approved', 'body'],
        ['Fine.', 'maybe', 'verdict'],
      ] as const) {
        const refused = await comment(reviewer, body, verdict);
        expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
      }
    });
    const most = 'é'.repeat(5_000);
    expect((await comment(reviewer, most)).body.data.body).toBe(most);
  });

  it('is not followed by others: an invited, a removed, a foreign or a read-only caller reads and writes nothing', async () => {
    const [invited, stranger] = [await world.caller(), await world.caller()];
    const participants = [reviewer, invited].map(({ organizationId }) => ({
      organization_id: organizationId,
      role: 'owner',
    }));
    await job.made(job.rest('PUT', `/pay-applications/${id}`, { participants }));
    const own = await world.sandboxOf(reviewer);
    await expectNothingWritten(world, async () => {
      for (const who of [invited, stranger]) {
        expect((await thread(who)).status).toBe(403);
        expect((await comment(who, 'Hello')).status).toBe(403);
      }
      expect((await comment(own, 'Hello')).status).toBe(403);
    });
    const { body } = await thread(reviewer);
    const node = `{ node(id: "${body.data[0].id}") { id } }`;
    expect((await world.graphql(reviewer, node)).body.data.node).toEqual({ id: body.data[0].id });
    expect((await world.graphql(stranger, node)).body.data.node).toBe(null);
    await world.sql("update memberships set role = 'read_only' where user_id = $1", [reviewer.userId]);
    const reader = await world.anotherToken(reviewer);
    expect((await thread(reader)).status).toBe(200);
    expect((await comment(reader, 'Hello')).status).toBe(403);
    await world.sql("update memberships set role = 'owner' where user_id = $1", [reviewer.userId]);
    await share();
    const before = await eventsOf(reviewer);
    expect((await thread(reviewer)).status).toBe(403);
    expect((await comment(reviewer, 'Hello', 'approved')).status).toBe(403);
    expect(await download(reviewer, (await shared(contractor)).document_id)).toBe(403);
    expect((await world.graphql(reviewer, node)).body.data.node).toBe(null);
    expect((await comment(contractor, 'Between us.')).status).toBe(201);
    expect(await eventsOf(reviewer)).toEqual(before);
    await share(reviewer);
  });

  it('answers only what is submitted or under review', async () => {
    await job.advance(id, 'under_review', 'approved');
    const late = await comment(reviewer, 'No.', 'rejected');
    expect([late.status, late.body.errors]).toEqual([
      422,
      { verdict: ['A pay application that is approved cannot be answered: it must be submitted or under review.'] },
    ]);
    expect((await comment(reviewer, 'Paid on Friday.')).status).toBe(201);
  });

  it('is in the log of the account that applies by its name, without its users', async () => {
    const logged = await world.sql<Json>(
      `select user_id, organization_id, new_values from audit_entries
       where account_id = $1 and auditable_type = 'PayApplicationComment' order by serial`,
      [contractor.organizationId],
    );
    expect(logged.length).toBeGreaterThan(3);
    for (const { user_id, organization_id, new_values } of logged) {
      expect(user_id).toBe(organization_id === contractor.organizationId ? contractor.userId : null);
      expect(Object.keys(new_values)).not.toContain('user_id');
    }
  });

  it('has at most 200 comments of one organization, so that none ends the thread for the others, and 1,000 in all', async () => {
    const fill = (of: Caller, count: number) =>
      world.sql(
        `insert into pay_application_comments overriding system value
         select (jsonb_populate_record(c, jsonb_build_object('id', uuidv7(), 'organization_id', $2::uuid,
           'serial', nextval(pg_get_serial_sequence('pay_application_comments', 'serial'))))).*
         from pay_application_comments c, generate_series(1, $3::int)
         where c.id = (select id from pay_application_comments where pay_application_id = $1 order by serial limit 1)`,
        [id, of.organizationId, count],
      );
    const countOf = async () => (await thread(contractor)).body.data.length as number;
    const own = (await thread(reviewer)).body.data.filter(
      ({ organization_id }: Json) => organization_id === reviewer.organizationId,
    );
    await fill(reviewer, 199 - own.length);
    expect((await comment(reviewer, 'The last one.')).status).toBe(201);
    await expectNothingWritten(world, async () => {
      expect((await comment(reviewer, 'One more.')).body.errors).toEqual({
        body: ['An organization writes at most 200 comments on a pay application.'],
      });
    });
    expect((await comment(contractor, 'Noted.')).status).toBe(201);
    await fill(await world.caller(), 1_000 - (await countOf()));
    expect((await comment(contractor, 'Too late.')).body.errors).toEqual({
      body: ['A pay application has at most 1000 comments.'],
    });
  });
});
