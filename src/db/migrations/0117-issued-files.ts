import { Migration } from '@mikro-orm/migrations';

/**
 * Final files that are laid out for a request and are not stored: what the page of their verification code shows. The rows are kept for
 * as long as the account's records, because a printed file can be verified at any time.
 */
export class Migration0117IssuedFiles extends Migration {
  override name = '0117-issued-files';

  override up(): void {
    this.addSql(`
      create table issued_files (
        id uuid primary key,
        account_id uuid not null references organizations (id),
        livemode boolean not null,
        kind text not null check (kind in ('bundle', 'mailing_record', 'credit_statement')),
        -- The document, the notice or the organization that the file is about.
        subject_id uuid not null,
        verification_code text not null unique,
        file_name text not null,
        page_count integer not null check (page_count > 0),
        -- SHA-256 of the file. Not named as in the tables whose rows have stored files.
        file_hash text not null,
        title text not null,
        issued_by text not null,
        project_name text,
        sealed_at timestamptz(3),
        sealed_by text,
        created_at timestamptz(3) not null
      );
      create index issued_files_account on issued_files (account_id, livemode);
    `);
  }
}
