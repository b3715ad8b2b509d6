/** @sampled tests */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import * as ledger from '../../src/ledger/index.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('a process that is killed during its charges', () => {
  const world = openWorld();

  /**
   * Charges for the keys in a separate process, which is killed after `killAfter` answers.
   *
   * @returns the answered keys with their results, without those that were being charged when the process was killed
   */
  async function charge(
    caller: Caller,
    keys: readonly string[],
    killAfter = keys.length,
  ): Promise<Map<string, string>> {
    const { organizationId, userId } = caller;
    const script = ['--import', './test/support/typescript.js', 'test/ledger/charging-process.ts'];
    const child = spawn(process.execPath, [...script, world.config.databaseUrl, organizationId, userId], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    child.stdin.end(keys.join('\n'));
    const ended = once(child, 'close');
    const answered = new Map<string, string>();
    for await (const line of createInterface({ input: child.stdout })) {
      const [how, key] = line.split(' ') as [string, string];
      answered.set(key, how);
      if (answered.size === killAfter && killAfter < keys.length) child.kill('SIGKILL');
    }
    const [status] = await ended;
    expect(status).toBe(killAfter < keys.length ? null : 0);
    return answered;
  }

  it('loses no charge and makes none twice when all are sent again with their keys', async () => {
    const caller = await world.caller({ credits: '5000.00' });
    const keys = Array.from({ length: 1_200 }, (_, n) => `key-${n}`);
    const answered = new Map<string, string>();
    for (const killAfter of [150, 1, 400]) {
      const waiting = keys.filter((key) => !answered.has(key));
      for (const [key, how] of await charge(caller, waiting, killAfter)) answered.set(key, how);
    }
    // The last process is not killed and receives all keys: it replays exactly those that were answered before.
    const before = [...answered.keys()];
    const last = await charge(caller, keys);
    expect(last.size).toBe(keys.length);
    expect(new Set(before.map((key) => last.get(key)))).toEqual(new Set(['replayed']));
    expect([...last.values()]).toContain('charged');
    const [posted] = await world.sql(
      `select count(*)::int as charges, count(distinct description)::int as keys from ledger_transactions
       where account_id = $1 and event_type = 'document_generation'`,
      [caller.organizationId],
    );
    expect(posted).toEqual({ charges: keys.length, keys: keys.length });
    const [counted] = await world.sql('select sum(calls)::int as calls from api_call_minutes where account_id = $1', [
      caller.organizationId,
    ]);
    expect(counted).toEqual({ calls: keys.length });
    expect((await balances(world, caller.organizationId))!.partner).toBe('3680.00');
    await ledger.settleApiCalls(world.app.infrastructure.db, new Date(Date.now() + 60_000));
    expect(await faultsOf(world)).toEqual([]);
  });
});
