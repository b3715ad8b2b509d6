import { sql } from 'kysely';
import { allows } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { User } from '../../schema/user.js';
import { belonging } from './belonging.js';

type Row = User & { isMember: boolean };

/** Who did something, as the caller may see them: a caller who may not list the members sees the id alone. */
export const usersOf = belonging({
  name: 'users',
  rows: (ctx, ids) => sql<Row>`
    select id, name, email, exists (
      select from memberships where user_id = users.id and organization_id = ${ctx.account.id}::uuid) as "isMember"
    from users where id = any(${ids})`,
  owner: ({ id }) => id,
  value([row], ctx): User | null {
    if (!row) return null;
    const { id, name, email, isMember } = row;
    const isShown = id === ctx.principal.userId || (isMember && allows(ctx, 'members'));
    return isShown ? { id, name, email } : { id, name: null, email: null };
  },
});

/** The users whom the caller may see by more than their ids. */
export async function knownUsers(ctx: RequestContext, ids: readonly string[]): Promise<User[]> {
  const users = await Promise.all(ids.map((id) => usersOf.loader(ctx).load(id)));
  return users.filter((user): user is User => user !== null && user.email !== null);
}
