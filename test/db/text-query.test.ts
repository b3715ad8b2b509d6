import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { PreparingClient } from '../../src/db/preparing-client.js';
import { AsTextWith, asText, type TextRows } from '../../src/db/text-rows.js';

describe('a statement whose rows are read as text', () => {
  const client = new PreparingClient({ connectionString: process.env.TEST_DATABASE_BASE_URL });
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  async function read(text: string, values: unknown[]): Promise<TextRows> {
    const { rows } = await client.query(text, [...values, asText]);
    return rows[0];
  }
  const wire = () => (client as unknown as { connection: { describe: () => void } }).connection;

  it('has the same rows and columns each time, whether it is prepared or not', async () => {
    const text = `select n, null::text as none, '' as empty, n > 1 as more, array[n] as several
      from unnest($1::int[]) n order by n`;
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await read(text, [[1, 2]]));
    for (const { columns, rows } of answers) {
      expect(rows).toEqual([
        ['1', null, '', 'f', '{1}'],
        ['2', null, '', 't', '{2}'],
      ]);
      expect(columns.map(({ oid }) => oid)).toEqual([23, 25, 25, 16, 1007]);
      expect(columns[4]!.parse('{1}')).toEqual([1]);
    }
  });

  it('asks for the columns of a prepared statement once', async () => {
    const described = jest.spyOn(wire(), 'describe');
    for (let time = 0; time < 8; time += 1) await read('select $1::text || $2', ['a', 'b']);
    // Twice before it is prepared, and once when it is.
    expect(described).toHaveBeenCalledTimes(3);
    described.mockRestore();
  });

  it('fails alone: the connection answers the next statement', async () => {
    for (let time = 0; time < 5; time += 1) {
      await expect(read('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
      await expect(read('select $1::int from nowhere', [1])).rejects.toMatchObject({ code: '42P01' });
      expect((await read('select 1 / $1::int', [1])).rows).toEqual([['1']]);
    }
  });

  it('refuses a value that cannot be sent, and the connection answers the next statement', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(read('select $1::jsonb', [circular])).rejects.toThrow(/circular/);
    expect((await read('select $1::jsonb', [{ a: 1 }])).rows).toEqual([['{"a": 1}']]);
  });

  describe('with others in the same packet', () => {
    type Sent = [sql: string, ...parameters: unknown[]];
    async function together([first, ...values]: Sent, ...others: Sent[]): Promise<TextRows[]> {
      const statements = others.map(([sql, ...parameters]) => ({ sql, parameters }));
      return (await client.query(first, [...values, new AsTextWith(statements)])).rows;
    }
    const numbers = (count: number): Sent => ['select n from generate_series(1, $1::int) n', count];

    it('has the rows and columns of each, whether they are prepared or not', async () => {
      for (let time = 0; time < 5; time += 1) {
        const [one, none, other] = await together(numbers(2), numbers(0), ['select $1::text as a, null as b', 'x']);
        expect([one!.rows, none!.rows, other!.rows]).toEqual([[['1'], ['2']], [], [['x', null]]]);
        expect(other!.columns.map(({ oid }) => oid)).toEqual([25, 25]);
      }
    });

    it.each([0, 1, 2])('fails as a whole where number %i fails, and works afterwards', async (place) => {
      for (let time = 0; time < 5; time += 1) {
        const sent: Sent[] = [
          [`select 10 / $1::int as a${place}`, 1],
          [`select 10 / $1::int as b${place}`, 1],
          [`select 10 / $1::int as c${place}`, 1],
        ];
        const broken = sent.map(([sql], index): Sent => [sql, index === place ? 0 : 1]);
        await expect(together(broken[0]!, ...broken.slice(1))).rejects.toMatchObject({ code: '22012' });
        const found = await together(sent[0]!, ...sent.slice(1));
        expect(found.map(({ rows }) => rows)).toEqual([[['10']], [['10']], [['10']]]);
      }
    });
  });
});
