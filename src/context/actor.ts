import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import type { SecretsOf } from '../runtime/observability/redact.js';
import type { RequestContext } from './request-context.js';

/** What is known about a request before its caller is authenticated. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
  /** Aborted when the client has closed the connection before it was answered. */
  left?: () => AbortSignal;
  /** For the request log: the credits that the request has spent, except the price of a mutation's call. */
  credits?: number;
  /** The call of a mutation was paid for. Only the database knows the price. */
  paidCall?: boolean;
  /** For the request log: the request touches what is not the sandbox's, in whatever mode. */
  beyondSandbox?: boolean;
}

/** What a request runs. */
export interface RequestOperation {
  name: string;
  secrets: SecretsOf;
}

/** The actor that the database records in the audit log for changes in a transaction (db/migrations/0001-audit). */
export function toActorText(ctx: RequestContext, inSandbox: boolean): string {
  const { request, caller } = ctx;
  return JSON.stringify({
    user_id: caller?.principal?.userId || undefined,
    organization_id: caller?.account?.id,
    ip: request.ip,
    user_agent: request.userAgent,
    at: ctx.realNow(),
    ...(inSandbox && { sandbox_at: ctx.now() }),
  });
}

/**
 * From here to the end of the transaction, the changes are those of this user: a request without a session proves who its sender is
 * only while it is answered.
 */
export async function actAsUser(db: Db, userId: string): Promise<void> {
  await sql`
    select set_config('cps.actor', (current_setting('cps.actor')::jsonb || jsonb_build_object('user_id', ${userId}::uuid))::text, true)`.execute(
    db,
  );
}
