export const stateNames: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'the District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'the Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'the U.S. Virgin Islands',
};

/** The name of a state as a sentence needs it; an unknown code stays as it is. */
export function stateName(code: string): string {
  return stateNames[code] ?? code;
}

const notStates = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI'];

/** The states whose constitutions name them commonwealths. */
const commonwealths = ['KY', 'MA', 'PA', 'VA'];

/** `State of Kansas`, `Commonwealth of Virginia`; a territory and the District of Columbia have their names alone. */
export function formatState(code: string): string {
  return notStates.includes(code) ? stateName(code) : `${stateNoun(code)} of ${stateName(code)}`;
}

export function stateNoun(code: string): 'State' | 'Commonwealth' {
  return commonwealths.includes(code) ? 'Commonwealth' : 'State';
}
