import {
  authentication,
  declined,
  type FakeSubscription,
  type Fields,
  type Intent,
  invoiceOf,
  invoiceState,
  listed,
  type Params,
  Refusal,
  type StripeErrorBody,
  subscriptionOf,
} from './fake-stripe-objects.js';

/** The state that Stripe would store. Times are Unix seconds. */
export class FakeAccount {
  readonly customers = new Map<string, { id: string; name: string; default: string | null; cards: string[] }>();
  readonly intents = new Map<string, Intent>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly prices = new Map<string, { currency: string; unit_amount: number | null }>([
    ['price_starter_monthly', { currency: 'usd', unit_amount: 2_900 }],
    ['price_growth_monthly', { currency: 'usd', unit_amount: 19_950 }],
    ['price_growth_annual', { currency: 'usd', unit_amount: 199_500 }],
    ['price_scale_monthly', { currency: 'usd', unit_amount: 99_900 }],
  ]);
  /** Whether a subscription ends with its first invoice, when that is voided. */
  endsWithInvoice = false;
  now = Math.floor(Date.now() / 1000);
  /** The customer of the last setup intent. */
  setupFor = '';
  #count = 0;

  /** Dollars that were actually charged, over all payments for credits. */
  get taken(): number {
    return [...this.intents.values()]
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + Number(amount) / 100, 0);
  }

  do(method: string, path: string, params: Params): unknown {
    const [, collection, id, verb] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    switch (`${method} ${collection}${id ? '/id' : ''}${verb ? `/${verb}` : ''}`) {
      case 'POST customers':
        return this.#createCustomer(params);
      case 'GET customers/id':
        return this.#customer(id!);
      case 'POST customers/id':
        this.customers.get(id!)!.default = (params.invoice_settings as Params).default_payment_method as string;
        return this.#customer(id!);
      case 'GET customers/id/payment_methods':
        return listed(
          [...this.customers.get(id!)!.cards].reverse().map((card) => ({ id: card, object: 'payment_method' })),
        );
      case 'POST setup_intents':
        this.setupFor = params.customer as string;
        return { id: 'seti_1', object: 'setup_intent', customer: params.customer, client_secret: 'seti_1_secret_1' };
      case 'POST payment_methods/id/attach':
        return this.attach(id!, params.customer as string);
      case 'POST payment_intents':
        return this.#pay(params);
      case 'GET payment_intents/id':
        return this.intents.get(id!);
      case 'POST payment_intents/id/cancel':
        return this.#cancel(this.intents.get(id!)!);
      case 'POST subscriptions':
        return this.#subscribe(params);
      case 'GET subscriptions':
        return listed(
          [...this.subscriptions.values()]
            .filter(({ customer }) => customer === params.customer)
            .map((one) => this.subscription(one)),
        );
      case 'GET subscriptions/id':
        return this.subscription(this.subscriptions.get(id!)!);
      case 'POST subscriptions/id':
        return this.#update(this.subscriptions.get(id!)!, params);
      case 'DELETE subscriptions/id':
        return this.#end(this.subscriptions.get(id!)!);
      case 'GET invoices':
        return listed(this.#invoices(params.subscription as string).filter(({ status }) => status === params.status));
      case 'GET invoices/id':
        return invoiceState(this.#invoiced(id!));
      case 'POST invoices/id/void':
        return this.#void(this.#invoiced(id!));
      case 'GET prices/id':
        return this.#price(id!);
      default:
        throw new Refusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        });
    }
  }

  /** As a browser does with the secret of a setup intent, too. */
  attach(card: string, customerId: string): Fields {
    if (card === 'pm_missing') {
      throw new Refusal(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'payment_method',
        message: "No such PaymentMethod: 'pm_missing'",
      });
    }
    if (card.includes('chargeDeclined')) throw new Refusal(402, declined);
    const { cards } = this.customers.get(customerId)!;
    if (!cards.includes(card)) cards.push(card);
    return { id: card, object: 'payment_method', customer: customerId };
  }

  /** As the cardholder does in a browser. */
  confirm(intentId: string): Intent {
    const intent = this.intents.get(intentId)!;
    if (intent.status === 'canceled') throw new Error('This payment was cancelled.');
    return Object.assign(intent, { status: 'succeeded', last_payment_error: null });
  }

  /** As the cardholder does who fails to identify themselves at the bank. */
  refuse(intentId: string): Intent {
    const message = 'We are unable to authenticate your payment method. Please choose a different payment method.';
    const last_payment_error = { type: 'card_error', code: 'payment_intent_authentication_failure', message };
    return Object.assign(this.intents.get(intentId)!, { status: 'requires_payment_method', last_payment_error });
  }

  subscription(one: FakeSubscription): Fields {
    return subscriptionOf(one, this.now);
  }

  invoice(one: FakeSubscription): Fields {
    return invoiceOf(one);
  }

  /** The next period begins, and the card does not pay for it. The invoice stays open. */
  failRenewal(one: FakeSubscription): void {
    const intent = this.#intent('pm_card_chargeCustomerFail', { object: 'payment_intent', amount: 0 });
    this.#nextInvoice(one, { ...this.period(one.price, one.end), status: 'past_due', isChanged: false, intent });
  }

  #nextInvoice(one: FakeSubscription, changes: Partial<FakeSubscription>): void {
    const earlier = [...(one.earlier ?? []), { ...one }];
    Object.assign(one, { ...changes, earlier, isVoid: false, invoice: `in_${(this.#count += 1)}` });
  }

  #invoices(subscription: string): Fields[] {
    const one = this.subscriptions.get(subscription)!;
    return [one, ...(one.earlier ?? [])].map(invoiceState);
  }

  #invoiced(invoice: string): FakeSubscription {
    return [...this.subscriptions.values()]
      .flatMap((one) => [one, ...(one.earlier ?? [])])
      .find((one) => one.invoice === invoice)!;
  }

  /** The payment of a void invoice is cancelled. */
  #void(one: FakeSubscription): Fields {
    if (one.isVoid || one.intent.status === 'succeeded') {
      const message = 'You can only pass in open invoices. This invoice is not open.';
      throw new Refusal(400, { type: 'invalid_request_error', message });
    }
    one.intent.status = 'canceled';
    one.isVoid = true;
    if (this.endsWithInvoice && one.status === 'incomplete') one.status = 'incomplete_expired';
    return invoiceState(one);
  }

  /** A subscription that has ended is not found. Its invoice stays as it is. */
  #end(one: FakeSubscription): Fields {
    if (one.status !== 'canceled' && one.status !== 'incomplete_expired') {
      return this.subscription(Object.assign(one, { status: 'canceled' }));
    }
    const message = `No such subscription: '${one.id}'`;
    throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message });
  }

  #price(id: string): Fields {
    const found = this.prices.get(id);
    if (found) return { id, object: 'price', ...found };
    const message = `No such price: '${id}'`;
    throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'price', message });
  }

  #createCustomer({ name }: Params): Fields {
    const id = `cus_${(this.#count += 1)}`;
    this.customers.set(id, { id, name: name as string, default: null, cards: [] });
    return this.#customer(id);
  }

  #customer(id: string): Fields {
    const { name, default: chosen } = this.customers.get(id)!;
    return { id, object: 'customer', name, invoice_settings: { default_payment_method: chosen } };
  }

  #pay(params: Params): Intent {
    if (Number(params.amount) > 99_999_999) {
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        param: 'amount',
        message: 'Amount must be no more than $999,999.99',
      });
    }
    const intent = this.#intent(params.payment_method as string, { ...params, object: 'payment_intent' });
    if (intent.status === 'succeeded') return intent;
    throw new Refusal(402, { ...(intent.last_payment_error as unknown as StripeErrorBody), payment_intent: intent });
  }

  #cancel(intent: Intent): Intent {
    if (!['succeeded', 'canceled'].includes(intent.status)) return Object.assign(intent, { status: 'canceled' });
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
    throw new Refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message });
  }

  #intent(card: string, fields: Fields): Intent {
    const id = `pi_${(this.#count += 1)}`;
    const failure = card.includes('authenticationRequired') ? authentication : card.includes('Fail') ? declined : null;
    const intent = {
      ...fields,
      id,
      client_secret: `${id}_secret_1`,
      status: failure ? 'requires_payment_method' : 'succeeded',
      last_payment_error: failure && { ...failure, payment_method: { id: card } },
    };
    this.intents.set(id, intent);
    return intent;
  }

  #subscribe(params: Params): Fields {
    const price = ((params.items as Params)['0'] as Params).price as string;
    const customer = params.customer as string;
    const intent = this.#intent(this.customers.get(customer)!.default!, { object: 'payment_intent', amount: 0 });
    const id = `sub_${(this.#count += 1)}`;
    const one: FakeSubscription = {
      id,
      status: intent.status === 'succeeded' ? 'active' : 'incomplete',
      customer,
      price,
      ...this.period(price),
      cancelAtPeriodEnd: false,
      metadata: params.metadata as Params,
      invoice: `in_${(this.#count += 1)}`,
      intent,
    };
    this.subscriptions.set(id, one);
    return this.subscription(one);
  }

  period(price: string, start = this.now): { start: number; end: number } {
    const end = new Date(start * 1000);
    end.setUTCMonth(end.getUTCMonth() + (price.endsWith('annual') ? 12 : 1));
    return { start, end: Math.floor(end.getTime() / 1000) };
  }

  #update(one: FakeSubscription, params: Params): Fields {
    if (params.cancel_at_period_end !== undefined) one.cancelAtPeriodEnd = params.cancel_at_period_end === 'true';
    const price = ((params.items as Params | undefined)?.['0'] as Params | undefined)?.price as string | undefined;
    if (price) {
      const intent = this.#intent(this.customers.get(one.customer)!.default!, { object: 'payment_intent', amount: 0 });
      if (intent.status !== 'succeeded') throw new Refusal(402, declined);
      this.#nextInvoice(one, { price, ...this.period(price), status: 'active', isChanged: true, intent });
    }
    return this.subscription(one);
  }
}
