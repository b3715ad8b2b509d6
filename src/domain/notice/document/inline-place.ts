import { isCountry, notACountry } from '../../address/countries.js';
import { readPlace, zipContradiction } from '../../address/postal-rules.js';
import type { PostalAddress } from '../../document/job-facts.js';

/**
 * An inline address as it is printed, and what is wrong with it, by its key. Metadata took any state and postal code before there were rules,
 * so those are printed as they are.
 */
export function readInlinePlace<P extends PostalAddress>(
  given: P,
  report: (key: string, wrong: string, isPrinted?: true) => void,
): P {
  if (given.countryCode && !isCountry(given.countryCode.toUpperCase())) {
    report('country_code', notACountry(given.countryCode));
    return given;
  }
  const { place, faults } = readPlace({ ...given, countryCode: given.countryCode?.toUpperCase() ?? null });
  for (const { part, wrong } of faults) report(part, wrong, true);
  const contradiction = faults.length === 0 ? zipContradiction(place) : null;
  if (contradiction) report('zip', `contradicts the state. ${contradiction}`, true);
  return place;
}
