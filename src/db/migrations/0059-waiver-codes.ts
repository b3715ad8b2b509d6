import { Migration } from '@mikro-orm/migrations';
import { ids } from './0002-accounts.js';

/** The printed page of a request, one-time codes (decision 122), and the statement that a waiver is not delivered (decision 123). */
export class Migration0059WaiverCodes extends Migration {
  override name = '0059-waiver-codes';

  override up(): void {
    this.addSql(`
      create table waiver_request_codes (
        ${ids},
        waiver_request_id uuid not null references waiver_requests (id),
        -- Opens the page of the request, or is entered on that page to sign.
        purpose text not null check (purpose in ('open', 'sign')),
        email text not null,
        -- The six digits themselves are in the e-mail alone. Null until it is written.
        digits_hash bytea,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        attempts integer not null default 0,
        used_at timestamptz(3)
      );
      create index waiver_request_codes_request on waiver_request_codes (waiver_request_id, purpose, account_id, livemode, serial desc);
      create index waiver_request_codes_expires on waiver_request_codes (expires_at);
      create index waiver_request_codes_account on waiver_request_codes (account_id, livemode);
    `);
    this.addSql(`
      alter table waiver_requests
        -- The address that the reader of the printed page left. It is asked once the payer sends the request to it.
        add column offered_email text,
        add column offered_at timestamptz(3),
        -- Whether it is signed with a one-time code.
        add column require_code boolean not null default false;
    `);
    this.addSql(`
      alter table waiver_requests add constraint waiver_requests_offered
        check ((offered_email is null) = (offered_at is null)) not valid;
    `);
    this.addSql('alter table issued_files drop constraint issued_files_kind_check');
    this.addSql(`
      alter table issued_files add constraint issued_files_kind_check
        check (kind in ('bundle', 'mailing_record', 'credit_statement', 'waiver_statement')) not valid;
    `);
  }
}
