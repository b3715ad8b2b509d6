import { ArgsType, Field, Float, ObjectType } from 'type-graphql';
import { Optional } from '../validation/rules.js';
import { CreditAmounts } from './credit-statement.js';
import { DateTime, LocalDate, SafeInt, UUID } from './scalars.js';

@ObjectType({ simpleResolvers: true })
export class HealthChecks {
  @Field(() => Boolean, { description: 'The database answers.' }) database!: boolean;
  @Field(() => Boolean, { description: 'Its schema is the one this version needs.' }) migrations!: boolean;
  @Field(() => Boolean, { description: 'The queue of background work is there.' }) queue!: boolean;
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
  @Field(() => Float, { description: 'Credits that were charged.' }) credits!: number;
  @Field(() => Float, { description: 'Credits that were given back.' }) refunded!: number;
}

@ObjectType({ simpleResolvers: true })
export class CreditMonth {
  @Field(() => LocalDate, { description: 'Its first day.' }) from!: string;
  @Field(() => LocalDate, { description: 'Today.' }) to!: string;
  @Field(() => Float, { description: 'Credits that were charged and not given back.' }) spent!: number;
  @Field(() => [EventSpending]) events!: EventSpending[];
}

@ObjectType({ description: 'The balance, and what this month’s credits were spent on.', simpleResolvers: true })
export class SupportCredits {
  @Field(() => UUID) organizationUuid!: string;
  @Field(() => CreditAmounts, { description: 'Credits that can be spent.' }) balance!: CreditAmounts;
  @Field(() => Float, { description: 'Credits that are held for open requests.' }) held!: number;
  @Field(() => Boolean, { description: 'Fewer can be spent than `lowBelow`.' }) low!: boolean;
  @Field(() => Float, { description: 'A tenth of the last grant or purchase, at least 10; 0 before the first.' })
  lowBelow!: number;
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
  @Field(() => UUID) organizationUuid!: string;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate) to!: string;
  @Field(() => [EventSpending], { description: 'Over all days.' }) totals!: EventSpending[];
  @Field(() => [UsageDay], { description: 'Days without any use are left out.' }) days!: UsageDay[];
}
