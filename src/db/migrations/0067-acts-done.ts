import { Migration } from '@mikro-orm/migrations';

/** Acts of a claimant's course that are done without a record of their own, such as a proof of service. */
export class Migration0067ActsDone extends Migration {
  override name = '0067-acts-done';

  override up(): void {
    this.addSql(`alter table projects add column acts_done jsonb not null default '[]'`);
  }
}
