import { FieldResolver, Resolver, Root } from 'type-graphql';
import { auditEntries } from '../loaders/audit-entry.loader.js';
import { AuditEntry } from '../schema/audit-entry.js';
import { RootFields } from './declared.js';

@RootFields(auditEntries)
@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the entry is about an attempt that was refused, such as the second use of a sign-in link, and about no change.',
  })
  refused(@Root() { action, newValues }: AuditEntry) {
    // Links and passkeys count the refusals; other refusals have their reason.
    return action === 'updated' && (Boolean(newValues.refusal) || Boolean(newValues.refusals));
  }
}
