import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface FakeAddress {
  primary: string;
  city: string;
  state: string;
  zip: string;
  county: string;
}

/** What was asked of the addresses, as it arrived. */
export interface AddressQuestion {
  path: string;
  body: Record<string, unknown>;
}

export const berryStreet = {
  primary: '185 Berry St',
  city: 'San Francisco',
  state: 'CA',
  zip: '94107',
  county: 'SAN FRANCISCO',
};
export const berryAvenue = {
  primary: '185 Berry Ave',
  city: 'Hayward',
  state: 'CA',
  zip: '94544',
  county: 'ALAMEDA',
};

export async function readQuestion(request: IncomingMessage): Promise<AddressQuestion> {
  return { path: request.url!, body: JSON.parse(await text(request)) };
}

/** As Lob's published description has it: `POST /v1/us_autocompletions` and `POST /v1/us_verifications`. */
export function answerOfAddresses(
  addresses: readonly FakeAddress[],
  { path, body }: AddressQuestion,
): { status: number; body: object } {
  const isIn = ({ city, state, zip }: FakeAddress) =>
    (body.city === undefined || body.city === city) &&
    (body.state === undefined || body.state === state) &&
    (body.zip_code === undefined || zip.startsWith(String(body.zip_code)));
  if (path.startsWith('/v1/us_autocompletions')) {
    const prefix = body.address_prefix;
    if (typeof prefix !== 'string' || prefix === '') return refused('address_prefix is required');
    if (/[^\p{L}\p{N} -]/u.test(prefix)) return refused(`address_prefix ${prefix} must be alphanumeric`);
    const suggestions = addresses
      .filter((address) => address.primary.toLowerCase().startsWith(prefix.toLowerCase()) && isIn(address))
      .map(({ primary, city, state, zip }) => ({
        primary_line: primary,
        city,
        // `case=proper` concerns the state, too.
        state: `${state[0]}${state[1]!.toLowerCase()}`,
        zip_code: zip,
        object: 'us_autocompletion',
      }));
    return { status: 200, body: { id: 'us_auto_1', suggestions, object: 'us_autocompletion' } };
  }
  if (!body.primary_line) return refused('primary_line is required');
  if (!body.zip_code && !(body.city && body.state)) return refused('zip_code is required');
  const match = addresses.find((address) => address.primary === body.primary_line && isIn(address));
  const components = { city: '', state: '', zip_code: '', county: '', county_fips: '', latitude: null };
  return {
    status: 200,
    body: {
      id: 'us_ver_1',
      primary_line: match?.primary ?? '',
      deliverability: match ? 'deliverable' : 'undeliverable',
      components: match
        ? { ...components, city: match.city, state: match.state, zip_code: match.zip, county: match.county }
        : components,
      object: 'us_verification',
    },
  };
}

function refused(message: string) {
  return { status: 422, body: { error: { message, status_code: 422, code: 'invalid' } } };
}
