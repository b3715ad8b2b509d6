import { readPdf } from '../../../../test/pdf/pdf-text.js';
import type { Caller } from '../caller.js';
import { rows } from '../database.js';
import type { Model, Printed } from '../model.js';
import { type Check, checkEach } from './check.js';

/** Documents that are read; a long run has thousands, and each takes a tenth of a second. */
const most = 60;

/** Current documents state what their records did when they were generated: the amount and the parties. */
export async function judgeContents(url: string, caller: Caller, { printed }: Model): Promise<Check> {
  const current = await rows<{ id: string; record: string }>(
    url,
    `select id, documentable_id as record from documents
     where documentable_id = any($1) and not is_preview and status = 'completed' and deleted_at is null order by id`,
    [[...printed.keys()]],
  );
  const all = current.map(({ id, record }) => [id, printed.get(record)!] as const);
  const sample = all.filter((_, index) => all.length <= most || index % Math.ceil(all.length / most) === 0);
  const wrong = new Map<string, string>();
  for (const [id, document] of sample) {
    const fault = await faultOf(caller, id, document);
    if (fault) wrong.set(id, fault);
  }
  const what = `documents state the amounts and parties of their records (${sample.length} of ${all.length})`;
  return checkEach(what, sample, ([id]) => wrong.get(id));
}

async function faultOf(caller: Caller, id: string, { tenant, states, lacks }: Printed): Promise<string | undefined> {
  const { status, bytes } = await caller.download({ tenant, path: `/documents/${id}/download` });
  if (status !== 200) return `${id} is answered with ${status}`;
  const { texts } = await readPdf(bytes);
  const text = texts.join(' ').replace(/\s+/g, ' ');
  const missing = states.filter((one) => !text.includes(one));
  const stale = lacks.filter((one) => text.includes(one));
  if (missing.length === 0 && stale.length === 0) return undefined;
  return `${id} does not state ${missing.join(', ') || 'anything wrong'}${stale.length > 0 ? `, and states ${stale.join(', ')}` : ''}`;
}

/** $1,234.50 */
export function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
}
