import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { parties } from '../loaders/party.loader.js';
import { RecordInput } from '../schema/common.js';
import { CreatePartyInput, Party, UpdatePartyInput } from '../schema/party.js';
import * as partyService from '../services/party/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(parties)
@RelatedRecords(parties)
@Resolver(() => Party)
export class PartyResolver {
  @Mutation(() => Party, { description: 'Adds an organization to a project in a role.' })
  createParty(@Arg('input', () => CreatePartyInput) input: CreatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.createParty(ctx, input);
  }

  @Mutation(() => Party)
  updateParty(@Arg('input', () => UpdatePartyInput) input: UpdatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.updateParty(ctx, input);
  }

  @Mutation(() => Party)
  deleteParty(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return partyService.deleteParty(ctx, input.id);
  }
}
