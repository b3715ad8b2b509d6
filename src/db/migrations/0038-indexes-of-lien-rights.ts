import { Migration } from '@mikro-orm/migrations';

/** What the projects whose rights have a status are found by and counted from, each with the name of its index (decision 117). */
const indexes = [
  [
    'project_courses_lost',
    '(account_id, livemode, lost_from) include (project_id, state, risk_from, lacks_facts) where has_rights',
  ],
  [
    'project_courses_at_risk',
    '(account_id, livemode, risk_from) include (project_id, state, lost_from) where has_rights',
  ],
  [
    'project_courses_lacking',
    '(account_id, livemode, project_id) include (state, lost_from, risk_from) where has_rights and lacks_facts',
  ],
] as const;

export class Migration0038IndexesOfLienRights extends Migration {
  override name = '0038-indexes-of-lien-rights';

  /** An index is built concurrently, outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [index, definition] of indexes) {
      this.addSql(`drop index concurrently if exists ${index}`);
      this.addSql(`create index concurrently ${index} on project_courses ${definition}`);
    }
  }
}
