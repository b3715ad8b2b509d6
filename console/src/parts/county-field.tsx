import type { AddressOfCounty } from '@domain/address/completion.js';
import { isSameCounty } from '@domain/address/counties.js';
import { type ReactNode, useRef } from 'react';
import type { FieldMessages } from '../api/errors';
import { Button } from './button';
import { TextField } from './field';
import { useCounty } from './use-addresses';

/**
 * The county of an address, which is proposed and never filled in: the office of a recording and the court depend on it, and a city may
 * be in several.
 */
export function CountyField({
  address,
  onChange,
  ...rest
}: {
  label: string;
  hint?: ReactNode;
  name?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
  address: AddressOfCounty;
}) {
  const { value } = rest;
  const key = JSON.stringify(address);
  const first = useRef(key);
  const field = useRef<HTMLDivElement>(null);
  // A county that was entered for the same address is not doubted.
  const county = useCounty(address, value.trim() === '' || key !== first.current);
  const isOffered = county !== null && !isSameCounty(value, county);
  const use = () => {
    onChange({ target: { value: county ?? '' } });
    // The button is gone then.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={field}>
      <TextField onChange={onChange} {...rest} />
      <div role="status">
        {isOffered && (
          <p className="-mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">{county}, from the address</span>
            <Button onClick={use}>Use it</Button>
          </p>
        )}
      </div>
    </div>
  );
}
