/** `withdrawn`: the inviter removed the organization, or deleted the pay application. */
export const payApplicationInvitationStatuses = ['invited', 'accepted', 'declined', 'withdrawn'] as const;
export type PayApplicationInvitationStatus = (typeof payApplicationInvitationStatuses)[number];

/** How long an invitation to a mailbox can be accepted. Companies that do not use the service yet need time to sign up. */
export const emailInvitationMs = 30 * 24 * 3_600_000;

/** How often an address is invited to one application in one role before someone accepts. Sending again counts. */
export const maxMailboxAttempts = 3;

/** Open invitations to mailboxes of one application. */
export const maxEmailInvitations = 20;

/** Invitations to mailboxes that one account sends within a quarter of an hour. */
export const emailInvitationAllowance = 50;

/** How many applications of an account can invite the same organization or address within this time without an acceptance. */
export const maxUnaccepted = { applications: 100, days: 30 };
