import { Migration } from '@mikro-orm/migrations';

/** Where a state asks for two notices of one kind, a notice and a stored deadline say which of them they are. */
export class Migration0168Duties extends Migration {
  override name = '0168-duties';

  override up(): void {
    this.addSql('alter table notices add column duty text');
    this.addSql('alter table project_deadlines add column duty text');
    // Whether the notice of a project was the 60-Day Notice while Illinois had one notice for each project.
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
  }
}
