import type { AddressCompletion } from '@domain/address/completion.js';
import { countries, isAbroad } from '@domain/address/countries.js';
import { type Address, addressInOneLine } from '@domain/address/lines.js';
import type { FieldMessages } from '../api/errors';
import { postalStateOptions } from './choices';
import { SelectField, TextField } from './field';
import { StreetField } from './street-field';

type AddressName = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip';

interface TextProps {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
}

export const addressLabels: Record<AddressName | 'countryCode', string> = {
  addressLine1: 'Street address',
  addressLine2: 'Suite, floor or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  countryCode: 'Country',
};

/** The countries to choose from, the United States first. */
export const countryOptions = [
  { value: 'US', text: 'United States' },
  ...countries.filter(({ code }) => code !== 'US').map(({ code, name }) => ({ value: code, text: name })),
];

/** A stored country as one of the choices: an address without one is in the United States. */
export function countryChoice(countryCode: string | null | undefined): string {
  return countryCode ?? 'US';
}

/** The labels of state and postal code in a country. */
export function placeLabels(countryCode: string): { state: string; zip: string } {
  return isAbroad(countryCode)
    ? { state: 'State or province', zip: 'Postal code' }
    : { state: addressLabels.state, zip: addressLabels.zip };
}

/**
 * The fields of a postal address: in the United States, unless there is a `country` to choose. `text` and `country` are those of
 * `useForm`.
 */
export function AddressFields({
  text,
  country,
  required = false,
}: {
  text: (name: AddressName) => TextProps;
  country?: TextProps;
  required?: boolean;
}) {
  const state = text('state');
  const abroad = country !== undefined && isAbroad(country.value);
  const labels = placeLabels(country?.value ?? '');
  return (
    <fieldset>
      <legend className="sr-only">Address</legend>
      <StreetField
        label={addressLabels.addressLine1}
        required={required}
        {...text('addressLine1')}
        place={{ city: text('city').value, state: state.value, zip: text('zip').value }}
        isAbroad={abroad}
        onChoose={(address) => fill(text, address)}
      />
      <TextField label={addressLabels.addressLine2} {...text('addressLine2')} />
      <div className="grid gap-x-3 sm:grid-cols-[1fr_7.5rem_9rem]">
        <TextField label={addressLabels.city} required={required} {...text('city')} />
        <StateField countryCode={country?.value ?? ''} required={required} {...state} />
        <TextField label={labels.zip} required={required} inputMode={abroad ? 'text' : 'numeric'} {...text('zip')} />
      </div>
      {country && <SelectField label={addressLabels.countryCode} options={countryOptions} {...country} />}
    </fieldset>
  );
}

/** The state of an address: one of the list, or as it is written abroad. */
export function StateField({
  countryCode,
  required = false,
  ...text
}: TextProps & { countryCode: string; required?: boolean }) {
  const field = { ...text, label: placeLabels(countryCode).state, required };
  if (isAbroad(countryCode)) return <TextField {...field} />;
  const options = postalStateOptions('');
  // What was written for another country is shown until another one is chosen.
  const isListed = options.some(({ value }) => value === text.value);
  return (
    <SelectField {...field} options={isListed ? options : [...options, { value: text.value, text: text.value }]} />
  );
}

/** Changes each field of an address that was chosen. */
export function fill(
  text: (name: keyof AddressCompletion) => Pick<TextProps, 'onChange'>,
  address: AddressCompletion,
): void {
  for (const [name, value] of Object.entries(address))
    text(name as keyof AddressCompletion).onChange({ target: { value } });
}

/** An address in one line; null without one. */
export function formatAddress(address: Address): string | null {
  return addressInOneLine(address) || null;
}
