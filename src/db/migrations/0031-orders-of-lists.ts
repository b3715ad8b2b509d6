import { Migration } from '@mikro-orm/migrations';

/** The columns that a list of an account can be ordered by, each with the name of its index. */
const orders = [
  ['divisions', 'name', 'divisions_by_name'],
  ['projects', 'number', 'projects_by_number'],
  ['projects', 'state', 'projects_by_state'],
  ['projects', 'first_furnishing_date', 'projects_by_first_furnishing'],
  ['projects', 'contract_amount', 'projects_by_contract'],
  ['notices', 'notice_number', 'notices_by_number'],
  ['waivers', 'through_date', 'waivers_by_through_date'],
  ['waivers', 'amount', 'waivers_by_amount'],
  ['escalations', 'escalation_date', 'escalations_by_date'],
  ['escalations', 'deadline_date', 'escalations_by_deadline'],
  ['escalations', 'claim_amount', 'escalations_by_amount'],
  ['sovs', 'name', 'sovs_by_name'],
  ['pay_applications', 'application_date', 'pay_applications_by_date'],
  ['pay_applications', 'period_to', 'pay_applications_by_period'],
  ['pay_applications', 'certified_amount', 'pay_applications_by_certified'],
  ['document_orders', 'recipient_name', 'document_orders_by_recipient'],
  ['jobsites', 'city', 'jobsites_by_city'],
] as const;

/** A list in any of these orders reads the rows of its page, however many the account has (decision 107). */
export class Migration0031OrdersOfLists extends Migration {
  override name = '0031-orders-of-lists';

  /** An index is built concurrently outside of a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [table, column, index] of orders) {
      this.addSql(`drop index concurrently if exists ${index}`);
      this.addSql(
        `create index concurrently ${index} on ${table} (account_id, livemode, ${column}, id) where deleted_at is null`,
      );
    }
  }
}
