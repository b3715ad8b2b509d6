import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as ledger from '../../src/ledger/index.js';
import { faultsOf, inRequest, requestOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the database', () => {
  const world = openWorld();
  let caller: Caller;
  beforeAll(async () => {
    caller = await world.caller({ credits: '10.00' });
  });
  const insert = (entries: Array<[string, number]>) =>
    world.sql(
      `with posted as (
         insert into ledger_transactions (account_id, kind, amount, partner_billable, description, reference, balance_after, created_at)
         values ($1, 'charge', 1, false, 'x', $2, 1, now()) returning id)
       insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
       select posted.id, $1, e.name, e.amount from posted, unnest($3::text[], $4::numeric[]) e (name, amount)`,
      [caller.organizationId, randomUUID(), entries.map(([name]) => name), entries.map(([, amount]) => amount)],
    );

  it.each([
    'update ledger_transactions set amount = 1',
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    'update ledger_entries set amount = -amount',
    'delete from ledger_entries',
    'truncate ledger_entries',
  ])('keeps the ledger append-only: %s', async (statement) => {
    await expect(world.sql(statement)).rejects.toThrow('The ledger is append-only');
    await expect(world.sql(`set session_replication_role = replica; ${statement}`)).rejects.toThrow('append-only');
  });

  it('refuses entries that do not balance, and transactions without any', async () => {
    await expect(insert([['free_available', -1]])).rejects.toThrow('does not balance');
    const unbalanced: Array<[string, number]> = [
      ['free_available', -1],
      ['spent', 1.01],
    ];
    await expect(insert(unbalanced)).rejects.toThrow('does not balance');
    await expect(insert([])).rejects.toThrow('has no entries');
  });

  it('refuses a balance below zero, of every kind', async () => {
    for (const column of [
      'free_available',
      'free_held',
      'free_unsettled',
      'partner_available',
      'partner_held',
      'partner_unsettled',
    ]) {
      await expect(
        world.sql(`update credit_accounts set ${column} = -0.01 where account_id = $1`, [caller.organizationId]),
      ).rejects.toThrow(`credit_accounts_${column}_check`);
    }
  });

  it.each([
    ['credit_accounts', ['low_below = -0.01', 'debt = -0.01']],
    [
      'credit_lots',
      [
        'remaining = -0.01',
        'remaining = granted + 0.01',
        'granted = 0, remaining = 0',
        "bucket = 'other'",
        "kind = 'other'",
      ],
    ],
    [
      'credit_holds',
      [
        'free_amount = -1, partner_amount = partner_amount + 1',
        'partner_amount = -1, free_amount = 5',
        'free_amount = 0, partner_amount = 0',
        'captured = -0.01',
        'released = -0.01',
        'captured = 4.01',
        'captured = 4.00',
        'released = 4.00',
        'captured = 2.01, released = 2.00',
        "status = 'other'",
        "status = 'closed', closed_at = now()",
        "status = 'closed', captured = 4.00",
        'closed_at = now()',
      ],
    ],
    ['credit_hold_lots', ['remaining = -0.01', 'remaining = amount + 0.01', 'amount = 0, remaining = 0']],
  ])('refuses rows of %s that cannot be', async (table, changes) => {
    const hold = { eventType: 'mail_sending', credits: '4.00', description: 'x' } as const;
    const id = await inRequest(requestOf(world, caller), (ctx) =>
      ledger.hold(ctx, { ...hold, for: { type: 'order', id: randomUUID() } }),
    );
    const own: Record<string, [string, string | null]> = {
      credit_holds: ['id', id],
      credit_hold_lots: ['hold_id', id],
    };
    const [key, value] = own[table] ?? ['account_id', caller.organizationId];
    for (const change of changes) {
      const set = world.sql(`update ${table} set ${change} where ${key} = $1`, [value]);
      expect([change, await set.catch((error: Error) => error.message)]).toEqual([
        change,
        expect.stringContaining(`relation "${table}" violates check constraint`),
      ]);
    }
    await inRequest(requestOf(world, caller), (ctx) => ledger.release(ctx, id));
  });

  it.each([
    ['an unknown kind', 'ledger_transactions', { kind: "'other'" }],
    ['no amount', 'ledger_transactions', { amount: '0' }],
    ['a balance below zero', 'ledger_transactions', { balance: '-0.01' }],
    ['nothing that it refunds', 'ledger_transactions', { kind: "'refund'" }],
    ['a charge that it refunds', 'ledger_transactions', { refundOf: '(select id from ledger_transactions limit 1)' }],
    ['an entry of an unknown account', 'ledger_entries', { to: "'other'" }],
    ['an entry of nothing', 'ledger_entries', { entry: '0' }],
  ])('refuses a charge with %s', async (_, table, change: Record<string, string>) => {
    const defaults = { kind: "'charge'", amount: '1', balance: '0', refundOf: 'null', to: "'spent'", entry: '1' };
    const { kind, amount, balance, refundOf, to, entry } = { ...defaults, ...change };
    const written = world.sql(
      `with posted as (
         insert into ledger_transactions (account_id, kind, amount, partner_billable, description, reference, balance_after,
           refund_of, created_at)
         values ($1, ${kind}, ${amount}, false, 'x', $2, ${balance}, ${refundOf}, now()) returning id)
       insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
       select id, $1, e.name, e.amount from posted, (values ('free_available', -${entry}::numeric), (${to}, ${entry}::numeric)) e (name, amount)`,
      [caller.organizationId, randomUUID()],
    );
    await expect(written).rejects.toThrow(`relation "${table}" violates check constraint`);
  });
});

