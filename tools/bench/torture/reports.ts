import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { FakeLetter } from '../../../test/support/fakes/fake-lob.js';
import { lobEvent, signedByLob } from '../../../test/support/fakes/lob-events.js';
import type { Caller } from './caller.js';
import { type Outside, stripeSecret } from './outside.js';

const everyMs = 300;
/** The most reports sent at a time. */
const atATime = 8;
/** The recipients that the partner finds for every other request; three are paid for. */
const found = 5;

const scans = ['letter.in_transit', 'letter.delivered'];

/** What an outside party reports about one thing, step by step, each until it is received. */
interface Story {
  step: number;
  notBefore: number;
}

/** The outside parties report to the service what they did, and repeat each report until it is accepted, as real ones do. */
export class Reports {
  readonly #tickets = new Map<string, Story>();
  readonly #letters = new Map<string, Story>();
  readonly #intents = new Map<string, Story>();
  /** Orders that the carrier has reported as delivered. */
  readonly delivered = new Set<string>();
  /** Reports that the service refuses permanently. */
  readonly refused: string[] = [];
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly outside: Outside,
    private readonly caller: Caller,
  ) {}

  start(): void {
    this.#running = (async () => {
      while (!this.#stopped) {
        await this.#round();
        await sleep(everyMs);
      }
    })();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Whether everything has been reported. */
  get isQuiet(): boolean {
    return this.#pending().length === 0;
  }

  async #round(): Promise<void> {
    const due = this.#pending().filter(({ story }) => story.notBefore <= Date.now());
    for (let at = 0; at < due.length; at += atATime) {
      await Promise.all(due.slice(at, at + atATime).map(({ story, send }) => this.#report(story, send)));
    }
  }

  #pending(): Array<{ story: Story; send: () => Promise<number> }> {
    const { partner, lob, stripe } = this.outside;
    const pending: Array<{ story: Story; send: () => Promise<number> }> = [];
    for (const [index, [id, ticket]] of [...partner.tickets].entries()) {
      const story = storyOf(this.#tickets, id);
      const next = ticketStep(ticket, index % 2 === 0, story.step);
      if (next) pending.push({ story, send: () => this.#reportFromPartner(id, story.step, next) });
    }
    for (const [index, letter] of lob.letters.entries()) {
      // The carrier keeps the rest for longer than this run.
      if (index % 4 !== 0) continue;
      const story = storyOf(this.#letters, letter.id);
      const type = scans[story.step];
      if (type) pending.push({ story, send: () => this.#reportFromCarrier(letter, story.step, type) });
    }
    for (const [id, intent] of stripe.account.intents) {
      const story = storyOf(this.#intents, id);
      if (story.step === 0) pending.push({ story, send: () => this.#reportFromProcessor(id, intent) });
    }
    return pending;
  }

  async #report(story: Story, send: () => Promise<number>): Promise<void> {
    const status = await send();
    if (status === 200) story.step += 1;
    // 404: the service has not stored the ticket yet, or will ask for it again. Any other report is accepted, refused or
    // repeated.
    else story.notBefore = Date.now() + 1_000;
  }

  async #reportFromPartner(id: string, step: number, message: { type: string; data?: object }): Promise<number> {
    const report = { ticket_id: id, ...message };
    const { body, headers } = this.outside.partner.report(report, { id: `msg_${id}_${step}` });
    const status = await this.caller.post('/webhooks/partner', body, {
      'content-type': 'application/json',
      ...headers,
    });
    if ([400, 422].includes(status)) this.refused.push(`${message.type} of ${id}: ${status}`);
    return status;
  }

  async #reportFromCarrier(letter: FakeLetter, step: number, type: string): Promise<number> {
    const { payload, headers } = signedByLob(lobEvent(letter, type, {}, `evt_${letter.id}_${step}`));
    const status = await this.caller.post('/webhooks/mail', payload, headers);
    if (status === 200 && type === scans.at(-1)) this.delivered.add(letter.fields['metadata[order_id]']!);
    return status;
  }

  #reportFromProcessor(id: string, intent: object): Promise<number> {
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({
      id: `evt_${id}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      type: 'payment_intent.succeeded',
      data: { object: intent },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: stripeSecret });
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
    return this.caller.post('/webhooks/processor', payload, headers);
  }
}

function storyOf(stories: Map<string, Story>, id: string): Story {
  let story = stories.get(id);
  if (!story) stories.set(id, (story = { step: 0, notBefore: 0 }));
  return story;
}

/** The partner's next report about a ticket; undefined when there is none, or it is cancelled or waits to be released. */
function ticketStep(
  ticket: Record<string, unknown>,
  findsMore: boolean,
  step: number,
): { type: string; data?: object } | undefined {
  const authorized = Number(ticket.authorized_recipients);
  const recipients = findsMore ? found : authorized;
  if (ticket.status === 'cancelled') return undefined;
  if (step === 0) return { type: 'ticket.accepted' };
  if (step === 1) return { type: 'ticket.recipients_found', data: { recipients } };
  if (step === 2 && authorized < recipients) return undefined;
  const mailed = Array.from({ length: recipients }, (_, n) => ({ name: `Recipient ${n + 1}` }));
  if (step === 2) return { type: 'ticket.mailed', data: { recipients: mailed } };
  return step === 3 ? { type: 'ticket.fulfilled', data: { result: {} } } : undefined;
}
