import { Migration } from '@mikro-orm/migrations';

/**
 * Finds words of one account that are like another word. The index on trigrams, which it replaces, has the words of all accounts: a
 * search with a typing error read every word in the database that shares some of its letters.
 */
export class Migration0108IndexedKeysOfWords extends Migration {
  override name = '0108-indexed-keys-of-words';

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists search_vocabulary_keys');
    // Few words are new, and every search with a typing error would read the list of those that wait to be put in.
    this.addSql(`
      create index concurrently search_vocabulary_keys on search_vocabulary using gin (search_keys(account_id, word))
        with (fastupdate = off)`);
    this.addSql('drop index concurrently if exists search_vocabulary_trigrams');
  }
}
