import { rows } from '../database.js';
import type { Model } from '../model.js';
import type { Outside } from '../outside.js';
import type { Reports } from '../reports.js';
import { type Check, checkEach, grouped } from './check.js';

/** Compares what the outside parties did with the records that they did it for. */
export async function judgeOutside(
  url: string,
  { model, outside, reports, repeats }: { model: Model; outside: Outside; reports: Reports; repeats: number },
): Promise<Check[]> {
  const orders = await rows<{ id: string; status: string }>(url, 'select id, status from document_orders');
  const requests = await rows<{ id: string; status: string }>(url, 'select id, status from fulfillment_requests');
  // What arises together is one message, under the id of one of its e-mails.
  const emails = await rows<{ id: string; message: string; sent: boolean; reason: string | null }>(
    url,
    `select e.id, coalesce(t.sent_with, e.id) as message, e.sent_at is not null as sent, e.given_up as reason
     from emails e left join email_turns t on t.email_id = e.id`,
  );
  const paymentRequired = await rows<{ id: string; mails: number }>(
    url,
    `select e.subject_id as id, (select count(*) from emails m where m.account_id = e.account_id and m.key like '%' || e.subject_id || '%')::int as mails
     from events e where e.livemode and e.type = 'fulfillment_request.payment_required'`,
  );
  const letters = grouped(outside.lob.letters, ({ fields }) => fields['metadata[order_id]']!);
  const tickets = grouped(
    // A request that failed after its last attempt is withdrawn, and a retry of it then has another ticket.
    [...outside.partner.tickets.values()].filter(({ status }) => status !== 'cancelled'),
    ({ request_id }) => String(request_id),
  );
  const known = new Set([...orders, ...requests].map(({ id }) => id));
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  return [
    checkEach('orders have one letter at the carrier each, cancelled ones none', orders, ({ id, status }) => {
      const found = letters.get(id)?.length ?? 0;
      return found !== (status === 'cancelled' ? 0 : 1) && `${id}, ${status}, has ${found}`;
    }),
    checkEach('orders are cancelled if that was acknowledged', model.cancelled, ([id, outcome]) => {
      const isCancelled = statusOf.get(id) === 'cancelled';
      return outcome !== 'unknown' && isCancelled !== (outcome === 'acknowledged') && `${id}, ${outcome}`;
    }),
    checkEach('letters that the carrier has delivered are delivered', reports.delivered, (id) => {
      return statusOf.get(id) !== 'delivered' && `${id} is ${statusOf.get(id)}`;
    }),
    checkEach('requests have one open ticket at the partner each', requests, ({ id }) => {
      const found = tickets.get(id)?.length ?? 0;
      return found !== 1 && `${id} has ${found}`;
    }),
    checkEach('letters and tickets belong to records that exist', [...letters.keys(), ...tickets.keys()], (id) => {
      return !known.has(id) && `${id} does not exist`;
    }),
    checkEach('e-mails were sent', emails, ({ id, message, sent, reason }) => {
      return !(sent && outside.mail.taken.has(message)) && `${id} was not: ${reason ?? 'no reason given'}`;
    }),
    checkEach(
      `e-mails are sent once, and again at most after one of ${repeats} faults`,
      outside.mail.taken,
      ([id, times]) => {
        return times > 1 + repeats && `${id} was sent ${times} times`;
      },
    ),
    checkEach('requests that wait for a payment are in an e-mail', paymentRequired, ({ id, mails }) => {
      return mails < 1 && `the request ${id} is in none`;
    }),
    { what: 'reports of the outside parties are accepted', count: reports.refused.length, wrong: reports.refused },
  ];
}
