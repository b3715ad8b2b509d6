import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import type { GoldenPath } from '../support/records/golden-path.js';
import { linkTo } from '../support/records/link-pages.js';
import type { Caller, World } from '../support/worlds/world.js';

/** Requests for waivers in several states, and a party that another project's claimant hired. */
export async function addWaiverRequests(
  world: World,
  caller: Caller,
  { projectId, contractorPartyId, contractorId }: GoldenPath,
  billedProjectId: string,
): Promise<{
  waiverRequestId: string;
  sentWaiverRequestId: string;
  counteredWaiverRequestId: string;
  signedWaiverRequestId: string;
  supplierPartyId: string;
}> {
  const waiverRequestId = await addWaiverRequest(world, caller, { projectId, contractorPartyId });
  const sentWaiverRequestId = await addSentWaiverRequest(world, caller, { projectId, contractorPartyId });
  const counteredWaiverRequestId = await addCounteredWaiverRequest(world, caller, { projectId, contractorPartyId });
  const signedWaiverRequestId = await addSignedWaiverRequest(world, caller, { projectId, contractorPartyId });
  const { body } = await world.rest(caller, 'GET', `/parties?project_id=${billedProjectId}&is_claimant=1`);
  const { id: supplierPartyId } = await world.send(caller, 'POST', '/parties', {
    project_id: billedProjectId,
    organization_id: contractorId,
    role: 'material_supplier',
    hired_by_party_id: body.data[0].id,
  });
  return { waiverRequestId, sentWaiverRequestId, counteredWaiverRequestId, signedWaiverRequestId, supplierPartyId };
}

export async function addWaiverRequest(
  world: World,
  caller: Caller,
  { projectId, contractorPartyId }: Pick<GoldenPath, 'projectId' | 'contractorPartyId'>,
): Promise<string> {
  const { id } = await world.send(caller, 'POST', '/waiver-requests', {
    project_id: projectId,
    party_id: contractorPartyId,
    type: 'conditional_progress',
    email: 'office@builders.example',
    amount: '12500.00',
    through_date: '2025-10-31',
    due_date: '2026-02-05',
  });
  return id;
}

export async function addSentWaiverRequest(...given: Parameters<typeof addWaiverRequest>): Promise<string> {
  const [world, caller] = given;
  const id = await addWaiverRequest(...given);
  const { status, text } = await world.rest(caller, 'POST', `/waiver-requests/${id}/send`, {});
  if (status !== 200) throw new Error(text);
  await linkTo(world, id);
  return id;
}

/** A request whose payee proposed another amount. The answers of payees themselves are tested in test/services/waiver-answers. */
export async function addCounteredWaiverRequest(...given: Parameters<typeof addWaiverRequest>): Promise<string> {
  const [world] = given;
  const id = await addSentWaiverRequest(...given);
  await world.sql(
    `update waiver_requests set status = 'countered', viewed_at = now(), counter_amount = 12000, counter_reason = 'Less retainage'
     where id = $1`,
    [id],
  );
  return id;
}

/** A request with a conditional waiver that its payee signed, whose file was not rendered. */
export async function addSignedWaiverRequest(...given: Parameters<typeof addWaiverRequest>): Promise<string> {
  const [world] = given;
  const id = await addSentWaiverRequest(...given);
  const { sha256, size } = await world.app.infrastructure.files.put(inheritingPdf(['Waiver']));
  await world.sql(
    `update waiver_requests set status = 'released', viewed_at = now(), signed_at = now(), released_at = now(),
       release_cause = 'own_terms', released_by = 'Pat Lee <office@builders.example>' where id = $1`,
    [id],
  );
  await world.sql(
    `insert into waiver_request_files (id, account_id, livemode, waiver_request_id, kind, sha256, file_size, page_count, created_at)
     select uuidv7(), account_id, livemode, id, 'signed', $2, $3, 1, now() from waiver_requests where id = $1`,
    [id, sha256, size],
  );
  return id;
}
