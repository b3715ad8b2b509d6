/** `withdrawn`: the inviter removed the organization, or deleted the pay application. */
export const payApplicationInvitationStatuses = ['invited', 'accepted', 'declined', 'withdrawn'] as const;
export type PayApplicationInvitationStatus = (typeof payApplicationInvitationStatuses)[number];
