import { rows } from '../database.js';
import type { Model } from '../model.js';
import { type Check, checkEach } from './check.js';

interface Reminded {
  id: string;
  events: number;
  /** E-mails to the account's owner that list it. */
  mails: number;
}

/** Notices whose deadline is a day away are reported once: with an event, and in one e-mail to each owner and admin. */
export async function judgeReminders(url: string, { due }: Model): Promise<Check[]> {
  const stored = await rows<Reminded>(
    url,
    `select n.id, (select count(*) from events e where e.subject_id = n.id and e.type = 'notice.deadline_approaching')::int as events,
       (select count(*) from emails m where m.account_id = n.account_id and m.template = 'deadline_tomorrow'
         and m.data -> 'notices' @> jsonb_build_array(jsonb_build_object('number', n.notice_number)))::int as mails
     from notices n where n.livemode and n.deadline_date is not null`,
  );
  // An e-mail lists the first 25 and counts the others.
  const [{ more } = { more: 0 }] = await rows<{ more: number }>(
    url,
    `select coalesce(sum(more), 0)::int as more from (
       select distinct key, (data ->> 'more')::int as more from emails where template = 'deadline_tomorrow') m`,
  );
  const found = new Map(stored.map((one) => [one.id, one]));
  const unlisted = stored.filter(({ mails }) => mails === 0);
  return [
    checkEach('deadlines that are a day away are reported once', new Set([...due, ...found.keys()]), (id) => {
      const events = found.get(id)?.events ?? 0;
      return events !== 1 && `the notice ${id} was reported ${events} times`;
    }),
    {
      what: 'deadlines that are a day away are in one e-mail each',
      count: stored.length,
      wrong: [
        ...stored.filter(({ mails }) => mails > 1).map(({ id, mails }) => `the notice ${id} is in ${mails}`),
        ...(unlisted.length === more
          ? []
          : [`${unlisted.length} are in none, and e-mails count ${more}: ${unlisted.map(({ id }) => id).join(', ')}`]),
      ],
    },
  ];
}
