/** Arguments, root fields and types that have no description of their own and that no rule of `graphql/describe.ts` covers. */
export const operations: Record<string, string> = {
  // Arguments
  fileId: 'The id of the file.',
  'Query.events(types)': 'Only events of these types.',

  // Lists
  nodes: 'The records of the page.',
  edges: 'The records of the page with their cursors.',
  node: 'The record.',
  cursor: 'The cursor of the record in the list.',
  pageInfo: 'The position of the page in its list.',
  hasNextPage: 'Whether there are more records after the page.',
  hasPreviousPage: 'Whether there are more records before the page.',
  startCursor: 'The cursor of the page’s first record.',
  endCursor: 'The cursor of the page’s last record.',
  field: 'The field to order by.',
  direction: 'Ascending or descending.',
  search: 'A case-insensitive partial match.',

  // Types
  Query: 'Queries do not change records.',
  Mutation: 'All mutations of a document run in one transaction: either all succeed, or none.',
  Subscription: 'Events in real time, over a WebSocket.',
  CreditMonth: 'The spending of the current month.',
  HealthChecks: 'The health of each part.',
  MintedAccessToken: 'A new token with its secret, which is returned once.',
  PartnerMailedRecipientInput: 'A mail recipient.',
  UpdateCredentialInput: 'A partial update of a credential.',

  // Root fields
  'Query.billingPlans': 'The plans that you can subscribe to.',
  'Query.billingSubscription': 'The subscription of the organization, or null.',
  'Query.creditBalance': 'The available and held credits of the organization.',
  'Query.creditPrice': 'A price quote. Nothing is charged.',
  'Query.creditStatement':
    'A file with the movements of credits between two days and the balances before and after. The PDF is sealed and has a verification code.',
  'Query.metadataEntry': 'A metadata entry of a record.',
  'Query.partnerRequest': 'For the fulfillment partner: a request of any account.',
  'Query.search': 'Searches records of all types, best matches first.',
  'Query.sandbox': 'The mode of the token and, in a sandbox, its clock and contents.',
  'Query.supportCredits': 'The available credits and this month’s spending.',
  'Query.supportHealth': 'The health of the service.',
  'Query.supportUsage': 'The usage, by day and type of event.',
  'Mutation.cancelSubscription': 'Cancels the subscription at the end of the paid period.',
  'Mutation.createAccessToken':
    'Creates a token with at most the abilities of the calling token. Its secret is returned once.',
  'Mutation.revokeAccessToken': 'Revokes a token immediately.',
  'Mutation.createContact': 'Creates a person at an organization, or at one of its divisions.',
  'Mutation.createDivision': 'Creates a division. The tier of the token limits how many divisions its user may have.',
  'Mutation.createEscalation': 'Creates a draft. Separate operations generate its document and change its status.',
  'Mutation.createJobsite': 'Creates a jobsite with a street address or a legal description.',
  'Mutation.createNotice':
    'Creates a notice, assigns its number and calculates its deadline unless you send one. An amendment names the notice that it amends.',
  'Mutation.createOrganization':
    'Creates a directory record of a counterparty, or a tenant account of the calling user.',
  'Mutation.createParty': 'Adds an organization to a project in a role.',
  'Mutation.createPayApplication': 'Creates the project’s next pay application, as a draft.',
  'Mutation.createProject': 'Creates a project and the party of its claimant.',
  'Mutation.createSov': 'Creates a draft, or an active schedule whose lines must add up to the contract amount.',
  'Mutation.createWaiver': 'Creates a draft on the form that the state prescribes for its kind.',
  'Mutation.createDocumentOrder':
    'Orders the mailing, filing, recording or research of a generated document, at the service’s price.',
  'Mutation.createFulfillmentRequest':
    'Submits research to the fulfillment partner. The fee is charged immediately, and postage is held.',
  'Mutation.createSetupIntent': 'Prepares saving a card in a browser.',
  'Mutation.deleteMetadata': 'Deletes the entry permanently.',
  'Mutation.deleteWebhook': 'Deletes the webhook. Nothing more is sent to it.',
  'Mutation.generateDocument': 'Generates the PDF of a record. One error lists everything that is missing.',
  'Mutation.importSovCsv':
    'Imports a schedule of values from a CSV file. If any cell is invalid, nothing is saved and the error lists every invalid cell.',
  'Mutation.moveSandboxClock': 'Moves the sandbox clock forward and runs everything that becomes due.',
  'Mutation.resetSandbox': 'Deletes everything in the sandbox and resets its clock.',
  'Mutation.partnerAccept': 'For the partner: reports that work has begun.',
  'Mutation.partnerReportRecipients': 'For the partner: reports the number of recipients.',
  'Mutation.partnerReturnFacts': 'For the partner: reports findings, which become records of the caller’s account.',
  'Mutation.partnerAttachFile': 'For the partner: sends a file to the caller.',
  'Mutation.partnerReportMailed': 'For the partner: reports that the notice was mailed.',
  'Mutation.partnerFulfill': 'For the partner: reports completion.',
  'Mutation.partnerReject': 'For the partner: rejects the request.',
  'Mutation.partnerCancel': 'For the partner: cancels the request and decides the refund of the fee.',
  'Mutation.partnerFail': 'For the partner: reports a failure. The caller may retry.',
  'Mutation.payDocumentOrder':
    'Applies credits to the unpaid amount, or records a payment outside of the service, which settles nothing.',
  'Mutation.purchaseCredits':
    'Charges the default card one dollar per credit. The same Idempotency-Key never charges twice.',
  'Mutation.recordPayApplicationPayment': 'Records a payment, at most the outstanding amount.',
  'Mutation.revertDocument': 'Reverts the current document, so that its record can be changed and generated again.',
  'Mutation.signWaiver': 'Signs the generated document. The signed copy replaces it.',
  'Mutation.subscribe': 'Subscribes to a plan, or changes the plan, and charges the first period.',
  'Mutation.updateDocumentOrder': 'Changes an order while it can be edited. Another mail class changes the price.',
};
