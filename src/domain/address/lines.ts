import { isUnseen } from '../shared/legible.js';
import { countryName, isAbroad } from './countries.js';
import { toPostalCode } from './states.js';

/** The parts of an address, which need not be complete. Without a country it is in the United States. */
export interface Address {
  addressLine1: string | null;
  addressLine2?: string | null;
  city: string | null;
  /** The state, or the province abroad. */
  state: string | null;
  /** The postal code. */
  zip: string | null;
  /** The last four digits of the ZIP code, if `zip` has only five. */
  zipPlus4?: string | null;
  countryCode?: string | null;
}

/** Countries whose postal code is in front of the city. */
const codeFirst: ReadonlySet<string> = new Set(
  (
    'AD AL AR AT AX BA BE BG BY CH CL CR CU CZ DE DK DO DZ EE EG ES FI FO FR GE GL GP GR GT HN HR HT HU IL IS IT KG KZ LI LT LU ' +
    'LV MA MC MD ME MG MK MQ MX NC NI NL NO PF PL PM PT PY RE RO RS SE SI SK SM SN TN TR UA UY UZ VA YT'
  ).split(' '),
);

/**
 * The lines of an address as on an envelope; missing parts leave no gap. In the United States the last line has city, state and ZIP
 * code. Abroad, city and postal code are in the order of the country, whose name is the last line, in capitals (USPS International
 * Mail Manual § 122).
 */
export function addressLines(address: Address): string[] {
  const { addressLine1, addressLine2, countryCode } = address;
  const places = isAbroad(countryCode) ? placeAbroad(address) : [placeAtHome(address)];
  return [addressLine1, addressLine2, ...places].map(seen).filter(Boolean);
}

/** The same in one line. */
export function addressInOneLine(address: Address): string {
  return addressLines(address).join(', ');
}

/** `941051234`, `94105 1234` and `94105-1234` are printed alike. */
export function printedZip(zip: string | null | undefined, zipPlus4?: string | null): string {
  const text = seen(zip);
  const [, five, four] = /^(\d{5})[-\s]?(\d{4})?$/.exec(text) ?? [];
  const last = four ?? (five && /^\d{4}$/.test(seen(zipPlus4)) ? seen(zipPlus4) : undefined);
  return last ? `${five}-${last}` : text;
}

function placeAtHome({ city, state, zip, zipPlus4, countryCode }: Address): string {
  const territory = toPostalCode(countryCode);
  const written = seen(state) || territory;
  const code = written?.length === 2 ? written.toUpperCase() : written;
  return joined(', ', city, joined(' ', code, printedZip(zip, zipPlus4)));
}

function placeAbroad({ city, state, zip, countryCode }: Address): string[] {
  const code = seen(countryCode).toUpperCase();
  const country = countryName(code).toUpperCase();
  if (code === 'GB') return [joined(', ', city, state), seen(zip).toUpperCase(), country];
  if (codeFirst.has(code)) return [joined(', ', joined(' ', zip, city), state), country];
  return [joined(' ', city, state, zip), country];
}

function joined(separator: string, ...parts: Array<string | null | undefined>): string {
  return parts.map(seen).filter(Boolean).join(separator);
}

function seen(text: string | null | undefined): string {
  return text && !isUnseen(text) ? text.trim() : '';
}
