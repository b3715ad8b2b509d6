import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { WaiverRequestStatus, WaiverType } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { DateTime, Decimal, ID, LocalDate } from './scalars.js';
import { Required } from './validation/rules.js';

@ObjectType({
  description:
    'A waiver that another account asks for, as the person reads it whose address the request went to. It is the record of that account, of which there is no copy.',
  simpleResolvers: true,
})
export class ReceivedWaiverRequest {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'The organization that asks for it.' }) payerName!: string;
  @Field(() => String, { description: 'Who is to sign: the company as the payer names it.' }) payeeName!: string;
  @Field(() => String, { description: 'The project of the payer.' }) projectName!: string;
  @Field(() => Int, { nullable: true, description: 'The number of the pay application whose payment it covers.' })
  applicationNumber!: number | null;
  @Field(() => enums.WaiverType) type!: WaiverType;
  @Field(() => enums.WaiverRequestStatus) status!: WaiverRequestStatus;
  @Field(() => Decimal, { nullable: true }) amount!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last day of the work that it covers.' }) throughDate!:
    | string
    | null;
  @Field(() => LocalDate, { nullable: true, description: 'When the payer wants it.' }) dueDate!: string | null;
  @Field(() => DateTime, { description: 'When it was last sent.' }) sentAt!: string;
  @Field(() => DateTime, { description: 'When it can no longer be answered.' }) expiresAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the person signed it.' }) signedAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the payer got the signed waiver.' })
  releasedAt!: string | null;
}

@InputType({ description: 'The received request that the person opens.' })
export class OpenReceivedWaiverRequestInput {
  @Required(() => ID) id!: string;
}

@ObjectType({ description: 'The way to the page on which a received request is answered.', simpleResolvers: true })
export class OpenedWaiverRequest {
  @Field(() => String, { description: 'The token of the link: its page is `/w?token=…`. It is shown this once.' })
  token!: string;
}
