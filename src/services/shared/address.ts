import { type Place, readPlace } from '../../domain/address/postal-rules.js';
import { atField } from '../../domain/shared/field-rules.js';
import type { Violations } from '../../errors/app-error.js';

/**
 * Checks the place of a record as a partial update leaves it, and returns the input with its parts as they are stored. A place that
 * does not change is not checked: it may be older than a rule.
 */
export function readChangedPlace<Input extends Place>(violations: Violations, stored: Place, input: Input): Input {
  const next: Place = {};
  for (const part of ['state', 'zip', 'countryCode'] as const) {
    next[part] = input[part] === undefined ? stored[part] : input[part];
  }
  const changed = (['state', 'zip', 'countryCode'] as const).some(
    (part) => (next[part] ?? null) !== (stored[part] ?? null),
  );
  if (!changed) return input;
  const { place, faults } = readPlace(next);
  for (const { part, wrong } of faults) violations.add(part, atField(part, wrong));
  return {
    ...input,
    ...(place.state !== next.state && { state: place.state }),
    ...(place.zip !== next.zip && { zip: place.zip }),
  };
}
