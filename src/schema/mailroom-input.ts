import { InputType, Int, registerEnumType } from 'type-graphql';
import type { MailClass } from '../domain/credit/pricing.js';
import { batchLimits } from '../domain/document-order/batch.js';
import type { PaymentLineType } from '../domain/document-order/states.js';
import { enums } from './enums.js';
import { DateTime, ID, LocalDate } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

/** The events of a piece of mail that staff can record after it was handed over. */
const mailroomEvents = ['in_transit', 'out_for_delivery', 'delivered', 'returned'] as const;
export type MailroomEvent = (typeof mailroomEvents)[number];
const MailroomEventEnum = Object.fromEntries(mailroomEvents.map((status) => [status.toUpperCase(), status]));
registerEnumType(MailroomEventEnum, { name: 'MailroomEvent', description: 'A carrier’s event for a piece of mail.' });

@InputType({
  description:
    'Takes several mail orders to print them together: those with these ids, or the oldest ones of the queue.',
})
export class MailroomTakeInput {
  @Optional(() => [ID], {
    description: 'At most 50 orders. The batch has them in the order in which they were placed.',
  })
  ids?: string[] | null;
  @Optional(() => Int, {
    atLeast: 1,
    atMost: batchLimits.pieces,
    description:
      'How many of the oldest orders, in place of `ids`. Those that another staff member is taking are left out.',
  })
  next?: number | null;
  @Optional(() => enums.MailClass, { description: 'With `next`: only orders of this mail class.' })
  mailClass?: MailClass | null;
}

@InputType({ description: 'Stores the number of the label on a mail order that is taken, before it is handed over.' })
export class MailroomScanInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, {
    max: 255,
    description:
      'For certified mail an article number: 20 to 22 digits, with or without spaces. Null takes the number away again.',
  })
  trackingNumber?: string | null;
}

@InputType({ description: 'Marks several orders that are taken as handed over at one time.' })
export class MailroomDispatchManyInput {
  @Required(() => [ID], { description: 'At most 50 orders. Certified mail needs its article number first.' })
  ids!: string[];
  @Optional(() => DateTime, { description: 'Now by default.' }) shippedAt?: Date | null;
}

@InputType({ description: 'Marks an order as handed to the carrier or the office, which accepted it.' })
export class MailroomDispatchInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, { max: 255, description: 'USPS by default. Only USPS carries certified mail.' })
  carrier?: string | null;
  @Optional(() => String, {
    max: 255,
    description: 'For certified mail, the article number is required: 20 to 22 digits, with or without spaces.',
  })
  trackingNumber?: string | null;
  @Optional(() => DateTime, { description: 'Now by default.' }) shippedAt?: Date | null;
}

@InputType({ description: 'Records an event that the carrier reported for a piece of mail.' })
export class MailroomEventInput {
  @Required(() => ID) id!: string;
  @Required(() => MailroomEventEnum, { description: 'The event that the carrier reported.' }) status!: MailroomEvent;
  @Optional(() => DateTime, { description: 'Now by default.' }) occurredAt?: Date | null;
  @Optional(() => String, { max: 1000, description: 'The carrier’s text, such as the reason for a return.' })
  note?: string | null;
}

@InputType({ description: 'Marks a piece of mail as returned.' })
export class MailroomReturnInput {
  @Required(() => ID) id!: string;
  @Required(() => String, { max: 1000, description: 'The reason on the envelope, such as unclaimed.' })
  reason!: string;
  @Optional(() => DateTime, { description: 'Now by default.' }) occurredAt?: Date | null;
}

@InputType({
  description: 'Marks an order that cannot be carried out. Its payment is refunded, unless a carrier has it.',
})
export class MailroomFailInput {
  @Required(() => ID) id!: string;
  @Required(() => String, { max: 1000, description: 'Shown to the account.' }) reason!: string;
}

@InputType({ description: 'A PDF, PNG, JPEG, TIFF, text or CSV file.' })
export class MailroomFileInput {
  @Required(() => String, { max: 255 }) fileName!: string;
  @Required(() => String, { max: 255 }) mimeType!: string;
  @Required(() => String, { description: 'The bytes in base64.' }) contentBase64!: string;
  @Optional(() => String, { max: 1000 }) description?: string | null;
}

@InputType({ description: 'Attaches a file to an order, such as a receipt or a scan of a returned envelope.' })
export class MailroomAttachInput extends MailroomFileInput {
  @Required(() => ID) orderId!: string;
}

@InputType({
  description: 'Attaches one file to several orders of one account, such as their sheet of the mailing book.',
})
export class MailroomAttachManyInput extends MailroomFileInput {
  @Required(() => [ID], { description: 'At most 50 orders.' }) orderIds!: string[];
}

@InputType({ description: 'Records money received or refunded for an order. Lines recorded by staff settle.' })
export class MailroomPaymentInput {
  @Required(() => ID) orderId!: string;
  @Required(() => enums.PaymentLineType, {
    description:
      'A charge is money received (positive), a refund is money returned (negative), and an adjustment corrects either.',
  })
  type!: PaymentLineType;
  @Required(() => Int, { atLeast: -100_000_000, atMost: 100_000_000 }) amountCents!: number;
  @Optional(() => String, { max: 255, description: 'Such as the number of a check.' }) reference?: string | null;
  @Optional(() => String, { max: 1000 }) notes?: string | null;
}

@InputType({ description: 'The result of a filing, recording or research.' })
class MailroomResultsInput {
  @Optional(() => String, { max: 255, description: 'The number that the office assigned.' })
  recordingNumber?: string | null;
  @Optional(() => String, { max: 64, description: 'The book of the recording.' }) book?: string | null;
  @Optional(() => String, { max: 64, description: 'The page in the book.' }) page?: string | null;
  @Optional(() => LocalDate, { description: 'When the office accepted a filing or recording.' })
  recordedOn?: string | null;
  @Optional(() => String, { max: 255, description: 'The county of the office.' }) county?: string | null;
  @Optional(() => String, { max: 255, description: 'The name of the office.' }) office?: string | null;
  @Optional(() => String, { max: 10000, description: 'The findings of the research.' }) findings?: string | null;
}

@InputType({ description: 'Marks a filing, recording or research as done.' })
export class MailroomCompleteInput {
  @Required(() => ID) id!: string;
  @Required(() => MailroomResultsInput) results!: MailroomResultsInput;
  @Optional(() => [MailroomFileInput], { description: 'Files to attach to the order.' }) files?:
    | MailroomFileInput[]
    | null;
}
