import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids } from './0002-accounts.js';

/** How a payee without an account answers a waiver request, and the files that this makes (decision 126). */
export class Migration0050WaiverRequestLinks extends Migration {
  override name = '0050-waiver-request-links';

  override up(): void {
    this.addSql(`
      create table waiver_request_links (
        ${ids},
        waiver_request_id uuid not null references waiver_requests (id),
        -- The secret itself is in the e-mail alone.
        token_hash bytea not null unique,
        email text not null,
        -- Who signs here, if the first reader named someone else.
        name text,
        forwarded_from_id uuid references waiver_request_links (id),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        -- When the page itself said that it was opened. A program that only follows links does not say it.
        seen_at timestamptz(3),
        revoked_at timestamptz(3),
        revoked_because text check (revoked_because in ('forwarded', 'sent_elsewhere')),
        check ((revoked_at is null) = (revoked_because is null))
      );
      create index waiver_request_links_request on waiver_request_links (waiver_request_id, account_id, livemode, serial desc);
      create index waiver_request_links_forwarded_from on waiver_request_links (forwarded_from_id) where forwarded_from_id is not null;
      create index waiver_request_links_account on waiver_request_links (account_id, livemode);
    `);
    this.addSql(`
      create table waiver_request_files (
        ${ids},
        waiver_request_id uuid not null references waiver_requests (id),
        -- The document as it was shown, as it was signed, or the scan of the print that was signed by hand.
        kind text not null check (kind in ('asked', 'signed', 'scan')),
        sha256 text not null,
        file_size integer not null,
        page_count integer not null,
        verification_code text,
        sealed_at timestamptz(3), sealed_by text, timestamped_at timestamptz(3),
        created_at timestamptz(3) not null
      );
      create index waiver_request_files_request on waiver_request_files (waiver_request_id, account_id, livemode, serial desc);
      create unique index waiver_request_files_signed on waiver_request_files (waiver_request_id) where kind in ('signed', 'scan');
      create unique index waiver_request_files_code on waiver_request_files (verification_code) where verification_code is not null;
      create index waiver_request_files_sha256 on waiver_request_files (sha256);
      create index waiver_request_files_account on waiver_request_files (account_id, livemode);
    `);
    this.addSql(`
      alter table waiver_requests
        add column viewed_at timestamptz(3),
        add column counter_amount numeric(14, 2),
        add column counter_reason text,
        add column signed_at timestamptz(3),
        -- Signed by another name than was asked for. It is kept, and the payer sees it.
        add column signer_differs boolean not null default false,
        -- The content of the document as it was shown last, which the signed one has word for word.
        add column printed jsonb,
        add column signature jsonb,
        add column released_at timestamptz(3),
        add column release_cause text,
        add column released_by text,
        add column declined_by text;
    `);
    this.addSql(`
      alter table waiver_requests
        add constraint waiver_requests_counter check (counter_amount > 0) not valid,
        add constraint waiver_requests_countered check (status <> 'countered' or counter_amount is not null) not valid,
        add constraint waiver_requests_signed check (status not in ('signed', 'held', 'released') or signed_at is not null) not valid,
        add constraint waiver_requests_cause check
          (release_cause in ('own_terms', 'payment_confirmed', 'released_early')) not valid,
        -- No waiver is released without a cause and a person.
        add constraint waiver_requests_released check ((status = 'released') = (released_at is not null)
          and (status = 'released') = (release_cause is not null) and (status = 'released') = (released_by is not null)) not valid;
    `);
    // The account reads its audit log. What was signed is not in it, because it may be held.
    this.addSql(audited('waiver_requests', 'WaiverRequest', ['printed', 'signature']));
  }
}
