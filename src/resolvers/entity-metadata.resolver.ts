import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { EntityType } from '../domain/vocabulary.js';
import { entityMetadata, entriesOf, entryOf } from '../loaders/entity-metadata.loader.js';
import { children } from '../loaders/read.js';
import { RecordType } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import {
  EntityMetadata,
  EntityMetadataConnection,
  EntityMetadataFilter,
  EntityMetadataOrdering,
  MetadataKeyInput,
  SetMetadataInput,
} from '../schema/entity-metadata.js';
import { enums } from '../schema/enums.js';
import { UUID } from '../schema/scalars.js';
import * as entityMetadataService from '../services/entity-metadata/index.js';

/** The metadata entries of one record, and as a field of every record. */
@Resolver(() => RecordType)
export class EntityMetadataResolver {
  @Query(() => [EntityMetadata], { name: 'metadataEntries', description: 'All entries of one record, by key.' })
  all(
    @Arg('entityType', () => enums.EntityType) entityType: EntityType,
    @Arg('entityId', () => UUID) entityId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return entriesOf(ctx, entityType, entityId);
  }

  @Query(() => EntityMetadata)
  metadataEntry(
    @Arg('entityType', () => enums.EntityType) entityType: EntityType,
    @Arg('entityId', () => UUID) entityId: string,
    @Arg('key', () => String) key: string,
    @Ctx() ctx: RequestContext,
  ) {
    return entryOf(ctx, entityType, entityId, key);
  }

  @Mutation(() => EntityMetadata, { description: 'Creates the metadata entry of a key, or replaces it.' })
  setMetadata(@Arg('input', () => SetMetadataInput) input: SetMetadataInput, @Ctx() ctx: RequestContext) {
    return entityMetadataService.setMetadata(ctx, input);
  }

  @Mutation(() => EntityMetadata)
  deleteMetadata(@Arg('input', () => MetadataKeyInput) input: MetadataKeyInput, @Ctx() ctx: RequestContext) {
    return entityMetadataService.deleteMetadata(ctx, input);
  }

  @FieldResolver(() => EntityMetadataConnection)
  metadataEntries(
    @Root() record: RecordType,
    @Arg('filter', () => EntityMetadataFilter, { nullable: true }) filter: EntityMetadataFilter | null,
    @Arg('orderBy', () => EntityMetadataOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, entityMetadata, { column: 'entity_id', key: record.id }, { filter, orderBy, page }, info);
  }
}
