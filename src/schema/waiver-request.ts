import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type {
  PaymentMethod,
  WaiverReleaseCause,
  WaiverRequestStatus,
  WaiverStage,
  WaiverType,
} from '../domain/vocabulary.js';
import { definePart, defineUpdate, RecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { OfProjectFilter } from './of-project.js';
import { DateTime, Decimal, ID, LocalDate } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';
import { CreateWaiverInput } from './waiver.js';
import { FormNotice, LegalForm, PaymentStatement, PriorWaiver, WaiverException } from './waiver-parts.js';

const received =
  'When the payment was received. An unconditional waiver is held until then; a conditional waiver takes effect then.';
const throughTime = 'The time on the through date, HH:MM; if unset, the end of the day.';
const periodTo = 'The last day that the progress payment is for; if unset, the through date.';
const method = 'How the payment is made; if unset, by check.';
const coversAll =
  'Whether this waiver and the earlier ones cover all amounts due through its date. Michigan’s partial forms state this.';
const statement = 'The payment summary that the Massachusetts form prints; by default that of the pay application.';
const mailbox =
  'The mailbox that is asked. By default, that of a contact of the payee, or of the payee itself. Without one, the request cannot be sent.';
const due = 'The day by which the payer wants the waiver. The request can still be answered later, until it expires.';
const withCode =
  'Whether a one-time code, which is sent to the mailbox, is needed to sign. By default, as the account has it (`requireWaiverCode` of its organization).';
const words = 'What the payer writes to the payee. It is not part of the waiver.';

@ObjectType({
  description: 'A waiver that the account, as the payer, asks a payee for.',
  simpleResolvers: true,
})
export class WaiverRequest extends RecordType {
  @Field(() => ID, { description: 'The payee: the organization of the party when it was asked.' })
  organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID, { description: 'The party of the project that is to sign.' }) partyId!: string;
  @Field(() => ID, { nullable: true, description: 'The pay application whose payment it covers.' })
  payApplicationId!: string | null;
  @Field(() => String, { description: 'Printed in the footer of the document.' }) number!: string;
  @Field(() => enums.WaiverType, { description: 'Conditional or unconditional, for a progress or final payment.' })
  type!: WaiverType;
  @Field(() => String) typeLabel!: string;
  @Field(() => enums.WaiverStage, { description: 'Progress or final.' }) stage!: WaiverStage;
  @Field(() => enums.WaiverRequestStatus) status!: WaiverRequestStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why it has its status, in the words of the party that caused it.',
  })
  statusReason!: string | null;
  @Field(() => String, { description: 'The state whose form is used; by default the project’s.' }) state!: string;
  @Field(() => String, { description: 'The id of the form; `generic-` marks the service’s own wording.' })
  formCode!: string;
  @Field(() => LegalForm, {
    nullable: true,
    description: 'The form that the state prescribes for this type of waiver.',
  })
  legalForm!: LegalForm | null;
  @Field(() => [FormNotice], { description: 'Notes on the form, such as what to check.' }) notices!: FormNotice[];
  @Field(() => String, { nullable: true, description: mailbox }) email!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The address that the reader of the printed page left. Nothing goes there before the request is sent to it.',
  })
  offeredEmail!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When that address was left.' }) offeredAt!: string | null;
  @Field(() => Boolean, { description: withCode }) requireCode!: boolean;
  @Field(() => String, { nullable: true, description: words }) message!: string | null;
  @Field(() => LocalDate, { nullable: true, description: due }) dueDate!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day through which rights are waived. Final waivers have none.',
  })
  throughDate!: string | null;
  @Field(() => String, { nullable: true, description: throughTime }) throughTime!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The first day that the progress payment is for.' })
  paymentPeriodFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: periodTo }) paymentPeriodTo!: string | null;
  @Field(() => Decimal, { nullable: true }) amount!: string | null;
  @Field(() => enums.PaymentMethod, { nullable: true, description: method }) paymentMethod!: PaymentMethod | null;
  @Field(() => String, { nullable: true, description: 'The maker of the check.' }) checkMaker!: string | null;
  @Field(() => String, { nullable: true, description: 'The payee of the check.' }) checkPayee!: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the check.' }) checkNumber!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'The date of the check.' }) checkDate!: string | null;
  @Field(() => String, { nullable: true, description: 'The number of the invoice or payment application.' })
  invoiceNumber!: string | null;
  @Field(() => [WaiverException], { description: 'The exceptions from the waiver.' }) exceptions!: WaiverException[];
  @Field(() => [PriorWaiver], { description: 'Earlier conditional waivers that have not taken effect.' })
  priorWaivers!: PriorWaiver[];
  @Field(() => Decimal, { nullable: true, description: 'The disputed amount that is not waived.' }) disputedAmount!:
    | string
    | null;
  @Field(() => Decimal, { nullable: true, description: 'Retainage that is not waived.' }) retainageReserved!:
    | string
    | null;
  @Field(() => Decimal, { nullable: true, description: 'The amount still due after this payment.' }) remainingDue!:
    | string
    | null;
  @Field(() => Boolean, { nullable: true, description: coversAll }) coversAllDue!: boolean | null;
  @Field(() => PaymentStatement, { nullable: true, description: statement })
  paymentStatement!: PaymentStatement | null;
  @Field(() => String, { nullable: true, description: 'The description of the work, as printed on the form.' })
  workDescription!: string | null;
  @Field(() => LocalDate, { nullable: true, description: received }) paymentReceivedOn!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the signer.' }) signatoryName!: string | null;
  @Field(() => String, { nullable: true }) signatoryTitle!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The person, with the mailbox, who named the payee as a company below another one. Null if the account asked by itself.',
  })
  namedBy!: string | null;
  @Field(() => ID, { nullable: true, description: 'The request on whose page the payee was named.' })
  namedByRequestId!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the payee stated that it hired no one for this work.' })
  noneBelowAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The person who stated it, with the mailbox.' })
  noneBelowBy!: string | null;
  @Field(() => ID, { nullable: true, description: 'The request that replaced it.' }) supersededById!: string | null;
  @Field(() => Int, { description: 'How often it was sent.' }) timesSent!: number;
  @Field(() => DateTime, { nullable: true, description: 'When it was last sent.' }) sentAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends without an answer. Sending it again moves this time.',
  })
  expiresAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the payee first opened it.' }) viewedAt!: string | null;
  @Field(() => Decimal, { nullable: true, description: 'The amount that the payee proposed last.' })
  counterAmount!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the payee proposed another amount.' })
  counterReason!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the payee signed.' }) signedAt!: string | null;
  @Field(() => Boolean, { description: 'Whether it was signed by another name than was asked for.' })
  signerDiffers!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'When the signed waiver was released to the payer.' })
  releasedAt!: string | null;
  @Field(() => enums.WaiverReleaseCause, { nullable: true, description: 'Why it was released.' })
  releaseCause!: WaiverReleaseCause | null;
  @Field(() => String, { nullable: true, description: 'The person who released it, with the mailbox.' })
  releasedBy!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The person who declined, or took the signature back, with the mailbox.',
  })
  declinedBy!: string | null;
}

