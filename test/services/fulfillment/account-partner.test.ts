/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { makeRequest } from '../../support/records/fulfillment.js';
import { mailedTo, openFakePartner, openTicket, ticketOf } from '../../support/records/partner.js';
import { doTasks } from '../../support/records/tasks.js';
import { type Caller, type Json, openWorld, type World } from '../../support/worlds/world.js';

const { partner: operators, settings } = await openFakePartner();
const { partner: own } = await openFakePartner();
const full = { fulfillment_scope: 'full_service' };

/** An account that has a contract with its own partner. */
async function accountWith(world: World): Promise<{ caller: Caller; credential: string }> {
  const caller = await world.caller({ credits: '400.00' });
  const body = { provider: 'partner', label: 'Our partner', secret: own.secret, settings: { url: `${own.url}/` } };
  const made = await world.rest(caller, 'POST', '/provider-auth', body);
  if (made.body.data?.status !== 'active') throw new Error(made.text);
  return { caller, credential: made.body.data.id };
}

describe('an account’s own partner', () => {
  const world = openWorld(settings);
  const show = async (caller: Caller, id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/fulfillment-requests/${id}`)).body.data;
  const post = ({ body, headers }: ReturnType<typeof own.report>, organization?: string) =>
    world.rest(null, 'POST', '/webhooks/partner', body, {
      ...headers,
      'content-type': 'application/json',
      ...(organization && { 'x-organization-uuid': organization }),
    });

  it('receives the account’s tickets, and reports on them in its name', async () => {
    const { caller } = await accountWith(world);
    const request = await makeRequest(world, caller, full);
    expect(await doTasks(world)).toEqual([]);
    expect([operators.ticketOf(request.id), own.ticketOf(request.id)]).toEqual([undefined, expect.any(String)]);
    const ticket_id = own.ticketOf(request.id)!;
    expect(await show(caller, request.id)).toMatchObject({
      status: 'submitted',
      partner_resource_type: 'account_ticket',
      partner_resource_id: ticket_id,
    });
    const found = own.report({ type: 'ticket.recipients_found', ticket_id, data: { recipients: 4 } });
    expect((await post(found, caller.organizationId)).body).toEqual({ received: true });
    const approved = await world.rest(caller, 'POST', `/fulfillment-requests/${request.id}/approve-charges`);
    expect(approved.body.data.status).toBe('in_progress');
    expect(own.tickets.get(ticket_id)).toMatchObject({ authorized_recipients: 4 });
    const mailed = own.report({ type: 'ticket.mailed', ticket_id, data: mailedTo(4) });
    expect((await post(mailed, caller.organizationId.toUpperCase())).body).toEqual({ received: true });
    await world.rest(caller, 'POST', `/fulfillment-requests/${request.id}/cancel`, {});
    expect(await doTasks(world)).toEqual([]);
    expect(own.tickets.get(ticket_id)).toMatchObject({ status: 'cancelled' });
  });

  it('cannot report on other accounts’ tickets, nor other partners on its tickets', async () => {
    const [one, two] = [await accountWith(world), await world.caller({ credits: '200.00' })];
    const { id } = await makeRequest(world, one.caller, full);
    const theirs = await openTicket(world, operators, { caller: two });
    const accept = (ticket_id: string) => ({ type: 'ticket.accepted', ticket_id });
    const mine = own.ticketOf(id)!;
    const attempts: Array<[Promise<Json>, number]> = [
      // The operator's partner has no such ticket.
      [post(operators.report(accept(mine))), 404],
      // The account's partner has neither the operator's ticket nor another account.
      [post(own.report(accept(theirs.ticketId)), one.caller.organizationId), 404],
      [post(own.report(accept(theirs.ticketId)), two.organizationId), 400],
      [post(own.report(accept(mine))), 400],
      [post(operators.report(accept(mine)), one.caller.organizationId), 400],
      [post(own.report(accept(mine)), 'mine'), 400],
    ];
    for (const [answer, status] of attempts) expect((await answer).status).toBe(status);
    expect((await show(one.caller, id)).status).toBe('submitted');
    expect((await theirs.show()).status).toBe('submitted');
    const staff = await world.caller({ abilities: ['role:partner', 'tier:scale'] });
    const seen = await world.graphql(staff, '{ partnerRequests(first: 100) { nodes { id } } }');
    const ids = seen.body.data.partnerRequests.nodes.map((request: Json) => request.id);
    expect([ids.includes(id), ids.includes(theirs.id)]).toEqual([false, true]);
    const accepted = await world.graphql(
      staff,
      'mutation($input: PartnerAcceptInput!) { partnerAccept(input: $input) { disregarded } }',
      { input: { id } },
    );
    expect(accepted.body.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('can assign ticket ids that another partner also assigns', async () => {
    const { caller } = await accountWith(world);
    const theirs = await openTicket(world, operators);
    own.refusals.push({ status: 201, body: { id: theirs.ticketId } });
    const { id } = await makeRequest(world, caller, full);
    expect(await doTasks(world)).toEqual([]);
    expect(await show(caller, id)).toMatchObject({ status: 'submitted', partner_resource_id: theirs.ticketId });
    await theirs.sendReport('accepted');
    expect([(await show(caller, id)).status, (await theirs.show()).status]).toEqual(['submitted', 'in_progress']);
  });

  it('leaves its tickets waiting when it is removed, and the operator’s partner gets the next ones', async () => {
    const { caller, credential } = await accountWith(world);
    const first = await makeRequest(world, caller, full);
    await doTasks(world);
    const ticket_id = own.ticketOf(first.id)!;
    const found = () =>
      post(own.report({ type: 'ticket.recipients_found', ticket_id, data: { recipients: 4 } }), caller.organizationId);
    expect((await found()).status).toBe(200);
    expect((await world.rest(caller, 'DELETE', `/provider-auth/${credential}`)).status).toBe(200);
    expect((await found()).status).toBe(400);
    expect((await world.rest(caller, 'POST', `/fulfillment-requests/${first.id}/approve-charges`)).status).toBe(503);
    const second = await makeRequest(world, caller, full);
    await doTasks(world);
    expect(ticketOf(world, operators, caller, second.id).ticketId).toEqual(expect.any(String));
  });
});
