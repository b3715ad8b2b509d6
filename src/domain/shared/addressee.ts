export interface Address {
  addressLine1: string | null;
  addressLine2?: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** A name with the printed lines of its address. */
export interface Addressee {
  name: string;
  addressLines: string[];
}

export function addressee(name: string, address: Address | null): Addressee {
  if (!address) return { name, addressLines: [] };
  const { addressLine1, addressLine2, city, state, zip } = address;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { name, addressLines: [addressLine1, addressLine2, place].filter((line): line is string => Boolean(line)) };
}
