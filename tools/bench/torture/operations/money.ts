import type { Client, Operation } from './client.js';
import { keep } from './records.js';

export const buyCredits: Operation = async (client, random) => {
  const credits = random.between(5, 500);
  const call = { method: 'POST', path: '/credits/purchase', body: { credits }, key: client.mark() } as const;
  const { outcome } = await client.call(random, call);
  client.model.purchases.push({ organizationId: client.account.tenant.organizationId, credits, outcome });
};

export const askForService: Operation = async (client, random) => {
  const payload = {
    fulfillment_scope: 'full_service',
    division_id: client.account.divisionId,
    claimant_role: 'subcontractor',
    project: {
      name: 'Sunset Tower',
      jobsite: { line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' },
      furnished_description: 'Concrete pumping',
      contract_amount: '125000.00',
      first_furnishing_date: '2026-01-20',
      project_type: 'commercial_new_build',
    },
  };
  const body = (idempotency_key: string) => ({ type: 'notice_research', idempotency_key, payload });
  keep(client.requests, await client.make(random, 'fulfillment_requests', '/fulfillment-requests', body));
};

/** Approves what the partner found, if there is something to approve. */
export const approveCharges: Operation = async (client, random) => {
  const id = client.requests.shift();
  if (!id) return;
  keep(client.requests, [id]);
  await approve(client, random, id);
};

/** @returns the status that the request has now, as far as it is known */
export async function approve(
  client: Client,
  random: Parameters<Operation>[1],
  id: string,
): Promise<string | undefined> {
  const seen = await client.call(random, { method: 'GET', path: `/fulfillment-requests/${id}` });
  if (seen.outcome === 'refused') client.model.misread.push(`The request ${id} is answered with ${seen.status}.`);
  if (seen.outcome !== 'acknowledged' || seen.body.data.status !== 'payment_required') return seen.body?.data?.status;
  const path = `/fulfillment-requests/${id}/approve-charges`;
  const { body } = await client.call(random, { method: 'POST', path, key: client.mark() });
  return body?.data?.status;
}
