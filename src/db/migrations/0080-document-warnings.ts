import { Migration } from '@mikro-orm/migrations';

/** What is missing from a document, what it prints, and what an account wants of incomplete documents. */
export class Migration0080DocumentWarnings extends Migration {
  override name = '0080-document-warnings';

  override up(): void {
    this.addSql(`
      alter table documents
        add column warnings jsonb not null default '[]',
        add column notices jsonb not null default '[]',
        add column ready_to_file boolean,
        add column content_hash text;
      alter table organizations
        add column incomplete_documents text not null default 'warn' check (incomplete_documents in ('warn', 'refuse'));
    `);
  }
}
