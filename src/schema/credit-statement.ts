import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Credits, ID, LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

export type StatementFormat = 'pdf' | 'csv';
const StatementFormatEnum = { PDF: 'pdf', CSV: 'csv' } as const satisfies Record<string, StatementFormat>;
registerEnumType(StatementFormatEnum, { name: 'StatementFormat', description: 'The file format of a statement.' });

@ArgsType()
export class CreditStatementArgs {
  @Optional(() => LocalDate, {
    description: 'The first day (UTC); by default, the first day of the month of `to`.',
  })
  from?: string | null;
  @Optional(() => LocalDate, { description: 'The last day (UTC); today by default.' })
  to?: string | null;
  @Optional(() => StatementFormatEnum, { defaultValue: 'pdf', description: 'The file format; PDF by default.' })
  format?: StatementFormat | null;
}

@ObjectType({ description: 'Credits by what they can pay for.', simpleResolvers: true })
class CreditAmounts {
  @Field(() => Credits) total!: string;
  @Field(() => Credits, { description: 'Credits that partner-billable events cannot use.' }) free!: string;
  @Field(() => Credits, { description: 'Credits that pay for everything.' }) partnerEligible!: string;
}

@ObjectType({
  description: 'A statement of the credits for a range of days, with its file. Balances include held credits.',
  simpleResolvers: true,
})
export class CreditStatement {
  @Field(() => ID) organizationId!: string;
  @Field(() => LocalDate) from!: string;
  @Field(() => LocalDate) to!: string;
  @Field(() => CreditAmounts, { description: 'The balance before the first day.' }) opening!: CreditAmounts;
  @Field(() => CreditAmounts, { description: 'The balance after the last day.' }) closing!: CreditAmounts;
  @Field(() => Int, { description: 'The number of lines between the balances.' }) lineCount!: number;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
}
