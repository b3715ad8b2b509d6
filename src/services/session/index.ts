import { sql } from 'kysely';
import { authChannel } from '../../context/auth/change-feed.js';
import { authorizePerson } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { sessionEnds, sessionLimits } from '../../domain/session/limits.js';
import type { MembershipRole, OperatorRole, SessionMethod } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import type { UpdateViewerInput } from '../../schema/session.js';

export { requestSignInLink } from './link.js';

interface SessionRow {
  id: string;
  method: SessionMethod;
  ipAddress: string;
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
}

/** The calling user, with the organizations that this token or session gives access to. */
export async function viewer(ctx: RequestContext) {
  const { userId, pinnedOrganizationId, session } = ctx.principal;
  const { rows: users } = await sql<{ name: string; email: string }>`
    select name, email from users where id = ${userId}::uuid`.execute(ctx.db);
  const { rows: memberships } = await sql<{
    organizationId: string;
    organizationName: string;
    role: MembershipRole;
    operatorRole: OperatorRole | null;
  }>`
    select m.organization_id as "organizationId", o.name as "organizationName", m.role, m.operator_role as "operatorRole"
    from memberships m join organizations o on o.id = m.organization_id and o.deleted_at is null
    where m.user_id = ${userId}::uuid and (${pinnedOrganizationId ?? null}::uuid is null or o.id = ${pinnedOrganizationId ?? null}::uuid)
    order by m.created_at, m.id`.execute(ctx.db);
  const current = session && (await openSessions(ctx, session.id))[0];
  return { id: userId, ...users[0]!, memberships, session: current ?? null };
}

/** Changes the calling user's name, which all of their organizations see. */
export async function updateViewer(ctx: RequestContext, { name }: UpdateViewerInput) {
  authorizePerson(ctx);
  await ctx.write();
  await sql`
    update users set name = ${name}, updated_at = ${ctx.realNow().toISOString()}::timestamptz
    where id = ${ctx.principal.userId}::uuid`.execute(ctx.db);
  return viewer(ctx);
}

/** The calling user's sessions that have not ended, newest first. */
export async function listSessions(ctx: RequestContext) {
  authorizePerson(ctx);
  return openSessions(ctx);
}

/** Ends a session of the calling user, everywhere at once. Ending the session of the request signs out. */
export async function endSession(ctx: RequestContext, id: string) {
  authorizePerson(ctx);
  await ctx.write();
  const [session] = await openSessions(ctx, id);
  if (!session) throw new AppError('NOT_FOUND', `You have no open session with the id ${id}.`);
  if ((await end(ctx, [id])).length === 0) throw new AppError('CONFLICT');
  return session;
}

/** Ends every session of the calling user but that of the request, everywhere at once. */
export async function endOtherSessions(ctx: RequestContext) {
  authorizePerson(ctx);
  await ctx.write();
  const others = (await openSessions(ctx)).filter(({ isCurrent }) => !isCurrent);
  const ended = await end(
    ctx,
    others.map(({ id }) => id),
  );
  return others.filter(({ id }) => ended.includes(id));
}

/** @returns the ids of those that had not ended before */
async function end(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update sessions set ended_at = ${ctx.realNow().toISOString()}::timestamptz, end_reason = 'signed_out'
      where id = any(${ids}::uuid[]) and ended_at is null returning id)
    select id, pg_notify(${authChannel}, 'session:' || id) from ended`.execute(ctx.db);
  // The notification may arrive after the caller's next request.
  for (const { id } of rows) ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(`session:${id}`));
  return rows.map(({ id }) => id);
}

async function openSessions(ctx: RequestContext, id?: string) {
  const now = ctx.realNow().getTime();
  const since = (agoMs: number) => sql`${new Date(now - agoMs).toISOString()}::timestamptz`;
  const { rows } = await sql<SessionRow>`
    select id, method, ip_address as "ipAddress", user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where user_id = ${ctx.principal.userId}::uuid and ended_at is null
      and created_at > ${since(sessionLimits.absoluteMs)} and last_seen_at > ${since(sessionLimits.idleMs)}
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by serial desc limit 500`.execute(ctx.db);
  return rows.map((row) => ({
    ...row,
    isCurrent: row.id === ctx.principal.session?.id,
    expiresAt: sessionEnds(new Date(row.createdAt), new Date(row.lastSeenAt)),
  }));
}
