import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { actAsUser } from '../../context/actor.js';
import type { RequestContext } from '../../context/request-context.js';
import { deriveCodes } from '../../domain/organization/code.js';
import type { EmailAddress } from '../../domain/person/email-address.js';
import { AppError } from '../../errors/app-error.js';
import { welcome } from '../credit/welcome.js';
import { addUser, localPart, userWith } from './user-of-address.js';

/**
 * The user of an address that a link has proved: one who was added since the link was sent, or, where anyone may sign up, a new
 * one with an account of their own.
 */
export async function signUp(ctx: RequestContext, email: EmailAddress): Promise<string> {
  const existingUser = await userWith(ctx.db, email);
  if (existingUser) return existingUser;
  if (ctx.infrastructure.signUp !== 'open') {
    throw new AppError('FORBIDDEN', 'Accounts are opened by invitation only.');
  }
  const userId = await addUser(ctx.db, email, ctx.realNow());
  await actAsUser(ctx.db, userId);
  const id = uuidv7();
  const now = ctx.realNow();
  const name = `Organization of ${localPart(email).slice(0, 200)}`;
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
