import { Migration } from '@mikro-orm/migrations';

/** Gives liens the day of record that their metadata have, and finds the liens of record of a project (reads/loaders/deadline-facts). */
export class Migration0027LiensOfRecord extends Migration {
  override name = '0027-liens-of-record';

  /** Rows are changed in batches, and an index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      create or replace procedure fill_recorded_on() language plpgsql as $$
      declare
        last bigint := 0;
      begin
        loop
          with batch as (
            select id, serial, metadata #>> '{recording,date}' as day from escalations
            where serial > last and type = 'lien_filing' and status <> 'cancelled' and recorded_on is null
              and metadata #>> '{recording,date}' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
              and pg_input_is_valid(metadata #>> '{recording,date}', 'date')
            order by serial limit 500
          ), filled as (
            update escalations e set recorded_on = batch.day::date from batch where e.id = batch.id returning e.serial
          )
          select max(serial) into last from filled;
          exit when last is null;
          commit;
        end loop;
      end $$`);
    this.addSql('call fill_recorded_on()');
    for (const table of ['notices', 'escalations']) {
      this.addSql(`drop index concurrently if exists ${table}_of_record`);
      this.addSql(`create index concurrently ${table}_of_record on ${table} (project_id)
        where (recorded_on is not null or filed_on is not null) and deleted_at is null`);
    }
  }
}
