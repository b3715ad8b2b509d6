import { sql } from 'kysely';
import { authorizePerson } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { RenamePasskeyInput } from '../../schema/passkey.js';
import { type PasskeyRow, passkeyColumns } from './columns.js';

export { beginRegistration, finishRegistration } from './register.js';

export async function listPasskeys(ctx: RequestContext): Promise<PasskeyRow[]> {
  authorizePerson(ctx);
  const { rows } = await sql<PasskeyRow>`
    select ${passkeyColumns} from passkeys where user_id = ${ctx.principal.userId}::uuid order by serial desc`.execute(
    ctx.db,
  );
  return rows;
}

export async function renamePasskey(ctx: RequestContext, { id, name }: RenamePasskeyInput): Promise<PasskeyRow> {
  authorizePerson(ctx);
  await ctx.write();
  const { rows } = await sql<PasskeyRow>`
    update passkeys set name = ${name}
    where id = ${id}::uuid and user_id = ${ctx.principal.userId}::uuid returning ${passkeyColumns}`.execute(ctx.db);
  return rows[0] ?? unknown(id);
}

/** Sessions that began with the passkey stay open: their user sees and ends them apart from it. */
export async function removePasskey(ctx: RequestContext, id: string): Promise<PasskeyRow> {
  authorizePerson(ctx, 'recently');
  await ctx.write();
  const { rows } = await sql<PasskeyRow>`
    delete from passkeys
    where id = ${id}::uuid and user_id = ${ctx.principal.userId}::uuid returning ${passkeyColumns}`.execute(ctx.db);
  return rows[0] ?? unknown(id);
}

function unknown(id: string): never {
  throw new AppError('NOT_FOUND', `You have no passkey with the id ${id}.`);
}
