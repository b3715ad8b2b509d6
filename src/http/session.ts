import { resolveAccount } from '../auth/organization-context.js';
import type { Account, Principal } from '../auth/principal.js';
import { RequestContext, type RequestFacts } from '../context/request-context.js';
import { AppError } from '../errors/app-error.js';
import { clockOf } from '../sandbox/clock.js';
import { type Access, admit, bearerSecret, countRequest } from './context.js';

/** The caller behind a socket for as long as it is open, in the organization that it was opened for. */
export class Session {
  /** How often there was reason to ask who the caller is, and up to which of them it was asked. */
  #doubts = 0;
  #settled = 0;

  private constructor(
    private readonly access: Access,
    private readonly secret: string,
    private readonly facts: RequestFacts,
    private caller: { principal: Principal; account: Account },
  ) {}

  /**
   * Reads what a client says of itself when it opens a socket: `authorization` (Bearer) or `token`, and `organization`; headers'
   * names are taken as well. Counts once against the rate limit. @throws AppError for whoever may not come in.
   */
  static async open(access: Access, said: Record<string, unknown>, facts: RequestFacts): Promise<Session> {
    const text = new Map(
      Object.entries(said).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toLowerCase(), value]] : [])),
    );
    const secret = bearerSecret(text.get('authorization')) ?? text.get('token');
    const caller = await admit(access, secret, text.get('organization') ?? text.get('x-organization-uuid'));
    return new Session(access, secret!, facts, caller);
  }

  get principal(): Principal {
    return this.caller.principal;
  }

  get organizationId(): string {
    return this.caller.account.id;
  }

  /** Counts one request more. @throws AppError RATE_LIMITED */
  async count(): Promise<void> {
    const { livemode } = this.principal;
    await countRequest(this.access, this.principal, { id: this.organizationId, livemode });
  }

  /** Whether a notification of the change feed (`token:<id>`, `user:<id>`) concerns the caller; none concerns everybody. */
  isMeant(changed: string | undefined): boolean {
    const { tokenId, userId } = this.principal;
    return changed === undefined || changed === `token:${tokenId}` || changed === `user:${userId}`;
  }

  /** What is known of the caller may have changed: it is asked before the next event at the latest. */
  doubt(): void {
    this.#doubts += 1;
  }

  /** A context for one event. @throws AppError when the caller has lost the right to hear it. */
  async context(): Promise<RequestContext> {
    const { expiresAt, livemode } = this.principal;
    // Before the rights are looked at: nothing is waited for after that.
    const clock = await clockOf(this.access.infrastructure.db, { accountId: this.caller.account.id, livemode });
    const doubtful =
      this.#settled < this.#doubts || !this.access.tokens.vouched || (expiresAt && expiresAt <= new Date());
    if (doubtful) await this.refresh();
    return new RequestContext(this.access.infrastructure, this.facts, this.caller, clock);
  }

  /** @throws AppError UNAUTHENTICATED when the token has ended, FORBIDDEN when the user has left the organization. */
  async refresh(): Promise<void> {
    const doubts = this.#doubts;
    try {
      const principal = await this.access.tokens.authenticate(this.secret);
      // An answer to an older question that comes late says nothing any more.
      if (doubts < this.#settled) return;
      if (principal !== this.principal) {
        this.caller = { principal, account: resolveAccount(principal, this.caller.account.id) };
      }
      this.#settled = doubts;
    } catch (error) {
      this.doubt();
      throw error instanceof AppError && error.code === 'ORGANIZATION_UNRESOLVED' ? new AppError('FORBIDDEN') : error;
    }
  }
}
