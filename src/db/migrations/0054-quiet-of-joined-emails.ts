import { Migration } from '@mikro-orm/migrations';
import { mailPeople } from './0029-email-preferences.js';

/** Counts the quiet time from the e-mail in which a cause was reported, also where that e-mail began with another kind of reminder. */
export class Migration0054QuietOfJoinedEmails extends Migration {
  override name = '0054-quiet-of-joined-emails';

  override up(): void {
    const last = `(select max(t.due_at) + make_interval(mins => quiet) from email_turns t
              where t.account_id = tenant and t.user_id = w.user_id and t.livemode = live
                and t.due_at between instant - make_interval(mins => quiet) and instant
                and t.template = mail_template and not t.is_daily and coalesce(t.sent_with, t.email_id) = t.email_id)`;
    // Causes of one e-mail are due within 50 minutes of it.
    const lastOfAny = `(select max(a.due_at) + make_interval(mins => quiet)
              from email_turns t join email_turns a on a.email_id = coalesce(t.sent_with, t.email_id)
              where t.account_id = tenant and t.user_id = w.user_id and t.livemode = live
                and t.due_at between instant - make_interval(mins => quiet + 50) and instant + interval '50 minutes'
                and a.due_at between instant - make_interval(mins => quiet) and instant
                and t.template = mail_template and not t.is_daily)`;
    if (!mailPeople.includes(last)) throw new Error('The function that counts the quiet time is another one.');
    this.addSql(mailPeople.replace('create function', 'create or replace function').replace(last, lastOfAny));
  }
}
