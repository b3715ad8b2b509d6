/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v5 as uuidv5 } from 'uuid';
import { lookupsPerMinute } from '../../src/services/address/index.js';
import { eventually } from '../background/webhooks/deliveries.js';
import { lobKey } from '../support/fakes/fake-lob.js';
import { berryAvenue, berryStreet } from '../support/fakes/lob-addresses.js';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { loggedFor } from '../support/records/request-log.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';
import type { App } from '../support/worlds/world-base.js';

const { lob, url } = await openFakeLob();

const completions = `query ($prefix: String, $city: String, $state: String, $zip: String) {
  addressCompletions(prefix: $prefix, city: $city, state: $state, zip: $zip) { addressLine1 city state zip } }`;
const county = `query ($addressLine1: String!, $city: String, $state: String, $zip: String) {
  addressCounty(addressLine1: $addressLine1, city: $city, state: $state, zip: $zip) }`;
const berry = { prefix: '185 Ber' };
const atBerryStreet = { addressLine1: '185 Berry St', city: 'San Francisco', state: 'CA', zip: '94107' };
const ownKey = 'live_own0123456789';

describe('the completion of addresses', () => {
  const lines: Json[] = [];
  // Two connections: one that a lookup kept would be missed.
  const world = openWorld({ ...lobSettings(url), databasePoolSize: 2 });
  let withoutKey: App;
  let caller: Caller;
  let sandbox: Caller;
  beforeAll(async () => {
    caller = await world.caller();
    sandbox = await world.sandboxOf(caller);
    withoutKey = await world.anotherApp({ lobApiKey: undefined, lobWebhookSecret: undefined });
  });
  beforeEach(() => {
    lob.addresses = [berryStreet, berryAvenue];
  });

  const complete = async (by: Caller, variables: object = berry, app: App = world.app) => {
    const { body } = await world.graphql(by, completions, variables as Json, {}, app);
    return body.errors ? body.errors[0].extensions.code : body.data.addressCompletions;
  };
  const propose = async (by: Caller, variables: object = atBerryStreet, app: App = world.app) => {
    const { body } = await world.graphql(by, county, variables as Json, {}, app);
    return body.errors ? body.errors[0].extensions.code : body.data.addressCounty;
  };
  const streets = async (...args: Parameters<typeof complete>) =>
    (await complete(...args))?.map(({ addressLine1 }: Json) => addressLine1);

  it('answers with the addresses of the operator’s Lob, and with a county that has its noun', async () => {
    expect(await complete(caller)).toEqual([
      { addressLine1: '185 Berry St', city: 'San Francisco', state: 'CA', zip: '94107' },
      { addressLine1: '185 Berry Ave', city: 'Hayward', state: 'CA', zip: '94544' },
    ]);
    expect(await streets(caller, { ...berry, city: 'Hayward' })).toEqual(['185 Berry Ave']);
    expect(await propose(caller)).toBe('San Francisco County');
    expect(await propose(caller, { ...atBerryStreet, city: null, state: null })).toBe('San Francisco County');
    expect(await propose(caller, { ...atBerryStreet, addressLine1: '1 No St' })).toBeNull();
  });

  it.each([
    ['ORLEANS', 'LA', 'Orleans Parish'],
    ['RICHMOND CITY', 'VA', 'City of Richmond'],
    ['MIAMI-DADE', 'FL', 'Miami-Dade County'],
    ['DEKALB', 'GA', 'DeKalb County'],
  ])('names the county %s of %s as documents do', async (name, state, written) => {
    lob.addresses = [{ ...berryStreet, state, county: name }];
    expect(await propose(caller, { ...atBerryStreet, state })).toBe(written);
  });

  it('proposes no county of another state than the one that is sent', async () => {
    const components = { city: 'Las Vegas', state: 'NV', zip_code: '89101', county: 'CLARK' };
    lob.strangeAnswer = { status: 200, contentType: 'application/json', body: JSON.stringify({ components }) };
    expect(await propose(caller)).toBeNull();
    for (const state of ['NV', 'nv', null])
      expect(await propose(caller, { ...atBerryStreet, state })).toBe('Clark County');
  });

  it('asks Lob about nothing that is too short', async () => {
    expect(await complete(caller, {})).toEqual([]);
    expect(await complete(caller, { prefix: '' })).toEqual([]);
    expect(await complete(caller, { prefix: ' 1 -.B ' })).toEqual([]);
    for (const part of [{ addressLine1: '1' }, { zip: '941', city: null }, { zip: null, state: null }]) {
      expect(await propose(caller, { ...atBerryStreet, ...part })).toBeNull();
    }
    expect(lob.questions).toEqual([]);
    expect(await complete(caller, { prefix: 'x'.repeat(101) })).toBe('VALIDATION_FAILED');
    expect(await propose(caller, { ...atBerryStreet, zip: 'x'.repeat(11) })).toBe('VALIDATION_FAILED');
  });

  it('is null without a key, also with a test key, and for no other account’s key', async () => {
    expect(await complete(caller, berry, withoutKey)).toBeNull();
    expect(await propose(caller, atBerryStreet, withoutKey)).toBeNull();
    const tested = await world.anotherApp({ lobApiKey: 'test_0123456789' });
    expect(await complete(caller, berry, tested)).toBeNull();
    expect(lob.questions).toEqual([]);

    const owner = await world.caller();
    const body = { provider: 'lob', label: 'Ours', mode: 'live', secret: ownKey, settings: { webhook_secret: 'own' } };
    const answer = await world.rest(owner, 'POST', '/provider-auth', body);
    const set = (status: string) =>
      world.sql('update provider_credentials set status = $2 where id = $1', [answer.body.data.id, status]);
    expect(await complete(owner, berry, withoutKey)).toBeNull();
    await set('active');
    lob.apiKey = ownKey;
    expect(await streets(owner, berry, withoutKey)).toEqual(['185 Berry St', '185 Berry Ave']);
    expect(await propose(owner, atBerryStreet, withoutKey)).toBe('San Francisco County');
    expect(await complete(caller, berry, withoutKey)).toBeNull();
    // The account's own key comes before the operator's, which this Lob refuses now.
    expect(await streets(owner)).toEqual(['185 Berry St', '185 Berry Ave']);
    expect(await complete(caller)).toEqual([]);
    await set('invalid');
    expect(await complete(owner, berry, withoutKey)).toBeNull();
  });

  it('answers in the sandbox from the simulation, whatever keys there are', async () => {
    expect(await streets(sandbox, { prefix: '12 Broad' }, withoutKey)).toEqual([
      '12 Broadway',
      '12 Broadway',
      '12 Broad Street',
    ]);
    expect(await propose(sandbox, { ...atBerryStreet, addressLine1: '12 Broadway', city: 'Oakland', zip: null })).toBe(
      'Alameda County',
    );
    expect(await streets(sandbox)).toEqual([]);
    expect(lob.questions).toEqual([]);
  });

  it('is for those who may change records', async () => {
    const reader = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    expect(await complete(reader)).toBe('FORBIDDEN');
    expect(await propose(reader)).toBe('FORBIDDEN');
    expect(await complete(null as never)).toBe('UNAUTHENTICATED');
    expect(lob.questions).toEqual([]);
  });

  it('is quiet where Lob fails', async () => {
    const error = (status: number) => ({ status, code: 'any', message: 'No.' });
    for (const status of [401, 403, 422, 429, 500, 503]) {
      lob.errors.push(error(status), error(status));
      expect(await complete(caller)).toEqual([]);
      expect(await propose(caller)).toBeNull();
    }
    lob.strangeAnswer = { status: 200, contentType: 'text/html', body: '<html>' };
    expect(await complete(caller)).toEqual([]);
    const nowhere = await world.anotherApp({ lobApiBase: 'http://127.0.0.1:9' });
    expect(await complete(caller, berry, nowhere)).toEqual([]);
    expect(await propose(caller, atBerryStreet, nowhere)).toBeNull();
  });

  it('keeps no connection to the database while Lob hangs, and begins no more than eight lookups of an account', async () => {
    lob.staysSilent = true;
    const hanging = Array.from({ length: 12 }, () => complete(caller));
    await eventually(() => lob.questions.length === 8);
    const { body } = await world.graphql(caller, '{ organizations(first: 1) { totalCount } }');
    expect(body.errors).toBeUndefined();
    expect(await Promise.all(hanging)).toEqual(Array.from({ length: 12 }, () => []));
    expect(lob.questions).toHaveLength(8);
  });

  it('stops for a minute after its limit, for the account and the mode alone', async () => {
    const busy = await world.caller();
    await world.sql(
      `insert into call_windows (caller_id, livemode, window_start, taken, granted)
       select $1, true, date_trunc('minute', now()) + n * interval '1 minute', $2, 0 from generate_series(0, 9) n`,
      [uuidv5('address lookups', busy.organizationId), lookupsPerMinute],
    );
    expect(await complete(busy)).toEqual([]);
    expect(await propose(busy)).toBeNull();
    expect(lob.questions).toEqual([]);
    expect(await streets(caller)).toHaveLength(2);
    expect(await streets(await world.sandboxOf(busy), { prefix: '12 Broad' })).toHaveLength(3);
  });

  it('leaves nothing of what is typed in the request log and in the log lines', async () => {
    const app = await world.anotherApp({ logLevel: 'trace' }, {
      write: (text: string) => void lines.push(text),
    } as never);
    const typed = { prefix: '12 Broadw', state: 'CA', city: 'Oakland', zip: '94612' };
    const written =
      'query Typed { c: addressCompletions(prefix: "12 Broadw", city: "Oakland") { ...a } } fragment a on AddressCompletion { line: addressLine1 place: city zip }';
    const place = { addressLine1: '12 Broadway', city: 'Oakland', state: 'CA', zip: '94612' };
    const texts: string[] = [];
    for (const [query, variables] of [
      [completions, typed],
      [written, {}],
      [county, place],
      ['{ addressCounty(addressLine1: "12 Broadway", zip: "94612") }', {}],
    ] as const) {
      const answer = await world.graphql(sandbox, query, variables, {}, app);
      expect(answer.text).toMatch(/12 Broadway|Alameda/);
      const { request_body, response_body, path } = await loggedFor(world, answer, app);
      texts.push(path, request_body!, response_body!);
    }
    const live = await world.graphql(caller, completions, { prefix: '185 Berry' }, {}, app);
    expect(live.text).toContain('185 Berry St');
    lob.errors.push({ status: 422, code: 'invalid', message: 'Cannot complete 185 Berry' });
    await world.graphql(caller, completions, { prefix: '185 Berry' }, {}, app);
    expect(lines.filter((line) => line.includes('outside call'))).toHaveLength(2);
    for (const text of [...texts, ...lines]) expect(text).not.toMatch(/Broadw|Oakland|Alameda|94612|Berry|94107/);
    expect(texts.join()).toContain('[redacted]');
    expect(lines.join()).not.toContain(lobKey);
  });
});
