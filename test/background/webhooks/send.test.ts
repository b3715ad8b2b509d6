import { describe, expect, it } from '@jest/globals';
import { type Attempt, isSuccess, Sender } from '../../../src/background/webhooks/send.js';
import { AddressGuard } from '../../../src/providers/address-guard.js';
import { openReceivers } from './receiver.js';

describe('a delivery attempt', () => {
  const startReceiver = openReceivers();
  const attempt = async (
    url: string,
    options: { timeoutMs?: number; stopped?: AbortSignal } = {},
  ): Promise<Attempt> => {
    const sender = new Sender(new AddressGuard({ allowHttp: true, allowPrivate: true }), options.timeoutMs);
    const message = { url, id: 'e', body: '{}', secrets: ['whsec_c2VjcmV0'] };
    try {
      return await sender.send(message, options.stopped ?? new AbortController().signal);
    } finally {
      await sender.close();
    }
  };

  it('fails when no response comes in time', async () => {
    const silent = await startReceiver(() => {});
    const result = await attempt(silent.url, { timeoutMs: 200 });
    expect(result).toMatchObject({
      responseCode: null,
      responseBody: null,
      error: 'The endpoint did not answer within 0.2 seconds.',
    });
    expect(isSuccess(result)).toBe(false);
  });

  it('uses the received status even if the body never ends', async () => {
    const dripping = await startReceiver((response) => {
      response.writeHead(200).write('so far');
    });
    const result = await attempt(dripping.url, { timeoutMs: 200 });
    expect(result).toMatchObject({ responseCode: 200, responseBody: 'so far', error: null });
    expect(isSuccess(result)).toBe(true);
  });

  it('reads no more of a body than it keeps', async () => {
    let written = 0;
    const endless = await startReceiver((response) => {
      response.writeHead(200);
      const more = () => {
        if (response.destroyed) return;
        written += 65_536;
        response.write('x'.repeat(65_536), more);
      };
      more();
    });
    expect((await attempt(endless.url)).responseBody).toBe('x'.repeat(4_096));
    expect(written).toBeLessThan(64 * 2 ** 20);
  });

  it('fails when the service stops', async () => {
    const silent = await startReceiver(() => stop.abort());
    const stop = new AbortController();
    expect(await attempt(silent.url, { stopped: stop.signal })).toMatchObject({
      responseCode: null,
      error: 'The service stopped before the endpoint answered.',
    });
  });

  it('distinguishes a broken connection', async () => {
    const broken = await startReceiver((response) => {
      response.destroy();
    });
    expect((await attempt(broken.url)).error).toMatch(/other side closed|ECONNRESET|socket hang up/);
  });

  it.each([
    [200, true],
    [204, true],
    [299, true],
    [301, false],
    [404, false],
    [410, false],
    [500, false],
  ])('has the status %i and is successful: %s', async (status, succeeds) => {
    const receiver = await startReceiver((response) => {
      response.writeHead(status).end();
    });
    expect(isSuccess(await attempt(receiver.url))).toBe(succeeds);
  });
});
