import { Migration } from '@mikro-orm/migrations';

/** The clocks of sandboxes: how far each is ahead of the real time. An account that never moved its clock has no row. */
export class Migration0017Sandbox extends Migration {
  override name = '0017-sandbox';

  override up(): void {
    this.addSql(`
      create table sandbox_clocks (
        account_id uuid primary key references organizations (id),
        offset_ms bigint not null default 0 check (offset_ms >= 0),
        -- Until this real time, a request moves the clock and does the work that becomes due.
        moving_until timestamptz
      );
    `);
  }
}
