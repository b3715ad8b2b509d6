import type { Caller, Json, World } from '../worlds/world.js';

/** Bodies that create one record of each kind through REST; a test overrides the fields that it tests. */
export const bodies = {
  organization: {
    name: 'Sunset Tower Holdings LLC',
    kind: 'owner',
    address_line_1: '1 Market St',
    city: 'San Francisco',
    state: 'CA',
    zip: '94105',
  },
  contractor: {
    name: 'Golden State Builders Inc',
    kind: 'contractor',
    address_line_1: '200 Pine St',
    city: 'San Francisco',
    state: 'CA',
    zip: '94104',
  },
  division: {
    name: 'Bay Concrete Pumping',
    address_line_1: '55 Quarry Rd',
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
    license_number: 'C-8 123456',
  },
  contact: { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', type: 'billing' },
  project: {
    claimant_role: 'subcontractor',
    name: 'Sunset Tower',
    contract_amount: '125000.00',
    furnished_description: 'Concrete pumping',
  },
  party: { role: 'owner' },
  jobsite: {
    address_line_1: '900 Ocean Ave',
    city: 'San Francisco',
    county: 'San Francisco',
    state: 'CA',
    zip: '94112',
    is_primary: true,
  },
  notice: {
    type: 'preliminary',
    state: 'CA',
    notice_date: '2026-02-01',
    first_furnishing_date: '2026-01-20',
    claim_amount: 48000,
  },
  waiver: {
    type: 'conditional_progress',
    state: 'CA',
    through_date: '2025-10-31',
    amount: '12500.00',
    check_maker: 'Golden State Builders Inc',
    check_payee: 'Bay Concrete Pumping',
    invoice_number: 'INV-118',
  },
  sov: {
    name: 'Concrete contract',
    lines: [
      { item_number: '1', description: 'Footings', scheduled_value: '45000.00' },
      { item_number: '2', description: 'Walls and slabs', scheduled_value: '80000.00' },
    ],
  },
  payApplication: { period_to: '2026-03-31', application_date: '2026-03-25', retainage_percent: '10.00' },
  escalation: { type: 'demand_letter', state: 'CA', escalation_date: '2026-02-10', claim_amount: '48000.00' },
} as const;

export interface GoldenPath {
  organizationId: string;
  ownerId: string;
  contractorId: string;
  divisionId: string;
  contactId: string;
  projectId: string;
  ownerPartyId: string;
  contractorPartyId: string;
  jobsiteId: string;
  noticeId: string;
  waiverId: string;
  sovId: string;
  payApplicationId: string;
  escalationId: string;
}

/** Runs the workflow of the specification up to a notice that can be generated, through REST. */
export async function goldenPath(world: World, caller: Caller): Promise<GoldenPath> {
  const create = async (path: string, body: object): Promise<string> =>
    (await world.send(caller, 'POST', path, body)).id;
  const { organizationId } = caller;
  const ownerId = await create('/organizations', bodies.organization);
  const contractorId = await create('/organizations', bodies.contractor);
  const divisionId = await create('/divisions', { ...bodies.division, organization_id: organizationId });
  const contactId = await create('/contacts', { ...bodies.contact, organization_id: organizationId });
  const projectId = await create('/projects', { ...bodies.project, division_id: divisionId });
  const ownerPartyId = await create('/parties', { project_id: projectId, organization_id: ownerId, role: 'owner' });
  const contractorPartyId = await create('/parties', {
    project_id: projectId,
    organization_id: contractorId,
    role: 'gc',
  });
  const jobsiteId = await create('/jobsites', { ...bodies.jobsite, project_id: projectId });
  const noticeId = await create('/notices', {
    ...bodies.notice,
    project_id: projectId,
    organization_id: organizationId,
  });
  const escalationId = await create('/escalations', {
    ...bodies.escalation,
    project_id: projectId,
    organization_id: organizationId,
    notice_id: noticeId,
  });
  const waiverId = await create('/waivers', {
    ...bodies.waiver,
    project_id: projectId,
    organization_id: organizationId,
  });
  const sovId = await create('/sovs', { ...bodies.sov, project_id: projectId });
  const payApplicationId = await create('/pay-applications', {
    ...bodies.payApplication,
    project_id: projectId,
    sov_id: sovId,
  });
  return {
    organizationId,
    ownerId,
    contractorId,
    divisionId,
    contactId,
    projectId,
    ownerPartyId,
    contractorPartyId,
    jobsiteId,
    noticeId,
    waiverId,
    sovId,
    payApplicationId,
    escalationId,
  };
}

/** Generates a notice and returns the document. */
export async function generate(world: World, caller: Caller, noticeId: string, extra: object = {}): Promise<Json> {
  const answer = await world.rest(caller, 'POST', '/documents/generate', {
    documentable_type: 'notice',
    documentable_id: noticeId,
    type: 'notice',
    organization_id: caller.organizationId,
    ...extra,
  });
  if (answer.status !== 201) throw new Error(`generate: ${answer.status} ${answer.text}`);
  return answer.body.data;
}
