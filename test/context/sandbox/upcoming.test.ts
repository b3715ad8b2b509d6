import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { goldenPath } from '../../support/records/golden-path.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

const query = 'query($days: Int) { sandbox { now upcoming(days: $days) { at source kind subjectId } } }';

describe('what falls due in a sandbox', () => {
  const world = openWorld();
  let caller: Caller;
  let sandbox: Caller;
  let projectId: string;
  const orderId = uuidv7();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  const upcoming = async (by: Caller, days?: number) => {
    const { body } = await world.graphql(by, query, { days });
    return body.errors ?? body.data.sandbox.upcoming;
  };

  beforeAll(async () => {
    caller = await world.caller();
    sandbox = await world.sandboxOf(caller);
    ({ projectId } = await goldenPath(world, sandbox));
    await world.sql('delete from project_deadlines');
    await world.sql('delete from tasks');
    const deadline = (kind: string, days: number, open: boolean) =>
      world.sql(
        `insert into project_deadlines (project_id, kind, ordinal, account_id, livemode, date, is_open)
         values ($1, $2, 0, $3, false, $4, $5)`,
        [projectId, kind, sandbox.organizationId, inDays(days).slice(0, 10), open],
      );
    await deadline('mechanics_lien', 20, true);
    // Past in every zone, also when it is tomorrow in UTC.
    await deadline('preliminary_notice', -2, true);
    await deadline('bond_claim', 5, false);
    await deadline('lawsuit', 90, true);
    const task = (days: number, account: string, livemode: boolean, gaveUp: string | null = null) =>
      world.sql(
        `insert into tasks (id, account_id, livemode, kind, subject_id, due_at, created_at, gave_up_at)
         values ($1, $2, $3, 'carrier.step', $4, $5, now(), $6)`,
        [uuidv7(), account, livemode, orderId, inDays(days), gaveUp],
      );
    await task(3, sandbox.organizationId, false);
    await task(40, sandbox.organizationId, false);
    await task(4, sandbox.organizationId, false, inDays(0));
    await task(5, sandbox.organizationId, true);
    await task(6, (await world.caller()).organizationId, false);
  });

  it('is listed for the next 30 days, the earliest first, without what is done, past, live or of another account', async () => {
    expect(await upcoming(sandbox)).toEqual([
      { at: expect.any(String), source: 'TASK', kind: 'carrier.step', subjectId: orderId },
      { at: expect.any(String), source: 'DEADLINE', kind: 'mechanics_lien', subjectId: projectId },
    ]);
    expect(await upcoming(sandbox, 4)).toHaveLength(1);
    expect((await upcoming(sandbox, 100)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'carrier.step',
      'mechanics_lien',
      'carrier.step',
      'lawsuit',
    ]);
  });

  it('follows the clock of the sandbox', async () => {
    await world.sql('insert into sandbox_clocks (account_id, offset_ms) values ($1, $2)', [
      sandbox.organizationId,
      70 * 86_400_000,
    ]);
    const kinds = (await upcoming(sandbox)).map(({ kind }: { kind: string }) => kind);
    // Overdue steps stay in the list until a worker has taken them.
    expect(kinds).toEqual(['carrier.step', 'carrier.step', 'lawsuit']);
    await world.sql('delete from sandbox_clocks where account_id = $1', [sandbox.organizationId]);
  });

  it('is empty in live mode, and takes 1 to 366 days', async () => {
    expect(await upcoming(caller)).toEqual([]);
    for (const days of [0, 367]) {
      expect((await upcoming(sandbox, days))[0].extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });
});
