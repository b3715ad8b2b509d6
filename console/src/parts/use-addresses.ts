import { type AddressOfCounty, canBeCompleted, canHaveCounty } from '@domain/address/completion.js';
import { useRead } from '../api/use-read';
import { AddressCompletionsDocument, AddressCountyDocument, AddressProviderDocument } from './addresses.documents';
import { useRested } from './use-rested';

/** An address that may be in part. */
export type Place = Record<'city' | 'state' | 'zip', string>;

/** No other record changes an address: each lookup costs its owner, so that none runs again after a change. */
const follows = ['provider_credential'];

/** Whether addresses are completed in this organization and mode, for this person. */
export function useAddressProvider(): boolean {
  const read = useRead(AddressProviderDocument, {}, { follows });
  return Boolean(read.data?.addressCompletions);
}

/** The addresses that begin as it is typed; none while it still changes, or where none can be read. */
export function useCompletions(typed: string, { city, state, zip }: Place) {
  const prefix = useRested(typed);
  const narrowed = { city: city.trim() || null, state: state.trim() || null, zip: zip.trim() || null };
  const enabled = prefix === typed && canBeCompleted(typed) && typed.length <= 100;
  const read = useRead(AddressCompletionsDocument, { prefix, ...narrowed }, { enabled, follows, isPaid: true });
  return (enabled && read.data?.addressCompletions) || [];
}

/** Typing an address takes longer pauses than searching, and each county that is asked for costs its owner. */
const addressRestMs = 1_000;

/** The county of an address whose ZIP code is complete, which is what decides it. */
export function useCounty(address: AddressOfCounty, isAsked: boolean): string | null {
  const hasProvider = useAddressProvider();
  const key = JSON.stringify(address);
  const isResting = useRested(key, addressRestMs) === key;
  const enabled = isAsked && hasProvider && isResting && canHaveCounty({ ...address, city: null, state: null });
  const read = useRead(AddressCountyDocument, address, { enabled, follows, isPaid: true });
  return (enabled && read.data?.addressCounty) || null;
}
