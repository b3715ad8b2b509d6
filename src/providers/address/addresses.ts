import type { AddressProvider } from './address-provider.js';
import { createLobAddresses } from './lob.js';
import { createSimulatedAddresses } from './simulated.js';

interface AddressSettings {
  lobApiKey?: string | undefined;
  lobApiBase: string;
  /** The time limit of a lookup. */
  timeoutMs?: number;
}

export interface Addresses {
  /** The provider of accounts without a key of their own; undefined without one. */
  lob: AddressProvider | undefined;
  /** Lob with the key of an account. */
  lobOf(apiKey: string): AddressProvider;
  /** The provider of the sandbox. */
  simulated: AddressProvider;
  /** Begins a lookup of an account; the returned function ends it. Null if too many are under way. */
  begin(accountId: string): (() => void) | null;
}

/** Lookups under way in a process: more come only while the provider hangs, and would keep its connections waiting. */
const maxAtOnce = { ofAll: 64, ofAccount: 8 };

export function createAddresses({ lobApiKey, lobApiBase: apiBase, timeoutMs }: AddressSettings): Addresses {
  const lobOf = (apiKey: string) => createLobAddresses({ apiKey, apiBase, timeoutMs });
  return {
    // A test key completes to invented addresses.
    lob: lobApiKey?.startsWith('live_') ? lobOf(lobApiKey) : undefined,
    lobOf,
    simulated: createSimulatedAddresses(),
    begin: countLookups(),
  };
}

function countLookups(): Addresses['begin'] {
  const running = new Map<string, number>();
  let all = 0;
  return (accountId) => {
    const count = running.get(accountId) ?? 0;
    if (all >= maxAtOnce.ofAll || count >= maxAtOnce.ofAccount) return null;
    all += 1;
    running.set(accountId, count + 1);
    return () => {
      all -= 1;
      const left = running.get(accountId)! - 1;
      if (left === 0) running.delete(accountId);
      else running.set(accountId, left);
    };
  };
}
