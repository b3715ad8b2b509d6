/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

describe('a waiver', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  let waiving: Waiving;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    waiving = new Waiving(world, caller, path);
  });

  const post = (route: string, sent: object = {}) => world.rest(caller, 'POST', route, sent);
  const create = (sent: object = {}) => waiving.create(sent);
  const made = (sent: object = {}) => waiving.made(sent);
  const generate = (id: string, sent: object = {}) => waiving.generate(id, sent);
  const sign = (id: string, sent: object = {}) => waiving.sign(id, sent);
  const refused: Waiving['refused'] = (call, fields, code) => waiving.refused(call, fields, code);

  it.each<[string, object, string[]]>([
    ['a conditional type without a stage', { type: 'conditional' }, ['stage']],
    ['a stage that differs from the type', { stage: 'final' }, ['stage']],
    ['a final type with a through date', { type: 'conditional_final' }, ['through_date']],
    ['a through date in the future', { through_date: '2999-01-01' }, ['through_date']],
    ['an amount of zero', { amount: 0 }, ['amount']],
    [
      'a final type with retainage',
      { type: 'unconditional_final', through_date: null, retainage_reserved: 5 },
      ['retainage_reserved'],
    ],
    ['a payment in the future', { payment_received_on: '2999-01-01' }, ['payment_received_on']],
    ['the claimant’s name in its metadata', { metadata: { claimant_name: 'X' } }, ['metadata.claimant_name']],
    [
      'malformed lists',
      { exceptions: [{ kind: 'bogus' }, 1], prior_waivers: [{}] },
      ['exceptions.0.kind', 'exceptions.1', 'prior_waivers.0.date'],
    ],
    ['a dispute without an amount', { exceptions: [{ kind: 'disputed' }] }, ['exceptions.0.amount']],
    ['an invalid time of day', { through_time: '24:00' }, ['through_time']],
    [
      'a period that ends before it begins',
      { payment_period_from: '2025-10-02', payment_period_to: '2025-10-01' },
      ['payment_period_to'],
    ],
    ['a period that ends after the through date', { payment_period_to: '2025-11-01' }, ['payment_period_to']],
    ['a wire payment with a check number', { payment_method: 'wire', check_number: '7' }, ['check_number']],
    [
      'a payment statement with too much retainage',
      { payment_statement: { original_contract_sum: 9, total_completed_and_stored: 4, total_retainage: 5 } },
      ['payment_statement.total_retainage'],
    ],
    [
      'an incomplete payment statement',
      { payment_statement: { total_retainage: -1 } },
      [
        'payment_statement.original_contract_sum',
        'payment_statement.total_completed_and_stored',
        'payment_statement.total_retainage',
      ],
    ],
    [
      'a final type with a remaining balance and a period',
      { type: 'conditional_final', through_date: null, remaining_due: 1, payment_period_from: '2025-10-01' },
      ['payment_period_from', 'remaining_due'],
    ],
  ])('cannot be created with %s', async (_, body, fields) => {
    await refused(() => create(body), fields);
  });

  it('cannot be created for a customer of another project, or for the claimant itself', async () => {
    const project = { ...bodies.project, division_id: path.divisionId };
    const other = (await post('/projects', project)).body.data.id;
    const party = (await post('/parties', { project_id: other, organization_id: path.ownerId, role: 'owner' })).body
      .data.id;
    const names = ['customer', 'owner', 'gc', 'lender'].map((name) => `${name}_party_id`);
    await refused(() => create(Object.fromEntries(names.map((name) => [name, party]))), names);
    const misplaced = {
      owner_party_id: path.contractorPartyId,
      gc_party_id: path.ownerPartyId,
      lender_party_id: path.ownerPartyId,
    };
    await refused(() => create(misplaced), Object.keys(misplaced));
    const parties: Json[] = (await world.rest(caller, 'GET', `/parties?project_id=${path.projectId}`)).body.data;
    const own = parties.find(({ is_claimant }) => is_claimant).id;
    await refused(() => create({ customer_party_id: own }), ['customer_party_id']);
    const id = await made({ customer_party_id: path.ownerPartyId });
    const deleted = await world.rest(caller, 'DELETE', `/parties/${path.ownerPartyId}`);
    expect(deleted).toMatchObject({ status: 422, body: { errors: { id: [expect.stringContaining('customer')] } } });
    expect((await world.rest(caller, 'DELETE', `/waivers/${id}`)).body).toEqual({ message: 'Waiver deleted.' });
    const named = await made({ owner_party_id: path.ownerPartyId, gc_party_id: path.contractorPartyId });
    await refused(() => world.rest(caller, 'DELETE', `/parties/${path.contractorPartyId}`), ['id']);
    const walked = await world.graphql(
      caller,
      'query ($id: ID!) { waiver(id: $id) { ownerParty { id } gcParty { id } lenderParty { id } } }',
      { id: named },
    );
    expect(walked.body.data.waiver).toEqual({
      ownerParty: { id: path.ownerPartyId },
      gcParty: { id: path.contractorPartyId },
      lenderParty: null,
    });
    await world.rest(caller, 'DELETE', `/waivers/${named}`);
  });

  it('has the state of its project’s jobsite by default', async () => {
    expect((await create({ state: null })).body.data).toMatchObject({ state: 'CA', form_code: 'ca-8132' });
    const bare = { ...bodies.project, division_id: path.divisionId };
    const project_id = (await post('/projects', bare)).body.data.id;
    await refused(() => create({ project_id, state: null }), ['state']);
    const nevada = (await post('/projects', { ...bare, state: 'NV' })).body.data.id;
    expect((await create({ project_id: nevada, state: null })).body.data.state).toBe('NV');
  });

  it('may have no through date yet: it says so when it is created, and its document has a blank and a warning', async () => {
    const missing = 'The waiver has no through date: enter it on the waiver.';
    const { project_id, organization_id } = (await create()).body.data;
    const least = await post('/waivers', { project_id, organization_id, type: 'conditional_progress' });
    expect([least.status, least.body.data.notices]).toEqual([
      201,
      expect.arrayContaining([{ code: 'no_through_date', message: missing }]),
    ]);
    const { id } = least.body.data;
    const query = 'query($id: ID!) { waiver(id: $id) { throughDate notices { code } } }';
    const { waiver } = (await world.graphql(caller, query, { id })).body.data;
    expect(waiver).toEqual({ throughDate: null, notices: expect.arrayContaining([{ code: 'no_through_date' }]) });
    const warned = async () =>
      (await generate(id, { preview: true })).body.data.warnings.map(({ field }: Json) => field);
    expect(await warned()).toContain('through_date');
    const put = (body: object) => world.rest(caller, 'PUT', `/waivers/${id}`, body);
    const dated = await put({ through_date: '2026-01-31' });
    expect(dated.body.data.notices).not.toContainEqual(expect.objectContaining({ code: 'no_through_date' }));
    expect(await warned()).not.toContain('through_date');
    expect((await put({ through_date: null })).status).toBe(200);
    await refused(() => put({ through_time: '17:00' }), ['through_time']);
    const final = await put({ stage: 'final' });
    expect(final.body.data.notices).not.toContainEqual(expect.objectContaining({ code: 'no_through_date' }));
  });

  it('follows all rules when a part of it changes', async () => {
    const id = await made();
    const put = (body: object) => world.rest(caller, 'PUT', `/waivers/${id}`, body);
    await refused(() => put({ stage: 'final' }), ['through_date']);
    await refused(() => put({ division_id: (path as unknown as Json).projectId }), ['division_id']);
    const changed = await put({ type: 'unconditional', stage: 'final', through_date: null, state: 'GA' });
    expect(changed.body.data).toMatchObject({
      type: 'unconditional_final',
      form_code: 'ga-final',
      exceptions: [],
    });
    const listed = await put({ exceptions: [{ kind: 'other', text: 'Keys' }] });
    expect(listed.body.data.exceptions).toHaveLength(1);
    expect((await put({ amount: 1 })).body.data.exceptions).toHaveLength(1);
    expect((await put({ exceptions: null })).body.data.exceptions).toEqual([]);
  });

  const warned = async (answer: ReturnType<typeof generate>) =>
    (await answer).body.data.warnings.map(({ field }: { field: string }) => field);

  it('has lines for the empty blanks of its form, and reports all of them', async () => {
    const id = await made({ amount: null, check_maker: null, check_payee: null });
    expect(await warned(generate(id, { preview: true }))).toEqual(['amount', 'check_maker', 'check_payee']);
    await refused(() => generate(id, { type: 'g702' }), ['type']);
    await refused(() => generate(path.noticeId), ['documentable_id']);
    const utah = await made({ state: 'UT', invoice_number: null });
    expect(await warned(generate(utah, { preview: true }))).toEqual(['state', 'invoice_number', 'payment_period_from']);
    const nevada = await made({ state: 'NV', exceptions: [{ kind: 'other', text: 'Keys' }] });
    await refused(() => generate(nevada), ['exceptions'], 'preflight_failed');
  });

  it('is printed before its time with a warning, but neither sent nor signed', async () => {
    const texas = await made({ type: 'unconditional_progress', state: 'TX' });
    expect(await warned(generate(texas))).toContain('payment_received_on');
    await refused(() => post(`/waivers/${texas}/transition`, { status: 'sent' }), ['payment_received_on']);
    await refused(() => sign(texas), ['payment_received_on']);
    const paid = await made({ type: 'unconditional_progress', state: 'TX', payment_received_on: '2025-11-03' });
    expect(await warned(generate(paid))).not.toContain('payment_received_on');
    const later = { ...bodies.project, division_id: path.divisionId, first_furnishing_date: '2199-01-01' };
    const project_id = (await post('/projects', later)).body.data.id;
    await post('/jobsites', { ...bodies.jobsite, project_id });
    await post('/parties', { project_id, organization_id: path.contractorId, role: 'gc' });
    const final = await made({ project_id, type: 'conditional_final', through_date: null });
    expect(await warned(generate(final))).toContain('project.first_furnishing_date');
    await refused(() => sign(final), ['project.first_furnishing_date']);
  });

  it('follows its permitted status changes only, and is generated and signed only by those operations', async () => {
    const draft = await made();
    for (const target of ['sent', 'signed', 'effective', 'void', 'draft']) {
      await refused(() => post(`/waivers/${draft}/transition`, { status: target }), ['status'], 'illegal_transition');
    }
    await refused(
      () => post(`/waivers/${draft}/transition`, { status: 'generated' }),
      ['status'],
      'illegal_transition',
    );
    await refused(() => sign(draft), ['status'], 'illegal_transition');
    const id = await addGeneratedWaiver(world, caller, path);
    await refused(() => world.rest(caller, 'PUT', `/waivers/${id}`, { amount: 1 }), ['status']);
    await refused(() => post(`/waivers/${id}/transition`, { status: 'effective' }), ['status'], 'illegal_transition');
    expect((await post(`/waivers/${id}/transition`, { status: 'sent' })).status).toBe(200);
    await refused(() => post(`/waivers/${id}/transition`, { status: 'signed' }), ['status'], 'illegal_transition');
    await refused(() => world.rest(caller, 'DELETE', `/waivers/${id}`), ['status']);
    expect((await sign(id)).status).toBe(200);
    await refused(() => post(`/waivers/${id}/transition`, { status: 'released' }), ['status'], 'illegal_transition');
    await refused(() => post(`/waivers/${id}/transition`, { status: 'effective' }), ['payment_received_on']);
    const future = { status: 'effective', payment_received_on: '2999-01-01' };
    await refused(() => post(`/waivers/${id}/transition`, future), ['payment_received_on']);
  });

  it('asks for a payment statement in Massachusetts, its own or that of its application', async () => {
    const bare = { state: 'MA', invoice_number: null };
    const empty = await made(bare);
    expect(await warned(generate(empty, { preview: true }))).toEqual([
      'state',
      'invoice_number',
      'pay_application_id',
      'payment_statement',
    ]);
    const statement = { original_contract_sum: '100.00', total_completed_and_stored: '40.00', total_retainage: 4 };
    const own = await create({ ...bare, invoice_number: '7', payment_statement: statement });
    expect(own.body.data.payment_statement).toEqual({
      original_contract_sum: '100.00',
      net_change_by_change_orders: '0.00',
      contract_sum_to_date: '100.00',
      total_completed_and_stored: '40.00',
      total_retainage: '4.00',
      total_earned_less_retainage: '36.00',
      less_previous_certificates: '0.00',
      current_payment_due: '36.00',
      pending_change_orders: null,
    });
    expect((await generate(own.body.data.id)).status).toBe(201);
    const period = { period_to: '2025-10-31', application_date: '2025-10-31' };
    await world.rest(caller, 'PUT', `/pay-applications/${path.payApplicationId}`, period);
    const applied = await made({ ...bare, pay_application_id: path.payApplicationId });
    expect((await generate(applied)).status).toBe(201);
    const [row] = await world.sql<Json>('select printed from waivers where id = $1', [applied]);
    expect(row.printed).toMatchObject({
      invoiceNumber: '1',
      applicationDate: '2025-10-31',
      paymentStatement: { originalContractSum: '125000.00', currentPaymentDue: '0.00' },
    });
  });
});
