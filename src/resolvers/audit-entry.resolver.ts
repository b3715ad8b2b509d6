import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { auditEntries } from '../reads/loaders/audit-entry.loader.js';
import { auditedNames } from '../reads/loaders/audited-names.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { AuditEntry } from '../schema/audit-entry.js';
import { Node, recordText } from '../schema/node.js';
import { User } from '../schema/user.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(auditEntries)
@RelatedRecords(auditEntries)
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

  @FieldResolver(() => Boolean, {
    description:
      'Whether the entry is about a preview of a document. Previews leave no entry any more; older entries stay, as all do.',
  })
  isPreview(@Root() { auditableType, oldValues, newValues }: AuditEntry) {
    return auditableType === 'Document' && (newValues.is_preview ?? oldValues?.is_preview) === true;
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() entry: AuditEntry, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, entry.auditableType, entry.auditableId, info);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What people call the record, also one that is gone: its name, number or address as the log had it last, or the person whose it is.',
  })
  recordName(@Root() { auditableId }: AuditEntry, @Ctx() ctx: RequestContext) {
    return auditedNames.of(ctx, auditableId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who made the change; null if no user did.' })
  user(@Root() { userId }: AuditEntry, @Ctx() ctx: RequestContext) {
    return userId ? usersOf.of(ctx, userId) : null;
  }
}
