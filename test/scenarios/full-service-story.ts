import { expect } from '@jest/globals';
import { eventually, subscribe } from '../background/webhooks/deliveries.js';
import type { Receiver } from '../background/webhooks/receiver.js';
import type { FakePartner } from '../support/fakes/fake-partner.js';
import { makeDivision, payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { report } from '../support/records/partner.js';
import { doTasks } from '../support/records/tasks.js';
import type { SubscriptionResults } from '../support/worlds/live.js';
import type { LiveWorld } from '../support/worlds/live-world.js';
import type { Answer, Caller, Json, World } from '../support/worlds/world.js';

const updated = `subscription { fulfillmentRequestUpdated { event { type data } } }`;

/** The credits after a step: what it posted, what is available, and what is held. */
export interface Money {
  /** `charge 35 → 165`, oldest first. */
  posted: string[];
  available: number;
  /** The holds, oldest first. */
  held: number[];
}

/** One full service as its caller and the partner see it, with everything that is visible from outside. */
export class Story {
  id!: string;
  #posted = 0;

  private constructor(
    readonly world: World,
    readonly partner: FakePartner,
    readonly staff: Caller,
    readonly caller: Caller,
    readonly divisionId: string,
    readonly subscriber: SubscriptionResults,
    readonly webhook: Receiver,
  ) {}

  /** Creates an account with credits, a subscriber, and a webhook for all events of requests. */
  static async begin(
    live: LiveWorld,
    { partner, staff, webhook }: { partner: FakePartner; staff: Caller; webhook: Receiver },
    credits: string,
  ): Promise<Story> {
    const { world } = live;
    const caller = await world.caller({ credits });
    const divisionId = await makeDivision(world, caller);
    await subscribe(
      world,
      caller,
      webhook.url,
      happenings.map((what) => `fulfillment_request.${what}`),
    );
    await live.settled();
    const subscriber = await live.subscribed(caller, updated);
    const story = new Story(world, partner, staff, caller, divisionId, subscriber, webhook);
    await story.money({
      posted: [`grant ${Number(credits)} → ${Number(credits)}`],
      available: Number(credits),
      held: [],
    });
    return story;
  }

  /** Requests a full service with that many parties. */
  async ask(parties = 0): Promise<Answer<Json>> {
    const known = Array.from({ length: parties }, (_, index) => ({ role: 'lender', name: `Bank ${index + 1}` }));
    const payload = payloadOf(this.divisionId, { fulfillment_scope: 'full_service', parties: known });
    const answer = await this.world.rest(this.caller, 'POST', '/fulfillment-requests', requestOfPayload(payload));
    if (answer.status === 201) this.id = answer.body.data.id;
    return answer;
  }

  /** Runs the worker's task that submits the request to the partner. */
  async handOver(): Promise<Json> {
    expect(await doTasks(this.world)).toEqual([]);
    return this.partner.tickets.get(this.ticketId);
  }

  /** Creates a request that is charged, held for, and accepted by the partner. */
  async underWay(parties = 0): Promise<void> {
    expect((await this.ask(parties)).status).toBe(201);
    await this.handOver();
    await this.report('accepted');
    this.#posted += 2;
  }

  get ticketId(): string {
    return this.partner.ticketOf(this.id)!;
  }

  /** Calls an action of the request's account. */
  act(verb: 'approve-charges' | 'cancel', body?: object): Promise<Answer<Json>> {
    return this.world.rest(this.caller, 'POST', `/fulfillment-requests/${this.id}/${verb}`, body);
  }

  async show(): Promise<Json> {
    return (await this.world.rest(this.caller, 'GET', `/fulfillment-requests/${this.id}`)).body.data;
  }

  /** The partner's staff report through GraphQL. Returns their view of the request, or the error. */
  async mutate(mutation: string, input: object = {}): Promise<Json> {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { disregarded request { status authorizedRecipients mailedRecipients } } }`;
    const { body } = await this.world.graphql(this.staff, query, { input: { id: this.id, ...input } });
    if (body.errors) return body.errors[0].extensions;
    expect(body.data[mutation].disregarded).toBeNull();
    return body.data[mutation].request;
  }

  /** The partner's own service reports with a signed message. */
  async report(type: string, data: object = {}): Promise<void> {
    const message = { type: `ticket.${type}`, ticket_id: this.ticketId, data };
    const { status, body } = await report(this.world, this.partner, message);
    expect([type, status, body]).toEqual([type, 200, { received: true }]);
  }

  buy(credits: number): Promise<Answer<Json>> {
    return this.world.rest(this.caller, 'POST', '/credits/purchase', { credits });
  }

  /** Compares new ledger entries, and the balance, with what the caller reads. */
  async money({ posted, available, held }: Money): Promise<void> {
    const ledger = await this.world.rest(this.caller, 'GET', '/credits/ledger?per_page=100');
    const lines: string[] = ledger.body.data
      .reverse()
      .map(({ kind, amount, balance_after }: Json) => `${kind} ${amount} → ${balance_after}`);
    const balance = (await this.world.rest(this.caller, 'GET', '/credits/balance')).body;
    expect({
      posted: lines.slice(this.#posted),
      balance: balance.balance,
      held: balance.held,
      holds: balance.holds.map(({ amount, event_type, for: of }: Json) => ({ amount, event_type, for: of })).reverse(),
    }).toEqual({
      posted,
      balance: { total: available, free: 0, partner_eligible: available },
      held: held.reduce((sum, amount) => sum + amount, 0),
      holds: held.map((amount) => ({
        amount,
        event_type: 'mail_sending',
        for: { type: 'fulfillment_request', id: this.id },
      })),
    });
    this.#posted = lines.length;
  }

  /** Checks that the subscriber and the webhook received the same events in order. Returns the payloads. */
  async receivedEvents(...types: string[]): Promise<Json[]> {
    await this.subscriber.count(types.length);
    const events = this.subscriber.values.map(({ event }) => event);
    const name = (type: string) => type.toLowerCase().replace('fulfillment_request_', '');
    expect(events.map(({ type }) => name(type))).toEqual(types);
    const sent = await eventually(() => {
      const own = this.webhook.received.filter(({ body }) => body.data.object.id === this.id);
      return own.length >= types.length && own;
    });
    expect(sent.map(({ body }) => body.type)).toEqual(types.map((type) => `fulfillment_request.${type}`));
    return sent.map(({ body }) => body.data);
  }
}

const happenings = [
  'created',
  'updated',
  'submitted',
  'payment_required',
  'charges_approved',
  'fulfilled',
  'rejected',
  'cancelled',
  'failed',
];
