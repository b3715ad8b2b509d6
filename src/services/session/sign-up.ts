import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actAsUser } from '../../context/actor.js';
import type { RequestContext } from '../../context/request-context.js';
import { deriveCodes } from '../../domain/organization/code.js';
import { AppError } from '../../errors/app-error.js';
import { welcome } from '../credit/welcome.js';

/**
 * The user of an address that a link has proved: one who was added since the link was sent, or, where anyone may sign up, a new
 * one with an account of their own.
 */
export async function signUp(ctx: RequestContext, email: string): Promise<string> {
  const known = await userWith(ctx, email);
  if (known) return known;
  if (ctx.infrastructure.signUp !== 'open') {
    throw new AppError('FORBIDDEN', 'Accounts are opened by invitation only.');
  }
  const userId = await addUser(ctx, email);
  await actAsUser(ctx.db, userId);
  const id = uuidv7();
  const now = ctx.realNow();
  const name = `Organization of ${email.split('@')[0]!.slice(0, 200)}`;
  await sql`
    insert into organizations (id, account_id, livemode, type, name, code, created_at, updated_at)
    values (${id}::uuid, ${id}::uuid, true, 'tenant', ${name}, ${deriveCodes(name)[0]}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz)`.execute(ctx.db);
  await sql`
    insert into memberships (id, user_id, organization_id, role, created_at)
    values (${uuidv7()}::uuid, ${userId}::uuid, ${id}::uuid, 'owner', ${now.toISOString()}::timestamptz)`.execute(
    ctx.db,
  );
  await welcome(ctx.db, { userId, accountId: id, credits: ctx.infrastructure.limits.welcomeCredits, now });
  return userId;
}

export async function userWith(ctx: RequestContext, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users where lower(email) = lower(${email})`.execute(ctx.db);
  return rows[0]?.id;
}

/** Of two requests at once that add the same address, the second gets the user that the first has added. */
export async function addUser(ctx: RequestContext, email: string): Promise<string> {
  const now = ctx.realNow().toISOString();
  const { rows } = await sql<{ id: string }>`
    insert into users (id, name, email, created_at, updated_at)
    values (${uuidv7()}::uuid, ${email.split('@')[0]!}, ${email}, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (lower(email)) do update set updated_at = users.updated_at
    returning id`.execute(ctx.db);
  return rows[0]!.id;
}
