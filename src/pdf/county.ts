/** What a state calls its counties, where it is not "County". */
const divisions: Record<string, string> = { AK: 'Borough', LA: 'Parish', PR: 'Municipality' };

/** The states whose independent cities have their noun in front: City of Roanoke, City of St. Louis. Maryland has Baltimore City. */
const citiesNamedFirst = ['VA', 'MO'];

/** Places that are named completely: an independent city, a census area, a district. */
const complete = /\b(county|parish|borough|city|census area|municipality|municipio|district)\b/i;

/**
 * The independent cities of Virginia that share their name with no county. Fairfax, Franklin, Richmond and Roanoke are counties,
 * too, so that the caller has to say "City".
 */
const independentCities = new Set(
  'Alexandria|Bristol|Buena Vista|Charlottesville|Chesapeake|Colonial Heights|Covington|Danville|Emporia|Falls Church|Fredericksburg|Galax|Hampton|Harrisonburg|Hopewell|Lexington|Lynchburg|Manassas|Manassas Park|Martinsville|Newport News|Norfolk|Norton|Petersburg|Poquoson|Portsmouth|Radford|Salem|Staunton|Suffolk|Virginia Beach|Waynesboro|Williamsburg|Winchester'.split(
    '|',
  ),
);

/** Two counties of Virginia have names that end in "City". */
const namedLikeCities = ['Charles City', 'James City'];

/** A county with its noun: `Alameda County`, `Jefferson Parish`, `City of Roanoke`; a name that has its noun keeps it. */
export function countyName(county: string, state: string): string {
  const name = county.trim();
  if (state === 'VA' && namedLikeCities.includes(name)) return `${name} County`;
  if (state === 'VA' && independentCities.has(name)) return `City of ${name}`;
  if (state === 'DC') return name;
  const full = complete.test(name) ? name : `${name} ${divisions[state] ?? 'County'}`;
  const [, city] = (citiesNamedFirst.includes(state) && /^(.+) city$/i.exec(full)) || [];
  return city ? `City of ${city}` : full.replace(/^(.+) municipality$/i, 'Municipality of $1');
}

/** `records of the City of Roanoke`, `records of Alameda County`. */
export function countyInSentence(county: string, state: string): string {
  return countyName(county, state).replace(/^(?=(City|Municipality|District) of )/i, 'the ');
}

/** What a form calls the county: `County`, `Parish`; */
export function countyNoun(state: string): string {
  return state === 'DC' ? 'District' : (divisions[state] ?? 'County');
}

/** The name alone, for forms that print the word "County" themselves. */
export function bareCounty(county: string): string {
  return county.trim().replace(/\s+county$/i, '');
}
