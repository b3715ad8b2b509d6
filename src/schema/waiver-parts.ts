import { Field, InputType, ObjectType } from 'type-graphql';
import type { NotaryMode, SignatureMethod, WaiverExceptionKind } from '../domain/vocabulary.js';
import type { SignerAuthentication } from '../domain/waiver/signature.js';
import { enums } from './enums.js';
import { DateTime, Decimal, LocalDate } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'An exception from a waiver.', simpleResolvers: true })
export class WaiverException {
  @Field(() => enums.WaiverExceptionKind, { description: 'The type of the exception.' }) kind!: WaiverExceptionKind;
  @Field(() => LocalDate, { nullable: true, description: 'The date that the exception applies to.' }) date!:
    | string
    | null;
  @Field(() => Decimal, { nullable: true }) amount!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
}

@InputType()
@Printed()
export class WaiverExceptionInput {
  @Required(() => enums.WaiverExceptionKind) kind!: WaiverExceptionKind;
  @Optional(() => LocalDate) date?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) amount?: string | null;
  @Optional(() => String, { max: 1000 }) text?: string | null;
}

@ObjectType({ description: 'An earlier conditional waiver whose payment is still outstanding.', simpleResolvers: true })
export class PriorWaiver {
  @Field(() => LocalDate, { description: 'The through date of the waiver.' }) date!: string;
  @Field(() => Decimal, { nullable: true }) amount!: string | null;
}

@InputType()
export class PriorWaiverInput {
  @Required(() => LocalDate) date!: string;
  @Optional(() => Decimal, { atLeast: 0 }) amount?: string | null;
}

@ObjectType({ description: 'The form that a statute prescribes.', simpleResolvers: true })
export class LegalForm {
  @Field(() => String, { description: 'The id of the form.' }) code!: string;
  @Field(() => String, { description: 'The heading of the form.' }) title!: string;
  @Field(() => String, { description: 'The statute that prescribes the form.' }) statute!: string;
}

@ObjectType({ description: 'A note on which form was used and why, or on what to check.', simpleResolvers: true })
export class FormNotice {
  @Field(() => String, { description: 'The code of the note.' }) code!: string;
  @Field(() => String) message!: string;
}

@ObjectType({ description: 'The evidence of a signature.', simpleResolvers: true })
export class WaiverSignature {
  @Field(() => enums.SignatureMethod, { description: 'How the waiver was signed.' }) method!: SignatureMethod;
  @Field(() => String, {
    nullable: true,
    description: 'The signer’s e-mail address, from the request or from the session of the person who signed.',
  })
  email!: string | null;
  @Field(() => enums.SignerAuthentication, {
    nullable: true,
    description: 'Null for a signature of an earlier release.',
  })
  authentication!: SignerAuthentication | null;
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of the user whose API token or session signed.',
  })
  authenticatedAs!: string | null;
  @Field(() => String, { description: 'The IP address that the signature came from.' }) ip!: string;
  @Field(() => String, { description: 'The User-Agent of the request.' }) userAgent!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the waiver was sent for signature. Null if it was signed without being sent.',
  })
  requestedAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the document was first downloaded after the request, with a token or in a session.',
  })
  viewedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The text that the signer agreed to.' })
  consentText!: string | null;
  @Field(() => DateTime, { description: 'When the signer agreed to sign electronically.' }) consentedAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 of the image of a drawn or uploaded signature, in hex.',
  })
  imageSha256!: string | null;
  @Field(() => String, {
    description: 'SHA-256 of the PDF that was signed, in hex. It is also printed on the signed copy.',
  })
  documentSha256!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 of the signed content, in hex: the file signed-content.json that is attached to the signed PDF.',
  })
  contentSha256!: string | null;
}

@ObjectType({ description: 'The notary of a signed waiver.', simpleResolvers: true })
export class Notary {
  @Field(() => String, { description: 'The name of the notary.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The number of the notary’s commission.' }) commissionNumber!:
    | string
    | null;
  @Field(() => LocalDate, { nullable: true, description: 'When the commission expires.' }) expiresOn!: string | null;
  @Field(() => String, { description: 'The state of the notarization.' }) state!: string;
  @Field(() => String, { description: 'The county of the notarization.' }) county!: string;
  @Field(() => enums.NotaryMode, { description: 'How the signer appeared before the notary.' }) mode!: NotaryMode;
}

@InputType()
@Printed()
export class NotaryInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 255 }) commissionNumber?: string | null;
  @Optional(() => LocalDate) expiresOn?: string | null;
  @Required(() => String, { size: 2, format: 'state' }) state!: string;
  @Required(() => String, { max: 255 }) county!: string;
  @Required(() => enums.NotaryMode) mode!: NotaryMode;
}

@ObjectType({ description: 'The witness of a signed waiver.', simpleResolvers: true })
export class Witness {
  @Field(() => String, { description: 'The name of the witness.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'The address, on one line.' }) address!: string | null;
}

@InputType()
@Printed()
export class WitnessInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Optional(() => String, { max: 500 }) address?: string | null;
}

@ObjectType({
  description: 'The summary of a payment, with the line numbers of an application for payment.',
  simpleResolvers: true,
})
export class PaymentStatement {
  @Field(() => Decimal, { description: 'Line 1.' }) originalContractSum!: string;
  @Field(() => Decimal, { description: 'Line 2: approved change orders.' }) netChangeByChangeOrders!: string;
  @Field(() => Decimal, { description: 'Line 3 = 1 + 2.' }) contractSumToDate!: string;
  @Field(() => Decimal, { description: 'Line 4.' }) totalCompletedAndStored!: string;
  @Field(() => Decimal, { description: 'Line 5.' }) totalRetainage!: string;
  @Field(() => Decimal, { description: 'Line 6 = 4 − 5.' }) totalEarnedLessRetainage!: string;
  @Field(() => Decimal, { description: 'Line 7: previous payments.' }) lessPreviousCertificates!: string;
  @Field(() => Decimal, { description: 'Line 8 = 6 − 7.' }) currentPaymentDue!: string;
  @Field(() => Decimal, { nullable: true, description: 'Line 9.' }) pendingChangeOrders!: string | null;
}

@InputType()
export class PaymentStatementInput {
  @Required(() => Decimal, { atLeast: 0, description: 'Line 1.' }) originalContractSum!: string;
  @Optional(() => Decimal, { description: 'Line 2: approved change orders, none by default.' })
  netChangeByChangeOrders?: string | null;
  @Required(() => Decimal, { atLeast: 0, description: 'Line 4.' }) totalCompletedAndStored!: string;
  @Optional(() => Decimal, { atLeast: 0, description: 'Line 5, none by default.' }) totalRetainage?: string | null;
  @Optional(() => Decimal, { atLeast: 0, description: 'Line 7: previous payments, none by default.' })
  lessPreviousCertificates?: string | null;
  @Optional(() => Decimal, { description: 'Line 9: change orders that are not approved yet.' })
  pendingChangeOrders?: string | null;
}
