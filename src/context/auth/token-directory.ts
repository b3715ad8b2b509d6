import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { paidPlan } from './paid-plan.js';
import type { Principal } from './principal.js';
import { hashSecret, looksLikeSecret, readAbilities } from './token.js';

interface TokenRow {
  id: string;
  first_token_id: string | null;
  user_id: string;
  abilities: string[];
  expires_at: string | null;
  has_operator_tier: boolean;
  memberships: Array<Principal['memberships'][number] & { planEndsAt: string | null }> | null;
}

const capacity = 50_000;
const usedFlushMs = 30_000;

/**
 * Resolves a bearer secret to a principal without a database query for each request: a principal stays cached while the change
 * feed is fresh. Only valid tokens are cached, so guesses cannot fill the cache.
 */
export class TokenDirectory {
  readonly #known = new Map<string, Principal>();
  #used = new Map<string, { at: Date; ip: string | null }>();
  #epoch = 0;
  #flush: NodeJS.Timeout;

  constructor(
    private readonly db: Db,
    private readonly feed: { readonly isFresh: boolean },
  ) {
    this.#flush = setInterval(() => void this.flushUsed().catch(() => undefined), usedFlushMs);
    this.#flush.unref();
  }

  /** @param ip the address of the caller */
  async authenticate(secret: string, ip: string | null = null): Promise<Principal> {
    if (!looksLikeSecret(secret)) throw new AppError('UNAUTHENTICATED');
    const hash = hashSecret(secret);
    const key = hash.toString('base64');
    const now = realTime();
    let principal = this.feed.isFresh ? this.#known.get(key) : undefined;
    if (!principal || (principal.plansUntil && principal.plansUntil <= now)) {
      const epoch = this.#epoch;
      principal = await this.#lookUp(hash);
      if (!principal) throw new AppError('UNAUTHENTICATED');
      // A change that arrived while the row was read may have made it stale: then it is used for this request only.
      if (epoch === this.#epoch) {
        if (this.#known.size >= capacity) this.#known.clear();
        this.#known.set(key, principal);
      }
    }
    if (principal.expiresAt && principal.expiresAt <= now) throw new AppError('UNAUTHENTICATED');
    this.#used.set(principal.tokenId, { at: now, ip });
    return principal;
  }

  /** Whether cached principals may be used without a query. */
  get isFresh(): boolean {
    return this.feed.isFresh;
  }

  /**
   * Drops the principals that a notification of the change feed concerns (`token:<id>`, `user:<id>` or `organization:<id>`), or all
   * without one.
   */
  forget(changed?: string): void {
    this.#epoch += 1;
    const [kind, id] = changed?.split(':') ?? [];
    if (kind === 'session') return;
    for (const [key, principal] of this.#known) if (concerns(principal, kind, id)) this.#known.delete(key);
  }

  /**
   * Writes when and from where every token was used since the last flush, in one statement. It skips locked rows, so it never takes
   * part in a deadlock.
   */
  async flushUsed(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = this.#used;
    this.#used = new Map();
    const uses = [...used.values()];
    await sql`
      with free as materialized (
        select id from access_tokens where id = any(${[...used.keys()]}::uuid[]) for no key update skip locked)
      update access_tokens t set last_used_at = u.at, last_used_ip_address = coalesce(u.ip, t.last_used_ip_address)
      from free join unnest(${[...used.keys()]}::uuid[], ${uses.map(({ at }) => at.toISOString())}::timestamptz[],
          ${uses.map(({ ip }) => ip)}::text[]) u (id, at, ip)
        on u.id = free.id
      where t.id = u.id and (t.last_used_at is null or t.last_used_at < u.at)`.execute(this.db);
  }

  async stop(): Promise<void> {
    clearInterval(this.#flush);
    await this.flushUsed().catch(() => undefined);
  }

  async #lookUp(hash: Buffer): Promise<Principal | undefined> {
    const { rows } = await sql<TokenRow>`
      select t.id, t.first_token_id, t.user_id, t.abilities, t.expires_at, t.has_operator_tier, (
        select json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role, 'plan', p.plan, 'planEndsAt', p."endsAt")
          order by m.created_at, m.id)
        from memberships m join organizations o on o.id = m.organization_id and o.deleted_at is null
          cross join lateral (${paidPlan(sql`m.organization_id`)}) p
        where m.user_id = t.user_id and m.organization_id <> all(t.left_organization_ids)) as memberships
      from access_tokens t where t.token_hash = ${hash} and t.revoked_at is null`.execute(this.db);
    const row = rows[0];
    if (!row) return undefined;
    return {
      tokenId: row.id,
      firstTokenId: row.first_token_id ?? row.id,
      userId: row.user_id,
      abilities: row.abilities,
      ...readAbilities(row.abilities),
      hasOperatorTier: row.has_operator_tier,
      memberships: row.memberships ?? [],
      expiresAt: row.expires_at ? new Date(row.expires_at) : undefined,
      plansUntil: earliest((row.memberships ?? []).map(({ planEndsAt }) => planEndsAt)),
    };
  }
}

function concerns(
  { tokenId, userId, memberships }: Principal,
  kind: string | undefined,
  id: string | undefined,
): boolean {
  if (kind === 'token') return tokenId === id;
  if (kind === 'user') return userId === id;
  if (kind === 'organization') return memberships.some(({ organizationId }) => organizationId === id);
  return true;
}

function earliest(times: ReadonlyArray<string | null>): Date | undefined {
  const timestamps = times.flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  return timestamps.length > 0 ? new Date(Math.min(...timestamps)) : undefined;
}
