import { STATUS_CODES } from 'node:http';
import { AppError } from '../../../errors/app-error.js';
import { explanations } from '../../../errors/explanations.js';
import { type ErrorCode, errorTable } from '../../../errors/table.js';
import { errorBody } from '../error-body.js';
import type { Route } from '../route.js';
import { type JsonSchema, ref } from './json-schema.js';
import { openEnum } from './leaf-schema.js';
import type { ReadOperation } from './read-operation.js';

/** The codes that REST can return, by status. */
const byStatus = Map.groupBy(
  (Object.keys(errorTable) as ErrorCode[]).filter((code) => explanations[code].api !== 'graphql'),
  (code) => errorTable[code].status,
);

/** Codes that stop a request before it reaches an operation. */
const beforeOperation: ReadonlySet<ErrorCode> = new Set(['METHOD_NOT_ALLOWED', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE']);

/** Codes of only some operations: those that render or open a file, and those that call an outside party. */
export const alsoFails: Record<string, ErrorCode[]> = {
  ShowProofOfService: ['BUSY'],
  ShowCreditStatement: ['BUSY'],
  DownloadOrderCover: ['BUSY'],
  DownloadMailingBook: ['BUSY'],
  DownloadOrderPieces: ['BUSY', 'FILE_MISSING'],
  // They append the files of exhibits.
  GenerateDocument: ['BUSY', 'FILE_MISSING'],
  SignWaiver: ['BUSY', 'FILE_MISSING'],
  DownloadDocument: ['BUSY', 'FILE_MISSING'],
  DownloadExhibit: ['BUSY', 'FILE_MISSING'],
  ShowDocumentBundle: ['BUSY', 'FILE_MISSING'],
  AddExhibit: ['BUSY', 'FILE_MISSING'],
  DownloadOrderedDocument: ['BUSY', 'FILE_MISSING'],
  DownloadDocumentOrderFile: ['BUSY', 'FILE_MISSING'],
  DownloadFulfillmentRequestFile: ['BUSY', 'FILE_MISSING'],
  DownloadProjectNoteFile: ['BUSY', 'FILE_MISSING'],
  AttachNoteFile: ['BUSY'],
  DownloadReceivedNoticeFile: ['BUSY', 'FILE_MISSING'],
  AttachReceivedNoticeFile: ['BUSY'],
  ShowWaiverRequestDocument: ['BUSY', 'FILE_MISSING'],
  ShowWaiverRequestPrint: ['BUSY'],
  CreateDocumentOrder: ['INVOICE_LIMIT_EXCEEDED'],
  UpdateDocumentOrder: ['INVOICE_LIMIT_EXCEEDED'],
  OrderNotice: ['BUSY', 'FILE_MISSING', 'INVOICE_LIMIT_EXCEEDED'],
  OrderEscalation: ['BUSY', 'FILE_MISSING', 'INVOICE_LIMIT_EXCEEDED'],
  OrderWaiver: ['BUSY', 'FILE_MISSING', 'INVOICE_LIMIT_EXCEEDED'],
  ApproveFulfillmentCharges: ['PARTNER_UNREACHABLE'],
  CreateSetupIntent: ['PROCESSOR_UNAVAILABLE', 'PAYMENTS_UNAVAILABLE'],
  Subscribe: ['PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED', 'PROCESSOR_UNAVAILABLE', 'PAYMENTS_UNAVAILABLE'],
  CancelSubscription: ['PROCESSOR_UNAVAILABLE'],
  PurchaseCredits: ['PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED', 'PROCESSOR_UNAVAILABLE', 'PAYMENTS_UNAVAILABLE'],
};

/** The error responses of an operation: status → reference to the shared response. */
export function errorResponses({ name, kind, field }: ReadOperation, route: Route): Record<string, { $ref: string }> {
  const { method, path } = route;
  const codes: ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL'];
  if (field.extensions.free !== true) codes.push('INSUFFICIENT_CREDITS');
  if (path.includes('{')) codes.push('NOT_FOUND');
  if (method !== 'GET') codes.push('MALFORMED_REQUEST', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (kind === 'mutation') codes.push('CONFLICT');
  if (route.target) codes.push('PRECONDITION_FAILED');
  codes.push(...(alsoFails[name] ?? []));
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))].sort();
  return Object.fromEntries(statuses.map((status) => [String(status), ref('responses', responseName(status))]));
}

/** The shared responses, one for each status, with an example body for each of its codes. */
export function errorComponents(publicUrl: string): Record<string, unknown> {
  const described = [...byStatus].filter(([, codes]) => !codes.some((code) => beforeOperation.has(code)));
  return Object.fromEntries(
    described.map(([status, codes]) => [
      responseName(status),
      {
        description: codes.map((code) => `\`${code.toLowerCase()}\`: ${errorTable[code].title}`).join('\n\n'),
        headers: describeHeaders(status),
        content: {
          'application/json': {
            schema: describeBody(codes),
            examples: Object.fromEntries(codes.map((code) => [code.toLowerCase(), example(code, publicUrl)])),
          },
        },
      },
    ]),
  );
}

/** Codes with a different body than other errors. */
const ownBodies: Partial<Record<ErrorCode, string>> = {
  INSUFFICIENT_CREDITS: 'InsufficientCredits',
  CREDITS_OWED: 'CreditsOwed',
  INVOICE_LIMIT_EXCEEDED: 'InvoiceLimitExceeded',
};

function describeBody(codes: ErrorCode[]): JsonSchema {
  const names = new Set(codes.map((code) => ownBodies[code] ?? 'Error'));
  const bodies = [...names].map((name) => ref('schemas', name));
  return bodies.length === 1 ? bodies[0]! : { anyOf: bodies };
}

