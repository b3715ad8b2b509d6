import type { EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { reportChanges } from '../db/change-reports.js';
import { findRejection, type Refusal, sendWithNext } from '../db/sent-with-next.js';
import type { Database, Db } from '../entities/generated/database.js';
import { AppError } from '../errors/app-error.js';
import { unconfirmed } from '../errors/database-fault.js';
import { realTime } from '../runtime/time/real-time.js';
import { type RequestFacts, type RequestOperation, toActorText } from './actor.js';
import type { Account, Principal } from './auth/principal.js';
import { systemCaller } from './auth/system-caller.js';
import type { Infrastructure } from './infrastructure.js';
import { type LastStatement, LastStatements } from './last-statements.js';
import { Loaders } from './loaders.js';
import { type AuditView, auditView } from './permission.js';
import type { Precondition } from './precondition.js';
import { RecordBudget } from './record-budget.js';
import { readClock } from './sandbox/clock.js';
import { sharedSandbox } from './sandbox/lock.js';

export type { RequestFacts } from './actor.js';
export type { Announcer, Infrastructure } from './infrastructure.js';

type Work = () => Promise<void>;

/**
 * One request: its caller, organization, mode, clock, loaders and single transaction. The transaction opens at the first
 * write. The API layer commits it or rolls it back as a whole.
 */
export class RequestContext {
  /** Set when the response is replayed for an Idempotency-Key. */
  replayed = false;
  /** For the logs: the operation's name, or its root field, and where it has secrets. */
  operation: RequestOperation | undefined;
  /** For a request with an Idempotency-Key: identifies it among the requests of all callers and URLs. */
  requestKey: string | undefined;
  /** The condition that the record must meet before it is changed. */
  precondition: Precondition | undefined;
  readonly records = new RecordBudget();
  #em: EntityManager | undefined;
  /** Set for a context that reads from a replica. */
  #copy: Db | undefined;
  #opening: Promise<EntityManager> | undefined;
  readonly #beforeCommit = { figures: [] as Work[], events: [] as Work[] };
  readonly #last = new LastStatements();
  readonly #afterCommit: Array<() => void> = [];
  readonly #afterTransaction: Array<() => void> = [];
  readonly #loaders = new Loaders();
  /** Contexts that act for other accounts in this request's transaction, by account and mode. */
  readonly #acting = new Map<string, RequestContext>();
  #parent: RequestContext | undefined;
  /** For a context that acts for another sandbox: reads its clock and takes its lock at the first write. */
  #entering: Promise<void> | undefined;
  /** Another transaction of the same request already keeps the sandbox from being reset. */
  #guarded = false;

  constructor(
    readonly infrastructure: Infrastructure,
    readonly request: RequestFacts,
    readonly caller?: { principal: Principal; account?: Account },
    private clock: () => Date = realTime,
  ) {}

  /** The caller. Anonymous requests fail here, so no code that reads a tenant's data can miss the check. */
  get principal(): Principal {
    if (!this.caller) throw new AppError('UNAUTHENTICATED');
    return this.caller.principal;
  }

  get account(): Account {
    if (!this.caller) throw new AppError('UNAUTHENTICATED');
    if (!this.caller.account) throw new AppError('ORGANIZATION_UNRESOLVED', 'The user belongs to no organization.');
    return this.caller.account;
  }

  /** Which entries of the audit log the caller sees. */
  get auditView(): AuditView {
    return auditView(this);
  }

  get livemode(): boolean {
    return this.principal.livemode;
  }

  /** The time for every business rule; in the sandbox, the time of the account's sandbox clock. */
  now(): Date {
    return this.clock();
  }

  /** The real time, even in the sandbox: for data that both modes share, such as tokens, and for anything sent over the network. */
  realNow(): Date {
    return this.#isSandbox ? realTime() : this.clock();
  }

  get #isSandbox(): boolean {
    // The seed begins before it has a caller (process/seed/index.ts).
    return this.caller?.principal?.livemode === false;
  }

  /** For reads. Uses the transaction once it is open, so that a request sees its own writes. */
  get db(): Db {
    if (this.#parent) return this.#parent.db;
    if (this.#em) return this.#em.getKysely<Database>();
    return this.#copy ?? this.infrastructure.db;
  }

  /** For changes. Returns the entity manager of the request's transaction, which opens at the first call. */
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
        for (const change of changes) this.infrastructure.announcer?.note(this.#of(change.entity), [change]);
      });
      await this.#begin(this.db, this.#guarded);
      return em;
    })();
    return this.#opening;
  }

  /**
   * Runs a statement of the transaction after another one that is sent with it, in one packet. The statement sees what was committed
   * while the first one waited. If the first one refuses to go on, this throws the error of its refusal.
   */
  async after<Row>(first: RawBuilder<unknown>, refusal: Refusal, statement: RawBuilder<Row>): Promise<{ rows: Row[] }> {
    await this.write();
    await sendWithNext(this.db, first, refusal);
    return statement.execute(this.db).catch(async (error) => {
      throw (await findRejection(error)?.()) ?? error;
    });
  }

  /**
   * Runs work in its own transaction, which stays committed even if the request fails: for calls to outside parties that cannot
   * be undone.
   */
  async apart<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.infrastructure.db.transaction().execute(async (db) => {
      await this.#begin(db, this.#opening !== undefined);
      return work(db);
    });
  }

  /** Sets the actor for the database's audit log, and keeps the sandbox from being reset during the transaction. */
  async #begin(db: Db, guarded: boolean): Promise<void> {
    const guard =
      this.#isSandbox && this.caller?.account && !guarded ? sql`, ${sharedSandbox(this.account.id)}` : sql``;
    await sendWithNext(db, sql`select set_config('cps.actor', ${toActorText(this, this.#isSandbox)}, true)${guard}`);
  }

  async #enter(): Promise<void> {
    await sql`select ${sharedSandbox(this.account.id)}`.execute(this.db);
    this.clock = await readClock(this.db, { accountId: this.account.id, livemode: false });
  }

  /** Runs work after the transaction ends, whether it commits or rolls back. */
  afterTransaction(work: () => void): void {
    (this.#parent ?? this).#afterTransaction.push(work);
  }

  /**
   * Runs work before the last statements of the transaction, in order: first figures that follow from the changes are computed,
   * and then events are rendered. An error rolls back the request.
   */
  beforeCommit(work: () => Promise<void>, phase: 'figures' | 'events'): void {
    (this.#parent ?? this).#beforeCommit[phase].push(work);
  }

  /**
   * Adds a statement that is sent together with COMMIT, in one packet. Locks on rows that all requests of an account compete for (its
   * credits) are taken here: they are held for no round trip to this process, and never while the request waits for another
   * record's lock. A statement that fails rolls back the request, with the error that `refusal` makes of the facts it stated.
   */
  withCommit(statement: LastStatement, locks: 'own rows' | 'credits', refusal?: Refusal): void {
    (this.#parent ?? this).#last.add(statement, locks, refusal);
  }

  afterCommit(work: () => void): void {
    (this.#parent ?? this).#afterCommit.push(work);
  }

  async commit(): Promise<void> {
    // Unflushed changes become events too.
    await (await this.#opening)?.flush();
    const { figures, events } = this.#beforeCommit;
    const next = () => figures.shift() ?? events.shift();
    for (let work = next(); work; work = next()) await work();
    if (this.#last.any) await this.write();
    if (!this.#opening) return;
    const em = await this.#opening;
    await this.#last.queue(this.db);
    await em.commit().catch((error) => this.#notCommitted(error));
    this.#closed();
    for (const work of this.#afterCommit.splice(0)) work();
  }

  /** A refusal may read what has changed since, so the transaction ends first. */
  async #notCommitted(error: unknown): Promise<never> {
    const refusal = findRejection(error);
    if (!refusal) return unconfirmed(error);
    await this.rollback();
    throw await refusal();
  }

  async rollback(): Promise<void> {
    for (const works of Object.values(this.#beforeCommit)) works.length = 0;
    this.#last.clear();
    this.#afterCommit.length = 0;
    try {
      // If the first statement failed, the transaction has begun all the same.
      await this.#opening?.catch(() => undefined);
      // A failed commit has already ended the transaction.
      if (this.#em?.isInTransaction()) await this.#em.rollback();
    } finally {
      this.#closed();
    }
  }

  /** Called after a change, so that later fields of the same mutation document read the changed rows. */
  forgetReads(): void {
    this.#loaders.clear();
    for (const acting of this.#acting.values()) acting.#loaders.clear();
  }

  /**
   * A context that acts for another account in this request's transaction: for the fulfillment partner, staff and inbound
   * callbacks, which work on other accounts.
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

  /** Runs work for the caller in a transaction of its own, which ends with it: for steps with a call to an outside party between them. */
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

  /** The context that changed a record: the one that acts for the record's account, or else this one. */
  #of(record: object): RequestContext {
    const { accountId, livemode } = record as { accountId?: string; livemode?: boolean };
    return this.#acting.get(`${accountId} ${livemode}`) ?? this;
  }

  /** A read-only context for another account, in the same transaction. */
  readAs(account: Account): RequestContext {
    const reader = new RequestContext(this.infrastructure, this.request, { principal: this.principal, account }, () =>
      this.now(),
    );
    const root = this.#parent ?? this;
    reader.#em = root.#em;
    reader.#copy = root.#copy;
    return reader;
  }

  /** A context that reads from a replica. Once it opens a transaction, it uses the primary. */
  readFrom(copy: Db): RequestContext {
    const reader = new RequestContext(this.infrastructure, this.request, this.caller, this.clock);
    reader.#copy = copy;
    return reader;
  }

  #closed(): void {
    for (const work of this.#afterTransaction.splice(0)) work();
    for (const acting of this.#acting.values()) acting.#entering = undefined;
    this.#em = undefined;
    this.#opening = undefined;
    this.forgetReads();
  }

  /** A batched read of this request; `key` identifies the batch (the table, columns and arguments). */
  loader<Value>(key: string, load: (ids: readonly string[]) => Promise<Value[]>): DataLoader<string, Value> {
    return this.#loaders.get(key, load);
  }
}
