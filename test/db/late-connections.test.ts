import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { AuthChangeFeed } from '../../src/context/auth/change-feed.js';
import { ChannelListener } from '../../src/db/channel-listener.js';
import { openWorld } from '../support/worlds/world.js';

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
    const changes: string[] = [];
    let wakes = 0;
    const listener = new ChannelListener(gate.url, 'cps_events');
    listener.onNotification(() => {
      wakes += 1;
    });
    const feed = new AuthChangeFeed(gate.url);
    feed.onChange((changed) => changed && changes.push(changed));
    listener.start();
    await feed.start();
    while (gate.refused() < 2) await sleep(10);
    expect(wakes).toBe(0);
    expect(feed.isFresh).toBe(false);
    gate.open();
    while (!feed.isFresh) await sleep(10);
    await world.sql(`select pg_notify('cps_auth', 'token:1')`);
    while (changes.length === 0) await sleep(10);
    // Once for what was missed, and once for the notification.
    while (wakes === 0) await sleep(10);
    await world.sql(`select pg_notify('cps_events', '')`);
    while (wakes < 2) await sleep(10);
    await Promise.all([listener.stop(), feed.stop()]);
    gate.close();
  });
});
