import { Migration } from '@mikro-orm/migrations';

/** Facts of a project that decide which rule of its state governs, or from which a period counts. */
export class Migration0165FactsOfLaw extends Migration {
  override name = '0165-facts-of-law';

  override up(): void {
    this.addSql(`
      alter table projects
        add column homes_for text,
        add column condominium boolean,
        add column written_contract boolean,
        add column completion_notice_published boolean,
        add column notice_of_contract_date date,
        add column termination_date date,
        add column acceptance_date date,
        add column final_settlement_date date,
        add column debt_due_date date,
        add column statement_recorded_date date,
        add column extension_date date,
        add column demand_to_sue_date date,
        add column contest_date date;
    `);
  }
}
