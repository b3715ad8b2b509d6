import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

  it('prepares one that comes again and again with values beside it', async () => {
    expect(await preparedAfter('select $1::int as n', [1])).toEqual(['select $1::int as n']);
  });

  it('prepares none that has its values within, as every other would have others', async () => {
    expect(await preparedAfter('select 2 as n', [])).not.toContain('select 2 as n');
  });
});
