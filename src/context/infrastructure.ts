import type { ChangeSet } from '@mikro-orm/core';
import type { Kysely } from 'kysely';
import type { Orm } from '../db/orm.js';
import type { Readiness } from '../db/readiness.js';
import type { Replicas } from '../db/replicas.js';
import type { Slots } from '../db/slots.js';
import type { AccessLimits } from '../domain/access-token/limits.js';
import type { StoredEvent, Stream } from '../domain/event/stream.js';
import type { Keyring } from '../encryption/keyring.js';
import type { Observer } from '../observability/observer.js';
import type { Renderer } from '../pdf/renderer.js';
import type { AddressGuard } from '../providers/address-guard.js';
import type { CredentialVerifiers } from '../providers/credentials/verifiers.js';
import type { Mail } from '../providers/mail/mail.js';
import type { Partners } from '../providers/partner/partners.js';
import type { Payments } from '../providers/payments/payments.js';
import type { FileStore } from '../providers/storage/file-store.js';
import type { RequestContext } from './request-context.js';

/** What the process holds once and every request uses. */
export interface Infrastructure {
  orm: Orm;
  /** The pool as Kysely, outside any transaction. */
  db: Kysely<unknown>;
  /** Copies of the database that answer reads, where there are any. */
  replicas?: Replicas;
  renderer: Renderer;
  files: FileStore;
  payments: Payments;
  mail: Mail;
  /**
   * Places for requests that hold a connection from their first moment to their last, a slow rendering included. They are
   * fewer than the pool's connections, so that such requests wait for each other and never keep the rest waiting.
   */
  longTransactions: Slots;
  /** How long a mail order can be edited before it is sent to the carrier. */
  orderEditSeconds: number;
  /** The most that an account may owe on open invoices, unless it has a limit of its own. */
  invoiceLimitCents: number;
  /** How much an account may open. */
  limits: AccessLimits;
  /** Whether the service can do its work. */
  readiness(): Promise<Readiness & { files: boolean }>;
  /** Where the doors are reached from outside, such as https://api.example.com. */
  publicUrl(): string;
  /** Forgets what this process keeps of a token or user that changed; other processes hear of it through the change feed. */
  forgetCaller?(payload: string): void;
  /** Tells of changes to whoever listens. Not there while the demo records are written: nobody can be listening yet. */
  announcer?: Announcer;
  /** What seals the secrets of webhooks and credentials, and judges where they lead. The demo records have none. */
  webhooks?: { keyring: Keyring; guard: AddressGuard };
  /** What asks providers and carriers whether they take a credential. The demo records have none. */
  credentials?: CredentialVerifiers;
  /** Who fulfills requests. The demo records have none. */
  partner?: Partners;
  /** The live end of the stream of events, where there are doors. */
  hub?: LiveEvents;
  /** Where it is told what happens. The demo records are written in silence. */
  observer?: Observer;
  /** Who does tasks in this process, where it has workers; others look for what is due every second. */
  tasks?: { wake(): void };
}

/** The events of all accounts as they are committed (events/hub.ts). */
export interface LiveEvents {
  /** The position up to which followers have received their events. */
  readonly position: number;
  /**
   * The events of a stream after a position and then the new ones, each once and in order; without a position the new ones only.
   * @throws AppError when the position is not one of this stream, or when events after it may have been deleted
   */
  follow(stream: Stream, after: number | undefined): Promise<AsyncIterableIterator<StoredEvent, undefined>>;
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
