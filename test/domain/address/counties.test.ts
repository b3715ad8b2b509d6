import { describe, expect, it } from '@jest/globals';
import { countyKey, distinctCounties, isSameCounty } from '../../../src/domain/address/counties.js';

describe('the key of a county', () => {
  it.each([
    ['CA', ['Alameda', 'ALAMEDA', ' alameda county ', 'County of Alameda', 'the County of Alameda', 'Alameda Co.']],
    ['MI', ['St. Clair', 'St Clair County', 'Saint Clair', 'SAINT CLAIR COUNTY', 'County of St. Clair']],
    ['MO', ['Ste. Genevieve', 'Sainte Genevieve County']],
    ['LA', ['St. John the Baptist', 'Saint John the Baptist Parish', 'Parish of St. John the Baptist']],
    ['FL', ['Miami-Dade', 'Miami Dade County', 'MIAMI-DADE']],
    ['GA', ['DeKalb', 'De Kalb County', 'dekalb']],
    ['MD', ['Prince George’s', "Prince George's County", 'Prince Georges']],
    ['NM', ['Doña Ana', 'Dona Ana County']],
    ['AK', ['Kenai Peninsula', 'Kenai Peninsula Borough']],
    ['AK', ['Nome', 'Nome Census Area']],
    ['AK', ['Juneau', 'City and Borough of Juneau', 'Juneau Borough']],
    ['CA', ['San Francisco', 'City and County of San Francisco', 'San Francisco City and County']],
    ['VA', ['Norfolk', 'City of Norfolk', 'Norfolk City']],
    ['PR', ['Ponce', 'Municipality of Ponce', 'Ponce Municipio']],
  ])('is one in %s for all of %j', (state, names) => {
    expect(new Set(names.map((name) => countyKey(name, state))).size).toBe(1);
    expect(countyKey(names[0]!, state)).not.toBe('');
  });

  it.each([
    ['MD', 'Baltimore County', 'Baltimore City'],
    ['MO', 'St. Louis', 'City of St. Louis'],
    ['VA', 'Roanoke County', 'City of Roanoke'],
    ['NV', 'Carson City', 'Carson'],
    ['IL', 'Clay', 'Clark'],
    ['ID', 'Clark', 'Clearwater'],
  ])('differs in %s for %s and %s', (state, one, other) => {
    expect(countyKey(one, state)).not.toBe(countyKey(other, state));
  });

  it.each(['', ' ', '—', '...'])('is that of no county for %j', (name) => {
    expect(countyKey(name, 'CA')).toBe('');
  });
});

describe('the counties of a list', () => {
  it('are each named once, by their first name', () => {
    expect(distinctCounties(['Miami-Dade', null, ' ', 'Miami Dade County', 'Broward'])).toEqual([
      'Miami-Dade',
      'Broward',
    ]);
    expect(isSameCounty('Roanoke', 'City of Roanoke')).toBe(false);
  });
});
