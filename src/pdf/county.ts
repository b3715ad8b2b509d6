/** What a state calls its counties, where it is not "County". */
const divisions: Record<string, string> = { AK: 'Borough', LA: 'Parish', PR: 'Municipality' };

/** Places that are named completely: an independent city, a census area, a district. */
const complete = /\b(county|parish|borough|city|census area|municipality|municipio|district)\b/i;

/** Two counties of Virginia have names that end in "City". */
const namedLikeCities = ['Charles City', 'James City'];

/** A county with its noun: `Alameda County`, `Jefferson Parish`, `Roanoke City`; a name that has its noun stays as it is. */
export function countyName(county: string, state: string): string {
  const name = county.trim();
  if (state === 'VA' && namedLikeCities.includes(name)) return `${name} County`;
  return complete.test(name) || state === 'DC' ? name : `${name} ${divisions[state] ?? 'County'}`;
}

/** What a form calls the county: `County`, `Parish`; */
export function countyNoun(state: string): string {
  return state === 'DC' ? 'District' : (divisions[state] ?? 'County');
}

/** The name alone, for forms that print the word "County" themselves. */
export function bareCounty(county: string): string {
  return county.trim().replace(/\s+county$/i, '');
}