describe('the ledger check', () => {
  const world = openWorld();
  let caller: Caller;
  beforeEach(async () => {
    caller = await world.caller({ credits: '10.00' });
    const hold = { eventType: 'mail_sending', credits: '4.00', description: 'x' } as const;
    await inRequest(requestOf(world, caller), async (ctx) => {
      await ledger.hold(ctx, { ...hold, for: { type: 'order', id: randomUUID() } });
      await ledger.chargeApiCall(ctx, { kind: 'mutation', free: false });
    });
    expect((await faultsOf(world)).filter(({ accountId }) => accountId === caller.organizationId)).toEqual([]);
  });

  it.each([
    ['update credit_accounts set partner_available = partner_available + 1 where account_id = $1', 'partner_available'],
    ['update credit_accounts set free_held = 1 where account_id = $1', 'free_held'],
    ['update credit_accounts set partner_held = 0 where account_id = $1', 'partner_held: its open holds'],
    ['update credit_lots set remaining = remaining - 1 where account_id = $1', 'partner_eligible: its lots'],
    ['update api_call_minutes set partner_part = 0.20 where account_id = $1', 'partner_unsettled: the minutes'],
    [
      'update credit_hold_lots set remaining = 3 where hold_id = (select id from credit_holds where account_id = $1)',
      'its lots',
    ],
  ])('reports the account that was changed outside the ledger: %s', async (statement, what) => {
    await world.sql(statement, [caller.organizationId]);
    const faults = (await faultsOf(world)).filter(({ accountId }) => accountId === caller.organizationId);
    expect(faults.map((fault) => fault.what).join('\n')).toContain(what);
    for (const { expected, found } of faults) expect(expected).not.toBe(found);
  });

  it('reports a transaction whose balance does not follow from the one before it', async () => {
    await world.sql(
      `with posted as (
         insert into ledger_transactions (account_id, kind, amount, partner_billable, description, reference, balance_after, created_at)
         values ($1, 'charge', 2, false, 'x', 'x', 1, now()) returning id)
       insert into ledger_entries (transaction_id, account_id, ledger_account, amount)
       select posted.id, $1, e.name, e.amount from posted, (values ('partner_available', -1), ('spent', 1)) e (name, amount)`,
      [caller.organizationId],
    );
    const faults = (await faultsOf(world)).filter(({ accountId }) => accountId === caller.organizationId);
    expect(faults.map(({ what }) => what.replace(/transaction \S+:/, 'transaction:')).sort()).toEqual([
      'partner_available: its entries',
      'transaction: its entries',
      'transaction: the balance after it',
    ]);
  });
});
