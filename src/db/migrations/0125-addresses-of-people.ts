import { Migration } from '@mikro-orm/migrations';

/**
 * Finds the user of an e-mail address, of which only A to Z are folded. It folds less than `users_email`, so it cannot fail on rows that
 * exist. That index stays: with it, no two users have addresses that differ only by letters such as K and the Kelvin sign.
 */
export class Migration0125AddressesOfPeople extends Migration {
  override name = '0125-addresses-of-people';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists users_email_address');
    this.addSql('create unique index concurrently users_email_address on users (lower(email collate "C"))');
  }
}
