import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Account, Principal } from '../auth/principal.js';
import { systemCaller } from '../auth/system-caller.js';
import { reportChanges } from '../db/change-reports.js';
import { AppError } from '../errors/app-error.js';
import { unconfirmed } from '../errors/database-fault.js';
import { clockOf } from '../sandbox/clock.js';
import { sharedSandbox } from '../sandbox/lock.js';
import type { Infrastructure } from './infrastructure.js';
import type { Precondition } from './precondition.js';
import { RecordBudget } from './record-budget.js';

export type { Announcer, Infrastructure } from './infrastructure.js';

type Work = () => Promise<void>;

/** What a door knows of the request before the caller is known. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
}

/**
 * One request: who calls, in which organization and mode, its clock, its loaders and its one transaction. The transaction
 * opens at the first write and belongs to the door, which commits or rolls back the whole request.
 */
export class RequestContext {
  /** Set when an Idempotency-Key was answered from memory. */
  replayed = false;
  /** What is run, for the log: the operation's name, or its root field. */
  operation: string | undefined;
  /** Of a request with an Idempotency-Key: names it apart from those of other callers and addresses. */
  requestKey: string | undefined;
  /** What the caller demands of the record that it changes. */
  precondition: Precondition | undefined;
  readonly records = new RecordBudget();
  #em: EntityManager | undefined;
  /** Of one that reads from a replica. */
  #copy: Kysely<unknown> | undefined;
  #opening: Promise<EntityManager> | undefined;
  readonly #beforeCommit = { events: [] as Work[], postings: [] as Work[] };
  readonly #afterCommit: Array<() => void> = [];
  readonly #afterTransaction: Array<() => void> = [];
  readonly #loaders = new Map<string, DataLoader<string, unknown>>();
  /** Those that act in this request's transaction for other accounts, by account and mode. */
  readonly #acting = new Map<string, RequestContext>();
  #parent: RequestContext | undefined;
  /** Of one that acts for another sandbox: its clock and its lock, taken at the first write. */
  #entering: Promise<void> | undefined;
  /** Another transaction of the same request keeps the sandbox from being reset. */
  #guarded = false;

  constructor(
    readonly infrastructure: Infrastructure,
    readonly request: RequestFacts,
    readonly caller?: { principal: Principal; account: Account },
    private clock: () => Date = () => new Date(),
  ) {}

  /** The caller; anonymous requests stop here, so nothing that reads a tenant's data can forget to ask. */
  get principal(): Principal {
    if (!this.caller) throw new AppError('UNAUTHENTICATED');
    return this.caller.principal;
  }

  get account(): Account {
    if (!this.caller) throw new AppError('UNAUTHENTICATED');
    return this.caller.account;
  }

  get livemode(): boolean {
    return this.principal.livemode;
  }

  /** Every rule takes its time from here; in the sandbox it is what the account's sandbox clock shows. */
  now(): Date {
    return this.clock();
  }

  /** The time outside of the sandbox: of what both modes share, such as tokens, and of what goes over the network. */
  realNow(): Date {
    return this.#isSandbox ? new Date() : this.clock();
  }

