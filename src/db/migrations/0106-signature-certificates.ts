import { Migration } from '@mikro-orm/migrations';

/** When a document was first viewed, and the names that it prints, which its records may change later. */
export class Migration0106SignatureCertificates extends Migration {
  override name = '0106-signature-certificates';

  override up(): void {
    this.addSql(`
      alter table documents
        add column viewed_at timestamptz(3),
        add column issued_by text,
        add column project_name text;
    `);
  }
}
