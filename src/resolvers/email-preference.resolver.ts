import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { EmailPreference, SetEmailPreferenceInput } from '../schema/email-preference.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import * as emailPreferenceService from '../services/email-preference/index.js';

@Resolver(() => EmailPreference)
export class EmailPreferenceResolver {
  @OnPrimary()
  @Free()
  @Query(() => [EmailPreference], {
    description:
      'How the calling user receives the e-mails of the acting organization, for each topic that concerns their role. Only in a session.',
  })
  emailPreferences(@Ctx() ctx: RequestContext) {
    return emailPreferenceService.listEmailPreferences(ctx);
  }

  @Free()
  @Mutation(() => EmailPreference, {
    description:
      'Changes how the calling user receives the e-mails of the acting organization about a topic. Only in a session.',
  })
  setEmailPreference(
    @Arg('input', () => SetEmailPreferenceInput) input: SetEmailPreferenceInput,
    @Ctx() ctx: RequestContext,
  ) {
    return emailPreferenceService.setEmailPreference(ctx, input);
  }
}
