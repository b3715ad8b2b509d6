import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import {
  FinishPasskeyRegistrationInput,
  Passkey,
  PasskeyRegistration,
  RemovePasskeyInput,
  RenamePasskeyInput,
} from '../schema/passkey.js';
import * as passkeyService from '../services/passkey/index.js';

@Resolver(() => Passkey)
export class PasskeyResolver {
  @OnPrimary()
  @Free()
  @Query(() => [Passkey], { description: 'The passkeys of the calling user, newest first. Only in a session.' })
  passkeys(@Ctx() ctx: RequestContext) {
    return passkeyService.listPasskeys(ctx);
  }

  @Free()
  @Mutation(() => PasskeyRegistration, {
    description: 'Begins to add a passkey. Only in a session, and only soon after signing in.',
  })
  beginPasskeyRegistration(@Ctx() ctx: RequestContext) {
    return passkeyService.beginRegistration(ctx);
  }

  @Free()
  @Mutation(() => Passkey, { description: 'Adds the passkey that the browser has created. Only in the same session.' })
  finishPasskeyRegistration(
    @Arg('input', () => FinishPasskeyRegistrationInput) input: FinishPasskeyRegistrationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return passkeyService.finishRegistration(ctx, input);
  }

  @Free()
  @Mutation(() => Passkey, { description: 'Renames a passkey of the calling user. Only in a session.' })
  renamePasskey(@Arg('input', () => RenamePasskeyInput) input: RenamePasskeyInput, @Ctx() ctx: RequestContext) {
    return passkeyService.renamePasskey(ctx, input);
  }

  @Free()
  @Mutation(() => Passkey, {
    description:
      'Removes a passkey of the calling user, which then signs in no more. Only in a session, and only soon after signing in.',
  })
  removePasskey(@Arg('input', () => RemovePasskeyInput) input: RemovePasskeyInput, @Ctx() ctx: RequestContext) {
    return passkeyService.removePasskey(ctx, input.id);
  }
}
