// Compiled, never run: checks what the generated types allow and refuse. Each line that must be refused is marked.
import { createRestClient, isDeleted, type Schemas } from '../src/index.js';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function holds<_Fact extends true>(): void {}

const client = createRestClient({ baseUrl: 'http://localhost:4000', token: 'cps_test_x', organizationId: 'x' });

export async function walk(projectId: string): Promise<string> {
  const created = await client.POST('/api/v1/notices', {
    params: { header: { 'Idempotency-Key': 'one' } },
    body: { project_id: projectId, organization_id: projectId, type: 'lien', state: 'CA', notice_date: '2026-02-01' },
  });
  if (created.error) {
    // The error for missing credits has its own body.
    if ('shortfall' in created.error) return `Buy ${created.error.purchase.credits} credits.`;
    return created.error.errors?.project_id?.[0] ?? created.error.message;
  }
  const notice = created.data.data;
  holds<Same<typeof notice, Schemas['Notice']>>();
  holds<Same<typeof notice.claim_amount, string | null>>();
  holds<Same<typeof notice.type, 'preliminary' | 'stop_payment' | 'lien' | 'bond_claim'>>();

  const { data: list } = await client.GET('/api/v1/notices', { params: { query: { status: 'draft', per_page: 100 } } });
  for (const row of list?.data ?? []) if (!isDeleted(row)) holds<Same<typeof row, Schemas['Notice']>>();
  holds<Same<Schemas['PageLinks']['next'], string | null>>();
  // The id of an update is only in the path.
  holds<Same<Extract<keyof Schemas['UpdateNoticeInput'], 'id'>, never>>();

  const { data: file } = await client.GET('/api/v1/documents/{uuid}/download', {
    params: { path: { uuid: notice.id } },
    parseAs: 'arrayBuffer',
  });
  holds<Same<typeof file, ArrayBuffer | undefined>>();
  return notice.notice_number;
}

/** From a project to a letter under way, as any client that is generated from the description writes it. */
export async function goldenPath(uuid: string): Promise<string> {
  const header = { 'Idempotency-Key': 'the first' };
  const division = await client.POST('/api/v1/divisions', {
    body: { organization_id: uuid, name: 'Bay', address_line_1: '1 A', city: 'Oakland', state: 'CA', zip: '94607' },
  });
  const project = await client.POST('/api/v1/projects', {
    body: { division_id: division.data!.data.id, claimant_role: 'subcontractor', name: 'Sunset Tower' },
  });
  const { id: project_id } = project.data!.data;
  const party = await client.POST('/api/v1/parties', { body: { project_id, organization_id: uuid, role: 'owner' } });
  const jobsite = await client.POST('/api/v1/jobsites', { body: { project_id, address_line_1: '900 Ocean Ave' } });
  const notice = await client.POST('/api/v1/notices', {
    body: { project_id, organization_id: uuid, type: 'preliminary', state: 'CA', notice_date: '2026-02-01' },
  });
  const path = { uuid: notice.data!.data.id };
  const document = await client.POST('/api/v1/documents/generate', {
    body: { documentable_type: 'notice', documentable_id: path.uuid, type: 'notice', organization_id: uuid },
  });
  const moved = await client.POST('/api/v1/notices/{uuid}/transition', {
    params: { path },
    body: { status: 'completed' },
  });
  const to = { name: 'Owner', address_line_1: '1 A', city: 'Oakland', state: 'CA', zip: '94607' };
  const ordered = await client.POST('/api/v1/notices/{uuid}/order', {
    params: { path, header },
    body: {
      recipient_name: to.name,
      recipient_address_line_1: to.address_line_1,
      recipient_city: to.city,
      recipient_state: to.state,
      recipient_zip: to.zip,
    },
  });
  const several = await client.POST('/api/v1/escalations/{uuid}/order', {
    params: { path },
    body: { recipients: [to] },
  });
  const order = ordered.data!.data;
  holds<Same<typeof order, Schemas['DocumentOrder']>>();
  const cents = several.data!.orders?.map(({ billing }) => billing.amount_cents) ?? [
    several.data!.data.billing.amount_cents,
  ];
  const tracked = await client.GET('/api/v1/document-orders/{uuid}', { params: { path: { uuid: order.id } } });
  return [
    party.data!.data.role,
    jobsite.data!.data.city,
    document.data!.data.status,
    moved.data!.data.status_label,
    tracked.data!.data.tracking_number,
    tracked.data!.data.recipient.name,
    ...cents,
  ].join();
}

export async function refused(): Promise<void> {
  // @ts-expect-error a division needs its address
  await client.POST('/api/v1/divisions', { body: { organization_id: 'x', name: 'Bay' } });
  // @ts-expect-error not one of the notice statuses
  await client.GET('/api/v1/notices', { params: { query: { status: 'lost' } } });
  // @ts-expect-error a name cannot be cleared
  await client.PATCH('/api/v1/projects/{uuid}', { params: { path: { uuid: 'x' } }, body: { name: null } });
  // @ts-expect-error there is no such path
  await client.GET('/api/v1/nothing');
}
