import { TextField } from './field';

type AddressName = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip';

interface TextProps {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: readonly string[] | undefined;
}

export const addressLabels: Record<AddressName, string> = {
  addressLine1: 'Street address',
  addressLine2: 'Suite, floor or unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
};

/** The fields of a postal address in the United States. `text` is that of `useForm`. */
export function AddressFields({
  text,
  required = false,
}: {
  text: (name: AddressName) => TextProps;
  required?: boolean;
}) {
  const state = text('state');
  return (
    <fieldset>
      <legend className="sr-only">Address</legend>
      <TextField label={addressLabels.addressLine1} required={required} {...text('addressLine1')} />
      <TextField label={addressLabels.addressLine2} {...text('addressLine2')} />
      <div className="grid gap-x-3 sm:grid-cols-[1fr_7.5rem_9rem]">
        <TextField label={addressLabels.city} required={required} {...text('city')} />
        <TextField
          label={addressLabels.state}
          required={required}
          maxLength={2}
          placeholder="CA"
          {...state}
          onChange={({ target }) => state.onChange({ target: { value: target.value.toUpperCase() } })}
        />
        <TextField label={addressLabels.zip} required={required} inputMode="numeric" {...text('zip')} />
      </div>
    </fieldset>
  );
}

interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** An address in one line; null without one. */
export function formatAddress({ addressLine1, addressLine2, city, state, zip }: Address): string | null {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, place].filter(Boolean).join(', ') || null;
}
