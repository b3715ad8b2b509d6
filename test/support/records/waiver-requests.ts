import type { Caller, Json, World } from '../worlds/world.js';
import { bodies } from './golden-path.js';

/** A general contractor's project in California: a sub with a supplier below it, and a second sub without an e-mail address. */
export interface AskingJob {
  projectId: string;
  claimantPartyId: string;
  ownerPartyId: string;
  subId: string;
  subPartyId: string;
  supplierPartyId: string;
  silentPartyId: string;
}

export async function askingJob(world: World, caller: Caller, project: object = {}): Promise<AskingJob> {
  const make = async (path: string, body: object): Promise<string> => (await world.send(caller, 'POST', path, body)).id;
  const company = (name: string, email: string | null) =>
    make('/organizations', { ...bodies.contractor, name, email, code: null });
  const divisionId = await make('/divisions', { ...bodies.division, organization_id: caller.organizationId });
  const projectId = await make('/projects', {
    division_id: divisionId,
    claimant_role: 'general_contractor',
    name: 'Harbor Hall',
    state: 'CA',
    ...project,
  });
  await make('/jobsites', { ...bodies.jobsite, project_id: projectId });
  const listed = await world.rest(caller, 'GET', `/parties?project_id=${projectId}&is_claimant=1`);
  const claimantPartyId = listed.body.data[0].id as string;
  const party = (organizationId: string, role: string, hiredBy: string | null) =>
    make('/parties', { project_id: projectId, organization_id: organizationId, role, hired_by_party_id: hiredBy });
  const ownerPartyId = await party(await make('/organizations', bodies.organization), 'owner', null);
  const subId = await company('Drywall Partners', 'office@drywall.example');
  const subPartyId = await party(subId, 'subcontractor', claimantPartyId);
  const supplierId = await company('Gypsum Supply', 'ar@gypsum.example');
  const supplierPartyId = await party(supplierId, 'material_supplier', subPartyId);
  const silentPartyId = await party(await company('Roof Works', null), 'subcontractor', claimantPartyId);
  return { projectId, claimantPartyId, ownerPartyId, subId, subPartyId, supplierPartyId, silentPartyId };
}

/** A pay application of the project. */
export async function askingApplication(world: World, caller: Caller, projectId: string): Promise<string> {
  const sov: Json = await world.send(caller, 'POST', '/sovs', {
    ...bodies.sov,
    project_id: projectId,
    status: 'active',
  });
  const body = { ...bodies.payApplication, project_id: projectId, sov_id: sov.id };
  return (await world.send(caller, 'POST', '/pay-applications', body)).id;
}

/** As if the payee had answered: signed and held, released, or declined. */
export async function setAnswer(world: World, id: string, status: 'held' | 'released' | 'declined'): Promise<void> {
  const isReleased = status === 'released';
  await world.sql(
    `update waiver_requests set status = $2, viewed_at = now(), signed_at = case when $2 = 'declined' then null else now() end,
       released_at = case when $3 then now() end, release_cause = case when $3 then 'payment_confirmed' end,
       released_by = case when $3 then 'Pat Lee' end
     where id = $1`,
    [id, status, isReleased],
  );
}
