import { isDeleted } from '@cps/rest-client';
import { CallFailed, type Doors, ok } from './doors.ts';
import { type Company, companies, division, type Job, jobs } from './facts.ts';
import { note, result, step } from './progress.ts';
import type { Shelf } from './shelf.ts';

/** Steps 1 to 7 of the workflow, the doors taking turns. The date of every notice is today's. */
export async function walk(doors: Doors, shelf: Shelf): Promise<void> {
  const { organizationId, companyIds } = await organizations(doors);
  const divisionId = await claimant(doors, organizationId);
  const projectIds = await projects(doors, divisionId);
  await parties(doors, projectIds, companyIds);
  await jobsites(doors, projectIds);
  const noticeIds = await notices(doors, projectIds, organizationId);
  await documents(doors, shelf, noticeIds, organizationId);
  await lookAround(doors, divisionId);
}

async function organizations({ rest }: Doors) {
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

async function claimant({ graphql }: Doors, organizationId: string): Promise<string> {
  step(2, 'Division: the claimant named on every document', 'GraphQL');
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

async function projects({ rest }: Doors, divisionId: string): Promise<Record<Job, string>> {
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

async function parties({ graphql }: Doors, projectIds: Record<Job, string>, companyIds: Record<Company, string>) {
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

async function jobsites({ rest }: Doors, projectIds: Record<Job, string>): Promise<void> {
  step(5, 'Jobsites', 'REST');
  for (const job of Object.keys(jobs) as Job[]) {
    const body = { ...jobs[job].jobsite, project_id: projectIds[job], is_primary: true };
    const { data } = await ok(rest.POST('/api/v1/jobsites', { body }));
    result(`${data.address_line_1}, ${data.city}, ${data.state}`);
  }
}

type NoticeIds = Record<Job | 'mailPack', string>;

async function notices({ graphql }: Doors, projectIds: Record<Job, string>, organizationId: string) {
  step(6, 'Notices', 'GraphQL');
  const ids = {} as NoticeIds;
  for (const [key, job, metadata] of [
    ['private', 'private', {}],
    ['public', 'public', {}],
    ['generic', 'generic', { months_work_performed: ['this month'] }],
    ['mailPack', 'private', { mail_pack: true, service_method: 'certified_return_receipt', service_date: day(0) }],
  ] as const) {
    const { createNotice } = await graphql<{ createNotice: { id: string; noticeNumber: string; statusLabel: string } }>(
      'mutation CreateNotice($input: CreateNoticeInput!) { createNotice(input: $input) { id noticeNumber statusLabel } }',
      {
        input: {
          projectId: projectIds[job],
          organizationId,
          type: 'PRELIMINARY',
          state: jobs[job].jobsite.state,
          noticeDate: day(0),
          firstFurnishingDate: day(-12),
          claimAmount: jobs[job].claimAmount,
          metadata,
        },
      },
    );
    ids[key] = createNotice.id;
    result(`${createNotice.noticeNumber}, ${createNotice.statusLabel.toLowerCase()}: ${jobs[job].project.name}`);
  }
  return ids;
}

async function documents({ rest, graphql }: Doors, shelf: Shelf, noticeIds: NoticeIds, organizationId: string) {
  step(7, 'Documents', 'REST + GraphQL');
  const order = (noticeId: string) => ({
    documentable_type: 'notice' as const,
    documentable_id: noticeId,
    type: 'notice' as const,
    organization_id: organizationId,
  });
  const generate = async (noticeId: string, preview = false) => {
    const { data } = await ok(rest.POST('/api/v1/documents/generate', { body: { ...order(noticeId), preview } }));
    const { page_count: pages, is_preview: isPreview } = data;
    result(`${pages} ${pages === 1 ? 'page' : 'pages'}${isPreview ? ', preview' : ''}`);
    return data.id as string;
  };
  const generateByGraphql = async (noticeId: string) => {
    const { generateDocument } = await graphql<{ generateDocument: { id: string; pageCount: number } }>(
      'mutation GenerateDocument($input: GenerateDocumentInput!) { generateDocument(input: $input) { id pageCount } }',
      { input: { documentableType: 'NOTICE', documentableId: noticeId, type: 'NOTICE', organizationId } },
    );
    result(`${generateDocument.pageCount} pages`.replace(/^1 pages/, '1 page'));
    return generateDocument.id;
  };
  await shelf.keep('1-preview-with-watermark.pdf', await generate(noticeIds.private, true));
  const first = await generate(noticeIds.private);
  await ok(rest.POST('/api/v1/documents/{uuid}/revert', { params: { path: { uuid: first } } }));
  result('the notice is a draft again, to be reworked');
  await shelf.keep('2-california-private.pdf', await generateByGraphql(noticeIds.private));
  await shelf.keep('3-california-public.pdf', await generate(noticeIds.public));
  await shelf.keep('4-arizona-generic.pdf', await generateByGraphql(noticeIds.generic));

  note('A mail pack in California carries a proof of service, which someone has to sign:');
  const refusal = await refused(ok(rest.POST('/api/v1/documents/generate', { body: order(noticeIds.mailPack) })));
  result(refusal);
  const params = { path: { uuid: noticeIds.mailPack } };
  const { data: notice } = await ok(rest.GET('/api/v1/notices/{uuid}', { params }));
  const metadata = { ...notice.metadata, signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
  await ok(rest.PATCH('/api/v1/notices/{uuid}', { params, body: { metadata } }));
  result('signatory added');
  await shelf.keep('5-california-mail-pack.pdf', await generate(noticeIds.mailPack));
}

async function lookAround({ graphql }: Doors, divisionId: string): Promise<void> {
  interface Graph {
    division: { projects: { nodes: Array<{ notices: { totalCount: number } }> } };
  }
  const { division: found } = await graphql<Graph>(
    `query WholeGraph($id: UUID!) { division(id: $id) { projects(first: 3) { nodes { name
      parties { nodes { role organization { name } } } jobsites { nodes { city } }
      notices { totalCount nodes { noticeNumber status documents { nodes { fileName pageCount } } } } } } } }`,
    { id: divisionId },
  );
  const { nodes } = found.projects;
  console.log();
  result(`${nodes.length} projects with ${nodes.reduce((sum, { notices }) => sum + notices.totalCount, 0)} notices`);
}

/** The sentence of a call that is expected to be refused. */
async function refused(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallFailed && error.status === 422) return (error.body as { message: string }).message;
    throw error;
  }
  throw new Error('A document that lacks a signatory was generated.');
}

/** The calendar day so many days from today, `YYYY-MM-DD`. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
