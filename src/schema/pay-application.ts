import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PayApplicationInvitationStatus } from '../domain/pay-application/invitation.js';
import type { PayApplicationStatus } from '../domain/pay-application/transitions.js';
import type { PartyRole, WaiverPolicy, WaiverType } from '../domain/vocabulary.js';
import { defineUpdate, KeyedInput, KeyedRecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { OfProjectFilter } from './of-project.js';
import { OpeningBalances, OpeningBalancesInput } from './pay-application-opening.js';
import {
  ChangeOrder,
  ChangeOrderInput,
  ChangeOrderSummary,
  G702,
  G703Line,
  G703Totals,
  PayApplicationLine,
  PayApplicationLineInput,
} from './pay-application-sheet.js';
import { DateTime, Decimal, ID, JSONObject, LocalDate, Percent } from './scalars.js';
import { Optional, Required, Unclearable } from './validation/rules.js';

@ObjectType({
  description:
    'An organization that takes part in a pay application. Another tenant account can read the application after it accepts its invitation.',
  simpleResolvers: true,
})
export class PayApplicationParticipant {
  @Field(() => ID, { description: 'The organization.' }) organizationId!: string;
  @Field(() => enums.PartyRole, { description: 'The role in which the organization takes part.' }) role!: PartyRole;
  @Field(() => enums.PayApplicationInvitationStatus, {
    description:
      'An organization of your own directory is `accepted` immediately. Only the account that owns the record sees those that are invited or have declined.',
  })
  status!: PayApplicationInvitationStatus;
  /** The account that owns the pay application. */
  accountId!: string;
}

@ObjectType({ implements: Node, description: 'A payment received on a pay application.', simpleResolvers: true })
export class PayApplicationPayment implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => Decimal) amount!: string;
  @Field(() => LocalDate, { description: 'The day of the payment.' }) paidOn!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) notes!: string | null;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({
  description:
    'The document of a pay application that those read who take part in it: the packet, as it was submitted.',
  simpleResolvers: true,
})
export class SharedPayApplicationDocument {
  @Field(() => ID, { description: 'Of the document, whose file can be downloaded.' }) documentId!: string;
  @Field(() => String) fileName!: string;
  @Field(() => Int) pageCount!: number;
}

@ObjectType({ description: 'What is probably wrong with a draft.', simpleResolvers: true })
export class PayApplicationWarning {
  @Field(() => String, { description: 'The field of the application.' }) field!: string;
  @Field(() => String) message!: string;
}

@ObjectType({ description: 'A waiver that usually accompanies a pay application.', simpleResolvers: true })
export class ExpectedWaiver {
  @Field(() => ID, { description: 'The application that it is for: this one, or the previous one.' })
  payApplicationId!: string;
  @Field(() => Int) applicationNumber!: number;
  @Field(() => enums.WaiverType, { description: 'The type of the waiver.' }) type!: WaiverType;
  @Field(() => ID, { nullable: true, description: 'The current waiver; null if there is none.' })
  waiverId!: string | null;
}