@ObjectType({
  description:
    'The document of a signed waiver request: as it was signed once it is released, and before that a copy without the signature that is marked NOT RELEASED.',
  simpleResolvers: true,
})
export class WaiverRequestFile {
  @Field(() => Boolean, { description: 'Whether it is the signed document.' }) isReleased!: boolean;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
}

@ObjectType({
  description: 'The printed page of a waiver request: who asks for what, and the address and the code of its page.',
  simpleResolvers: true,
})
export class WaiverRequestPrint {
  @Field(() => String, { description: 'Finds the request on its page, such as `9XK4-2MTB`. It gives no right to it.' })
  code!: string;
  @Field(() => String, { description: 'The page, as it is printed.' }) url!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
}

export const WaiverRequestConnection = defineConnection(WaiverRequest, 'WaiverRequest');
export const WaiverRequestOrdering = defineOrdering('WaiverRequest', [
  'CREATED_AT',
  'UPDATED_AT',
  'DUE_DATE',
  'AMOUNT',
  'TYPE',
  'EMAIL',
  'STATUS',
  'PROJECT',
  'PAYEE',
]);

@InputType({ description: 'Filters a list of WaiverRequest records.' })
export class WaiverRequestFilter extends OfProjectFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) partyId?: string | null;
  @Optional(() => ID) payApplicationId?: string | null;
  @Optional(() => ID, { description: 'Only those that this request replaced.' }) supersededById?: string | null;
  @Optional(() => ID, { description: 'Only of those whom the payee of this request named.' })
  namedByRequestId?: string | null;
  @Optional(() => enums.WaiverType) type?: WaiverType | null;
  @Optional(() => enums.WaiverRequestStatus) status?: WaiverRequestStatus | null;
  @Optional(() => Boolean, {
    graphqlOnly: true,
    description: 'Only those that wait for an answer, or only the others.',
  })
  isOpen?: boolean | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, {
    max: 255,
    description: 'A part of the mailbox, of the number of the invoice, of the message or of the name of the project.',
  })
  search?: string | null;
  @Optional(() => LocalDate, { description: 'Only those due on or after this day.' }) dateFrom?: string | null;
  @Optional(() => LocalDate, { description: 'Only those due on or before this day.' }) dateUntil?: string | null;
  @Optional(() => ID, { graphqlOnly: true, description: 'Only those of projects of this division.' }) divisionId?:
    | string
    | null;
}

