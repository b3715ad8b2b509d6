import { resolveAccount } from '../../context/auth/organization-context.js';
import type { Account, Principal } from '../../context/auth/principal.js';
import { RequestContext, type RequestFacts } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { AppError } from '../../errors/app-error.js';
import { realTime } from '../../runtime/time/real-time.js';
import { type Access, actingIn, admit, countRequest } from './context.js';
import {
  authenticate,
  bearerSecret,
  type Credential,
  chosenMode,
  type FromBrowser,
  rejectInSession,
} from './credential.js';

/** The caller of an open socket, in the organization that the socket was opened for. */
export class BrowserSession {
  /** How many times the caller's rights may have changed, and how many of these changes have been checked. */
  #changes = 0;
  #checked = 0;

  private constructor(
    private readonly access: Access,
    private readonly credential: Credential,
    private readonly facts: RequestFacts,
    private caller: { principal: Principal; account: Account },
  ) {}

  /**
   * Authenticates a client from the parameters it sends when it opens a socket: `authorization` (Bearer) or `token`, and
   * `organization`; the names of the HTTP headers work too. Without a token, the cookie of a session counts, and `mode` chooses
   * the mode. Counts one request against the rate limit.
   * @throws AppError when the client is refused.
   */
  static async open(
    access: Access,
    parameters: Record<string, unknown>,
    facts: RequestFacts,
    browser?: FromBrowser,
  ): Promise<BrowserSession> {
    const text = new Map(
      Object.entries(parameters).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
      ),
    );
    const token = bearerSecret(text.get('authorization')) ?? text.get('token');
    let credential: Credential | undefined = token === undefined ? undefined : { token, ip: facts.ip };
    if (!text.has('authorization') && token === undefined && browser?.session) {
      await rejectInSession(access, browser, facts);
      credential = { session: browser.session, livemode: chosenMode(text.get('mode') ?? text.get('x-mode')) };
    }
    const organization = text.get('organization') ?? text.get('x-organization-uuid');
    const { principal, account } = await admit(access, credential, organization);
    if (!account) throw new AppError('FORBIDDEN', 'The user belongs to no organization.');
    return new BrowserSession(access, credential!, facts, { principal, account });
  }

  get principal(): Principal {
    return this.caller.principal;
  }

  /** The token, or the person of a session; its sockets are counted together. */
  get countedAs(): string {
    return this.principal.tokenId || this.principal.userId;
  }

  get organizationId(): string {
    return this.caller.account.id;
  }

  /** Counts one more request. @throws AppError RATE_LIMITED */
  async count(): Promise<void> {
    const { livemode } = this.principal;
    const { tier } = this.caller.account;
    await countRequest(this.access, this.principal, { id: this.organizationId, livemode, tier });
  }

  /**
   * Whether a notification of the change feed (`token:<id>`, `session:<id>`, `user:<id>`, `organization:<id>`) concerns the caller;
   * undefined concerns every caller.
   */
  isAffectedBy(changed: string | undefined): boolean {
    const { tokenId, userId, session } = this.principal;
    return (
      changed === undefined ||
      changed === `user:${userId}` ||
      changed === `organization:${this.organizationId}` ||
      changed === (session ? `session:${session.id}` : `token:${tokenId}`)
    );
  }

  /** Marks the caller's rights as possibly changed: they are checked before the next event at the latest. */
  markStale(): void {
    this.#changes += 1;
  }

  /** A context for one event. @throws AppError when the caller no longer has the right to receive it. */
  async context(): Promise<RequestContext> {
    const { livemode } = this.principal;
    // Read before the rights are checked, because nothing may be awaited after that check.
    const clock = await readClock(this.access.infrastructure.db, { accountId: this.caller.account.id, livemode });
    const check = this.admit();
    if (check) await check;
    return new RequestContext(this.access.infrastructure, this.facts, this.caller, clock);
  }

  /** Checks the caller's rights if they may have changed. @throws AppError when the caller no longer has the right to receive events */
  admit(): Promise<void> | undefined {
    const isOver = (time: Date | undefined) => time !== undefined && time <= realTime();
    const { expiresAt, plansUntil } = this.principal;
    const isStale =
      this.#checked < this.#changes || !this.access.tokens.isFresh || isOver(expiresAt) || isOver(plansUntil);
    return isStale ? this.refresh() : undefined;
  }

  /** @throws AppError UNAUTHENTICATED when the token or session has ended, FORBIDDEN when the user has left the organization. */
  async refresh(): Promise<void> {
    const changes = this.#changes;
    try {
      const principal = await authenticate(this.access, this.credential);
      // A newer check has already finished, so this result is outdated.
      if (changes < this.#checked) return;
      if (principal !== this.principal) {
        const account = resolveAccount(principal, this.caller.account.id);
        this.caller = { principal: actingIn(principal, account), account };
      }
      this.#checked = changes;
    } catch (error) {
      this.markStale();
      throw error instanceof AppError && error.code === 'ORGANIZATION_UNRESOLVED' ? new AppError('FORBIDDEN') : error;
    }
  }
}
