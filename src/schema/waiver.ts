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
import { Optional, Required, Unclearable } from '../validation/rules.js';
import { RecordFilter, RecordType, UpdateInput, updateOf } from './common.js';
import { connectionOf, orderingOf } from './connection.js';
import { enums } from './enums.js';
import { DateTime, Decimal, JSONObject, LocalDate, UUID } from './scalars.js';
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
export class Waiver extends RecordType {
  @Field(() => UUID) organizationId!: string;
  @Field(() => UUID) projectId!: string;
  @Field(() => UUID) divisionId!: string;
  @Field(() => String, {
    description: 'Printed in the footer of its document, so that the waivers of a project can be distinguished.',
  })
  number!: string;
  @Field(() => enums.WaiverType) type!: WaiverType;
  @Field(() => String) typeLabel!: string;
  @Field(() => enums.WaiverStage) stage!: WaiverStage;
  @Field(() => enums.WaiverStatus) status!: WaiverStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { nullable: true, description: 'Why it was declined or voided.' }) statusReason!: string | null;
  @Field(() => enums.WaiverReleaseState, { nullable: true, description: 'Only for signed unconditional waivers.' })
  releaseState!: WaiverReleaseState | null;
  @Field(() => String) state!: string;
  @Field(() => String, { description: 'The id of the form; `generic-` marks the service’s own wording.' })
  formCode!: string;
  @Field(() => LegalForm, {
    nullable: true,
    description: 'The form that the state prescribes for this type of waiver.',
  })
  legalForm!: LegalForm | null;
  @Field(() => Boolean) notaryRequired!: boolean;
  @Field(() => Boolean) witnessRequired!: boolean;
  @Field(() => [FormNotice]) notices!: FormNotice[];
  @Field(() => LocalDate, { nullable: true }) throughDate!: string | null;
  @Field(() => String, { nullable: true, description: throughTime }) throughTime!: string | null;
  @Field(() => LocalDate, { nullable: true }) paymentPeriodFrom!: string | null;
  @Field(() => LocalDate, { nullable: true, description: periodTo }) paymentPeriodTo!: string | null;
  @Field(() => Decimal, { nullable: true }) amount!: string | null;
  @Field(() => enums.PaymentMethod, { nullable: true, description: method }) paymentMethod!: PaymentMethod | null;
  @Field(() => String, { nullable: true }) checkMaker!: string | null;
  @Field(() => String, { nullable: true }) checkPayee!: string | null;
  @Field(() => String, { nullable: true }) checkNumber!: string | null;
  @Field(() => LocalDate, { nullable: true }) checkDate!: string | null;
  @Field(() => String, { nullable: true }) invoiceNumber!: string | null;
  @Field(() => [WaiverException]) exceptions!: WaiverException[];
  @Field(() => [PriorWaiver]) priorWaivers!: PriorWaiver[];
  @Field(() => Decimal, { nullable: true }) disputedAmount!: string | null;
  @Field(() => Decimal, { nullable: true }) retainageReserved!: string | null;
  @Field(() => Decimal, { nullable: true }) remainingDue!: string | null;
  @Field(() => Boolean, { nullable: true, description: coversAll }) coversAllDue!: boolean | null;
  @Field(() => PaymentStatement, { nullable: true, description: statement })
  paymentStatement!: PaymentStatement | null;
  @Field(() => UUID, { nullable: true }) customerPartyId!: string | null;
  @Field(() => UUID, { nullable: true }) ownerPartyId!: string | null;
  @Field(() => UUID, { nullable: true }) gcPartyId!: string | null;
  @Field(() => UUID, { nullable: true }) lenderPartyId!: string | null;
  @Field(() => UUID, { nullable: true, description: 'The pay application whose payment it covers.' })
  payApplicationId!: string | null;
  @Field(() => String, { nullable: true }) workDescription!: string | null;
  @Field(() => LocalDate, { nullable: true, description: received }) paymentReceivedOn!: string | null;
  @Field(() => String, { nullable: true }) signatoryName!: string | null;
  @Field(() => String, { nullable: true }) signatoryTitle!: string | null;
  @Field(() => WaiverSignature, { nullable: true }) signature!: WaiverSignature | null;
  @Field(() => Notary, { nullable: true }) notary!: Notary | null;
  @Field(() => Witness, { nullable: true }) witness!: Witness | null;
  @Field(() => DateTime, { nullable: true }) sentAt!: string | null;
  @Field(() => DateTime, { nullable: true }) signedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) effectiveAt!: string | null;
  @Field(() => DateTime, { nullable: true }) releasedAt!: string | null;
}

