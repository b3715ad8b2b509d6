/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { claimTasks } from '../../../src/background/tasks/claim.js';
import { jobKinds } from '../../../src/background/tasks/kinds.js';
import { maxAtATime } from '../../../src/background/tasks/lanes.js';
import type { Db } from '../../../src/entities/generated/database.js';
import { openWorld } from '../../support/worlds/world.js';

describe('the e-mails of many accounts', () => {
  const world = openWorld();
  beforeEach(() => world.sql('delete from tasks'));

  /** Adds e-mails of a share, one a millisecond; without a share, links to sign in. */
  async function add(share: string | null, count: number, seconds: number, kind = 'send_email'): Promise<void> {
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
       select uuidv7(), true, $4, uuidv7(), now() + make_interval(secs => $3 + n / 1000.0), now(), $1 from generate_series(1, $2::int) n`,
      [share, count, seconds, kind],
    );
  }
  const shareOf = async (accountId: string, emails: string): Promise<string> => {
    const [row] = await world.sql<{ share: string }>('select share_of($1, $2) as share', [accountId, emails]);
    return row!.share;
  };
  const newShare = () => shareOf(uuidv7(), 'live');
  const claim = async (running: Record<string, number> = {}, db = world.app.infrastructure.db) => {
    const tasks = await claimTasks(db, undefined, maxAtATime, new Map(Object.entries(running)), jobKinds);
    const ids = tasks.map(({ id }) => id);
    const rows = await world.sql<{ id: string; share: string | null; kind: string }>(
      'select id, share, kind from tasks where id = any($1)',
      [ids],
    );
    return rows;
  };
  const sharesOf = (rows: Array<{ share: string | null }>) => rows.map(({ share }) => share);
  const finish = (id: string) => world.sql('delete from tasks where id = $1', [id]);

  it('take turns: one e-mail does not wait for the five thousand of another account', async () => {
    const [busy, other] = [await newShare(), await newShare()];
    await add(busy, 5_000, -100);
    await add(other, 1, -1);
    const first = await claim();
    expect(first).toHaveLength(8);
    expect(sharesOf(first).filter((share) => share === other)).toHaveLength(1);
  });

  it('count what is under way: the next free slot is for the account that has none', async () => {
    const [busy, ...others] = [await newShare(), await newShare(), await newShare()];
    await add(busy!, 100, -100);
    const begun = await claim();
    expect(sharesOf(begun)).toEqual(Array(8).fill(busy));
    for (const other of others) await add(other, 3, -1);
    await finish(begun[0]!.id);
    const next = await claim({ email: 7 });
    expect(others).toContain(next[0]!.share);
    await finish(begun[1]!.id);
    const last = await claim({ email: 7 });
    expect(sharesOf([...next, ...last]).sort()).toEqual(others.sort());
  });

  it('take other turns in a sandbox than in live mode', async () => {
    const account = uuidv7();
    const live = await shareOf(account, 'live');
    await add(await shareOf(account, 'sandbox'), 500, -100);
    await add(live, 2, -1);
    expect(sharesOf(await claim()).filter((share) => share === live)).toHaveLength(2);
  });

  it('are sent one after the other within an account, the earliest first', async () => {
    const share = await newShare();
    await add(share, 20, -100);
    const due = await world.sql<{ id: string }>('select id from tasks order by due_at limit 8');
    expect((await claim()).map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort());
  });

  it('have their turn however many accounts wait for a later attempt', async () => {
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
       select uuidv7(), true, 'send_email', uuidv7(), now() + interval '1 hour', now(), share_of(uuidv7(), 'live') from generate_series(1, 1000)`,
    );
    const share = await newShare();
    await add(share, 1, -1);
    expect(sharesOf(await claim())).toEqual([share]);
  });

  it('have their turn although older accounts wait for a later attempt, and one has thousands that are due the longest', async () => {
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
       select uuidv7(), true, 'send_email', uuidv7(), now() + interval '1 hour', now(), share_of(uuidv7(), 'live') from generate_series(1, 150)`,
    );
    await add(await newShare(), 5_000, -100);
    const share = await newShare();
    await add(share, 1, -1);
    const begun: Array<string | null> = [];
    for (let pass = 0; pass < 20 && !begun.includes(share); pass += 1) {
      const rows = await claim();
      begun.push(...sharesOf(rows));
      await world.sql('delete from tasks where id = any($1)', [rows.map(({ id }) => id)]);
    }
    expect(begun).toContain(share);
  });

  it('have their turn within seconds if three hundred accounts have bursts', async () => {
    await world.sql(
      `insert into tasks (id, livemode, kind, subject_id, due_at, created_at, share)
       select uuidv7(), true, 'send_email', uuidv7(), now() - interval '1 hour', now(), share
       from (select share_of(uuidv7(), 'live') as share from generate_series(1, 300)) shares, generate_series(1, 20)`,
    );
    const shares = new Set<string | null>();
    for (let pass = 0; pass < 150 && shares.size < 300; pass += 1) {
      const begun = await claim();
      for (const { share } of begun) shares.add(share);
      await world.sql('delete from tasks where id = any($1)', [begun.map(({ id }) => id)]);
    }
    expect(shares.size).toBeGreaterThan(270);
  });

  it('leave the slots for signing in to links: invitations take turns there', async () => {
    const share = await shareOf(uuidv7(), 'invitations');
    await add(share, 5_000, -100, 'send_member_invitation');
    const begun = await claim();
    expect(begun).toHaveLength(8);
    await add(null, 1, -1, 'send_sign_in_link');
    await finish(begun[0]!.id);
    expect((await claim({ sign_in: 7 })).map(({ kind }) => kind)).toEqual(['send_sign_in_link']);
  });

  it.each([
    [20_000, {}],
    [20_000, { email: 8 }],
  ])('are not read whole by a claim: of %i due ones, with %j under way', async (count, running) => {
    await add(await newShare(), count, -1_000);
    for (let other = 0; other < 5; other += 1) await add(await newShare(), 1, -1);
    await add(null, 1, -1, 'send_sign_in_link');
    await world.sql('analyze tasks');
    const readRows = async (tx: Db): Promise<number> => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'tasks'`.execute(
        tx,
      );
      return rows[0]!.read;
    };
    const read = await world.app.infrastructure.db.transaction().execute(async (tx) => {
      // What the connection has read before and not reported yet counts as well.
      const before = await readRows(tx);
      await claimTasks(tx, undefined, maxAtATime, new Map(Object.entries(running)), jobKinds);
      return (await readRows(tx)) - before;
    });
    expect(read).toBeLessThan(500);
  });
});
