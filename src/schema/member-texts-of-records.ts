/** What the types of records mean, in the enums that name them. */
export const recordTexts: Readonly<Record<string, string>> = {
  ACCESS_TOKEN: 'An access token of a user.',
  ATTACHED_FILE: 'A file that staff attached to an order or request, or an exhibit.',
  BILLING_SUBSCRIPTION: 'The subscription to a plan.',
  CONTACT: 'A contact of an organization.',
  CREDITS: 'The balance of credits.',
  CREDIT_PURCHASE: 'A purchase of credits.',
  DIVISION: 'A division, which claims.',
  DOCUMENT: 'A generated document.',
  DOCUMENT_ORDER: 'An order that mails, files, records or researches a document.',
  DOCUMENT_ORDER_PAYMENT: 'A payment line of an order.',
  EMAIL_PREFERENCE: 'How a person gets the e-mails about a topic.',
  ENTITY_METADATA: 'A metadata entry of a record.',
  ESCALATION: 'An escalation, such as a lien filing.',
  FULFILLMENT_REQUEST: 'A request to the fulfillment partner.',
  JOBSITE: 'A jobsite of a project.',
  PROJECT_NOTE: 'A note or a task of a project.',
  MEMBERSHIP: 'The membership of a user in an organization.',
  MEMBER_INVITATION: 'An invitation to become a member.',
  METADATA: 'A metadata entry of a record.',
  NOTICE: 'A notice of a claimant.',
  OIDC_SIGN_IN: 'A sign-in with the identity provider of a company.',
  ORGANIZATION: 'An organization: an account, or a directory record of a counterparty.',
  PARTY: 'A party of a project.',
  PASSKEY: 'A passkey of a user.',
  PAYMENT_CUSTOMER: 'The account’s customer record at the payment processor.',
  PAY_APPLICATION: 'A pay application of a project.',
  PAY_APPLICATION_COMMENT: 'What a company has written about a pay application.',
  PAY_APPLICATION_EMAIL_INVITATION: 'An invitation to a pay application by e-mail.',
  PAY_APPLICATION_INVITATION: 'An invitation to a pay application.',
  PAY_APPLICATION_PARTICIPANT: 'An organization that takes part in a pay application.',
  PAY_APPLICATION_PAYMENT: 'A payment received on a pay application.',
  PROJECT: 'A construction project.',
  PROJECT_DEADLINE: 'A deadline of a project, by the id of the project.',
  RECEIVED_NOTICE: 'A notice that arrived at the account.',
  PROVIDER_CREDENTIAL: 'A credential for a provider.',
  SESSION: 'A session of a user.',
  SHIPPER_CREDENTIAL: 'A credential for a carrier.',
  SIGN_IN_LINK: 'A link by e-mail to sign in with.',
  SOV: 'A schedule of values.',
  SOV_LINE: 'A line of a schedule of values.',
  SUBSCRIPTION: 'The subscription to a plan.',
  WAIVER: 'A lien waiver.',
  WAIVER_REQUEST: 'A waiver that a payee is asked for.',
  WEBHOOK: 'A webhook of the account.',
};

/** The notices that arrive at an owner or a general contractor. */
export const receivedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ReceivedNoticeKind: {
    PRELIMINARY: 'A preliminary notice, such as a Notice to Owner.',
    NOTICE_OF_INTENT: 'A notice of intent to claim a lien.',
    LIEN: 'A lien that is claimed or recorded.',
    BOND_CLAIM: 'A claim on a payment bond.',
    STOP_PAYMENT: 'A stop payment notice, or another claim on funds.',
    OTHER: 'Another notice.',
  },
  ReceiptMethod: {
    MAIL: 'By ordinary mail.',
    CERTIFIED_MAIL: 'By certified or registered mail.',
    COURIER: 'By a courier.',
    EMAIL: 'By e-mail.',
    HAND: 'By hand.',
    ONLINE: 'By an online service, such as this one.',
    OTHER: 'In another way.',
  },
  ClaimStanding: {
    CAN_CLAIM: 'It can claim, or no one knows that it cannot.',
    CLAIM_MADE: 'A lien, or a claim on a bond or on funds, arrived and is not released.',
    ENDED: 'Its last day has surely passed.',
    NO_RIGHT: 'The law surely gives it no right.',
  },
  PreliminaryState: {
    RECEIVED: 'It arrived.',
    NOT_RECEIVED: 'The law asks for one, or may ask for one, and none is logged.',
    NOT_REQUIRED: 'The law asks for none.',
  },
  ClaimantMatch: {
    OPEN: 'No one has decided whose notice it is.',
    MATCHED: 'It is a notice of the party that it names.',
    UNKNOWN_CLAIMANT: 'The project does not know the claimant.',
  },
};

