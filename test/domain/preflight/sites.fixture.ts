import type { JobsiteFacts } from '../../../src/domain/document/job-facts.js';
import { jobsite } from './notice-facts.fixture.js';

/** A jobsite address for each state: city, county, ZIP code. */
export const sites: Record<string, readonly [city: string, county: string, zip: string]> = {
  AK: ['Fairbanks', 'Fairbanks North Star Borough', '99701'],
  AL: ['Mobile', 'Mobile', '36602'],
  AR: ['Little Rock', 'Pulaski', '72201'],
  AZ: ['Tucson', 'Pima', '85706'],
  CA: ['Oakland', 'Alameda', '94607'],
  CO: ['Pueblo', 'Pueblo', '81003'],
  CT: ['Hartford', 'Hartford', '06103'],
  DC: ['Washington', 'District of Columbia', '20001'],
  DE: ['Dover', 'Kent', '19901'],
  FL: ['Tampa', 'Hillsborough', '33602'],
  GA: ['Macon', 'Bibb', '31201'],
  HI: ['Hilo', 'Hawaii', '96720'],
  IA: ['Davenport', 'Scott', '52801'],
  ID: ['Boise', 'Ada', '83702'],
  IL: ['Peoria', 'Peoria', '61602'],
  IN: ['Evansville', 'Vanderburgh', '47708'],
  KS: ['Topeka', 'Shawnee', '66603'],
  KY: ['Lexington', 'Fayette', '40507'],
  LA: ['Metairie', 'Jefferson', '70001'],
  MA: ['Worcester', 'Worcester', '01608'],
  MD: ['Frederick', 'Frederick', '21701'],
  ME: ['Bangor', 'Penobscot', '04401'],
  MI: ['Flint', 'Genesee', '48502'],
  MN: ['Duluth', 'St. Louis', '55802'],
  MO: ['Springfield', 'Greene', '65806'],
  MS: ['Jackson', 'Hinds', '39201'],
  MT: ['Billings', 'Yellowstone', '59101'],
  NC: ['Durham', 'Durham', '27701'],
  ND: ['Fargo', 'Cass', '58102'],
  NE: ['Lincoln', 'Lancaster', '68508'],
  NH: ['Concord', 'Merrimack', '03301'],
  NJ: ['Trenton', 'Mercer', '08608'],
  NM: ['Las Cruces', 'Doña Ana', '88001'],
  NV: ['Reno', 'Washoe', '89501'],
  NY: ['Syracuse', 'Onondaga', '13202'],
  OH: ['Dayton', 'Montgomery', '45402'],
  OK: ['Tulsa', 'Tulsa', '74103'],
  OR: ['Salem', 'Marion', '97301'],
  PA: ['Erie', 'Erie', '16501'],
  PR: ['Ponce', 'Ponce Municipality', '00730'],
  RI: ['Providence', 'Providence', '02903'],
  SC: ['Greenville', 'Greenville', '29601'],
  SD: ['Sioux Falls', 'Minnehaha', '57104'],
  TN: ['Knoxville', 'Knox', '37902'],
  TX: ['Waco', 'McLennan', '76701'],
  UT: ['Provo', 'Utah', '84601'],
  VA: ['Roanoke', 'Roanoke City', '24011'],
  VT: ['Burlington', 'Chittenden', '05401'],
  WA: ['Tacoma', 'Pierce', '98402'],
  WI: ['Green Bay', 'Brown', '54301'],
  WV: ['Charleston', 'Kanawha', '25301'],
  WY: ['Casper', 'Natrona', '82601'],
};

/** A jobsite in the state. */
export function jobsiteIn(state: string, overrides: Partial<JobsiteFacts> = {}): JobsiteFacts {
  const [city, county, zip] = sites[state]!;
  return jobsite({ addressLine1: '1200 Mill Street', city, county, state, zip, ...overrides });
}
