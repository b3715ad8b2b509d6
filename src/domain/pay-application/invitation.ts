/** `withdrawn`: the inviter took the organization off, or deleted the pay application. */
export const payApplicationInvitationStatuses = ['invited', 'accepted', 'declined', 'withdrawn'] as const;
export type PayApplicationInvitationStatus = (typeof payApplicationInvitationStatuses)[number];
