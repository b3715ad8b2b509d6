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
      create or replace function had_sixty_day_notice(project projects, first date, last date, served_in text) returns boolean
      language sql stable as $$
        select project.sector = 'private'
          and coalesce(served_in, project.state, (select state from jobsites where project_id = project.id and is_primary and deleted_at is null)) = 'IL'
          and coalesce(project.use, 'residential') in ('residential', 'mixed')
          and project.owner_occupied is not false and coalesce(project.units, 1) = 1
          and coalesce(claimant.role, project.claimant_role)
            in ('subcontractor', 'sub_subcontractor', 'material_supplier', 'equipment_lessor')
          and coalesce(hirer.role, '') not in ('owner', 'public_entity', 'lessee', 'developer')
          and (project.use = 'residential' and project.owner_occupied and project.units = 1
            or coalesce(first, project.first_furnishing_date) + 60 <= coalesce(last, project.last_furnishing_date, 'infinity') + 90
              and coalesce(last, project.last_furnishing_date, 'infinity') + 90 >= current_date)
        from (select) one
        left join lateral (select role, hired_by_party_id from parties
          where project_id = project.id and is_claimant and is_active and deleted_at is null) claimant on true
        left join lateral (select role from parties where id = claimant.hired_by_party_id and deleted_at is null) hirer on true
      $$`);
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
