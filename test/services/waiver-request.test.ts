/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type WaiverRequestStatus, waiverRequestStatuses } from '../../src/domain/vocabulary.js';
import { waiverRequestTargets } from '../../src/domain/waiver-request/transitions.js';
import { jobHandlers } from '../../src/process/jobs/handlers.js';
import type { EmailMessage } from '../../src/providers/email/mailer.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { type AskingJob, askingApplication, askingJob } from '../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a waiver request', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;

  beforeAll(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc);
  });

  const ask = (body: object, by = gc) =>
    world.rest(by, 'POST', '/waiver-requests', {
      project_id: job.projectId,
      party_id: job.subPartyId,
      type: 'conditional_progress',
      amount: '12500.00',
      through_date: '2026-01-31',
      ...body,
    });
  const asked = async (body: object = {}, by = gc): Promise<Json> => {
    const answer = await ask(body, by);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.data;
  };
  const act = (id: string, verb: string, body: object = {}, by = gc) =>
    world.rest(by, 'POST', `/waiver-requests/${id}/${verb}`, body);
  const done = async (id: string, verb: string, body: object = {}, by = gc): Promise<Json> => {
    const answer = await act(id, verb, body, by);
    expect({ ok: answer.status < 300, errors: answer.body.errors }).toEqual({ ok: true, errors: undefined });
    return answer.body.data;
  };
  const sent = async (body: object = {}): Promise<Json> => done((await asked(body)).id, 'send');
  const read = async (id: string): Promise<Json> => (await world.rest(gc, 'GET', `/waiver-requests/${id}`)).body.data;
  const put = (id: string, body: object) => world.rest(gc, 'PUT', `/waiver-requests/${id}`, body);
  const tasks = (id: string) =>
    world.sql<{ id: string; kind: string; payload: Json }>(
      `select id, kind, payload from tasks where subject_id = $1 or payload ->> 'requestId' = $1::text order by serial`,
      [id],
    );
  const kinds = async (id: string) => (await tasks(id)).map(({ kind }) => kind).sort();

  it('is a draft with the payee of its party, the form of the state and the address of a contact', async () => {
    expect(await asked({ message: 'For application 3', due_date: '2026-02-05' })).toMatchObject({
      status: 'draft',
      organization_id: job.subId,
      party_id: job.subPartyId,
      type: 'conditional_progress',
      stage: 'progress',
      state: 'CA',
      form_code: 'ca-8132',
      email: 'office@drywall.example',
      amount: '12500.00',
      due_date: '2026-02-05',
      times_sent: 0,
      sent_at: null,
      superseded_by_id: null,
    });
    const contact = { organization_id: job.subId, first_name: 'Lee', last_name: 'Park', email: 'lee@drywall.example' };
    const { id } = await world.send(gc, 'POST', '/contacts', { ...contact, type: 'primary' });
    expect((await asked()).email).toBe('lee@drywall.example');
    expect((await asked({ email: ' Pat@Drywall.Example ' })).email).toBe('Pat@drywall.example');
    await world.rest(gc, 'DELETE', `/contacts/${id}`);
  });

  it('refuses a party that cannot be asked, and terms that no waiver may have', async () => {
    const refused: Array<[object, string]> = [
      [{ party_id: job.claimantPartyId }, 'party_id'],
      [{ party_id: job.ownerPartyId }, 'party_id'],
      [{ email: 'office' }, 'email'],
      [{ type: 'conditional', stage: null }, 'stage'],
      [{ through_date: '2199-01-31' }, 'through_date'],
      [{ type: 'conditional_final' }, 'through_date'],
      [{ amount: 0 }, 'amount'],
      [{ check_number: '7', payment_method: 'ach' }, 'check_number'],
    ];
    await expectNothingWritten(world, async () => {
      for (const [body, field] of refused) {
        const { status, body: answer } = await ask(body);
        expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
      }
    });
    await world.rest(gc, 'PUT', `/parties/${job.supplierPartyId}`, { is_active: false });
    const { status, body } = await ask({ party_id: job.supplierPartyId });
    expect([status, body.errors.party_id]).toEqual([422, ['The party is not active on the project.']]);
    await world.rest(gc, 'PUT', `/parties/${job.supplierPartyId}`, { is_active: true });
  });

  it('has a table of its moves, which names every state and leads from each to an end', () => {
    const reach = (from: WaiverRequestStatus, seen = new Set<WaiverRequestStatus>()): Set<WaiverRequestStatus> => {
      for (const to of waiverRequestTargets(from)) {
        if (!seen.has(to)) reach(to, seen.add(to));
      }
      return seen;
    };
    expect([...reach('draft'), 'draft'].sort()).toEqual([...waiverRequestStatuses].sort());
    const ends = waiverRequestStatuses.filter((status) => waiverRequestTargets(status).length === 0);
    expect(ends).toEqual(['released', 'declined', 'expired', 'superseded', 'cancelled']);
    // Once it is signed, only people decide: nothing expires, and the payer cannot take it back.
    expect(waiverRequestTargets('held')).toEqual(['released', 'declined']);
    expect(waiverRequestTargets('signed')).toEqual(['held', 'released']);
  });

  it('is sent with a time at which it ends, and refuses to be edited or deleted from then on', async () => {
    const { id } = await asked();
    expect((await put(id, { amount: '11000.00' })).body.data).toMatchObject({ status: 'draft', amount: '11000.00' });
    const request = await done(id, 'send');
    expect(request).toMatchObject({ status: 'requested', times_sent: 1 });
    const days = (Date.parse(request.expires_at) - Date.parse(request.sent_at)) / 86_400_000;
    expect(days).toBe(30);
    expect(await kinds(id)).toEqual(['send_waiver_request', 'waiver_request.expire', 'waiver_request.remind']);
    await expectNothingWritten(world, async () => {
      expect((await put(id, { amount: '10000.00' })).body.errors).toEqual({
        status: [
          'A waiver request that is requested cannot be edited: replace it by one with other terms while it is open.',
        ],
      });
      expect((await world.rest(gc, 'DELETE', `/waiver-requests/${id}`)).status).toBe(422);
      expect((await world.rest(gc, 'DELETE', `/parties/${job.subPartyId}`)).status).toBe(422);
    });
  });

  it('is not sent without an address, and is sent with the one that comes along', async () => {
    const { id, email } = await asked({ party_id: job.silentPartyId });
    expect(email).toBeNull();
    const { status, body } = await act(id, 'send');
    expect([status, body.errors.email]).toEqual([
      422,
      ['The payee has no e-mail address: send one with the request, or add a contact to the payee.'],
    ]);
    expect(await done(id, 'send', { email: 'boss@roof.example' })).toMatchObject({
      status: 'requested',
      email: 'boss@roof.example',
    });
  });

  it('is mailed to the payee with what is asked, and not once it is withdrawn', async () => {
    const request = await sent({
      message: 'Thank you <b>all</b>\n\nSign at https://bad.example',
      due_date: '2026-02-05',
    });
    const messages: Array<EmailMessage & { by: string }> = [];
    const mailer = (by: string) => ({
      send: async (message: EmailMessage) => void messages.push({ ...message, by }),
      close: () => undefined,
    });
    const { send_waiver_request: mail } = jobHandlers(
      { idempotencyWindowSeconds: 60, eventRetentionDays: 30 },
      world.app.infrastructure,
      { live: mailer('live'), signIn: mailer('signIn'), sandbox: mailer('sandbox') } as never,
      { info: () => undefined },
    );
    const sendings = async () => (await tasks(request.id)).filter(({ kind }) => kind === 'send_waiver_request');
    let [task] = await sendings();
    const mailed = () =>
      mail(
        { id: task!.id, subjectId: task!.id, payload: task!.payload, attempt: 1 } as never,
        new AbortController().signal,
      );
    expect(await mailed()).toEqual({ email: 'sent' });
    const [message] = messages;
    expect([message!.to, message!.by]).toEqual([
      { name: 'Drywall Partners', address: 'office@drywall.example' },
      'signIn',
    ]);
    for (const text of [
      'Harbor Hall',
      '$12,500.00',
      'Conditional progress (CA)',
      '\n> Thank you <b>all</b>\n> \n> Sign at https://bad.example\n',
    ]) {
      expect(message!.text).toContain(text);
    }
    expect(message!.html).toContain('Thank you &lt;b&gt;all&lt;/b&gt;');
    expect(message!.text).not.toContain('\nSign at');
    // An attempt after a failure is the same e-mail, and what is sent again is another one.
    await mailed();
    await done(request.id, 'send', { email: 'ap@drywall.example' });
    // The task of the first sending, had it not run before, must not mail the address of the second one.
    expect(await mailed()).toEqual({ email: 'nothing_to_do' });
    expect(messages).toHaveLength(2);
    [, task] = await sendings();
    expect(await mailed()).toEqual({ email: 'sent' });
    expect(messages[2]!.to.address).toBe('ap@drywall.example');
    expect([messages[1]!.id === message!.id, messages[2]!.id === message!.id]).toEqual([true, false]);
    await done(request.id, 'cancel');
    expect(await mailed()).toEqual({ email: 'nothing_to_do' });
  });

  it('is sent again to another address, which moves its end, but at most ten times', async () => {
    const { id } = await sent();
    expect(await done(id, 'send', { email: 'ap@drywall.example' })).toMatchObject({
      status: 'requested',
      times_sent: 2,
      email: 'ap@drywall.example',
    });
    expect(await kinds(id)).toEqual([
      'send_waiver_request',
      'send_waiver_request',
      'waiver_request.expire',
      'waiver_request.remind',
    ]);
    await world.sql('update waiver_requests set times_sent = 10 where id = $1', [id]);
    const { status, body } = await act(id, 'send');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['id']]);
  });

  it('is replaced when its amount changes: the old one names the new one, which is sent', async () => {
    const old = await sent({ message: 'March' });
    const request = await done(old.id, 'replace', { amount: '9000.00' });
    expect(request).toMatchObject({
      status: 'requested',
      amount: '9000.00',
      message: 'March',
      through_date: '2026-01-31',
      times_sent: 1,
    });
    expect(request.id).not.toBe(old.id);
    expect(await read(old.id)).toMatchObject({
      status: 'superseded',
      superseded_by_id: request.id,
      amount: '12500.00',
    });
    expect((await kinds(old.id)).filter((kind) => kind.startsWith('waiver_request'))).toEqual([]);
    await expectNothingWritten(world, async () => {
      for (const verb of ['replace', 'send', 'cancel']) {
        expect((await act(old.id, verb, { amount: '8000.00' })).body.code).toBe('illegal_transition');
      }
      expect((await act(request.id, 'replace', { through_date: '2199-01-31' })).status).toBe(422);
    });
  });

  it('is left as it is by a caller that read an earlier state', async () => {
    const { id } = await sent();
    const expectedUpdatedAt = '2026-01-01T00:00:00Z';
    for (const verb of ['send', 'cancel', 'replace']) {
      const name = `${verb}WaiverRequest`;
      const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}WaiverRequestInput!`;
      const mutation = `mutation ($input: ${type}) { ${name}(input: $input) { id } }`;
      await expectNothingWritten(world, async () => {
        const { body } = await world.graphql(gc, mutation, { input: { id, expectedUpdatedAt } });
        expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
      });
    }
  });

  it('ends as cancelled with a reason, as a draft too, and refuses every later move', async () => {
    const draft = await asked();
    expect(await done(draft.id, 'cancel')).toMatchObject({ status: 'cancelled', sent_at: null });
    const { id } = await sent();
    expect(await done(id, 'cancel', { status_reason: 'Paid by joint check.' })).toMatchObject({
      status: 'cancelled',
      status_reason: 'Paid by joint check.',
    });
    await expectNothingWritten(world, async () => {
      for (const verb of ['send', 'cancel', 'replace']) {
        const { status, body } = await act(id, verb, verb === 'replace' ? { amount: '1.00' } : {});
        expect([status, body.code]).toEqual([422, 'illegal_transition']);
      }
    });
  });

  it('refuses every move that the table does not have, from every state', async () => {
    const { id } = await sent();
    const other = await sent();
    const moves = { send: 'requested', cancel: 'cancelled', replace: 'superseded' } as const;
    for (const status of waiverRequestStatuses.filter((one) => one !== 'draft' && one !== 'requested')) {
      await world.sql(
        `update waiver_requests set status = $2, superseded_by_id = $3, counter_amount = 1, signed_at = now(),
           released_at = case when $2 = 'released' then now() end, release_cause = case when $2 = 'released' then 'own_terms' end,
           released_by = case when $2 = 'released' then 'Pat' end where id = $1`,
        [id, status, status === 'superseded' ? other.id : null],
      );
      for (const [verb, to] of Object.entries(moves)) {
        if (waiverRequestTargets(status).includes(to)) continue;
        const { body } = await act(id, verb, verb === 'replace' ? { amount: '1.00' } : {});
        expect([status, verb, body.code]).toEqual([status, verb, 'illegal_transition']);
      }
    }
  });

  it('emits an event for each state, and one for a draft that is changed', async () => {
    const { types } = await recordEvents(world, gc, async () => {
      const { id } = await asked();
      await put(id, { amount: '11000.00' });
      await done(id, 'send');
      await done(id, 'send');
      const { id: next } = await done(id, 'replace', { amount: '9000.00' });
      await done(next, 'cancel');
    });
    expect(types.filter((type) => type.startsWith('waiver')).sort()).toEqual([
      'waiver_request.cancelled',
      'waiver_request.created',
      'waiver_request.created',
      'waiver_request.requested',
      'waiver_request.requested',
      'waiver_request.superseded',
      'waiver_request.updated',
      'waiver_request.updated',
    ]);
  });

  it('expires by the clock of the sandbox, unless it was sent again in time', async () => {
    const sandbox = await world.sandboxOf(gc);
    const there = await askingJob(world, sandbox);
    const make = async () => {
      const body = {
        project_id: there.projectId,
        party_id: there.subPartyId,
        type: 'conditional_progress',
        amount: '100.00',
      };
      const { id } = await world.send(sandbox, 'POST', '/waiver-requests', body);
      await done(id, 'send', {}, sandbox);
      return id as string;
    };
    const [silent, renewed] = [await make(), await make()];
    const status = async (id: string) => (await world.rest(sandbox, 'GET', `/waiver-requests/${id}`)).body.data.status;
    const advance = (period: string) => world.send(sandbox, 'POST', '/sandbox/clock', { advance: period });
    await advance('P29D');
    expect([await status(silent), await status(renewed)]).toEqual(['requested', 'requested']);
    await done(renewed, 'send', {}, sandbox);
    await advance('P2D');
    expect([await status(silent), await status(renewed)]).toEqual(['expired', 'requested']);
    await advance('P29D');
    expect(await status(renewed)).toBe('expired');
    expect((await act(silent, 'send', {}, sandbox)).body.code).toBe('illegal_transition');
  });

  it('is not asked for in Texas before payment if it is unconditional', async () => {
    const texas = await askingJob(world, gc, { state: 'TX' });
    const body = { project_id: texas.projectId, party_id: texas.subPartyId, type: 'unconditional_progress' };
    const { id } = await asked({ ...body, through_date: '2026-01-31' });
    const { status, body: answer } = await act(id, 'send');
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['payment_received_on']]);
    expect((await put(id, { payment_received_on: '2026-02-02' })).body.data.payment_received_on).toBe('2026-02-02');
    expect((await done(id, 'send')).status).toBe('requested');
  });

  it('is unknown to other accounts and in the other mode, and read-only members cannot ask', async () => {
    const { id } = await sent();
    const reader = await world.caller({ organizationId: gc.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    const stranger = await world.caller();
    const sandbox = await world.sandboxOf(gc);
    await expectNothingWritten(world, async () => {
      for (const by of [stranger, sandbox]) {
        expect((await world.rest(by, 'GET', `/waiver-requests/${id}`)).status).not.toBe(200);
        for (const verb of ['send', 'cancel', 'replace']) {
          expect([403, 404]).toContain((await act(id, verb, { amount: '1.00' }, by)).status);
        }
      }
      expect((await world.rest(reader, 'GET', `/waiver-requests/${id}`)).status).toBe(200);
      expect((await act(id, 'cancel', {}, reader)).status).toBe(403);
      expect((await ask({}, reader)).status).toBe(403);
    });
  });

  it('costs nothing but the price of the call', async () => {
    const price = async (path: string, body: object) => {
      const balance = async () => Number((await world.rest(gc, 'GET', '/credits/balance')).body.balance.total);
      const before = await balance();
      const answer = await world.rest(gc, 'POST', path, body);
      expect(answer.status).toBeLessThan(300);
      return { spent: (before - (await balance())).toFixed(4), body: answer.body.data as Json };
    };
    const note = await price('/project-notes', { project_id: job.projectId, text: 'Asked.' });
    const terms = { project_id: job.projectId, party_id: job.subPartyId, type: 'conditional_final' };
    const request = await price('/waiver-requests', terms);
    const sending = await price(`/waiver-requests/${request.body.id}/send`, {});
    expect([request.spent, sending.spent]).toEqual([note.spent, note.spent]);
  });
});

describe('a round of waiver requests', () => {
  const world = openWorld();
  let gc: Caller;
  let job: AskingJob;
  let id: string;

  beforeAll(async () => {
    gc = await world.caller();
    job = await askingJob(world, gc, { waiver_request_threshold: '500.00' });
    id = await askingApplication(world, gc, job.projectId);
  });

  const round = (body: object) =>
    world.rest(gc, 'POST', `/pay-applications/${id}/waiver-requests`, {
      type: 'conditional_progress',
      through_date: '2026-01-31',
      ...body,
    });
  const count = async () =>
    (
      await world.sql<{ count: number }>('select count(*)::int as count from waiver_requests where account_id = $1', [
        gc.organizationId,
      ])
    )[0]!.count;
  const payees = (silent: object = {}) => [
    { party_id: job.supplierPartyId, amount: '499.99' },
    { party_id: job.subPartyId, amount: '20000.00', invoice_number: 'D-7' },
    { party_id: job.silentPartyId, amount: '7000.00', ...silent },
  ];

  it('says in a dry run who would be asked and who lacks an address, and writes nothing', async () => {
    await expectNothingWritten(world, async () => {
      const { status, body } = await round({ payees: payees(), dry_run: true });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ is_dry_run: true, asked: 2, amount: '27000.00' });
      expect(
        body.data.rows.map((row: Json) => [row.organization_name, row.tier, row.outcome, row.reasons.length]),
      ).toEqual([
        ['Drywall Partners', 1, 'asked', 0],
        ['Roof Works', 1, 'asked', 1],
        ['Gypsum Supply', 2, 'below_threshold', 0],
      ]);
    });
  });

  it('asks no one if one payee cannot be asked, and names each', async () => {
    await expectNothingWritten(world, async () => {
      const { status, body } = await round({ payees: payees() });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['payees.2.email']]);
      expect(body.errors['payees.2.email'][0]).toMatch(/^Roof Works: The payee has no e-mail address/);
    });
    expect(await count()).toBe(0);
  });

  it('asks all of them as the dry run said, leaves out small sums, and asks no one twice', async () => {
    const { status, body } = await round({ payees: payees({ email: 'boss@roof.example' }), message: 'Draw 3' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ is_dry_run: false, asked: 2, amount: '27000.00' });
    const listed = await world.rest(gc, 'GET', `/waiver-requests?pay_application_id=${id}`);
    expect(
      listed.body.data.map((one: Json) => [one.status, one.email, one.amount, one.invoice_number, one.message]),
    ).toEqual([
      ['requested', 'boss@roof.example', '7000.00', null, 'Draw 3'],
      ['requested', 'office@drywall.example', '20000.00', 'D-7', 'Draw 3'],
    ]);
    const ids = body.data.rows.map((row: Json) => row.waiver_request_id);
    expect(ids).toEqual([listed.body.data[1].id, listed.body.data[0].id, null]);
    const again = await round({ payees: payees({ email: 'boss@roof.example' }) });
    expect(again.body.data).toMatchObject({ asked: 0, amount: '0.00' });
    expect(await count()).toBe(2);
    // What the payees were asked for stays with the application.
    expect((await world.rest(gc, 'DELETE', `/pay-applications/${id}`)).status).toBe(422);
  });

  it('refuses a payee that is not below the claimant, is named twice, or is none', async () => {
    await expectNothingWritten(world, async () => {
      const wrong: Array<[object[], string]> = [
        [[], 'payees'],
        [[{ party_id: job.ownerPartyId, amount: '900.00' }], 'payees.0.party_id'],
        [[...payees(), { party_id: job.subPartyId, amount: '1.00' }], 'payees.3.party_id'],
        [[{ party_id: job.subPartyId, amount: '-1.00' }], 'payees.0.amount'],
      ];
      for (const [list, field] of wrong) {
        const { status, body } = await round({ payees: list });
        expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
      }
    });
  });

  it('refuses a void application, one of another account, and one that only is shared', async () => {
    const { projectId, subPartyId } = await askingJob(world, gc);
    const voided = await askingApplication(world, gc, projectId);
    await world.send(gc, 'POST', `/pay-applications/${voided}/transition`, { status: 'void' });
    const input = { type: 'conditional_final', payees: [{ party_id: subPartyId, amount: '80.00' }] };
    const stranger = await world.caller();
    await world.sql(
      `insert into pay_application_participants (id, account_id, livemode, pay_application_id, organization_id, role, created_at, updated_at)
       values (uuidv7(), $1, true, $2, $3, 'lender', now(), now())`,
      [gc.organizationId, id, stranger.organizationId],
    );
    await expectNothingWritten(world, async () => {
      const { status, body } = await world.rest(gc, 'POST', `/pay-applications/${voided}/waiver-requests`, input);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['id']]);
      for (const one of [id, voided]) {
        expect([403, 404]).toContain(
          (await world.rest(stranger, 'POST', `/pay-applications/${one}/waiver-requests`, input)).status,
        );
      }
    });
    const alone = {
      project_id: projectId,
      party_id: subPartyId,
      type: 'conditional_final',
      pay_application_id: voided,
    };
    expect((await world.rest(gc, 'POST', '/waiver-requests', alone)).body.errors).toEqual({
      pay_application_id: ['The pay application is void: name one that is not.'],
    });
  });

  it('is made once by two calls at the same time', async () => {
    const other = await askingApplication(world, gc, (await askingJob(world, gc)).projectId);
    const project = (await world.rest(gc, 'GET', `/pay-applications/${other}`)).body.data.project_id;
    const { body } = await world.rest(gc, 'GET', `/parties?project_id=${project}&role=material_supplier`);
    const input = { type: 'conditional_final', payees: [{ party_id: body.data[0].id, amount: '80.00' }] };
    const both = await Promise.all(
      [1, 2].map(() => world.rest(gc, 'POST', `/pay-applications/${other}/waiver-requests`, input)),
    );
    expect(both.map(({ body: answer }) => answer.data?.asked ?? answer).sort()).toEqual([0, 1]);
  });
});
