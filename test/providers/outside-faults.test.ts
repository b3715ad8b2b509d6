/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSmtpMailer } from '../../src/providers/email/smtp-mailer.js';
import { createLobCarrier } from '../../src/providers/mail/lob.js';
import { HttpPartner } from '../../src/providers/partner/http-partner.js';
import { createStripeProcessor } from '../../src/providers/payments/stripe.js';
import { lobKey } from '../support/fakes/fake-lob.js';
import { openFaultyProxy, type ProxyMode } from '../support/fakes/faulty-proxy.js';
import { MailServer } from '../support/fakes/mail-server.js';
import { openFakeLob, openFakeStripe } from '../support/fakes/open-fakes.js';
import { openFakePartner } from '../support/records/partner.js';

const fakeLob = await openFakeLob();
const fakeStripe = await openFakeStripe();
const { partner: fakePartner, settings } = await openFakePartner();
const mailServer = new MailServer();
const mailUrl = await mailServer.listen();
afterAll(() => mailServer.close());

const through = {
  carrier: await openFaultyProxy(fakeLob.url),
  processor: await openFaultyProxy(fakeStripe.url),
  partner: await openFaultyProxy(settings.partnerUrl),
  smtp: await openFaultyProxy(mailUrl),
};
/** Accepts every connection, and never responds. */
const taken = new Set<Socket>();
const deaf = createServer((socket) => void taken.add(socket.on('error', () => undefined)));
deaf.listen(0, '127.0.0.1');
beforeEach(() => taken.clear());
afterAll(() => {
  for (const socket of taken) socket.destroy();
  deaf.close();
});

// The greeting arrives, and the response to EHLO never ends.
Object.assign(through.smtp.proxy, { passesFirst: 1, head: '250-' });

const short = 400;
const from = 'Compliance <no-reply@example.com>';
const address = { addressLine1: '1 Main St', addressLine2: null, city: 'Phoenix', state: 'AZ', zip: '85001' };

interface Port {
  /** Submits the same piece of work over `url`. `done` counts how often it was done. */
  ask(url: string, timeoutMs: number | undefined, key: string, again: boolean): Promise<unknown>;
  done(key: string): number;
}

const ports: Record<keyof typeof through, Port> = {
  carrier: {
    ask: (apiBase, timeoutMs, orderId, askedBefore) =>
      createLobCarrier({ name: 'lob', apiKey: lobKey, apiBase, timeoutMs }).submit({
        orderId,
        mailClass: 'first_class',
        returnReceipt: false,
        to: { ...address, name: 'Saguaro Holdings LLC' },
        from: { ...address, name: 'Desert Drywall, Inc.' },
        pages: 1,
        description: 'Notice',
        pdf: Buffer.from('%PDF-1.7 the notice'),
        askedBefore,
      }),
    done: (orderId) => fakeLob.lob.lettersOf(orderId).length,
  },
  processor: {
    ask: (apiBase, timeoutMs, accountId) => {
      const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', prices: {} as never };
      return createStripeProcessor({ ...keys, apiBase, timeoutMs }).createCustomer({
        accountId,
        name: 'Desert Drywall',
      });
    },
    done: (accountId) => {
      const asked = fakeStripe.stripe.received.filter(({ params }) => JSON.stringify(params).includes(accountId));
      return new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size;
    },
  },
  partner: {
    ask: async (url, timeoutMs, requestId) => {
      const connection = { url, secret: settings.partnerSecret, resourceType: 'ticket', timeoutMs };
      const partner = new HttpPartner(connection);
      try {
        const ticket = { requestId, idempotencyKey: `${requestId}:0`, livemode: true, scope: 'research' };
        return await partner.createTicket({ ...ticket, authorizedRecipients: null, payload: {} });
      } finally {
        await partner.close();
      }
    },
    done: (requestId) => [...fakePartner.tickets.values()].filter((ticket) => ticket.request_id === requestId).length,
  },
  smtp: {
    ask: async (url, timeoutMs, id) => {
      const mailer = createSmtpMailer({ url, from, timeoutMs });
      const to = { name: 'Ana Diaz', address: 'ana@example.com' };
      try {
        await mailer.send({ id, to, subject: 'A deadline', text: 'Text', html: '<p>Text</p>' });
      } finally {
        mailer.close();
      }
    },
    done: (id) => mailServer.received.filter(({ headers }) => headers['message-id']?.includes(id)).length,
  },
};

describe.each(Object.entries(ports))('the client of the %s', (name, port) => {
  const { proxy, url } = through[name as keyof typeof through];

  it.each<ProxyMode>(['silent', 'trickle', 'cut'])(
    'gives up after a %s response, and the work is done once when the party is available again',
    async (mode) => {
      const key = randomUUID();
      proxy.mode = mode;
      await expect(port.ask(url, short, key, false)).rejects.toThrow();
      proxy.mode = 'pass';
      await port.ask(url, undefined, key, true);
      expect(port.done(key)).toBe(1);
    },
  );

  it('waits for a slow party', async () => {
    const key = randomUUID();
    proxy.mode = 'slow';
    await port.ask(url, undefined, key, false);
    expect(port.done(key)).toBe(1);
  });

  it('gives up on a party that accepts the connection but never starts TLS', async () => {
    const secure = new URL(url.replace(/^http:/, 'https:').replace(/^smtp:/, 'smtps:'));
    secure.host = `127.0.0.1:${(deaf.address() as AddressInfo).port}`;
    await expect(port.ask(secure.href.replace(/\/$/, ''), short, randomUUID(), false)).rejects.toThrow();
    expect(taken.size).toBeGreaterThan(0);
    // Undici gives up connecting only after ten seconds.
  });
});
