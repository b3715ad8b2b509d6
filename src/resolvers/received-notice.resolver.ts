import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { filesOf, findFile } from '../reads/loaders/attached-file.loader.js';
import { receivedNotices } from '../reads/loaders/received-notice.loader.js';
import { suggestedPartiesOf } from '../reads/loaders/suggested-parties.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { AttachedFile } from '../schema/attached-file.js';
import { RecordInput } from '../schema/common.js';
import { Free } from '../schema/free.js';
import {
  AttachReceivedNoticeFileInput,
  CreateReceivedNoticeInput,
  MatchReceivedNoticeInput,
  ReceivedNotice,
  RemoveReceivedNoticeFileInput,
  UpdateReceivedNoticeInput,
} from '../schema/received-notice.js';
import { ID } from '../schema/scalars.js';
import { User } from '../schema/user.js';
import { attachReceivedNoticeFile, removeReceivedNoticeFile } from '../services/received-notice/files.js';
import * as receivedNoticeService from '../services/received-notice/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(receivedNotices)
@RelatedRecords(receivedNotices)
@Resolver(() => ReceivedNotice)
export class ReceivedNoticeResolver {
  @Mutation(() => ReceivedNotice, { description: 'Logs a notice that arrived.' })
  createReceivedNotice(
    @Arg('input', () => CreateReceivedNoticeInput) input: CreateReceivedNoticeInput,
    @Ctx() ctx: RequestContext,
  ) {
    return receivedNoticeService.createReceivedNotice(ctx, input);
  }

  @Mutation(() => ReceivedNotice)
  updateReceivedNotice(
    @Arg('input', () => UpdateReceivedNoticeInput) input: UpdateReceivedNoticeInput,
    @Ctx() ctx: RequestContext,
  ) {
    return receivedNoticeService.updateReceivedNotice(ctx, input);
  }

  @Mutation(() => ReceivedNotice)
  deleteReceivedNotice(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return receivedNoticeService.deleteReceivedNotice(ctx, input.id);
  }

  @Mutation(() => ReceivedNotice, {
    description: 'Decides whose notice it is: a party of the project, or a claimant that the project does not know.',
  })
  matchReceivedNotice(
    @Arg('input', () => MatchReceivedNoticeInput) input: MatchReceivedNoticeInput,
    @Ctx() ctx: RequestContext,
  ) {
    return receivedNoticeService.matchReceivedNotice(ctx, input);
  }

  @Free()
  @Query(() => AttachedFile, { nullable: true, description: 'A file of a received notice.' })
  receivedNoticeFile(
    @Arg('id', () => ID) id: string,
    @Arg('fileId', () => ID) fileId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return findFile(ctx, 'received_notice', id, fileId);
  }

  @Mutation(() => ReceivedNotice, { description: 'Attaches the notice itself, as a PDF, JPEG or PNG.' })
  attachReceivedNoticeFile(
    @Arg('input', () => AttachReceivedNoticeFileInput) input: AttachReceivedNoticeFileInput,
    @Ctx() ctx: RequestContext,
  ) {
    return attachReceivedNoticeFile(ctx, input);
  }

  @Mutation(() => ReceivedNotice, { description: 'Takes a file off a received notice. Its name stays in the history.' })
  removeReceivedNoticeFile(
    @Arg('input', () => RemoveReceivedNoticeFileInput) input: RemoveReceivedNoticeFileInput,
    @Ctx() ctx: RequestContext,
  ) {
    return removeReceivedNoticeFile(ctx, input);
  }

  @FieldResolver(() => String, { description: 'The kind in words.' })
  kindLabel(@Root() { kind }: ReceivedNotice) {
    return displayText(kind);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether another account served it through this service: its document is among the files.',
  })
  servedThroughService(@Root() { sourceNoticeId }: ReceivedNotice) {
    return sourceNoticeId !== null;
  }

  @FieldResolver(() => [AttachedFile], { description: 'Its files, in the order of their arrival.' })
  files(@Root() { id }: ReceivedNotice, @Ctx() ctx: RequestContext) {
    return filesOf.received_notice.of(ctx, id);
  }

  @FieldResolver(() => [ID], {
    description:
      'The parties of the project whose company has the claimant’s name, apart from case, punctuation and legal forms.',
  })
  suggestedPartyIds(@Root() { id }: ReceivedNotice, @Ctx() ctx: RequestContext) {
    return suggestedPartiesOf.of(ctx, id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'The user who decided whose notice it is.' })
  matchedBy(@Root() { matchedById }: ReceivedNotice, @Ctx() ctx: RequestContext) {
    return matchedById ? usersOf.of(ctx, matchedById) : null;
  }
}
