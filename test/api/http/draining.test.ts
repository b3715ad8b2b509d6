/** @sampled tests */
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { closing, connect } from '../../support/worlds/live.js';
import { openWorld } from '../../support/worlds/world.js';

describe('a process that receives the signal to stop', () => {
  const world = openWorld();

  it('is no longer ready, still answers during its grace time, and then sends sockets to other processes', async () => {
    const caller = await world.caller();
    // Longer than a busy machine takes for the requests of this test.
    const app = await world.anotherApp({ shutdownGraceSeconds: 5 });
    const { url } = await app.start();
    const agent = new Agent({ keepAlive: true });
    const get = async (path: string) => {
      const asked = request(`${url}${path}`, { agent, headers: { authorization: `Bearer ${caller.token}` } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return { status: answer.statusCode, connection: answer.headers.connection, body: JSON.parse(await text(answer)) };
    };
    expect(await get('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive', body: { status: 'ready' } });

    const stopped = app.stop();
    expect(await get('/readyz')).toMatchObject({ status: 503, connection: 'close', body: { status: 'draining' } });
    expect(await get('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    expect(await get('/api/v1/contacts')).toMatchObject({ status: 200, connection: 'close' });
    expect(await get('/api/v1/nothing')).toMatchObject({ status: 404, connection: 'close' });
    const client = connect(url, caller, { lazy: false, onNonLazyError: () => undefined });
    const closed = closing(client);
    await new Promise((resolve) => client.on('connected', resolve));
    expect(await closed).toMatchObject({ code: 1012 });
    await stopped;
    await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('stops at once when it never listened', async () => {
    const app = await world.anotherApp({ shutdownGraceSeconds: 3_600 });
    await expect(Promise.race([app.stop().then(() => 'stopped'), once(process, 'never')])).resolves.toBe('stopped');
  });
});
