import type { GraphQLInputObjectType } from 'graphql';
import { isAbroad } from '../../domain/address/countries.js';
import { type Place, readPlace } from '../../domain/address/postal-rules.js';
import type { Wrong } from '../../domain/shared/field-rules.js';

/** The names of the fields that are an address anywhere; `state` and `zip` only where the input is complete by itself. */
interface AddressFields {
  state: string | undefined;
  zip: string | undefined;
  country: string | undefined;
}

const fieldsByType = new WeakMap<GraphQLInputObjectType, AddressFields>();

function findAddressFields(type: GraphQLInputObjectType): AddressFields {
  const cachedFields = fieldsByType.get(type);
  if (cachedFields) return cachedFields;
  const fields = Object.values(type.getFields());
  const named = (format: string) =>
    fields.find(({ extensions: { rule } }) => rule?.format === format && !rule.partial)?.name;
  const names = { state: named('region'), zip: named('postal'), country: named('country') };
  fieldsByType.set(type, names);
  return names;
}

/** Whether the address of an input is in another country. `sent` returns the value of a field as it was sent. */
export function isSentAbroad(type: GraphQLInputObjectType, sent: (name: string) => unknown): boolean {
  const { country } = findAddressFields(type);
  const code = country && sent(country);
  return typeof code === 'string' && isAbroad(code);
}

/**
 * Reads state and postal code of an input by the rules of its country. They are replaced by what is stored, and what cannot be read is
 * reported.
 *
 * @param checked the fields of the input, which were checked one by one; null for those that are wrong
 */
export function checkAddress(
  type: GraphQLInputObjectType,
  checked: Record<string, unknown>,
  report: (name: string, wrong: Wrong) => void,
): void {
  const names = findAddressFields(type);
  if (!names.state || !names.zip || !names.country) return;
  const checkedPlace = {
    state: checked[names.state],
    zip: checked[names.zip],
    countryCode: checked[names.country],
  } as Place;
  const { place, faults } = readPlace(checkedPlace);
  for (const { part, wrong } of faults) report(names[part]!, wrong);
  for (const part of ['state', 'zip'] as const) {
    if (place[part] !== checkedPlace[part]) checked[names[part]!] = place[part];
  }
}
