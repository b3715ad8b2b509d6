import { describe, expect, it } from '@jest/globals';
import { bareCounty, countyInSentence, countyName, venueName } from '../../../src/domain/address/county-names.js';

describe('the name of a county', () => {
  it.each([
    ['Alameda', 'CA', 'Alameda County'],
    ['Alameda county', 'CA', 'Alameda County'],
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
    ['county of fulton', 'GA', 'Fulton County'],
    ['County of Fulton', 'GA', 'Fulton County'],
    ['the county of Los Angeles', 'CA', 'Los Angeles County'],
    ['FULTON COUNTY', 'GA', 'Fulton County'],
    ['DEKALB', 'GA', 'DeKalb County'],
    ['DuPage', 'IL', 'DuPage County'],
    ['mchenry', 'IL', 'McHenry County'],
    ["prince george's county", 'MD', "Prince George's County"],
    ["o'brien", 'IA', "O'Brien County"],
    ['lake of the woods', 'MN', 'Lake of the Woods County'],
    ['doña ana', 'NM', 'Doña Ana County'],
    ['Fulton Co.', 'GA', 'Fulton County'],
    ['parish of orleans', 'LA', 'Orleans Parish'],
    ['county of orleans', 'LA', 'Orleans Parish'],
    ['Orleans County', 'LA', 'Orleans Parish'],
    ['North Slope County', 'AK', 'North Slope Borough'],
    ['Anchorage County', 'AK', 'Municipality of Anchorage'],
    ['San Juan County', 'PR', 'Municipality of San Juan'],
    ['San Juan County', 'UT', 'San Juan County'],
    ['Parish of Orleans', 'LA', 'Orleans Parish'],
    ['St. John the Baptist', 'LA', 'St. John the Baptist Parish'],
    ['city of st. louis', 'MO', 'City of St. Louis'],
    ['norfolk', 'VA', 'City of Norfolk'],
    ['Richmond', 'VA', 'Richmond County'],
    ['Richmond city', 'VA', 'City of Richmond'],
    ['Anchorage', 'AK', 'Municipality of Anchorage'],
    ['Anchorage Borough', 'AK', 'Municipality of Anchorage'],
    ['Municipality of Anchorage', 'AK', 'Municipality of Anchorage'],
    ['Skagway', 'AK', 'Municipality of Skagway'],
    ['Juneau', 'AK', 'City and Borough of Juneau'],
    ['Juneau Borough', 'AK', 'City and Borough of Juneau'],
    ['juneau city and borough', 'AK', 'City and Borough of Juneau'],
    ['Sitka', 'AK', 'City and Borough of Sitka'],
    ['Wrangell', 'AK', 'City and Borough of Wrangell'],
    ['Yakutat', 'AK', 'City and Borough of Yakutat'],
    ['City and Borough of Yakutat', 'AK', 'City and Borough of Yakutat'],
    ['Nome', 'AK', 'Nome Census Area'],
    ['Matanuska-Susitna', 'AK', 'Matanuska-Susitna Borough'],
    ['Juneau', 'WI', 'Juneau County'],
    ['Denver', 'CO', 'City and County of Denver'],
    ['Denver County', 'CO', 'Denver County'],
    ['City and County of Denver', 'CO', 'City and County of Denver'],
    ['Honolulu', 'HI', 'City and County of Honolulu'],
  ])('%s in %s is printed as %s', (given, state, printed) => {
    expect(countyName(given, state)).toBe(printed);
  });

  it.each([
    ['Roanoke City', 'VA', 'the City of Roanoke'],
    ['Ponce', 'PR', 'the Municipality of Ponce'],
    ['District of Columbia', 'DC', 'the District of Columbia'],
    ['City and County of Denver', 'CO', 'the City and County of Denver'],
    ['Juneau', 'AK', 'the City and Borough of Juneau'],
    ['Alameda', 'CA', 'Alameda County'],
  ])('%s in %s is called %s in a sentence', (given, state, printed) => {
    expect(countyInSentence(given, state)).toBe(printed);
  });

  it('is printed without its noun where the form has the noun', () => {
    expect(bareCounty('Alameda County')).toBe('Alameda');
    expect(bareCounty('Orleans Parish')).toBe('Orleans Parish');
    expect(bareCounty('county of fulton')).toBe('Fulton');
    expect(bareCounty('COUNTY OF FULTON')).toBe('Fulton');
    expect(bareCounty('dekalb county')).toBe('DeKalb');
    expect(bareCounty('Prince George’s County')).toBe('Prince George’s');
    expect(bareCounty('____________________')).toBe('____________________');
  });

  it.each([
    ['Fulton County', 'GA', 'County of Fulton'],
    ['Orleans', 'LA', 'Parish of Orleans'],
    ['Roanoke City', 'VA', 'City of Roanoke'],
    ['Juneau', 'AK', 'City and Borough of Juneau'],
    ['Kenai Peninsula', 'AK', 'Kenai Peninsula Borough'],
    ['Denver', 'CO', 'City and County of Denver'],
    ['Washington', 'DC', 'Washington'],
  ])('%s in %s is %s in a venue', (given, state, printed) => {
    expect(venueName(given, state)).toBe(printed);
  });
});
