import { Field, InputType, ObjectType } from 'type-graphql';
import type {
  PaymentMethod,
  SignatureMethod,
  WaiverKind,
  WaiverReleaseState,
  WaiverStage,
  WaiverStatus,
  WaiverType,
} from '../domain/vocabulary.js';
import { electronicConsent } from '../domain/waiver/consent.js';
import { defineUpdate, KeyedInput, KeyedRecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { OfProjectFilter } from './of-project.js';
import { printedDescription } from './printed-description.js';
import { DateTime, Decimal, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required, Unclearable } from './validation/rules.js';
import {
  FormNotice,
  LegalForm,
  Notary,
  NotaryInput,
  PaymentStatement,
  PaymentStatementInput,
  PriorWaiver,
  PriorWaiverInput,
  WaiverException,
  WaiverExceptionInput,
  WaiverSignature,
  Witness,
  WitnessInput,
} from './waiver-parts.js';

const received =
  'When the payment was received. An unconditional waiver is held until then; a conditional waiver takes effect then.';
const throughTime = 'The time on the through date, HH:MM; if unset, the end of the day.';
const periodTo = 'The last day that the progress payment is for; if unset, the through date.';
const method = 'How the payment is made; if unset, by check.';
const coversAll =
  'Whether this waiver and the earlier ones cover all amounts due through its date. Michigan’s partial forms state this.';
const statement = 'The payment summary that the Massachusetts form prints; by default that of the pay application.';

@ObjectType({ description: 'A waiver and release of lien and payment rights.', simpleResolvers: true })
export class Waiver extends KeyedRecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID) divisionId!: string;
  @Field(() => String, {
    description: 'Printed in the footer of its document, so that the waivers of a project can be distinguished.',
  })
  number!: string;
  @Field(() => enums.WaiverType, { description: 'Conditional or unconditional, for a progress or final payment.' })
  type!: WaiverType;
  @Field(() => String) typeLabel!: string;
  @Field(() => enums.WaiverStage, {
    description: 'Progress or final. In requests, required if the type does not include it.',
  })
  stage!: WaiverStage;
  @Field(() => enums.WaiverStatus) status!: WaiverStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { nullable: true, description: 'Why it was declined or voided.' }) statusReason!: string | null;
  @Field(() => enums.WaiverReleaseState, { nullable: true, description: 'Only for signed unconditional waivers.' })
  releaseState!: WaiverReleaseState | null;
  @Field(() => String, { description: 'The state whose form is used; by default the project’s.' }) state!: string;
  @Field(() => String, { description: 'The id of the form; `generic-` marks the service’s own wording.' })
  formCode!: string;
  @Field(() => LegalForm, {
    nullable: true,
    description: 'The form that the state prescribes for this type of waiver.',
  })
  legalForm!: LegalForm | null;
  @Field(() => Boolean, { description: 'Whether the form has a notary block.' }) notaryRequired!: boolean;
  @Field(() => Boolean, { description: 'Whether the form must be signed before a witness.' }) witnessRequired!: boolean;
  @Field(() => [FormNotice], { description: 'Notes on the form, such as what to check.' }) notices!: FormNotice[];
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
  @Field(() => ID, {
    nullable: true,
    description: 'The claimant’s customer; by default, the party that hired the claimant.',
  })
  customerPartyId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The owner printed on the form, if there are several.' })
  ownerPartyId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The general contractor printed on the form.' }) gcPartyId!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The lender printed on the form.' }) lenderPartyId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The pay application whose payment it covers.' })
  payApplicationId!: string | null;
  @Field(() => String, { nullable: true, description: 'The description of the work, as printed on the form.' })
  workDescription!: string | null;
  @Field(() => LocalDate, { nullable: true, description: received }) paymentReceivedOn!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the signer.' }) signatoryName!: string | null;
  @Field(() => String, { nullable: true }) signatoryTitle!: string | null;
  @Field(() => WaiverSignature, {
    nullable: true,
    description: 'The method and the evidence of an electronic signature; null if it was signed by hand.',
  })
  signature!: WaiverSignature | null;
  @Field(() => Notary, { nullable: true, description: 'The notary on the signed form.' }) notary!: Notary | null;
  @Field(() => Witness, {
    nullable: true,
    description: 'The witness who was named; the witness signs the form by hand.',
  })
  witness!: Witness | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was sent.' }) sentAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was signed; if that was by hand, when it was marked as signed.',
  })
  signedAt!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of the signature on the document, if it was signed by hand. Deadlines count from it.',
  })
  signedOn!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When a conditional waiver took effect.' }) effectiveAt!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true, description: 'When an unconditional waiver was released.' }) releasedAt!:
    | string
    | null;
}

export const WaiverConnection = defineConnection(Waiver, 'Waiver');
export const WaiverOrdering = defineOrdering('Waiver', [
  'CREATED_AT',
  'UPDATED_AT',
  'THROUGH_DATE',
  'AMOUNT',
  'TYPE',
  'STATE',
  'STATUS',
  'PROJECT',
]);

