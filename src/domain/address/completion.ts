/** What was typed of a street, and what is already there to narrow its completions. */
export interface TypedAddress {
  prefix: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** An address in the United States that what was typed can become. */
export interface AddressCompletion {
  addressLine1: string;
  city: string;
  state: string;
  zip: string;
}

/** An address whose county is asked for: with a ZIP code, or with city and state. */
export interface AddressOfCounty {
  addressLine1: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** Fewer letters and digits fit too many addresses. */
const minTyped = 3;

/** Whether enough of a street is typed to complete it. */
export function canBeCompleted(prefix: string): boolean {
  return (prefix.match(/[\p{L}\p{N}]/gu) ?? []).length >= minTyped;
}

/** Whether enough of an address is there to say its county. */
export function canHaveCounty({ addressLine1, city, state, zip }: AddressOfCounty): boolean {
  return canBeCompleted(addressLine1) && (/^\d{5}/.test(zip?.trim() ?? '') || Boolean(city?.trim() && state?.trim()));
}
