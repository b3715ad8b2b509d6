import Stripe from 'stripe';

type HttpClient = ReturnType<typeof Stripe.createFetchHttpClient>;
type HttpResponse = Awaited<ReturnType<HttpClient['makeRequest']>>;

/**
 * The HTTP client of Stripe's library. The library takes any JSON without an `error` for what was asked for, whatever the
 * status is: a gateway's own 502 would be a payment that was not made, and a page at a wrong address a customer without an id.
 * Here such an answer is an error, which leaves the outcome open.
 */
export function createStripeHttpClient(): HttpClient {
  // Of the library's two clients the one whose timeout is for all of the answer: the other begins again with each byte.
  const client = Stripe.createFetchHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request: Parameters<HttpClient['makeRequest']>) => {
    const response = await makeRequest(...request);
    requireStripe(response);
    return response;
  };
  return client;
}

function requireStripe(response: HttpResponse): void {
  const toJSON = response.toJSON.bind(response);
  response.toJSON = async () => {
    const body = (await toJSON()) as { error?: unknown; object?: unknown } | null;
    const status = response.getStatusCode();
    if (typeof body?.error === 'object' && body.error !== null) return body;
    // Each of Stripe's answers names the kind of object that it is.
    if (status < 300 && typeof body?.object === 'string') return body;
    const message = `The processor answered ${status} without an object or an error of its own.`;
    return { error: { type: 'api_error', message } };
  };
}
