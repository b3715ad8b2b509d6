import type { FakeStripe } from '../../../../test/support/fakes/fake-stripe.js';
import { rows } from '../database.js';
import type { Model } from '../model.js';
import { type Check, checkEach, grouped } from './check.js';
import { letterPrice, prices } from './prices.js';

/** Compares purchases with the processor's charges, and charges with their records. */
export async function judgeMoney(url: string, model: Model, stripe: FakeStripe): Promise<Check[]> {
  return [
    ...(await judgePurchases(url, model, stripe)),
    ...(await judgeDocuments(url, model)),
    ...(await judgeOrders(url)),
    await judgeRequests(url),
    await judgeHolds(url),
  ];
}

async function judgePurchases(url: string, { purchases }: Model, stripe: FakeStripe): Promise<Check[]> {
  const stored = await rows<{ account: string; credits: number; charge: string; posted: number }>(
    url,
    `select p.account_id as account, p.credits, p.charge_id as charge,
       (select count(*) from ledger_transactions t where t.account_id = p.account_id and t.kind = 'purchase'
         and t.reference = 'credit_purchase:' || p.id and t.amount = p.credits)::int as posted
     from credit_purchases p where p.status = 'succeeded'`,
  );
  const charges = new Map(stored.map((one) => [one.charge, one]));
  const taken = [...stripe.account.intents.values()].filter(({ status }) => status === 'succeeded');
  const sum = (credits: readonly number[]) => credits.reduce((total, one) => total + one, 0);
  const key = (account: string, credits: number) => `${account} ${credits}`;
  const paid = grouped(stored, ({ account, credits }) => key(account, credits));
  const asked = grouped(purchases, ({ organizationId, credits }) => key(organizationId, credits));
  return [
    checkEach('charges of the processor are purchases, of the same amount', taken, ({ id, amount }) => {
      const purchase = charges.get(String(id));
      return purchase?.credits !== Number(amount) / 100 && `${id} of ${amount} cents is ${JSON.stringify(purchase)}`;
    }),
    checkEach('purchases are credited once each', stored, (purchase) => {
      return purchase.posted !== 1 && JSON.stringify(purchase);
    }),
    checkEach(
      `purchases of ${sum(stored.map(({ credits }) => credits))} credits were all asked for`,
      new Set([...paid.keys(), ...asked.keys()]),
      (name) => {
        const of = (outcome: string) => (asked.get(name) ?? []).filter((one) => one.outcome === outcome).length;
        const found = paid.get(name)?.length ?? 0;
        const most = of('acknowledged') + of('unknown');
        return (found < of('acknowledged') || found > most) && `${name}: ${found}, of ${of('acknowledged')} to ${most}`;
      },
    ),
  ];
}

async function judgeDocuments(url: string, model: Model): Promise<Check[]> {
  const stored = await rows<{
    id: string;
    record: string;
    current: boolean;
    signed: boolean;
    charges: number;
    credits: number;
  }>(
    url,
    `select d.id, d.documentable_id as record, d.deleted_at is null and d.status = 'completed' as current, d.file_name like '%-signed%' as signed,
       (select count(*) from ledger_transactions t where t.subject_type = 'document' and t.subject_id = d.id
         and t.kind = 'charge')::int as charges,
       (select coalesce(sum(amount), 0) from ledger_transactions t where t.subject_type = 'document' and t.subject_id = d.id
         and t.kind = 'charge')::float as credits
     from documents d where not d.is_preview`,
  );
  const [{ strange } = { strange: 0 }] = await rows<{ strange: number }>(
    url,
    `select count(*)::int as strange from ledger_transactions t where t.event_type = 'document_generation'
       and t.kind = 'charge' and not exists (select from documents d where d.id = t.subject_id)`,
  );
  const current = grouped(
    stored.filter((one) => one.current),
    ({ record }) => record,
  );
  return [
    checkEach('documents are charged once, signed copies of them never', stored, ({ id, signed, charges }) => {
      return charges !== (signed ? 0 : 1) && `${id} was charged ${charges} times`;
    }),
    checkEach('charges of documents have their price', stored, ({ id, charges, credits }) => {
      return credits !== charges * prices.document && `${id} was charged ${credits} credits`;
    }),
    { what: 'nothing is charged without a document', count: strange, wrong: strange ? [`${strange} are`] : [] },
    checkEach('records have the one document that was acknowledged', model.documents, ([record, outcome]) => {
      const found = current.get(record)?.length ?? 0;
      const fits = { acknowledged: found === 1, refused: found === 0, unknown: found <= 1 }[outcome];
      return !fits && `${record}, ${outcome}, has ${found}`;
    }),
  ];
}

/** What was debited for a record and not returned. */
const spent = (type: string, id: string) => `(select coalesce(sum(case when kind in ('charge', 'capture') then amount
  when kind = 'refund' then -amount else 0 end), 0) from ledger_transactions where subject_type = '${type}' and subject_id = ${id})::float`;

async function judgeOrders(url: string): Promise<Check[]> {
  const orders = await rows<{
    id: string;
    status: string;
    method: string;
    pages: number;
    price: number;
    spent: number;
  }>(
    url,
    `select o.id, o.status, billing_method as method, page_count as pages, amount_cents / 100.0::float as price,
       ${spent('document_order', 'o.id')} as spent from document_orders o join documents d on d.id = o.document_id`,
  );
  return [
    checkEach('orders have the price of a letter with their pages, also on invoice', orders, (order) => {
      return order.price !== letterPrice(order.pages) && JSON.stringify(order);
    }),
    checkEach('orders are paid once: nothing if cancelled or invoiced, else their price', orders, (order) => {
      const due = ['cancelled', 'failed'].includes(order.status) || order.method === 'invoice' ? 0 : order.price;
      return order.spent !== due && JSON.stringify(order);
    }),
  ];
}

async function judgeRequests(url: string): Promise<Check> {
  const requests = await rows<{ id: string; status: string; mailed: number; spent: number }>(
    url,
    `select id, status, mailed_recipients as mailed,
       ${spent('fulfillment_request', 'r.id')} as spent from fulfillment_requests r`,
  );
  return checkEach(
    'requests to the partner cost their fee and the postage of the mailed recipients',
    requests,
    (request) => {
      const due = prices.fullService + request.mailed * prices.postage;
      return (request.status !== 'fulfilled' || request.spent !== due) && JSON.stringify(request);
    },
  );
}

async function judgeHolds(url: string): Promise<Check> {
  const [counted] = await rows<{ all: number }>(url, 'select count(*)::int as all from credit_holds');
  const open = await rows<object>(url, `select id, for_type, for_id from credit_holds where status = 'open'`);
  return { what: 'no hold is left open', count: counted!.all, wrong: open.map((hold) => JSON.stringify(hold)) };
}