/** What companies have in common that may be the same, and what offices keep. */
export const directoryTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DuplicateReason: {
    NAME: 'The name, apart from case, spaces, punctuation, "the" and legal forms.',
    ADDRESS: 'The first line of the address and the ZIP code.',
    EMAIL: 'The same address of e-mail.',
    PHONE: 'The last ten digits of the phone.',
  },
  RecordingOfficeKind: {
    RECORDER: 'The records of land: a recorder, a register of deeds, or a clerk who records.',
    COURT_CLERK: 'The files of a court, with which some states file claims: a clerk of court, or a prothonotary.',
  },
};

/** What e-mails to people are about, and how they arrive. */
export const emailTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EmailDelivery: {
    AT_ONCE: 'As they arise.',
    DAILY: 'Once a day, together with other topics.',
    NONE: 'Not at all.',
  },
  EmailTopic: {
    DEADLINES: 'A notice or another step has one day left or was missed, or a notice was served late.',
    MAIL: 'A piece came back, or an order could not be carried out.',
    CHARGES: 'Additional postage waits for an approval.',
    RESEARCH: 'The partner has answered a request.',
    WAIVERS: 'A colleague has signed a waiver.',
    NOTES: 'A colleague mentions the person in a note, or assigns a task.',
    INVITATIONS: 'Another organization shares a pay application.',
    ACCOUNT: 'Credits run low, a payment fails or is reversed, or a webhook is disabled.',
    SECURITY: 'Links to sign in, and passkeys that were added.',
  },
};

/** Acts on many records. */
export const bulkTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BulkAct: {
    GENERATE: 'Its document is generated, as `generateDocument` does.',
    MARK_SENT: 'It becomes `SENT`.',
    MARK_FILED: 'It becomes `FILED`, on a day.',
    MARK_RECORDED: 'It becomes `RECORDED`, on a day.',
    MARK_COMPLETED: 'It becomes `COMPLETED`.',
    MARK_RELEASED: 'It becomes `RELEASED`, on a day.',
    MARK_RESOLVED: 'It becomes `RESOLVED`.',
    MARK_DONE: 'Its next act is done, on a day.',
    ARCHIVE: 'It becomes `ARCHIVED`.',
    RESTORE: 'It was `ARCHIVED` and becomes `ACTIVE`.',
    ASSIGN: 'Its project gets a task.',
  },
  BulkRecordType: {
    NOTICE: 'Notices of the account.',
    ESCALATION: 'Claims of the account.',
    WAIVER: 'Waivers of the account.',
    PAY_APPLICATION: 'Pay applications of the account.',
    PROJECT: 'Projects of the account.',
  },
};

/** What became of waivers that payees were asked for. */
export const requestTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WaiverPolicy: {
    FIRST_TIER: 'Those whom the claimant hired itself, as far as they were asked.',
    ALL_NAMED: 'All who were asked, in any tier.',
    PAYEE_STATEMENT: 'All who were asked, and each of them says whom it hired, or that it hired no one.',
  },
  WaiverStatement: {
    OPEN: 'It has said nothing yet.',
    NONE: 'It states that no company furnished below it.',
    NAMED: 'A company below it was named, by it or by the payer.',
  },
  WaiverReleaseCause: {
    OWN_TERMS: 'A conditional waiver says itself when it takes effect.',
    PAYMENT_CONFIRMED: 'The payee confirmed the payment.',
    RELEASED_EARLY: 'The payee released it before it was paid.',
  },
  WaiverRequestStatus: {
    DRAFT: 'Not sent.',
    REQUESTED: 'Sent to the payee.',
    UNDELIVERABLE: 'The e-mail did not reach the address. It can be sent to another one.',
    VIEWED: 'The payee has opened it.',
    COUNTERED: 'The payee proposes another amount.',
    SIGNED: 'The payee has signed. A status that is passed through.',
    HELD: 'Signed, and not given out before the payee has confirmed the payment.',
    RELEASED: 'Signed and given out.',
    DECLINED: 'The payee does not sign.',
    EXPIRED: 'It ended without an answer.',
    SUPERSEDED: 'Another request has replaced it.',
    CANCELLED: 'The payer withdrew it.',
  },
  WaiverRoundOutcome: {
    ASKED: 'It is asked.',
    BELOW_THRESHOLD: 'Its sum is below the threshold of the project.',
    NO_AMOUNT: 'The round names no sum for it.',
    ALREADY_ASKED: 'It was asked for this pay application already, and the request is open or signed.',
    LEFT_OUT: 'Its row of the file was left out: `reasons` says why.',
  },
};
