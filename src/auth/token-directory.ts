import { sql } from 'kysely';
import { AppError } from '../errors/app-error.js';
import type { Db } from '../generated/database.js';
import type { Principal } from './principal.js';
import { hashSecret, looksLikeSecret, readAbilities } from './token.js';

interface TokenRow {
  id: string;
  first_token_id: string | null;
  user_id: string;
  abilities: string[];
  expires_at: string | null;
  memberships: Array<{ organizationId: string; role: Principal['memberships'][number]['role'] }> | null;
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
    let principal = this.feed.isFresh ? this.#known.get(key) : undefined;
    if (!principal) {
      const epoch = this.#epoch;
      principal = await this.#lookUp(hash);
      if (!principal) throw new AppError('UNAUTHENTICATED');
      // A change that arrived while the row was read may have made it stale: then it is used for this request only.
      if (epoch === this.#epoch) {
        if (this.#known.size >= capacity) this.#known.clear();
        this.#known.set(key, principal);
      }
    }
    const now = new Date();
    if (principal.expiresAt && principal.expiresAt <= now) throw new AppError('UNAUTHENTICATED');
    this.#used.set(principal.tokenId, { at: now, ip });
    return principal;
  }

  /** Whether cached principals may be used without a query. */
  get isFresh(): boolean {
    return this.feed.isFresh;
  }

  /** Drops the principals that a notification of the change feed concerns (`token:<id>` or `user:<id>`), or all without one. */
  forget(changed?: string): void {
    this.#epoch += 1;
    const [kind, id] = changed?.split(':') ?? [];
    if (kind === 'session') return;
    for (const [key, principal] of this.#known) {
      if (kind === 'token' ? principal.tokenId === id : kind === 'user' ? principal.userId === id : true) {
        this.#known.delete(key);
      }
    }
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
      select t.id, t.first_token_id, t.user_id, t.abilities, t.expires_at, (
        select json_agg(json_build_object('organizationId', m.organization_id, 'role', m.role) order by m.created_at, m.id)
        from memberships m join organizations o on o.id = m.organization_id and o.deleted_at is null
        where m.user_id = t.user_id) as memberships
      from access_tokens t where t.token_hash = ${hash} and t.revoked_at is null`.execute(this.db);
    const row = rows[0];
    if (!row) return undefined;
    return {
      tokenId: row.id,
      firstTokenId: row.first_token_id ?? row.id,
      userId: row.user_id,
      abilities: row.abilities,
      ...readAbilities(row.abilities),
      memberships: row.memberships ?? [],
      expiresAt: row.expires_at ? new Date(row.expires_at) : undefined,
    };
  }
}
