import { Migration } from '@mikro-orm/migrations';

/** The clocks of sandboxes: how far each is ahead of the real time. An account without a row has never moved its own. */
export class Migration0017Sandbox extends Migration {
  override name = '0017-sandbox';

  override up(): void {
    this.addSql(`
      create table sandbox_clocks (
        account_id uuid primary key references organizations (id),
        offset_ms bigint not null default 0 check (offset_ms >= 0),
        -- Until then, in real time, somebody is moving it and does what is due on the way.
        moving_until timestamptz
      );
    `);
  }
}
