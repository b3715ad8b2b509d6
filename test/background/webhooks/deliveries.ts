import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import { startDeliveries } from '../../../src/background/webhooks/start-deliveries.js';
import { ChannelListener } from '../../../src/db/channel-listener.js';
import type { Caller, Json, World } from '../../support/worlds/world.js';

/** The deliveries of a world, as a worker makes them. */
export interface Deliveries {
  start(): void;
  stop(): Promise<void>;
  errors: unknown[];
}

/**
 * Runs a worker's deliveries on the world's database while the tests of the file run. A stop waits up to `drainMs` for
 * responses.
 */
export function deliver(world: World, drainMs?: number): Deliveries {
  let running: { stop(): Promise<unknown> } | undefined;
  const errors: unknown[] = [];
  const deliveries = {
    errors,
    start() {
      const log = { error: ((facts: unknown) => errors.push(facts)) as never };
      if (running) return;
      const listener = new ChannelListener(world.config.databaseUrl, 'cps_events');
      const { stop } = startDeliveries(listener, world.app.infrastructure, log, drainMs);
      listener.start();
      running = { stop: () => Promise.all([listener.stop(), stop()]) };
    },
    async stop() {
      await running?.stop();
      running = undefined;
    },
  };
  beforeAll(() => deliveries.start());
  afterAll(() => deliveries.stop());
  return deliveries;
}

/** Creates a webhook of the caller. Returns it with its secret. */
export async function subscribe(
  world: World,
  caller: Caller,
  url: string,
  events: string[] = ['contact.created'],
): Promise<{ id: string; secret: string }> {
  return world.send(caller, 'POST', '/webhooks', { url, events });
}

/** Creates a contact, which emits an event. */
export async function addContact(world: World, caller: Caller, lastName = 'Diaz'): Promise<string> {
  const body = { organization_id: caller.organizationId, first_name: 'Ana', last_name: lastName };
  return (await world.send(caller, 'POST', '/contacts', body)).id;
}

/** Waits until `look` returns a truthy value. */
export async function eventually<T>(look: () => Promise<T> | T): Promise<Exclude<T, false | null | undefined>> {
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<T, false | null | undefined>;
    await sleep(50);
  }
}

/** Waits until a delivery of the webhook has the expected values, and returns it. */
export function settled(
  world: World,
  caller: Caller,
  webhookId: string,
  expected: Partial<{ status: string; attempt: number; response_code: number }>,
): Promise<Json> {
  return eventually(async () => {
    const { body } = await world.rest(caller, 'GET', `/webhooks/${webhookId}/deliveries`);
    const [found] = body.data.filter((one: Json) =>
      Object.entries(expected).every(([name, value]) => one[name] === value),
    );
    return found && (await world.rest(caller, 'GET', `/webhooks/${webhookId}/deliveries/${found.id}`)).body.data;
  });
}

/** Makes the webhook's waiting deliveries due, as if the time had passed. */
export async function passTime(world: World, webhookId: string): Promise<void> {
  await world.sql(
    `update webhook_deliveries set next_attempt_at = now() where webhook_id = $1 and status = 'pending'`,
    [webhookId],
  );
  await world.sql(`select pg_notify('cps_events', '')`);
}
