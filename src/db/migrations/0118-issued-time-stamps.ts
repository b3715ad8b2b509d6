import { Migration } from '@mikro-orm/migrations';

/** When the authority dated the seal of a file that is not stored; null for a file without a time stamp. */
export class Migration0118IssuedTimeStamps extends Migration {
  override name = '0118-issued-time-stamps';

  override up(): void {
    this.addSql('alter table issued_files add column timestamped_at timestamptz(3);');
  }
}
