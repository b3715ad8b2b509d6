import { Migration } from '@mikro-orm/migrations';

/**
 * What is to be done later or with an outside party (src/errands). A row is written with its cause, and deleted in the
 * transaction that records the outcome.
 */
export class Migration0015Errands extends Migration {
  override name = '0015-errands';

  override up(): void {
    this.addSql(`
      create table errands (
        id uuid primary key,
        serial bigint generated always as identity,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        kind text not null,
        subject_id uuid not null,
        payload jsonb,
        -- In the account's time, which the sandbox clock moves.
        due_at timestamptz(3) not null,
        attempt integer not null default 0,
        leased_until timestamptz(3),
        last_error text,
        gave_up_at timestamptz(3),
        created_at timestamptz(3) not null
      );
      create index errands_due on errands (due_at, serial) where gave_up_at is null;
      create index errands_account on errands (account_id, livemode, due_at, serial);
      create index errands_subject on errands (subject_id, due_at, serial) where gave_up_at is null;
    `);
  }
}
