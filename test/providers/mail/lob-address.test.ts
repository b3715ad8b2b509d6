import { describe, expect, it } from '@jest/globals';
import { lobAddress } from '../../../src/providers/mail/lob-address.js';
import type { MailAddress } from '../../../src/providers/mail/mail-carrier.js';

const address: MailAddress = {
  name: 'Saguaro Holdings LLC',
  addressLine1: '1 Main St',
  addressLine2: null,
  city: 'Phoenix',
  state: 'AZ',
  zip: '85001',
};
const fields = (more: Partial<MailAddress>) => lobAddress({ ...address, ...more });

describe('an address on a Lob letter', () => {
  it('is unchanged if it fits', () => {
    expect(fields({ addressLine2: 'Suite 5' })).toEqual({
      name: 'Saguaro Holdings LLC',
      company: null,
      address_line1: '1 Main St',
      address_line2: 'Suite 5',
      address_city: 'Phoenix',
      address_state: 'AZ',
      address_zip: '85001',
      address_country: 'US',
    });
  });

  it.each([
    ['The Roman Catholic Bishop of the Diocese of Phoenix', 'The Roman Catholic Bishop of the Diocese', 'of Phoenix'],
    ['A'.repeat(40), 'A'.repeat(40), null],
    [`${'A'.repeat(40)} ${'B'.repeat(40)}`, 'A'.repeat(40), 'B'.repeat(40)],
    ['Peña  &\u200b Søn\n“Łódź”'.normalize('NFD'), 'Peña & Søn “Łódź”', null],
  ])('splits the name %s over the lines it needs', (name, first, second) => {
    expect(fields({ name })).toMatchObject({ name: first, company: second });
  });

  it.each([
    ['A'.repeat(64), 'B'.repeat(64), 'A'.repeat(64), 'B'.repeat(64)],
    [`${'A'.repeat(60)} Suite 5`, null, 'A'.repeat(60), 'Suite 5'],
    [`${'A'.repeat(60)} Suite 5`, 'Floor 3', 'A'.repeat(60), 'Suite 5, Floor 3'],
    ['1 Main St', `${'B'.repeat(50)} ${'C'.repeat(60)}`, `1 Main St, ${'B'.repeat(50)}`, 'C'.repeat(60)],
  ])('splits the street %s, %s over two lines', (addressLine1, addressLine2, first, second) => {
    expect(fields({ addressLine1, addressLine2 })).toMatchObject({ address_line1: first, address_line2: second });
  });

  it('gets the hyphen that Lob expects in a nine-digit ZIP Code', () => {
    expect(fields({ zip: '850011234' })?.address_zip).toBe('85001-1234');
    expect(fields({ zip: '85001-1234' })?.address_zip).toBe('85001-1234');
  });

  it.each([
    ['a name of three lines', { name: 'Saguaro Holdings and Partners '.repeat(3) }],
    ['a word longer than a line', { name: 'A'.repeat(41) }],
    ['a street of three lines', { addressLine1: `${'A'.repeat(60)} ${'B'.repeat(60)}`, addressLine2: 'Suite 5' }],
    ['a street without a blank', { addressLine1: 'A'.repeat(65) }],
    ['a long city', { city: 'Phoenix '.repeat(26) }],
    ['letters of another script', { name: '東京 Builders' }],
    ['a street of another script', { addressLine1: 'Улица 5' }],
    ['a city of another script', { city: 'Αθήνα' }],
    ['no visible characters', { name: '\u200b' }],
    ['a street with no visible characters', { addressLine1: '\u200b' }],
    ['an invalid ZIP Code', { zip: '8500' }],
  ])('is rejected with %s', (_what, more) => {
    expect(fields(more)).toBeNull();
  });
});
