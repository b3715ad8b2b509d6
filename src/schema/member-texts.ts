import { claimTexts } from './member-texts-of-claims.js';
import { collections, orderings } from './member-texts-of-lists.js';
import {
  bulkTexts,
  directoryTexts,
  emailTexts,
  receivedTexts,
  recordTexts,
  requestTexts,
} from './member-texts-of-records.js';

// What the members of enums mean, where another layer does not say it. The same word in several enums has its text here once.

const mailEvents: Readonly<Record<string, string>> = {
  IN_TRANSIT: 'The carrier reported the piece on its way.',
  OUT_FOR_DELIVERY: 'The carrier is about to deliver the piece.',
  DELIVERED: 'The carrier delivered the piece.',
  RETURNED: 'The piece came back to the sender.',
};

const ofEnums: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AccountMode: {
    LIVE: 'Live records: mail is sent, and credits are real.',
    SANDBOX: 'Records of the sandbox, where nothing leaves the service.',
  },
  ApiRequestStatusClass: {
    SUCCESS: 'A status from 200 to 299.',
    REDIRECTION: 'A status from 300 to 399.',
    CLIENT_ERROR: 'A status from 400 to 499.',
    SERVER_ERROR: 'A status from 500 to 599.',
  },
  AuditAction: {
    CREATED: 'The record was created.',
    UPDATED: 'The record was changed, or an attempt was refused.',
    DELETED: 'The record was deleted.',
  },
  BillingInterval: { MONTHLY: 'Billed each month.', ANNUAL: 'Billed each year.' },
  BillingMethod: {
    PREPAY: 'Credits are charged when the order is created.',
    INVOICE: 'The order is invoiced and paid later.',
    CREDIT_BALANCE: 'Credits are held when the order is created, and charged when it is dispatched.',
  },
  BillingSubscriptionStatus: {
    ACTIVE: 'The subscription is paid for.',
    PAST_DUE: 'A payment failed, and the processor tries again.',
    INCOMPLETE: 'The first payment is not made yet.',
    CANCELLED: 'The subscription has ended.',
  },
  ContactType: {
    PRIMARY: 'General correspondence.',
    BILLING: 'Correspondence about bills and payments.',
    LEGAL: 'Legal correspondence.',
  },
  ...emailTexts,
  ...directoryTexts,
  ...receivedTexts,
  ...bulkTexts,
  ...requestTexts,
  CredentialMode: { LIVE: 'The provider’s live environment.', TEST: 'The provider’s test environment.' },
  CredentialProvider: {
    LOB: 'Lob, which prints and mails.',
    STRIPE: 'Stripe, which processes payments.',
    PARTNER: 'The account’s own fulfillment partner.',
    SMTP: 'A mail server, which sends the account’s e-mails.',
  },
  CredentialShipper: {
    EASYPOST: 'EasyPost, which buys labels of several carriers.',
    FEDEX: 'The carrier FedEx.',
    UPS: 'The carrier UPS.',
    USPS: 'The United States Postal Service.',
  },
  CredentialStatus: {
    UNVERIFIED: 'Not verified since it was stored.',
    ACTIVE: 'The provider accepted it.',
    INVALID: 'The provider refused it.',
    REVOKED: 'It is no longer used.',
  },
  DocumentOrderStatus: {
    PENDING: 'Placed, and not begun. It can be edited and cancelled.',
    PROCESSING: 'The provider or staff work on it.',
    DISPATCHED: 'The carrier or office has it. It cannot be cancelled any more.',
    ...mailEvents,
    FAILED: 'It could not be carried out.',
    CANCELLED: 'It was cancelled before it was dispatched.',
  },
  DocumentStatus: {
    PROCESSING: 'The PDF is being rendered.',
    COMPLETED: 'The PDF can be downloaded.',
    FAILED: 'The PDF could not be rendered.',
    REVERTED: 'The document was withdrawn, so that its record could change.',
  },
  DocumentVersion: {
    GENERATED: 'As it was generated, with blank lines to sign on.',
    SIGNED_ORIGINAL: 'The scan of the signed document, as it was uploaded.',
  },
  SignedOriginalFlag: {
    OTHER_DOCUMENT: 'Pages have the code of another document.',
    PAGE_MISSING: 'It lacks a page of the document.',
    OUT_OF_ORDER: 'Its pages are in another order than those of the document.',
    SIGNER_DIFFERS: 'Another person signed than the document names.',
    NOT_SCANNED: 'Pages are text and no pictures: it is the document itself, or was signed on a screen.',
    NOT_CHECKED: 'The code could not be read on all of its pages.',
  },
  FulfillmentHoldStatus: {
    HELD: 'The credits are held.',
    CAPTURED: 'The credits were charged.',
    RELEASED: 'The credits were given back.',
  },
  FulfillmentRequestType: { NOTICE_RESEARCH: 'Research of the facts of a notice.' },
  FulfillmentScope: {
    RESEARCH: 'The partner researches the facts.',
    RESEARCH_AND_DOCUMENT: 'The partner researches the facts and completes the notice.',
    FULL_SERVICE: 'The partner also mails the notice to its recipients.',
  },
  FulfillmentSource: { PROJECT: 'A project of the account.', NOTICE: 'A notice of the account.' },
  FulfillmentStatus: {
    QUEUED: 'It waits to be submitted to the partner.',
    SUBMITTED: 'The partner has received it.',
    IN_PROGRESS: 'The partner works on it.',
    PAYMENT_REQUIRED: 'There are more recipients than paid for. It waits for an approval of the charges.',
    FULFILLED: 'The partner has finished it.',
    REJECTED: 'The partner rejected it.',
    CANCELLED: 'It was cancelled.',
    FAILED: 'It could not be submitted. It can be submitted again.',
  },
  HealthStatus: { OK: 'Every check passes.', DEGRADED: 'At least one check fails.' },
  IncompleteDocuments: {
    WARN: 'The document is generated, with its warnings.',
    REFUSE: 'The document is refused, and the error lists the warnings.',
  },
  LedgerAccount: {
    FREE_AVAILABLE: 'Free credits that can be spent.',
    FREE_HELD: 'Free credits that are held.',
    PARTNER_AVAILABLE: 'Partner-eligible credits that can be spent.',
    PARTNER_HELD: 'Partner-eligible credits that are held.',
    GRANTED: 'The source of granted credits.',
    PURCHASED: 'The source of purchased credits.',
    SPENT: 'Where spent credits go.',
    REFUNDED: 'The source of refunded credits, and where reversed purchases go.',
    EXPIRED: 'Where expired credits go.',
  },
  LedgerKind: {
    GRANT: 'Credits were granted, by a plan or by the operator.',
    PURCHASE: 'Credits were purchased.',
    CHARGE: 'Credits were spent at once.',
    HOLD: 'Credits were set aside for a charge that is not final.',
    CAPTURE: 'Held credits were spent.',
    RELEASE: 'Held credits became available again.',
    REFUND: 'A charge was given back.',
    ROLL_OVER: 'Credits of a plan were carried into the next period.',
    EXPIRY: 'Credits expired.',
    REVERSAL: 'A purchase was reversed, because its payment was refunded or disputed.',
    REINSTATEMENT: 'A reversed purchase was restored, because its dispute was won.',
  },
  LeftOutReason: {
    TOTAL: 'A sum of other rows.',
    HEADING: 'A heading of a section.',
    NOTE: 'A note, a signature or the foot of a page.',
  },
  MailClass: {
    FIRST_CLASS: 'First-class mail.',
    CERTIFIED: 'Certified mail, which the carrier tracks and the recipient signs for.',
    PRIORITY: 'Priority mail.',
  },
  MailroomEvent: mailEvents,
  MembershipRole: {
    OWNER: 'Has every right, also over the other owners.',
    ADMIN: 'Manages members, tokens, webhooks and billing, and changes records.',
    MEMBER: 'Reads and changes records.',
    READ_ONLY: 'Reads records and changes nothing.',
  },
  MetadataType: {
    STRING: 'A text.',
    INTEGER: 'A whole number.',
    BOOLEAN: 'True or false.',
    JSON: 'A JSON value, which may be null.',
  },
  OperatorRole: { STAFF: 'Works in the mailroom.', PARTNER: 'Works on fulfillment requests.' },
  OrderBillingStatus: {
    PENDING: 'Nothing or not all is paid.',
    INVOICED: 'An invoice was made.',
    PAID: 'The whole amount is paid.',
    REFUNDED: 'What was paid was given back.',
    VOID: 'Nothing is owed.',
  },
  OrderDirection: { ASC: 'Smallest, earliest or first letter first.', DESC: 'Largest, latest or last letter first.' },
  OrderType: {
    MAIL: 'The document is mailed to one recipient.',
    FILING: 'The document is filed with a court or agency.',
    RECORDING: 'The document is recorded in the county’s records.',
    RESEARCH: 'Staff research facts for the document.',
  },
  OrganizationKind: {
    CONTRACTOR: 'A contractor or subcontractor.',
    SUPPLIER: 'A supplier of material or equipment.',
    OWNER: 'An owner of property.',
    LENDER: 'A lender that finances construction.',
    SURETY: 'A surety, which issues bonds.',
    PUBLIC_ENTITY: 'A public entity that has work done.',
    OTHER: 'Any other organization.',
  },
  OrganizationType: {
    TENANT: 'An account, which has members, tokens and records.',
    DIRECTORY: 'A record of a counterparty.',
  },
  PartnerRefund: { FULL: 'The whole fee.', PARTIAL: 'The amount that the partner names.', NONE: 'Nothing.' },
  PaymentLineType: {
    CHARGE: 'An amount that was charged.',
    REFUND: 'An amount that was given back.',
    ADJUSTMENT: 'A correction of the amount.',
    CREDIT_APPLIED: 'Credits that were spent on the order.',
  },
  PlanKey: { STARTER: 'The smallest plan.', GROWTH: 'The plan between the others.', SCALE: 'The largest plan.' },
  SandboxDueSource: {
    TASK: 'A step of a record, such as a carrier’s next scan.',
    DEADLINE: 'A deadline of a project.',
  },
  SessionMethod: {
    LINK: 'With a link that was sent by e-mail.',
    PASSKEY: 'With a passkey.',
    OIDC: 'With the identity provider of a company.',
  },
  SpendingEvent: {
    API_CALL: 'A call of an API.',
    DOCUMENT_GENERATION: 'The generation of a document.',
    DOCUMENT_ORDER: 'The order of a document.',
    MAIL_SENDING: 'The mailing of a piece by the partner.',
    NOTICE_RESEARCH: 'The research of a notice.',
    FULFILLMENT_NOTICE_RESEARCH: 'A fulfillment request.',
  },
  StatementFormat: { PDF: 'A sealed PDF with a verification code.', CSV: 'A table of comma-separated values.' },
  WebhookDeliveryStatus: {
    PENDING: 'An attempt is still to be made.',
    DELIVERED: 'The endpoint accepted it.',
    FAILED: 'Every attempt failed. It is in the failure queue.',
  },
  WebhookDisabledReason: {
    GONE: 'The endpoint answered 410 Gone.',
    FAILING: 'Every delivery failed for days.',
  },
  ...claimTexts,
};

const shared: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AuditableType: recordTexts,
  CreditSubjectType: recordTexts,
  DocumentableType: recordTexts,
  EventSubjectType: recordTexts,
  EntityType: collections,
  SearchType: collections,
};

/** The description of a member of an enum. */
export function memberText(name: string, member: string): string | undefined {
  const texts = ofEnums[name] ?? shared[name] ?? (name.endsWith('OrderingField') ? orderings : undefined);
  return texts?.[member];
}
