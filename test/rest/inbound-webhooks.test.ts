import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { lobSettings, lobWebhookSecret } from '../support/fakes/lob-events.js';
import { stripeSettings, webhookSecret } from '../support/fakes/stripe-events.js';
import { openFakePartner } from '../support/records/partner.js';
import { openWorld } from '../support/worlds/world.js';

const { partner, settings } = await openFakePartner();
const nowhere = 'http://127.0.0.1:9';

type Headers = Record<string, string>;

/** For each party: the path, the maximum size, and the headers that sign a body at a time. */
const parties: Array<[path: string, largest: number, sign: (body: string, at: Date) => Headers]> = [
  [
    'processor',
    256 * 1024,
    (body, at) => {
      const seconds = Math.floor(at.getTime() / 1000);
      const v1 = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${seconds},v1=${v1}` };
    },
  ],
  [
    'mail',
    256 * 1024,
    (body, at) => {
      const time = String(at.getTime());
      const signature = createHmac('sha256', lobWebhookSecret).update(`${time}.${body}`).digest('hex');
      return { 'lob-signature': signature, 'lob-signature-timestamp': time };
    },
  ],
  [
    'partner',
    20 * 1024 * 1024,
    (body, at) => {
      const seconds = String(Math.floor(at.getTime() / 1000));
      const key = Buffer.from(partner.secret.slice('whsec_'.length), 'base64');
      const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64');
      return { 'webhook-id': 'msg_1', 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
    },
  ],
];

describe('a callback of an outside party', () => {
  const world = openWorld({ ...settings, ...stripeSettings(nowhere), ...lobSettings(nowhere) });
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL((await world.app.start()).url).port);
  });

  const post = async (path: string, payload: string, headers: Headers) => {
    const { statusCode, body } = await world.app.server.inject({
      method: 'POST',
      url: `/api/v1/webhooks/${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    return { status: statusCode, text: body, body: JSON.parse(body) };
  };

  /** The answer to the headers alone: no part of the body is ever sent. */
  function head(path: string, length: number, headers: Headers): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(
          `POST /api/v1/webhooks/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${lines.join('')}\r\n`,
        );
      });
      let said = '';
      socket.on('data', (chunk) => {
        said += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(said));
    });
  }

  it.each(parties)(
    'is refused from %s before its body is read when it is unsigned or its time is not current',
    async (path, largest, sign) => {
      const now = Date.now();
      const bad: Headers[] = [
        {},
        Object.fromEntries(Object.keys(sign('', new Date())).map((name) => [name, 'x'])),
        sign('', new Date(now - 330_000)),
        sign('', new Date(now + 330_000)),
      ];
      for (const headers of bad) {
        const said = await head(path, largest, headers);
        expect(said).toMatch(/^HTTP\/1\.1 400 /);
        expect(said).toContain('"signature_invalid"');
      }
    },
  );

  it.each(parties)('is refused with a time too far in the future or in the past: %s', async (path, _largest, sign) => {
    for (const off of [-330_000, 330_000]) {
      const answer = await post(path, '{}', sign('{}', new Date(Date.now() + off)));
      expect([answer.status, answer.body.code]).toEqual([400, 'signature_invalid']);
    }
  });

  it('is refused with two times, even if one of them is current', async () => {
    const [now, later] = [Date.now(), Date.now() + 330_000].map((time) => Math.floor(time / 1000));
    const signature = createHmac('sha256', webhookSecret).update(`${later}.{}`).digest('hex');
    for (const times of [`t=${now},t=${later}`, `t=${later},t=${now}`]) {
      const answer = await post('processor', '{}', { 'stripe-signature': `${times},v1=${signature}` });
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/has no time or no signature/)]);
    }
  });

  it.each(parties)('is limited in size, even when its headers look signed: %s', async (path, largest, sign) => {
    expect(await head(path, largest + 1, sign('', new Date()))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each(parties)('is not parsed before its signature is verified: %s', async (path, _largest, sign) => {
    const deep = '['.repeat(100_000);
    for (const body of ['{', deep, '{"a":1,"a":2}', '\u0000', `{"body":{"id":"ltr_1"},"id":"evt_1"}`]) {
      const answer = await post(path, body, sign(`${body} `, new Date()));
      expect([answer.status, answer.body.code]).toEqual([400, 'signature_invalid']);
      expect(answer.body.message).toMatch(/does not match the body/);
    }
  });

  it.each(parties)(
    'causes no internal error if it is signed and endlessly nested: %s',
    async (path, _largest, sign) => {
      const body = `{"type": "ticket.accepted", "data": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
      const answer = await post(path, body, sign(body, new Date()));
      expect([answer.status < 500, /call stack/i.test(answer.text)]).toEqual([true, false]);
    },
  );
});
