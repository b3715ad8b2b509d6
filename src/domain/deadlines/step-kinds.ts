/** The steps of the calculation of a deadline: `anchor` starts the period, `count` ends it, `roll` moves off a day that does not count. */
export const deadlineStepKinds = ['anchor', 'count', 'roll'] as const;
export type DeadlineStepKind = (typeof deadlineStepKinds)[number];
