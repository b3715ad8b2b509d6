import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type * as feeds from '../../src/auth/change-feed.js';
import type * as hubs from '../../src/events/hub.js';
import { built } from '../support/built.js';
import { openWorld } from '../support/world.js';

const { AuthChangeFeed } = await built<typeof feeds>('auth/change-feed.js');
const { EventHub } = await built<typeof hubs>('events/hub.js');

/** A TCP proxy to the database that is closed at first: it cuts off every connection. */
async function gateTo(url: string) {
  const { hostname, port } = new URL(url);
  let open = false;
  let refused = 0;
  const gate = createServer((client) => {
    client.on('error', () => undefined);
    if (!open) {
      refused += 1;
      client.destroy();
      return;
    }
    const server = connect({ host: hostname, port: Number(port) });
    server.on('error', () => client.destroy());
    client
      .on('close', () => server.destroy())
      .pipe(server)
      .pipe(client);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(gate.address() as AddressInfo).port}`;
  return {
    url: through.href,
    refused: () => refused,
    open: () => {
      open = true;
    },
    close: () => gate.close(),
  };
}

describe('a start while a busy server refuses the listeners’ connections', () => {
  const world = openWorld();

  it('succeeds, and the listeners connect as soon as the server lets them', async () => {
    const gate = await gateTo(world.config.databaseUrl);
    const failures: unknown[] = [];
    const changes: string[] = [];
    const hub = new EventHub(world.app.infrastructure.db, gate.url, (error) => failures.push(error));
    const feed = new AuthChangeFeed(gate.url);
    feed.onChange((changed) => changed && changes.push(changed));
    await Promise.all([hub.start(), feed.start()]);
    expect(gate.refused()).toBeGreaterThanOrEqual(2);
    expect(failures).toHaveLength(1);
    expect(feed.isFresh).toBe(false);
    gate.open();
    while (!feed.isFresh) await sleep(10);
    await world.sql(`select pg_notify('cps_auth', 'token:1')`);
    while (changes.length === 0) await sleep(10);
    const listening = () =>
      world.sql(
        `select from pg_stat_activity where datname = current_database() and application_name = 'cps cps_events'`,
      );
    while ((await listening()).length === 0) await sleep(10);
    await Promise.all([hub.stop(), feed.stop()]);
    gate.close();
  });
});
