import { formatCents, parseCents, sum } from '../shared/money.js';

/** Everything that credits are charged for. */
export const eventTypes = [
  'document_generation',
  'api_call',
  'mail_sending',
  'notice_research',
  'document_order',
  'fulfillment_notice_research',
] as const;
export type EventType = (typeof eventTypes)[number];

export function isEventType(name: string): name is EventType {
  return (eventTypes as readonly string[]).includes(name);
}

/** A partner is paid for these, so free credits cannot pay for them. */
const partnerBillable: ReadonlySet<EventType> = new Set([
  'mail_sending',
  'notice_research',
  'document_order',
  'fulfillment_notice_research',
]);

export function isPartnerBillable(eventType: EventType): boolean {
  return partnerBillable.has(eventType);
}

export const mailClasses = ['first_class', 'certified', 'priority'] as const;
export const orderTypes = ['mail', 'filing', 'research', 'recording'] as const;
export const fulfillmentScopes = ['research', 'research_and_document', 'full_service'] as const;
export type MailClass = (typeof mailClasses)[number];
export type OrderType = (typeof orderTypes)[number];
export type FulfillmentScope = (typeof fulfillmentScopes)[number];

/** The postage of each sheet that a letter has beyond those that the price of its mail class includes. */
export const additionalSheet = 'additional_sheet';

/**
 * The pages that the postage of every mail class includes: six sheets, printed on both sides, go in a letter envelope, and one of
 * them has the addresses.
 */
export const includedPages = 10;

/** How many sheets beyond the included ones a document has. */
export function additionalSheets(pages: number | null | undefined): number {
  return Math.max(0, Math.ceil(((pages ?? 0) - includedPages) / 2));
}

/** The variants that an event type is priced by; the prices of the other types are defined for an account. */
export const variants: Readonly<Partial<Record<EventType, readonly string[]>>> = {
  mail_sending: [...mailClasses, additionalSheet],
  document_order: orderTypes,
  notice_research: fulfillmentScopes,
  fulfillment_notice_research: fulfillmentScopes,
};

/**
 * The states that allow standard mail, for documents of every kind: Arizona with a certificate of mailing (A.R.S.
 * 33-992.01), Kentucky when sent to the last known address (KRS 376.010). Unverified reference data, like the deadlines.
 */
const firstClassStates: ReadonlySet<string> = new Set(['AZ', 'KY']);

/** A request to be priced. */
export interface PricedRequest {
  eventType: EventType;
  state?: string | null;
  recipients?: number | null;
  documentType?: string | null;
  fulfillmentScope?: (typeof fulfillmentScopes)[number] | null;
  orderType?: (typeof orderTypes)[number] | null;
  mailClass?: MailClass | null;
  /** Of a document that is mailed. */
  pages?: number | null;
}

/** A row of the price book: an event type and, where it is priced by variants, one of them. */
export interface PriceKey {
  eventType: EventType;
  variant: string;
}

export interface QuoteLine {
  price: PriceKey;
  times: number;
}

/**
 * The prices that a request consists of, and how many times each is paid. The preview and the charge both use it. Each
 * recipient of a document order is an order with its own fee and postage. Mail itself pays postage for each recipient, and so
 * does a full-service request, at the mail class that its state allows.
 */
export function quoteLines(request: PricedRequest): QuoteLine[] {
  const { eventType } = request;
  const line = (variant: string, of: EventType = eventType, times = 1) => ({
    price: { eventType: of, variant },
    times,
  });
  const postage = (mail: MailClass, recipients: number) => {
    const sheets = additionalSheets(request.pages);
    const more = sheets > 0 ? [line(additionalSheet, 'mail_sending', recipients * sheets)] : [];
    return [line(mail, 'mail_sending', recipients), ...more];
  };
  switch (eventType) {
    case 'api_call':
      return [line('')];
    case 'document_generation':
      return [line(request.documentType ?? '')];
    case 'mail_sending':
      return postage(
        allowedMail(request.mailClass ?? statutoryMail(request.state), request.state),
        request.recipients ?? 1,
      );
    case 'document_order': {
      const order = request.orderType ?? 'mail';
      const orders = request.recipients ?? 1;
      const fee = line(order, eventType, orders);
      if (order !== 'mail') return [fee];
      return [fee, ...postage(orderMailClass(request.mailClass, request.state), orders)];
    }
    case 'notice_research':
    case 'fulfillment_notice_research': {
      const scope = request.fulfillmentScope ?? 'research';
      if (scope !== 'full_service' || !request.recipients) return [line(scope)];
      return [line(scope), ...postage(statutoryMail(request.state), request.recipients)];
    }
  }
}

/**
 * The mail class that serves a notice in the state, the cheaper one if there is a choice; certified mail is valid in every
 * state.
 */
export function statutoryMail(state: string | null | undefined): MailClass {
  return state && firstClassStates.has(state) ? 'first_class' : 'certified';
}

/** The mail class of an order: the requested one if the document's state allows it. First class is the default. */
export function orderMailClass(requested: MailClass | null | undefined, state: string | null | undefined): MailClass {
  return allowedMail(requested ?? 'first_class', state);
}

/** First-class mail becomes certified if the state does not allow it. Without a state nothing changes. */
function allowedMail(requested: MailClass, state: string | null | undefined): MailClass {
  return requested === 'first_class' && state ? statutoryMail(state) : requested;
}

/** @param lines the price of each line as a decimal string */
export function total(lines: ReadonlyArray<{ times: number; credits: string }>): string {
  return formatCents(sum(lines.map(({ times, credits }) => parseCents(credits)! * BigInt(times))));
}
