/** Form fields, nested. */
export interface Params {
  [name: string]: string | Params;
}

type Fields = Record<string, unknown>;

export interface StripeErrorBody {
  type: string;
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeErrorBody,
  ) {
    super(error.message);
  }
}

interface Intent {
  id: string;
  status: string;
  last_payment_error: Fields | null;
  [field: string]: unknown;
}

export interface FakeSubscription {
  id: string;
  status: string;
  customer: string;
  price: string;
  start: number;
  end: number;
  cancelAtPeriodEnd: boolean;
  metadata: Params;
  invoice: string;
  intent: Intent;
}

const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};
const authentication = {
  type: 'card_error',
  code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The state that Stripe would store. Times are Unix seconds. */
export class FakeAccount {
  readonly customers = new Map<string, { id: string; name: string; default: string | null; cards: string[] }>();
  readonly intents = new Map<string, Intent>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  now = Math.floor(Date.now() / 1000);
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
        return { id: 'seti_1', object: 'setup_intent', customer: params.customer, client_secret: 'seti_1_secret_1' };
      case 'POST payment_methods/id/attach':
        return this.attach(id!, params.customer as string);
      case 'POST payment_intents':
        return this.#pay(params);
      case 'GET payment_intents/id':
        return this.intents.get(id!);
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
        return this.subscription(Object.assign(this.subscriptions.get(id!)!, { status: 'canceled' }));
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
    return Object.assign(this.intents.get(intentId)!, { status: 'succeeded', last_payment_error: null });
  }

  subscription(one: FakeSubscription): Fields {
    const paid = one.intent.status === 'succeeded';
    return {
      id: one.id,
      object: 'subscription',
      status: one.status,
      customer: one.customer,
      cancel_at_period_end: one.cancelAtPeriodEnd,
      cancel_at: null,
      canceled_at: null,
      ended_at: one.status === 'canceled' ? this.now : null,
      metadata: one.metadata,
      items: listed([
        {
          id: `si_${one.id}`,
          object: 'subscription_item',
          price: { id: one.price, object: 'price' },
          current_period_start: one.start,
          current_period_end: one.end,
        },
      ]),
      latest_invoice: {
        ...this.invoice(one),
        status: paid ? 'paid' : 'open',
        confirmation_secret: paid ? null : { type: 'payment_intent', client_secret: one.intent.client_secret },
        payments: listed([
          { id: 'inpay_1', object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: one.intent } },
        ]),
      },
    };
  }

  invoice(one: FakeSubscription): Fields {
    return {
      id: one.invoice,
      object: 'invoice',
      customer: one.customer,
      // The period of the first invoice, and for all others the previous one: not the period that is paid.
      period_start: one.start,
      period_end: one.start,
      parent: { type: 'subscription_details', subscription_details: { subscription: one.id, metadata: one.metadata } },
      lines: listed([
        {
          id: 'il_1',
          object: 'line_item',
          period: { start: one.start, end: one.end },
          parent: {
            type: 'subscription_item_details',
            subscription_item_details: { proration: false, subscription: one.id },
          },
          pricing: { type: 'price_details', price_details: { price: one.price } },
        },
      ]),
    };
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

  #intent(card: string, fields: Fields): Intent {
    const id = `pi_${(this.#count += 1)}`;
    const failure = card.includes('authenticationRequired') ? authentication : card.includes('Fail') ? declined : null;
    const intent = {
      ...fields,
      id,
      client_secret: `${id}_secret_1`,
      status: failure ? 'requires_payment_method' : 'succeeded',
      last_payment_error: failure,
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
      Object.assign(one, { price, ...this.period(price), invoice: `in_${(this.#count += 1)}`, intent });
    }
    return this.subscription(one);
  }
}

function listed(data: unknown[]): Fields {
  return { object: 'list', data, has_more: false, url: '/v1/list' };
}
