import type { ChangeSet } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Account, Principal } from './auth/principal.js';
import { systemCaller } from './auth/system-caller.js';
import { reportChanges } from './db/change-reports.js';
import type { Orm } from './db/orm.js';
import type { Readiness } from './db/readiness.js';
import type { Slots } from './db/slots.js';
import type { Keyring } from './encryption/keyring.js';
import { AppError } from './errors/app-error.js';
import type { EventHub } from './events/hub.js';
import type { Renderer } from './pdf/renderer.js';
import type { Partners } from './providers/partner/partners.js';
import type { Payments } from './providers/payments/payments.js';
import type { FileStore } from './providers/storage/file-store.js';
import type { AddressGuard } from './webhooks/address-guard.js';

/** What the process holds once and every request uses. */
export interface Infrastructure {
  orm: Orm;
  /** The pool as Kysely, outside any transaction. */
  db: Kysely<unknown>;
  renderer: Renderer;
  files: FileStore;
  payments: Payments;
  /** Who fulfills requests. The demo records have none. */
  partner?: Partners;
  /**
   * Places for requests that hold a connection from their first moment to their last, a slow rendering included. They are
   * fewer than the pool's connections, so that such requests wait for each other and never keep the rest waiting.
   */
  longTransactions: Slots;
  /** Whether the service can do its work. */
  readiness(): Promise<Readiness>;
  /** Forgets what this process keeps of a token or user that changed; other processes hear of it through the change feed. */
  forgetCaller?(payload: string): void;
  /** Tells of changes to whoever listens. Not there while the demo records are written: nobody can be listening yet. */
  announcer?: Announcer;
  /** What seals the secrets of webhooks, and judges where they lead. The demo records have none. */
  webhooks?: { keyring: Keyring; guard: AddressGuard };
  /** The live end of the stream of events, where there are doors. */
  hub?: EventHub;
  /** Who does errands in this process, where it has workers; others look for what is due every second. */
  errands?: { wake(): void };
}

/** How a request's changes become events (events/outbox.ts). */
export interface Announcer {
  /** Notes the changes that a flush has written. */
  note(ctx: RequestContext, changes: ReadonlyArray<ChangeSet<object>>): void;
  /** A record, an entity or a whole row, as its REST resource, and the address where that is read. */
  describe(
    ctx: RequestContext,
    type: string,
    record: object,
  ): Promise<{ object: Record<string, unknown>; url: string }>;
  /** Called once events are committed. */
  committed(): void;
}

type Work = () => Promise<void>;

/** The most records that the nested lists of one operation may tell. */
export const recordBudget = 50_000;

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
  /** Of a request with an Idempotency-Key: names it apart from those of other callers and addresses. */
  requestKey: string | undefined;
  #spent = 0;
  #em: EntityManager | undefined;
  #opening: Promise<EntityManager> | undefined;
  readonly #beforeCommit = { events: [] as Work[], postings: [] as Work[] };
  readonly #afterCommit: Array<() => void> = [];
  readonly #afterTransaction: Array<() => void> = [];
  readonly #loaders = new Map<string, DataLoader<string, unknown>>();
  /** Those that act in this request's transaction for other accounts, by account and mode. */
  readonly #acting = new Map<string, RequestContext>();
  #parent: RequestContext | undefined;

  constructor(
    readonly infrastructure: Infrastructure,
    readonly request: RequestFacts,
    readonly caller?: { principal: Principal; account: Account },
    private readonly clock: () => Date = () => new Date(),
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

  /** Every rule takes its time from here. */
  now(): Date {
    return this.clock();
  }

  /** For reads: inside the transaction once there is one, so that a request sees its own writes. */
  get db(): Kysely<unknown> {
    if (this.#parent) return this.#parent.db;
    return this.#em ? (this.#em.getKysely() as unknown as Kysely<unknown>) : this.infrastructure.db;
  }

  /** For changes: the entity manager of the request's transaction, opened at the first call. */
  async write(): Promise<EntityManager> {
    if (this.#parent) return this.#parent.write();
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
      await sql`select set_config('cps.actor', ${this.#actor()}, true)`.execute(this.db);
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
      await sql`select set_config('cps.actor', ${this.#actor()}, true)`.execute(db);
      return work(db);
    });
  }

  /** What the audit log, which the database writes, says of who changes rows in this transaction (db/migrations/0002-audit). */
  #actor(): string {
    const { ip, userAgent } = this.request;
    return JSON.stringify({
      user_id: this.caller?.principal?.userId || undefined,
      organization_id: this.caller?.account?.id,
      ip,
      user_agent: userAgent,
      at: this.now(),
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
    await em.commit();
    this.#closed();
    for (const work of this.#afterCommit.splice(0)) work();
  }

  async rollback(): Promise<void> {
    this.#beforeCommit.events.length = 0;
    this.#beforeCommit.postings.length = 0;
    this.#afterCommit.length = 0;
    try {
      const em = await this.#opening?.catch(() => undefined);
      // A commit that failed has ended the transaction already.
      if (em?.isInTransaction()) await em.rollback();
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
    reader.#em = this.#em;
    return reader;
  }

  #closed(): void {
    for (const work of this.#afterTransaction.splice(0)) work();
    this.#em = undefined;
    this.#opening = undefined;
    this.#loaders.clear();
    for (const acting of this.#acting.values()) acting.#loaders.clear();
  }

  /**
   * Notes how many records a nested list tells. What a document asks for in the worst case is bounded before it runs; what it
   * really comes to is bounded here, a record told under several parents counting each time.
   */
  spend(records: number): void {
    this.#spent += records;
    if (this.#spent > recordBudget) {
      throw new AppError(
        'GRAPHQL_TOO_COMPLEX',
        `The operation tells more than ${recordBudget} records, the limit: ask for smaller pages.`,
      );
    }
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
