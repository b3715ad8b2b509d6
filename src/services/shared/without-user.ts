import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';

/** Changes rows of another account. Its log names the organization that acted, but neither its user nor their address. */
export async function withoutUser<Result>(other: RequestContext, work: () => Promise<Result>): Promise<Result> {
  const { rows } = await sql<{ actor: string }>`select current_setting('cps.actor') as actor`.execute(other.db);
  const { user_id: _, ip: __, user_agent: ___, ...organization } = JSON.parse(rows[0]!.actor);
  await sql`select set_config('cps.actor', ${JSON.stringify(organization)}, true)`.execute(other.db);
  const result = await work();
  await sql`select set_config('cps.actor', ${rows[0]!.actor}, true)`.execute(other.db);
  return result;
}
