import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { shareSite } from '../../support/worlds/site.js';

describe('the Host header', () => {
  const site = shareSite();
  let port = 0;
  beforeAll(() => {
    port = Number(new URL(site.url).port);
  });

  /** Everything that the service sends until it closes the connection. */
  async function raw(bytes: string): Promise<string> {
    let said = '';
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
    return said;
  }

  it.each([
    ['a page', 'GET /healthz', ''],
    ['the API', 'GET /api/v1/contacts', ''],
    ['GraphQL', 'POST /graphql', 'Content-Type: application/json\r\nContent-Length: 2\r\n'],
    ['an address that does not exist', 'GET /nothing', ''],
    [
      'a socket',
      'GET /graphql',
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    ],
  ])('sent twice to %s is answered with 400', async (_, line, more) => {
    const connection = more.startsWith('Upgrade') ? 'Upgrade' : 'close';
    for (const second of ['a.example', 'b.example']) {
      const said = await raw(
        `${line} HTTP/1.1\r\nHost: a.example\r\nhOST: ${second}\r\nConnection: ${connection}\r\n${more}\r\n{}`,
      );
      expect(said.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
    }
  });

  it.each(['', 'a b', '[', '::1', 'a, b', '%', '<a>'])(
    'is answered with 400 for GraphQL if it names no valid host: "%s"',
    async (host) => {
      for (const line of ['POST /graphql', 'GET /graphql?query=%7B__typename%7D']) {
        const body = line.startsWith('POST') ? '{"query":"{__typename}"}' : '';
        const said = await raw(
          `${line} HTTP/1.1\r\nHost: ${host}\r\nApollo-Require-Preflight: 1\r\nConnection: close\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
        expect([said.split('\r\n')[0], said]).toEqual([
          'HTTP/1.1 400 Bad Request',
          expect.stringContaining('"The Host header does not name a host."'),
        ]);
      }
    },
  );

  it('is accepted once, and its absence is answered with 400', async () => {
    expect(await raw('GET /healthz HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200/,
    );
    expect(await raw('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });
});
