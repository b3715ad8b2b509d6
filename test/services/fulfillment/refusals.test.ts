import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerOf } from '../../support/records/credits.js';
import { makeDivision, payloadOf, requestOfPayload } from '../../support/records/fulfillment.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';

describe('a fulfillment request', () => {
  const world = shareWorld();
  let caller: Caller;
  let divisionId: string;
  const create = (body: object, by = caller) => world.rest(by, 'POST', '/fulfillment-requests', body);

  beforeAll(async () => {
    caller = await world.caller();
    divisionId = await makeDivision(world, caller);
  });

  const faultsOf = async (body: object) => {
    const { status, body: answer } = await create(body);
    if (status !== 422) throw new Error(`${status} ${JSON.stringify(answer)}`);
    return answer.errors as Record<string, string[]>;
  };

  it('is refused with all faults reported at once, and nothing written', async () => {
    const before = await ledgerOf(world, caller.organizationId);
    const errors = await faultsOf({
      type: 'other',
      payload: {
        fulfillment_scope: 'everything',
        division_id: 'x',
        claimant_role: 'owner',
        claimant_name: 'Other Inc',
        project: {
          jobsite: { line_1: '', city: 'x'.repeat(101), state: 'ZZ', zip: '1' },
          contract_amount: '0',
          first_furnishing_date: '2026-02-30',
          external_id: 7,
        },
        parties: [{ role: 'neighbor', email: 'no address', phone: '1'.repeat(21), address: '1 A St' }, 'Bank'],
      },
      source_id: 'x',
      meta: [],
    });
    expect(Object.keys(errors)).toEqual([
      'type',
      'idempotency_key',
      'payload.fulfillment_scope',
      'payload.division_id',
      'payload.claimant_role',
      'payload.project.name',
      'payload.project.external_id',
      'payload.project.jobsite.line_1',
      'payload.project.jobsite.city',
      'payload.project.jobsite.state',
      'payload.project.jobsite.zip',
      'payload.project.furnished_description',
      'payload.project.contract_amount',
      'payload.project.first_furnishing_date',
      'payload.parties.0.role',
      'payload.parties.0.name',
      'payload.parties.0.address',
      'payload.parties.0.email',
      'payload.parties.0.phone',
      'payload.parties.1',
      'payload.claimant_name',
      'source_id',
      'meta',
    ]);
    expect(errors['payload.project.contract_amount']).toEqual([
      'The payload.project.contract amount field must be greater than 0.',
    ]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(before);
  });

  it.each([
    ['without a payload', {}, ['payload']],
    ['with a payload that is not an object', { payload: 'x' }, ['payload']],
    [
      'with an empty payload',
      { payload: {} },
      ['fulfillment_scope', 'division_id', 'claimant_role', 'project'].map((name) => `payload.${name}`),
    ],
    ['with a project that is not an object', { payload: { project: [] } }, ['payload.project']],
  ])('is refused %s', async (_title, body, fields) => {
    const errors = await faultsOf({ type: 'notice_research', idempotency_key: randomUUID(), ...body });
    expect(Object.keys(errors)).toEqual(expect.arrayContaining(fields));
  });

  it.each([
    ['larger than 32 KB', { note: 'x'.repeat(33_000) }],
    ['deeper than six levels', { a: { b: { c: { d: { e: { f: {} } } } } } }],
    ['with more than 500 items', { list: Array.from({ length: 500 }, () => 1) }],
  ])('is refused with a payload %s', async (_title, more) => {
    const errors = await faultsOf(requestOfPayload(payloadOf(divisionId, more)));
    expect(Object.keys(errors)).toEqual(['payload']);
  });

  it.each([
    ['in California without the first furnishing', {}, { first_furnishing_date: null }, 'first_furnishing_date'],
    ['in Maryland without the last furnishing', { state: 'MD', zip: '21201' }, {}, 'last_furnishing_date'],
    ['in Alaska without the contract’s date', { state: 'AK', zip: '99501' }, {}, 'date_contract'],
    ['in New Hampshire without the contract’s date', { state: 'NH', zip: '03301' }, {}, 'date_contract'],
    ['with dates out of order', {}, { last_furnishing_date: '2026-01-19' }, 'last_furnishing_date'],
    ['with an amount below zero', {}, { contract_amount: '-1.00' }, 'contract_amount'],
    ['with an amount in half cents', {}, { contract_amount: '1.005' }, 'contract_amount'],
  ])('is refused %s', async (_title, place, project, field) => {
    const jobsite = { line_1: '1 A St', city: 'Sometown', state: 'CA', zip: '94112', ...place };
    const errors = await faultsOf(requestOfPayload(payloadOf(divisionId, {}, { jobsite, ...project })));
    expect(Object.keys(errors)).toEqual([`payload.project.${field}`]);
  });

  it.each([
    [{ claimant: { claimant_email: 'a@b.example' } }, 'payload.claimant.claimant_email'],
    [{ claimant: { name: 'Other Inc' } }, 'payload.claimant.name'],
    [{ extra: [{ Claimant_Address_Line_1: 'x' }] }, 'payload.extra.0.Claimant_Address_Line_1'],
  ])('is refused for another claimant: %j', async (more, field) => {
    const errors = await faultsOf(requestOfPayload(payloadOf(divisionId, more)));
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('is refused for a division that does not exist or belongs to another account', async () => {
    const errors = await faultsOf(requestOfPayload(payloadOf(randomUUID())));
    expect(errors).toEqual({ 'payload.division_id': ['The selected payload.division id is invalid.'] });
    const stranger = await world.caller();
    const theirs = await create(requestOfPayload(payloadOf(await makeDivision(world, stranger))));
    expect([theirs.status, Object.keys(theirs.body.errors)]).toEqual([403, ['payload.division_id']]);
    const sandbox = await create(requestOfPayload(payloadOf(divisionId)), await world.sandboxOf(caller));
    expect(sandbox.status).toBe(422);
  });
});
