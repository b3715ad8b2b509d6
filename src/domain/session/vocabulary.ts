/** How a session began. */
export const sessionMethods = ['link', 'passkey', 'oidc'] as const;
export type SessionMethod = (typeof sessionMethods)[number];

export const sessionEndReasons = ['signed_out', 'replaced', 'expired'] as const;

export const oidcRefusals = [
  'denied',
  'state',
  'nonce',
  'audience',
  'answer',
  'unavailable',
  'unverified_email',
  'domain',
  'no_account',
] as const;
export type OidcRefusal = (typeof oidcRefusals)[number];
