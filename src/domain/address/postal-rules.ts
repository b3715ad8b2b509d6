import { type Wrong, wrong } from '../shared/field-rules.js';
import { countryName, isAbroad } from './countries.js';
import { codeOfName, isPostalPlace, notAPostalPlace, toPostalCode } from './states.js';
import { statesOfZip } from './zip-prefixes.js';

/** What decides how an address is read. Without a country it is in the United States. */
export interface Place {
  state?: string | null;
  zip?: string | null;
  countryCode?: string | null;
}

/** A reading of a text: the text as it is stored, or what is wrong with it. */
type Reading = { value: string } | { wrong: Wrong };

interface PostalRules {
  stateLabel: string;
  zipLabel: string;
  /** The parts that mail needs in addition to street and city. */
  needs: ReadonlyArray<'state' | 'zip'>;
  state(text: string): Reading;
  zip(text: string): Reading;
}

const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;
const british = /^(GIR|[A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})$/;
const provinces = new Map(
  (
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|' +
    'NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon'
  )
    .split('|')
    .map((entry) => [entry.slice(0, 2), { name: entry.slice(3) }]),
);

const home: PostalRules = {
  stateLabel: 'state',
  zipLabel: 'ZIP code',
  needs: ['state', 'zip'],
  state: (text) =>
    isPostalPlace(text.toUpperCase()) ? { value: text.toUpperCase() } : { wrong: notAPostalPlace(text) },
  zip(text) {
    const [, five, four] = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(text) ?? [];
    if (five) return { value: four ? `${five}-${four}` : five };
    const elsewhere = canadian.test(text.toUpperCase()) ? 'CA' : british.test(text.toUpperCase()) ? 'GB' : undefined;
    const country = elsewhere && { code: elsewhere, name: article(elsewhere) };
    return { wrong: wrong('zip', { ...(country && { country }) }) };
  },
};

/** Other countries have their own words for the parts, and need what their own postal service needs. */
const elsewhere: PostalRules = {
  stateLabel: 'state or province',
  zipLabel: 'postal code',
  needs: [],
  state: (value) => ({ value }),
  zip: (value) => ({ value }),
};

const abroad: Readonly<Record<string, Partial<PostalRules>>> = {
  CA: {
    stateLabel: 'province',
    needs: ['state', 'zip'],
    state(text) {
      const code = text.toUpperCase();
      if (provinces.has(code)) return { value: code };
      return { wrong: wrong('province', { suggestion: codeOfName(text, provinces) ?? 'ON' }) };
    },
    zip(text) {
      const [, area, unit] = canadian.exec(text.toUpperCase()) ?? [];
      return area
        ? { value: `${area} ${unit}` }
        : { wrong: wrong('postal_code', { kind: 'Canadian postal code', suggestion: 'M5V 2T6' }) };
    },
  },
  MX: {
    stateLabel: 'state',
    needs: ['zip'],
    zip: (text) =>
      /^\d{5}$/.test(text)
        ? { value: text }
        : { wrong: wrong('postal_code', { kind: 'Mexican postal code of 5 digits' }) },
  },
  GB: {
    stateLabel: 'county',
    zipLabel: 'postcode',
    needs: ['zip'],
    zip(text) {
      const [, out, inward] = british.exec(text.toUpperCase()) ?? [];
      return out
        ? { value: `${out} ${inward}` }
        : { wrong: wrong('postal_code', { kind: 'British postcode', suggestion: 'SW1A 1AA' }) };
    },
  },
};

function rulesFor(countryCode: string | null | undefined): PostalRules {
  if (!isAbroad(countryCode)) return home;
  return { ...elsewhere, ...abroad[countryCode!.trim().toUpperCase()] };
}

export type PlacePart = 'state' | 'zip';

/** The parts of a place that its country's mail needs, with their plain names. */
export function neededParts(countryCode: string | null | undefined): Array<{ part: PlacePart; label: string }> {
  const rules = rulesFor(countryCode);
  return rules.needs.map((part) => ({ part, label: part === 'state' ? rules.stateLabel : rules.zipLabel }));
}

/**
 * Reads the state or province and the postal code of an address by the rules of its country, and returns them as they are stored:
 * codes in capitals, ZIP+4 with its hyphen. Texts have no white space around them. A part that cannot be read is a fault and stays as
 * it is. A missing part is none; see `neededParts`.
 */
export function readPlace<P extends Place>(place: P): { place: P; faults: Array<{ part: PlacePart; wrong: Wrong }> } {
  const rules = rulesFor(place.countryCode);
  const faults: Array<{ part: PlacePart; wrong: Wrong }> = [];
  const read = { ...place };
  for (const part of ['state', 'zip'] as const) {
    const text = place[part];
    if (!text) continue;
    const reading = rules[part](text);
    if ('wrong' in reading) faults.push({ part, wrong: reading.wrong });
    else read[part] = reading.value as P[typeof part];
  }
  // A territory has the same code as a country and as a state.
  const territory = isAbroad(place.countryCode) ? undefined : toPostalCode(place.countryCode);
  if (territory && !read.state) read.state = territory as P['state'];
  else if (territory && faults.length === 0 && read.state !== territory) {
    faults.push({ part: 'state', wrong: wrong('territory', { state: territory }) });
  }
  return { place: read, faults };
}

/** Why the ZIP code and the state of an address contradict each other, as a sentence; null if they do not, and abroad. */
export function zipContradiction({ state, zip, countryCode }: Place): string | null {
  if (!state || !zip || isAbroad(countryCode) || 'wrong' in home.zip(zip.trim())) return null;
  const code = toPostalCode(state);
  if (!code) return null;
  const five = zip.trim().slice(0, 5);
  const states = statesOfZip(five);
  if (states.includes(code)) return null;
  if (states.length === 0)
    return `No ZIP code of ${code} begins with ${five.slice(0, 3)}: correct ${five} or the state.`;
  return `The ZIP code ${five} is in ${states.join(' or ')}, and the address says ${code}: correct the one that is wrong.`;
}

function article(countryCode: string): string {
  return countryCode === 'GB' ? `the ${countryName(countryCode)}` : countryName(countryCode);
}
