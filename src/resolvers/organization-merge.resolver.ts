import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { entityTypes } from '../domain/vocabulary.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { toRelations } from '../reads/loaders/relations.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { Node, recordText } from '../schema/node.js';
import {
  DuplicateGroups,
  LeftRecord,
  MergeOrganizationsInput,
  OrganizationMerge,
  SimilarOrganization,
  SimilarOrganizationsInput,
  UndoOrganizationMergeInput,
} from '../schema/organization-merge.js';
import { ID } from '../schema/scalars.js';
import { User } from '../schema/user.js';
import { mergeOrganizations } from '../services/organization-merge/index.js';
import { listMerges, readDuplicates, readSimilar } from '../services/organization-merge/similar.js';
import { undoOrganizationMerge } from '../services/organization-merge/undo.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations<OrganizationMerge>('OrganizationMerge', {
    one: { kept: { type: 'Organization', description: 'The company that was kept.' } },
  }),
)
@Resolver(() => OrganizationMerge)
export class OrganizationMergeResolver {
  @Query(() => [SimilarOrganization], {
    description:
      'Companies of the directory that may be the same as one of it, or as one that is being typed: with the same name apart from case, punctuation and legal forms, or with the same address, e-mail or phone. At most 20.',
  })
  similarOrganizations(
    @Arg('like', () => SimilarOrganizationsInput) like: SimilarOrganizationsInput,
    @Ctx() ctx: RequestContext,
  ) {
    return readSimilar(ctx, like);
  }

  @Query(() => DuplicateGroups, { description: 'The companies of the directory that may be the same, in groups.' })
  duplicateOrganizations(
    @Arg('first', () => Int, { nullable: true, description: 'How many groups, at most 500; 200 by default.' }) first:
      | number
      | null,
    @Arg('offset', () => Int, { nullable: true, description: 'How many to pass over.' }) offset: number | null,
    @Ctx() ctx: RequestContext,
  ) {
    return readDuplicates(ctx, { first: first ?? null, offset: offset ?? null });
  }

  @Query(() => [OrganizationMerge], {
    nullable: true,
    description:
      'The merges in which a company of the directory was kept, or in which it was merged into another one, the newest first. At most 100.',
  })
  organizationMerges(@Arg('id', () => ID, { description: 'The company.' }) id: string, @Ctx() ctx: RequestContext) {
    return listMerges(ctx, id);
  }

  @Mutation(() => OrganizationMerge, {
    description:
      'Merges companies of the directory into one: contacts, parties and participants that name them name that one. What was generated, mailed or signed keeps what it says. A merged company is in no list any more, but is found by its id, with `mergedIntoId`.',
  })
  mergeOrganizations(
    @Arg('input', () => MergeOrganizationsInput) input: MergeOrganizationsInput,
    @Ctx() ctx: RequestContext,
  ) {
    return mergeOrganizations(ctx, input);
  }

  @Mutation(() => OrganizationMerge, {
    description:
      'Takes a merge back: the companies are in the directory again, and what was moved names them again. A record that was changed since the merge stays as it is and is listed in `left`.',
  })
  undoOrganizationMerge(
    @Arg('input', () => UndoOrganizationMergeInput) input: UndoOrganizationMergeInput,
    @Ctx() ctx: RequestContext,
  ) {
    return undoOrganizationMerge(ctx, input.id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who merged them.' })
  user(@Root() { userId }: OrganizationMerge, @Ctx() ctx: RequestContext) {
    return userId ? usersOf.of(ctx, userId) : null;
  }
}

@Resolver(() => LeftRecord)
export class LeftRecordResolver {
  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() { entityType, entityId }: LeftRecord, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, entityTypes[entityType], entityId, info);
  }
}