@ObjectType({
  description: 'An application for payment for a period, with its summary (G702) and continuation sheet (G703).',
  simpleResolvers: true,
})
export class PayApplication extends KeyedRecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID) divisionId!: string;
  @Field(() => ID, { description: 'The schedule that is billed.' }) sovId!: string;
  @Field(() => Int, {
    description: '1, 2, 3 … on each project, without gaps, or from the number at which the job was taken over.',
  })
  applicationNumber!: number;
  @Field(() => Int, { description: 'How many times it was returned to draft after a rejection.' }) revision!: number;
  @Field(() => enums.PayApplicationStatus) status!: PayApplicationStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { nullable: true, description: 'The reason given with the last transition.' })
  statusReason!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Null if the first application covers all work so far.' })
  periodFrom!: string | null;
  @Field(() => LocalDate, { description: 'The last day of the billing period.' }) periodTo!: string;
  @Field(() => LocalDate, { description: 'The date of the application.' }) applicationDate!: string;
  @Field(() => Percent, { description: 'Retainage on completed work.' }) retainagePercent!: string;
  @Field(() => Percent, {
    nullable: true,
    description: 'The retainage on stored material; null if the same as on work.',
  })
  materialsRetainagePercent!: string | null;
  @Field(() => Boolean, { description: 'Whether a line may be billed beyond its scheduled value.' })
  allowOverbilling!: boolean;
  @Field(() => [PayApplicationLine], { description: 'The billed amounts, as entered.' })
  lines!: PayApplicationLine[];
  @Field(() => [ChangeOrder], { description: 'The change orders that this application adds.' })
  changeOrders!: ChangeOrder[];
  @Field(() => OpeningBalances, {
    nullable: true,
    description: 'Where the job stood when it was taken over; only on the first application.',
  })
  opening!: OpeningBalances | null;
  @Field(() => G702, { description: 'Lines 1 to 9; frozen at submission.' }) g702!: G702;
  @Field(() => [G703Line], { description: 'Columns A to I; frozen at submission.' }) g703!: G703Line[];
  @Field(() => G703Totals, { description: 'The totals row of the sheet.' }) g703Totals!: G703Totals;
  @Field(() => ChangeOrderSummary, { description: 'The additions and deductions of change orders.' })
  changeOrderSummary!: ChangeOrderSummary;
  @Field(() => Decimal, { nullable: true, description: 'At most line 8.' }) certifiedAmount!: string | null;
  @Field(() => Decimal, { nullable: true, description: 'Line 7 of the next application.' })
  certifiedToDate!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was submitted.' }) submittedAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was approved.' }) approvedAt!: string | null;
  @Field(() => enums.WaiverPolicy, { description: 'Whose waivers it waits for.' }) waiverPolicy!: WaiverPolicy;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when all waivers that it waits for are signed. Null while one is missing, or no one was asked.',
  })
  waiversCompleteAt!: string | null;
  /** The account that owns the record. A participant of another account sees no other records of this account. */
  accountId!: string;
}

export const PayApplicationConnection = defineConnection(PayApplication, 'PayApplication');
export const PayApplicationOrdering = defineOrdering('PayApplication', [
  'CREATED_AT',
  'UPDATED_AT',
  'APPLICATION_DATE',
  'PERIOD_TO',
  'CERTIFIED_AMOUNT',
  'APPLICATION_NUMBER',
  'STATUS',
  'PROJECT',
  'CURRENT_PAYMENT_DUE',
  'AMOUNT_OUTSTANDING',
]);

@InputType({ description: 'Filters a list of PayApplication records.' })
export class PayApplicationFilter extends OfProjectFilter {
  @Optional(() => ID) sovId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => enums.PayApplicationStatus) status?: PayApplicationStatus | null;
  @Optional(() => LocalDate, { description: 'Only those for a period that ends on or after this day.' }) dateFrom?:
    | string
    | null;
  @Optional(() => LocalDate, { description: 'Only those for a period that ends on or before this day.' }) dateUntil?:
    | string
    | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    graphqlOnly: true,
    description: 'Only those of projects in this state.',
  })
  state?: string | null;
  @Optional(() => String, { max: 255, description: 'A part of the number or of the name of the project.' }) search?:
    | string
    | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
export class PayApplicationParticipantInput {
  @Required(() => ID, {
    description:
      'An organization of your directory, or any tenant account, which is invited and takes part after it accepts.',
  })
  organizationId!: string;
  @Required(() => enums.PartyRole) role!: PartyRole;
}

