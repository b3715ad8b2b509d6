import { type Address, addressLines } from './lines.js';

/** A name with the printed lines of its address. */
export interface Addressee {
  name: string;
  addressLines: string[];
}

export function addressee(name: string, address: Address | null): Addressee {
  return { name, addressLines: address ? addressLines(address) : [] };
}
