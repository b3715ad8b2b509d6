import type { RequestContext } from './request-context.js';

/** What is known about a request before its caller is authenticated. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
}

/** The actor that the database records in the audit log for changes in a transaction (db/migrations/0002-audit). */
export function actorOf(ctx: RequestContext, inSandbox: boolean): string {
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
