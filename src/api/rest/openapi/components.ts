import { pageSize } from '../../../reads/loaders/page.js';
import { creditsOwedSchema, errorSchema, insufficientCreditsSchema, invoiceLimitExceededSchema } from './errors.js';
import { described, type JsonSchema, nullable, type Schemas } from './json-schema.js';

const uri = { type: 'string', format: 'uri' };
const page = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const count = { type: 'integer', minimum: 0 };

export const parameters = {
  Uuid: {
    name: 'uuid',
    in: 'path',
    required: true,
    description: 'The record’s id.',
    schema: { type: 'string', format: 'uuid' },
  },
  Page: {
    name: 'page',
    in: 'query',
    description: 'The page number. A page past the end is empty.',
    schema: { ...page, default: 1 },
  },
  Cursor: {
    name: 'cursor',
    in: 'query',
    description:
      'Walks through the list, in place of `page`: empty at first, and then as `links.next` has it. Records that are added or deleted ' +
      'meanwhile move no other record to a page that was read already.',
    allowEmptyValue: true,
    schema: { type: 'string', maxLength: 500 },
  },
  PerPage: {
    name: 'per_page',
    in: 'query',
    description: `Records on a page; a number outside 1 to ${pageSize.most} is set to the nearest limit.`,
    schema: { type: 'integer', minimum: 1, maximum: pageSize.most, default: pageSize.default },
  },
  OrganizationUuid: {
    name: 'X-Organization-UUID',
    in: 'header',
    description:
      'The organization to act for. The token’s user must belong to it. A token with an `org:` ability is bound ' +
      'to that one. Without either, the user’s first membership is used.',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A value of your choice that names this request. A retry with the same key and body within the window returns ' +
      'the first result and repeats nothing.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The tags of the representations that you have. If one is current, the response is a 304 without a body.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the record that you have read, several separated by commas, or `*`. If the record has changed since, the ' +
      'response is a 412 and nothing is changed.',
    schema: { type: 'string' },
  },
} as const;

export const headers = {
  'X-Request-Id': {
    description: 'Identifies this request in the service’s logs.',
    schema: { type: 'string', format: 'uuid' },
  },
  'X-RateLimit-Limit': {
    description:
      'Requests per minute that the organization may make with a token of this tier. Without a valid token, the limit of the default tier.',
    schema: count,
  },
  'X-RateLimit-Remaining': {
    description: 'Requests that the organization has left in this minute, across all its tokens.',
    schema: count,
  },
  'X-RateLimit-Reset': { description: 'Unix seconds at which the minute ends.', schema: count },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: count },
  'WWW-Authenticate': { description: 'The scheme to authenticate with.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: '`true` when the response is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  ETag: {
    description:
      'Identifies this representation of the record, for If-Match and If-None-Match. It changes whenever the representation changes.',
    schema: { type: 'string' },
  },
  'Content-Location': {
    description: 'The path of the returned record, which the `ETag` identifies.',
    schema: { type: 'string', format: 'uri-reference' },
  },
  'Cache-Control': {
    description:
      '`private, no-store`: no cache keeps it. A client that keeps the body itself revalidates it with If-None-Match.',
    schema: { type: 'string' },
  },
  'X-Ignored-Parameters': {
    description:
      'The names of query parameters that the operation does not have, separated by commas. They were ignored: a misspelled filter ' +
      'filters nothing. Present only if there are any.',
    schema: { type: 'string' },
  },
  Location: { description: 'The URL of the created resource.', schema: { type: 'string', format: 'uri' } },
  'Content-Disposition': { description: '`attachment` with the file’s name.', schema: { type: 'string' } },
} as const;

export const securitySchemes = {
  AccessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token. Its abilities bind it to the sandbox (`mode:sandbox`), to a tier (`tier:starter`, ' +
      '`tier:growth`, `tier:scale`) and to an organization (`org:<uuid>`).',
  },
};

/** The schemas that have no type in the GraphQL schema: envelopes and errors. */
export function shared(schemas: Schemas): void {
  schemas.named('Error', () => errorSchema);
  schemas.named('InsufficientCredits', () => insufficientCreditsSchema);
  schemas.named('CreditsOwed', () => creditsOwedSchema);
  schemas.named('InvoiceLimitExceeded', () => invoiceLimitExceededSchema);
}

export function messageSchema(schemas: Schemas): JsonSchema {
  return schemas.named('Message', () => ({
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string', description: 'A readable confirmation.' } },
  }));
}

/** The paginated envelope around a record's schema: `Division` → `DivisionList`. */
export function listSchema(name: string, record: JsonSchema, listsDeleted: boolean, schemas: Schemas): JsonSchema {
  return schemas.named(`${name}List`, () => ({
    type: 'object',
    required: ['data', 'links', 'meta'],
    properties: {
      data: {
        type: 'array',
        items: listsDeleted ? { anyOf: [record, deletedRecord(schemas)] } : record,
        description: 'The records of the page.',
      },
      links: schemas.named('PageLinks', () => ({
        ...all({
          first: described(uri, 'The first page.'),
          last: described(uri, 'The last page.'),
          prev: described(nullable(uri), 'The page before; null on the first, and with `cursor`.'),
          next: described(nullable(uri), 'The page after; null on the last.'),
        }),
        description: 'Links to other pages of the list, with the same query parameters.',
      })),
      meta: schemas.named('PageMeta', () => ({
        ...all({
          current_page: described(nullable(page), 'Which page this is; null with `cursor`.'),
          from: described(
            nullable(page),
            'The position of its first record in the list; null on an empty page, and with `cursor`.',
          ),
          last_page: described(page, 'The number of pages; 1 for an empty list.'),
          links: { type: 'array', items: pageLink(schemas), description: 'The links for a pager; none with `cursor`.' },
          path: described(uri, 'The URL of the list, without a query.'),
          per_page: {
            ...{ type: 'integer', minimum: 1, maximum: pageSize.most },
            description: 'The maximum number of records per page.',
          },
          to: described(
            nullable(page),
            'The position of its last record in the list; null on an empty page, and with `cursor`.',
          ),
          total: described(count, 'The total number of matching records.'),
        }),
        description: 'The position of the page in its list.',
      })),
    },
  }));
}

function deletedRecord(schemas: Schemas): JsonSchema {
  return schemas.named('DeletedRecord', () => ({
    ...all({
      id: { type: 'string', format: 'uuid', description: 'The id of the deleted record.' },
      deleted_at: { type: 'string', format: 'date-time', description: 'When it was deleted.' },
    }),
    additionalProperties: false,
    description: 'A record deleted since `updated_since`; lists without that filter have none.',
  }));
}

function pageLink(schemas: Schemas): JsonSchema {
  return schemas.named('PageLink', () => ({
    ...all({
      url: described(nullable(uri), 'The URL of the page; null for a gap or if there is no such page.'),
      label: { type: 'string', description: 'The text of the link, as HTML.' },
      page: described(nullable(page), 'The number of the page.'),
      active: { type: 'boolean', description: 'Whether it is the current page.' },
    }),
    description: 'A link of a pager: previous, the pages with gaps, next.',
  }));
}

function all(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties };
}
