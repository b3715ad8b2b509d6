import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { WaiverKind, WaiverRoundOutcome, WaiverStage } from '../domain/vocabulary.js';
import { maxPayees } from '../domain/waiver-request/limits.js';
import { enums } from './enums.js';
import { Decimal, ID, LocalDate } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@InputType({ description: 'What a payee is asked for in a round.' })
@Printed('email')
export class WaiverPayeeInput {
  @Required(() => ID, { description: 'A party below the claimant.' }) partyId!: string;
  @Required(() => Decimal, { greaterThan: 0, description: 'What the payee is paid.' }) amount!: string;
  @Optional(() => String, { max: 255, format: 'email', description: 'By default, as in a request alone.' })
  email?: string | null;
  @Optional(() => String, { max: 255, description: 'The number of the payee’s invoice.' }) invoiceNumber?:
    | string
    | null;
  @Optional(() => Boolean, { description: 'Whether a one-time code is needed to sign. By default, as in the round.' })
  requireCode?: boolean | null;
}

@InputType({
  description:
    'Asks all payees of a pay application for a waiver, down the tree of who hired whom: all of them, or none if one cannot be asked.',
})
@Printed('message')
export class RequestWaiversInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => enums.WaiverKind) type!: WaiverKind;
  @Optional(() => enums.WaiverStage, { description: 'Required with the type `conditional` or `unconditional`.' })
  stage?: WaiverStage | null;
  @Optional(() => [WaiverPayeeInput], { description: `The payees, at most ${maxPayees}; or a file names them.` })
  payees?: WaiverPayeeInput[] | null;
  @Optional(() => String, {
    verbatim: true,
    description:
      'The text of a CSV file with the payees: a column for the party, by its name or id, one for the amount, and if you like the e-mail and the number of the invoice.',
  })
  csv?: string | null;
  @Optional(() => String, {
    description: 'The bytes of the file in base64, instead of its text, for files that are not UTF-8.',
  })
  csvBase64?: string | null;
  @Optional(() => Boolean, {
    description: 'Leaves out the rows of the file that ask no one, in place of asking no one at all.',
  })
  skipBadRows?: boolean | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'By default, the state of the project or its jobsite.',
  })
  state?: string | null;
  @Optional(() => LocalDate, { description: 'The last day through which rights are waived. Final waivers have none.' })
  throughDate?: string | null;
  @Optional(() => LocalDate, { description: 'When the payees were paid. Texas requires it for unconditional waivers.' })
  paymentReceivedOn?: string | null;
  @Optional(() => LocalDate, { description: 'The day by which the payer wants the waivers.' }) dueDate?: string | null;
  @Optional(() => String, { max: 2000, description: 'What the payer writes to each payee.' }) message?: string | null;
  @Optional(() => Boolean, {
    description: 'Whether a one-time code is needed to sign the requests. By default, as the account has it.',
  })
  requireCode?: boolean | null;
  @Optional(() => Boolean, { description: 'Says what would be asked, and asks no one.' }) dryRun?: boolean | null;
}

@ObjectType({ description: 'What a round does with a party below the claimant.', simpleResolvers: true })
export class WaiverRoundRow {
  @Field(() => ID, { description: 'The party below the claimant.' }) partyId!: string;
  @Field(() => ID, { description: 'The payee.' }) organizationId!: string;
  @Field(() => String, { description: 'The name of the payee.' }) organizationName!: string;
  @Field(() => ID, { description: 'The party that hired it.' }) hiredByPartyId!: string;
  @Field(() => Int, { description: '1 if the claimant hired it, 2 if such a party did, and so on.' }) tier!: number;
  @Field(() => enums.WaiverRoundOutcome, { description: 'Whether it is asked, or why not.' })
  outcome!: WaiverRoundOutcome;
  @Field(() => Decimal, {
    nullable: true,
    description: 'What it is asked for, or would be. Of one that was asked already: what that request says.',
  })
  amount!: string | null;
  @Field(() => String, { nullable: true, description: 'The mailbox that is asked, or would be, or was.' }) email!:
    | string
    | null;
  @Field(() => [String], { description: 'Why it cannot be asked, which stops the whole round.' }) reasons!: string[];
  @Field(() => ID, {
    nullable: true,
    description: 'The request, also one that was there before; null if none is made, as in a dry run.',
  })
  waiverRequestId!: string | null;
}

@ObjectType({ description: 'A row of a file that asks no one, and why.', simpleResolvers: true })
export class WaiverRoundBadRow {
  @Field(() => Int, { description: 'The row number as in a spreadsheet.' }) row!: number;
  @Field(() => String, { nullable: true, description: 'The column; null if it is the whole row.' })
  column!: string | null;
  @Field(() => String, { description: 'Such as `missing`, `not_a_number` or `not_below`.' }) code!: string;
  @Field(() => String, { description: 'The value of the cell in the file.' }) value!: string;
  @Field(() => String, { description: 'The same as a sentence.' }) message!: string;
}

@ObjectType({ description: 'What a round of requests did, or would do.', simpleResolvers: true })
export class WaiverRound {
  @Field(() => Boolean, { description: 'Whether no one was asked.' }) isDryRun!: boolean;
  @Field(() => Int, { description: 'How many are asked.' }) asked!: number;
  @Field(() => Decimal, { description: 'The sum of what they are asked for.' }) amount!: string;
  @Field(() => [WaiverRoundRow], { description: 'Every party below the claimant, those that it hired first.' })
  rows!: WaiverRoundRow[];
  @Field(() => [WaiverRoundBadRow], { description: 'The rows of a file that ask no one.' })
  badRows!: WaiverRoundBadRow[];
}
