/**
 * The keys of PostgreSQL's advisory locks, each used once. Locks whose key is computed (an idempotency scope, a request's key)
 * are 64-bit hashes. The embedded server's leases are in another database (db/embedded/lease.ts).
 */
export const advisoryLocks = {
  /** Held by the process that migrates (db/migrate.ts). */
  migrations: 4_702_331,
  /** Shared by requests that reference a file, exclusive for the deletion of files (services/file). */
  files: 4_702_332,
  /** Held by the process that writes the demo records (seed). */
  seed: 4_702_333,
  /** Held by the process that gives events their positions (events/sequencer.ts, and `sequence_events` in the database). */
  sequencer: 4_702_334,
  /** Shared by backups, from before their snapshot until their files are copied: no file is deleted during that time. */
  backups: 4_702_335,
  /** Held while a partition of the request log is created or dropped (process/jobs/keep-request-partitions.ts). */
  requestLog: 4_702_336,
} as const;

/**
 * The first key of the two-key locks of sandboxes; the second is a hash of the account's id (context/sandbox/lock.ts). PostgreSQL keeps
 * two-key and one-key locks separate.
 */
export const sandboxLocks = 4_702_335;

/** The same for the loading of sample data into a sandbox (services/sandbox/load-sample-data.ts). */
export const sampleDataLocks = 4_702_336;
