import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { Contact } from '../../entities/contact.js';
import { Violations } from '../../errors/app-error.js';
import { contacts } from '../../reads/loaders/contact.loader.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import type { CreateContactInput, UpdateContactInput } from '../../schema/contact.js';
import { insert, lock, references, remove, update } from '../shared/record.js';

export async function createContact(ctx: RequestContext, input: CreateContactInput): Promise<Contact> {
  authorize(ctx, 'records');
  const violations = new Violations();
  const { division } = await references(ctx, violations, {
    organization: { field: 'organizationId', table: organizations, id: input.organizationId },
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
  });
  checkDivision(violations, division, input.organizationId);
  violations.throwIfAny();
  return insert(ctx, Contact, input);
}

export async function updateContact(ctx: RequestContext, input: UpdateContactInput): Promise<Contact> {
  authorize(ctx, 'records');
  const contact = await lock(ctx, Contact, contacts, input.id);
  const violations = new Violations();
  const { division } = await references(ctx, violations, {
    division: { field: 'divisionId', table: divisions, id: input.divisionId },
  });
  checkDivision(violations, division, contact.organizationId);
  violations.throwIfAny();
  return update(ctx, contact, input);
}

export async function deleteContact(ctx: RequestContext, id: string): Promise<Contact> {
  authorize(ctx, 'records');
  return remove(ctx, await lock(ctx, Contact, contacts, id));
}

/** The division must belong to the contact's organization. */
function checkDivision(
  violations: Violations,
  division: Record<string, unknown> | undefined,
  organizationId: string,
): void {
  if (division && division.organization_id !== organizationId) {
    violations.add('divisionId', 'The division id field must be a division of the contact’s organization.');
  }
}
