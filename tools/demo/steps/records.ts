import { isDeleted } from '../../../clients/rest/src/index.ts';
import { type Clients, ok } from '../clients.ts';
import { type Company, companies, division, type Job, jobs } from '../facts.ts';
import { result, step } from '../progress.ts';

export async function organizations({ rest }: Clients) {
  step(1, 'Organizations: the tenant, and the counterparties it deals with', 'REST');
  const { data: tenants } = await ok(rest.GET('/api/v1/organizations', { params: { query: { type: 'tenant' } } }));
  const [own] = tenants;
  if (!own || isDeleted(own)) throw new Error('The token acts for no organization.');
  result(`acting for ${own.name}`);
  const companyIds = {} as Record<Company, string>;
  for (const [key, body] of Object.entries(companies) as Array<[Company, (typeof companies)[Company]]>) {
    const { data } = await ok(rest.POST('/api/v1/organizations', { body }));
    companyIds[key] = data.id;
    result(`${data.name} (${data.kind})`);
  }
  return { organizationId: own.id, companyIds };
}

export function claimant(clients: Clients, organizationId: string): Promise<string> {
  step(2, 'Division: the claimant named on every document', 'GraphQL');
  return findDivision(clients, organizationId);
}

/** Finds the claimant's division, or creates it. */
export async function findDivision({ graphql }: Clients, organizationId: string): Promise<string> {
  interface Found {
    divisions: { nodes: Array<{ id: string; name: string }> };
  }
  const { divisions } = await graphql<Found>(
    'query FindDivision($search: String) { divisions(first: 1, filter: { search: $search }) { nodes { id name } } }',
    { search: division.name },
  );
  const found = divisions.nodes[0];
  result(found ? `${found.name} is there from an earlier run` : 'not there yet');
  if (found) return found.id;
  const { createDivision } = await graphql<{ createDivision: { id: string; name: string; licenseNumber: string } }>(
    'mutation CreateDivision($input: CreateDivisionInput!) { createDivision(input: $input) { id name licenseNumber } }',
    { input: { ...division, organizationId } },
  );
  result(`${createDivision.name}, license ${createDivision.licenseNumber}`);
  return createDivision.id;
}

export async function projects({ rest }: Clients, divisionId: string): Promise<Record<Job, string>> {
  step(3, 'Projects: private and public work in California, private work in Arizona', 'REST');
  const ids = {} as Record<Job, string>;
  for (const job of Object.keys(jobs) as Job[]) {
    const body = { ...jobs[job].project, division_id: divisionId, claimant_role: 'subcontractor' as const };
    const { data } = await ok(rest.POST('/api/v1/projects', { body }));
    ids[job] = data.id;
    result(`${data.name} (${data.sector})`);
  }
  return ids;
}

export async function parties(
  { graphql }: Clients,
  projectIds: Record<Job, string>,
  companyIds: Record<Company, string>,
) {
  step(4, 'Parties: one mutation document a project, all or nothing', 'GraphQL');
  for (const job of Object.keys(jobs) as Job[]) {
    const wanted = jobs[job].parties;
    const inputs = wanted.map(([company, role]) => ({
      projectId: projectIds[job],
      organizationId: companyIds[company],
      role,
    }));
    const variables = inputs.map((_, index) => `$p${index}: CreatePartyInput!`).join(', ');
    const fields = inputs.map((_, index) => `p${index}: createParty(input: $p${index}) { role }`).join(' ');
    const data = await graphql<Record<string, { role: string }>>(
      `mutation AddParties(${variables}) { ${fields} }`,
      Object.fromEntries(inputs.map((input, index) => [`p${index}`, input])),
    );
    const roles = Object.values(data).map(({ role }) => role.toLowerCase().replaceAll('_', ' '));
    result(`${roles.join(', ')}, beside the claimant's own party`);
  }
}

export async function jobsites({ rest }: Clients, projectIds: Record<Job, string>): Promise<void> {
  step(5, 'Jobsites', 'REST');
  for (const job of Object.keys(jobs) as Job[]) {
    const body = { ...jobs[job].jobsite, project_id: projectIds[job], is_primary: true };
    const { data } = await ok(rest.POST('/api/v1/jobsites', { body }));
    result(`${data.address_line_1}, ${data.city}, ${data.state}`);
  }
}
