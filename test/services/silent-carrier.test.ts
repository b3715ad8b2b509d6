/** @sampled tests */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as runner from '../../src/background/tasks/runner.js';
import { TaskRunner } from '../../src/background/tasks/runner.js';
import { createLobCarrier } from '../../src/providers/mail/lob.js';
import { taskHandlers } from '../../src/services/task-handlers.js';
import { eventually } from '../background/webhooks/deliveries.js';
import { FakeLob } from '../support/fakes/fake-lob.js';
import { openFaultyProxy } from '../support/fakes/faulty-proxy.js';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { faultsOf } from '../support/records/credits.js';
import { makeRequest } from '../support/records/fulfillment.js';
import { goldenPath } from '../support/records/golden-path.js';
import { filedNotice, linesOf, placed } from '../support/records/ordering.js';
import { openFakePartner } from '../support/records/partner.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();
const { proxy, url: proxyUrl } = await openFaultyProxy(url);
const { partner, settings } = await openFakePartner();

describe('a carrier that does not answer', () => {
  const ownLob = new FakeLob();
  const ownKey = 'live_own0123456789';
  const running: runner.TaskRunner[] = [];
  // This runs before the world's own hook, which closes the database.
  afterAll(async () => {
    proxy.cutAll();
    for (const one of running) await one.stop();
    await ownLob.stop();
  });
  const world = openWorld({ ...lobSettings(proxyUrl), ...settings, orderEditSeconds: 0 });
  let caller: Caller;
  let other: Caller;
  beforeAll(async () => {
    [caller, other] = [await world.caller(), await world.caller()];
    ownLob.apiKey = ownKey;
    const apiBase = await ownLob.start();
    const { mail } = world.app.infrastructure;
    const lobOf = (name: string, apiKey: string) => createLobCarrier({ name, apiKey, apiBase });
    Object.assign(world.app.infrastructure, { mail: { ...mail, lobOf } });
    const body = { provider: 'lob', label: 'Ours', mode: 'live', secret: ownKey, settings: { webhook_secret: 'own' } };
    const answer = await world.rest(other, 'POST', '/provider-auth', body);
    await world.sql(`update provider_credentials set status = 'active' where id = $1`, [answer.body.data.id]);
  });

  async function order(by: Caller, count: number): Promise<string[]> {
    const path = await goldenPath(world, by);
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { documentId } = await filedNotice(world, by, path);
      ids.push((await placed(world, by, documentId, { billing_method: 'credit_balance' })).id);
    }
    return ids;
  }
  const statusesOf = async (by: Caller, ids: readonly string[]) => {
    const answers = await Promise.all(ids.map((id) => world.rest(by, 'GET', `/document-orders/${id}`)));
    return [...new Set(answers.map(({ body }) => body.data.status as string))];
  };

  it('does not delay other providers, and gets each letter once when it is available again', async () => {
    proxy.mode = 'silent';
    const letters = await order(caller, 12);
    const runs = new TaskRunner(world.app.infrastructure, taskHandlers, () => undefined, 10);
    running.push(runs);
    runs.start();
    await eventually(async () => runs.running().get('carrier') === 8);

    const [ownLetter] = await order(other, 1);
    const ticket = await makeRequest(world, caller, { fulfillment_scope: 'full_service' });
    await eventually(async () => ownLob.lettersOf(ownLetter!).length === 1);
    await eventually(async () => partner.ticketOf(ticket.id) !== undefined);
    await eventually(async () => (await statusesOf(other, [ownLetter!])).join() === 'dispatched');
    expect(runs.running().get('carrier')).toBe(8);
    expect((await statusesOf(caller, letters)).sort()).toEqual(['pending', 'processing']);

    // The connections break, and the next attempts succeed.
    proxy.mode = 'pass';
    proxy.cutAll();
    await eventually(async () => {
      await world.sql('update tasks set due_at = now() where last_error is not null and leased_until is null');
      return (await statusesOf(caller, letters)).join() === 'dispatched';
    });
    for (const id of letters) {
      expect(lob.lettersOf(id)).toHaveLength(1);
      expect(await linesOf(world, caller, id)).toEqual(['credit_applied 1700']);
    }
    expect(ownLob.lettersOf(ownLetter!)).toHaveLength(1);
    expect(partner.of('POST /tickets').filter(({ body }) => body.request_id === ticket.id)).toHaveLength(1);
    expect(await world.sql('select 1 from tasks')).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });
});