export const WaiverConnection = connectionOf(Waiver, 'Waiver');
export const WaiverOrdering = orderingOf('Waiver', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of Waiver records.' })
export class WaiverFilter extends RecordFilter {
  @Optional(() => UUID) projectId?: string | null;
  @Optional(() => UUID) organizationId?: string | null;
  @Optional(() => UUID) divisionId?: string | null;
  @Optional(() => UUID) customerPartyId?: string | null;
  @Optional(() => UUID) payApplicationId?: string | null;
  @Optional(() => enums.WaiverType) type?: WaiverType | null;
  @Optional(() => enums.WaiverStatus) status?: WaiverStatus | null;
  @Optional(() => enums.WaiverReleaseState, { description: 'Only unconditional waivers that are held, or released.' })
  releaseState?: WaiverReleaseState | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => String, { max: 255 }) search?: string | null;
}

@InputType()
export class CreateWaiverInput {
  @Required(() => UUID) projectId!: string;
  @Required(() => UUID) organizationId!: string;
  @Required(() => enums.WaiverKind) type!: WaiverKind;
  @Optional(() => enums.WaiverStage, { description: 'Required with the type `conditional` or `unconditional`.' })
  stage?: WaiverStage | null;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'By default, the state of the project or its jobsite.',
  })
  state?: string | null;
  @Optional(() => UUID) divisionId?: string | null;
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
  @Optional(() => UUID, { description: 'The pay application whose payment it covers.' })
  payApplicationId?: string | null;
  @Optional(() => [WaiverExceptionInput]) exceptions?: WaiverExceptionInput[] | null;
  @Optional(() => [PriorWaiverInput]) priorWaivers?: PriorWaiverInput[] | null;
  @Optional(() => Decimal, { atLeast: 0 }) disputedAmount?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) retainageReserved?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) remainingDue?: string | null;
  @Optional(() => Boolean, { description: coversAll }) coversAllDue?: boolean | null;
  @Optional(() => PaymentStatementInput, { description: statement })
  paymentStatement?: PaymentStatementInput | null;
  @Optional(() => UUID, { description: 'The party that pays the claimant; by default, the one that hired it.' })
  customerPartyId?: string | null;
  @Optional(() => UUID, { description: 'By default, every owner of the project.' }) ownerPartyId?: string | null;
  @Optional(() => UUID) gcPartyId?: string | null;
  @Optional(() => UUID) lenderPartyId?: string | null;
  @Optional(() => String, { max: 10000 }) workDescription?: string | null;
  @Optional(() => LocalDate, { description: received }) paymentReceivedOn?: string | null;
  @Optional(() => String, { max: 255 }) signatoryName?: string | null;
  @Optional(() => String, { max: 255 }) signatoryTitle?: string | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdateWaiverInput extends updateOf(CreateWaiverInput, { fixed: ['projectId', 'organizationId'] }) {
  @Unclearable(() => enums.WaiverStage) stage?: WaiverStage;
  @Unclearable(() => String, { size: 2, format: 'state' }) state?: string;
}

@InputType({ description: 'Moves a waiver to another status.' })
export class TransitionWaiverInput extends UpdateInput {
  @Required(() => UUID) id!: string;
  @Required(() => enums.WaiverStatus) status!: WaiverStatus;
  @Optional(() => LocalDate, {
    description: 'When the payment was received. Required to take effect or be released, unless already recorded.',
  })
  paymentReceivedOn?: string | null;
  @Optional(() => String, { max: 1000 }) statusReason?: string | null;
}

@InputType({ description: 'Signs the current document of a waiver.' })
export class SignWaiverInput extends UpdateInput {
  @Required(() => UUID) id!: string;
  @Required(() => enums.SignatureMethod) method!: SignatureMethod;
  @Required(() => Boolean, {
    description: `The signer agrees to this text, which your application shows to them: “${electronicConsent}”`,
  })
  consent!: boolean;
  @Optional(() => String, { max: 255, description: 'By default, the signatory of the waiver.' })
  signatoryName?: string | null;
  @Optional(() => String, { max: 255 }) signatoryTitle?: string | null;
  @Optional(() => String, {
    max: 255,
    format: 'email',
    description: 'The signer’s e-mail address; in a session, by default that of the person who signs.',
  })
  signatoryEmail?: string | null;
  @Optional(() => String, {
    description: 'The drawn or uploaded signature: an 8-bit PNG in base64, with or without a data URL prefix.',
  })
  image?: string | null;
  @Optional(() => NotaryInput, { description: 'Required if the form is signed before a notary.' })
  notary?: NotaryInput | null;
  @Optional(() => WitnessInput, { description: 'Required if the form is signed before a witness.' })
  witness?: WitnessInput | null;
}
