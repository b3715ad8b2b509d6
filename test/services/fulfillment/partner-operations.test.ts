/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { ledgerOf } from '../../support/records/credits.js';
import { makeRequest } from '../../support/records/fulfillment.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const full = { fulfillment_scope: 'full_service' };
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');

/** Every mutation of the partner, with an input that is valid for any request. */
const mutations: Record<string, object> = {
  partnerAccept: {},
  partnerReportRecipients: { recipients: 2 },
  partnerReturnFacts: { parties: [{ role: 'LENDER', name: 'First Bank' }], notice: { deadlineDate: '2026-02-09' } },
  partnerAttachFile: { fileName: 'deed.pdf', mimeType: 'application/pdf', contentBase64: pdf },
  partnerReportMailed: { recipients: [{ name: 'First Bank' }] },
  partnerFulfill: { result: { deed: '2001-0042' } },
  partnerReject: { reason: 'No.' },
  partnerCancel: { reason: 'No.', refund: 'PARTIAL', refundAmount: '5.00' },
  partnerFail: { error: 'No.' },
};
const completion = Object.keys(mutations).slice(0, 6);

describe('the partner’s operations', () => {
  const world = openWorld();
  let staff: Caller;
  let sandboxStaff: Caller;
  beforeAll(async () => {
    staff = await world.caller({ abilities: ['role:partner', 'tier:scale'] });
    sandboxStaff = await world.anotherToken(staff, ['role:partner', 'mode:sandbox']);
  });

  const mutate = (caller: Caller | null, name: string, id: string, more: object = {}) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${name}(input: $input) { disregarded request { id status mailedRecipients noticeId } } }`;
    return world.graphql(caller, query, { input: { id, ...mutations[name], ...more } });
  };
  const queue = async (caller: Caller | null, args = ''): Promise<Json> =>
    (
      await world.graphql(
        caller,
        `{ partnerRequests(first: 100${args}) { totalCount nodes { id organizationId status statusLabel scope payload authorizedRecipients partnerResourceId } } }`,
      )
    ).body;
  const codeOf = ({ body }: Json) => body.errors?.[0]?.extensions.code;

  /** A request of a new account that is in the queue. */
  async function queued(payload: object = full): Promise<{ caller: Caller; id: string }> {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, payload);
    expect(await doTasks(world)).toEqual([]);
    return { caller, id };
  }

  it('complete a request, free of charge', async () => {
    const { caller, id } = await queued();
    const staff = await world.caller({ abilities: ['role:partner'], credits: '0' });
    for (const name of completion) {
      const { body } = await mutate(staff, name, id, { reportId: `mine ${name}` });
      expect([name, body.errors, body.data?.[name]]).toMatchObject([
        name,
        undefined,
        { disregarded: null, request: { id } },
      ]);
      const again = await mutate(staff, name, id, { reportId: `mine ${name}` });
      expect(again.body.data[name].disregarded).toContain('already received');
    }
    const { body } = await world.rest(caller, 'GET', `/fulfillment-requests/${id}`);
    expect(body.data).toMatchObject({
      status: 'fulfilled',
      result: { deed: '2001-0042' },
      files: [{ file_name: 'deed.pdf' }],
    });
    const shown = await world.graphql(
      staff,
      `query($id: ID!) { partnerRequest(id: $id) { status mailedRecipients noticeId projectId fulfilledAt result } }`,
      { id },
    );
    expect(shown.body.data.partnerRequest).toMatchObject({
      status: 'FULFILLED',
      mailedRecipients: 1,
      noticeId: expect.any(String),
    });
    expect((await ledgerOf(world, caller.organizationId)).slice(3)).toEqual([
      'capture 12.00 → 129.00',
      'release 24.00 → 153.00',
    ]);
    expect(await world.sql('select 1 from api_call_minutes where account_id = $1', [staff.organizationId])).toEqual([]);
  });

  it('end a request', async () => {
    for (const [name, status] of [
      ['partnerReject', 'REJECTED'],
      ['partnerCancel', 'CANCELLED'],
      ['partnerFail', 'FAILED'],
    ] as const) {
      const { caller, id } = await queued();
      expect((await mutate(staff, name, id)).body.data[name].request.status).toBe(status);
      const lines = (await ledgerOf(world, caller.organizationId)).slice(3);
      expect(lines).toEqual(['release 36.00 → 165.00', ...(name === 'partnerCancel' ? ['refund 5.00 → 170.00'] : [])]);
    }
  });

  it('report faults by field', async () => {
    const { id } = await queued();
    const { body } = await mutate(staff, 'partnerReturnFacts', id, {
      parties: [{ role: 'LENDER', name: 'B', zip: '1' }],
    });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { 'parties.0.zip': [expect.any(String)] },
    });
  });

  it('show the queue of all accounts in the token’s mode, with requests that wait for the partner first', async () => {
    const { caller, id } = await queued();
    const other = await queued({ fulfillment_scope: 'research' });
    const sandbox = await world.sandboxOf(caller);
    const simulated = await makeRequest(world, sandbox, full);
    expect(await doTasks(world)).toEqual([]);
    const notYet = await makeRequest(world, caller, full);
    const idsOf = async (whose: Caller, args?: string) =>
      (await queue(whose, args)).data.partnerRequests.nodes.map((one: Json) => one.id);
    expect(await idsOf(staff)).toEqual(expect.arrayContaining([id, other.id]));
    expect(await idsOf(staff)).not.toContain(simulated.id);
    expect(await idsOf(staff)).not.toContain(notYet.id);
    expect(await idsOf(sandboxStaff)).toEqual([simulated.id]);
    const { nodes } = (await queue(staff)).data.partnerRequests;
    expect(nodes.find((one: Json) => one.id === id)).toEqual({
      id,
      organizationId: caller.organizationId,
      status: 'SUBMITTED',
      statusLabel: 'Submitted',
      scope: 'FULL_SERVICE',
      payload: expect.objectContaining({ fulfillment_scope: 'full_service' }),
      authorizedRecipients: 3,
      partnerResourceId: id,
    });
    await mutate(staff, 'partnerReject', id);
    expect(await idsOf(staff)).not.toContain(id);
    expect(await idsOf(staff, ', filter: { statuses: [REJECTED] }')).toContain(id);
  });

  it.each([
    ['an anonymous caller', async (): Promise<Caller | null> => null, 'UNAUTHENTICATED'],
    ['a tenant', () => world.caller(), 'FORBIDDEN'],
    ['a tenant’s sandbox', async () => world.sandboxOf(await world.caller()), 'FORBIDDEN'],
  ] as const)('are not available to %s', async (_, whose, code) => {
    const { id } = await queued();
    const caller = await whose();
    await expectNothingWritten(world, async () => {
      for (const name of Object.keys(mutations))
        expect([name, codeOf(await mutate(caller, name, id))]).toEqual([name, code]);
    });
    expect((await queue(caller)).errors[0].extensions.code).toBe(code);
    const one = await world.graphql(caller, `query($id: ID!) { partnerRequest(id: $id) { id } }`, { id });
    expect(codeOf(one)).toBe(code);
  });

  it('are not available to the request’s own account, nor to the partner in the other mode', async () => {
    const { caller, id } = await queued();
    await expectNothingWritten(world, async () => {
      for (const name of Object.keys(mutations)) {
        expect(codeOf(await mutate(caller, name, id))).toBe('FORBIDDEN');
        expect(codeOf(await mutate(sandboxStaff, name, id))).toBe('NOT_FOUND');
      }
    });
    const one = await world.graphql(sandboxStaff, `query($id: ID!) { partnerRequest(id: $id) { id } }`, { id });
    expect(codeOf(one)).toBe('NOT_FOUND');
  });

  it('do not find a request for which the partner has no ticket', async () => {
    const caller = await world.caller({ credits: '200.00' });
    const { id } = await makeRequest(world, caller, full);
    for (const name of Object.keys(mutations)) expect(codeOf(await mutate(staff, name, id))).toBe('NOT_FOUND');
    await doTasks(world);
  });

  it('give the partner’s staff no other access to another account', async () => {
    const { caller, id } = await queued();
    await mutate(staff, 'partnerReturnFacts', id);
    const { body } = await world.rest(caller, 'GET', `/fulfillment-requests/${id}`);
    const { project_id, notice_id } = body.data.result;
    const paths = [
      `/fulfillment-requests/${id}`,
      `/projects/${project_id}`,
      `/notices/${notice_id}`,
      `/organizations/${caller.organizationId}`,
    ];
    for (const path of paths) expect([path, (await world.rest(staff, 'GET', path)).status]).toEqual([path, 403]);
    for (const path of ['/fulfillment-requests', '/projects', '/notices', '/parties', '/divisions', '/audit-logs']) {
      const list = await world.rest(staff, 'GET', path);
      expect([
        path,
        list.status,
        list.body.data.filter((one: Json) => one.organization_id === caller.organizationId),
      ]).toEqual([path, 200, []]);
    }
    expect((await world.rest(staff, 'POST', `/fulfillment-requests/${id}/cancel`, {})).status).toBe(403);
    expect((await world.rest(staff, 'PUT', `/notices/${notice_id}`, { description: 'x' })).status).toBe(403);
    const nested = await world.graphql(staff, `query($id: ID!) { partnerRequest(id: $id) { organization { name } } }`, {
      id,
    });
    expect(codeOf(nested)).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
