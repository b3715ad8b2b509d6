/** The records that the deadlines of a project follow from, for what shows them. */
export const courseRecords = ['project', 'party', 'jobsite', 'notice', 'waiver', 'escalation'] as const;
