import { FakeLob } from '../../../test/support/fakes/fake-lob.js';
import { FakePartner } from '../../../test/support/fakes/fake-partner.js';
import { FakeStripe } from '../../../test/support/fakes/fake-stripe.js';
import { lobSettings } from '../../../test/support/fakes/lob-events.js';
import { FaultyProxy, type Manner } from './faulty-proxy.js';
import { SlowMailServer } from './mail-server.js';
import type { Random } from './random.js';

export type PartyName = 'carrier' | 'partner' | 'processor';
export const partyNames: readonly PartyName[] = ['carrier', 'partner', 'processor'];

export const stripeSecret = 'whsec_torture';

/** The outside parties: each counts its requests, behind a proxy with faults. */
export class Outside {
  readonly lob = new FakeLob();
  readonly partner = new FakePartner();
  readonly stripe = new FakeStripe();
  readonly mail: SlowMailServer;
  readonly #proxies = new Map<PartyName, FaultyProxy>();
  #mailUrl = '';

  constructor(private readonly random: Random) {
    this.mail = new SlowMailServer(random.stream('mail'));
    // A long run mails tens of thousands of letters: their ids are enough.
    this.lob.onLetter = (letter) => {
      letter.pdf = Buffer.alloc(0);
    };
  }

  async start(): Promise<void> {
    const parties = { carrier: this.lob, partner: this.partner, processor: this.stripe };
    for (const name of partyNames) {
      const { origin } = new URL(await parties[name].start());
      const proxy = new FaultyProxy(origin, this.random.stream(name));
      await proxy.start();
      this.#proxies.set(name, proxy);
    }
    this.#mailUrl = await this.mail.start();
  }

  /** The service's settings for them. */
  get env(): Record<string, string> {
    const { lobApiKey, lobWebhookSecret } = lobSettings('');
    return {
      LOB_API_BASE: this.proxy('carrier').url,
      LOB_API_KEY: lobApiKey,
      LOB_WEBHOOK_SECRET: lobWebhookSecret,
      PARTNER_URL: `${this.proxy('partner').url}/partner/v1`,
      PARTNER_SECRET: this.partner.secret,
      STRIPE_API_BASE: this.proxy('processor').url,
      STRIPE_SECRET_KEY: 'sk_test_torture',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_torture',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      SMTP_URL: this.#mailUrl,
      MAIL_FROM: 'Compliance <no-reply@example.com>',
    };
  }

  proxy(name: PartyName): FaultyProxy {
    return this.#proxies.get(name)!;
  }

  behave(manner: Manner): void {
    for (const proxy of this.#proxies.values()) proxy.manner = manner;
    this.mail.isWell = manner === 'well';
  }

  async stop(): Promise<void> {
    this.mail.stop();
    for (const proxy of this.#proxies.values()) await proxy.stop();
    await Promise.all([this.lob.stop(), this.partner.stop(), this.stripe.stop()]);
  }
}
