import { Migration } from '@mikro-orm/migrations';

/** Facts of a project that shorten or lengthen the periods of its claimants. */
export class Migration0065DeadlineFacts extends Migration {
  override name = '0065-deadline-facts';

  override up(): void {
    this.addSql(`
      alter table projects
        add column units integer,
        add column new_construction boolean,
        add column payment_bond boolean,
        add column public_funds boolean,
        add column original_contract_date date,
        add column recorded_notices jsonb not null default '[]';
    `);
  }
}
