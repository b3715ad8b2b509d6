import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type ApiRequestStatusClass, apiRequestStatusClasses } from '../../domain/vocabulary.js';
import { ApiRequest } from '../../entities/api-request.js';
import type { ApiRequest as ApiRequestRow } from '../../schema/api-request.js';
import { defineTable, equals, matches, planned } from './table.js';
import { usersOf } from './user.loader.js';

/** The lowest status of each class. */
const lowest: Record<ApiRequestStatusClass, number> = {
  success: 200,
  redirection: 300,
  client_error: 400,
  server_error: 500,
};

const since = (time: Date) => sql`${planned}created_at >= ${sql.lit(time.toISOString())}::timestamptz`;

export const apiRequests = defineTable<ApiRequestRow>({
  type: 'ApiRequest',
  entity: ApiRequest,
  name: 'api_requests',
  unchanging: true,
  derived: {
    errorUrl: ['errorCode'],
    failed: ['errorCode'],
    statusClass: ['status'],
    inSession: ['sessionId'],
    user: [],
    token: ['tokenId'],
  },
  facts: [usersOf.facts('user_id', 'user')],
  filters: {
    id: equals('id'),
    // Part of the text, so that the index of failed requests is found.
    statusClass: (name: ApiRequestStatusClass) =>
      sql`status >= ${sql.lit(lowest[name])} and status < ${sql.lit(lowest[name] + 100)}`,
    failed: (failed: boolean) => (failed ? sql`error_code is not null` : sql`error_code is null`),
    errorCode: (code: string) => sql`error_code = ${code.toUpperCase()}`,
    method: (method: string) => sql`method = ${method.toUpperCase()}`,
    route: equals('route'),
    operation: equals('operation'),
    tokenId: equals('token_id'),
    inSession: (inSession: boolean) => (inSession ? sql`session_id is not null` : sql`session_id is null`),
    since,
    until: (time: Date) => sql`${planned}created_at < ${sql.lit(time.toISOString())}::timestamptz`,
    search: matches('path', 'operation', 'error_code', 'idempotency_key', 'request_body', 'response_body'),
  },
});

export function toStatusClass(status: number | null): ApiRequestStatusClass | null {
  if (status === null) return null;
  return apiRequestStatusClasses.find((name) => Math.floor(status / 100) * 100 === lowest[name]) ?? null;
}

/** The page that explains an error. */
export function readErrorPage(ctx: RequestContext, code: string | null): string | null {
  return code && `${ctx.infrastructure.publicUrl()}/docs/errors/${code.toLowerCase()}`;
}
