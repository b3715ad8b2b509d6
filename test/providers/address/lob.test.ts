import { describe, expect, it } from '@jest/globals';
import { createAddresses } from '../../../src/providers/address/addresses.js';
import { createLobAddresses } from '../../../src/providers/address/lob.js';
import { eventually } from '../../background/webhooks/deliveries.js';
import { type EndlessMode, openEndlessServer } from '../../support/fakes/endless-server.js';
import { lobKey } from '../../support/fakes/fake-lob.js';
import { berryAvenue, berryStreet } from '../../support/fakes/lob-addresses.js';
import { openFakeLob } from '../../support/fakes/open-fakes.js';

const { lob, url } = await openFakeLob();
const { server: endless } = await openEndlessServer();

const addresses = createLobAddresses({ apiKey: lobKey, apiBase: url });
const anywhere = { city: null, state: null, zip: null };
const berry = { prefix: '185 B', ...anywhere };
const atBerryStreet = { addressLine1: '185 Berry St', city: 'San Francisco', state: 'CA', zip: '94107' };

const answering = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  lob.strangeAnswer = { status, contentType: 'application/json', body: text };
};

describe('addresses by Lob', () => {
  it('are completed, with the state in capitals', async () => {
    lob.addresses = [berryStreet, berryAvenue];
    expect(await addresses.complete(berry)).toEqual([
      { addressLine1: '185 Berry St', city: 'San Francisco', state: 'CA', zip: '94107' },
      { addressLine1: '185 Berry Ave', city: 'Hayward', state: 'CA', zip: '94544' },
    ]);
    expect(lob.questions).toEqual([
      {
        path: '/v1/us_autocompletions?case=proper&valid_addresses=true',
        body: { address_prefix: '185 B', geo_ip_sort: false },
      },
    ]);
  });

  it('are narrowed by what is there of the address', async () => {
    lob.addresses = [berryStreet, berryAvenue];
    const narrowed = await addresses.complete({ prefix: '185 B', city: 'Hayward', state: 'CA', zip: '945' });
    expect(narrowed.map(({ addressLine1 }) => addressLine1)).toEqual(['185 Berry Ave']);
    expect(lob.questions[0]!.body).toMatchObject({ city: 'Hayward', state: 'CA', zip_code: '945' });
  });

  it('are asked for without signs that Lob refuses', async () => {
    lob.addresses = [{ ...berryStreet, primary: '12-34 M L King Jr Blvd' }];
    expect(await addresses.complete({ ...berry, prefix: ' 12-34 M.L. King,\tJr.' })).toHaveLength(1);
  });

  it('have the county that Lob writes, or none', async () => {
    lob.addresses = [berryStreet];
    expect(await addresses.findCounty(atBerryStreet)).toEqual({ county: 'SAN FRANCISCO', state: 'CA' });
    expect(await addresses.findCounty({ ...atBerryStreet, addressLine1: '9 No St' })).toBeNull();
    expect(lob.questions[0]).toEqual({
      path: '/v1/us_verifications?case=proper',
      body: { primary_line: '185 Berry St', city: 'San Francisco', state: 'CA', zip_code: '94107' },
    });
  });

  it.each([
    [401, 'invalid_api_key'],
    [403, 'forbidden'],
    [422, 'invalid'],
    [429, 'rate_limit_exceeded'],
    [500, 'internal_server_error'],
    [503, 'service_unavailable'],
  ])('fail with the status %s alone, not with what Lob says', async (status, code) => {
    const error = { status, code, message: 'Cannot complete 185 B' };
    lob.errors.push(error, error);
    await expect(addresses.complete(berry)).rejects.toMatchObject({
      name: 'LookupFailed',
      message: `Lob answered HTTP ${status}.`,
    });
    await expect(addresses.findCounty(atBerryStreet)).rejects.toThrow(`Lob answered HTTP ${status}.`);
  });

  it('fail for a key that Lob refuses', async () => {
    const stranger = createLobAddresses({ apiKey: 'live_stranger', apiBase: url });
    await expect(stranger.complete(berry)).rejects.toThrow('Lob answered HTTP 401.');
  });

  it('fail after the time limit, and where no one listens', async () => {
    lob.staysSilent = true;
    lob.addresses = [berryStreet];
    const hurried = createLobAddresses({ apiKey: lobKey, apiBase: url, timeoutMs: 100 });
    await expect(hurried.complete(berry)).rejects.toThrow('Lob gave no answer in 0.1 s.');
    const nowhere = createLobAddresses({ apiKey: lobKey, apiBase: 'http://127.0.0.1:9' });
    await expect(nowhere.findCounty(atBerryStreet)).rejects.toThrow('Lob cannot be reached (ECONNREFUSED).');
  });

  it.each([
    ['no JSON', '<html>185 B</html>', 'Lob answered with what is not JSON.'],
    ['null', null, 'Lob answered without'],
    ['a list', [], 'Lob answered without'],
    ['another shape', { suggestions: { length: 3 }, components: '185 B' }, 'Lob answered without'],
  ])('fail for an answer that is %s', async (_, body, message) => {
    answering(body);
    await expect(addresses.complete(berry)).rejects.toThrow(message);
    await expect(addresses.findCounty(atBerryStreet)).rejects.toThrow(message);
  });

  it('are left out where they are none', async () => {
    const good = { primary_line: '1 A St', city: 'Oakland', state: 'CA', zip_code: '94607' };
    const bad = [
      null,
      7,
      {},
      { ...good, primary_line: '<script>alert(1)</script>' },
      { ...good, primary_line: 'A'.repeat(256) },
      { ...good, city: 'Oak\u0000land' },
      { ...good, city: ['Oakland'] },
      { ...good, state: 'XX' },
      { ...good, state: '__proto__' },
      { ...good, zip_code: '' },
      { ...good, zip_code: '9460' },
      { ...good, zip_code: 94607 },
    ];
    answering({ suggestions: [...bad.slice(0, 8), good], __proto__: { polluted: true } });
    expect(await addresses.complete(berry)).toEqual([
      { addressLine1: '1 A St', city: 'Oakland', state: 'CA', zip: '94607' },
    ]);
    answering({ suggestions: bad.slice(8) });
    expect(await addresses.complete(berry)).toEqual([]);
    answering({ suggestions: Array.from({ length: 50 }, () => good) });
    expect(await addresses.complete(berry)).toHaveLength(10);
    for (const components of [{ county: '<b>X</b>', state: 'CA' }, { county: 'X', state: 'QQ' }, { county: 7 }, {}]) {
      answering({ components });
      expect(await addresses.findCounty(atBerryStreet)).toBeNull();
    }
  });

  it.each<EndlessMode>(['endless', 'bomb', 'drip'])('fail for an answer without an end (%s)', async (mode) => {
    endless.mode = mode;
    const one = createLobAddresses({ apiKey: lobKey, apiBase: endless.url, timeoutMs: 1_000 });
    await expect(one.complete(berry)).rejects.toMatchObject({ name: 'LookupFailed' });
    await eventually(() => endless.open === 0);
  });
});

