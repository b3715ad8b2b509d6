import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plannedForValues } from '../../src/db/planned-for-values.js';
import { PreparingClient } from '../../src/db/preparing-client.js';

describe('a client that prepares statements', () => {
  const client = new PreparingClient({ connectionString: process.env.TEST_DATABASE_BASE_URL });
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  async function preparedAfter(text: string, values: unknown[]): Promise<string[]> {
    for (let time = 0; time < 5; time += 1) await client.query(text, values);
    const { rows } = await client.query('select statement from pg_prepared_statements');
    return rows.map(({ statement }: { statement: string }) => statement);
  }

  it('prepares a statement that repeats with separate values', async () => {
    expect(await preparedAfter('select $1::int as n', [1])).toEqual(['select $1::int as n']);
  });

  it('does not prepare a statement with inlined values, since each one would have a different text', async () => {
    expect(await preparedAfter('select 2 as n', [])).not.toContain('select 2 as n');
  });

  it('does not prepare a statement that is planned for the values in its text', async () => {
    const text = `select 3 as n where ${plannedForValues} true = $1`;
    expect(await preparedAfter(text, [true])).not.toContain(text);
  });
});
