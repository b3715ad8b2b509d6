import { Migration } from '@mikro-orm/migrations';

/**
 * Keys by which a word is found despite typing errors: the end of the account's id, then the beginning of the word without one or
 * two of its letters. Two words that are so many errors apart have a key in common (decision 59).
 */
export class Migration0107KeysOfWords extends Migration {
  override name = '0107-keys-of-words';

  override up(): void {
    this.addSql(`
      create function search_keys(account uuid, word text, errors integer) returns text[]
      immutable strict parallel safe language plpgsql as $$
      declare
        place constant text := right(account::text, 8);
        beginning constant text := left(word, 7);
        keys text[] := array[place || beginning];
        shorter text;
      begin
        for one in 1..length(beginning) loop
          shorter := left(beginning, one - 1) || substr(beginning, one + 1);
          keys := keys || (place || shorter);
          if errors > 1 then
            for other in one..length(shorter) loop
              keys := keys || (place || left(shorter, other - 1) || substr(shorter, other + 1));
            end loop;
          end if;
        end loop;
        return keys;
      end $$;
    `);
    // A word of six letters or more may be two errors away from one of eight.
    this.addSql(`
      create function search_keys(account uuid, word text) returns text[] immutable strict parallel safe language sql
      return search_keys(account, word, case when length(word) < 6 then 1 else 2 end)
    `);
  }
}
