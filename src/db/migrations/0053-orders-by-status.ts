import { Migration } from '@mikro-orm/migrations';

/** The columns that a list of an account can be ordered by, each with the name of its index. */
const orders = [
  ['notices', 'type', 'notices_by_type'],
  ['notices', 'state', 'notices_by_state'],
  ['waivers', 'type', 'waivers_by_type'],
  ['waivers', 'state', 'waivers_by_state'],
  ['waivers', 'status', 'waivers_by_status'],
  ['escalations', 'type', 'escalations_by_type'],
  ['escalations', 'state', 'escalations_by_state'],
  ['pay_applications', 'application_number', 'pay_applications_by_number'],
  ['pay_applications', 'status', 'pay_applications_by_status'],
  ['sovs', 'status', 'sovs_by_status'],
  ['document_orders', 'tracking_number', 'document_orders_by_tracking'],
  ['document_orders', 'status', 'document_orders_by_status'],
  ['waiver_requests', 'type', 'waiver_requests_by_type'],
  ['waiver_requests', 'email', 'waiver_requests_by_email'],
  ['waiver_requests', 'status', 'waiver_requests_by_status'],
  ['fulfillment_requests', 'status', 'fulfillment_requests_by_status'],
  ['projects', 'status', 'projects_by_status'],
  ['organizations', 'kind', 'organizations_by_kind'],
  ['organizations', 'city', 'organizations_by_city'],
] as const;

/** The headings of the console order their lists by kind, place and status, too (decision 107). */
export class Migration0053OrdersByStatus extends Migration {
  override name = '0053-orders-by-status';

  /** An index is built concurrently, outside of a transaction. */
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
