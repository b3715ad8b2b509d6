import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { HealthStatus } from '../domain/shared/health.js';
import { SpendableCredits } from './credit.js';
import { enums } from './enums.js';
import { Credits, DateTime, ID, LocalDate, SafeInt } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({ simpleResolvers: true, description: 'The health of each part.' })
class HealthChecks {
  @Field(() => Boolean, { description: 'Whether the database responds.' }) database!: boolean;
  @Field(() => Boolean, { description: 'Whether the database schema is the one that this version needs.' })
  migrations!: boolean;
  @Field(() => Boolean, { description: 'Whether the queue for background tasks exists.' }) queue!: boolean;
  @Field(() => Boolean, { description: 'Whether the file store accepts files.' }) files!: boolean;
}

@ObjectType({ description: 'The health of the service.', simpleResolvers: true })
export class SupportHealth {
  @Field(() => enums.HealthStatus, { description: '`degraded` when a check fails.' }) status!: HealthStatus;
  @Field(() => HealthChecks, { description: 'The result of each check.' }) checks!: HealthChecks;
  @Field(() => DateTime, { description: 'When the checks ran.' }) checkedAt!: Date;
}

@ObjectType({ description: 'The spending on one type of event.', simpleResolvers: true })
export class EventSpending {
  @Field(() => enums.SpendingEvent) eventType!: string;
  @Field(() => SafeInt, { description: 'The number of events; each API call counts as one.' }) count!: number;
  @Field(() => Credits, { description: 'Credits charged.' }) credits!: string;
  @Field(() => Credits, { description: 'Credits refunded.' }) refunded!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The spending of the current month.' })
class CreditMonth {
  @Field(() => LocalDate, { description: 'The first day of the month.' }) from!: string;
  @Field(() => LocalDate, { description: 'Today.' }) to!: string;
  @Field(() => Credits, { description: 'Credits charged, less refunds.' }) spent!: string;
  @Field(() => [EventSpending], { description: 'The charges by type of event.' }) events!: EventSpending[];
}

@ObjectType({ description: 'The balance and this month’s spending.', simpleResolvers: true })
export class SupportCredits {
  @Field(() => ID) organizationId!: string;
  @Field(() => SpendableCredits) balance!: SpendableCredits;
  @Field(() => Credits, { description: 'Credits that are held for open requests.' }) held!: string;
  @Field(() => Boolean, { description: 'Whether fewer credits are available than `lowBelow`.' }) low!: boolean;
  @Field(() => Credits, { description: 'A tenth of the last grant or purchase, at least 10; 0 before the first.' })
  lowBelow!: string;
  @Field(() => CreditMonth, { description: 'The current month (UTC).' }) month!: CreditMonth;
}

@ArgsType()
export class UsageArgs {
  @Optional(() => LocalDate, { description: 'The first day (UTC); by default 29 days before the last one.' })
  from?: string | null;
  @Optional(() => LocalDate, { description: 'The last day (UTC); today by default. The range is at most 92 days.' })
  to?: string | null;
}

@ObjectType({ description: 'A day (UTC) on which credits were spent.', simpleResolvers: true })
class UsageDay {
  @Field(() => LocalDate) date!: string;
  @Field(() => [EventSpending], { description: 'The charges by type of event.' }) events!: EventSpending[];
}

@ObjectType({ description: 'The usage, by day and type of event.', simpleResolvers: true })
export class SupportUsage {
  @Field(() => ID) organizationId!: string;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate) to!: string;
  @Field(() => [EventSpending], { description: 'The totals of all days.' }) totals!: EventSpending[];
  @Field(() => [UsageDay], { description: 'Days without usage are omitted.' }) days!: UsageDay[];
}
