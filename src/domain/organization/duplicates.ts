/** Why two companies of the directory may be the same. */
export const duplicateReasons = ['name', 'address', 'email', 'phone'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];
