/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../background/webhooks/deliveries.js';
import { lobKey } from '../support/fakes/fake-lob.js';
import { lobSettings, lobWebhookSecret } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, linesOf, placed } from '../support/records/ordering.js';
import { openWorkers } from '../support/worlds/workers.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('a worker that is killed while it mails', () => {
  const world = openWorld({ ...lobSettings(url), orderEditSeconds: 0 });
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });
  const startWorker = openWorkers(world, {
    LOB_API_BASE: url,
    LOB_API_KEY: lobKey,
    LOB_WEBHOOK_SECRET: lobWebhookSecret,
  });
  const orderOf = async (id: string) =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data as Record<string, unknown>;
  const leaseEnds = (id: string) =>
    world.sql('update tasks set leased_until = now(), due_at = now() where subject_id = $1', [id]);

  it.each([
    ['after Lob created the letter', 'onLetter', 1],
    ['before Lob created the letter', 'onAsk', 0],
  ] as const)('%s leaves the order to the next worker, and one letter is mailed', async (_when, hook, madeByFirst) => {
    const { documentId } = await filedNotice(world, caller, path);
    const first = startWorker();
    let id = '';
    lob[hook] = async () => {
      first.process.kill('SIGKILL');
      await first.exited;
      if (hook === 'onAsk') lob.errors.push({ status: 503, code: 'service_unavailable', message: 'Unavailable.' });
    };
    ({ id } = await placed(world, caller, documentId, { billing_method: 'credit_balance' }));
    expect(await first.exited).toBeNull();
    lob[hook] = () => undefined;
    await eventually(async () => lob.lettersOf(id).length === madeByFirst);
    expect(await orderOf(id)).toMatchObject({ status: 'processing', external_provider_id: null });
    const cancelled = await world.rest(caller, 'POST', `/document-orders/${id}/cancel`);
    expect(cancelled.status).toBe(409);

    lob.errors.length = 0;
    const second = startWorker();
    await leaseEnds(id);
    await eventually(async () => (await orderOf(id)).status === 'dispatched');
    const letters = lob.lettersOf(id);
    expect(letters).toHaveLength(1);
    expect(await orderOf(id)).toMatchObject({
      external_provider_id: letters[0]!.id,
      tracking_number: letters[0]!.trackingNumber,
      billing: { status: 'paid' },
    });
    expect(await linesOf(world, caller, id)).toEqual(['credit_applied 1700']);
    expect(await world.sql('select 1 from tasks where subject_id = $1', [id])).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });
});
