import { describe, expect, it } from '@jest/globals';
import { countries, isAbroad, notACountry } from '../../../src/domain/address/countries.js';
import { addressInOneLine, addressLines, printedZip } from '../../../src/domain/address/lines.js';
import { neededParts, readPlace, zipContradiction } from '../../../src/domain/address/postal-rules.js';
import {
  isJurisdiction,
  isPostalPlace,
  notAJurisdiction,
  notAPostalPlace,
} from '../../../src/domain/address/states.js';

const wrong = (place: Parameters<typeof readPlace>[0]) =>
  readPlace(place).faults.map(({ part, wrong }) => `${part} ${wrong.text}`);

describe('the list of places', () => {
  it('has the states, the territories, the Freely Associated States and military mail', () => {
    for (const code of ['CA', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'FM', 'MH', 'PW', 'AA', 'AE', 'AP']) {
      expect([code, isPostalPlace(code)]).toEqual([code, true]);
    }
    for (const code of ['ZZ', 'US', 'ON', '']) expect([code, isPostalPlace(code)]).toEqual([code, false]);
  });

  it('separates the places whose law governs a job', () => {
    for (const code of ['CA', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP'])
      expect([code, isJurisdiction(code)]).toEqual([code, true]);
    for (const code of ['FM', 'MH', 'PW', 'AA', 'AE', 'AP'])
      expect([code, isJurisdiction(code)]).toEqual([code, false]);
    expect(notAJurisdiction('ap').text).toContain('military');
    expect(notAJurisdiction('FM').text).toContain('Micronesia is not');
    expect(notAJurisdiction('ZZ').text).toBe('must be a two-letter US state code.');
  });

  it('says the code of a name that was written out', () => {
    expect(notAPostalPlace('california').text).toBe('must be a two-letter US state code, such as CA.');
    expect(notAPostalPlace('Armed Forces Europe').text).toBe('must be a two-letter US state code, such as AE.');
    expect(notACountry('USA').text).toBe('must be a two-letter ISO country code, such as US.');
    expect(notACountry('can').text).toBe('must be a two-letter ISO country code, such as CA.');
    expect(notACountry('Canada').text).toBe('must be a two-letter ISO country code, such as CA.');
    expect(notACountry('UK').text).toBe('must be a two-letter ISO country code, such as GB.');
    expect(countries).toHaveLength(249);
  });
});

describe('state and postal code', () => {
  it.each([
    [
      { state: 'ca', zip: '941051234' },
      { state: 'CA', zip: '94105-1234' },
    ],
    [
      { state: 'CA', zip: '94105 1234' },
      { state: 'CA', zip: '94105-1234' },
    ],
    [
      { state: 'AE', zip: '09204' },
      { state: 'AE', zip: '09204' },
    ],
    [
      { state: 'FM', zip: '96941', countryCode: 'US' },
      { state: 'FM', zip: '96941' },
    ],
    [
      { state: null, zip: '00907', countryCode: 'PR' },
      { state: 'PR', zip: '00907' },
    ],
    [
      { state: 'on', zip: 'm5v2t6', countryCode: 'CA' },
      { state: 'ON', zip: 'M5V 2T6' },
    ],
    [
      { state: 'CDMX', zip: '06500', countryCode: 'MX' },
      { state: 'CDMX', zip: '06500' },
    ],
    [
      { state: null, zip: 'sw1a1aa', countryCode: 'GB' },
      { state: null, zip: 'SW1A 1AA' },
    ],
    [
      { state: null, zip: null, countryCode: 'AE' },
      { state: null, zip: null },
    ],
    [
      { state: null, zip: '10117', countryCode: 'DE' },
      { state: null, zip: '10117' },
    ],
  ])('%j are stored as %j', (given, stored) => {
    const { place, faults } = readPlace<{ state?: string | null; zip?: string | null; countryCode?: string }>(given);
    expect([faults, place]).toEqual([[], { ...given, ...stored }]);
  });

  it.each([
    [
      { state: 'ON', zip: 'M5V 2T6' },
      [
        'state must be a two-letter US state code.',
        'zip must be a 5 or 9 digit postal code; an address in Canada has the country code CA.',
      ],
    ],
    [{ state: 'CA', zip: '9410' }, ['zip must be a 5 or 9 digit postal code.']],
    [
      { state: 'CA', zip: 'SW1A 1AA' },
      ['zip must be a 5 or 9 digit postal code; an address in the United Kingdom has the country code GB.'],
    ],
    [
      { state: 'CA', zip: '94607', countryCode: 'CA' },
      [
        'state must be a two-letter Canadian province code, such as ON.',
        'zip must be a Canadian postal code, such as M5V 2T6.',
      ],
    ],
    [
      { state: 'Ontario', zip: 'D5V 2T6', countryCode: 'CA' },
      [
        'state must be a two-letter Canadian province code, such as ON.',
        'zip must be a Canadian postal code, such as M5V 2T6.',
      ],
    ],
    [{ zip: '0650', countryCode: 'MX' }, ['zip must be a Mexican postal code of 5 digits.']],
    [{ zip: '94105', countryCode: 'GB' }, ['zip must be a British postcode, such as SW1A 1AA.']],
    [{ state: 'TX', zip: '00907', countryCode: 'PR' }, ['state must be PR, as the country code says.']],
  ])('%j are refused', (place, sentences) => {
    expect(wrong(place)).toEqual(sentences);
  });

  it('are needed as far as the mail of the country needs them', () => {
    const needed = (code: string | null) => neededParts(code).map(({ label }) => label);
    expect(needed(null)).toEqual(['state', 'ZIP code']);
    expect(needed('US')).toEqual(['state', 'ZIP code']);
    expect(needed('GU')).toEqual(['state', 'ZIP code']);
    expect(needed('CA')).toEqual(['province', 'postal code']);
    expect(needed('MX')).toEqual(['postal code']);
    expect(needed('GB')).toEqual(['postcode']);
    expect(needed('HK')).toEqual([]);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['CA', '94105'],
    ['CA', '94105-1234'],
    ['California', '941051234'],
    ['VA', '20166'],
    ['DC', '20500'],
    ['DC', '56901'],
    ['TX', '88510'],
    ['TX', '73301'],
    ['NY', '00501'],
    ['NY', '06390'],
    ['CT', '06320'],
    ['MA', '05501'],
    ['WY', '83414'],
    ['ID', '83440'],
    ['GA', '39901'],
    ['AS', '96799'],
    ['HI', '96701'],
    ['GU', '96910'],
    ['MP', '96950'],
    ['FM', '96941'],
    ['MH', '96960'],
    ['PW', '96940'],
    ['PR', '00907'],
    ['VI', '00802'],
    ['AA', '34002'],
    ['AE', '09204'],
    ['AP', '96201'],
    ['KY', '42223'],
    ['TN', '42223'],
    ['DE', '19901'],
    ['AK', '99501'],
  ])('is in %s: %s', (state, zip) => {
    expect(zipContradiction({ state, zip })).toBeNull();
  });

  it.each([
    ['CA', '10001', 'The ZIP code 10001 is in NY, and the address says CA: correct the one that is wrong.'],
    ['CT', '06390', 'The ZIP code 06390 is in NY, and the address says CT: correct the one that is wrong.'],
    ['HI', '96799', 'The ZIP code 96799 is in AS, and the address says HI: correct the one that is wrong.'],
    ['GU', '96950', 'The ZIP code 96950 is in MP, and the address says GU: correct the one that is wrong.'],
    ['CA', '09204', 'The ZIP code 09204 is in AE, and the address says CA: correct the one that is wrong.'],
    ['OH', '42223', 'The ZIP code 42223 is in KY or TN, and the address says OH: correct the one that is wrong.'],
    ['CA', '00001', 'No ZIP code of CA begins with 000: correct 00001 or the state.'],
  ])('contradicts %s: %s', (state, zip, sentence) => {
    expect(zipContradiction({ state, zip })).toBe(sentence);
  });

  it('contradicts nothing that is missing, cannot be read or is abroad', () => {
    expect(zipContradiction({ state: null, zip: '10001' })).toBeNull();
    expect(zipContradiction({ state: 'CA', zip: null })).toBeNull();
    expect(zipContradiction({ state: 'XX', zip: '10001' })).toBeNull();
    expect(zipContradiction({ state: 'CA', zip: '1000' })).toBeNull();
    expect(zipContradiction({ state: 'GA', zip: '10117', countryCode: 'DE' })).toBeNull();
  });

  it.each(['123456789', '12345-6789', '12345 6789', ' 12345-6789 '])('is printed with its hyphen: %s', (zip) => {
    expect(printedZip(zip)).toBe('12345-6789');
    expect(printedZip(zip, '0001')).toBe('12345-6789');
  });

  it('is printed with the four digits that are stored beside it', () => {
    expect([printedZip('12345', '6789'), printedZip('12345', null), printedZip('K1A 0B1', '1234')]).toEqual([
      '12345-6789',
      '12345',
      'K1A 0B1',
    ]);
  });
});

describe('the printed address', () => {
  const street = { addressLine1: '1 Main St', addressLine2: null };
  it.each([
    ['Town', 'CA', '941051234', null, ['1 Main St', 'Town, CA 94105-1234']],
    ['Town', 'ca', '94105 1234', 'US', ['1 Main St', 'Town, CA 94105-1234']],
    ['APO', 'AE', '09204', null, ['1 Main St', 'APO, AE 09204']],
    ['Toronto', 'ON', 'M5V 2T6', 'CA', ['1 Main St', 'Toronto ON M5V 2T6', 'CANADA']],
    ['Cuauhtémoc', 'CDMX', '06500', 'MX', ['1 Main St', '06500 Cuauhtémoc, CDMX', 'MEXICO']],
    ['London', null, 'SW1A 1AA', 'GB', ['1 Main St', 'London', 'SW1A 1AA', 'UNITED KINGDOM']],
    ['Berlin', null, '10117', 'de', ['1 Main St', '10117 Berlin', 'GERMANY']],
    ['Sydney', 'NSW', '2000', 'AU', ['1 Main St', 'Sydney NSW 2000', 'AUSTRALIA']],
    ['Hong Kong', null, null, 'HK', ['1 Main St', 'Hong Kong', 'HONG KONG']],
    ['San Juan', null, '00907', 'PR', ['1 Main St', 'San Juan, PR 00907']],
    ['Town', null, null, null, ['1 Main St', 'Town']],
    [null, '​', null, null, ['1 Main St']],
  ])('has the lines that its place requires: %s %s %s %s', (city, state, zip, countryCode, lines) => {
    expect(addressLines({ ...street, city, state, zip, countryCode })).toEqual(lines);
  });

  it('is also one line', () => {
    const place = { ...street, addressLine2: 'URB LAS GLADIOLAS', city: 'San Juan', state: 'PR', zip: '00926' };
    expect(addressInOneLine(place)).toBe('1 Main St, URB LAS GLADIOLAS, San Juan, PR 00926');
  });

  it('is abroad only outside of the mail of the United States', () => {
    expect([null, '', 'US', 'us', 'PR', 'FM', 'CA', 'GB'].map(isAbroad)).toEqual([
      ...[false, false, false, false, false, false],
      ...[true, true],
    ]);
  });
});
