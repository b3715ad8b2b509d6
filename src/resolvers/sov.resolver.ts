import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { exportScheduleCsv } from '../domain/sov/export-csv.js';
import { organizations } from '../loaders/organization.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { sovLines, sovs, sovTotals } from '../loaders/sov.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Organization } from '../schema/organization.js';
import { PayApplicationConnection, PayApplicationFilter, PayApplicationOrdering } from '../schema/pay-application.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import {
  CreateSovInput,
  ImportSovCsvInput,
  Sov,
  SovConnection,
  SovFilter,
  SovImport,
  SovLine,
  SovOrdering,
  SovTotals,
  UpdateSovInput,
} from '../schema/sov.js';
import { importSovCsv } from '../services/sov/import-csv.js';
import * as sovService from '../services/sov/index.js';

@Resolver(() => Sov)
export class SovResolver {
  @Query(() => SovConnection)
  sovs(
    @Arg('filter', () => SovFilter, { nullable: true }) filter: SovFilter | null,
    @Arg('orderBy', () => SovOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, sovs, { filter, orderBy, page }, info);
  }

  @Query(() => Sov)
  sov(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, sovs, id, info);
  }

  @Mutation(() => Sov)
  createSov(@Arg('input', () => CreateSovInput) input: CreateSovInput, @Ctx() ctx: RequestContext) {
    return sovService.createSov(ctx, input);
  }

  @Mutation(() => Sov)
  updateSov(@Arg('input', () => UpdateSovInput) input: UpdateSovInput, @Ctx() ctx: RequestContext) {
    return sovService.updateSov(ctx, input);
  }

  @Mutation(() => Sov)
  deleteSov(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return sovService.deleteSov(ctx, input.id);
  }

  @Mutation(() => SovImport)
  importSovCsv(@Arg('input', () => ImportSovCsvInput) input: ImportSovCsvInput, @Ctx() ctx: RequestContext) {
    return importSovCsv(ctx, input);
  }

  @FieldResolver(() => [SovLine], { description: 'The lines, in order.' })
  lines(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return sovLines(ctx).load(sov.id);
  }

  @FieldResolver(() => SovTotals)
  totals(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return sovTotals(ctx).load(sov.id);
  }

  @FieldResolver(() => String, { description: 'The lines as a CSV file that spreadsheets open safely.' })
  async csv(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return exportScheduleCsv(await sovLines(ctx).load(sov.id));
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() sov: Sov, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, sov.projectId, info);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() sov: Sov, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, sov.organizationId, info);
  }

  @FieldResolver(() => PayApplicationConnection)
  payApplications(
    @Root() sov: Sov,
    @Arg('filter', () => PayApplicationFilter, { nullable: true }) filter: PayApplicationFilter | null,
    @Arg('orderBy', () => PayApplicationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, payApplications, { column: 'sov_id', key: sov.id }, { filter, orderBy, page }, info);
  }
}
