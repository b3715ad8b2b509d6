/** What a state calls its counties, where it is not "County". */
const divisions: Record<string, string> = { AK: 'Borough', LA: 'Parish', PR: 'Municipality' };

/** The states whose independent cities have their noun in front: City of Roanoke, City of St. Louis. Maryland has Baltimore City. */
const citiesNamedFirst = ['VA', 'MO'];

/** Places that are named completely: an independent city, a census area, a district. */
const complete = /\b(county|parish|borough|city|census area|municipality|municipio|district)\b/i;

const listed = (names: string) => names.split('|');

/**
 * The independent cities of Virginia that share their name with no county. Fairfax, Franklin, Richmond and Roanoke are counties,
 * too, so that the caller has to say "City".
 */
const independentCities = listed(
  'Alexandria|Bristol|Buena Vista|Charlottesville|Chesapeake|Colonial Heights|Covington|Danville|Emporia|Falls Church|Fredericksburg|Galax|Hampton|Harrisonburg|Hopewell|Lexington|Lynchburg|Manassas|Manassas Park|Martinsville|Newport News|Norfolk|Norton|Petersburg|Poquoson|Portsmouth|Radford|Salem|Staunton|Suffolk|Virginia Beach|Waynesboro|Williamsburg|Winchester',
);

/** Two counties of Virginia have names that end in "City". */
const namedLikeCities = ['Charles City', 'James City'];

const under = (names: string, name: (bare: string) => string) =>
  listed(names).map((bare) => [bare.toLowerCase(), name(bare)] as const);

/** The places whose names have other nouns than those of their states, by what is left of them without any noun. */
const ownNames: Record<string, ReadonlyMap<string, string>> = {
  // Alaska Department of Commerce, Community, and Economic Development: organized boroughs, and census areas of the others.
  AK: new Map([
    ...under('Anchorage|Skagway', (name) => `Municipality of ${name}`),
    ...under('Juneau|Sitka|Wrangell|Yakutat', (name) => `City and Borough of ${name}`),
    ...under(
      'Aleutians West|Bethel|Chugach|Copper River|Dillingham|Hoonah-Angoon|Kusilvak|Nome|Prince of Wales-Hyder|Southeast Fairbanks|Yukon-Koyukuk',
      (name) => `${name} Census Area`,
    ),
  ]),
  CO: new Map(under('Broomfield|Denver', (name) => `City and County of ${name}`)),
  HI: new Map(under('Honolulu', (name) => `City and County of ${name}`)),
  VA: new Map(under(independentCities.join('|'), (name) => `City of ${name}`)),
};

/** The nouns before a name, and behind it. */
const before = /^(?:the\s+)?(?:city and county|city and borough|county|parish|borough)\s+of\s+/i;
const behind = /(?:,?\s+(?:city and county|city and borough|borough|census area|municipality))$/i;

/** `fulton` and `FULTON` as `Fulton`. A name in both cases is as its caller writes it: DeKalb, DuPage. */
function withCapitals(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}’'])\p{L}|(?<=\b(?:mc|o[’']))\p{L}/giu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(And|Of|The)(?=\s)/g, (word) => word.toLowerCase())
    .replace(/\b(?:Dekalb|Dupage|Lasalle|Desoto)\b/g, (word) => oneWord[word]!);
}

const oneWord: Record<string, string> = { Dekalb: 'DeKalb', Dupage: 'DuPage', Lasalle: 'LaSalle', Desoto: 'DeSoto' };

/** With its own capitals, and its noun behind it and not before: `County of fulton` is `Fulton County`. */
function withNounBehind(county: string): string {
  const [, noun, nameAfterNoun] = /^(?:the\s+)?(county|parish|borough)\s+of\s+(.+)$/i.exec(county.trim()) ?? [];
  const name = nameAfterNoun ? `${nameAfterNoun} ${noun}` : county.trim();
  return withCapitals(name).replace(
    /\s+(county|parish|borough|census area|municipality|co\.?)$/i,
    (_, last: string) => ` ${/^co\.?$/i.test(last) ? 'County' : withCapitals(last.toLowerCase())}`,
  );
}

/** A county with its noun: `Alameda County`, `Jefferson Parish`, `City of Roanoke`; a name that has its noun keeps it. */
export function countyName(county: string, state: string): string {
  const fullName = withNounBehind(county);
  // A state whose counties have another noun has none that is a county.
  const name = divisions[state] ? fullName.replace(/\s+county$/i, '') : fullName;
  if (state === 'VA' && namedLikeCities.includes(name)) return `${name} County`;
  const ownName = ownNames[state]?.get(withoutNoun(name).toLowerCase());
  if (ownName) return ownName;
  if (state === 'DC') return name;
  const full = complete.test(name) ? name : `${name} ${divisions[state] ?? 'County'}`;
  const [, city] = (citiesNamedFirst.includes(state) && /^(.+) city$/i.exec(full)) || [];
  return city ? `City of ${city}` : full.replace(/^(.+) municipality$/i, 'Municipality of $1');
}

/** A county of Virginia and a city may have one name, so that their nouns stay. */
function withoutNoun(name: string): string {
  return name
    .replace(/^municipality of\s+/i, '')
    .replace(before, '')
    .replace(behind, '');
}

/** `records of the City of Roanoke`, `records of Alameda County`. */
export function countyInSentence(county: string, state: string): string {
  return countyName(county, state).replace(
    /^(?=(?:City|City and County|City and Borough|Municipality|District) of )/i,
    'the ',
  );
}

/** As a venue names the place: `County of Fulton`, `Parish of Orleans`, `City of Roanoke`. */
export function venueName(county: string, state: string | null): string {
  const name = countyName(county, state ?? '');
  return name.replace(/^(.+) (County|Parish)$/, '$2 of $1');
}

/** What a form calls the county: `County`, `Parish`; */
export function countyNoun(state: string): string {
  return state === 'DC' ? 'District' : (divisions[state] ?? 'County');
}

/** The name alone, for forms that print the word "County" themselves. */
export function bareCounty(county: string): string {
  return withNounBehind(county).replace(/\s+county$/i, '');
}
