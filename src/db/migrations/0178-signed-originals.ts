import { Migration } from '@mikro-orm/migrations';

/** The signed original of a document: its facts, its files, and the orders that send it. */
export class Migration0178SignedOriginals extends Migration {
  override name = '0178-signed-originals';

  override up(): void {
    this.addSql(`
      alter table attached_files drop constraint attached_files_subject_type_check;
      alter table attached_files add constraint attached_files_subject_type_check check (subject_type in
        ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application', 'document')) not valid;
      alter table documents add column signer text, add column signed_original jsonb;
      alter table document_orders add column signed_sha256 text;
    `);
  }
}
