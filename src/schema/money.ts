import { Field, Int, ObjectType } from 'type-graphql';
import type { ReceivableAge } from '../domain/pay-application/receivables.js';
import type { WaiverStatus } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Decimal, ID, LocalDate } from './scalars.js';

@ObjectType({ description: 'What is billed and unpaid, by its age.', simpleResolvers: true })
export class ReceivableGroup {
  @Field(() => enums.ReceivableAge, { description: 'Days from the date of the application.' }) age!: ReceivableAge;
  @Field(() => Int, { description: 'The pay applications.' }) count!: number;
  @Field(() => Decimal, { description: 'What is unpaid of them, without retainage.' }) amount!: string;
}

@ObjectType({ description: 'Waivers that are made and not in effect yet, by their status.', simpleResolvers: true })
export class OutstandingWaivers {
  @Field(() => enums.WaiverStatus, { description: '`GENERATED`, `SENT` or `SIGNED`.' }) status!: WaiverStatus;
  @Field(() => Int, { description: 'How many they are.' }) count!: number;
  @Field(() => Decimal, { description: 'The sum of their amounts. One that waives for no amount adds nothing.' })
  amount!: string;
}

@ObjectType({ description: 'What can still be claimed, by the month of the last day to keep.', simpleResolvers: true })
export class ClaimableMonth {
  @Field(() => LocalDate, {
    nullable: true,
    description: 'Its first day. What is past its safe date but not lost is in this month. Null: there is no date yet.',
  })
  month!: string | null;
  @Field(() => Int, { description: 'The projects on which something is unpaid or retained.' }) count!: number;
  @Field(() => Decimal, { description: 'What is unpaid on them, with the retainage.' }) amount!: string;
}

@ObjectType({ description: 'What was billed in a month.', simpleResolvers: true })
export class BilledMonth {
  @Field(() => LocalDate, { description: 'Its first day.' }) month!: string;
  @Field(() => Int, { description: 'The pay applications that are dated in it.' }) count!: number;
  @Field(() => Decimal, { description: 'The sum of their payments due (line 8).' }) amount!: string;
}

@ObjectType({
  description: 'The money of an account: what is owed to it, and what secures it.',
  simpleResolvers: true,
})
export class MoneySummary {
  @Field(() => [ReceivableGroup], { description: 'Each age, also one without any.' }) receivables!: ReceivableGroup[];
  @Field(() => Decimal, { description: 'The sum of the receivables.' }) unpaid!: string;
  @Field(() => Decimal, { description: 'The retainage of the latest application of each project.' }) retainage!: string;
  @Field(() => Int, { description: 'The projects on which retainage is held.' }) retainedCount!: number;
  @Field(() => Decimal, {
    description: 'The payment due (line 8) of the applications that are dated in the month of today.',
  })
  billedThisMonth!: string;
  @Field(() => [BilledMonth], {
    description: 'Of the last twelve months, in order; one in which nothing was billed is not among them.',
  })
  billed!: BilledMonth[];
  @Field(() => [OutstandingWaivers], { description: 'Each status, also one without any.' })
  waivers!: OutstandingWaivers[];
  @Field(() => [ClaimableMonth], { description: 'The months in order; those without a date come last.' })
  claimable!: ClaimableMonth[];
}

@ObjectType({ description: 'A pay application that is billed and unpaid.', simpleResolvers: true })
export class Receivable {
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => ID, { description: 'Its project.' }) projectId!: string;
  @Field(() => Int, { description: 'Days from its date to today in the state; negative for a later date.' })
  days!: number;
  @Field(() => Decimal, { description: 'What is unpaid of it, without retainage.' }) amount!: string;
}

@ObjectType({ description: 'A pay application with an amount of it.', simpleResolvers: true })
export class ApplicationAmount {
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => ID, { description: 'Its project.' }) projectId!: string;
  @Field(() => Decimal, { description: 'What was billed with it (line 8), or the retainage that it states.' })
  amount!: string;
}

@ObjectType({ description: 'A project on which a claim can still be made for what is unpaid.', simpleResolvers: true })
export class ClaimableProject {
  @Field(() => ID, { description: 'The project.' }) projectId!: string;
  @Field(() => LocalDate, { nullable: true, description: 'The last day to keep; null: there is none yet.' })
  day!: string | null;
  @Field(() => Decimal, { description: 'What is unpaid on it, with the retainage.' }) amount!: string;
}