describe('the providers of addresses', () => {
  it('are none for an operator with a test key, which completes to invented addresses', () => {
    expect(createAddresses({ lobApiBase: url }).lob).toBeUndefined();
    expect(createAddresses({ lobApiBase: url, lobApiKey: 'test_0123456789' }).lob).toBeUndefined();
    expect(createAddresses({ lobApiBase: url, lobApiKey: lobKey }).lob).toBeDefined();
  });

  it('have room for eight lookups of an account, and for 64 of all', () => {
    const { begin } = createAddresses({ lobApiBase: url });
    const ends = Array.from({ length: 8 }, () => begin('one'));
    expect(ends.every(Boolean)).toBe(true);
    expect(begin('one')).toBeNull();
    ends[0]!();
    expect(begin('one')).not.toBeNull();
    const others = Array.from({ length: 100 }, (_, index) => begin(`account ${index}`));
    expect(others.filter(Boolean)).toHaveLength(56);
  });
});

describe('addresses of the sandbox', () => {
  const { simulated } = createAddresses({ lobApiBase: url });

  it('are completed with the number that is typed', async () => {
    expect(await simulated.complete({ ...berry, prefix: '77 mar' })).toEqual([
      { addressLine1: '77 Market Street', city: 'San Francisco', state: 'CA', zip: '94103' },
      { addressLine1: '77 Market Street', city: 'Philadelphia', state: 'PA', zip: '19106' },
    ]);
    expect(await simulated.complete({ ...berry, prefix: '77 mar', state: 'PA' })).toHaveLength(1);
    expect(await simulated.complete({ ...berry, prefix: '77 nowhere' })).toEqual([]);
  });

  it('have counties', async () => {
    const oakland = { addressLine1: '12 Broadway', city: 'Oakland', state: 'CA', zip: '94612-1234' };
    expect(await simulated.findCounty(oakland)).toEqual({ county: 'ALAMEDA', state: 'CA' });
    expect(await simulated.findCounty({ ...oakland, zip: '10007' })).toBeNull();
  });
});
