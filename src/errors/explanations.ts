import type { ErrorCode } from './table.js';

export interface Explanation {
  /** Which doors answer with the code. */
  door: 'both' | 'rest' | 'graphql';
  /** When it happens. */
  when: string;
  /** What the caller can do about it. */
  remedy: string;
}

/** What every code of the error table means to a caller; served under `/docs/errors`. */
export const explanations = {
  MALFORMED_REQUEST: {
    door: 'both',
    when: 'The body is not valid JSON or not valid UTF-8, or the request line itself cannot be read.',
    remedy: 'Send a body that is one JSON object in UTF-8. The `errors` member says where reading stopped.',
  },
  BAD_REQUEST: {
    door: 'graphql',
    when: 'The request to /graphql carries no query, carries it in the wrong place, or could come from a foreign site’s form.',
    remedy: 'POST a JSON object with a `query` string and the content type application/json.',
  },
  GRAPHQL_PARSE_FAILED: {
    door: 'graphql',
    when: 'The document has a syntax error.',
    remedy: 'Correct the document at the line and column that `locations` names.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    door: 'graphql',
    when: 'The document asks for a field, argument or type that the schema does not have, or goes over a limit on its shape.',
    remedy:
      'Compare the document with the schema; /graphql answers introspection and has an editor that marks such errors.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    door: 'graphql',
    when: 'The document holds several operations and `operationName` picks none of them, or it holds none.',
    remedy: 'Send `operationName` with the name of one operation of the document.',
  },
  BAD_USER_INPUT: {
    door: 'graphql',
    when: 'A variable is missing or its value does not fit the type the operation declares.',
    remedy:
      'Send every required variable with a value of its declared type. Field rules beyond the type answer as validation_failed.',
  },
  GRAPHQL_TOO_COMPLEX: {
    door: 'graphql',
    when: 'The operation could touch more records or nest deeper than one request may.',
    remedy:
      'Ask for smaller pages (`first`), fewer nested lists or fewer levels, or split the work over several requests.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    door: 'graphql',
    when: 'The request names a query by its hash alone, and the service has not seen that query yet or has let it go.',
    remedy:
      'Send the request again with both the hash and the query text; clients with automatic persisted queries do so by themselves.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    door: 'graphql',
    when: 'The request names a query by its hash, and this service runs without persisted queries.',
    remedy: 'Send the query text with every request.',
  },
  SIGNATURE_INVALID: {
    door: 'rest',
    when: 'The signature of an inbound webhook is missing, older than five minutes, or made with another secret or for another body.',
    remedy:
      'Check that the secret of the endpoint is the one the service is set up with, and that the body arrives unchanged.',
  },
  UNAUTHENTICATED: {
    door: 'both',
    when: 'The Authorization header is missing or malformed, or its token is unknown, expired or revoked.',
    remedy: 'Send `Authorization: Bearer <token>` with a valid access token; ask for a new one if yours has ended.',
  },
  INSUFFICIENT_CREDITS: {
    door: 'both',
    when: 'What was asked for costs more credits than the organization has of those that may pay for it. Nothing was done or charged. `partner_billable` says that only partner-eligible credits pay for a part of it. `required` is all that the request takes, and `balance` what could be spent before it.',
    remedy:
      'Buy at least `purchase.credits` credits, then send the same request again: it succeeds, with the same keys.',
  },
  CREDITS_OWED: {
    door: 'both',
    when: 'A payment for credits was refunded or disputed after some of its credits were spent. The account owes those credits (`owed` of the balance) and can spend nothing until they are paid. Nothing was done or charged. What costs no credits goes on.',
    remedy:
      'Buy at least `purchase.credits` credits, then send the same request again. What is bought or granted pays the debt first. A dispute that is won ends its part of the debt.',
  },
  INVOICE_LIMIT_EXCEEDED: {
    door: 'both',
    when: 'The orders that the account has not paid yet and that are billed by `invoice` would come to more than its limit: 250 credits, unless the operator sets another. Nothing was done. `balance` is what is left of the limit, `required` what the request adds.',
    remedy:
      'Pay open invoices with credits (a `credit_applied` line), then send the same request again; or order with `prepay` or `credit_balance`. `purchase.credits` are enough for the first, or for the second where the order alone is over the limit. The operator can raise the limit.',
  },
  PAYMENT_FAILED: {
    door: 'both',
    when: 'The card’s issuer or the payment processor refused the payment. Nothing was charged and nothing credited.',
    remedy: 'The message says why. Save another card with billing/setup-intent, or try again later with the same one.',
  },
  PAYMENT_ACTION_REQUIRED: {
    door: 'both',
    when: 'The card wants its holder to authenticate the payment (3-D Secure). Nothing is charged before that.',
    remedy:
      'Confirm the payment in a browser with `client_secret` and the publishable key of billing/setup-intent. The credits arrive once the processor has told; repeating the request with the same Idempotency-Key asks it at once.',
  },
  FORBIDDEN: {
    door: 'both',
    when: 'The record or organization exists but belongs to others, or the token lacks the role or the mode the action needs.',
    remedy: 'Check X-Organization-UUID and the ids you send, or use a token of a member who may do this.',
  },
  NOT_FOUND: {
    door: 'both',
    when: 'No record has this id in the token’s mode, it was deleted, a preview has expired, or no such address exists.',
    remedy: 'Check the address and the id. Sandbox tokens see sandbox records only, live tokens live ones only.',
  },
  METHOD_NOT_ALLOWED: {
    door: 'rest',
    when: 'The address exists but does not take this HTTP method.',
    remedy: 'Use one of the methods the `Allow` response header lists.',
  },
  IN_PROGRESS: {
    door: 'both',
    when: 'An earlier request with the same Idempotency-Key has not finished.',
    remedy:
      'Wait for the time in `Retry-After` and send the same request again: it answers with the first one’s result.',
  },
  CONFLICT: {
    door: 'both',
    when: 'Another request changed the same record at the same time; nothing of this one was kept.',
    remedy: 'Read the record again, and repeat the request if it still makes sense.',
  },
  CURSOR_EXPIRED: {
    door: 'graphql',
    when: 'Events are read after a cursor that is older than what the service keeps, so some after it may be gone.',
    remedy: 'Read the records you follow anew, with `updated_since` where you can, and go on without a cursor.',
  },
  PRECONDITION_FAILED: {
    door: 'both',
    when: 'The request has an If-Match or an If-None-Match, or in GraphQL an `expectedUpdatedAt`, and the record has changed since the caller read it. Nothing was changed or charged.',
    remedy:
      'Read the record again, make the change on what it is now, and send it with the new `ETag`, in GraphQL with the new `updatedAt`. Send tags as they came, with their quotation marks: a weak tag (`W/`) matches nothing.',
  },
  BODY_TOO_LARGE: {
    door: 'both',
    when: 'The request body has more bytes than the service takes.',
    remedy:
      'Send less in one request. Free-form objects have a limit of their own, which answers as validation_failed.',
  },
  HEADERS_TOO_LARGE: {
    door: 'both',
    when: 'The request line and the headers together have more than 16 KB.',
    remedy: 'Send fewer or shorter headers, and what is long in the body.',
  },
  REQUEST_TIMEOUT: {
    door: 'both',
    when: 'The head of the request took more than 10 seconds to arrive, or all of it more than a minute.',
    remedy: 'Send the request anew, over a better connection or in smaller parts.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    door: 'both',
    when: 'The Content-Type is not one this address reads.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  VALIDATION_FAILED: {
    door: 'both',
    when: 'One or more fields break a rule: missing, too long, not one of the allowed values, or at odds with another record.',
    remedy:
      'Correct every field that `errors` names; all violations of a request are told at once. Nothing was written.',
  },
  PREFLIGHT_FAILED: {
    door: 'both',
    when: 'A document was asked for before its record is complete: a party, an address, a date or a signatory is missing.',
    remedy:
      'Fill in what each entry of `errors` names, then generate the document again. Nothing was rendered or charged.',
  },
  ILLEGAL_TRANSITION: {
    door: 'both',
    when: 'The record’s present status does not lead to the one asked for.',
    remedy: 'Read the record’s status; the message names the moves that are open from it.',
  },
  ORGANIZATION_UNRESOLVED: {
    door: 'both',
    when: 'Neither the token, nor the X-Organization-UUID header, nor a membership says which organization the request acts for.',
    remedy: 'Send X-Organization-UUID with the id of an organization you belong to.',
  },
  IDEMPOTENCY_MISMATCH: {
    door: 'both',
    when: 'The Idempotency-Key was used within the window for a request with another body.',
    remedy: 'Use a fresh key for every new request, and the same key only to repeat one unchanged.',
  },
  TOKEN_LIMIT_REACHED: {
    door: 'graphql',
    when: 'The organization has as many access tokens as its plan allows, those of the sandbox included.',
    remedy: 'Revoke a token that is not needed, or move to a larger plan.',
  },
  RATE_LIMITED: {
    door: 'both',
    when: 'The organization has made more requests in this minute than the tier of the token allows: 60, 300 or 1,000. Or a user made more tokens in a minute, or opened more accounts in a day, than the limit for that.',
    remedy: 'Wait for the seconds in `Retry-After`, and watch `X-RateLimit-Remaining` to stay below the limit.',
  },
  INTERNAL: {
    door: 'both',
    when: 'Something failed that the request is not to blame for. What it was is logged, not shown.',
    remedy: 'Try again with the same Idempotency-Key; if it persists, report the `request_id`.',
  },
  PROCESSOR_UNAVAILABLE: {
    door: 'both',
    when: 'The payment processor could not be reached or gave no clear answer: the payment may have been made or not.',
    remedy:
      'Repeat the request with the same Idempotency-Key: a payment that was made is found and not made twice. Without a key, look at the ledger after a few minutes before you buy again.',
  },
  PAYMENTS_UNAVAILABLE: {
    door: 'both',
    when: 'The service runs in production without a payment processor, so cards cannot be saved, and credits and plans cannot be bought. Nothing was charged or credited.',
    remedy:
      'Ask the operator: they set up the processor, say with FREE_CREDITS that credits are free here, or grant credits themselves. Repeating the request does not help.',
  },
  PARTNER_UNREACHABLE: {
    door: 'both',
    when: 'Charges were approved, and the fulfillment partner could not be told of it. The credits stay held.',
    remedy: 'Approve again after `Retry-After` seconds: nothing is held twice.',
  },
  BUSY: {
    door: 'both',
    when: 'The database or the file store gives no answer or takes nothing more, or more work of this kind is waiting than the service lets queue, for example documents to render. Nothing is charged for it.',
    remedy:
      'Try again after the seconds in `Retry-After`, with the same Idempotency-Key: the work is never done twice. The message says so where a change may have been made all the same.',
  },
} as const satisfies Record<ErrorCode, Explanation>;
