import { InputType, Int } from 'type-graphql';
import type { MailClass, OrderType } from '../domain/credit/pricing.js';
import type {
  BillingMethod,
  DocumentOrderStatus,
  OrderBillingStatus,
  PaymentLineType,
} from '../domain/document-order/states.js';
import { defineUpdate, describeAlias, UpdateInput } from './common.js';
import { enums } from './enums.js';
import { PlacedByProjectFilter } from './of-project.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Optional, RefusesPrices, Required } from './validation/rules.js';

@InputType({ description: 'Filters a list of DocumentOrder records.' })
export class DocumentOrderFilter extends PlacedByProjectFilter {
  @Optional(() => enums.DocumentOrderStatus) status?: DocumentOrderStatus | null;
  @Optional(() => enums.OrderBillingStatus) billingStatus?: OrderBillingStatus | null;
  @Optional(() => enums.OrderType) orderType?: OrderType | null;
  @Optional(() => Boolean, { description: 'Whether it needs attention; `attention` gives the reason.' })
  needsAttention?: boolean | null;
  @Optional(() => Boolean, { description: 'Whether it is under way: not delivered, returned, failed or cancelled.' })
  isUnderWay?: boolean | null;
  @Optional(() => ID) documentId?: string | null;
  @Optional(() => ID, { description: 'The id of the record that the document was generated from.' }) documentableId?:
    | string
    | null;
  @Optional(() => ID, { description: 'Only orders that go to the party with this id.' }) partyId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => DateTime, { description: 'Only those ordered at or after this time.' }) createdFrom?: Date | null;
  @Optional(() => DateTime, { description: 'Only those ordered before this time.' }) createdUntil?: Date | null;
  @Optional(() => String, {
    max: 255,
    description: 'A part of the name of the recipient, of the tracking number or of the name of the project.',
  })
  search?: string | null;
}

const partyText =
  'The party of the project that the recipient is; without it, the one with the name and the address of the recipient.';
const mailClassText =
  'Only for mail; first class by default. In most states a notice does not go first class: there the default is certified, and first class is refused.';
const methodText =
  '`prepay` (the default) debits credits now; `credit_balance` holds them until dispatch; `invoice` is paid later.';

@RefusesPrices
@InputType({ description: 'Orders a generated document. The service computes the price and accepts none.' })
export class CreateDocumentOrderInput {
  @Required(() => ID, { description: 'A completed document.' }) documentId!: string;
  @Optional(() => ID, {
    description: 'The organization that is billed: that of the document (the default) or the account.',
  })
  organizationId?: string | null;
  @Optional(() => enums.OrderType, { description: '`mail` by default.' }) orderType?: OrderType | null;
  @Optional(() => enums.BillingMethod, { description: methodText }) billingMethod?: BillingMethod | null;
  @Optional(() => enums.MailClass, { description: mailClassText }) mailClass?: MailClass | null;
  @Required(() => String, { max: 255 }) recipientName!: string;
  @Required(() => String, { max: 255 }) recipientAddressLine1!: string;
  @Optional(() => String, { max: 255 }) recipientAddressLine2?: string | null;
  @Required(() => String, { max: 255 }) recipientCity!: string;
  @Optional(() => String, { max: 100, requiredAtHome: true }) recipientState?: string | null;
  @Optional(() => String, { max: 10, requiredAtHome: true }) recipientZip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) recipientCountryCode?: string | null;
  @Optional(() => ID, { description: partyText }) partyId?: string | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
  @Optional(() => JSONObject, { json: 'document', description: describeAlias('metadata') }) meta?: Record<
    string,
    unknown
  > | null;
}

@RefusesPrices
@InputType({ description: 'A partial update, while the order is pending. Another mail class changes the price.' })
export class UpdateDocumentOrderInput extends defineUpdate(CreateDocumentOrderInput, {
  fixed: ['documentId', 'organizationId', 'orderType', 'billingMethod'],
  unclearable: ['mailClass', 'recipientState', 'recipientZip', 'recipientCountryCode'],
}) {}

@RefusesPrices
@InputType({ description: 'Records a payment line on an order.' })
export class PayDocumentOrderInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.PaymentLineType, {
    description:
      '`credit_applied` debits credits and settles. A charge, refund (negative) or adjustment is only the account’s own record: ' +
      'it settles nothing.',
  })
  type!: PaymentLineType;
  @Required(() => Int, { atLeast: -100_000_000, atMost: 100_000_000 }) amountCents!: number;
  @Optional(() => String, { max: 255 }) reference?: string | null;
  @Optional(() => String, { max: 1000 }) notes?: string | null;
}

@InputType({ description: 'One of several mail recipients of a document.' })
class RecipientInput {
  @Required(() => String, { max: 255 }) name!: string;
  @Required(() => String, { max: 255 }) addressLine1!: string;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Required(() => String, { max: 255 }) city!: string;
  @Optional(() => String, { max: 100, requiredAtHome: true }) state?: string | null;
  @Optional(() => String, { max: 10, requiredAtHome: true }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => ID, { description: partyText }) partyId?: string | null;
}

@RefusesPrices
@InputType({
  description:
    'Mails the document of a record to one or several recipients. If the record has no document, it is generated first.',
})
export class OrderRecordInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Optional(() => enums.BillingMethod, { description: methodText }) billingMethod?: BillingMethod | null;
  @Optional(() => Int, { atLeast: 0, description: 'Advisory only: the service computes the price.' }) amountCents?:
    | number
    | null;
  @Optional(() => enums.MailClass, { description: mailClassText }) mailClass?: MailClass | null;
  @Optional(() => String, { max: 255, requiredWithout: 'recipients' }) recipientName?: string | null;
  @Optional(() => String, { max: 255, requiredWithout: 'recipients' }) recipientAddressLine1?: string | null;
  @Optional(() => String, { max: 255 }) recipientAddressLine2?: string | null;
  @Optional(() => String, { max: 255, requiredWithout: 'recipients' }) recipientCity?: string | null;
  @Optional(() => String, { max: 100, requiredAtHome: true, requiredWithout: 'recipients' }) recipientState?:
    | string
    | null;
  @Optional(() => String, { max: 10, requiredAtHome: true, requiredWithout: 'recipients' }) recipientZip?:
    | string
    | null;
  @Optional(() => String, { size: 2, format: 'country' }) recipientCountryCode?: string | null;
  @Optional(() => ID, { description: partyText }) partyId?: string | null;
  @Optional(() => [RecipientInput], {
    description:
      'Instead of one recipient: 1 to 50 recipients with one order each. Either all orders are created, or none.',
  })
  recipients?: RecipientInput[] | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
  @Optional(() => JSONObject, { json: 'document', description: describeAlias('metadata') }) meta?: Record<
    string,
    unknown
  > | null;
}
