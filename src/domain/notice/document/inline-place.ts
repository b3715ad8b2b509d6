import { isCountry, notACountry } from '../../address/countries.js';
import { readPlace, zipContradiction } from '../../address/postal-rules.js';
import type { PostalAddress } from '../../document/job-facts.js';

/**
 * An inline address as it is printed, and what is wrong with it, by its key. Metadata took any state and postal code before there were rules,
 * so those are printed as they are.
 */
export function readInlinePlace<P extends PostalAddress>(
  inlinePlace: P,
  report: (key: string, wrong: string, isPrinted?: true) => void,
): P {
  if (inlinePlace.countryCode && !isCountry(inlinePlace.countryCode.toUpperCase())) {
    report('country_code', notACountry(inlinePlace.countryCode).text);
    return inlinePlace;
  }
  const { place, faults } = readPlace({ ...inlinePlace, countryCode: inlinePlace.countryCode?.toUpperCase() ?? null });
  for (const { part, wrong } of faults) report(part, wrong.text, true);
  const contradiction = faults.length === 0 ? zipContradiction(place) : null;
  if (contradiction) report('zip', `contradicts the state. ${contradiction}`, true);
  return place;
}
