/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { goldenPath } from '../support/records/golden-path.js';
import { filedNotice, order } from '../support/records/ordering.js';
import { openWorld } from '../support/worlds/world.js';
import { recording } from './statements.js';

describe('the sum of open invoices', () => {
  const world = openWorld();

  it('reads only the open invoices of the account, and not its other orders', async () => {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const { documentId } = await filedNotice(world, caller, path);
    const invoice = () => order(world, caller, documentId, { billing_method: 'invoice' });
    const { id } = (await invoice()).body.data;
    const columns = await world.sql<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_name = 'document_orders'
       and table_schema = 'public' and column_name not in ('id', 'serial', 'billing_method', 'billing_status')`,
    );
    const same = columns.map(({ name }) => name).join(', ');
    await world.sql(
      `insert into document_orders (id, billing_method, billing_status, ${same})
       select uuidv7(), 'prepay', 'paid', ${same} from document_orders, generate_series(1, 3000) where id = $1`,
      [id],
    );
    await world.sql('vacuum analyze document_orders');
    const { result, statements } = await recording(invoice);
    expect(result.status).toBe(201);
    const sum = statements.find(({ text }) => text.includes('from invoice_limits'))!;
    const plan = await world.sql<{ 'QUERY PLAN': string }>(`explain ${sum.text}`, [...sum.values]);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/document_orders_open_invoices/);
  });
});
