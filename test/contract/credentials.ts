import type { Caller, World } from '../support/worlds/world.js';

/**
 * A credential of each kind, which the sandbox accepts too. In live mode no provider answers the verification, so they stay
 * unverified.
 */
export async function addCredentials(world: World, caller: Caller) {
  const make = async (path: string, body: object): Promise<string> =>
    (await world.rest(caller, 'POST', path, body)).body.data.id;
  return {
    providerCredentialId: await make('/provider-auth', {
      provider: 'lob',
      label: 'Letters',
      mode: 'test',
      secret: 'test_9f2b5c0e7a1d4f38b6c2e90a7d5f1c3e',
      settings: { webhook_secret: 'secret_of_the_callbacks' },
    }),
    shipperCredentialId: await make('/shipper-auth', {
      provider: 'easypost',
      label: 'Parcels',
      mode: 'test',
      secret: 'EZTK9f2b5c0e7a1d4f38b6c2e90a7d5f1c3e',
    }),
  };
}
