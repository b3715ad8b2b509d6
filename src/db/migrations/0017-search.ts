import { Migration } from '@mikro-orm/migrations';

/**
 * The search index: one row for each record that can be found and each account that may read it. Triggers write the rows in the
 * transaction of the change. `entities/search/sources.ts` declares the tables and their texts, and `db/search-index.ts` creates the
 * triggers at each start.
 *
 * A lexeme is `4f6a8d0c5a.tower`: the end of the account's id, two digits for the type, a mark, and the word. The mark is `.` for
 * each word of the record, `:` for a word of its title, `~` for its whole title and `=` for a whole identifier.
 *
 * The digits make a search read the entries of one tenant and one type only: a prefix such as `t*` would otherwise collect the
 * words of all tenants. They are no access check. Each statement has conditions on account and type too.
 */
export class Migration0017Search extends Migration {
  override name = '0017-search';

  override up(): void {
    // Trusted since PostgreSQL 13: the owner of the database may create it. Another user gets an error that names it.
    this.addSql(`
      do $$ begin
        create extension if not exists pg_trgm;
      exception when insufficient_privilege or feature_not_supported or undefined_file then
        raise exception 'pg_trgm: %', sqlerrm using errcode = '${trigramsMissing}';
      end $$;
    `);
    this.addSql(`
      create function search_fold(given text) returns text immutable strict parallel safe language plpgsql as $$ begin
        return case when octet_length(given) = length(given) then replace(lower(given collate "pg_c_utf8"), '''', '') else translate(
          replace(replace(replace(replace(
            regexp_replace(lower(normalize(given, nfkd) collate "pg_c_utf8"), '[\\u0300-\\u036f''’]', '', 'g'),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          'øłđðıς', 'olddiσ') end;
      end $$;
      -- 'sunset tower' → '''.sunset'':1A ''.tower'':1A '
      create function search_lexemes(words text, mark text, weight text) returns text
      immutable parallel safe language plpgsql as $$ begin
        return case when words = '' then ''
          else '''' || mark || replace(words, ' ', ''':1' || weight || ' ''' || mark) || ''':1' || weight || ' ' end;
      end $$;
      -- The words of a text with single spaces between them, each cut to the length of a lexeme.
      create function search_words(given text) returns text immutable strict parallel safe language plpgsql as $$ begin
        return btrim(regexp_replace(
          regexp_replace(search_fold(given) collate "pg_c_utf8", '[^[:alnum:]]+', ' ', 'g') collate "pg_c_utf8",
          '([[:alnum:]]{64})[[:alnum:]]+', '\\1', 'g'));
      end $$;
      create function search_compact(given text) returns text immutable strict parallel safe language plpgsql as $$ begin
        return left(replace(search_words(given), ' ', ''), 255);
      end $$;
    `);
    // In PL/pgSQL and on text, because every write runs it: functions in SQL start an executor each, and took several times as
    // long.
    this.addSql(`
      create function search_vector(type text, account uuid, title text, subtitle text, identifiers text[], body text[])
      returns tsvector immutable parallel safe language plpgsql as $$
      declare
        place text := right(account::text, 8) || left(md5(type), 2);
        words text := search_words(title);
        lexemes text := search_lexemes(words, place || '.', 'A') || search_lexemes(words, place || ':', 'A')
          || search_lexemes(left(replace(words, ' ', ''), 255), place || '~', 'A')
          || search_lexemes(search_words(array_to_string(identifiers, ' ')), place || '.', 'B')
          || search_lexemes(search_words(coalesce(subtitle, '')), place || '.', 'C')
          || search_lexemes(search_words(left(array_to_string(body, ' '), 20000)), place || '.', 'D');
        identifier text;
      begin
        foreach identifier in array identifiers loop
          lexemes := lexemes || search_lexemes(search_compact(identifier), place || '=', 'A');
        end loop;
        return lexemes::tsvector;
      end $$;
    `);
    this.addSql(`
      create table search_entries (
        type text not null,
        record_id uuid not null,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        project_id uuid,
        title text not null,
        subtitle text,
        identifiers text[] not null,
        body text[] not null,
        status text,
        words tsvector not null,
        updated_at timestamptz(3) not null,
        primary key (type, record_id, account_id)
      );
      -- A short list of pending entries, because each search reads all of it.
      create index search_entries_words on search_entries using gin (words) with (gin_pending_list_limit = 256);
      -- From the newest record on, for words that are found in many records (decision 12).
      create index search_entries_newest on search_entries (account_id, livemode, type, record_id);
    `);
    // Keys by which a word is found despite typing errors: the end of the account's id, then the beginning of the word without one or two
    // of its letters. Two words that are so many errors apart have a key in common (decision 59).
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
    // The words that typing errors are corrected to. Not unique: two transactions that add the same word must not wait for
    // each other. A word stays after its record is deleted, because it only starts a search.
    this.addSql(`
      create table search_vocabulary (
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        word text not null
      );
      create index search_vocabulary_word on search_vocabulary (account_id, livemode, word);
      -- Few words are new, and every search with a typing error would read the list of those that wait to be put in.
      create index search_vocabulary_keys on search_vocabulary using gin (search_keys(account_id, word))
        with (fastupdate = off);
      create table search_sources (type text primary key, definition text not null);
    `);
  }
}

/** The service's own SQLSTATE for a database without pg_trgm. db/database.ts writes the message. */
export const trigramsMissing = 'CPS01';