@InputType()
@Printed('email', 'message')
export class CreateWaiverRequestInput extends definePart(CreateWaiverInput, [
  'externalSource',
  'externalId',
  'organizationId',
  'divisionId',
  'customerPartyId',
  'ownerPartyId',
  'gcPartyId',
  'lenderPartyId',
]) {
  @Required(() => ID, { description: 'The party of the project that is to sign.' }) partyId!: string;
  @Optional(() => String, { max: 255, format: 'email', description: mailbox }) email?: string | null;
  @Optional(() => LocalDate, { description: due }) dueDate?: string | null;
  @Optional(() => String, { max: 2000, description: words }) message?: string | null;
  @Optional(() => Boolean, { description: withCode }) requireCode?: boolean | null;
}

@InputType()
@Printed('email', 'message')
export class UpdateWaiverRequestInput extends defineUpdate(CreateWaiverRequestInput, {
  fixed: ['projectId', 'partyId'],
  unclearable: ['requireCode'],
}) {
  @Unclearable(() => enums.WaiverStage) stage?: WaiverStage;
  @Unclearable(() => String, { size: 2, format: 'state' }) state?: string;
}

@InputType({ description: 'Sends a request to the payee, or sends it again.' })
export class SendWaiverRequestInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, { max: 255, format: 'email', description: 'Another mailbox than before.' })
  email?: string | null;
}

@InputType({ description: 'Withdraws a request. The payee can no longer sign it.' })
export class CancelWaiverRequestInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, { max: 1000, description: 'Why it is withdrawn.' }) statusReason?: string | null;
}

@InputType({
  description:
    'Replaces a request that was sent by a new one with other terms, which is sent at once. What is absent stays as it was.',
})
@Printed('email', 'message')
export class ReplaceWaiverRequestInput extends defineUpdate(CreateWaiverRequestInput, {
  fixed: ['projectId', 'partyId'],
  unclearable: ['requireCode'],
}) {
  @Unclearable(() => enums.WaiverStage) stage?: WaiverStage;
  @Unclearable(() => String, { size: 2, format: 'state' }) state?: string;
}
