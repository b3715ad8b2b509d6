import { beforeEach, describe, expect, it } from '@jest/globals';
import { nameBelow } from '../../../src/services/waiver-request/name-below.js';
import { type Asking, askByLink, openAsking } from '../../support/records/waiver-links.js';
import { askingApplication } from '../../support/records/waiver-requests.js';
import { type Json, openWorld } from '../../support/worlds/world.js';

describe('whether a request is signed with a one-time code', () => {
  const world = openWorld();
  let asking: Asking;
  let applicationId: string;
  beforeEach(async () => {
    asking = await openAsking(world);
    applicationId = await askingApplication(world, asking.gc, asking.job.projectId);
  });

  const setDefault = (require_waiver_code: unknown, by = asking.gc) =>
    world.rest(by, 'PATCH', `/organizations/${by.organizationId}`, { require_waiver_code });
  const terms = () => ({
    ...{ project_id: asking.job.projectId, party_id: asking.job.subPartyId, type: 'conditional_progress' },
    ...{ amount: '900.00', through_date: '2026-01-31' },
  });
  const ask = (body: object = {}): Promise<Json> =>
    world.send(asking.gc, 'POST', '/waiver-requests', { ...terms(), ...body });
  const round = (body: object) =>
    world.rest(asking.gc, 'POST', `/pay-applications/${applicationId}/waiver-requests`, {
      ...{ type: 'conditional_progress', through_date: '2026-01-31' },
      ...body,
    });
  const payees = (sub: object = {}) => [
    { party_id: asking.job.subPartyId, amount: '900.00', ...sub },
    { party_id: asking.job.supplierPartyId, amount: '100.00' },
  ];
  const codes = async (): Promise<Record<string, boolean>> => {
    const { body } = await world.rest(asking.gc, 'GET', `/waiver-requests?pay_application_id=${applicationId}`);
    return Object.fromEntries(body.data.map((one: Json) => [one.party_id, one.require_code]));
  };

  it('follows the account where the request says nothing, and the request where it says something', async () => {
    expect((await ask()).require_code).toBe(false);
    expect((await setDefault(true)).body.data.require_waiver_code).toBe(true);
    const made = await ask();
    expect(made.require_code).toBe(true);
    expect((await ask({ require_code: null })).require_code).toBe(true);
    expect((await ask({ require_code: false })).require_code).toBe(false);
    // It keeps what it was written with.
    await setDefault(false);
    const { body } = await world.rest(asking.gc, 'PATCH', `/waiver-requests/${made.id}`, { amount: '950.00' });
    expect(body.data).toMatchObject({ amount: '950.00', require_code: true });
    expect((await ask({ require_code: true })).require_code).toBe(true);
  });

  it('takes a variable of GraphQL that is not sent for nothing', async () => {
    await setDefault(true);
    const { job, gc } = asking;
    const query = `mutation($code: Boolean) { createWaiverRequest(input: { projectId: "${job.projectId}", partyId: "${job.subPartyId}",
      type: CONDITIONAL, stage: PROGRESS, amount: "5.00", throughDate: "2026-01-31", requireCode: $code }) { requireCode } }`;
    const codeOf = async (variables: Record<string, unknown>) =>
      (await world.graphql(gc, query, variables)).body.data.createWaiverRequest.requireCode;
    expect([await codeOf({}), await codeOf({ code: false }), await codeOf({ code: true })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is said by a round for all of its requests, and by a payee for its own', async () => {
    const { subPartyId, supplierPartyId } = asking.job;
    expect((await round({ payees: payees({ require_code: false }), require_code: true })).status).toBe(200);
    expect(await codes()).toEqual({ [subPartyId]: false, [supplierPartyId]: true });
  });

  it.each([
    ['nothing', {}, true],
    ['null', { require_code: null }, true],
    ['false', { require_code: false }, false],
  ])(
    'is as the account has it in a round from a file, unless the round says otherwise: %s',
    async (_, body, expected) => {
      await setDefault(true);
      await round({ csv: 'Payee,Amount\nDrywall Partners,900.00\n', ...body });
      expect(await codes()).toEqual({ [asking.job.subPartyId]: expected });
    },
  );

  it('is the same for a company that a payee names as for the payee', async () => {
    const { link, id } = await askByLink(world, asking, { pay_application_id: applicationId, require_code: true });
    await nameBelow(link, id, {
      ...{ name: 'Pat Lee', company: 'Board Haulers', role: 'laborer', address: '12 Dock St', city: 'Oakland' },
      ...{ state: 'CA', zip: '94607', email: 'office@haulers.example', amount: '250.00' },
    });
    expect(Object.values(await codes())).toEqual([true, true]);
  });

  it('is decided for the account by an owner or an admin alone, and is true or false', async () => {
    const member = await world.caller({ organizationId: asking.gc.organizationId });
    expect((await setDefault(true, member)).status).toBe(403);
    expect((await setDefault(false, member)).status).toBe(200);
    for (const wrong of [null, 'maybe']) {
      const { status, body } = await setDefault(wrong);
      expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['require_waiver_code'] });
    }
    expect((await round({ payees: payees(), require_code: 'maybe' })).status).toBe(422);
  });
});
