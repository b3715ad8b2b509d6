const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long sessions, and the links to sign in with, are valid. */
export const sessionLimits = {
  /** Without a request. An open socket is not a request. */
  idleMs: 12 * hourMs,
  absoluteMs: 30 * 24 * hourMs,
  linkMs: 15 * minuteMs,
  /** For this long after signing in, a session may do what is sensitive. */
  recentMs: 15 * minuteMs,
  requestsPerMinute: 600,
} as const;

/** How long a browser may take to ask its user for a passkey. */
export const challengeMs = 5 * minuteMs;

/** How long a person may take at the identity provider. */
export const oidcMs = 10 * minuteMs;

/** Passkeys of one user. */
export const maxPasskeys = 25;

/** How long the link of an invitation works. */
export const invitationMs = 7 * 24 * hourMs;

/** When a session ends unless another request uses it. */
export function sessionEnds(createdAt: Date, lastSeenAt: Date): Date {
  const { idleMs, absoluteMs } = sessionLimits;
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, createdAt.getTime() + absoluteMs));
}

/**
 * Attempts within a quarter of an hour: requests for a link to one e-mail address or from one network, links and passkeys used
 * from one network, sign-ins with a passkey or the identity provider begun from one network, passkeys that one user begins to add, invitations to one
 * organization, and codes of documents looked up from one network.
 */
export const signInAllowances = {
  linksPerEmail: 5,
  linksPerNetwork: 30,
  confirmationsPerNetwork: 30,
  challengesPerNetwork: 60,
  passkeysPerUser: 20,
  invitationsPerOrganization: 50,
  verificationsPerNetwork: 120,
} as const;

export const signInWindowMs = 15 * minuteMs;
