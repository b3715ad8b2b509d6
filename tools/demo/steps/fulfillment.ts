import { randomUUID } from 'node:crypto';
import { type Clients, ok } from '../clients.ts';
import { jobs } from '../facts.ts';
import type { ReceivedEvent } from '../follow.ts';
import { note, result, step } from '../progress.ts';
import { day, dayOf } from './day.ts';
import { findDivision } from './records.ts';

/**
 * A full service that finds more recipients than are paid for, and plain research: the sandbox's partner does both.
 *
 * @returns the notice that the research created; undefined with a live token
 */
export async function fulfillment(clients: Clients, organizationId: string): Promise<string | undefined> {
  step(13, 'Fulfillment: the partner researches one job, and serves the notice of another', 'REST + subscription');
  const { rest, follow } = clients;
  const { mode } = await ok(rest.GET('/api/v1/sandbox'));
  result(
    mode === 'live'
      ? 'live'
      : 'a sandbox: partner and carrier are simulated, no credits are spent, one call moves the clock by days',
  );
  if (mode === 'live') {
    note(
      'With a live token, the partner would work and letters would be mailed, for credits. Try it with a sandbox token.',
    );
    return undefined;
  }
  const divisionId = await findDivision(clients, organizationId);
  const { credits } = await ok(
    rest.POST('/api/v1/credits/price', {
      body: {
        event_type: 'fulfillment_notice_research',
        fulfillment_scope: 'full_service',
        recipients: 3,
        state: 'CA',
      },
    }),
  );
  result(`a full service with 3 recipients: ${credits} credits`);
  const follower = await follow('fulfillmentRequestUpdated');
  const ask = async (fulfillment_scope: 'research' | 'full_service', meta: Record<string, unknown>) => {
    const body = {
      type: 'notice_research' as const,
      idempotency_key: randomUUID(),
      meta,
      payload: payloadOf(divisionId, fulfillment_scope),
    };
    return (await ok(rest.POST('/api/v1/fulfillment-requests', { body }))).data;
  };
  const service = await ask('full_service', { state_data: { status: 'payment_required', recipients_found: 5 } });
  result(`full service, ${service.status}: ${postageOf(service)}`);
  const research = await ask('research', {});
  result(`research, ${research.status}`);
  const inWords = ({ subjectId, type, object }: ReceivedEvent) => {
    const what = type.replace('FULFILLMENT_REQUEST_', '').toLowerCase().replaceAll('_', ' ');
    const money = subjectId === service.id ? `; ${postageOf(object as Postage)}` : '';
    return `${subjectId === service.id ? 'full service' : 'research'}: ${what}${money}`;
  };
  const params = { path: { uuid: service.id } };
  await pass(clients, 'P1D');
  await follower.until(({ type }) => type === 'FULFILLMENT_REQUEST_PAYMENT_REQUIRED', inWords);
  const { data: waiting } = await ok(rest.GET('/api/v1/fulfillment-requests/{uuid}', { params }));
  const due = waiting.payment_due!;
  result(`${due.required_recipients} recipients found, ${due.additional_credits} credits more to approve`);
  const { data: approved } = await ok(rest.POST('/api/v1/fulfillment-requests/{uuid}/approve-charges', { params }));
  result(`${approved.status_label.toLowerCase()}: ${postageOf(approved)}`);
  await pass(clients, 'P2D');
  const open = new Set([service.id, research.id]);
  await follower.until(({ type, subjectId }) => {
    if (type === 'FULFILLMENT_REQUEST_FULFILLED') open.delete(subjectId);
    return open.size === 0;
  }, inWords);
  await follower.stop();
  const { data: done } = await ok(
    rest.GET('/api/v1/fulfillment-requests/{uuid}', { params: { path: { uuid: research.id } } }),
  );
  result('the research made a project, its parties and a notice');
  return (done.result as { notice_id: string }).notice_id;
}

/** Moves the sandbox's clock. */
export async function pass({ rest }: Clients, advance: string): Promise<void> {
  const { now } = await ok(rest.POST('/api/v1/sandbox/clock', { body: { advance } }));
  result(`the sandbox's date is ${dayOf(new Date(now))}`);
}

interface Postage {
  postage?: { authorized_recipients: number; hold: { amount: number; status: string } } | null;
}

function postageOf({ postage }: Postage): string {
  const { authorized_recipients: recipients, hold } = postage!;
  return `postage of ${hold.amount} credits ${hold.status}, ${recipients} recipients paid for`;
}

function payloadOf(divisionId: string, fulfillment_scope: 'research' | 'full_service') {
  const { project, jobsite } = jobs.private;
  return {
    fulfillment_scope,
    division_id: divisionId,
    claimant_role: 'subcontractor' as const,
    project: {
      external_id: randomUUID(),
      name: project.name,
      jobsite: { line_1: jobsite.address_line_1, city: jobsite.city, state: jobsite.state, zip: jobsite.zip },
      furnished_description: project.furnished_description,
      contract_amount: project.contract_amount,
      first_furnishing_date: day(-12),
    },
    parties: [{ role: 'lender' as const, name: 'Coastline Federal Bank' }],
  };
}
