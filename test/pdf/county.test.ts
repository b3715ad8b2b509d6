import { describe, expect, it } from '@jest/globals';
import { bareCounty, countyName } from '../../src/pdf/county.js';

describe('the name of a county', () => {
  it.each([
    ['Alameda', 'CA', 'Alameda County'],
    ['Alameda county', 'CA', 'Alameda county'],
    ['Jefferson', 'LA', 'Jefferson Parish'],
    ['Jefferson Parish', 'LA', 'Jefferson Parish'],
    ['Kenai Peninsula', 'AK', 'Kenai Peninsula Borough'],
    ['Nome Census Area', 'AK', 'Nome Census Area'],
    ['Roanoke City', 'VA', 'Roanoke City'],
    ['City of Roanoke', 'VA', 'City of Roanoke'],
    ['James City', 'VA', 'James City County'],
    ['Baltimore City', 'MD', 'Baltimore City'],
    ['District of Columbia', 'DC', 'District of Columbia'],
    ['Washington', 'DC', 'Washington'],
  ])('%s in %s is printed as %s', (given, state, printed) => {
    expect(countyName(given, state)).toBe(printed);
  });

  it('is printed without its noun where the form has the noun', () => {
    expect(bareCounty('Alameda County')).toBe('Alameda');
    expect(bareCounty('Orleans Parish')).toBe('Orleans Parish');
  });
});
