import { Migration } from '@mikro-orm/migrations';
import { audited } from './0001-audit.js';
import { ids, listIndexes, metadataAndTimes } from './0002-accounts.js';
import { ofProject } from './0003-projects.js';

/** Documents of records, the files that are attached to records, and what counsel has reviewed. The file store has the bytes. */
export class Migration0007Documents extends Migration {
  override name = '0007-documents';

  override up(): void {
    this.addSql(`
      create table documents (
        ${ids},
        organization_id uuid not null references organizations (id),
        project_id uuid not null,
        division_id uuid not null references divisions (id),
        documentable_type text not null check (documentable_type in ('pay_application', 'waiver', 'escalation', 'notice')),
        documentable_id uuid not null,
        type text not null, template text not null, state text,
        status text not null check (status in ('processing', 'completed', 'failed', 'reverted')),
        is_preview boolean not null default false,
        file_name text not null, mime_type text not null default 'application/pdf',
        file_size integer not null check (file_size > 0), page_count integer not null check (page_count > 0),
        sha256 text not null,
        expires_at timestamptz(3), reverted_at timestamptz(3),
        ${metadataAndTimes},
        -- What is missing, and what the document prints.
        warnings jsonb not null default '[]',
        notices jsonb not null default '[]',
        ready_to_file boolean,
        content_hash text,
        -- The code with which it can be verified, its seal, and the hash that it had before its time stamp was added. Previews have none.
        verification_code text,
        sealed_at timestamptz(3),
        sealed_by text,
        timestamped_at timestamptz(3),
        earlier_sha256 text,
        -- Files of the record that are appended.
        exhibits jsonb not null default '[]',
        viewed_at timestamptz(3),
        -- The names that it prints, which its records may change later.
        issued_by text,
        project_name text,
        -- What it was made from, so that a change is noticed whatever time it has.
        records_hash text,
        -- What it prints although the records do not say it.
        inferred jsonb not null default '[]',
        signer text,
        signed_original jsonb,
        ${ofProject},
        check (is_preview = (expires_at is not null))
      );
      ${listIndexes('documents', 'type, status, is_preview, expires_at')}
      create index documents_project on documents (project_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_organization on documents (organization_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_division on documents (division_id, account_id, livemode, serial desc) include (deleted_at);
      create index documents_of_record on documents (documentable_type, documentable_id, serial desc) where deleted_at is null;
      create unique index documents_one_current on documents (documentable_type, documentable_id,
        (case when documentable_type = 'pay_application' or type = 'lien_release' then type else '' end))
        where not is_preview and status in ('processing', 'completed') and deleted_at is null;
      create index documents_expiry on documents (expires_at) where expires_at is not null;
      create index documents_file on documents (sha256);
      create unique index documents_verification_code on documents (verification_code) where verification_code is not null;
      ${audited('documents', 'Document')};
    `);
    // Of orders and fulfillment requests those that staff or the partner attach, of other records the exhibits of their documents, and
    // of documents their signed originals.
    this.addSql(`
      create table attached_files (
        ${ids},
        subject_type text not null check (subject_type in
          ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application', 'document')),
        subject_id uuid not null,
        file_name text not null,
        mime_type text not null,
        file_size integer not null,
        sha256 text not null,
        description text,
        created_at timestamptz(3) not null,
        kind text,
        page_count integer,
        -- What an exhibit inflates to, in bytes; null for a file that is none.
        inflated_size integer
      );
      create index attached_files_account on attached_files (account_id, livemode);
      create index attached_files_subject on attached_files (subject_id, serial);
      create index attached_files_file on attached_files (sha256);
      -- The same file is attached once in the same words: with another title or as another kind it is another exhibit.
      create unique index attached_files_once
        on attached_files (subject_id, sha256, file_name, md5(coalesce(description, '')), coalesce(kind, ''));
      ${audited('attached_files', 'AttachedFile')};
    `);
    // Final files that are laid out for a request and are not stored: what the page of their verification code shows. The rows are kept
    // for as long as the account's records, because a printed file can be verified at any time.
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
        created_at timestamptz(3) not null,
        -- When the authority dated the seal; null for a file without a time stamp.
        timestamped_at timestamptz(3)
      );
      create index issued_files_account on issued_files (account_id, livemode);
    `);
    // What the operator's counsel signed off: a form, in the words that it had then, with its marks for counsel.
    this.addSql(`
      create table form_reviews (
        form_code text primary key,
        reviewed_by text not null check (reviewed_by <> ''),
        reviewed_on date not null,
        note text,
        wording_sha256 text not null check (wording_sha256 ~ '^[0-9a-f]{64}$'),
        marks text[] not null,
        recorded_at timestamptz(3) not null
      );
    `);
  }
}
