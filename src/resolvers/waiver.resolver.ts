import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { legalFormOfCode } from '../domain/waiver/forms.js';
import { toStage } from '../domain/waiver/kind.js';
import { waiverNotices } from '../domain/waiver/notices.js';
import { waiverNumber } from '../domain/waiver/number.js';
import { releaseState } from '../domain/waiver/transitions.js';
import { waivers } from '../reads/loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { enums } from '../schema/enums.js';
import { SignWaiverPayload, UpsertWaiverPayload } from '../schema/payload.js';
import { UpsertWaiverInput } from '../schema/upsert.js';
import {
  CreateWaiverInput,
  SignWaiverInput,
  TransitionWaiverInput,
  UpdateWaiverInput,
  Waiver,
} from '../schema/waiver.js';
import { FormNotice, LegalForm } from '../schema/waiver-parts.js';
import { upsertWaiver } from '../services/external-key/index.js';
import { answered } from '../services/shared/answered.js';
import * as waiverService from '../services/waiver/index.js';
import { signWaiver } from '../services/waiver/sign.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(waivers)
@RelatedRecords(waivers)
@Resolver(() => Waiver)
export class WaiverResolver {
  @Mutation(() => Waiver, { description: 'Creates a draft on the form that the state prescribes for its kind.' })
  createWaiver(@Arg('input', () => CreateWaiverInput) input: CreateWaiverInput, @Ctx() ctx: RequestContext) {
    return waiverService.createWaiver(ctx, input);
  }

  @Mutation(() => UpsertWaiverPayload, {
    description: 'Makes a waiver with a key of your own, or changes the one that has the key.',
  })
  upsertWaiver(@Arg('input', () => UpsertWaiverInput) input: UpsertWaiverInput, @Ctx() ctx: RequestContext) {
    return upsertWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  updateWaiver(@Arg('input', () => UpdateWaiverInput) input: UpdateWaiverInput, @Ctx() ctx: RequestContext) {
    return waiverService.updateWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  transitionWaiver(
    @Arg('input', () => TransitionWaiverInput) input: TransitionWaiverInput,
    @Ctx() ctx: RequestContext,
  ) {
    return waiverService.transitionWaiver(ctx, input);
  }

  @Mutation(() => SignWaiverPayload, { description: 'Signs the generated document. The signed copy replaces it.' })
  signWaiver(@Arg('input', () => SignWaiverInput) input: SignWaiverInput, @Ctx() ctx: RequestContext) {
    return answered(ctx, async () => {
      const { waiver, document } = await signWaiver(ctx, input);
      return { waiver, document, warnings: document.warnings };
    });
  }

  @Mutation(() => Waiver)
  deleteWaiver(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return waiverService.deleteWaiver(ctx, input.id);
  }

  @FieldResolver(() => String)
  number(@Root() waiver: Waiver) {
    return waiverNumber(waiver.id);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() waiver: Waiver) {
    return displayText(waiver.type);
  }

  @FieldResolver(() => enums.WaiverStage)
  stage(@Root() waiver: Waiver) {
    return toStage(waiver.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() waiver: Waiver) {
    return displayText(waiver.status);
  }

  @FieldResolver(() => enums.WaiverReleaseState, { nullable: true })
  releaseState(@Root() waiver: Waiver) {
    return releaseState(waiver.type, waiver.status);
  }

  @FieldResolver(() => LegalForm, { nullable: true })
  legalForm(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode);
  }

  @FieldResolver(() => Boolean)
  notaryRequired(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode)?.notary ?? false;
  }

  @FieldResolver(() => Boolean)
  witnessRequired(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode)?.witness ?? false;
  }

  @FieldResolver(() => [FormNotice])
  notices(@Root() waiver: Waiver) {
    const { state, type, formCode, paymentReceivedOn, throughDate } = waiver;
    return waiverNotices({ state, type, formCode, paymentReceivedOn, throughDate });
  }
}
