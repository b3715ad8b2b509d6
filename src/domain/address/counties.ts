import { countyName } from './county-names.js';

/** Whether two names are of one county: `Alameda`, `Alameda County`, `County of Alameda`. An independent city is no county. */
export function isSameCounty(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** The counties of the list, each once, by its first name. */
export function distinctCounties(names: readonly (string | null)[]): string[] {
  const presentNames = names.map((name) => name?.trim()).filter((name): name is string => Boolean(name));
  return presentNames.filter((name, index) => presentNames.findIndex((other) => isSameCounty(other, name)) === index);
}

/**
 * What names of one county of a state have in common, however people write them: `St. Clair`, `Saint Clair County` and `COUNTY OF ST
 * CLAIR`. By the state, an independent city, such as Norfolk in Virginia, differs from a county. Empty where the text names nothing.
 */
export function countyKey(county: string, state: string): string {
  return plain(county) === '' ? '' : plain(countyName(county, state));
}

/** Without spaces, because `Miami-Dade` and `Miami Dade`, `DeKalb` and `De Kalb` are written for the same county. */
function plain(county: string): string {
  return county
    .normalize('NFD')
    .replace(/-/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^(city and )?(county|parish|borough|municipality) of /, '')
    .replace(/^city of (.+)$/, '$1 city')
    .replace(/( city and)? (county|co|parish|borough|census area|municipality|municipio)$/, '')
    .replace(/^saint(e?) /, 'st$1 ')
    .replaceAll(' ', '');
}
