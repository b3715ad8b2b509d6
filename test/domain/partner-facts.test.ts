import { describe, expect, it } from '@jest/globals';
import {
  nameKey,
  placeKey,
  sameOrganization,
  toOrganizationKind,
} from '../../src/domain/fulfillment-request/partner-facts.js';
import { organizationKinds, partyRoles } from '../../src/domain/vocabulary.js';

describe('an organization that the partner names again', () => {
  const one = { id: 1, name: 'Sunset Tower Partners, LLC', addressLine1: '1 Sunset Street, Suite 4', zip: '94607' };
  const elsewhere = { id: 2, name: 'Sunset Tower Partners LLC', addressLine1: '9 Other Rd', zip: '94607' };
  const nowhere = { id: 3, name: 'SUNSET TOWER PARTNERS L.L.C.', addressLine1: null, zip: null };
  const name = 'Sunset tower partners llc';

  it.each([
    ['A.B.C. Builders, LLC', 'abc builders llc'],
    ['Smith & Sons', 'Smith and Sons'],
    ['José’s Café', 'JOSÉS CAFÉ'],
  ])('has the same name key as %s and %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('has another name key when the letters differ', () => {
    expect(nameKey('Bay Line')).not.toBe(nameKey('Bay Lane'));
    expect(nameKey('株式会社')).not.toBe(nameKey('有限会社'));
  });

  it.each([
    ['1 Sunset St. Ste 4', '94607-1234', true],
    ['1 SUNSET STREET SUITE 4', '94607', true],
    ['1 Sunset St', '94607', false],
    ['1 Sunset St. Ste 4', '94608', false],
  ])('has the same address at %s %s: %s', (addressLine1, zip, same) => {
    expect(placeKey({ addressLine1, zip }) === placeKey(one)).toBe(same);
  });

  it('matches the record with the same address, or else one without an address', () => {
    const at = (addressLine1: string | null, known = [elsewhere, nowhere, one]) =>
      sameOrganization({ name, addressLine1, zip: addressLine1 && '94607' }, known)?.id;
    expect(at('1 Sunset St Ste 4')).toBe(1);
    expect(at('77 New Rd')).toBe(3);
    expect(at('77 New Rd', [elsewhere, one])).toBeUndefined();
    expect(at(null)).toBeUndefined();
    expect(at(null, [one])).toBe(1);
    expect(sameOrganization({ name: 'Other', addressLine1: '1 Sunset St Ste 4', zip: '94607' }, [one])).toBeUndefined();
  });
});

it('maps every party role to an organization kind', () => {
  for (const role of partyRoles) expect(organizationKinds).toContain(toOrganizationKind(role));
});
