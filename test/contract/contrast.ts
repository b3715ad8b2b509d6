import { bodies } from '../support/records/golden-path.js';
import { recipient } from '../support/records/ordering.js';
import { signIn } from '../support/records/people.js';
import { loggedFor } from '../support/records/request-log.js';
import { chargeAt } from '../support/records/spending.js';
import type { Caller, World } from '../support/worlds/world.js';
import { addGeneratedWaiver, fileDocument } from './filed-documents.js';
import { addInvitation } from './invitations.js';
import { type Fixture } from './records.js';
import { addWaiverRequest } from './waiver-requests.js';
import { restDelivery } from './webhooks.js';

const address = { address_line_1: '1 A St', city: 'Reno', state: 'NV', zip: '89501' };

/** Records that differ from the fixture's in every field by which a list can be filtered. */
export async function addContrast(world: World, caller: Caller, fixture: Fixture): Promise<void> {
  await chargeAt(world, caller, '2026-03-04T09:00');
  const make = async (path: string, body: object): Promise<string> => (await world.send(caller, 'POST', path, body)).id;
  const organization = await make('/organizations', { name: 'Contrast', kind: 'lender', is_active: false });
  const division = await make('/divisions', {
    ...address,
    organization_id: organization,
    name: 'Other',
    is_active: false,
  });
  await make('/contacts', {
    organization_id: organization,
    division_id: division,
    first_name: 'A',
    last_name: 'B',
    is_active: false,
  });
  await make('/contacts', {
    organization_id: caller.organizationId,
    division_id: fixture.divisionId,
    first_name: 'A',
    last_name: 'B',
  });
  const project = await make('/projects', {
    division_id: division,
    claimant_role: 'laborer',
    name: 'Other',
    status: 'archived',
    sector: 'public',
    state: 'NV',
    external_id: 'ext 1/2&3',
    first_furnishing_date: '2026-01-20',
  });
  await make('/projects', {
    division_id: division,
    claimant_role: 'laborer',
    name: 'Third',
    external_id: 'ext',
    first_furnishing_date: '2026-02-20',
  });
  await make('/parties', { project_id: project, organization_id: organization, role: 'bank', is_active: false });
  await make('/jobsites', { project_id: project, legal_description: 'Lot 1', state: 'NV' });
  await make('/project-notes', { project_id: project, text: 'The owner has paid' });
  const party = await make('/parties', { project_id: project, organization_id: organization, role: 'subcontractor' });
  const lien = {
    project_id: project,
    kind: 'lien',
    claimant_name: 'Other',
    received_on: '2026-02-12',
    receipt_method: 'hand',
  };
  const received = await make('/received-notices', lien);
  await world.rest(caller, 'POST', `/received-notices/${received}/match`, { party_id: party });
  const task = { project_id: project, text: 'Call the lender', is_task: true, assignee_id: caller.userId };
  const done = await make('/project-notes', task);
  await world.rest(caller, 'PUT', `/project-notes/${done}`, { is_done: true });
  const escalation = await make('/escalations', {
    project_id: project,
    organization_id: organization,
    type: 'lawsuit',
    state: 'NV',
    escalation_date: '2026-01-01',
  });
  await world.rest(caller, 'POST', `/escalations/${escalation}/transition`, { status: 'filed' });
  const notice = await make('/notices', {
    project_id: project,
    organization_id: organization,
    type: 'lien',
    state: 'NV',
    notice_date: '2026-01-01',
  });
  const payer = await make('/parties', { project_id: project, organization_id: organization, role: 'owner' });
  const waiver = await make('/waivers', {
    project_id: project,
    organization_id: organization,
    type: 'unconditional_final',
    state: 'NV',
    customer_party_id: payer,
  });
  await world.sql(`update waivers set status = 'void' where id = $1`, [waiver]);
  for (const status of ['signed', 'released']) await addUnconditional(world, caller, fixture, status);
  const supplier = { project_id: project, organization_id: organization, role: 'material_supplier' };
  const other = await make('/waiver-requests', {
    project_id: project,
    party_id: await make('/parties', supplier),
    type: 'unconditional_final',
    state: 'NV',
    due_date: '2026-03-05',
  });
  await world.sql(
    `update waiver_requests set status = 'superseded', superseded_by_id = $2, pay_application_id = $3, email = 'a@b.example',
       named_by = 'Ana <a@b.example>', named_by_request_id = $2,
       sent_at = now(), expires_at = now() where id = $1`,
    [other, fixture.sentWaiverRequestId, fixture.approvedPayApplicationId],
  );
  const superseded = await addWaiverRequest(world, caller, fixture);
  await world.sql(
    `update waiver_requests set status = 'superseded', superseded_by_id = $2, pay_application_id = $3, sent_at = now(),
       named_by = 'Ana <a@b.example>', named_by_request_id = $2,
       expires_at = now() where id = $1`,
    [superseded, other, fixture.payApplicationId],
  );
  const sov = await make('/sovs', {
    project_id: project,
    organization_id: organization,
    status: 'active',
    name: 'Other',
    lines: bodies.sov.lines,
  });
  const application = { ...bodies.payApplication, project_id: project, sov_id: sov, organization_id: organization };
  const billed = await make('/pay-applications', application);
  await world.rest(caller, 'POST', `/pay-applications/${billed}/transition`, { status: 'void' });
  const bill = 'update waivers set pay_application_id = $1 where id = $2';
  await world.sql(bill, [fixture.payApplicationId, fixture.waiverId]);
  await world.sql(bill, [billed, waiver]);
  await fileDocument(world, caller, { noticeId: notice, projectId: project, divisionId: division }, { preview: true });
  await fileDocument(world, caller, { noticeId: notice, projectId: project, divisionId: division });
  const ordered = await world.sql<{ id: string }>('select id from documents where project_id = $1 and not is_preview', [
    project,
  ]);
  const order = await make('/document-orders', {
    ...recipient,
    document_id: ordered[0]!.id,
    order_type: 'filing',
    billing_method: 'invoice',
  });
  await world.sql(
    `update document_orders set status = 'delivered', organization_id = $1, attention = 'returned', party_id = $3 where id = $2`,
    [organization, order, payer],
  );
  await world.sql(
    `update documents set status = 'reverted', type = 'mechanics_lien', documentable_type = 'waiver', organization_id = $1
     where project_id = $2 and not is_preview`,
    [organization, project],
  );
  await make('/webhooks', { url: 'https://93.184.216.34/other', events: ['*'], is_active: false });
  const delivered = await restDelivery(world, fixture.webhookId, 'notice.served');
  await world.sql(`update webhook_deliveries set status = 'delivered', redelivery_id = $2 where id = $1`, [
    delivered,
    fixture.webhookRedeliveryId,
  ]);
  const { payApplicationInvitationId: answered } = await addInvitation(world, caller);
  await world.rest(caller, 'POST', `/pay-application-invitations/${answered}/decline`);
  const stripe = await make('/provider-auth', { provider: 'stripe', secret: 'sk_live_contrast' });
  await world.sql(`update provider_credentials set status = 'active' where id = $1`, [stripe]);
  const ups = await make('/shipper-auth', { provider: 'easypost', secret: 'EZAK0' });
  await world.sql(`update shipper_credentials set status = 'active', provider = 'ups' where id = $1`, [ups]);
  await world.sql(`update notices set status = 'void' where id = $1`, [notice]);
  await world.sql(
    `insert into audit_entries (account_id, livemode, organization_id, action, auditable_type, auditable_id, auditable_serial,
       new_values, ip_address, user_agent, created_at, updated_at)
     values ($1, true, $2, 'deleted', 'Notice', $3, 1, '{}', '127.0.0.1', 'test', now(), now())`,
    [caller.organizationId, organization, notice],
  );
  for (const table of keyed) {
    await world.sql(
      `update ${table} set external_source = 'sage', external_id = coalesce(external_id, 'A-7')
       where id = (select id from ${table} where account_id = $1 and livemode and deleted_at is null order by serial desc limit 1)`,
      [caller.organizationId],
    );
  }
  await logRequests(world, caller);
}

/** The tables of records that an account finds by keys of its own. */
const keyed = ['organizations', 'projects', 'parties', 'jobsites', 'notices', 'waivers', 'pay_applications'];

/** A signed waiver that is held, or released. */
async function addUnconditional(world: World, caller: Caller, fixture: Fixture, status: string): Promise<void> {
  const id = await addGeneratedWaiver(world, caller, fixture);
  const signature = { method: 'typed', consent: true, signatory_name: 'Ana Diaz' };
  const signed = await world.rest(caller, 'POST', `/waivers/${id}/sign`, signature);
  if (signed.status !== 200) throw new Error(signed.text);
  await world.sql(
    `update waivers set type = 'unconditional_progress', status = $2, payment_received_on = '2026-01-02' where id = $1`,
    [id, status],
  );
}

/** Requests with other results, and one in a session. */
async function logRequests(world: World, caller: Caller): Promise<void> {
  await world.graphql(caller, 'query Nothing { contact(id: "00000000-0000-7000-8000-000000000000") { id } }');
  await world.rest(caller, 'DELETE', '/contacts');
  const person = await signIn(world, caller);
  await loggedFor(world, await world.graphql(null, '{ contacts { nodes { id } } }', {}, person.headers));
}