@InputType()
export class CreatePayApplicationInput extends KeyedInput {
  @Required(() => ID) projectId!: string;
  @Required(() => ID) sovId!: string;
  @Optional(() => ID, { description: 'The organization that applies; by default, the claimant.' }) organizationId?:
    | string
    | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => Int, {
    atLeast: 1,
    atMost: 100_000,
    description:
      'Must be the next number, which is the default. A first application with opening balances can have a later one.',
  })
  applicationNumber?: number | null;
  @Optional(() => LocalDate, {
    description:
      'The first day billed for. By default the day after the previous period; unset on the first application.',
  })
  periodFrom?: string | null;
  @Required(() => LocalDate) periodTo!: string;
  @Optional(() => LocalDate, { description: 'Today by default.' }) applicationDate?: string | null;
  @Optional(() => Percent, {
    atLeast: 0,
    atMost: 100,
    description: 'On completed work. By default, that of the previous application, or else of the project, or else 0.',
  })
  retainagePercent?: string | null;
  @Optional(() => Percent, { atLeast: 0, atMost: 100, description: 'On stored material, if different.' })
  materialsRetainagePercent?: string | null;
  @Optional(() => Boolean, { description: 'Lets a line be billed beyond its scheduled value.' })
  allowOverbilling?: boolean | null;
  @Optional(() => [PayApplicationLineInput]) lines?: PayApplicationLineInput[] | null;
  @Optional(() => [ChangeOrderInput]) changeOrders?: ChangeOrderInput[] | null;
  @Optional(() => OpeningBalancesInput, {
    description: 'Only on the first application: takes over a job that was billed elsewhere before.',
  })
  opening?: OpeningBalancesInput | null;
  @Optional(() => [PayApplicationParticipantInput]) participants?: PayApplicationParticipantInput[] | null;
  @Optional(() => enums.WaiverPolicy, { description: 'By default, all who were asked.' })
  waiverPolicy?: WaiverPolicy | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdatePayApplicationInput extends defineUpdate(CreatePayApplicationInput, {
  fixed: ['projectId', 'sovId', 'organizationId', 'applicationNumber'],
}) {
  @Optional(() => LocalDate, { description: 'Null restores the default.' }) periodFrom?: string | null;
  @Unclearable(() => LocalDate) applicationDate?: string;
  @Unclearable(() => Percent, { atLeast: 0, atMost: 100 }) retainagePercent?: string;
  @Optional(() => Percent, { atLeast: 0, atMost: 100 }) materialsRetainagePercent?: string | null;
  @Unclearable(() => Boolean) allowOverbilling?: boolean;
  @Unclearable(() => [PayApplicationLineInput], { description: 'Replaces all entries.' })
  lines?: PayApplicationLineInput[];
  @Unclearable(() => [ChangeOrderInput], { description: 'Replaces the change orders of this application.' })
  changeOrders?: ChangeOrderInput[];
  @Unclearable(() => [PayApplicationParticipantInput], {
    description: 'Replaces all participants; allowed in any status.',
  })
  participants?: PayApplicationParticipantInput[];
  @Unclearable(() => enums.WaiverPolicy, { description: 'Can be changed in any status.' }) waiverPolicy?: WaiverPolicy;
}

@InputType({ description: 'Moves a pay application to another status.' })
export class TransitionPayApplicationInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.PayApplicationStatus) status!: PayApplicationStatus;
  @Optional(() => Decimal, { description: 'With `approved`, the certified amount; line 8 by default.' })
  certifiedAmount?: string | null;
  @Optional(() => Decimal, { greaterThan: 0, description: 'With `partially_paid`, the amount of the payment.' })
  amount?: string | null;
  @Optional(() => LocalDate, {
    description: 'With `paid` and `partially_paid`, the day of the payment; today by default.',
  })
  paidOn?: string | null;
  @Optional(() => Boolean, {
    description:
      'With `submitted`, confirms a line 8 below zero that no deduction explains, which is refused otherwise.',
  })
  confirmNegativePayment?: boolean | null;
  @Optional(() => String, { max: 10000, description: 'The reason.' }) statusReason?: string | null;
}

@InputType({ description: 'Records a payment on an approved pay application.' })
export class RecordPayApplicationPaymentInput {
  @Required(() => ID) id!: string;
  @Required(() => Decimal, { greaterThan: 0 }) amount!: string;
  @Optional(() => LocalDate, { description: 'Today by default.' }) paidOn?: string | null;
  @Optional(() => String, { max: 255 }) reference?: string | null;
  @Optional(() => String, { max: 1000 }) notes?: string | null;
}

@InputType({ description: 'Corrects a payment. Omitted fields stay unchanged.' })
export class UpdatePayApplicationPaymentInput extends UpdateInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => ID, { description: 'The payment, which must belong to the application.' }) paymentId!: string;
  @Unclearable(() => Decimal, {
    greaterThan: 0,
    description: 'At most the amount outstanding without this payment.',
  })
  amount?: string;
  @Unclearable(() => LocalDate, { description: 'Today or earlier.' }) paidOn?: string;
  @Optional(() => String, { max: 255 }) reference?: string | null;
  @Optional(() => String, { max: 1000 }) notes?: string | null;
}

@InputType({ description: 'Deletes a payment that was recorded in error or was not honored.' })
export class DeletePayApplicationPaymentInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => ID, { description: 'The payment, which must belong to the application.' }) paymentId!: string;
}
