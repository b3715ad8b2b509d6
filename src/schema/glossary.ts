/**
 * Terms: what a name means in every type that has it. A field of one type, or with a meaning of its own there, has its description where
 * it is declared.
 */
export const glossary: Readonly<Record<string, string>> = {
  // Every record
  id: 'The id of the record.',
  createdAt: 'When it was created.',
  updatedAt: 'When it was last changed.',
  organizationId: 'The organization that it belongs to.',
  organization: 'The organization that it belongs to.',
  divisionId: 'The claimant: the division of the project.',
  division: 'The claimant: the division of the project.',
  projectId: 'The project that it belongs to.',
  project: 'The project that it belongs to.',
  metadata: 'A free-form metadata object.',
  auditEntries: 'The audit log of the record, newest first.',
  metadataEntries: 'The metadata entries of the record, by key.',
  name: 'The name that people know it by.',
  description: 'A free-text description.',
  status: 'The status in the workflow.',
  statusLabel: 'The display name of the status.',
  type: 'Which type of its kind it is.',
  typeLabel: 'The display name of the type.',
  isActive: 'Whether it is in use.',
  label: 'A display name.',
  livemode: 'True in live mode, false in the sandbox.',

  // E-mails
  undeliverableAt: 'When the e-mail was refused or came back; null if neither is known.',
  undeliverableReason: 'Why the e-mail did not arrive, as a sentence with the codes of the mail server.',
  // Money of a project
  contractAmount: 'The claimant’s contract amount, in dollars.',
  waiverRequestThreshold: 'The sum below which `requestWaivers` asks no payee of the project.',

  // Addresses and people
  addressLine1: 'Street and number.',
  addressLine2: 'Suite, floor or unit.',
  city: 'The city of the address.',
  state: 'A two-letter US state code; in other countries, the state or province.',
  zip: 'A 5 or 9 digit postal code; in other countries, their postal code.',
  countryCode: 'A two-letter ISO country code; the United States by default.',
  county: 'The county of the address.',
  phone: 'The telephone number.',
  email: 'The e-mail address.',
  legalName: 'The full legal name, as in public records.',
  attention: 'The person to address mail to, printed after “Attn:”.',

  // Organizations, divisions, projects
  sector: 'Private, public or federal work. Each has its own rules.',
  use: 'The use of the building.',
  ownerOccupied:
    'Whether an owner, a natural person, lives or will live on the property. Some states protect such owners.',
  retainagePercent: 'The percentage of each payment that is retained until completion.',
  dateContract: 'The date of the contract.',
  completionDate: 'When the work as a whole was completed.',
  firstFurnishingDate: 'The first day that the claimant furnished labor or material.',
  lastFurnishingDate:
    'The last day of unpaid work or delivery under the contract, without corrective or punch-list work.',
  legalDescription: 'The legal description of the property in the county’s records.',
  parcelNumber: 'The assessor’s parcel number.',
  permitNumber: 'The number of the building permit.',
  bondNumber: 'The number of the payment bond.',
  loanNumber: 'The number of the construction loan.',
  noticeOfCommencement: 'The owner’s recorded notice of commencement.',

  // Parties and jobsites
  role: 'The role on the project. Trade abbreviations such as `gc` are accepted.',
  contractNumber: 'The number of the party’s contract or purchase order.',

  // Notices, escalations
  claimAmount: 'The amount claimed, in dollars.',
  explanation: 'The rule in plain words and, if no date can be calculated, what to record.',

  // Waivers
  amount: 'The amount in dollars.',
  signatoryTitle: 'The title of the signer.',
  message: 'The text of the note.',
  text: 'The text of the exception.',

  // Schedules of values, pay applications
  totals: 'The totals.',
  sovLineId: 'The line of the schedule.',
  applicationNumber: '1, 2, 3 … on each project.',
  payApplication: 'The pay application.',
  reference: 'The number of a check, an invoice or a transfer.',
  notes: 'A note on the payment.',
  date: 'The day (UTC).',

  // Documents and orders
  documentableType: 'The type of the record that the document is generated from.',
  documentableId: 'The record that the document is generated from.',
  documentId: 'The document.',
  document: 'The document.',
  fileName: 'The name of the file.',
  mimeType: 'The media type of the file.',
  pageCount: 'The number of pages.',
  notice: 'The notice.',
  escalation: 'The escalation.',
  waiver: 'The waiver.',
  orderType: 'Mailed, filed, recorded or researched.',
  recipientName: 'The name of the recipient.',
  recipientAddressLine1: 'Street and number of the recipient.',
  recipientAddressLine2: 'Suite, floor or unit of the recipient.',
  recipientCity: 'The city of the recipient.',
  recipientState: 'A two-letter US state code; in other countries, the state or province.',
  recipientZip: 'A 5 or 9 digit postal code; in other countries, their postal code.',
  recipientCountryCode: 'A two-letter ISO country code; the United States by default.',
  carrier: 'The carrier.',
  trackingNumber: 'The carrier’s tracking number.',
  shippedAt: 'When it was handed to the carrier or the office.',
  deliveredAt: 'When it was delivered.',
  recordedAt: 'When the line was recorded.',
  amountCents: 'In cents. The type of the line determines the sign.',
  occurredAt: 'When it happened.',
  location: 'Where it happened.',
  documentOrderId: 'The order.',

  // Credits and billing
  total: 'The sum of free and partner-eligible credits.',
  balance: 'The credits available.',
  eventType: 'The reason for the charge, such as `document_generation`.',
  from: 'The first day.',
  to: 'The last day.',
  plan: 'The plan that is subscribed to.',
  interval: 'Monthly or annual.',

  // Fulfillment
  reason: 'The reason, as shown to the caller.',
  lastError: 'The last error.',
  fulfilledAt: 'When it was completed.',
  failedAt: 'When it failed.',
  parties: 'The parties of the project.',

  // The mailroom
  accountId: 'The account that ordered it.',
  orderId: 'The order.',
  results: 'The results of a filing, recording or research.',

  // Events and webhooks
  event: 'The event.',
  webhookId: 'The webhook.',

  // Credentials and tokens
  provider: 'The provider or carrier that the credential is for.',
  mode: 'Whether the credential is for the provider’s live or test environment.',
  userId: 'The user.',

  // Audit log, metadata entries, search, support
  entityType: 'The type of record that the entry belongs to.',
  entityId: 'The record that the entry belongs to.',
  key: 'The name of the entry.',

  // Arguments
  fileId: 'The id of the file.',

  // Lists
  nodes: 'The records of the page.',
  edges: 'The records of the page with their cursors.',
  node: 'The record.',
  cursor: 'The cursor of the record in the list.',
  pageInfo: 'The position of the page in its list.',
  field: 'The field to order by.',
  direction: 'Ascending or descending.',
  search: 'A case-insensitive partial match.',

  // Types
  Query: 'Queries do not change records.',
  Mutation: 'All mutations of a document run in one transaction: either all succeed, or none.',
  Subscription: 'Events in real time, over a WebSocket.',
};

/** What an argument means at every field that has it and does not say otherwise. */
export const argumentTexts: Readonly<Record<string, string>> = {
  id: 'The id of the record, a UUID.',
  filter: 'Which records the list has: those that meet every field that is sent. By default, all.',
  orderBy: 'The order of the list. By default, the newest record comes first.',
  first: 'How many records to return from the beginning of the list, or after `after`: 0 to 100, by default 15.',
  after: 'The cursor of a record. The page begins after it.',
  last: 'How many records to return from the end of the list, or before `before`: 0 to 100.',
  before: 'The cursor of a record. The page ends before it.',
  offset: 'How many records to skip from the beginning. Only together with `first`.',
};
