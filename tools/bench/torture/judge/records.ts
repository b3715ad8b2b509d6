import { rows } from '../database.js';
import { type Made, type MarkedTable, type Model, markedTables, type Outcome } from '../model.js';
import { type Check, checkEach, grouped } from './check.js';

interface Stored {
  id: string;
  mark: string | null;
  status: string | null;
  deleted: boolean;
}

/** Compares the answers that clients got with the stored records. */
export async function judgeRecords(url: string, accounts: readonly string[], model: Model): Promise<Check[]> {
  const checks: Check[] = [];
  for (const table of markedTables) {
    const stored = await storedIn(url, table, accounts);
    checks.push(...judgeMade(table, stored, model));
    const byId = new Map(stored.map((record) => [record.id, record]));
    const moved = [...model.statuses].filter(([, one]) => one.table === table);
    if (moved.length === 0) continue;
    checks.push(
      checkEach(`${table} have the status that their last move gave them`, moved, ([id, { allowed }]) => {
        const status = byId.get(id)?.status ?? 'missing';
        return !allowed.includes(status) && `${id} is ${status}, and must be ${allowed.join(' or ')}`;
      }),
    );
  }
  checks.push(await judgeRenamed(url, model), ...(await judgeContacts(url, model)));
  checks.push({ what: 'reads show what was acknowledged', count: model.misread.length, wrong: model.misread });
  return checks;
}

function judgeMade(table: MarkedTable, stored: readonly Stored[], model: Model): Check[] {
  const byMark = grouped(stored, ({ mark }) => mark ?? '');
  const calls = model.made.filter((one) => one.table === table);
  const known = new Set(calls.map(({ mark }) => mark));
  const fault = ({ mark, outcome, count, ids }: Made) => {
    const found = byMark.get(mark) ?? [];
    const sums: Record<Outcome, number[]> = { acknowledged: [count], refused: [0], unknown: [0, count] };
    if (!sums[outcome].includes(found.length)) return `${mark}, ${outcome}, is there ${found.length} times`;
    const strange = ids.filter((id) => !found.some((record) => record.id === id));
    return strange.length > 0 && `${mark} has not the ids that were answered: ${strange.join(', ')}`;
  };
  const of = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome);
  return [
    checkEach(`${table} that were acknowledged exist once`, of('acknowledged'), fault),
    checkEach(`${table} without an answer exist once or not at all`, of('unknown'), fault),
    checkEach(`${table} that were refused do not exist`, of('refused'), fault),
    checkEach(`${table} were all asked for`, byMark.keys(), (mark) => !known.has(mark) && `${mark} was not asked for`),
  ];
}

async function storedIn(url: string, table: MarkedTable, accounts: readonly string[]): Promise<Stored[]> {
  const mark = table === 'fulfillment_requests' ? 'idempotency_key' : `metadata ->> 'torture'`;
  const status = table === 'contacts' ? 'null' : 'status';
  // Records created from the partner's facts have no mark and do not belong to the clients.
  return rows<Stored>(
    url,
    `select id, ${mark} as mark, ${status} as status, deleted_at is not null as deleted from ${table}
     where account_id = any($1) and ${mark} is not null`,
    [accounts],
  );
}

/** Each change is in the audit log once: it was done once, and not twice. */
async function judgeRenamed(url: string, { renamed }: Model): Promise<Check> {
  const found = await rows<{ id: string; value: string }>(
    url,
    `select auditable_id as id, new_values ->> 'last_name' as value from audit_entries
     where auditable_type = 'Contact' and action = 'updated' and new_values ? 'last_name'`,
  );
  const times = grouped(found, ({ id, value }) => `${id} ${value}`);
  return checkEach('changes of contacts are done once, those refused never', renamed, ({ id, value, outcome }) => {
    const done = times.get(`${id} ${value}`)?.length ?? 0;
    const sums: Record<Outcome, number[]> = { acknowledged: [1], refused: [0], unknown: [0, 1] };
    return !sums[outcome].includes(done) && `${id} to ${value}, ${outcome}, was done ${done} times`;
  });
}

async function judgeContacts(url: string, model: Model): Promise<Check[]> {
  const stored = await rows<{ id: string; name: string; gone: boolean }>(
    url,
    `select id, last_name as name, deleted_at is not null as gone from contacts where metadata ? 'torture'`,
  );
  const byId = new Map(stored.map((one) => [one.id, one]));
  const ids = model.made.filter(({ table }) => table === 'contacts').flatMap((one) => one.ids);
  return [
    checkEach('contacts have the last name that was acknowledged', ids, (id) => {
      const [name, allowed] = [byId.get(id)?.name ?? 'missing', model.namesOf(id)];
      return !allowed.includes(name) && `${id} is ${name}, and must be ${allowed.join(' or ')}`;
    }),
    checkEach('contacts are deleted if that was acknowledged, and no others', ids, (id) => {
      const outcome = model.deleted.get(id) ?? 'refused';
      return outcome !== 'unknown' && byId.get(id)?.gone !== (outcome === 'acknowledged') && `${id}, ${outcome}`;
    }),
  ];
}
