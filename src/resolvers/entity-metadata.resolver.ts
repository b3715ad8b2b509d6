import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { type EntityType, entityTypes } from '../domain/vocabulary.js';
import { readEntries, readEntry } from '../reads/loaders/entity-metadata.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { toRelations } from '../reads/loaders/relations.js';
import { RecordType } from '../schema/common.js';
import { EntityMetadata, MetadataKeyInput, SetMetadataInput } from '../schema/entity-metadata.js';
import { enums } from '../schema/enums.js';
import { Node, recordText } from '../schema/node.js';
import { ID } from '../schema/scalars.js';
import * as entityMetadataService from '../services/entity-metadata/index.js';
import { RelatedRecords } from './declared.js';

/** The metadata entries of one record, and as a field of every record. */
@RelatedRecords(toRelations('RecordType', { many: { metadataEntries: { type: 'EntityMetadata', on: 'entityId' } } }))
@Resolver(() => RecordType)
export class EntityMetadataResolver {
  @Query(() => [EntityMetadata], {
    nullable: true,
    name: 'metadataEntries',
    description: 'All entries of one record, by key.',
  })
  all(
    @Arg('entityType', () => enums.EntityType) entityType: EntityType,
    @Arg('entityId', () => ID) entityId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return readEntries(ctx, entityType, entityId);
  }

  @Query(() => EntityMetadata, { nullable: true, description: 'A metadata entry of a record.' })
  metadataEntry(
    @Arg('entityType', () => enums.EntityType) entityType: EntityType,
    @Arg('entityId', () => ID) entityId: string,
    @Arg('key', () => String) key: string,
    @Ctx() ctx: RequestContext,
  ) {
    return readEntry(ctx, entityType, entityId, key);
  }

  @Mutation(() => EntityMetadata, { description: 'Creates the metadata entry of a key, or replaces it.' })
  setMetadata(@Arg('input', () => SetMetadataInput) input: SetMetadataInput, @Ctx() ctx: RequestContext) {
    return entityMetadataService.setMetadata(ctx, input);
  }

  @Mutation(() => EntityMetadata, { description: 'Deletes the entry permanently.' })
  deleteMetadata(@Arg('input', () => MetadataKeyInput) input: MetadataKeyInput, @Ctx() ctx: RequestContext) {
    return entityMetadataService.deleteMetadata(ctx, input);
  }
}

@Resolver(() => EntityMetadata)
export class MetadataEntryResolver {
  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() entry: EntityMetadata, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, entityTypes[entry.entityType], entry.entityId, info);
  }
}
