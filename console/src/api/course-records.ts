/** The records that the deadlines of a project follow from, for what shows them. */
export const courseRecords = ['project', 'party', 'jobsite', 'notice', 'waiver', 'escalation'] as const;

/** The records that change what is owed, and what secures it. */
export const moneyRecords = [...courseRecords, 'pay_application'] as const;
