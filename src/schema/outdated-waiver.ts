import { Field, ObjectType } from 'type-graphql';
import type { WaiverType } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Decimal, ID, LocalDate } from './scalars.js';

@ObjectType({
  description:
    'A waiver, or a request for one, that says something else than its pay application does now: the pay application was corrected after it.',
  simpleResolvers: true,
})
export class OutdatedWaiver {
  @Field(() => ID, { nullable: true, description: 'The request; null for a waiver that the account gives itself.' })
  waiverRequestId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The waiver that the account gives itself; null for a request.' })
  waiverId!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the payee; null for a waiver of the account.' })
  payeeName!: string | null;
  @Field(() => enums.WaiverType) type!: WaiverType;
  @Field(() => String) statusLabel!: string;
  @Field(() => Decimal, { nullable: true, description: 'The amount that it carries.' }) amount!: string | null;
  @Field(() => Decimal, {
    nullable: true,
    description: 'What it would carry if it were asked for now. Null if that is to be said, or nothing can be asked.',
  })
  amountNow!: string | null;
  @Field(() => Boolean, {
    description:
      'Whether the amount is to be said: it was a part of what the pay application paid, which pays another sum now. Parts are not scaled.',
  })
  isAmountOpen!: boolean;
  @Field(() => LocalDate, { nullable: true, description: 'The day through which it waives.' })
  throughDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day through which it would waive if it were asked for now.',
  })
  throughDateNow!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Why it cannot be asked for again. Null if it can: replace the request (`replaceWaiverRequest`) by one with the figures of now.',
  })
  refusal!: string | null;
}
