import { Field, InputType, ObjectType } from 'type-graphql';
import type { EmailDelivery, EmailTopic } from '../domain/email/topics.js';
import { enums } from './enums.js';
import { Required } from './validation/rules.js';

@ObjectType({
  description: 'How the calling user receives the e-mails of the acting organization about a topic.',
  simpleResolvers: true,
})
export class EmailPreference {
  @Field(() => enums.EmailTopic, { description: 'What the e-mails are about.' }) topic!: EmailTopic;
  @Field(() => enums.EmailDelivery, {
    description:
      'What the user has chosen, or what is usual for their role: `NONE` for READ_ONLY, otherwise `AT_ONCE`.',
  })
  delivery!: EmailDelivery;
  @Field(() => Boolean, { description: 'These e-mails are always sent, at once.' })
  isFixed!: boolean;
}

@InputType({
  description: 'How the calling user wants to receive the e-mails of the acting organization about a topic.',
})
export class SetEmailPreferenceInput {
  @Required(() => enums.EmailTopic, { description: 'Not `ACCOUNT` or `SECURITY`, whose e-mails are always sent.' })
  topic!: EmailTopic;
  @Required(() => enums.EmailDelivery, { description: 'At once, once a day or not at all.' })
  delivery!: EmailDelivery;
}
