import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { label } from '../../domain/shared/field-rules.js';
import { WaiverRequest } from '../../entities/waiver-request.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import type { CreateWaiverRequestInput, UpdateWaiverRequestInput } from '../../schema/waiver-request.js';
import { insert, lock, references, remove, update } from '../shared/record.js';
import { type AskingProject, checkApplication, checkParty, findMailboxes, readTerms } from './terms.js';

export async function createWaiverRequest(
  ctx: RequestContext,
  input: CreateWaiverRequestInput,
): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { projectId, partyId, payApplicationId } = input;
  const { project, party, payApplication } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: projectId },
    party: { field: 'partyId', table: parties, id: partyId },
    payApplication: { field: 'payApplicationId', table: payApplications, id: payApplicationId },
  });
  // Only of a project that is there: another account's project is named alone.
  for (const [field, row] of Object.entries({ partyId: party, payApplicationId: payApplication })) {
    if (project && row && row.project_id !== project.id) {
      violations.add(field, `The selected ${label(field)} is invalid: it is of another project.`);
    }
  }
  checkParty(violations, 'partyId', party as Parameters<typeof checkParty>[2]);
  checkApplication(violations, 'payApplicationId', payApplication);
  const data = await readTerms(ctx, violations, input, project as unknown as AskingProject | undefined);
  violations.throwIfAny();
  const organizationId = party!.organization_id as string;
  const email = data.email ?? (await findMailboxes(ctx, [organizationId])).get(organizationId);
  return insert(ctx, WaiverRequest, { ...data, organizationId, email });
}

export async function updateWaiverRequest(
  ctx: RequestContext,
  input: UpdateWaiverRequestInput,
): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const request = await lock(ctx, WaiverRequest, waiverRequests, input.id);
  if (request.status !== 'draft') {
    const sentence = `A waiver request that is ${request.status} cannot be edited: replace it by one with other terms while it is open.`;
    throw invalid({ status: [sentence] });
  }
  return update(ctx, request, await readChanges(ctx, request, input));
}

/** What an input changes in a request, checked together with what stays. */
export async function readChanges(ctx: RequestContext, request: WaiverRequest, input: UpdateWaiverRequestInput) {
  const violations = new Violations();
  const { projectId } = request;
  const { project, payApplication } = await references(ctx, violations, {
    project: { field: 'projectId', table: projects, id: projectId },
    // A request that replaces another one is sent at once, which locks the application (send.ts).
    payApplication: {
      field: 'payApplicationId',
      table: payApplications,
      id: input.payApplicationId,
      projectId,
      changed: true,
    },
  });
  checkApplication(violations, 'payApplicationId', payApplication);
  const data = await readTerms(ctx, violations, input, project as unknown as AskingProject, request);
  violations.throwIfAny();
  return data;
}

export async function deleteWaiverRequest(ctx: RequestContext, id: string): Promise<WaiverRequest> {
  authorize(ctx, 'records');
  const request = await lock(ctx, WaiverRequest, waiverRequests, id);
  if (request.timesSent > 0) {
    throw invalid({
      status: [`A waiver request that is ${request.status} was sent and cannot be deleted: cancel it.`],
    });
  }
  return remove(ctx, request);
}
