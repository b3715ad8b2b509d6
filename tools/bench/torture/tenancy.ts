import type { FakeStripe } from '../../../test/support/fakes/fake-stripe.js';
import type { Caller, Json } from './caller.js';
import type { Tenant } from './tenants.js';

/** An account and the records that its clients refer to. */
export interface Account {
  tenant: Tenant;
  divisionId: string;
  projects: Array<{ id: string; name: string; sovId: string }>;
}

/** In every project. */
export const partyNames = {
  claimant: 'Bay Concrete',
  owner: 'Harbor Tower Holdings LLC',
  builder: 'Harbor Builders Inc',
};

const address = { address_line_1: '900 Ocean Ave', city: 'San Francisco', state: 'CA', zip: '94112' };

/** Created before any fault: a division, projects with their parties, and a card for purchases. */
export async function openAccount(
  caller: Caller,
  stripe: FakeStripe,
  { tenant, projectCount }: { tenant: Tenant; projectCount: number },
): Promise<Account> {
  const made = async (path: string, body: object): Promise<string> =>
    (await caller.untilDone({ tenant, method: 'POST', path, body })).data.id;
  const { organizationId: organization_id } = tenant;
  const ownerId = await made('/organizations', { name: partyNames.owner, kind: 'owner', ...address });
  const builderId = await made('/organizations', { name: partyNames.builder, kind: 'contractor', ...address });
  const divisionId = await made('/divisions', { organization_id, name: partyNames.claimant, ...address });
  const projects: Account['projects'] = [];
  for (let number = 1; number <= projectCount; number += 1) {
    const name = `Harbor Tower ${number}`;
    const project_id = await made('/projects', {
      division_id: divisionId,
      claimant_role: 'subcontractor',
      name,
      furnished_description: 'Concrete pumping',
    });
    await made('/parties', { project_id, organization_id: ownerId, role: 'owner' });
    await made('/parties', { project_id, organization_id: builderId, role: 'gc' });
    await made('/jobsites', { project_id, ...address, county: 'San Francisco', is_primary: true });
    const lines = [{ item_number: '1', description: 'Footings', scheduled_value: '45000.00' }];
    const sovId = await made('/sovs', { project_id, name: 'Concrete contract', status: 'active', lines });
    projects.push({ id: project_id, name, sovId });
  }
  await saveCard(caller, stripe, tenant);
  return { tenant, divisionId, projects };
}

/** Does what a browser does with the secret of a setup intent. */
async function saveCard(caller: Caller, stripe: FakeStripe, tenant: Tenant): Promise<void> {
  const known = new Set(stripe.account.customers.keys());
  const intent: Json = await caller.untilDone({ tenant, method: 'GET', path: '/billing/setup-intent' });
  const customer = [...stripe.account.customers.keys()].find((id) => !known.has(id));
  if (!customer) throw new Error(`No customer came of ${JSON.stringify(intent)}.`);
  stripe.account.attach('pm_card_visa', customer);
}
