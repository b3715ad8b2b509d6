import type { Page } from 'playwright-core';

/** A passkey authenticator, as one that is built into a computer. */
export interface VirtualAuthenticator {
  /** The passkeys that it keeps, by their ids in base64. */
  credentials(): Promise<Array<{ credentialId: string; rpId?: string; signCount: number }>>;
  /** Whether the person passes the check of the device, such as a fingerprint. */
  setUserVerified(isUserVerified: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** Gives the page an authenticator that confirms each request, so that passkeys are made and used without a person. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setUserVerified: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    remove: () => cdp.detach(),
  };
}
