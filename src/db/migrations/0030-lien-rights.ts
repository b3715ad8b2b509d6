import { Migration } from '@mikro-orm/migrations';

/**
 * What the status of the lien rights of each project follows from, so that the service counts, lists and filters by it (decision 106). The
 * next run of the watch fills it, because the version of the facts is another one (`rules-version.ts`).
 */
export class Migration0030LienRights extends Migration {
  override name = '0030-lien-rights';

  override up(): void {
    this.addSql(`
      alter table project_courses
        -- That of the project, or else of its primary jobsite: its day is today's.
        add column state text,
        add column has_rights boolean not null default false,
        add column lacks_facts boolean not null default false,
        -- The first days on which the rights are at risk, and lost.
        add column risk_from date,
        add column lost_from date,
        -- Whether the claim is still to be made, and its day to keep; null: it has none yet.
        add column can_claim boolean not null default false,
        add column claim_by date;
    `);
  }
}
