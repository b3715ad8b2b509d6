import { Field, InputType, ObjectType } from 'type-graphql';
import { Decimal, ID, LocalDate, Percent } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'The amounts billed on a line of the schedule, as entered.', simpleResolvers: true })
export class PayApplicationLine {
  @Field(() => ID) sovLineId!: string;
  @Field(() => Decimal, { nullable: true, description: 'Column E.' }) workCompletedThisPeriod!: string | null;
  @Field(() => Percent, { nullable: true, description: 'Work completed to date, without stored material.' })
  percentComplete!: string | null;
  @Field(() => Decimal, { nullable: true, description: 'Column F.' }) materialsStored!: string | null;
  @Field(() => Percent, { nullable: true }) retainagePercent!: string | null;
  @Field(() => Percent, {
    nullable: true,
    description: 'The retainage percentage on stored material; null if the same as on work.',
  })
  materialsRetainagePercent!: string | null;
}

@InputType()
export class PayApplicationLineInput {
  @Required(() => ID) sovLineId!: string;
  @Optional(() => Decimal, { description: 'Column E. Negative only to correct what was billed before.' })
  workCompletedThisPeriod?: string | null;
  @Optional(() => Percent, {
    atLeast: 0,
    description:
      'Alternatively, the work completed to date as a percentage of the scheduled value, without stored material.',
  })
  percentComplete?: string | null;
  @Optional(() => Decimal, {
    description:
      'Column F: material stored at the end of the period, not cumulative. By default, that of the previous application until the work of the line is complete; 0 takes it off.',
  })
  materialsStored?: string | null;
  @Optional(() => Percent, { atLeast: 0, atMost: 100, description: 'Overrides the retainage for this line.' })
  retainagePercent?: string | null;
  @Optional(() => Percent, {
    atLeast: 0,
    atMost: 100,
    description: 'Overrides the retainage for stored material only.',
  })
  materialsRetainagePercent?: string | null;
}

@ObjectType({ description: 'A change order of the contract.', simpleResolvers: true })
export class ChangeOrder {
  @Field(() => String, { description: 'The number of the change order.' }) number!: string;
  @Field(() => Decimal, { description: 'A deduction is negative.' }) amount!: string;
  @Field(() => LocalDate, { nullable: true, description: 'Day of execution; null while pending.' })
  approvedOn!: string | null;
}

@InputType()
@Printed()
export class ChangeOrderInput {
  @Required(() => String, { max: 255 }) number!: string;
  @Required(() => Decimal, { description: 'A deduction is negative.' }) amount!: string;
  @Optional(() => LocalDate, { description: 'Day of execution; until then the change order does not count.' })
  approvedOn?: string | null;
}

@ObjectType({ description: 'Lines 1 to 9 of the summary (G702).', simpleResolvers: true })
export class G702 {
  @Field(() => Decimal, { description: 'Line 1.' }) originalContractSum!: string;
  @Field(() => Decimal, { description: 'Line 2.' }) netChangeByChangeOrders!: string;
  @Field(() => Decimal, { description: 'Line 3 = 1 + 2.' }) contractSumToDate!: string;
  @Field(() => Decimal, { description: 'Line 4: column G.' }) totalCompletedAndStored!: string;
  @Field(() => Percent, { nullable: true, description: 'Rate of line 5a; null when rates vary by line.' })
  retainagePercent!: string | null;
  @Field(() => Decimal, { description: 'Line 5a.' }) retainageOnCompletedWork!: string;
  @Field(() => Percent, { nullable: true, description: 'Rate of line 5b; null when rates vary by line.' })
  materialsRetainagePercent!: string | null;
  @Field(() => Decimal, { description: 'Line 5b.' }) retainageOnStoredMaterial!: string;
  @Field(() => Decimal, { description: 'Line 5 = 5a + 5b = column I.' }) totalRetainage!: string;
  @Field(() => Decimal, { description: 'Line 6 = 4 − 5.' }) totalEarnedLessRetainage!: string;
  @Field(() => Decimal, { description: 'Line 7.' }) lessPreviousCertificates!: string;
  @Field(() => Decimal, { description: 'Line 8 = 6 − 7.' }) currentPaymentDue!: string;
  @Field(() => Decimal, { description: 'Line 9 = 3 − 6.' }) balanceToFinish!: string;
}

@ObjectType({ description: 'Sums of the columns of the continuation sheet.', simpleResolvers: true })
export class G703Totals {
  @Field(() => Decimal, { description: 'Column C.' }) scheduledValue!: string;
  @Field(() => Decimal, { description: 'Column D.' }) workCompletedPrevious!: string;
  @Field(() => Decimal, { description: 'Column E.' }) workCompletedThisPeriod!: string;
  @Field(() => Decimal, { description: 'Column F.' }) materialsStored!: string;
  @Field(() => Decimal, { description: 'Column G = D + E + F.' }) totalCompletedAndStored!: string;
  @Field(() => Percent, { nullable: true, description: 'G ÷ C, for display only; null when C is zero.' })
  percentCompletedAndStored!: string | null;
  @Field(() => Decimal, { description: 'Column H = C − G.' }) balanceToFinish!: string;
  @Field(() => Decimal, { description: 'Column I.' }) retainage!: string;
}

@ObjectType({ description: 'A line of the continuation sheet (G703).', simpleResolvers: true })
export class G703Line extends G703Totals {
  @Field(() => ID) sovLineId!: string;
  @Field(() => String, { description: 'Column A.' }) itemNumber!: string;
  @Field(() => String, { description: 'Column B.' }) description!: string;
  @Field(() => String, { nullable: true, description: 'The change order that added the line.' }) changeOrderNumber!:
    | string
    | null;
  @Field(() => Decimal, {
    nullable: true,
    description: 'Column F of the previous application; null on sheets that were submitted before it was kept.',
  })
  materialsStoredPrevious!: string | null;
  @Field(() => Percent, { description: 'The rate for its work.' }) retainagePercent!: string;
  @Field(() => Percent, { description: 'The rate for its stored material.' })
  materialsRetainagePercent!: string;
}

@ObjectType({ description: 'Additions and deductions, both without a sign.', simpleResolvers: true })
class ChangeOrderSums {
  @Field(() => Decimal, { description: 'The total of the additions.' }) additions!: string;
  @Field(() => Decimal, { description: 'The total of the deductions.' }) deductions!: string;
}

@ObjectType({ description: 'The change orders executed by the end of the period.', simpleResolvers: true })
export class ChangeOrderSummary {
  @Field(() => ChangeOrderSums, { description: 'Before this period.' }) approvedPreviously!: ChangeOrderSums;
  @Field(() => ChangeOrderSums, { description: 'The change orders of this period.' })
  approvedThisPeriod!: ChangeOrderSums;
  @Field(() => ChangeOrderSums) totals!: ChangeOrderSums;
  @Field(() => Decimal, { description: 'Additions less deductions: line 2.' }) netChange!: string;
}
