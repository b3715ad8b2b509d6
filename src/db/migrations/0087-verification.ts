import { Migration } from '@mikro-orm/migrations';

/** The code with which a document can be verified, its seal, and the hash that it had before its time stamp was added. */
export class Migration0087Verification extends Migration {
  override name = '0087-verification';

  override up(): void {
    this.addSql(`
      alter table documents
        add column verification_code text,
        add column sealed_at timestamptz(3),
        add column sealed_by text,
        add column timestamped_at timestamptz(3),
        add column earlier_sha256 text;
    `);
  }
}
