import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { divisions } from '../reads/loaders/division.loader.js';
import { RecordInput } from '../schema/common.js';
import { CreateDivisionInput, Division, UpdateDivisionInput } from '../schema/division.js';
import * as divisionService from '../services/division/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(divisions)
@RelatedRecords(divisions)
@Resolver(() => Division)
export class DivisionResolver {
  @Mutation(() => Division, {
    description: 'Creates a division. The tier of the token limits how many divisions its user may have.',
  })
  createDivision(@Arg('input', () => CreateDivisionInput) input: CreateDivisionInput, @Ctx() ctx: RequestContext) {
    return divisionService.createDivision(ctx, input);
  }

  @Mutation(() => Division)
  updateDivision(@Arg('input', () => UpdateDivisionInput) input: UpdateDivisionInput, @Ctx() ctx: RequestContext) {
    return divisionService.updateDivision(ctx, input);
  }

  @Mutation(() => Division)
  deleteDivision(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return divisionService.deleteDivision(ctx, input.id);
  }
}