const credits = { type: 'number', minimum: 0 };

/** The body of `insufficient_credits`, which differs from that of other errors. */
export const insufficientCreditsSchema: JsonSchema = {
  type: 'object',
  description: 'The missing credits, and how many to buy before trying again. Nothing was done or charged.',
  required: ['message', 'balance', 'required', 'shortfall', 'partner_billable', 'purchase'],
  properties: {
    message: { type: 'string', description: 'A readable explanation of what is missing.' },
    balance: {
      ...credits,
      description: 'The credits available before the request; with `invoice_limit_exceeded`, the rest of that limit.',
    },
    required: { ...credits, description: 'The cost of the whole request, including the API call.' },
    shortfall: {
      ...credits,
      description: 'The missing partner-eligible credits: free credits cannot pay for all of it.',
    },
    partner_billable: { type: 'boolean', description: 'Whether only partner-eligible credits can pay for part of it.' },
    quote: {
      type: 'object',
      description: 'The parts of the price of the mail or the full service in `required`.',
      required: ['fee', 'postage', 'total'],
      properties: {
        fee: credits,
        postage: {
          type: 'object',
          required: ['recipients', 'rate', 'amount'],
          properties: { recipients: { type: 'integer', minimum: 1 }, rate: credits, amount: credits },
        },
        total: credits,
      },
    },
    purchase: {
      type: 'object',
      description:
        'The whole credits to buy with `POST /credits/purchase`; with `invoice_limit_exceeded`, apply them to open invoices.',
      required: ['credits'],
      properties: { credits: { type: 'integer', minimum: 1 } },
    },
  },
};

/** The same members, in addition to those of every other error. */
export const creditsOwedSchema: JsonSchema = {
  description:
    'The account owes credits for a payment that was refunded or disputed: `shortfall` is the debt plus the missing credits. Nothing was done or charged.',
  allOf: [ref('schemas', 'InsufficientCredits'), ref('schemas', 'Error')],
};

/** The same members, in addition to those of every other error. */
export const invoiceLimitExceededSchema: JsonSchema = {
  description: 'The rest of the limit on open invoices, and how much to pay before trying again. Nothing was done.',
  allOf: [ref('schemas', 'InsufficientCredits'), ref('schemas', 'Error')],
};

/** The body of every other error (see `errorBody`). */
export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'The error: `message` is for people, `code` for programs.',
  required: ['message', 'code', 'request_id', 'doc_url'],
  properties: {
    message: {
      type: 'string',
      description: 'The first violation, and the number of further ones.',
    },
    code: openEnum(
      [...byStatus.values()].flat().map((code) => code.toLowerCase()),
      'A stable code. New codes may be added.',
    ),
    errors: {
      type: 'object',
      description: 'Field → sentences. Nested fields are dotted: `payload.project.name`.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    rows: {
      type: 'array',
      description: 'Every invalid cell of an uploaded file.',
      items: {
        type: 'object',
        required: ['row', 'column', 'code', 'value'],
        properties: {
          row: { type: 'integer', minimum: 1, description: 'The row number as in a spreadsheet.' },
          column: { type: ['string', 'null'], description: 'Null if the error concerns the whole row or file.' },
          code: { type: 'string', description: 'Such as `missing`, `not_a_number` or `duplicate_item`.' },
          value: { type: 'string', description: 'The value of the cell in the file.' },
        },
      },
    },
    client_secret: {
      type: 'string',
      description: 'With `payment_action_required`: the secret for completing the payment in a browser.',
    },
    request_id: { type: 'string', format: 'uuid', description: 'Also in the X-Request-Id header.' },
    doc_url: { type: 'string', format: 'uri', description: 'A page about the code.' },
  },
};

function describeHeaders(status: number): Record<string, unknown> {
  const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining'];
  const more: Record<number, string[]> = {
    401: [...limits, 'WWW-Authenticate'],
    409: [...limits, 'Retry-After'],
    429: [...limits, 'X-RateLimit-Reset', 'Retry-After'],
    503: [...limits, 'Retry-After'],
  };
  return Object.fromEntries(['X-Request-Id', ...(more[status] ?? limits)].map((name) => [name, ref('headers', name)]));
}

function example(code: ErrorCode, publicUrl: string): { summary: string; value: unknown } {
  const { title } = errorTable[code];
  const sentence = 'The name field is required.';
  const details: Partial<Record<ErrorCode, AppError>> = {
    VALIDATION_FAILED: new AppError('VALIDATION_FAILED', sentence, { errors: { name: [sentence] } }),
    INSUFFICIENT_CREDITS: new AppError('INSUFFICIENT_CREDITS', title, {
      shortage: { balance: 12.5, required: 20, shortfall: 7.5, partnerBillable: true, purchase: { credits: 8 } },
    }),
    CREDITS_OWED: new AppError('CREDITS_OWED', title, {
      shortage: { balance: 0, required: 20, shortfall: 60, partnerBillable: true, purchase: { credits: 60 } },
    }),
    INVOICE_LIMIT_EXCEEDED: new AppError('INVOICE_LIMIT_EXCEEDED', title, {
      shortage: { balance: 12, required: 17, shortfall: 5, partnerBillable: true, purchase: { credits: 5 } },
    }),
  };
  const error = details[code] ?? new AppError(code, title);
  return { summary: title, value: errorBody(error, '019c1a5e-7d2f-7c3a-9b1e-4f6a8d0c2e71', publicUrl) };
}

/** 422 → `UnprocessableEntity`. */
export function responseName(status: number): string {
  return STATUS_CODES[status]!.replaceAll(/[^A-Za-z]/g, '');
}
