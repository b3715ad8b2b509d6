import { type ClassType, Field, ObjectType } from 'type-graphql';
import { Document, DocumentWarning } from './document.js';
import { DocumentOrder } from './document-order.js';
import { FulfillmentRequest } from './fulfillment-request.js';
import { Jobsite } from './jobsite.js';
import { Notice } from './notice.js';
import { Organization } from './organization.js';
import { Party } from './party.js';
import { PayApplication } from './pay-application.js';
import { Project } from './project.js';
import { Credits } from './scalars.js';
import { Waiver } from './waiver.js';

@ObjectType({
  description:
    'The credits of the account that a mutation moved, without the price of the API call. A sandbox charges and refunds nothing; ' +
    'its holds move its own credits.',
  simpleResolvers: true,
})
class MutationCharge {
  @Field(() => Credits, { description: 'Spent.' }) charged!: string;
  @Field(() => Credits, { description: 'Set aside until the final charge is known.' }) held!: string;
  @Field(() => Credits, { description: 'Set aside before, and returned to the balance or to a new hold.' })
  released!: string;
  @Field(() => Credits, { description: 'Spent before, and returned to the balance.' }) refunded!: string;
}

/** What every payload says in addition to its records. */
export interface MutationPayload {
  charge: MutationCharge;
  replayed: boolean;
}

/** A record, or a list of records, of a payload. */
interface PayloadRecord {
  type: () => ClassType | [ClassType];
  description: string;
}

/** The payload of a mutation that says more than its record: `GenerateDocumentPayload` of `generateDocument`. */
function definePayload(mutation: string, records: Record<string, PayloadRecord>, warnings?: string): ClassType {
  @ObjectType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Payload`, {
    description: `What \`${mutation}\` did.`,
    simpleResolvers: true,
  })
  class Payload implements MutationPayload {
    @Field(() => MutationCharge, { description: 'The credits that it moved.' }) charge!: MutationCharge;
    @Field(() => Boolean, {
      description:
        'Whether nothing was done now, because the same request with the same idempotency key was answered before.',
    })
    replayed!: boolean;
  }
  for (const [name, { type, description }] of Object.entries(records)) {
    Field(type, { description })(Payload.prototype, name);
  }
  if (warnings) Field(() => [DocumentWarning], { description: warnings })(Payload.prototype, 'warnings');
  return Payload;
}

const documentOrder = { documentOrder: { type: () => DocumentOrder, description: 'The order.' } };
const orders: Record<string, PayloadRecord> = {
  orders: { type: () => [DocumentOrder], description: 'An order for each recipient, in the same sequence.' },
};
const fulfillmentRequest = { fulfillmentRequest: { type: () => FulfillmentRequest, description: 'The request.' } };
const ofOrders =
  'What is missing from the ordered document or contradicts itself, and what is doubtful about a recipient.';

/** The payload of a mutation that makes a record with a key of the caller's own, or changes the one that has it. */
function defineUpsertPayload(name: string, type: () => ClassType): ClassType {
  const Payload = definePayload(`upsert${name}`, {
    [`${name.charAt(0).toLowerCase()}${name.slice(1)}`]: { type, description: 'The record.' },
  });
  Field(() => Boolean, { description: 'Whether it was made now.' })(Payload.prototype, 'created');
  return Payload;
}

export const UpsertOrganizationPayload = defineUpsertPayload('Organization', () => Organization);
export const UpsertProjectPayload = defineUpsertPayload('Project', () => Project);
export const UpsertPartyPayload = defineUpsertPayload('Party', () => Party);
export const UpsertJobsitePayload = defineUpsertPayload('Jobsite', () => Jobsite);
export const UpsertNoticePayload = defineUpsertPayload('Notice', () => Notice);
export const UpsertWaiverPayload = defineUpsertPayload('Waiver', () => Waiver);
export const UpsertPayApplicationPayload = defineUpsertPayload('PayApplication', () => PayApplication);

export const GenerateDocumentPayload = definePayload(
  'generateDocument',
  { document: { type: () => Document, description: 'The document, or the preview.' } },
  'What is missing from the document, or contradicts itself.',
);
export const SignWaiverPayload = definePayload(
  'signWaiver',
  {
    waiver: { type: () => Waiver, description: 'The signed waiver.' },
    document: { type: () => Document, description: 'The signed copy, which replaces the document that was signed.' },
  },
  'What is missing from the signed copy, contradicts itself, or has to be completed by hand.',
);
export const CreateDocumentOrderPayload = definePayload('createDocumentOrder', documentOrder, ofOrders);
export const UpdateDocumentOrderPayload = definePayload('updateDocumentOrder', documentOrder, ofOrders);
export const CancelDocumentOrderPayload = definePayload('cancelDocumentOrder', documentOrder, ofOrders);
export const PayDocumentOrderPayload = definePayload('payDocumentOrder', documentOrder, ofOrders);
export const OrderNoticePayload = definePayload('orderNotice', orders, ofOrders);
export const OrderEscalationPayload = definePayload('orderEscalation', orders, ofOrders);
export const OrderWaiverPayload = definePayload('orderWaiver', orders, ofOrders);
export const CreateFulfillmentRequestPayload = definePayload('createFulfillmentRequest', fulfillmentRequest);
export const ApproveFulfillmentChargesPayload = definePayload('approveFulfillmentCharges', fulfillmentRequest);
export const CancelFulfillmentRequestPayload = definePayload('cancelFulfillmentRequest', fulfillmentRequest);
export const RetryFulfillmentRequestPayload = definePayload('retryFulfillmentRequest', fulfillmentRequest);
