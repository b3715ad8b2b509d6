import { isAbroad } from '../../domain/address/countries.js';
import { printedZip } from '../../domain/address/lines.js';
import type { MailAddress } from './mail-carrier.js';

/** An address in Lob's fields. */
interface LobAddress {
  name: string;
  company: string | null;
  address_line1: string;
  address_line2: string | null;
  address_city: string;
  /** Not every country has states or postal codes. */
  address_state: string | null;
  address_zip: string | null;
  address_country: string;
}

/** The maximum lengths in Lob's API description for an address in the United States. */
const nameWidth = 40;
const streetWidth = 64;
const cityWidth = 200;

/** Everything except Latin letters, their accents and common signs: Lob may print other characters as a blank box. */
const foreign = /[^\u0020-\u007e\u00a1-\u024f\u1e00-\u1eff\u2010-\u2026\u2122]/u;
/** Characters without ink. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/**
 * The address in Lob's fields, with long names and streets broken between words. Null if the address does not fit: it is too
 * long for the lines, or has letters that Lob does not print.
 */
export function lobAddress(address: MailAddress): LobAddress | null {
  const name = wrapLines(address.name, nameWidth);
  const street = toStreetLines(address);
  const city = plain(address.city);
  const place = toPlaceFields(address);
  if (!name || !street || !city || city.length > cityWidth || foreign.test(city) || !place) return null;
  return {
    name: name[0]!,
    company: name[1] ?? null,
    address_line1: street[0]!,
    address_line2: street[1] ?? null,
    address_city: city,
    ...place,
  };
}

/** Military mail, and mail to the territories and the Freely Associated States, is mail within the United States. */
function toPlaceFields({ state, zip, countryCode }: MailAddress) {
  if (isAbroad(countryCode)) {
    const parts = { address_state: plain(state ?? '') || null, address_zip: plain(zip ?? '') || null };
    const fits = Object.values(parts).every(
      (part) => part === null || (part.length <= nameWidth && !foreign.test(part)),
    );
    return fits ? { ...parts, address_country: countryCode! } : null;
  }
  const printed = printedZip(zip);
  if (!state || !/^\d{5}(-\d{4})?$/.test(printed)) return null;
  return { address_state: state, address_zip: printed, address_country: 'US' };
}

/** Both lines stay unchanged if they fit. Otherwise they are joined and broken again. */
function toStreetLines({ addressLine1, addressLine2 }: MailAddress): string[] | null {
  const lines = [plain(addressLine1), plain(addressLine2 ?? '')].filter(Boolean);
  if (lines.every((line) => line.length <= streetWidth && !foreign.test(line))) return lines.length > 0 ? lines : null;
  return wrapLines(lines.join(', '), streetWidth);
}

/** One or two lines, broken between words. Null if the text needs more lines, or has no printable letter. */
function wrapLines(text: string, width: number): string[] | null {
  const lines: string[] = [];
  for (const word of plain(text).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.length <= 2 && lines.every((line) => line !== '' && line.length <= width && !foreign.test(line));
  return fits ? lines : null;
}

function plain(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();
}
