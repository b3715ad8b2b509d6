import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Division } from '../../entities/division.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import type { CreateDivisionInput, UpdateDivisionInput } from '../../schema/division.js';
import { insert, isReferenced, lock, references, remove, update } from '../shared/record.js';
import { checkNewDivision } from './claimant-cap.js';

export async function createDivision(ctx: RequestContext, input: CreateDivisionInput): Promise<Division> {
  authorize(ctx, 'records');
  const violations = new Violations();
  await checkNewDivision(ctx, violations, input.organizationId);
  await references(ctx, violations, {
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
  });
  violations.throwIfAny();
  return insert(ctx, Division, input);
}

export async function updateDivision(ctx: RequestContext, input: UpdateDivisionInput): Promise<Division> {
  authorize(ctx, 'records');
  const division = await lock(ctx, Division, divisions, input.id);
  return update(ctx, division, input);
}

export async function deleteDivision(ctx: RequestContext, id: string): Promise<Division> {
  authorize(ctx, 'records');
  const division = await lock(ctx, Division, divisions, id);
  if (await isReferenced(ctx, [{ table: 'projects', column: 'division_id' }], id)) {
    throw invalid({ id: ['The division is the claimant of a project and cannot be deleted.'] });
  }
  return remove(ctx, division);
}
