import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { Public } from '../schema/public.js';
import {
  EndSessionInput,
  RequestedSignInLink,
  RequestSignInLinkInput,
  Session,
  UpdateViewerInput,
  Viewer,
} from '../schema/session.js';
import * as sessionService from '../services/session/index.js';

@Resolver(() => Session)
export class SessionResolver {
  @OnPrimary()
  @Free()
  @Query(() => Viewer, { description: 'The calling user and their organizations.' })
  viewer(@Ctx() ctx: RequestContext) {
    return sessionService.viewer(ctx);
  }

  @OnPrimary()
  @Free()
  @Query(() => [Session], { description: 'The open sessions of the calling user, newest first. Only in a session.' })
  sessions(@Ctx() ctx: RequestContext) {
    return sessionService.listSessions(ctx);
  }

  @Free()
  @Mutation(() => Session, {
    description:
      'Ends a session of the calling user, everywhere at once; ending the current one signs out. Only in a session.',
  })
  endSession(@Arg('input', () => EndSessionInput) input: EndSessionInput, @Ctx() ctx: RequestContext) {
    return sessionService.endSession(ctx, input.id);
  }

  @Free()
  @Mutation(() => [Session], {
    description:
      'Ends every session of the calling user but the current one, everywhere at once, and returns them. Only in a session.',
  })
  endOtherSessions(@Ctx() ctx: RequestContext) {
    return sessionService.endOtherSessions(ctx);
  }

  @Free()
  @Mutation(() => Viewer, { description: 'Changes the name of the calling user. Only in a session.' })
  updateViewer(@Arg('input', () => UpdateViewerInput) input: UpdateViewerInput, @Ctx() ctx: RequestContext) {
    return sessionService.updateViewer(ctx, input);
  }

  @Public()
  @Free()
  @Mutation(() => RequestedSignInLink, {
    description:
      'Sends a link to sign in with, which works once and for 15 minutes. Needs no token. The answer is the same whether the address has a user or not.',
  })
  requestSignInLink(
    @Arg('input', () => RequestSignInLinkInput) input: RequestSignInLinkInput,
    @Ctx() ctx: RequestContext,
  ) {
    return sessionService.requestSignInLink(ctx, input.email);
  }
}
