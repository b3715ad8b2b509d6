import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { auditEntries } from '../loaders/audit-entry.loader.js';
import { children, list, show } from '../loaders/read.js';
import { AuditEntry, AuditEntryConnection, AuditEntryFilter, AuditEntryOrdering } from '../schema/audit-entry.js';
import { RecordType } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { UUID } from '../schema/scalars.js';

/** The audit log as a list, and as a field of every record. */
@Resolver(() => RecordType)
export class AuditEntryResolver {
  @Query(() => AuditEntryConnection, { name: 'auditEntries' })
  all(
    @Arg('filter', () => AuditEntryFilter, { nullable: true }) filter: AuditEntryFilter | null,
    @Arg('orderBy', () => AuditEntryOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, auditEntries, { filter, orderBy, page }, info);
  }

  @Query(() => AuditEntry)
  auditEntry(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, auditEntries, id, info);
  }

  @FieldResolver(() => AuditEntryConnection)
  auditEntries(
    @Root() record: RecordType,
    @Arg('filter', () => AuditEntryFilter, { nullable: true }) filter: AuditEntryFilter | null,
    @Arg('orderBy', () => AuditEntryOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, auditEntries, { column: 'auditable_id', key: record.id }, { filter, orderBy, page }, info);
  }
}
