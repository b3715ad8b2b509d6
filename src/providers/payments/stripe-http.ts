import Stripe from 'stripe';
import { fetchWithin } from '../answer.js';

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

/**
 * The HTTP client of Stripe's library. The library treats any JSON without an `error` as the requested object, whatever the
 * status: a gateway's own 502 would count as a payment that was not made, and a page at a wrong address as a customer without an
 * id. Here such an answer is an error, which leaves the outcome open.
 */
export function createStripeHttpClient(): HttpClient {
  const client = createBoundedHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request: Parameters<HttpClient['makeRequest']>) => {
    const response = await makeRequest(...request);
    requireStripe(response);
    return response;
  };
  return client;
}

/** The timeout of the library's fetch client covers the whole answer. The timeout of its other client restarts with each byte. */
export function createBoundedHttpClient(): HttpClient {
  const fetchResponse = fetchWithin();
  // A redirect could lead anywhere, and Stripe's API answers none.
  return Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
    fetchResponse(input, { ...init, redirect: 'manual' }),
  );
}

function requireStripe(response: HttpResponse): void {
  const toJSON = response.toJSON.bind(response);
  response.toJSON = async () => {
    const body = (await toJSON()) as { error?: unknown; object?: unknown } | null;
    const status = response.getStatusCode();
    if (typeof body?.error === 'object' && body.error !== null) return body;
    // Every object that Stripe returns states its type.
    if (status < 300 && typeof body?.object === 'string') return body;
    const message = `The processor answered ${status} without an object or an error of its own.`;
    return { error: { type: 'api_error', message } };
  };
}
