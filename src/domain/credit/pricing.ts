import { formatCents, parseCents, sum } from '../shared/money.js';

/** Everything that credits are charged for. */
export const billableEvents = [
  'document_generation',
  'api_call',
  'mail_sending',
  'notice_research',
  'document_order',
  'fulfillment_notice_research',
] as const;
export type BillableEvent = (typeof billableEvents)[number];

export function isBillableEvent(name: string): name is BillableEvent {
  return (billableEvents as readonly string[]).includes(name);
}

/** A partner is paid for these, so free credits cannot pay for them. */
const partnerBillable: ReadonlySet<BillableEvent> = new Set([
  'mail_sending',
  'notice_research',
  'document_order',
  'fulfillment_notice_research',
]);

export function isPartnerBillable(eventType: BillableEvent): boolean {
  return partnerBillable.has(eventType);
}

export const mailClasses = ['first_class', 'certified', 'priority'] as const;
export const orderTypes = ['mail', 'filing', 'research', 'recording'] as const;
export const fulfillmentScopes = ['research', 'research_and_document', 'full_service'] as const;
export type MailClass = (typeof mailClasses)[number];
export type OrderType = (typeof orderTypes)[number];
export type FulfillmentScope = (typeof fulfillmentScopes)[number];

/** The postage of each sheet that a letter has beyond those that the price of its mail class includes. */
const additionalSheet = 'additional_sheet';

/**
 * The pages that the postage of every mail class includes: six sheets, printed on both sides, go in a letter envelope, and one of
 * them has the addresses.
 */
export const includedPages = 10;

/** How many sheets beyond the included ones a document has. */
function additionalSheets(pages: number | null | undefined): number {
  return Math.max(0, Math.ceil(((pages ?? 0) - includedPages) / 2));
}

/** The variants that an event type is priced by; the prices of the other types are defined for an account. */
export const variants: Readonly<Partial<Record<BillableEvent, readonly string[]>>> = {
  mail_sending: [...mailClasses, additionalSheet],
  document_order: orderTypes,
  notice_research: fulfillmentScopes,
  fulfillment_notice_research: fulfillmentScopes,
};

/**
 * The states whose notices may go by standard mail: Arizona with a certificate of mailing (A.R.S. 33-992.01), Kentucky when sent
 * to the last known address (KRS 376.010). Unverified reference data, like the deadlines.
 */
const firstClassStates: ReadonlySet<string> = new Set(['AZ', 'KY']);

/** Documents that are not a notice, by their type or by the type of their record: any mail class carries them in every state. */
const notNotices: ReadonlySet<string> = new Set([
  'escalation',
  'waiver',
  'pay_application',
  'pay-application',
  'g702',
  'g703',
  'lien_release',
]);

/** What determines the mail classes that a document may have. */
export interface MailFacts {
  /** The state of the document. */
  state?: string | null;
  /** Any other type than those above, and no type, is priced as a notice. */
  documentType?: string | null;
  mailClass?: MailClass | null;
}

/** A request to be priced. */
export interface PricedRequest extends MailFacts {
  eventType: BillableEvent;
  recipients?: number | null;
  fulfillmentScope?: (typeof fulfillmentScopes)[number] | null;
  orderType?: (typeof orderTypes)[number] | null;
  /** Of a document that is mailed. */
  pages?: number | null;
}

/** Whether the price has postage of the requested mail class. */
export function isMailed({ eventType, orderType }: Pick<PricedRequest, 'eventType' | 'orderType'>): boolean {
  return eventType === 'mail_sending' || (eventType === 'document_order' && (orderType ?? 'mail') === 'mail');
}

/** A row of the price book: an event type and, where it is priced by variants, one of them. */
interface PriceKey {
  eventType: BillableEvent;
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
  const line = (variant: string, ofType: BillableEvent = eventType, times = 1) => ({
    price: { eventType: ofType, variant },
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
      return postage(request.mailClass ?? plainMail(request, 'certified'), request.recipients ?? 1);
    case 'document_order': {
      const order = request.orderType ?? 'mail';
      const orders = request.recipients ?? 1;
      const fee = line(order, eventType, orders);
      if (order !== 'mail') return [fee];
      return [fee, ...postage(orderMailClass(request), orders)];
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

/** The mail class of an order: the requested one. The default is first class, or certified where a notice may not go first class. */
export function orderMailClass(mailed: MailFacts): MailClass {
  return mailed.mailClass ?? plainMail(mailed, 'first_class');
}

/** Why the requested mail class cannot be used, as the end of a sentence; undefined if it can. */
export function mailClassFault(mailed: MailFacts): string | undefined {
  const { mailClass, state } = mailed;
  if (mailClass !== 'first_class' || plainMail(mailed, 'first_class') === 'first_class') return undefined;
  return `must be certified or priority: a notice of ${state} does not go by first-class mail.`;
}

/** @param unknown the mail class of a notice whose state is not known */
function plainMail({ documentType, state }: MailFacts, unknown: MailClass): MailClass {
  if (documentType && notNotices.has(documentType)) return 'first_class';
  return state ? statutoryMail(state) : unknown;
}

/** @param lines the price of each line as a decimal string */
export function total(lines: ReadonlyArray<{ times: number; credits: string }>): string {
  return formatCents(sum(lines.map(({ times, credits }) => parseCents(credits)! * BigInt(times))));
}
