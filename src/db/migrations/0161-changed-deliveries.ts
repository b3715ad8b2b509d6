import { Migration } from '@mikro-orm/migrations';

/**
 * Announces each change of deliveries, from whatever statement, to the processes whose clients follow them: with the deliveries in the
 * order of their ids, as many to a notification as it can hold. A client resumes by time, and by the transactions that ran at that time.
 */
export class Migration0161ChangedDeliveries extends Migration {
  override name = '0161-changed-deliveries';

  override up(): void {
    this.addSql(`
      create function announce_deliveries() returns trigger language plpgsql as $$
      begin
        perform pg_notify('cps_deliveries', json_build_array(
            floor(extract(epoch from clock_timestamp()) * 1000)::bigint,
            pg_snapshot_xmin(pg_current_snapshot())::text::bigint, pg_current_xact_id()::text::bigint, one.deliveries)::text)
          from (
            select part, json_agg(json_build_array(account_id, livemode, webhook_id, id) order by id) as deliveries
            from (select *, (row_number() over (order by id) - 1) / 50 as part from changed) numbered group by part
          ) one order by part;
        return null;
      end $$;
      create trigger notified_new after insert on webhook_deliveries referencing new table as changed
        for each statement execute function announce_deliveries();
      create trigger notified after update on webhook_deliveries referencing new table as changed
        for each statement execute function announce_deliveries();
    `);
  }
}
