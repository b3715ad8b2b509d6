import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { legalFormOfCode } from '../domain/waiver/forms.js';
import { toStage } from '../domain/waiver/kind.js';
import { waiverNotices } from '../domain/waiver/notices.js';
import { waiverNumber } from '../domain/waiver/number.js';
import { waiverRequests } from '../reads/loaders/waiver-request.loader.js';
import { RecordInput } from '../schema/common.js';
import { enums } from '../schema/enums.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { Rendered } from '../schema/rendered.js';
import { ID } from '../schema/scalars.js';
import { FormNotice, LegalForm } from '../schema/waiver-parts.js';
import {
  CancelWaiverRequestInput,
  CreateWaiverRequestInput,
  ReplaceWaiverRequestInput,
  SendWaiverRequestInput,
  UpdateWaiverRequestInput,
  WaiverRequest,
  WaiverRequestFile,
  WaiverRequestPrint,
} from '../schema/waiver-request.js';
import { RequestWaiversInput, WaiverRound } from '../schema/waiver-round.js';
import * as requestService from '../services/waiver-request/index.js';
import * as print from '../services/waiver-request/print-file.js';
import { requestWaivers } from '../services/waiver-request/round.js';
import * as sending from '../services/waiver-request/send.js';
import * as files from '../services/waiver-request/signed-file.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(waiverRequests)
@RelatedRecords(waiverRequests)
@Resolver(() => WaiverRequest)
export class WaiverRequestResolver {
  @Mutation(() => WaiverRequest, { description: 'Writes down what a payee is to be asked for. It is not sent yet.' })
  createWaiverRequest(
    @Arg('input', () => CreateWaiverRequestInput) input: CreateWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return requestService.createWaiverRequest(ctx, input);
  }

  @Mutation(() => WaiverRequest, { description: 'Changes a draft. What was sent is replaced instead.' })
  updateWaiverRequest(
    @Arg('input', () => UpdateWaiverRequestInput) input: UpdateWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return requestService.updateWaiverRequest(ctx, input);
  }

  @Mutation(() => WaiverRequest, { description: 'Deletes a draft.' })
  deleteWaiverRequest(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return requestService.deleteWaiverRequest(ctx, input.id);
  }

  @Mutation(() => WaiverRequest, { description: 'Sends a request by e-mail, or sends it again.' })
  sendWaiverRequest(
    @Arg('input', () => SendWaiverRequestInput) input: SendWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return sending.sendWaiverRequest(ctx, input);
  }

  @Mutation(() => WaiverRequest, { description: 'Withdraws a request that is not signed.' })
  cancelWaiverRequest(
    @Arg('input', () => CancelWaiverRequestInput) input: CancelWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return sending.cancelWaiverRequest(ctx, input);
  }

  @Mutation(() => WaiverRequest, { description: 'Replaces a request that was sent, and returns the new one.' })
  replaceWaiverRequest(
    @Arg('input', () => ReplaceWaiverRequestInput) input: ReplaceWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return sending.replaceWaiverRequest(ctx, input);
  }

  @Mutation(() => WaiverRequest, {
    description: 'Asks for the amount that the payee proposed: replaces the request, and returns the new one.',
  })
  acceptWaiverCounter(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return sending.acceptWaiverCounter(ctx, input);
  }

  @Mutation(() => WaiverRequest, {
    description: 'Keeps to the amount that was asked for, which the payee can still sign.',
  })
  rejectWaiverCounter(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return sending.rejectWaiverCounter(ctx, input);
  }

  @Mutation(() => WaiverRound, {
    description: 'Asks the payees of a pay application for waivers, or says what that would do.',
  })
  requestWaivers(@Arg('input', () => RequestWaiversInput) input: RequestWaiversInput, @Ctx() ctx: RequestContext) {
    return requestWaivers(ctx, input);
  }

  @FieldResolver(() => String)
  number(@Root() request: WaiverRequest) {
    return waiverNumber(request.id);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() request: WaiverRequest) {
    return displayText(request.type);
  }

  @FieldResolver(() => enums.WaiverStage)
  stage(@Root() request: WaiverRequest) {
    return toStage(request.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() request: WaiverRequest) {
    return displayText(request.status);
  }

  @FieldResolver(() => LegalForm, { nullable: true })
  legalForm(@Root() request: WaiverRequest) {
    return legalFormOfCode(request.formCode);
  }

  @FieldResolver(() => [FormNotice])
  notices(@Root() request: WaiverRequest) {
    const { state, type, formCode, paymentReceivedOn, throughDate } = request;
    return waiverNotices({ state, type, formCode, paymentReceivedOn, throughDate });
  }
}

@Resolver(() => WaiverRequestFile)
export class WaiverRequestFileResolver {
  @OnPrimary()
  @Free()
  @Query(() => WaiverRequestFile, {
    nullable: true,
    description: 'The document of a waiver request that the payee signed.',
  })
  waiverRequestDocument(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return files.findPayerCopy(ctx, id);
  }

  @Rendered()
  @FieldResolver(() => String, { description: 'The PDF, in base64.' })
  content(@Root() copy: files.PayerCopy, @Ctx() ctx: RequestContext) {
    return files.readPayerCopy(ctx, copy);
  }
}

@Resolver(() => WaiverRequestPrint)
export class WaiverRequestPrintResolver {
  @OnPrimary()
  @Free()
  @Query(() => WaiverRequestPrint, {
    nullable: true,
    description: 'The printed page of a waiver request, for a payee that is reached in print.',
  })
  waiverRequestPrint(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return print.findPrint(ctx, id);
  }

  @Rendered()
  @FieldResolver(() => String, { description: 'The PDF, in base64.' })
  content(@Root() page: print.WaiverPrint, @Ctx() ctx: RequestContext) {
    return print.layOutPrint(ctx, page);
  }
}
