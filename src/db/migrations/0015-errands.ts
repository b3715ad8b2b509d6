import { Migration } from '@mikro-orm/migrations';

/**
 * Work that is due later or needs another system (src/tasks; the table is `tasks` since 0060-tasks). A row is written in the
 * transaction of its cause, and deleted in the transaction that records the outcome.
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
        -- In the time of the account, which the sandbox clock changes.
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
