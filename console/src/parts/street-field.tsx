import type { AddressCompletion } from '@domain/address/completion.js';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { Combobox } from './combobox';
import { Field } from './field';
import { type Place, useAddressProvider, useCompletions } from './use-addresses';

interface Props {
  label: string;
  hint?: ReactNode;
  required?: boolean;
  name?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
  /** What is there of the rest of the address. */
  place: Place;
  /** In another country, no address is completed. */
  isAbroad?: boolean;
  /** The states that the address can be in; any by default. */
  states?: readonly string[];
  /** Takes the whole address. What was typed stays until then. */
  onChoose: (address: AddressCompletion) => void;
}

/** The street of an address. Where the organization has a provider of addresses, it is completed while it is typed. */
export function StreetField({
  label,
  hint,
  required = false,
  errors,
  name,
  value,
  onChange,
  onChoose,
  ...rest
}: Props) {
  const { place, isAbroad = false, states } = rest;
  const isCompleted = useAddressProvider() && !isAbroad;
  /** What is typed now: neither a stored street nor one that was chosen is searched. */
  const [typed, setTyped] = useState('');
  // City and ZIP code of an address that is replaced say nothing of the new one.
  const isNew = useRef(value === '');
  const addresses = useCompletions(
    isCompleted ? typed.trim() : '',
    isNew.current ? place : { ...place, city: '', zip: '' },
  );
  const items = addresses
    .filter(({ state }) => !states || states.includes(state))
    .map((address) => ({
      key: Object.values(address).join('\n'),
      text: address.addressLine1,
      note: `${address.city}, ${address.state} ${address.zip}`,
      address,
    }));
  return (
    <Field label={label} hint={hint} required={required} errors={errors}>
      {(attributes) => (
        <Combobox
          attributes={{ ...attributes, name, required }}
          isFree
          isPlain={!isCompleted}
          label="Addresses"
          value={value}
          items={items}
          // The street is not looked up again for each key of the city or the ZIP code: each lookup costs its owner.
          onOpen={(isOpen) => isOpen || setTyped('')}
          onType={(text) => {
            setTyped(text);
            onChange({ target: { value: text } });
          }}
          onChoose={({ address }) => {
            isNew.current = false;
            setTyped('');
            onChoose(address);
          }}
        />
      )}
    </Field>
  );
}
