import { Migration } from '@mikro-orm/migrations';

/** Finds the document of a verification code. Previews, and documents of earlier releases, have no code. */
export class Migration0088VerificationIndex extends Migration {
  override name = '0088-verification-index';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists documents_verification_code');
    this.addSql(`
      create unique index concurrently documents_verification_code on documents (verification_code)
        where verification_code is not null`);
  }
}