  get #isSandbox(): boolean {
    // The seed begins before it has a caller (seed/index.ts).
    return this.caller?.principal?.livemode === false;
  }

  /** For reads: inside the transaction once there is one, so that a request sees its own writes. */
  get db(): Kysely<unknown> {
    if (this.#parent) return this.#parent.db;
    if (this.#em) return this.#em.getKysely() as unknown as Kysely<unknown>;
    return this.#copy ?? this.infrastructure.db;
  }

  /** For changes: the entity manager of the request's transaction, opened at the first call. */
  async write(): Promise<EntityManager> {
    if (this.#parent) {
      const em = await this.#parent.write();
      if (this.#isSandbox) await (this.#entering ??= this.#enter());
      return em;
    }
    this.#opening ??= (async () => {
      const em = this.infrastructure.orm.em.fork();
      await em.begin();
      this.#em = em;
      reportChanges(em, (changes) => {
        for (const change of changes) {
          const ctx = this.#of(change.entity);
          ctx.infrastructure.announcer?.note(ctx, [change]);
        }
      });
      await this.#begin(this.db, this.#guarded);
      return em;
    })();
    return this.#opening;
  }

  /**
   * A transaction of its own, which stays whatever becomes of the request: for what was asked of the outside world and cannot
   * be undone there.
   */
  async apart<T>(work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
    return this.infrastructure.db.transaction().execute(async (db) => {
      await this.#begin(db, this.#opening !== undefined);
      return work(db);
    });
  }

  /** Tells the database who acts, and keeps the sandbox from being reset meanwhile. */
  async #begin(db: Kysely<unknown>, guarded: boolean): Promise<void> {
    const guard = this.#isSandbox && !guarded ? sql`, ${sharedSandbox(this.account.id)}` : sql``;
    await sql`select set_config('cps.actor', ${this.#actor()}, true)${guard}`.execute(db);
  }

  async #enter(): Promise<void> {
    await sql`select ${sharedSandbox(this.account.id)}`.execute(this.db);
    this.clock = await clockOf(this.db, { accountId: this.account.id, livemode: false });
  }

  /** What the audit log, which the database writes, says of who changes rows in this transaction (db/migrations/0002-audit). */
  #actor(): string {
    const { ip, userAgent } = this.request;
    return JSON.stringify({
      user_id: this.caller?.principal?.userId || undefined,
      organization_id: this.caller?.account?.id,
      ip,
      user_agent: userAgent,
      at: this.realNow(),
      ...(this.#isSandbox && { sandbox_at: this.now() }),
    });
  }

  /** For work that is to be done once the transaction is over, whichever way. */
  afterTransaction(work: () => void): void {
    (this.#parent ?? this).#afterTransaction.push(work);
  }

  /**
   * For what must come last in the transaction, in order: locks on rows that all of an account's requests contend for (its
   * credits). Taken here, they are held for a moment, and never while a record is still waited for. Events are rendered before
   * that, in a phase of their own. An error undoes the request.
   */
  beforeCommit(work: () => Promise<void>, phase: 'events' | 'postings' = 'postings'): void {
    (this.#parent ?? this).#beforeCommit[phase].push(work);
  }

  afterCommit(work: () => void): void {
    (this.#parent ?? this).#afterCommit.push(work);
  }

  async commit(): Promise<void> {
    // What is still to be written is news as well.
    await (await this.#opening)?.flush();
    const { events, postings } = this.#beforeCommit;
    for (let work = events.shift() ?? postings.shift(); work; work = events.shift() ?? postings.shift()) await work();
    if (!this.#opening) return;
    const em = await this.#opening;
    await em.commit().catch(unconfirmed);
    this.#closed();
    for (const work of this.#afterCommit.splice(0)) work();
  }

  async rollback(): Promise<void> {
    this.#beforeCommit.events.length = 0;
    this.#beforeCommit.postings.length = 0;
    this.#afterCommit.length = 0;
    try {
      // What failed in its first statement has begun all the same.
      await this.#opening?.catch(() => undefined);
      // A commit that failed has ended the transaction already.
      if (this.#em?.isInTransaction()) await this.#em.rollback();
    } finally {
      this.#closed();
    }
  }

  /** After a change: a later field of the same mutation document reads anew. */
  forgetReads(): void {
    this.#loaders.clear();
    for (const acting of this.#acting.values()) acting.#loaders.clear();
  }

  /**
   * The service at work on another account, in this request's transaction: for those whose work is in the accounts of others,
   * the fulfillment partner, staff and inbound callbacks.
   */
  actAs(accountId: string, livemode: boolean): RequestContext {
    if (this.#parent) return this.#parent.actAs(accountId, livemode);
    const key = `${accountId} ${livemode}`;
    let acting = this.#acting.get(key);
    if (!acting) {
      acting = new RequestContext(this.infrastructure, this.request, systemCaller(accountId, livemode), this.clock);
      acting.#parent = this;
      this.#acting.set(key, acting);
    }
    return acting;
  }

  /**
   * Work of the same caller in a transaction of its own, committed when this returns: for steps between which an outside party
   * is asked.
   */
  async separately<T>(work: (ctx: RequestContext) => Promise<T>): Promise<T> {
    const ctx = new RequestContext(this.infrastructure, this.request, this.caller, this.clock);
    ctx.#guarded = this.#opening !== undefined;
    ctx.precondition = this.precondition;
    try {
      const result = await work(ctx);
      await ctx.commit();
      return result;
    } catch (error) {
      await ctx.rollback();
      throw error;
    }
  }

  /** Who changed a record: whoever acts for its account, or else the caller. */
  #of(record: object): RequestContext {
    const { accountId, livemode } = record as { accountId?: string; livemode?: boolean };
    return this.#acting.get(`${accountId} ${livemode}`) ?? this;
  }

  /** This request as another account reads it, in the same transaction. It writes nothing. */
  readAs(account: Account): RequestContext {
    const reader = new RequestContext(this.infrastructure, this.request, { principal: this.principal, account }, () =>
      this.now(),
    );
    const of = this.#parent ?? this;
    reader.#em = of.#em;
    reader.#copy = of.#copy;
    return reader;
  }

  /** This request as it is answered from a copy of the database, until it opens a transaction: that is always the primary's. */
  readFrom(copy: Kysely<unknown>): RequestContext {
    const reader = new RequestContext(this.infrastructure, this.request, this.caller, this.clock);
    reader.#copy = copy;
    return reader;
  }

  #closed(): void {
    for (const work of this.#afterTransaction.splice(0)) work();
    for (const acting of this.#acting.values()) acting.#entering = undefined;
    this.#em = undefined;
    this.#opening = undefined;
    this.#loaders.clear();
    for (const acting of this.#acting.values()) acting.#loaders.clear();
  }

  /** A batched read of this request; `key` names the batch (what is read, with which columns and arguments). */
  loader<Value>(key: string, load: (ids: readonly string[]) => Promise<Value[]>): DataLoader<string, Value> {
    let loader = this.#loaders.get(key);
    if (!loader) {
      loader = new DataLoader<string, unknown>(load as (ids: readonly string[]) => Promise<unknown[]>, {
        maxBatchSize: 1_000,
      });
      this.#loaders.set(key, loader);
    }
    return loader as DataLoader<string, Value>;
  }
}
