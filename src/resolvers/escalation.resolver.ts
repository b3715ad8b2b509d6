import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { escalations } from '../reads/loaders/escalation.loader.js';
import { stagesOfDrafts } from '../reads/loaders/escalation-stage.js';
import { RecordInput } from '../schema/common.js';
import { ProjectDeadline } from '../schema/deadline.js';
import { enums } from '../schema/enums.js';
import {
  CreateEscalationInput,
  Escalation,
  TransitionEscalationInput,
  UpdateEscalationInput,
} from '../schema/escalation.js';
import * as deadlineService from '../services/deadline/index.js';
import * as escalationService from '../services/escalation/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(escalations)
@RelatedRecords(escalations)
@Resolver(() => Escalation)
export class EscalationResolver {
  @Mutation(() => Escalation, {
    description: 'Creates a draft. Separate operations generate its document and change its status.',
  })
  createEscalation(
    @Arg('input', () => CreateEscalationInput) input: CreateEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.createEscalation(ctx, input);
  }

  @Mutation(() => Escalation)
  updateEscalation(
    @Arg('input', () => UpdateEscalationInput) input: UpdateEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.updateEscalation(ctx, input);
  }

  @Mutation(() => Escalation)
  deleteEscalation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return escalationService.deleteEscalation(ctx, input.id);
  }

  @Mutation(() => Escalation)
  transitionEscalation(
    @Arg('input', () => TransitionEscalationInput) input: TransitionEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.transitionEscalation(ctx, input);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() escalation: Escalation) {
    return displayText(escalation.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() escalation: Escalation) {
    return displayText(escalation.status);
  }

  @FieldResolver(() => enums.EscalationStage, {
    description: 'The status, and of a draft whether its document is generated or ordered.',
  })
  stage(@Root() { id, status }: Escalation, @Ctx() ctx: RequestContext) {
    return status === 'draft' ? stagesOfDrafts.of(ctx, id) : status;
  }

  @FieldResolver(() => [ProjectDeadline])
  suggestedDeadlines(@Root() escalation: Escalation, @Ctx() ctx: RequestContext) {
    return deadlineService.suggestedDeadlines(ctx, escalation);
  }
}
