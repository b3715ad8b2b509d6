import type { Page, Route } from 'playwright-core';
import type { FakeStripe } from './fake-stripe.js';

/** Stripe's test cards, with the ids that they have at Stripe once they are saved. */
export const cards = {
  pays: ['4242424242424242', 'pm_card_visa'],
  isRefused: ['4000000000000002', 'pm_card_visa_chargeDeclined'],
  failsLater: ['4000000000000341', 'pm_card_chargeCustomerFail'],
  asksTheBank: ['4000002500003155', 'pm_card_authenticationRequired'],
} as const;

const cardFrame = `<!doctype html><html lang="en"><title>Card</title><body>
<label>Card number <input autocomplete="off"></label>
<script>onmessage = ({ ports }) => ports[0].postMessage(document.querySelector('input').value)</script>`;

const bankFrame = `<!doctype html><html lang="en"><title>Bank</title><body>
<button>Complete</button> <button>Fail</button>
<script>document.body.onclick = ({ target }) => parent.postMessage({ bank: target.textContent }, '*')</script>`;

/** In the place of Stripe's script, with the calls that the console makes. A card is typed in a frame of another origin. */
const script = `window.Stripe = (key) => {
  const ask = async (path, fields) =>
    (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body: new URLSearchParams({ key, ...fields }) })).json();
  const framed = (source, title, place) => {
    const frame = Object.assign(document.createElement('iframe'), { src: source, title });
    place.append(frame);
    return frame;
  };
  let place;
  const atBank = async (client_secret) => {
    place?.remove();
    place = document.body.appendChild(document.createElement('section'));
    place.setAttribute('aria-label', 'Your bank');
    const answer = new Promise((resolve) => addEventListener('message', ({ data }) => data.bank && resolve(data.bank)));
    framed('https://hooks.stripe.com/bank.html', 'Your bank', place);
    const bank = await answer;
    // Hidden, and removed later: what a test does in a frame that is removed meanwhile never ends.
    place.hidden = true;
    return ask('payment_intents/confirm', { client_secret, bank });
  };
  return {
    elements: () => {
      const card = { number: '' };
      let frame;
      let loaded;
      // The page asks the frame. A message that the frame sent by itself could come after the click on the button that pays.
      const readNumber = async () => {
        await loaded;
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
        frame.contentWindow.postMessage('read', '*', [port2]);
        return answer;
      };
      return {
        card,
        submit: async () => {
          card.number = await readNumber();
          return card.number ? {} : { error: { message: 'Your card number is incomplete.' } };
        },
        create: () => ({
          mount: (place) => {
            frame = framed('https://js.stripe.com/card.html', 'Secure form for the card', place);
            loaded = new Promise((resolve) => (frame.onload = resolve));
          },
          destroy: () => frame.remove(),
        }),
      };
    },
    confirmSetup: ({ elements, clientSecret }) =>
      ask('setup_intents/confirm', { client_secret: clientSecret, number: elements.card.number }),
    retrievePaymentIntent: (client_secret) => ask('payment_intents/read', { client_secret }),
    handleNextAction: ({ clientSecret }) => atBank(clientSecret),
    confirmPayment: ({ clientSecret, confirmParams }) =>
      confirmParams.payment_method ? atBank(clientSecret) : { error: { message: 'There is no card.' } },
  };
};`;

/** Answers what a page sends to Stripe, with the accounts of the fake. Nothing leaves the machine. @returns the addresses */
export async function serveStripe(page: Page, { account }: FakeStripe): Promise<string[]> {
  const asked: string[] = [];
  const answer = (route: Route, contentType: string, body: string) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(/^https:\/\/js\.stripe\.com\/.*stripe\.js$/, (route) => answer(route, 'text/javascript', script));
  await page.route('https://js.stripe.com/card.html', (route) => answer(route, 'text/html', cardFrame));
  await page.route('https://hooks.stripe.com/bank.html', (route) => answer(route, 'text/html', bankFrame));
  await page.route('https://api.stripe.com/v1/**', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    const intentId = fields.get('client_secret')!.split('_secret')[0]!;
    const result = (): object => {
      switch (new URL(route.request().url()).pathname) {
        case '/v1/setup_intents/confirm': {
          const found = Object.values(cards).find(([number]) => number === fields.get('number'));
          if (!found) throw new Error('Your card number is invalid.');
          account.attach(found[1], account.setupFor);
          return { setupIntent: { status: 'succeeded', payment_method: found[1] } };
        }
        case '/v1/payment_intents/read':
          return { paymentIntent: account.intents.get(intentId) };
        default: {
          if (fields.get('bank') === 'Fail') {
            const { message } = account.refuse(intentId).last_payment_error!;
            throw new Error(String(message));
          }
          const paymentIntent = account.confirm(intentId);
          for (const one of account.subscriptions.values()) if (one.intent === paymentIntent) one.status = 'active';
          return { paymentIntent };
        }
      }
    };
    try {
      return answer(route, 'application/json', JSON.stringify(result()));
    } catch (error) {
      return answer(route, 'application/json', JSON.stringify({ error: { message: (error as Error).message } }));
    }
  });
  return asked;
}