@InputType({ description: 'Filters a list of Waiver records.' })
export class WaiverFilter extends OfProjectFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => ID) customerPartyId?: string | null;
  @Optional(() => ID) payApplicationId?: string | null;
  @Optional(() => enums.WaiverType) type?: WaiverType | null;
  @Optional(() => enums.WaiverStatus) status?: WaiverStatus | null;
  @Optional(() => enums.WaiverReleaseState, { description: 'Only unconditional waivers that are held, or released.' })
  releaseState?: WaiverReleaseState | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, {
    max: 255,
    description: 'A part of the number of the invoice, of the description of the work or of the name of the project.',
  })
  search?: string | null;
  @Optional(() => LocalDate, { description: 'Only those through a date on or after this day.' }) dateFrom?:
    | string
    | null;
  @Optional(() => LocalDate, { description: 'Only those through a date on or before this day.' }) dateUntil?:
    | string
    | null;
  @Optional(() => String, { max: 64 }) externalSource?: string | null;
  @Optional(() => String, { max: 255 }) externalId?: string | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class CreateWaiverInput extends KeyedInput {
  @Required(() => ID) projectId!: string;
  @Required(() => ID) organizationId!: string;
  @Required(() => enums.WaiverKind) type!: WaiverKind;
  @Optional(() => enums.WaiverStage, { description: 'Required with the type `conditional` or `unconditional`.' })
  stage?: WaiverStage | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'By default, the state of the project or its jobsite.',
  })
  state?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => LocalDate) throughDate?: string | null;
  @Optional(() => String, { format: 'time', description: throughTime }) throughTime?: string | null;
  @Optional(() => LocalDate) paymentPeriodFrom?: string | null;
  @Optional(() => LocalDate, { description: periodTo }) paymentPeriodTo?: string | null;
  @Optional(() => Decimal, { greaterThan: 0 }) amount?: string | null;
  @Optional(() => enums.PaymentMethod, { description: method }) paymentMethod?: PaymentMethod | null;
  @Optional(() => String, { max: 255 }) checkMaker?: string | null;
  @Optional(() => String, { max: 255 }) checkPayee?: string | null;
  @Optional(() => String, { max: 255 }) checkNumber?: string | null;
  @Optional(() => LocalDate) checkDate?: string | null;
  @Optional(() => String, { max: 255 }) invoiceNumber?: string | null;
  @Optional(() => ID, { description: 'The pay application whose payment it covers.' })
  payApplicationId?: string | null;
  @Optional(() => [WaiverExceptionInput]) exceptions?: WaiverExceptionInput[] | null;
  @Optional(() => [PriorWaiverInput]) priorWaivers?: PriorWaiverInput[] | null;
  @Optional(() => Decimal, { atLeast: 0 }) disputedAmount?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) retainageReserved?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) remainingDue?: string | null;
  @Optional(() => Boolean, { description: coversAll }) coversAllDue?: boolean | null;
  @Optional(() => PaymentStatementInput, { description: statement })
  paymentStatement?: PaymentStatementInput | null;
  @Optional(() => ID, { description: 'The party that pays the claimant; by default, the one that hired it.' })
  customerPartyId?: string | null;
  @Optional(() => ID, { description: 'By default, every owner of the project.' }) ownerPartyId?: string | null;
  @Optional(() => ID) gcPartyId?: string | null;
  @Optional(() => ID) lenderPartyId?: string | null;
  @Optional(() => String, printedDescription) workDescription?: string | null;
  @Optional(() => LocalDate, { description: received }) paymentReceivedOn?: string | null;
  @Optional(() => String, { max: 255 }) signatoryName?: string | null;
  @Optional(() => String, { max: 255 }) signatoryTitle?: string | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
}

@InputType()
@Printed('externalSource', 'externalId')
export class UpdateWaiverInput extends defineUpdate(CreateWaiverInput, { fixed: ['projectId', 'organizationId'] }) {
  @Unclearable(() => enums.WaiverStage) stage?: WaiverStage;
  @Unclearable(() => String, { size: 2, format: 'state' }) state?: string;
}

@InputType({ description: 'Moves a waiver to another status.' })
export class TransitionWaiverInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.WaiverStatus, {
    description: 'Signed only by hand: its document needs a signed original that is in use.',
  })
  status!: WaiverStatus;
  @Optional(() => LocalDate, {
    description: 'When the payment was received. Required to take effect or be released, unless already recorded.',
  })
  paymentReceivedOn?: string | null;
  @Optional(() => LocalDate, {
    description: 'The day of the signature on the document. Required to become signed, and accepted only then.',
  })
  signedOn?: string | null;
  @Optional(() => String, {
    max: 64,
    description: 'The SHA-256 of the signed original that was looked at: another one in its place is a conflict.',
  })
  signedOriginalSha256?: string | null;
  @Optional(() => String, { max: 1000, description: 'The reason for the status.' }) statusReason?: string | null;
}

@InputType({ description: 'Signs the current document of a waiver.' })
@Printed('image')
export class SignWaiverInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.SignatureMethod, { description: 'How the waiver is signed.' }) method!: SignatureMethod;
  @Required(() => Boolean, {
    description: `The signer agrees to this text, which your application shows to them: “${electronicConsent}”`,
  })
  consent!: boolean;
  @Optional(() => String, { max: 255, visible: true, description: 'By default, the signatory of the waiver.' })
  signatoryName?: string | null;
  @Optional(() => String, { max: 255 }) signatoryTitle?: string | null;
  @Optional(() => String, {
    max: 255,
    format: 'email',
    description: 'The signer’s e-mail address; in a session, by default that of the person who signs.',
  })
  signatoryEmail?: string | null;
  @Optional(() => String, {
    description:
      'The drawn or uploaded signature: a PNG in base64 of dark strokes on a light background, with or without a data URL prefix.',
  })
  image?: string | null;
  @Optional(() => NotaryInput, { description: 'Required if the form is signed before a notary.' })
  notary?: NotaryInput | null;
  @Optional(() => WitnessInput, { description: 'Required if the form is signed before a witness.' })
  witness?: WitnessInput | null;
}
