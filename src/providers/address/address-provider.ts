import type { AddressCompletion, AddressOfCounty, TypedAddress } from '../../domain/address/completion.js';

/** A party that knows the addresses of the United States. */
export interface AddressProvider {
  /** At most ten. @throws {LookupFailed} */
  complete(typed: TypedAddress): Promise<AddressCompletion[]>;
  /** The county as the provider writes it, and the state that it is in; null if it knows none. @throws {LookupFailed} */
  findCounty(address: AddressOfCounty): Promise<{ county: string; state: string } | null>;
}

/** The provider gave no usable answer. The message says nothing of the address, because it is logged. */
export class LookupFailed extends Error {
  override name = 'LookupFailed';
}
