import { Migration } from '@mikro-orm/migrations';

/** When a user's first account got its welcome credits: once per user, also when two accounts are opened at the same time. */
export class Migration0031WelcomeCredits extends Migration {
  override name = '0031-welcome-credits';

  override up(): void {
    this.addSql('alter table users add column welcomed_at timestamptz(3)');
  }
}
