import { Migration } from '@mikro-orm/migrations';

/**
 * Names the duty of notices and acts from the time when Illinois had one notice for each project. On the home of its owner that was the
 * 60-Day Notice; without `duty` it would count as the 90-Day Notice, and end the reminders of a notice that was never sent. Where the facts
 * leave the home open, the same holds while the 90-Day Notice can still be served: a reminder too many is better than a lost lien.
 */
export class Migration0174DutiesOfEarlierNotices extends Migration {
  override name = '0174-duties-of-earlier-notices';

  /** In batches: each is a transaction of its own, which locks few rows for a short time. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`
      create or replace procedure fill_duties_of_notices() language plpgsql as $$
      declare
        done uuid := '00000000-0000-0000-0000-000000000000';
        last uuid;
      begin
        loop
          select b.id into last from (select id from projects where id > done order by id limit 500) b order by b.id desc limit 1;
          exit when last is null;
          update notices n set duty = 'resident_owner' from projects p
          where p.id > done and p.id <= last and n.project_id = p.id and n.type = 'preliminary' and n.state = 'IL' and n.duty is null
            and had_sixty_day_notice(p, n.first_furnishing_date, n.last_furnishing_date, n.state);
          update projects p set acts_done = (select jsonb_agg(case when act ->> 'kind' = 'preliminary_notice' and act ->> 'duty' is null
              then act || '{"duty": "resident_owner"}' else act end order by ordinal)
            from jsonb_array_elements(p.acts_done) with ordinality a (act, ordinal))
          where p.id > done and p.id <= last and p.acts_done @> '[{"kind": "preliminary_notice"}]'
            and had_sixty_day_notice(p, null, null, null);
          commit;
          done := last;
        end loop;
      end $$`);
    this.addSql('call fill_duties_of_notices()');
  }
}
