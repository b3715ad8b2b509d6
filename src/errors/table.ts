/**
 * The one error table of both doors: code → HTTP status, log level and public title. REST answers with the status and a
 * `{message, code, errors?, request_id, doc_url}` body; GraphQL puts the same facts in `extensions`.
 */
export const errorTable = {
  MALFORMED_REQUEST: { status: 400, log: 'info', title: 'The request could not be read.' },
  BAD_REQUEST: { status: 400, log: 'info', title: 'The request is not one that GraphQL over HTTP knows.' },
  GRAPHQL_PARSE_FAILED: { status: 400, log: 'info', title: 'The GraphQL document cannot be parsed.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, log: 'info', title: 'The GraphQL document does not fit the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    log: 'info',
    title: 'The document does not say which operation to run.',
  },
  BAD_USER_INPUT: { status: 400, log: 'info', title: 'A GraphQL variable or argument has the wrong type.' },
  GRAPHQL_TOO_COMPLEX: { status: 400, log: 'info', title: 'The GraphQL operation is over a limit.' },
  PERSISTED_QUERY_NOT_FOUND: { status: 200, log: 'debug', title: 'The persisted query is not known here yet.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { status: 200, log: 'debug', title: 'Persisted queries are not available.' },
  SIGNATURE_INVALID: { status: 400, log: 'info', title: 'The signature does not fit the request.' },
  UNAUTHENTICATED: { status: 401, log: 'info', title: 'Unauthenticated.' },
  INSUFFICIENT_CREDITS: { status: 402, log: 'info', title: 'There are not enough credits.' },
  INVOICE_LIMIT_EXCEEDED: { status: 402, log: 'info', title: 'The open invoices are at their limit.' },
  PAYMENT_FAILED: { status: 402, log: 'info', title: 'The payment was declined.' },
  PAYMENT_ACTION_REQUIRED: { status: 402, log: 'info', title: 'The cardholder has to authenticate the payment.' },
  FORBIDDEN: { status: 403, log: 'info', title: 'You may not do this.' },
  NOT_FOUND: { status: 404, log: 'info', title: 'There is nothing under this address.' },
  METHOD_NOT_ALLOWED: { status: 405, log: 'info', title: 'This address does not take that method.' },
  REQUEST_TIMEOUT: { status: 408, log: 'info', title: 'The request did not arrive in time.' },
  IN_PROGRESS: { status: 409, log: 'info', title: 'A request with the same Idempotency-Key is still running.' },
  CONFLICT: { status: 409, log: 'info', title: 'Another change came first; read the record again and retry.' },
  CURSOR_EXPIRED: { status: 410, log: 'info', title: 'Events after that cursor are no longer kept.' },
  PRECONDITION_FAILED: {
    status: 412,
    log: 'info',
    title: 'The record is not what the request demands: nothing was changed.',
  },
  BODY_TOO_LARGE: { status: 413, log: 'info', title: 'The request body is over the limit.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, log: 'info', title: 'The content type is not one this address takes.' },
  VALIDATION_FAILED: { status: 422, log: 'info', title: 'The given data was invalid.' },
  PREFLIGHT_FAILED: { status: 422, log: 'info', title: 'The document cannot be generated yet.' },
  ILLEGAL_TRANSITION: { status: 422, log: 'info', title: 'The record cannot move to that status.' },
  ORGANIZATION_UNRESOLVED: { status: 422, log: 'info', title: 'No organization could be resolved for this request.' },
  TOKEN_LIMIT_REACHED: { status: 422, log: 'info', title: 'The organization has as many tokens as its plan allows.' },
  IDEMPOTENCY_MISMATCH: { status: 422, log: 'info', title: 'The Idempotency-Key was used with another request.' },
  HEADERS_TOO_LARGE: { status: 431, log: 'info', title: 'The head of the request is over the limit.' },
  RATE_LIMITED: { status: 429, log: 'info', title: 'Too many requests.' },
  INTERNAL: { status: 500, log: 'error', title: 'Something went wrong on our side.' },
  PROCESSOR_UNAVAILABLE: { status: 503, log: 'warn', title: 'The payment processor gave no answer.' },
  PAYMENTS_UNAVAILABLE: { status: 503, log: 'warn', title: 'This service takes no payments.' },
  PARTNER_UNREACHABLE: { status: 503, log: 'warn', title: 'The fulfillment partner gave no answer.' },
  BUSY: { status: 503, log: 'warn', title: 'The service is busy; try again shortly.' },
} as const satisfies Record<string, { status: number; log: 'debug' | 'info' | 'warn' | 'error'; title: string }>;

export type ErrorCode = keyof typeof errorTable;
