/** Whether two names are of one county: `Alameda`, `Alameda County`, `County of Alameda`. An independent city is no county. */
export function isSameCounty(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** The counties of the list, each once, by its first name. */
export function distinctCounties(names: readonly (string | null)[]): string[] {
  const presentNames = names.map((name) => name?.trim()).filter((name): name is string => Boolean(name));
  return presentNames.filter((name, index) => presentNames.findIndex((other) => isSameCounty(other, name)) === index);
}

function plain(county: string): string {
  return county
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/^(city and )?(county|parish|borough|municipality) of /, '')
    .replace(/^city of (.+)$/, '$1 city')
    .replace(/ (county|parish|borough|municipality|municipio)$/, '')
    .replace(/^saint /, 'st ');
}
