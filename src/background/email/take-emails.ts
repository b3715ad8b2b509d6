import { sql } from 'kysely';
import { type EmailDelivery, isRecordTopic, topicsFor, usualDelivery } from '../../domain/email/topics.js';
import type { MembershipRole } from '../../domain/vocabulary.js';
import type { Db } from '../../entities/generated/database.js';
import { type EmailTemplate, findTopic, reminderTemplates } from './data.js';

/** An e-mail that waits, with its person as they are now. */
export interface EmailRow {
  id: string;
  accountId: string;
  userId: string;
  livemode: boolean;
  template: EmailTemplate;
  data: never;
  createdAt: string;
  isDaily: boolean;
  name: string;
  address: string;
  organization: string;
  /** Null when the person has left. */
  role: MembershipRole | null;
  /** What the person has chosen for its topic. */
  chosen: EmailDelivery | null;
}

const reminders = sql`${[...reminderTemplates]}::text[]`;

/** Causes that arise in two transactions at once do not see each other. E-mails of two windows are an hour apart at least. */
const sameTime = sql`interval '50 minutes'`;

/**
 * The e-mails that are sent as this one: itself, and those of its person that wait for the same. From now on they belong to it, whichever
 * task sends it. Two workers lock them in the same order, so the second finds them taken. The previous release could end an e-mail before the
 * others that belong to it: those are sent all the same.
 *
 * @returns none when all of it was sent or given up, or it belongs to another one
 */
export async function takeEmails(db: Db, id: string): Promise<EmailRow[]> {
  const { rows } = await sql<Omit<EmailRow, 'chosen'> & { choices: Record<string, EmailDelivery> | null }>`
    with first as (
      select e.id, t.account_id, t.user_id, t.livemode, t.template, t.is_daily, t.due_at from emails e left join email_turns t on t.email_id = e.id
      where e.id = ${id}::uuid and (t.sent_with is null or t.sent_with = e.id)
        and (e.sent_at is null and e.given_up is null or exists (
          select from email_turns o join emails w on w.id = o.email_id
          where o.account_id = t.account_id and o.user_id = t.user_id and o.sent_with = e.id and w.sent_at is null and w.given_up is null))
    ), waiting as materialized (
      select t.email_id from email_turns t, first f
      where t.account_id = f.account_id and t.user_id = f.user_id and t.livemode = f.livemode and t.is_daily = f.is_daily
        and (t.is_daily or t.template = f.template or t.template = any(${reminders}) and f.template = any(${reminders}))
        and t.due_at between f.due_at - ${sameTime} and f.due_at + ${sameTime} and (t.sent_with is null or t.sent_with = f.id)
      order by t.email_id for update of t
    ), taken as (
      update email_turns t set sent_with = ${id}::uuid from waiting w
      where t.email_id = w.email_id and exists (select from waiting where email_id = ${id}::uuid)
      returning t.email_id
    ), mine as (
      select email_id as id from taken
      union all select id from first where account_id is null
    )
    select e.id, e.account_id as "accountId", e.user_id as "userId", e.livemode, e.template, e.data, e.created_at as "createdAt",
      coalesce((select is_daily from first), false) as "isDaily", u.name, u.email as address, o.name as organization, m.role,
      (select jsonb_object_agg(p.topic, p.delivery) from email_preferences p
        where p.user_id = e.user_id and p.organization_id = e.account_id) as choices
    from mine join emails e on e.id = mine.id join users u on u.id = e.user_id join organizations o on o.id = e.account_id
      left join memberships m on m.user_id = e.user_id and m.organization_id = e.account_id
    where e.sent_at is null and e.given_up is null
    order by e.created_at, e.id`.execute(db);
  return rows.map(({ choices, ...row }) => ({ ...row, chosen: choices?.[findTopic(row.template)] ?? null }));
}

/** Why the person does not get it, as they are now. */
export function findReasonNotToSend({ template, role, chosen }: EmailRow): string | undefined {
  const topic = findTopic(template);
  if (!role) return 'The person has left the organization.';
  if (!topicsFor(role).includes(topic)) return 'The person is no longer an owner or admin.';
  if (isRecordTopic(topic) && (chosen ?? usualDelivery(topic, role)) === 'none') {
    return 'The person wants no e-mails about this.';
  }
  return undefined;
}
