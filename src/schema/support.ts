import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Optional } from '../validation/rules.js';
import { SpendableCredits } from './credit.js';
import { Credits, DateTime, LocalDate, SafeInt, UUID } from './scalars.js';

@ObjectType({ simpleResolvers: true })
export class HealthChecks {
  @Field(() => Boolean, { description: 'The database answers.' }) database!: boolean;
  @Field(() => Boolean, { description: 'Its schema is the one this version needs.' }) migrations!: boolean;
  @Field(() => Boolean, { description: 'The queue of background work is there.' }) queue!: boolean;
  @Field(() => Boolean, { description: 'The file store takes files.' }) files!: boolean;
}

@ObjectType({ description: 'Whether the service can do its work.', simpleResolvers: true })
export class SupportHealth {
  @Field(() => String, { description: '`ok`, or `degraded` when a check fails.' }) status!: 'ok' | 'degraded';
  @Field(() => HealthChecks) checks!: HealthChecks;
  @Field(() => DateTime) checkedAt!: Date;
}

@ObjectType({ description: 'What was spent on one type of event.', simpleResolvers: true })
export class EventSpending {
  @Field(() => String) eventType!: string;
  @Field(() => SafeInt, { description: 'How often; of API calls every call counts.' }) count!: number;
  @Field(() => Credits, { description: 'Credits that were charged.' }) credits!: string;
  @Field(() => Credits, { description: 'Credits that were given back.' }) refunded!: string;
}

@ObjectType({ simpleResolvers: true })
export class CreditMonth {
  @Field(() => LocalDate, { description: 'Its first day.' }) from!: string;
  @Field(() => LocalDate, { description: 'Today.' }) to!: string;
  @Field(() => Credits, { description: 'Credits that were charged and not given back.' }) spent!: string;
  @Field(() => [EventSpending]) events!: EventSpending[];
}

@ObjectType({ description: 'The balance, and what this month’s credits were spent on.', simpleResolvers: true })
export class SupportCredits {
  @Field(() => UUID) organizationId!: string;
  @Field(() => SpendableCredits) balance!: SpendableCredits;
  @Field(() => Credits, { description: 'Credits that are held for open requests.' }) held!: string;
  @Field(() => Boolean, { description: 'Fewer can be spent than `lowBelow`.' }) low!: boolean;
  @Field(() => Credits, { description: 'A tenth of the last grant or purchase, at least 10; 0 before the first.' })
  lowBelow!: string;
  @Field(() => CreditMonth, { description: 'The current month (UTC).' }) month!: CreditMonth;
}

@ArgsType()
export class UsageArgs {
  @Optional(() => LocalDate, { description: 'The first day (UTC); 29 days before the last one unless given.' })
  from?: string | null;
  @Optional(() => LocalDate, { description: 'The last day (UTC); today unless given. At most 92 days are told.' })
  to?: string | null;
}

@ObjectType({ description: 'A day (UTC) on which credits were spent.', simpleResolvers: true })
export class UsageDay {
  @Field(() => LocalDate) date!: string;
  @Field(() => [EventSpending]) events!: EventSpending[];
}

@ObjectType({ description: 'What was used, by day and type of event.', simpleResolvers: true })
export class SupportUsage {
  @Field(() => UUID) organizationId!: string;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate) to!: string;
  @Field(() => [EventSpending], { description: 'Over all days.' }) totals!: EventSpending[];
  @Field(() => [UsageDay], { description: 'Days without any use are left out.' }) days!: UsageDay[];
}
