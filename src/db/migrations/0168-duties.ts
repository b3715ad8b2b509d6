import { Migration } from '@mikro-orm/migrations';

/** Where a state asks for two notices of one kind, a notice and a stored deadline say which of them they are. */
export class Migration0168Duties extends Migration {
  override name = '0168-duties';

  override up(): void {
    this.addSql('alter table notices add column duty text');
    this.addSql('alter table project_deadlines add column duty text');
  }
}
