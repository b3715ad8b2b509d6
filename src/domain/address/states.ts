import { type Wrong, wrong } from '../shared/field-rules.js';

/**
 * The places that have a two-letter code of the Postal Service (Publication 28, appendix B), with their names. `law`: a place whose
 * law can govern a job. The Freely Associated States are countries of their own that the Postal Service delivers to, and a
 * military code is a route of mail to bases and ships.
 */
interface PostalPlace {
  name: string;
  kind: 'law' | 'associated' | 'military';
}

const law =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|' +
  'VI U.S. Virgin Islands';
const associated = 'FM Micronesia|MH the Marshall Islands|PW Palau';
const military = 'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific';

function places(listed: string, kind: PostalPlace['kind']): Array<[string, PostalPlace]> {
  return listed.split('|').map((entry) => [entry.slice(0, 2), { name: entry.slice(3), kind }]);
}

const postalPlaces: ReadonlyMap<string, PostalPlace> = new Map([
  ...places(law, 'law'),
  ...places(associated, 'associated'),
  ...places(military, 'military'),
]);

/** Every code that mail of the United States is addressed to. */
export const postalCodes: readonly string[] = [...postalPlaces.keys()];

/** Every state and territory whose law can govern a job. */
export const jurisdictions: readonly string[] = [...postalPlaces].flatMap(([code, { kind }]) =>
  kind === 'law' ? [code] : [],
);

/** A place that mail of the United States is addressed to. `code` in capitals. */
export function isPostalPlace(code: string): boolean {
  return postalPlaces.has(code);
}

/** A state, the District of Columbia, or a territory: where a job is, and whose law a notice follows. `code` in capitals. */
export function isJurisdiction(code: string): boolean {
  return postalPlaces.get(code)?.kind === 'law';
}

const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];

/** The name of a territory, whose laws the service does not hold; undefined for a state and the District of Columbia. */
export function territoryName(code: string): string | undefined {
  return territories.includes(code) ? postalPlaces.get(code)?.name : undefined;
}

/** The code of a place by its code or its name, in any case; undefined for any other text, such as `US`. */
export function toPostalCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  if (!code) return undefined;
  return postalPlaces.has(code) ? code : codeOfName(code, postalPlaces);
}

/** What is wrong with a code that is no jurisdiction. */
export function notAJurisdiction(text: string): Wrong {
  const place = postalPlaces.get(text.toUpperCase());
  if (place) return wrong('jurisdiction', { place: place.kind === 'military' ? null : place.name });
  return notAPostalPlace(text);
}

/** The same for a code that mail is not addressed to. */
export function notAPostalPlace(text: string): Wrong {
  const suggestion = codeOfName(text, postalPlaces);
  return wrong('us_state', { ...(suggestion && { suggestion }) });
}

export function codeOfName(text: string, named: Iterable<[string, { name: string }]>): string | undefined {
  const plainName = plain(text);
  return [...named].find(([, { name }]) => plain(name) === plainName)?.[0];
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '');
}
