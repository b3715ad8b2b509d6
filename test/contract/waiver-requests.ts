import type { GoldenPath } from '../support/records/golden-path.js';
import type { Caller, World } from '../support/worlds/world.js';

/** A draft of a request for a waiver, one that was sent, and a party that another project's claimant hired. */
export async function addWaiverRequests(
  world: World,
  caller: Caller,
  { projectId, contractorPartyId, contractorId }: GoldenPath,
  billedProjectId: string,
): Promise<{ waiverRequestId: string; sentWaiverRequestId: string; supplierPartyId: string }> {
  const waiverRequestId = await addWaiverRequest(world, caller, { projectId, contractorPartyId });
  const sentWaiverRequestId = await addSentWaiverRequest(world, caller, { projectId, contractorPartyId });
  const { body } = await world.rest(caller, 'GET', `/parties?project_id=${billedProjectId}&is_claimant=1`);
  const { id: supplierPartyId } = await world.send(caller, 'POST', '/parties', {
    project_id: billedProjectId,
    organization_id: contractorId,
    role: 'material_supplier',
    hired_by_party_id: body.data[0].id,
  });
  return { waiverRequestId, sentWaiverRequestId, supplierPartyId };
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
  return id;
}
