import type { ChangeSet } from '@mikro-orm/core';
import type { Orm } from '../db/orm.js';
import type { Readiness } from '../db/readiness.js';
import type { Replicas } from '../db/replicas/index.js';
import type { Slots } from '../db/slots.js';
import type { AccessLimits } from '../domain/access-token/limits.js';
import type { DeliveryChange, DeliveryMark, DeliveryStream } from '../domain/event/delivery-change.js';
import type { StoredEvent, Stream } from '../domain/event/stream.js';
import type { SignUpMode } from '../domain/vocabulary.js';
import type { Db } from '../entities/generated/database.js';
import type { Renderer } from '../pdf/renderer.js';
import type { Addresses } from '../providers/address/addresses.js';
import type { AddressGuard } from '../providers/address-guard.js';
import type { CredentialVerifiers } from '../providers/credentials/verifiers.js';
import type { ReturnPorts } from '../providers/email/bounce-reports.js';
import type { IdentityProvider } from '../providers/identity/identity-provider.js';
import type { Mail } from '../providers/mail/mail.js';
import type { Partners } from '../providers/partner/partners.js';
import type { Payments } from '../providers/payments/payments.js';
import type { FileStore } from '../providers/storage/file-store.js';
import type { TimeStampAuthority } from '../providers/time-stamp/time-stamp-authority.js';
import type { Keyring } from '../runtime/encryption/keyring.js';
import type { Observer } from '../runtime/observability/observer.js';
import type { RateLimiter } from './rate-limiter.js';
import type { RequestContext } from './request-context.js';

/** The objects that the process creates once and all requests share. */
export interface Infrastructure {
  orm: Orm;
  /** The pool as Kysely, outside any transaction. */
  db: Db;
  /** Read replicas, if configured. */
  replicas?: Replicas;
  renderer: Renderer;
  files: FileStore;
  /** Dates the seals of live documents, if one is configured. */
  timeStamps?: TimeStampAuthority | undefined;
  payments: Payments;
  mail: Mail;
  /** Complete addresses while they are typed. Absent where no API is served. */
  addresses?: Addresses;
  /** Counts requests, and lookups of addresses. Absent where no API is served. */
  limiter?: RateLimiter;
  /**
   * Slots for requests that hold a database connection for their whole duration, including a slow rendering. There are fewer
   * slots than connections in the pool, so these requests wait for each other and never make other requests wait.
   */
  longTransactions: Slots;
  /** How long a mail order can be edited before it is sent to the carrier. */
  orderEditSeconds: number;
  /** The most that an account may owe on open invoices, unless it has a limit of its own. */
  invoiceLimitCents: number;
  /** Limits on tokens and accounts. */
  limits: AccessLimits;
  /** Where people can sign in, in addition to links and passkeys. */
  identityProvider?: IdentityProvider;
  /** Whether anyone may open an account. */
  signUp: SignUpMode;
  /** The readiness checks of the service. */
  readiness(): Promise<Readiness & { files: boolean }>;
  /** The base URL of the APIs as clients see it, such as https://api.example.com. */
  publicUrl(): string;
  /** Drops what this process has cached about a token or user that changed; the change feed notifies the other processes. */
  forgetCaller?(payload: string): void;
  /** Publishes changes as events. Absent while the demo records are written, because no client can be subscribed yet. */
  announcer?: Announcer;
  /** Encrypts the secrets of webhooks and credentials, and checks the addresses that webhooks may use. Absent for the demo records. */
  webhooks?: { keyring: Keyring; guard: AddressGuard };
  /** The parties that report e-mails that did not arrive. Absent for the demo records. */
  returns?: ReturnPorts;
  /** Checks credentials with the providers and carriers that issued them. Absent for the demo records. */
  credentials?: CredentialVerifiers;
  /** The partners that carry out fulfillment requests. Absent for the demo records. */
  partner?: Partners;
  /** Live events for subscriptions. Absent where no API is served. */
  hub?: LiveEvents;
  /** Live changes of webhook deliveries for subscriptions. Absent where no API is served. */
  deliveries?: LiveDeliveries;
  /** Logs and metrics. Absent for the demo records, which are not observed. */
  observer?: Observer;
  /** The task runner of this process, if it has workers. Workers in other processes poll for due tasks every second. */
  tasks?: { wake(): void };
}

/** The events of all accounts as they are committed (events/hub.ts). */
export interface LiveEvents {
  /** The position up to which followers have received their events. */
  readonly position: number;
  /**
   * Yields the events of a stream after a position and then new ones, each once and in order; without a position, new ones only.
   * @throws AppError when the position does not belong to this stream, or when events after it may have been deleted
   */
  follow(stream: Stream, after: number | undefined): Promise<AsyncIterableIterator<StoredEvent, undefined>>;
}

/** The changes of the webhook deliveries of all accounts as they are committed (background/webhooks/delivery-hub.ts). */
export interface LiveDeliveries {
  /** The newest change that is known. */
  readonly mark: DeliveryMark;
  /** Yields the deliveries of a stream that changed after a mark, and then those that change; without a mark, only the latter. */
  follow(stream: DeliveryStream, after: DeliveryMark | undefined): AsyncIterableIterator<DeliveryChange, undefined>;
}

/** A record as its REST resource. */
interface DescribedRecord {
  /** The resource as JSON. */
  object: string;
  /** The names of its fields. */
  names: ReadonlySet<string>;
  url: string;
}

/** Turns a request's changes into events (events/outbox.ts). */
export interface Announcer {
  /** Records the changes that a flush has written. */
  note(ctx: RequestContext, changes: ReadonlyArray<ChangeSet<object>>): void;
  /** A record (an entity or a whole row) as its REST resource, with the URL that returns it. */
  describe(ctx: RequestContext, type: string, record: object): Promise<DescribedRecord>;
  /** Called after events are committed. */
  committed(): void;
}
