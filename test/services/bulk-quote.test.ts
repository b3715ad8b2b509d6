import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('the quote of an act on several records', () => {
  const world = shareWorld();
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    made = await goldenPath(world, caller);
  });

  async function ask(input: object, by = caller): Promise<Json> {
    const query = `query ($input: BulkQuoteInput!) { bulkQuote(input: $input) {
      credits rows { recordId title reasons violations { path rule params message } credits updatedAt project { id } } } }`;
    return (await world.graphql(by, query, { input })).body;
  }
  const quote = async (input: object, by = caller) => (await ask(input, by)).data.bulkQuote;
  const notice = (extra: object = {}) =>
    world.send(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: made.projectId,
      organization_id: caller.organizationId,
      ...extra,
    });
  const countDocuments = async () =>
    (
      await world.sql<{ n: number }>(
        `select count(*)::int as n from documents where account_id = $1 and not is_preview`,
        [caller.organizationId],
      )
    )[0]!.n;

  it('prices what can be done as it is charged, says why the rest cannot, and changes nothing', async () => {
    const [draft, other] = [await notice(), await notice()];
    await world.send(caller, 'POST', `/notices/${other.id}/transition`, { status: 'void' });
    const missing = '01890000-0000-7000-8000-000000000000';
    const before = await countDocuments();
    const { rows, credits } = await quote({
      recordType: 'NOTICE',
      act: 'GENERATE',
      ids: [draft.id, other.id.toUpperCase(), missing, draft.id, other.id],
    });
    expect(rows.map(({ recordId }: Json) => recordId)).toEqual([draft.id, other.id, missing]);
    expect(rows[0]).toMatchObject({ title: draft.notice_number, reasons: [], project: { id: made.projectId } });
    expect(rows[1]).toMatchObject({ reasons: [expect.stringContaining('void')], credits: 0 });
    expect(rows[2]).toMatchObject({ title: null, reasons: ['It no longer exists.'], credits: 0, project: null });
    expect(rows[0].violations).toEqual([]);
    expect(rows[2].violations).toEqual([{ path: '', rule: 'sentence', params: {}, message: 'It no longer exists.' }]);
    expect(await countDocuments()).toBe(before);
    const input = { documentable_type: 'notice', documentable_id: draft.id, type: 'notice' };
    const generate = { ...input, organization_id: caller.organizationId };
    expect((await world.rest(caller, 'POST', '/documents/generate', generate)).status).toBe(201);
    const price = '{ creditPrice(input: { eventType: DOCUMENT_GENERATION, documentType: "notice" }) { credits } }';
    expect(credits).toBe((await world.graphql(caller, price)).body.data.creditPrice.credits);
    expect(credits).toBe(rows[0].credits);
    const [again] = (await quote({ recordType: 'NOTICE', act: 'GENERATE', ids: [draft.id] })).rows;
    expect(again.reasons.length).toBeGreaterThan(0);
  });

  /** The sentences with which the mutation itself rejects it. */
  async function rejected(path: string, body: object, method = 'POST'): Promise<string[]> {
    const answer = await world.rest(caller, method, path, body);
    expect(answer.status).toBe(422);
    return Object.values(answer.body.errors as Record<string, string[]>).flat();
  }

  it('gives the reasons of the mutations themselves', async () => {
    const { id } = await notice({ type: 'lien' });
    const steps = [
      { act: 'MARK_COMPLETED', body: { status: 'completed' } },
      { act: 'MARK_RECORDED', on: '2026-03-02', body: { status: 'recorded', recorded_on: '2026-03-02' } },
      { act: 'MARK_RELEASED', on: '2026-03-02', body: { status: 'released', released_on: '2026-03-02' } },
    ];
    for (const { body, ...input } of steps) {
      const [row] = (await quote({ recordType: 'NOTICE', ids: [id], ...input })).rows;
      expect(row.reasons).toEqual(await rejected(`/notices/${id}/transition`, body));
    }
    const transition = 'mutation ($input: TransitionNoticeInput!) { transitionNotice(input: $input) { id } }';
    const input = { id, status: 'COMPLETED' };
    const { errors } = (await world.graphql(caller, transition, { input })).body;
    const [row] = (await quote({ recordType: 'NOTICE', ids: [id], act: 'MARK_COMPLETED' })).rows;
    expect(row.violations).toEqual(errors[0].extensions.violations);
    expect(row.violations).toMatchObject([
      { path: 'status', rule: 'transition', params: { record: 'notice', status: 'draft', to: 'completed' } },
    ]);
    await world.sql(`update notices set status = 'served', served_at = now() where id = $1`, [id]);
    const future = { act: 'MARK_RECORDED', on: '2099-01-01' };
    const [late] = (await quote({ recordType: 'NOTICE', ids: [id], ...future })).rows;
    const body = { status: 'recorded', recorded_on: '2099-01-01' };
    expect(late.reasons).toEqual(await rejected(`/notices/${id}/transition`, body));
    expect((await quote({ recordType: 'NOTICE', ids: [id], act: 'MARK_COMPLETED' })).rows[0].reasons).toEqual([]);
  });

  it('knows waivers, claims, pay applications and projects', async () => {
    const waiving = new Waiving(world, caller, made);
    const [draft, generated] = [await waiving.made(), await waiving.made()];
    expect((await waiving.generate(generated)).status).toBe(201);
    const waivers = await quote({ recordType: 'WAIVER', act: 'MARK_SENT', ids: [draft, generated] });
    expect(waivers.rows.map(({ reasons }: Json) => reasons)).toEqual([
      await rejected(`/waivers/${draft}/transition`, { status: 'sent' }),
      [],
    ]);
    const claim = await world.send(caller, 'POST', '/escalations', {
      ...bodies.escalation,
      project_id: made.projectId,
      organization_id: caller.organizationId,
    });
    const [sent] = (await quote({ recordType: 'ESCALATION', act: 'MARK_SENT', ids: [claim.id] })).rows;
    expect(sent.reasons).toEqual(['It has no document: generate it first.']);
    const project = { recordType: 'PROJECT', ids: [made.projectId] };
    expect((await quote({ ...project, act: 'ARCHIVE' })).rows[0]).toMatchObject({ reasons: [], credits: 0 });
    expect((await quote({ ...project, act: 'RESTORE' })).rows[0].reasons).toEqual(['It is active, and not archived.']);
    expect((await quote({ ...project, act: 'ASSIGN' })).rows[0].reasons).toEqual([]);
  });

  it('takes the day of a release, which a claim without a recorded lien does not have', async () => {
    const claim = async (facts: string) => {
      const on = { project_id: made.projectId, organization_id: caller.organizationId };
      const { id } = await world.send(caller, 'POST', '/escalations', { ...bodies.escalation, ...on });
      await world.sql(`update escalations set ${facts} where id = $1`, [id]);
      return id;
    };
    const lien = await claim(`type = 'lien_filing', status = 'filed', filed_on = '2026-03-01'`);
    const letter = await claim(`status = 'sent'`);
    const input = { recordType: 'ESCALATION', act: 'MARK_RESOLVED', ids: [lien, letter] };
    const none = await quote(input);
    expect(none.rows.map(({ reasons }: Json) => reasons)).toEqual([[], []]);
    const released = await quote({ ...input, on: '2026-04-02' });
    expect(released.rows.map(({ reasons }: Json) => reasons)).toEqual([
      [],
      await rejected(`/escalations/${letter}/transition`, { status: 'resolved', released_on: '2026-04-02' }),
    ]);
    expect(released.rows[1].reasons).not.toEqual([]);
  });

  it('marks the next act on a project, as the update of the project would take it', async () => {
    const { division_id } = await world.send(caller, 'GET', `/projects/${made.projectId}`);
    const body = { ...bodies.project, division_id, state: 'CA', first_furnishing_date: '2026-01-05' };
    const { id } = await world.send(caller, 'POST', '/projects', body);
    const over = await world.send(caller, 'POST', '/projects', { ...body, status: 'archived' });
    const input = { recordType: 'PROJECT', act: 'MARK_DONE', ids: [id, over.id] };
    const { rows, credits } = await quote({ ...input, on: '2026-02-01' });
    expect(rows.map(({ reasons }: Json) => reasons)).toEqual([[], ['It has no act that is to be done.']]);
    expect(credits).toBe(0);
    const query = `{ project(id: "${id}") { nextAct { kind } } }`;
    const { kind } = (await world.graphql(caller, query)).body.data.project.nextAct;
    const [late] = (await quote({ ...input, on: '2099-01-01' })).rows;
    const acts_done = [{ kind: kind.toLowerCase(), done_on: '2099-01-01' }];
    expect(late.reasons).toEqual(await rejected(`/projects/${id}`, { acts_done }, 'PUT'));
    expect((await world.send(caller, 'GET', `/projects/${id}`)).acts_done).toEqual([]);
  });

  it('is for those who may do the acts', async () => {
    const reader = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    const { errors } = await ask({ recordType: 'PROJECT', act: 'ARCHIVE', ids: [made.projectId] }, reader);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('is of the records of the account and mode', async () => {
    const { id } = await notice();
    const input = { recordType: 'NOTICE', act: 'ASSIGN', ids: [id] };
    const gone = { title: null, reasons: ['It no longer exists.'] };
    expect((await quote(input, await world.caller())).rows).toMatchObject([gone]);
    expect((await quote(input, await world.sandboxOf(caller))).rows).toMatchObject([gone]);
  });

  it.each([
    [{ recordType: 'NOTICE', act: 'ARCHIVE', ids: ['01890000-0000-7000-8000-000000000000'] }, 'act'],
    [{ recordType: 'NOTICE', act: 'ASSIGN', ids: [] }, 'ids'],
    [
      {
        recordType: 'NOTICE',
        act: 'ASSIGN',
        ids: Array.from({ length: 101 }, (_, n) => `01890000-0000-7000-8000-0000000${10000 + n}`),
      },
      'ids',
    ],
    [{ recordType: 'NOTICE', act: 'MARK_RECORDED', ids: ['01890000-0000-7000-8000-000000000000'] }, 'on'],
    [{ recordType: 'PROJECT', act: 'MARK_DONE', ids: ['01890000-0000-7000-8000-000000000000'] }, 'on'],
    [{ recordType: 'NOTICE', act: 'ASSIGN', on: '2026-03-02', ids: ['01890000-0000-7000-8000-000000000000'] }, 'on'],
  ])('is rejected for %j', async (input, field) => {
    const { errors } = await ask(input);
    expect(errors[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys(errors[0].extensions.errors)).toEqual([expect.stringMatching(new RegExp(`${field}$`))]);
  });
});
