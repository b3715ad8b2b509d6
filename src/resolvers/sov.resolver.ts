import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { exportScheduleCsv } from '../domain/sov/export-csv.js';
import { sovLines, sovs, sovTotals } from '../reads/loaders/sov.loader.js';
import { RecordInput } from '../schema/common.js';
import {
  CreateSovInput,
  ImportSovCsvInput,
  Sov,
  SovImport,
  SovLine,
  SovTotals,
  UpdateSovInput,
} from '../schema/sov.js';
import { importSovCsv } from '../services/sov/import-csv.js';
import * as sovService from '../services/sov/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(sovs)
@RelatedRecords(sovs)
@Resolver(() => Sov)
export class SovResolver {
  @Mutation(() => Sov, {
    description: 'Creates a draft, or an active schedule whose lines must add up to the contract amount.',
  })
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

  @Mutation(() => SovImport, {
    description:
      'Imports a schedule of values from a CSV file. If any cell is invalid, nothing is saved and the error lists every invalid cell.',
  })
  importSovCsv(@Arg('input', () => ImportSovCsvInput) input: ImportSovCsvInput, @Ctx() ctx: RequestContext) {
    return importSovCsv(ctx, input);
  }

  @FieldResolver(() => [SovLine], { description: 'The lines, in order.' })
  lines(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return sovLines.of(ctx, sov.id);
  }

  @FieldResolver(() => SovTotals)
  totals(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return sovTotals.of(ctx, sov.id);
  }

  @FieldResolver(() => String, { description: 'The lines as a CSV file that spreadsheets open safely.' })
  async csv(@Root() sov: Sov, @Ctx() ctx: RequestContext) {
    return exportScheduleCsv(await sovLines.of(ctx, sov.id));
  }
}
