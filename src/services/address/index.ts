import { v5 as uuidv5 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type AddressCompletion, canBeCompleted, canHaveCounty } from '../../domain/address/completion.js';
import { countyName } from '../../domain/address/county-names.js';
import { type AddressProvider, LookupFailed } from '../../providers/address/address-provider.js';
import type { AddressCompletionsArgs, AddressCountyArgs } from '../../schema/address.js';
import { credentialFor } from '../credential/open-for-account.js';

/** Of an account in a mode: twenty addresses that are typed. Each one costs its owner, who may be the operator. */
export const lookupsPerMinute = 180;

/** What a street that is typed can become; null without a provider. */
export async function completeAddress(
  ctx: RequestContext,
  { prefix, city = null, state = null, zip = null }: AddressCompletionsArgs,
): Promise<AddressCompletion[] | null> {
  authorize(ctx, 'records');
  const provider = await findProvider(ctx);
  if (!provider) return null;
  if (!prefix || !canBeCompleted(prefix)) return [];
  return (await lookUp(ctx, () => provider.complete({ prefix, city, state, zip }))) ?? [];
}

/**
 * The county of an address, with its noun. A person decides whether to use it: the provider knows the county of the city, and a city
 * may be in several (docs/decisions/0118).
 */
export async function proposeCounty(
  ctx: RequestContext,
  { addressLine1, city = null, state = null, zip = null }: AddressCountyArgs,
): Promise<string | null> {
  authorize(ctx, 'records');
  const address = { addressLine1, city, state, zip };
  const provider = canHaveCounty(address) ? await findProvider(ctx) : undefined;
  const place = provider && (await lookUp(ctx, () => provider.findCounty(address)));
  // A provider corrects an address that it does not find: the county of another state is that of another address.
  const isElsewhere = place && state?.trim() && state.trim().toUpperCase() !== place.state;
  return place && !isElsewhere ? countyName(place.county, place.state) : null;
}

/** The simulation in the sandbox, otherwise the account's own Lob, or else the operator's. */
async function findProvider(ctx: RequestContext): Promise<AddressProvider | undefined> {
  const { livemode, account, infrastructure } = ctx;
  const { addresses, webhooks } = infrastructure;
  if (!livemode) return addresses!.simulated;
  const credential = await credentialFor(ctx.db, webhooks!.keyring, { accountId: account.id, livemode }, 'lob');
  return credential ? addresses!.lobOf(credential.secret) : addresses!.lob;
}

/** Null if the provider does not answer, or too much is asked of it: the form goes on without it. */
async function lookUp<T>(ctx: RequestContext, ask: () => Promise<T>): Promise<T | null> {
  const { account, livemode, infrastructure } = ctx;
  // Requests have a limit of their own, so that completions do not use it up.
  const counted = { id: uuidv5('address lookups', account.id), livemode };
  if (!(await infrastructure.limiter!.take(counted, lookupsPerMinute)).allowed) return null;
  const end = infrastructure.addresses!.begin(account.id);
  if (!end) return null;
  try {
    return await ask();
  } catch (error) {
    if (error instanceof LookupFailed) return null;
    throw error;
  } finally {
    end();
  }
}
