import type { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { plannedForValues } from '../../src/db/planned-for-values.js';
import { PreparingClient } from '../../src/db/preparing-client.js';
import { findRejection, SentWithNext } from '../../src/db/sent-with-next.js';

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

  it('prepares what is frequent now, however many texts were frequent before', async () => {
    for (let number = 0; number < 450; number += 1) await preparedAfter(`select $1::int as n${number}`, [1]);
    client.forgetStatements();
    const names = await preparedAfter('select $1::int as last', [1]);
    expect(names).toContain('select $1::int as last');
    expect(names.length).toBeLessThan(60);
    // A statement that the server forgot is prepared again.
    expect(await preparedAfter('select $1::int as n', [1])).toContain('select $1::int as n');
    const { rows } = await client.query('select $1::int as n', [7]);
    expect(rows).toEqual([{ n: 7 }]);
  });

  /** How often PostgreSQL reports that it is ready for the next packet. */
  async function packetsOf(work: () => Promise<unknown>): Promise<number> {
    const { connection } = client as unknown as { connection: EventEmitter };
    let packets = 0;
    const count = () => void (packets += 1);
    connection.on('readyForQuery', count);
    await work().finally(() => connection.off('readyForQuery', count));
    return packets;
  }
  const withNext = (text: string, values: unknown[] = [], refusal?: () => Error) =>
    client.query(text, [...values, new SentWithNext(refusal)]);
  const numbers = async () =>
    (await client.query('select n from numbers order by n')).rows.map(({ n }: { n: number }) => n);

  describe('in a transaction', () => {
    beforeEach(() => client.query('create temp table if not exists numbers (n int unique)'));
    afterEach(() => client.query('drop table numbers'));

    it('sends the start with the first statement, and the last statements with COMMIT', async () => {
      const packets = await packetsOf(async () => {
        await client.query('begin');
        await withNext('select set_config($1, $2, true)', ['cps.actor', 'one']);
        const { rows } = await client.query("select current_setting('cps.actor') as actor, $1::int as n", [5]);
        expect(rows).toEqual([{ actor: 'one', n: 5 }]);
        await withNext('insert into numbers values ($1)', [1]);
        await withNext('insert into numbers values ($1)', [2]);
        await client.query('commit');
      });
      expect(packets).toBe(2);
      expect(await numbers()).toEqual([1, 2]);
    });

    it('does not commit if one of the last statements fails, and throws its error', async () => {
      await client.query('begin');
      await client.query('insert into numbers values ($1)', [1]);
      await withNext('insert into numbers values ($1)', [2]);
      await withNext('insert into numbers values ($1)', [1]);
      await withNext('insert into numbers values ($1)', [3]);
      await expect(client.query('commit')).rejects.toMatchObject({ code: '23505' });
      await client.query('rollback');
      expect(await numbers()).toEqual([]);
    });

    it('throws what COMMIT itself refuses', async () => {
      await client.query('create temp table later (n int unique deferrable initially deferred)');
      await client.query('begin');
      await withNext('insert into later values (1), (1)');
      await expect(client.query('commit')).rejects.toMatchObject({ code: '23505' });
      await client.query('rollback');
      expect((await client.query('select from later')).rowCount).toBe(0);
    });

    it('runs no statement of a transaction that did not begin', async () => {
      await client.query('begin');
      await withNext('select 1 / $1::int', [0]);
      await expect(client.query('insert into numbers values ($1)', [1])).rejects.toMatchObject({ code: '22012' });
      await client.query('rollback');
      expect(await numbers()).toEqual([]);
    });

    it('knows which statement refused to go on', async () => {
      const refuse = "do $$ begin raise exception 'no' using errcode = 'CPS02', detail = '{}'; end $$";
      await client.query('begin');
      await withNext('insert into numbers values (1)', [], () => new Error('the first'));
      await withNext(refuse, [], () => new Error('the second'));
      const error = await client.query('commit').catch((thrown: unknown) => thrown);
      expect(await findRejection(error)?.()).toEqual(new Error('the second'));
      await client.query('rollback');
    });

    it('prepares a statement later that was not reached', async () => {
      const text = 'insert into numbers values ($1 + 1)';
      for (let time = 0; time < 3; time += 1) {
        await client.query('begin');
        await withNext('select 1 / $1::int', [0]);
        await withNext(text, [1]);
        await expect(client.query('commit')).rejects.toThrow('division by zero');
        await client.query('rollback');
      }
      await client.query('begin');
      await withNext(text, [1]);
      await client.query('commit');
      expect(await numbers()).toEqual([2]);
    });

    it('sends nothing if nothing happens', async () => {
      for (const end of ['commit', 'rollback']) {
        expect(
          await packetsOf(async () => {
            await client.query('begin');
            await client.query(end);
          }),
        ).toBe(0);
      }
    });

    it('rolls back what waits together with what was sent', async () => {
      await client.query('begin');
      await client.query('insert into numbers values ($1)', [1]);
      await withNext('insert into numbers values ($1)', [2]);
      await client.query('rollback');
      expect(await numbers()).toEqual([]);
    });

    it('begins with a text of several statements', async () => {
      await client.query('begin');
      await client.query('insert into numbers values (1); insert into numbers values (2)');
      await client.query('rollback');
      expect(await numbers()).toEqual([]);
    });
  });
});
