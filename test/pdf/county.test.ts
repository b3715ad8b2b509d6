import { describe, expect, it } from '@jest/globals';
import { bareCounty, countyInSentence, countyName } from '../../src/pdf/county.js';

describe('the name of a county', () => {
  it.each([
    ['Alameda', 'CA', 'Alameda County'],
    ['Alameda county', 'CA', 'Alameda county'],
    ['Jefferson', 'LA', 'Jefferson Parish'],
    ['Jefferson Parish', 'LA', 'Jefferson Parish'],
    ['Kenai Peninsula', 'AK', 'Kenai Peninsula Borough'],
    ['Nome Census Area', 'AK', 'Nome Census Area'],
    ['Roanoke City', 'VA', 'City of Roanoke'],
    ['St. Louis City', 'MO', 'City of St. Louis'],
    ['Ponce', 'PR', 'Municipality of Ponce'],
    ['Ponce Municipality', 'PR', 'Municipality of Ponce'],
    ['Anchorage Municipality', 'AK', 'Municipality of Anchorage'],
    ['Carson City', 'NV', 'Carson City'],
    ['City of Roanoke', 'VA', 'City of Roanoke'],
    ['Norfolk', 'VA', 'City of Norfolk'],
    ['Norfolk', 'MA', 'Norfolk County'],
    ['Roanoke', 'VA', 'Roanoke County'],
    ['James City', 'VA', 'James City County'],
    ['Baltimore City', 'MD', 'Baltimore City'],
    ['District of Columbia', 'DC', 'District of Columbia'],
    ['Washington', 'DC', 'Washington'],
  ])('%s in %s is printed as %s', (given, state, printed) => {
    expect(countyName(given, state)).toBe(printed);
  });

  it.each([
    ['Roanoke City', 'VA', 'the City of Roanoke'],
    ['Ponce', 'PR', 'the Municipality of Ponce'],
    ['District of Columbia', 'DC', 'the District of Columbia'],
    ['Alameda', 'CA', 'Alameda County'],
  ])('%s in %s is called %s in a sentence', (given, state, printed) => {
    expect(countyInSentence(given, state)).toBe(printed);
  });

  it('is printed without its noun where the form has the noun', () => {
    expect(bareCounty('Alameda County')).toBe('Alameda');
    expect(bareCounty('Orleans Parish')).toBe('Orleans Parish');
  });
});
