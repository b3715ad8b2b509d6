import type { ErrorCode } from './table.js';

export interface Explanation {
  /** Which APIs return the code. */
  api: 'both' | 'rest' | 'graphql';
  /** When it happens. */
  when: string;
  /** What the caller can do about it. */
  remedy: string;
}

/** What each error code means and how a caller resolves it; served under `/docs/errors`. */
export const explanations = {
  MALFORMED_REQUEST: {
    api: 'both',
    when: 'The body is not valid JSON or not valid UTF-8, or the request line itself cannot be read.',
    remedy: 'Send a body that is one JSON object in UTF-8. The `errors` member shows where parsing stopped.',
  },
  BAD_REQUEST: {
    api: 'graphql',
    when: 'The request to /graphql has no query, has it in the wrong place, or could come from a form on another website.',
    remedy: 'POST a JSON object with a `query` string and the content type application/json.',
  },
  GRAPHQL_PARSE_FAILED: {
    api: 'graphql',
    when: 'The document has a syntax error.',
    remedy: 'Correct the document at the line and column that `locations` names.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    api: 'graphql',
    when: 'The document uses a field, argument or type that is not in the schema, or its shape exceeds a limit.',
    remedy:
      'Compare the document with the schema: /graphql supports introspection and has an editor that marks such errors.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    api: 'graphql',
    when: 'The document has no operation, or it has several and `operationName` selects none of them.',
    remedy: 'Set `operationName` to the name of one operation in the document.',
  },
  BAD_USER_INPUT: {
    api: 'graphql',
    when: 'A variable is missing, or its value does not match the type that the operation declares.',
    remedy:
      'Send every required variable with a value of its declared type. Violations of other field rules return validation_failed.',
  },
  GRAPHQL_TOO_COMPLEX: {
    api: 'graphql',
    when: 'The operation could read more records, or nests deeper, than one request may.',
    remedy:
      'Request smaller pages (`first`), fewer nested lists or fewer levels, or split the work into several requests.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    api: 'graphql',
    when: 'The request has only the hash of a query, and the service has not cached that query or no longer caches it.',
    remedy:
      'Send the request again with both the hash and the query text; clients with automatic persisted queries do this themselves.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    api: 'graphql',
    when: 'The request has only the hash of a query, and persisted queries are not enabled on this service.',
    remedy: 'Send the query text with every request.',
  },
  SIGNATURE_INVALID: {
    api: 'rest',
    when: 'The signature of an inbound webhook is missing, older than five minutes, or was made with another secret or for another body.',
    remedy:
      'Check that the service is configured with the secret of the endpoint, and that the body arrives unchanged.',
  },
  UNAUTHENTICATED: {
    api: 'both',
    when: 'The Authorization header is missing or malformed, or its token is unknown, expired or revoked.',
    remedy: 'Send `Authorization: Bearer <token>` with a valid access token; request a new one if yours has expired.',
  },
  INSUFFICIENT_CREDITS: {
    api: 'both',
    when: 'The request costs more credits than the organization has available for it. Nothing was done or charged. `partner_billable` is true when only partner-eligible credits can pay for part of it. `required` is the cost of the whole request, and `balance` is what was available before it.',
    remedy:
      'Buy at least `purchase.credits` credits, then send the same request again with the same keys: it then succeeds.',
  },
  CREDITS_OWED: {
    api: 'both',
    when: 'A payment for credits was refunded or disputed after some of its credits were spent. The account owes those credits (`owed` in the balance) and cannot spend any until they are paid. Nothing was done or charged. Requests that cost no credits still work.',
    remedy:
      'Buy at least `purchase.credits` credits, then send the same request again. Purchased and granted credits pay the debt first. A dispute that you win cancels its part of the debt.',
  },
  INVOICE_LIMIT_EXCEEDED: {
    api: 'both',
    when: 'The account’s unpaid orders billed by `invoice` would exceed its limit: 250 credits, unless the operator sets another. Nothing was done. `balance` is the rest of the limit, and `required` is what the request adds.',
    remedy:
      'Pay open invoices with credits (a `credit_applied` line), then send the same request again; or order with `prepay` or `credit_balance`. `purchase.credits` is enough to pay the invoices, or to prepay the order if the order alone exceeds the limit. The operator can raise the limit.',
  },
  PAYMENT_FAILED: {
    api: 'both',
    when: 'The card’s issuer or the payment processor refused the payment. Nothing was charged or credited.',
    remedy:
      'The message gives the reason. Save another card with billing/setup-intent, or try again later with the same card.',
  },
  PAYMENT_ACTION_REQUIRED: {
    api: 'both',
    when: 'The cardholder must authenticate the payment (3-D Secure). Nothing is charged until then.',
    remedy:
      'Confirm the payment in a browser with `client_secret` and the publishable key of billing/setup-intent. The credits arrive when the processor confirms the payment; repeating the request with the same Idempotency-Key checks immediately.',
  },
  FORBIDDEN: {
    api: 'both',
    when: 'The record or organization belongs to another account, or the token lacks the role or the mode that the action needs.',
    remedy: 'Check X-Organization-UUID and the ids you send, or use the token of a member with the required role.',
  },
  RECENT_SIGN_IN_REQUIRED: {
    api: 'both',
    when: 'A person who signed in more than 15 minutes ago makes a token, or changes members, passkeys, credentials or billing.',
    remedy: 'Sign in again, and repeat the request.',
  },
  NOT_FOUND: {
    api: 'both',
    when: 'No record has this id in the token’s mode, it was deleted, a preview has expired, or the URL does not exist.',
    remedy: 'Check the URL and the id. Sandbox tokens see only sandbox records; live tokens see only live records.',
  },
  METHOD_NOT_ALLOWED: {
    api: 'rest',
    when: 'The URL exists but does not support this HTTP method.',
    remedy: 'Use one of the methods in the `Allow` response header.',
  },
  IN_PROGRESS: {
    api: 'both',
    when: 'An earlier request with the same Idempotency-Key has not finished.',
    remedy:
      'Wait for the time in `Retry-After` and send the same request again: it returns the result of the first one.',
  },
  CONFLICT: {
    api: 'both',
    when: 'Another request changed the same record at the same time. Nothing from this request was saved.',
    remedy: 'Read the record again, and repeat the request if it still makes sense.',
  },
  CURSOR_EXPIRED: {
    api: 'graphql',
    when: 'The cursor is older than the events that the service keeps, so some events after it may be gone.',
    remedy: 'Read the records you follow again, with `updated_since` where possible, and continue without a cursor.',
  },
  PRECONDITION_FAILED: {
    api: 'both',
    when: 'The request has an If-Match or If-None-Match header, or in GraphQL an `expectedUpdatedAt`, and the record has changed since the caller read it. Nothing was changed or charged.',
    remedy:
      'Read the record again, apply the change to its current state, and send it with the new `ETag`, or in GraphQL with the new `updatedAt`. Send tags unchanged, with their quotation marks: a weak tag (`W/`) never matches.',
  },
  BODY_TOO_LARGE: {
    api: 'both',
    when: 'The request body is larger than the service accepts.',
    remedy: 'Send less in one request. Free-form objects have their own limit, which returns validation_failed.',
  },
  HEADERS_TOO_LARGE: {
    api: 'both',
    when: 'The request line and the headers together exceed 16 KB.',
    remedy: 'Send fewer or shorter headers, and put long values in the body.',
  },
  REQUEST_TIMEOUT: {
    api: 'both',
    when: 'The request headers took more than 10 seconds to arrive, or the whole request more than a minute.',
    remedy: 'Send the request again, over a faster connection or in smaller parts.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    api: 'both',
    when: 'This URL does not accept the Content-Type of the request.',
    remedy: 'Send JSON with `Content-Type: application/json`.',
  },
  VALIDATION_FAILED: {
    api: 'both',
    when: 'One or more fields break a rule: missing, too long, not an allowed value, or inconsistent with another record.',
    remedy: 'Correct every field in `errors`, which lists all violations of the request. Nothing was written.',
  },
  PREFLIGHT_FAILED: {
    api: 'both',
    when: 'A document was requested before its record is complete: a party, an address, a date or a signatory is missing.',
    remedy: 'Fill in each field in `errors`, then generate the document again. Nothing was rendered or charged.',
  },
  DOCUMENT_TOO_LARGE: {
    api: 'both',
    when: 'The document takes too long, or needs too much memory, to be printed. Nothing is charged.',
    remedy: 'Divide the record, for example a pay application into fewer lines. Repeating the request does not help.',
  },
  ILLEGAL_TRANSITION: {
    api: 'both',
    when: 'The record cannot move from its current status to the requested one.',
    remedy: 'Read the record’s status; the message lists the statuses that it can change to.',
  },
  ORGANIZATION_UNRESOLVED: {
    api: 'both',
    when: 'Neither the token, the X-Organization-UUID header nor a membership determines the organization that the request acts for.',
    remedy: 'Send X-Organization-UUID with the id of an organization you belong to.',
  },
  IDEMPOTENCY_MISMATCH: {
    api: 'both',
    when: 'The Idempotency-Key was already used, within its retention window, for a request with another body.',
    remedy: 'Use a new key for every new request, and reuse a key only to repeat a request unchanged.',
  },
  TOKEN_LIMIT_REACHED: {
    api: 'graphql',
    when: 'The organization has as many access tokens as its plan allows, sandbox tokens included.',
    remedy: 'Revoke a token that you do not need, or change to a larger plan.',
  },
  RATE_LIMITED: {
    api: 'both',
    when: 'The organization has made more requests in this minute than the token’s tier allows: 60, 300 or 1,000. Or a user has created more tokens in a minute, or more accounts in a day, than allowed.',
    remedy: 'Wait for the number of seconds in `Retry-After`, and use `X-RateLimit-Remaining` to stay below the limit.',
  },
  INTERNAL: {
    api: 'both',
    when: 'The service failed for a reason other than the request. The cause is logged, not returned.',
    remedy: 'Try again with the same Idempotency-Key; if it persists, report the `request_id`.',
  },
  PROCESSOR_UNAVAILABLE: {
    api: 'both',
    when: 'The payment processor could not be reached or gave no clear answer: the payment may or may not have been made.',
    remedy:
      'Repeat the request with the same Idempotency-Key: the service finds a payment that was made and does not make it twice. Without a key, wait a few minutes and check the ledger before you buy again.',
  },
  PAYMENTS_UNAVAILABLE: {
    api: 'both',
    when: 'The service runs in production without a payment processor, so cards cannot be saved, and credits and plans cannot be bought. Nothing was charged or credited.',
    remedy:
      'Ask the operator to configure the processor, to make credits free with FREE_CREDITS, or to grant credits. Repeating the request does not help.',
  },
  PARTNER_UNREACHABLE: {
    api: 'both',
    when: 'Charges were approved, but the fulfillment partner could not be notified. The credits stay held.',
    remedy: 'Approve again after `Retry-After` seconds: credits are never held twice.',
  },
  FILE_MISSING: {
    api: 'rest',
    when: 'The record of the file exists, but the file store no longer has the file. Nothing is charged.',
    remedy:
      'Ask the operator to restore the file from a backup; repeating the request helps only after that. A document that was not ordered yet can be reverted and generated again.',
  },
  BUSY: {
    api: 'both',
    when: 'The database or the file store does not respond or accepts no more data, or the work for the request waits behind too much other work, for example too many documents to print, of all accounts or of yours. Nothing is charged.',
    remedy:
      'Try again after the number of seconds in `Retry-After`, with the same Idempotency-Key: the work is never done twice. If a change may have been made all the same, the message says so.',
  },
} as const satisfies Record<ErrorCode, Explanation>;
