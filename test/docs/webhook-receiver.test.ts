import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addContact, deliver, settled, subscribe } from '../background/webhooks/deliveries.js';
import { runProgram, type ServiceProcess } from '../startup/service-process.js';
import { openWorld } from '../support/worlds/world.js';
import { blocks, pages } from './pages.js';

/** The event that docs/events.md shows. */
function shownEvent(): string {
  const page = pages().find(({ path }) => path === 'docs/events.md')!;
  return blocks(page).find(({ note }) => note === 'event')!.text;
}

describe('the receiver of docs/webhooks.md', () => {
  const world = openWorld();
  deliver(world);
  let folder: string;
  const running: ServiceProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-receiver-'));
    const page = pages().find(({ path }) => path === 'docs/webhooks.md')!;
    const { text } = blocks(page).find(({ language, note }) => language === 'js' && note === 'receiver')!;
    await writeFile(join(folder, 'receiver.mjs'), text);
  });
  afterAll(async () => {
    for (const { process, exited } of running) {
      process.kill('SIGKILL');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  });

  const receive = async (secret: string, port = 0): Promise<{ port: number; receiver: ServiceProcess }> => {
    const receiver = runProgram(join(folder, 'receiver.mjs'), [], { WEBHOOK_SECRET: secret, PORT: String(port) });
    running.push(receiver);
    const [, listening] = await receiver.printed(/listening on (\d+)/);
    return { port: Number(listening), receiver };
  };

  it('accepts what the service sends, even while two secrets are valid, and nothing else', async () => {
    const caller = await world.caller();
    // The receiver needs the secret, so the webhook is created first and its address is changed afterwards.
    const { id, secret } = await subscribe(world, caller, 'http://127.0.0.1:9/hooks');
    const { port, receiver } = await receive(secret);
    const url = `http://127.0.0.1:${port}/hooks`;
    await world.rest(caller, 'PUT', `/webhooks/${id}`, { url });
    const first = await addContact(world, caller);
    await receiver.printed(new RegExp(`contact\\.created ${first}`));
    await world.rest(caller, 'POST', `/webhooks/${id}/rotate-secret`);
    const second = await addContact(world, caller);
    await receiver.printed(new RegExp(`contact\\.created ${second}`));

    const stranger = await subscribe(world, caller, url);
    await addContact(world, caller);
    const refused = await settled(world, caller, stranger.id, { response_code: 401 });
    expect(refused.status).toBe('pending');
    const { payload, attempts } = await settled(world, caller, id, { status: 'delivered' });
    expect(Object.keys(payload)).toEqual(Object.keys(JSON.parse(shownEvent())));
    const again = async (headers: Record<string, string>, body = JSON.stringify(payload)) =>
      (await fetch(url, { method: 'POST', headers: { ...attempts[0].request_headers, ...headers }, body })).status;
    expect(await again({})).toBe(204);
    expect(await again({}, JSON.stringify({ ...payload, livemode: false }))).toBe(401);
    expect(await again({ 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 400) })).toBe(401);
    expect(await again({ 'webhook-signature': 'v1,AAAA' })).toBe(401);
    expect(receiver.stdout().match(new RegExp(payload.data.object.id, 'g'))).toHaveLength(1);
  });
});
