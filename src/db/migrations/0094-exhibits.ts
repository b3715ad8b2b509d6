import { Migration } from '@mikro-orm/migrations';

/** Files of records that are appended to their documents as exhibits, and the postage of more sheets. */
export class Migration0094Exhibits extends Migration {
  override name = '0094-exhibits';

  override up(): void {
    this.addSql(`
      alter table attached_files drop constraint attached_files_subject_type_check;
      alter table attached_files add constraint attached_files_subject_type_check check (subject_type in
        ('document_order', 'fulfillment_request', 'notice', 'escalation', 'waiver', 'pay_application')) not valid;
      alter table attached_files add column kind text, add column page_count integer;
      alter table documents add column exhibits jsonb not null default '[]';
      insert into prices (event_type, variant, credits) values ('mail_sending', 'additional_sheet', 0.25)
        on conflict do nothing;
    `);
  }
}
