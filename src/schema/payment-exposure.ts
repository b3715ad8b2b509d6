import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { ClaimantMatch, ClaimStanding, PreliminaryState } from '../domain/received-notice/vocabulary.js';
import type { DeadlineKind, PartyRole, WaiverType } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Decimal, ID, LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({ description: 'A waiver that a claimant owes for a payment.', simpleResolvers: true })
export class OutstandingWaiver {
  @Field(() => enums.WaiverType, {
    description: 'The least that is owed: a final or an unconditional one counts, too.',
  })
  type!: WaiverType;
  @Field(() => ID, { description: 'The application that it is for: this one, or the previous one.' })
  payApplicationId!: string;
  @Field(() => Int) applicationNumber!: number;
  @Field(() => LocalDate, { description: 'The day through which it must waive.' }) throughDate!: string;
}

@ObjectType({ description: 'A company that can claim for what an application bills.', simpleResolvers: true })
export class PaymentClaimant {
  @Field(() => ID, { nullable: true, description: 'The party; null for a claimant that is matched to none.' })
  partyId!: string | null;
  @Field(() => String, { description: 'The name of the party’s company, or as the notice has it.' }) name!: string;
  @Field(() => enums.PartyRole, { nullable: true, description: 'Null if no one recorded it.' })
  role!: PartyRole | null;
  @Field(() => enums.ClaimantMatch, {
    description: 'A party is `MATCHED`. The others have sent notices that no one has matched, or that are flagged.',
  })
  match!: ClaimantMatch;
  @Field(() => [ID], { description: 'Its notices that arrived and are not released, newest first.' })
  receivedNoticeIds!: string[];
  @Field(() => Decimal, { nullable: true, description: 'The amount of its newest notice that says one.' })
  amountNoticed!: string | null;
  @Field(() => enums.PreliminaryState, {
    description: 'Whether its preliminary notice arrived. One that did not may have been lost: it is no proof.',
  })
  preliminaryNotice!: PreliminaryState;
  @Field(() => enums.ClaimStanding, { description: 'How its claim stands.' }) standing!: ClaimStanding;
  @Field(() => enums.DeadlineKind, { nullable: true, description: 'The right that lasts longest.' })
  right!: DeadlineKind | null;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The last day on which it can claim, by the latest reading of the law. If it is not known, a day before which the right does not end; null if there is not even that.',
  })
  claimUntil!: string | null;
  @Field(() => Boolean, { description: 'False: the right lasts at least until that day, and may last longer.' })
  isClaimUntilKnown!: boolean;
  @Field(() => String, { description: 'What the day counts from, or what is missing.' }) explanation!: string;
  @Field(() => [OutstandingWaiver], { description: 'The waivers that it owes before it is paid.' })
  outstandingWaivers!: OutstandingWaiver[];
  @Field(() => Boolean, {
    description: 'Whether to hold the payment for it: a claim is made, or it can claim and owes a waiver.',
  })
  isHeld!: boolean;
}

@ObjectType({
  description: 'What is missing before an application is paid, as its payer sees it.',
  simpleResolvers: true,
})
export class MissingBeforePayment {
  @Field(() => ID, { description: 'The reader’s project.' }) projectId!: string;
  @Field(() => ID, { description: 'The application that is to be paid.' }) payApplicationId!: string;
  @Field(() => LocalDate, { description: 'The day, where the project is, for which it is said.' }) asOf!: string;
  @Field(() => Boolean, { description: 'Whether to hold the payment for any of the claimants.' }) isHold!: boolean;
  @Field(() => [PaymentClaimant], {
    description: 'The parties that can claim, as the project has them, then the claimants that are matched to none.',
  })
  claimants!: PaymentClaimant[];
}

@ArgsType()
export class MissingBeforePaymentArgs {
  @Field(() => ID, { description: 'The pay application.' }) id!: string;
  @Optional(() => ID, { description: 'A project of your own; by default that of the application.' })
  projectId?: string | null;
}
